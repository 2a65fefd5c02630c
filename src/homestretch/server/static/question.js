// @ts-check
// The question: what is asked, what was said so far, and buttons for what has no place on the table.
import { adorn } from "./about.js";
import { all, announce, button, el, say, setting } from "./dom.js";
import { says } from "./doors.js";
import { isSelection, left, open } from "./picks.js";

/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {(offer: Offer, cls: string) => HTMLElement} Make */

const FEW = 2;
const SOME = 4;
const TOLD = 6; // offers that are read aloud with the question

/** What is asked, how many are missing, and what was said so far. @param {Ask} asked */
export function question(asked) {
  const words = `${say("said")}: ${asked.said.join(" · ")}`;
  const more = isSelection(asked) ? say("to-choose", { count: left(asked) }) : "";
  return [
    asked.what,
    ...(more ? [" ", el("strong", { class: "left" }, more)] : []),
    ...(asked.said.length ? [el("span", { class: "said" }, words)] : []),
  ];
}

/** Read the question aloud, with its answers where they are few. @param {Ask} asked */
export function readOut(asked) {
  const offers = open(asked);
  const few = offers.length <= TOLD;
  const list = offers.map((offer, n) => `${n + 1}: ${offer.text}`).join(", ");
  announce(`${asked.what} ${few ? list : say("all-options", { count: offers.length })}`);
}

/**
 * Buttons for what the table does not show, or for all where they are few.
 * @param {Sight} sight
 * @param {Ask} asked
 * @param {HTMLElement[]} back
 * @param {Make} make
 */
export function bank(sight, asked, back, make) {
  const offers = open(asked);
  const onTable = new Set(sight.things.flatMap((thing) => thing.says));
  for (const spot of all(".spot-door")) for (const token of says(spot)) onTable.add(token);
  const loose = offers.some((offer) => !onTable.has(offer.token));
  const few = offers.length <= (loose ? SOME : FEW);
  const plain = offers.filter((offer) => few || !onTable.has(offer.token));
  const rest = offers.length > plain.length ? [list(offers, make)] : [];
  return [...plain.map((offer) => make(offer, "main")), ...back, ...rest];
}

/**
 * Everything there is to say, as a list.
 * @param {Offer[]} offers
 * @param {Make} make
 */
function list(offers, make) {
  const head = el("summary", {}, say("all-options", { count: offers.length }));
  const items = el("ul", {}, ...offers.map((offer) => el("li", {}, make(offer, "quiet"))));
  const made = el("details", { class: "all", open: setting("list") === "open" }, head, items);
  made.addEventListener("toggle", () => setting("list", made.open ? "open" : ""));
  return made;
}

/**
 * A button that says a word.
 * @param {Offer} offer
 * @param {string} cls
 * @param {Sight | null} sight
 * @param {() => void} click
 */
export function offerDoor(offer, cls, sight, click) {
  const made = button(offer.text, click, cls);
  made.dataset.token = String(offer.token);
  made.dataset.key = `offer-${offer.token}`;
  const thing = sight?.things.find((one) => one.says.includes(offer.token));
  if (thing) adorn(made, thing);
  return made;
}
