// @ts-check
// A sentence that stays for a while: beside what it speaks of, and no longer than the question it speaks of.
import { all, at } from "./dom.js";

const STAYS = 6000; // milliseconds
const READS = 30000; // what is of a whole move, unless it is made before
const EDGE = 8;
const SPOKEN_OF = ".hinted, .coached, .can, #offers button, #sheet .vote, .bar";

/** @typedef {{top: number, bottom: number, left: number, right: number}} Box */

/** @param {Box} a @param {Box} b */
function meet(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Where it covers the least of what can be meant by it. @param {HTMLElement} place */
export function settle(place) {
  const { offsetHeight: height, offsetWidth: width } = place;
  const taken = all(SPOKEN_OF).map((one) => one.getBoundingClientRect());
  const left = (window.innerWidth - width) / 2;
  const low = window.innerHeight - height - EDGE;
  const tops = Array.from({ length: 13 }, (_, n) => EDGE + ((low - EDGE) * (12 - n)) / 12);
  const covers = tops.map((top) => {
    const box = { top, bottom: top + height, left, right: left + width };
    return taken.filter((one) => meet(one, box)).length;
  });
  place.style.top = `${tops[covers.indexOf(Math.min(...covers))]}px`;
}

/** The question now, or the move it belongs to. @param {boolean} whole */
function asked(whole) {
  const step = document.body.dataset.step ?? "";
  return whole ? step.split(".")[0] : step;
}

/** What was said of a question, or of a whole move, goes with it; what was said of neither stays its time. */
function forget() {
  const { about, whole } = at("toast").dataset;
  if (about && about !== asked(Boolean(whole))) hush();
}

/** What was said last is of the whole move, not of one word. */
export function ofWholeMove() {
  const place = at("toast");
  Object.assign(place.dataset, { whole: "yes", about: asked(true) });
  fade(place, READS);
}

/** @param {HTMLElement} place @param {number} after milliseconds */
function fade(place, after) {
  window.clearTimeout(Number(place.dataset.fading));
  place.dataset.fading = String(window.setTimeout(hush, after));
}

/** It is no longer there. */
export function hush() {
  at("toast").classList.remove("shown");
}

/**
 * Show it.
 * @param {string} text
 * @param {(Node | string)[]} more
 */
export function showToast(text, more) {
  const place = at("toast");
  place.replaceChildren(text, ...more);
  const mine = document.body.classList.contains("my-turn") && !place.querySelector("input");
  Object.assign(place.dataset, { whole: "", about: mine ? asked(false) : "" });
  settle(place);
  place.classList.add("shown");
  fade(place, STAYS);
}

new MutationObserver(forget).observe(document.body, { attributes: true, attributeFilter: ["data-step"] });
