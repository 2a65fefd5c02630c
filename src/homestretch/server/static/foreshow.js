// @ts-check
// Before it is said: what a card could move and where that would land, while a mouse, a finger or the
// focus is on it.
import { all } from "./dom.js";
import { doors, says } from "./doors.js";

const OFFERED = ".thing.can, [data-token]";

/**
 * @param {(words: number[]) => Set<number>} leads
 */
export function foreshow(leads) {
  const look = (/** @type {Event} */ event) => {
    if (document.querySelector(".dragged")) return;
    const from = event.target instanceof Element ? event.target.closest(OFFERED) : null;
    const words = from ? says(/** @type {HTMLElement} */ (from)) : [];
    show(from ? leads(words) : new Set());
    land("would", (token) => words.includes(token));
  };
  for (const kind of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(kind, look);
  for (const kind of ["pointercancel", "focusout"]) document.addEventListener(kind, rest);
  document.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && rest());
}

function rest() {
  show(new Set());
  land("would", () => false);
}

/**
 * Mark where offered words lead to that end there: the place, and what lies on it.
 * @param {string} cls
 * @param {(token: number) => boolean} fits
 */
export function land(cls, fits) {
  const going = all(".thing.can[data-goes]").filter((thing) => says(thing).some(fits));
  const places = new Set(going.map((thing) => thing.dataset.goes));
  for (const one of all(".spot-door")) one.classList.toggle(`${cls}-land`, places.has(one.dataset.place));
  for (const one of all(".pieces .tile")) one.classList.toggle(`${cls}-land`, places.has(one.dataset.at));
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
