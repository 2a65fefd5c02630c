// @ts-check
// What if: a game that is over is played on from the move that is shown, against bots.
import { ask } from "./asking.js";
import { button, el, facts, say } from "./dom.js";

/** @typedef {import("./types.js").People} People */

/**
 * @param {People} people
 * @param {() => number} here
 * @param {() => number} last
 */
export function onwards(people, here, last) {
  const options = people.seats.map(({ seat, name, sign }) => {
    return el("option", { value: seat, selected: seat === people.mine[0] }, `${sign} ${name}`);
  });
  const seat = el("select", { id: "what-if-seat", "aria-label": say("what-if-seat") }, ...options);
  const go = button(say("what-if"), () => void begin(Math.min(here(), last() - 1), Number(seat.value)));
  go.id = "what-if";
  go.title = say("what-if-more");
  return el("span", { class: "what-if" }, go, seat);
}

/**
 * @param {number} ply
 * @param {number} seat
 */
async function begin(ply, seat) {
  const body = { ply: Math.max(0, ply), seat, name: facts.name };
  const made = await ask("POST", `/api/tables/${facts.table}/on`, body);
  if (made) window.location.assign(`/t/${made.id}`);
}
