// @ts-check
// A selection: some of these, clicked in any order, said in the one order there is.
import { doors, says } from "./doors.js";

/** @typedef {import("./types.js").Ask} Ask */

/** @type {number[]} */
let picked = [];

/** Nothing is picked any more; whether anything was. */
export function clearPicks() {
  const had = picked.length > 0;
  picked = [];
  return had;
}

/** Nothing but this is picked. @param {number[]} tokens */
export function keepPicks(tokens) {
  picked = tokens;
}

/** What is picked so far, in the order in which it is said. */
export function picks() {
  return [...picked].sort((a, b) => a - b);
}

/** Whether this question takes words in any order. @param {Ask | null | undefined} asked */
export function isSelection(asked) {
  return Boolean(asked && asked.among.length && asked.left > 1);
}

/**
 * Pick a word, or put it back; whether that was the last one.
 * @param {Ask} asked
 * @param {number} token
 */
export function pick(asked, token) {
  picked = picked.includes(token) ? picked.filter((one) => one !== token) : [...picked, token];
  return picked.length === asked.left;
}

/** How many are still to be picked. @param {Ask} asked */
export function left(asked) {
  return asked.left - picked.length;
}

/** What may be answered now. @param {Ask} asked */
export function open(asked) {
  return isSelection(asked) ? asked.among : asked.offers;
}

/** Show what is picked. */
export function markPicks() {
  for (const one of doors()) {
    const on = says(one).some((token) => picked.includes(token));
    one.classList.toggle("picked", on);
    if (on) one.setAttribute("aria-pressed", "true");
    else one.removeAttribute("aria-pressed");
  }
}
