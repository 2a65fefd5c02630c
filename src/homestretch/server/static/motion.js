// @ts-check
// Movement: what was told goes its way, one story after another; what else is elsewhere now follows.
import { boxOf } from "./boxes.js";
import { setting } from "./dom.js";
import { feel } from "./feel.js";
import { fly } from "./flyer.js";

/** @typedef {import("./types.js").Flight} Flight */
/** @typedef {import("./types.js").Told} Told */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{box: DOMRect, made: HTMLElement}} Was */
/** @typedef {(name: string) => HTMLElement | null} Find a place or a zone */
/** @typedef {{things: Map<string, HTMLElement>, before: Map<string, Was>, find: Find}} Change */

/** @type {Record<string, number>} */
const SPEEDS = { slow: 900, normal: 480, fast: 220, instant: 0 };
const LATEST = 5; // beats after which the last story begins
const OVERLAP = 0.65; // of a story, until the next one begins

/** @type {Set<Animation>} */
const running = new Set();
/** @type {Set<number>} */
const waiting = new Set();

/** How long one step of the story takes, in milliseconds. */
export function beat() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return 0;
  return SPEEDS[setting("speed")] ?? SPEEDS.normal;
}

/** Whatever is still moving is where it goes. */
export function arrive() {
  for (const id of waiting) window.clearTimeout(id);
  waiting.clear();
  for (const one of running) one.finish();
  running.clear();
}

/** When everything that moves has arrived. */
export async function stillness() {
  const ends = (/** @type {Animation} */ one) => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}

/**
 * @param {Element} thing
 * @returns {Point}
 */
export function middle(thing) {
  return centre(boxOf(thing));
}

/**
 * @param {DOMRect} box
 * @returns {Point}
 */
export function centre(box) {
  return { x: box.x + box.width / 2 + window.scrollX, y: box.y + box.height / 2 + window.scrollY };
}

/**
 * Let everything travel; how long it takes in all.
 * @param {Change} change
 * @param {Told[]} told
 * @param {number} [behind] how many more positions wait to be shown
 */
export function travel(change, told, behind = 0) {
  const one = beat() / (1 + behind / 2);
  for (const { mark, flights } of told) if (mark && !one) feel(mark, change, flights, 0);
  if (!one) return 0;
  arrive();
  const flown = new Set(told.flatMap(({ flights }) => flights.map(({ thing }) => thing)));
  const last = tell(told, change, one);
  return Math.max(last, follow(change, flown, one));
}

/**
 * One story after another; when the last one ends.
 * @param {Told[]} stories
 * @param {Change} change
 * @param {number} one
 */
function tell(stories, change, one) {
  let begins = 0;
  let ends = 0;
  /** @type {Map<string, string[]>} */
  const gone = new Map();
  for (const { mark, flights } of stories) {
    const start = Math.min(mark === "captured" ? ends : begins, LATEST * one);
    if (mark) later(start, () => feel(mark, change, flights, one));
    for (const [n, { thing, way }] of flights.entries()) {
      const whole = [...(gone.get(thing) ?? []), ...way];
      const wait = start + Math.min(n, 8) * one * 0.12;
      const took = step(change, { thing, way: whole }, one, gone.has(thing) ? 0 : wait);
      gone.set(thing, whole);
      ends = Math.max(ends, took);
      begins = Math.max(begins, start + (took - start) * OVERLAP);
    }
  }
  return ends;
}

/**
 * A thing on the board walks; one that lies in a zone flies.
 * @param {Change} change
 * @param {Flight} flight
 * @param {number} one
 * @param {number} delay
 */
function step(change, flight, one, delay) {
  const thing = change.things.get(flight.thing);
  if (!thing?.closest(".pieces")) return fly(change, flight, one, delay, keep);
  const stops = flight.way.map(change.find).flatMap((found) => (found ? [middle(found)] : []));
  const was = change.before.get(flight.thing);
  const from = was ? centre(was.box) : stops[0];
  return from ? go(thing, from, stops.slice(1, -1), one, delay) : 0;
}

/**
 * What nothing was told of appears, or goes where it is now.
 * @param {Change} change
 * @param {Set<string>} flown
 * @param {number} one
 */
function follow(change, flown, one) {
  let longest = 0;
  for (const [id, thing] of change.things) {
    if (flown.has(id)) continue;
    const was = change.before.get(id);
    if (!was) appear(thing, one);
    else longest = Math.max(longest, go(thing, centre(was.box), [], one, 0));
  }
  return longest;
}

/**
 * @param {HTMLElement} thing
 * @param {number} one
 */
function appear(thing, one) {
  const frames = [{ opacity: 0, scale: 0.7 }, { opacity: 1, scale: 1 }];
  keep(thing.animate(frames, { duration: one * 0.6, easing: "ease-out" }));
}

/**
 * @param {HTMLElement} thing
 * @param {Point} from
 * @param {Point[]} via
 * @param {number} one
 * @param {number} delay
 */
function go(thing, from, via, one, delay) {
  const to = middle(thing);
  if (!via.length && Math.hypot(to.x - from.x, to.y - from.y) < 2) return 0;
  const frames = [from, ...via, to].map((p) => ({ translate: `${p.x - to.x}px ${p.y - to.y}px`, zIndex: 5 }));
  const duration = one * Math.min(3, 0.8 + via.length * 0.35);
  const easing = via.length ? "linear" : "cubic-bezier(.3,.7,.3,1)";
  for (const old of thing.getAnimations()) old.cancel();
  keep(thing.animate(frames, { duration, delay, easing, fill: "backwards" }));
  return duration + delay;
}

/** @param {Animation} one */
function keep(one) {
  running.add(one);
  void one.finished.then(() => running.delete(one)).catch(() => running.delete(one));
}

/**
 * @param {number} delay
 * @param {() => void} act
 */
function later(delay, act) {
  const id = window.setTimeout(() => {
    waiting.delete(id);
    act();
  }, delay);
  waiting.add(id);
}
