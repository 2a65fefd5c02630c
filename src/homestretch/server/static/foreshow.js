// @ts-check
// Before it is said: what a card could move and where that would land, while a mouse, a finger or the
// focus is on it.
import { doors, says } from "./doors.js";

const OFFERED = ".thing.can, [data-token]";

/**
 * @param {(words: number[]) => Set<number>} leads
 */
export function foreshow(leads) {
  const look = (/** @type {Event} */ event) => {
    if (document.querySelector(".dragged")) return;
    const from = event.target instanceof Element ? event.target.closest(OFFERED) : null;
    show(from ? leads(says(/** @type {HTMLElement} */ (from))) : new Set());
  };
  for (const kind of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(kind, look);
  for (const kind of ["pointercancel", "focusout"]) document.addEventListener(kind, () => show(new Set()));
  document.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && show(new Set()));
}

/** Mark what says one of these words: a thing, or where none stands, the place. @param {Set<number>} words */
export function show(words) {
  const stands = new Set();
  const found = doors().filter((door) => door.dataset.says);
  for (const door of found.filter((one) => one.matches(".thing"))) {
    const on = says(door).some((token) => words.has(token));
    door.classList.toggle("would", on);
    if (on) for (const token of says(door)) stands.add(token);
  }
  for (const door of found.filter((one) => one.matches(".spot-door"))) {
    door.classList.toggle("would", says(door).some((token) => words.has(token) && !stands.has(token)));
  }
}
