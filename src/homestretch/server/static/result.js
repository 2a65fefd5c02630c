// @ts-check
// How a game ended: who won, how far everybody came, how it went, and what comes next.
import { at, button, door, el, facts, say, sign } from "./dom.js";
import { courseChart } from "./course.js";
import { foldDoor, showFolded } from "./folding.js";

/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").Course} Course */
/** @typedef {import("./types.js").Moment} Moment */
/** @typedef {import("./types.js").Outcome} Outcome */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Side} Side */
/** @typedef {import("./line.js").Line} Line */

/** @type {Promise<Course | null> | null} */
let asked = null; // how it went is told once: a game that is over stays over

/**
 * Put the result up, in the place of an older one.
 * @param {Line} line
 * @param {Outcome} outcome
 * @param {People} people
 */
export function showResult(line, outcome, people) {
  const look = door(say("replay"), `/t/${facts.table}/replay`);
  const save = door(say("record"), `/api/tables/${facts.table}/record`, "quiet", { download: true });
  const doors = el("div", { class: "doors" }, again(line, people), look, save);
  const how = el("div", { class: "how-it-went" });
  const head = el("header", {}, el("h2", {}, outcome.text), foldDoor());
  const inner = [head, ranking(outcome, people.seats), how, doors];
  at("others").before(el("section", { class: "result", "aria-label": say("result") }, ...inner));
  showFolded();
  void tell(line, how, people.seats);
}

/**
 * @param {Outcome} outcome
 * @param {Chair[]} chairs
 */
function ranking(outcome, chairs) {
  return el("ol", {}, ...outcome.sides.map((side) => row(side, outcome, chairs)));
}

/**
 * Who plays together stands together.
 * @param {Side} side
 * @param {Outcome} outcome
 * @param {Chair[]} chairs
 */
function row({ seats, reached }, outcome, chairs) {
  const won = outcome.winners.includes(seats[0]);
  const signs = el("span", { class: "signs" }, ...seats.map((seat) => sign(chairs[seat])));
  const names = el("span", { class: "names" }, seats.map((seat) => chairs[seat].name).join(" & "));
  const star = won ? el("span", { class: "star", "aria-hidden": "true" }, "★") : null;
  return el("li", { class: won ? "won" : "" }, signs, names, star, el("strong", {}, reached));
}

/**
 * @param {Line} line
 * @param {HTMLElement} place
 * @param {Chair[]} chairs
 */
async function tell(line, place, chairs) {
  asked ??= line.request({ do: "course" }, true).catch(() => null);
  const course = await asked;
  if (!course) {
    asked = null;
    return;
  }
  const chart = course.title ? [el("p", { class: "note" }, course.title), courseChart(course, chairs)] : [];
  const moments = el("ul", { class: "moments" }, ...course.moments.map(moment));
  place.replaceChildren(...chart, ...(course.moments.length ? [moments] : []));
}

/** Something remarkable, and the way to see it again. @param {Moment} one */
function moment({ text, ply }) {
  const way = el("a", { href: `/t/${facts.table}/replay#${ply}` }, text);
  return el("li", {}, ply ? way : text);
}

/**
 * @param {Line} line
 * @param {People} people
 */
function again(line, people) {
  if (people.next) return door(say("come-along"), `/t/${people.next}`, "main");
  return people.mine.length ? button(say("rematch"), () => void rematch(line), "main") : null;
}

/** @param {Line} line */
async function rematch(line) {
  const found = await line.request({ do: "rematch" }).catch(() => null);
  if (found) window.location.assign(`/t/${found.table}`);
}
