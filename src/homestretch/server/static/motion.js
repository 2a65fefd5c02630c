// @ts-check
// Movement: what has the same name in two scenes travels from one to the other, along the way that was told.
import { setting } from "./dom.js";

/** @typedef {import("./types.js").Told} Told */
/** @typedef {{x: number, y: number}} Point */

/** @type {Record<string, number>} */
const SPEEDS = { slow: 900, normal: 480, fast: 220, instant: 0 };

/** How long one step of the story takes, in milliseconds. */
export function beat() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return 0;
  return SPEEDS[setting("speed")] ?? SPEEDS.normal;
}

/**
 * @param {Element} thing
 * @returns {Point}
 */
export function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2 + window.scrollX, y: box.y + box.height / 2 + window.scrollY };
}

/**
 * Let everything travel; how long it takes in all.
 * @param {Map<string, HTMLElement>} things
 * @param {Map<string, Point>} before
 * @param {Told[]} told
 * @param {(name: string) => Element | null} place
 */
export function travel(things, before, told, place) {
  const one = beat();
  if (!one) return 0;
  const stories = told.filter((t) => t.thing && t.way.length > 1);
  const ways = new Map(stories.map((t, n) => [t.thing, { way: t.way, n }]));
  let longest = 0;
  for (const [id, thing] of things) {
    const story = ways.get(id);
    const stops = story ? points(story.way, place) : [];
    const from = before.get(id) ?? stops[0];
    if (!from) {
      appear(thing, one);
      continue;
    }
    const delay = story ? Math.min(story.n, 4) * one * 0.6 : 0;
    const length = go(thing, from, stops.slice(1, -1), one, delay);
    longest = Math.max(longest, length);
  }
  return longest;
}

/**
 * @param {string[]} way
 * @param {(name: string) => Element | null} place
 */
function points(way, place) {
  return way.map(place).flatMap((found) => (found ? [middle(found)] : []));
}

/**
 * @param {HTMLElement} thing
 * @param {number} one
 */
function appear(thing, one) {
  const frames = [{ opacity: 0, scale: 0.7 }, { opacity: 1, scale: 1 }];
  thing.animate(frames, { duration: one * 0.6, easing: "ease-out" });
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
  thing.animate(frames, { duration, delay, easing, fill: "backwards" });
  return duration + delay;
}
