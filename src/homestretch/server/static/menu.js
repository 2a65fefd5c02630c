// @ts-check
// A small menu beside what was clicked, when a click may mean several words.
import { all, el, say } from "./dom.js";

const EDGE = 8;

/** Whether there was one. */
export function closeMenu() {
  const open = document.querySelector(".menu");
  open?.remove();
  return Boolean(open);
}

/** The lines of the menu, if one is open. @returns {HTMLElement[] | null} */
export function menuDoors() {
  const open = document.querySelector(".menu");
  return open ? all("button", open) : null;
}

/**
 * @param {HTMLElement[]} doors
 * @param {HTMLElement} from
 */
export function openMenu(doors, from) {
  closeMenu();
  const made = el("div", { class: "menu", role: "group", "aria-label": say("choose") }, ...doors);
  document.body.append(made);
  const box = from.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(box.left, window.innerWidth - made.offsetWidth - EDGE));
  const top = Math.min(box.bottom + 6, window.innerHeight - made.offsetHeight - EDGE);
  made.style.left = `${left + window.scrollX}px`;
  made.style.top = `${top + window.scrollY}px`;
  doors[0].focus();
}
