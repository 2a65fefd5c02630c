// @ts-check
// A seat at the table: who sits there, and what lies before them.
import { el, facts, say, sign } from "./dom.js";
import { isPartner, partner } from "./partners.js";

/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Sight} Sight */

/**
 * What lies before a player, under the name.
 * @param {Chair} chair
 * @param {People} people
 * @param {Sight} sight
 * @param {HTMLElement[]} zones
 */
export function panel(chair, people, sight, zones) {
  const marks = [
    sight.awaits.includes(chair.seat) && "turn",
    sight.outcome?.winners.includes(chair.seat) && "winner",
    chair.seat === people.seat && "me",
    isPartner(chair, people) && "partner",
  ];
  const cls = ["seat", ...marks.filter(Boolean)].join(" ");
  const name = el("span", { class: "name" }, chair.name);
  const head = el("h2", { class: "seat-name" }, sign(chair), name, ...badges(chair, people));
  const inner = el("div", { class: "zones" }, ...zones);
  return el("section", { class: cls, "aria-label": chair.name, "data-seat": chair.seat }, head, inner);
}

/**
 * Who sits there in a few letters, where there is no room for what lies before them.
 * @param {Chair} chair
 * @param {People} people
 * @param {Sight} sight
 */
export function chip(chair, people, sight) {
  const marks = [
    sight.awaits.includes(chair.seat) && "turn",
    chair.seat === people.seat && "me",
    isPartner(chair, people) && "partner",
    isMissed(chair, people) && "gone",
  ];
  const given = { class: marks.filter(Boolean).join(" "), "data-seat": chair.seat };
  const mate = isPartner(chair, people) && el("span", { class: "unseen" }, ` ${say("partner")}`);
  return el("li", given, sign(chair), mate, el("span", {}, chair.name));
}

/**
 * Whether somebody is gone who should be here: when the game is over everybody may go.
 * @param {Chair} chair
 * @param {People} people
 */
function isMissed(chair, people) {
  return chair.kind === "person" && !chair.here && people.stage !== "over";
}

/**
 * @param {Chair} chair
 * @param {People} people
 */
function badges(chair, people) {
  const texts = [
    people.mine.includes(chair.seat) && facts.mode === "play" && say("you"),
    chair.bot && say("bot"),
    isMissed(chair, people) && say("away"),
  ];
  const told = texts.filter(Boolean).map((text) => el("span", { class: "badge-text" }, text));
  return [...partner(chair, people), ...told];
}
