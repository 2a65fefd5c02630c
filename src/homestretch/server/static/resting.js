// @ts-check
// When things explain themselves: a mouse rests on them, a finger stays, or the key I is pressed.
import { closeAbout, explain, look, openAbout } from "./about.js";

const REST = 450; // milliseconds
const LONG = 900; // on a field of the board, of which there are many
const NEXT = 120; // from one thing to the next
const STRAY = 10; // pixels

let waiting = 0;
let held = false; // a finger stayed, so its click means nothing
let down = { x: -99, y: -99 }; // where a finger or the mouse was put down last

/** Whether this is elsewhere: what was just clicked need not be explained. @param {PointerEvent} event */
function strayed(event) {
  return Math.hypot(event.clientX - down.x, event.clientY - down.y) > STRAY;
}

/** The nearest element around this that explains itself. @param {EventTarget | null} target */
function explained(target) {
  const found = target instanceof Element ? target.closest("[data-about]") : null;
  return /** @type {HTMLElement | null} */ (found);
}

/**
 * @param {HTMLElement} from
 * @param {number} after
 * @param {boolean} pinned
 */
function wait(from, after, pinned) {
  waiting = window.setTimeout(() => {
    held = look(from, pinned) && pinned;
  }, after);
}

document.addEventListener("pointerover", (event) => {
  const [from, open] = [explained(event.target), openAbout()];
  if (event.pointerType !== "mouse" || open?.pinned || (from && from === open?.from)) return;
  window.clearTimeout(waiting);
  if (open) closeAbout();
  if (!from || event.buttons || !strayed(event)) return;
  wait(from, open ? NEXT : from.matches(".spot-door") ? LONG : REST, false);
});

document.addEventListener("pointerdown", (event) => {
  window.clearTimeout(waiting);
  held = false;
  down = { x: event.clientX, y: event.clientY };
  if (!(event.target instanceof Element && event.target.closest(".about-card"))) closeAbout();
  const from = explained(event.target);
  if (from && event.pointerType !== "mouse") wait(from, REST, true);
});

document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" && strayed(event)) window.clearTimeout(waiting);
});

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => window.clearTimeout(waiting));
}

/** The click that ends a long press says nothing. @param {Event} event */
function swallow(event) {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopPropagation();
}
document.addEventListener("click", swallow, true);

document.addEventListener("contextmenu", (event) => {
  if (explained(event.target) && (held || openAbout()?.pinned)) event.preventDefault();
});

document.addEventListener("scroll", () => openAbout()?.pinned || closeAbout(), true);

/**
 * The key I explains what the keyboard is on; Escape closes before it takes back.
 * @param {KeyboardEvent} event
 */
function pressed(event) {
  if (event.key === "Escape" && closeAbout()) event.stopImmediatePropagation();
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "i") return;
  const from = explained(document.activeElement);
  if (from && openAbout()?.from !== from) explain(from);
  else if (!closeAbout()) document.dispatchEvent(new CustomEvent("legend"));
}
document.addEventListener("keydown", pressed, true);
