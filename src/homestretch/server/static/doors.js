// @ts-check
// Elements that say words: things, places and buttons, found by what a click on them means.
import { all } from "./dom.js";

/** The words a click on this may mean. @param {HTMLElement} door @returns {number[]} */
export function says(door) {
  return door.dataset.token ? [Number(door.dataset.token)] : JSON.parse(door.dataset.says ?? "[]");
}

/** Everything on the page that says something. */
export function doors() {
  return all("[data-says], [data-token]");
}

/** Things and places that say this word. @param {number} token */
export function onTable(token) {
  return all("[data-says]").filter((door) => says(door).includes(token));
}

/** What is on the table under this word, as it is called. @param {number} token */
export function named(token) {
  const found = onTable(token).find((door) => door.dataset.label);
  return found?.dataset.label ?? onTable(token)[0]?.getAttribute("aria-label") ?? "";
}

/**
 * Give a mark to what says one of these words, and take it from all else.
 * @param {string} cls
 * @param {(token: number, door: HTMLElement) => boolean} fits
 */
export function mark(cls, fits) {
  for (const door of doors()) door.classList.toggle(cls, says(door).some((token) => fits(token, door)));
}
