// @ts-check
// Several seats on one device: the next one is asked to sit down, behind a curtain where hands are hidden.
import { at, button, el, facts, say } from "./dom.js";

/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */

const NOBODY = -1;

export class Curtain {
  /** @param {Line} line */
  constructor(line) {
    this.line = line;
    this.waits = NOBODY;
  }

  /**
   * @param {Sight} sight
   * @param {People} people
   */
  handOver(sight, people) {
    const next = nextHere(sight, people);
    if (next === undefined) return this.lift();
    if (!sight.zones.some((zone) => zone.region === "hand")) return this.turn(next);
    if (this.waits !== next) this.draw(next, people.seats[next].name);
  }

  /** @param {number} seat */
  turn(seat) {
    void this.line.request({ do: "turn", seat }).catch(() => {});
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  draw(seat, name) {
    this.waits = seat;
    const sitDown = () => void this.line.request({ do: "turn", seat }).then(() => this.lift());
    const go = button(say("show-hand"), sitDown, "main big");
    const head = el("h2", {}, say("curtain", { name }));
    at("curtain").replaceChildren(head, el("p", {}, say("curtain-more")), go);
    at("curtain").hidden = false;
    document.body.classList.add("curtained");
    go.focus();
  }

  lift() {
    this.waits = NOBODY;
    at("curtain").hidden = true;
    document.body.classList.remove("curtained");
  }
}

/**
 * The seat of this device that is asked next, if it is not the one that looks.
 * @param {Sight} sight
 * @param {People} people
 */
function nextHere(sight, people) {
  if (facts.mode !== "play" || people.mine.length < 2 || sight.over) return undefined;
  if (people.seat !== null && sight.awaits.includes(people.seat)) return undefined;
  return sight.awaits.find((seat) => people.mine.includes(seat));
}
