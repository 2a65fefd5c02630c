// @ts-check
// For those who listen: what stands where on the board, in a list, instead of a hundred idle spots.
import { el, say } from "./dom.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Sight} Sight */

/**
 * Everything on the board that is not face down, with the name of its place; pawns first.
 * @param {Board} board
 * @param {Sight} sight
 */
export function whereabouts(board, sight) {
  const places = new Map(board.places.map((place) => [place.name, place.label]));
  const things = sight.things.filter((thing) => thing.spot && !thing.marks.includes("down"));
  const rank = (/** @type {string} */ role) => (role === "pawn" ? 0 : 1);
  things.sort((a, b) => rank(a.role) - rank(b.role) || a.owner - b.owner);
  const lines = things.map((thing) => {
    const where = places.get(thing.at) ?? "";
    const known = where === thing.at || thing.label.includes(where);
    return el("li", {}, known ? thing.label : `${thing.label}: ${where}`);
  });
  return el("ul", { class: "standing unseen", "aria-label": say("standing") }, ...lines);
}

/**
 * Keep from those who listen what they need not hear.
 * @param {HTMLElement} element
 * @param {boolean} hidden
 */
export function hide(element, hidden) {
  if (hidden) element.setAttribute("aria-hidden", "true");
  else element.removeAttribute("aria-hidden");
}
