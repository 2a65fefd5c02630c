// @ts-check
// The log of a game that is looked back at: it is opened where the reader is.
import { all, at } from "./dom.js";

/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./side.js").Side} Side */

const AFTER = 12; // moves that are told beyond the one that is shown
/** @type {{since: number, until: number, told: Told[]}} */
const page = { since: -1, until: -1, told: [] };

/**
 * Open the log at this ply, and fetch that page of it if need be; what happened on the way there.
 * @param {Side} side
 * @param {Line} line
 * @param {number} ply
 * @param {number} last
 */
export async function turnTo(side, line, ply, last) {
  if (ply <= page.since || ply > page.until) await fetchPage(side, line, ply, last);
  mark(ply);
  return page.told.filter((one) => one.ply === ply);
}

/**
 * @param {Side} side
 * @param {Line} line
 * @param {number} ply
 * @param {number} last
 */
async function fetchPage(side, line, ply, last) {
  const before = Math.min(last, ply + AFTER);
  const found = await line.request({ do: "log", before }).catch(() => null);
  if (!found) return;
  Object.assign(page, { since: found.since - (found.since ? 0 : 1), until: before, told: found.told });
  side.first = found.since;
  at("log").replaceChildren(...found.told.map((one) => side.entry(one)));
  side.more();
}

/** The line that was told last is marked and in sight; what comes later is paler. @param {number} ply */
function mark(ply) {
  const lines = all("button.line", at("log"));
  const told = lines.filter((one) => Number(one.dataset.ply) <= ply);
  const here = Number(told.at(-1)?.dataset.ply ?? -1);
  for (const one of lines) {
    one.classList.toggle("shown", Number(one.dataset.ply) === here);
    one.classList.toggle("later", Number(one.dataset.ply) > ply);
  }
  const log = at("log");
  const row = told.at(-1)?.parentElement;
  if (row) log.scrollTop = row.offsetTop - log.offsetTop - log.clientHeight / 2;
}
