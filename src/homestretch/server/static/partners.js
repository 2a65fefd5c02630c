// @ts-check
// Who plays with whom: marked wherever a player is shown, whatever the game.
import { el, facts, say, sign } from "./dom.js";

/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").People} People */

/** The seat the reader looks from; at the board for everyone nobody's. @param {People} people */
function mine(people) {
  if (facts.mode !== "play") return -1;
  return people.seat ?? people.mine[0] ?? -1;
}

/**
 * Whether somebody who sits here wins and loses with the reader.
 * @param {Chair} chair
 * @param {People} people
 */
export function isPartner(chair, people) {
  return chair.mates.includes(mine(people));
}

/**
 * The reader's partner by that word; of all others, whom they play with. Nothing where everybody plays alone.
 * @param {Chair} chair
 * @param {People} people
 */
export function partner(chair, people) {
  if (isPartner(chair, people)) return [el("span", { class: "badge-text partner" }, say("partner"))];
  const others = chair.mates.map((seat) => people.seats[seat]);
  const name = others.map((other) => other.name || say("free-seat")).join(", ");
  if (!others.length) return [];
  const text = say("with", { name });
  const told = el("span", { class: "with-name" }, text);
  return [el("span", { class: "badge-text with", title: text }, ...others.map(sign), told)];
}
