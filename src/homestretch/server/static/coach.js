// @ts-check
// The coach of a first game: says what to do next, marks where, and is offered to whoever meets a game first.
import { all, announce, at, button, el, facts, say, setting } from "./dom.js";
import { says } from "./doors.js";
import { isSelection, picks } from "./picks.js";

/** @typedef {import("./types.js").Coach} Coach */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Sight} Sight */

/** What is to be done at the ply it speaks of. @type {Coach | null} */
let told = null;
let spoken = "";
let dismissed = false;

/** The coach speaks before the position is shown that it speaks of. @param {Coach} message */
export function hearCoach(message) {
  told = message;
}

/**
 * If all that is said so far is the lesson's: the words that may come next.
 * @param {Sight} sight
 */
function wanted(sight) {
  if (!told || told.over || told.ply !== sight.ply || !sight.ask) return [];
  const { move } = told;
  if (sight.path.some((token, n) => token !== move[n])) return [];
  const many = isSelection(sight.ask) ? sight.ask.left : 1;
  const next = move.slice(sight.path.length, sight.path.length + many);
  return next.filter((token) => !picks().includes(token));
}

/** Mark what the learner is to choose. @param {Sight} sight */
export function markCoached(sight) {
  const words = wanted(sight);
  for (const one of all(".coached")) one.classList.remove("coached");
  if (!words.length) return;
  for (const one of all(".thing.can, .spot-door.can, [data-token]")) {
    one.classList.toggle("coached", says(one).some((token) => words.includes(token)));
  }
  const shown = all(".coached").filter((one) => one.offsetParent !== null);
  if (!shown.some(isInSight)) shown[0]?.scrollIntoView({ block: "center" });
}

/** @param {HTMLElement} one */
function isInSight(one) {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * A position is shown: so is what the coach says of it.
 * @param {Sight} sight
 * @param {People} people
 */
export function showCoach(sight, people) {
  if (people.setup.lesson) teach(sight);
  else if (sight.over) close(); // whoever has played a whole game needs no first one
  else if (isOffered(sight, people)) offer();
}

/** @param {Sight} sight */
function teach(sight) {
  setting(`met-${facts.game.name}`, "yes");
  if (!told || dismissed || (told.ply !== sight.ply && !told.over)) return;
  const key = `${told.step}.${told.text}`;
  if (key === spoken) return;
  spoken = key;
  const step = el("span", {}, say("lesson-step", { step: told.step, of: told.of }));
  const value = told.over ? told.of : told.step - 1;
  const bar = el("progress", { max: told.of, value, "aria-hidden": "true" });
  fill(el("p", { class: "coach-step" }, step, bar), told.text, told.over ? ending() : []);
}

/** A real game, or on from here. */
function ending() {
  return [post("play", say("lesson-play"), "main"), button(say("lesson-on"), close), leave()];
}

/** @param {Sight} sight @param {People} people */
function isOffered(sight, people) {
  const alone = people.seats.filter((chair) => chair.kind === "person").length === 1;
  const begins = people.stage === "playing" && people.seat !== null && facts.mode === "play";
  return facts.game.lesson && begins && alone && !sight.undo && !setting(`met-${facts.game.name}`);
}

/** To whoever meets a game for the first time; nothing waits for the answer. */
function offer() {
  if (!at("coach").hidden) return;
  const doors = [post("learn", say("lesson-begin"), "main"), button(say("lesson-skip"), skip)];
  fill(null, say("lesson-offer", { game: facts.game.title }), doors);
}

function skip() {
  setting(`met-${facts.game.name}`, "yes");
  close();
}

function close() {
  dismissed = true;
  at("coach").hidden = true;
}

/**
 * @param {HTMLElement | null} head
 * @param {string} text
 * @param {HTMLElement[]} doors
 */
function fill(head, text, doors) {
  const said = el("p", { class: "coach-text" }, text);
  const row = doors.length ? el("div", { class: "doors" }, ...doors) : null;
  at("coach").replaceChildren(...[head, said, row].filter((one) => one !== null));
  at("coach").hidden = false;
  announce(text);
}

/**
 * @param {string} what
 * @param {string} text
 * @param {string} cls
 */
function post(what, text, cls) {
  const action = `/games/${facts.game.name}/${what}`;
  const door = el("button", { class: cls }, text);
  door.addEventListener("click", () => setting(`met-${facts.game.name}`, "yes"));
  return el("form", { method: "post", action }, door);
}

function leave() {
  return el("a", { class: "button quiet", href: "/" }, say("lesson-leave"));
}
