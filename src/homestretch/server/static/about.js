// @ts-check
// Things and places explain themselves: what they are called, whose they are, what they do and cost.
import { all, announce, button, drawing, el, say, sign } from "./dom.js";

/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {{label: string, about: string, owner: number, look?: string, tag?: string}} Explained */

const EDGE = 8;

/** Drawings and sentences by their names, as the server has sent them. @type {Record<string, string>} */
export const looks = {};
/** @type {Record<string, string>} */
export const abouts = {};

/** @type {WeakMap<Element, Explained>} */
const known = new WeakMap();
/** @type {Chair[]} */
let chairs = [];
/** @type {{card: HTMLElement, from: HTMLElement, pinned: boolean} | null} */
let open = null;

/** Whose things are whose. @param {Chair[]} seats */
export function meetOwners(seats) {
  chairs = seats;
}

/** All that is on the page now and explains itself, what is nearest to the reader first. */
export function explanations() {
  const places = [".in-hand [data-about]", ".in-centre [data-about]", ".thing[data-about]", "[data-about]"];
  return places.flatMap((where) => all(where)).flatMap((one) => known.get(one) ?? []);
}

/**
 * From now on this element explains itself.
 * @param {HTMLElement} element
 * @param {Explained} what
 */
export function explains(element, what) {
  if (!what.about) return;
  known.set(element, what);
  element.dataset.about = what.about;
}

/**
 * Show what this is and does, and why it cannot be used now; whether there is anything to say.
 * @param {HTMLElement} from
 * @param {...(Node | string)} reason
 */
export function explain(from, ...reason) {
  const what = known.get(from);
  if (!what) return false;
  show(from, what, true, reason);
  const why = reason.map((one) => (typeof one === "string" ? one : ""));
  announce([what.label, abouts[what.about], ...why].join(" "));
  return true;
}

/** What is explained just now. */
export function openAbout() {
  return open;
}

/**
 * Show what this is and does, as long as the mouse rests there, or pinned until something else is touched.
 * @param {HTMLElement} from
 * @param {boolean} pinned
 */
export function look(from, pinned) {
  const what = known.get(from);
  if (what && from.isConnected) show(from, what, pinned);
  return Boolean(what);
}

/** Whether there was a card to close. */
export function closeAbout() {
  const was = open;
  open?.card.remove();
  open = null;
  return Boolean(was);
}

/** After a new drawing, what is explained is looked for again. */
export function settleAbout() {
  if (!open || open.pinned || open.from.isConnected) return;
  const key = open.from.dataset.key;
  const again = key ? all(`[data-key="${CSS.escape(key)}"]`)[0] : undefined;
  if (again && known.has(again)) open.from = again;
  else closeAbout();
}

/**
 * A picture of what is explained, its name, whose it is and what it does.
 * @param {Explained} what
 */
export function described(what) {
  const chair = chairs[what.owner];
  const whose = chair ? el("span", { class: "whose" }, sign(chair), chair.name) : null;
  const price = what.tag ? el("span", { class: "price" }, what.tag) : null;
  const head = el("p", { class: "about-name" }, el("strong", {}, what.label), price, whose);
  const look = what.look ? el("div", { class: "about-look" }, drawing(looks[what.look])) : null;
  return [look, el("div", { class: "about-text" }, head, el("p", {}, abouts[what.about] ?? ""))];
}

/**
 * A small picture and the price on a button that means a thing; who listens hears its whole name.
 * @param {HTMLElement} door
 * @param {Explained} thing
 */
export function adorn(door, thing) {
  if (!thing.look || !looks[thing.look]) return;
  const silent = { "aria-hidden": "true" };
  if (thing.tag) {
    const text = el("span", silent, ...door.childNodes);
    const price = el("span", { class: "price", ...silent }, thing.tag);
    door.replaceChildren(text, price, el("span", { class: "unseen" }, thing.label));
  }
  door.prepend(el("span", { class: "offer-look", ...silent }, drawing(looks[thing.look])));
  door.classList.add("pictured");
  explains(door, thing);
}

/**
 * @param {HTMLElement} from
 * @param {Explained} what
 * @param {boolean} pinned
 * @param {(Node | string)[]} reason
 */
function show(from, what, pinned, reason = []) {
  closeAbout();
  const why = reason.length ? el("p", { class: "about-why" }, ...reason) : null;
  const shut = pinned ? button("×", () => void closeAbout(), "quiet about-close") : null;
  shut?.setAttribute("aria-label", say("close"));
  const [look, text] = described(what);
  text?.append(why ?? "");
  const card = el("div", { class: `about-card${pinned ? " pinned" : ""}`, role: "note" }, look, text, shut);
  document.body.append(card);
  put(card, from.getBoundingClientRect());
  open = { card, from, pinned };
}

/**
 * Beside what it speaks of, never over it: above, below, or where there is most room.
 * @param {HTMLElement} card
 * @param {DOMRect} box
 */
function put(card, box) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const [right, bottom] = [window.innerWidth - EDGE, window.innerHeight - EDGE];
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(EDGE, Math.min(at, most));
  let left = within(box.left + box.width / 2 - width / 2, right - width);
  let top = box.top - height - EDGE;
  if (top < EDGE) top = box.bottom + EDGE;
  if (top + height > bottom) {
    top = within(box.top + box.height / 2 - height / 2, bottom - height);
    left = box.left > window.innerWidth - box.right ? box.left - width - EDGE : box.right + EDGE;
    left = within(left, right - width);
  }
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}
