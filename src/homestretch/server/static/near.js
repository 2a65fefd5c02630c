// @ts-check
// Fingers are wide: a tap beside a target means it, and where two are too close the board comes nearer.
import { all } from "./dom.js";

const REACH = 14; // pixels from the middle of a target that are the target, however small it is drawn
const STRAY = 30; // pixels from there, where nothing else was meant
const CLOSE = 24; // pixels between two targets that a finger tells apart
const NEARER = 2.2; // times

let touched = false;
let passing = false; // a click that was led to its target

document.addEventListener("pointerdown", (event) => (touched = event.pointerType !== "mouse"), true);

/** @param {MouseEvent} event */
function targets(event) {
  const found = all(".board-holder .can").map((door) => {
    const box = door.getBoundingClientRect();
    const away = Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY);
    return { door, away, half: box.width / 2 };
  });
  return found.sort((a, b) => a.away - b.away);
}

/** @param {MouseEvent} event */
function lead(event) {
  const from = event.target instanceof Element ? event.target : null;
  const field = /** @type {HTMLElement | null} */ (from?.closest(".board-holder") ?? null);
  if (!field) return step(null);
  if (passing || !event.isTrusted || !touched || !event.detail) return;
  const [first, second] = targets(event);
  const aimed = from?.closest(".thing, .spot-door:not(.mute)");
  if (!first || first.away > Math.max(first.half, aimed ? REACH : STRAY)) return;
  event.stopPropagation();
  event.preventDefault();
  if (second && isUnclear(first.door, second.door) && !field.classList.contains("nearer")) {
    return step(field, event);
  }
  step(null);
  passing = true;
  first.door.click();
  passing = false;
}

/**
 * Whether a finger cannot tell these two.
 * @param {HTMLElement} one
 * @param {HTMLElement} other
 */
function isUnclear(one, other) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const apart = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
  return apart > 1 && apart < CLOSE && one.dataset.says !== other.dataset.says;
}

/**
 * Bring the board nearer around a point, or put it back.
 * @param {HTMLElement | null} field
 * @param {MouseEvent} [event]
 */
function step(field, event) {
  for (const one of all(".board-holder.nearer")) one.classList.remove("nearer");
  if (!field || !event) return;
  const box = field.getBoundingClientRect();
  field.style.setProperty("--near-x", `${event.clientX - box.x}px`);
  field.style.setProperty("--near-y", `${event.clientY - box.y}px`);
  field.style.setProperty("--nearer", String(NEARER));
  field.classList.add("nearer");
}

document.addEventListener("click", lead, true);
