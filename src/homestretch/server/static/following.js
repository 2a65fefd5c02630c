// @ts-check
// Following what happens: while a move is shown the table speaks of it, and only then of what comes next.
import { at } from "./dom.js";
import { arrive } from "./motion.js";
import { mark, since } from "./traces.js";

/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./stage.js").Stage} Stage */

const KEPT = 80; // sentences; more are never between two moves of one player

const SPOKEN = 3; // sentences at a time; the log has all of them

export class Following {
  constructor() {
    /** @type {Told[]} */
    this.told = [];
    /** @type {(() => void) | null} */
    this.go = null;
    const hurry = () => this.hurry();
    document.addEventListener("pointerdown", hurry);
    document.addEventListener("keydown", hurry);
  }

  /** @param {Sight} sight */
  hear(sight) {
    this.told = [...(sight.fresh ? [] : this.told), ...sight.told].slice(-KEPT);
  }

  /**
   * Mark what happened since the reader's own move.
   * @param {Stage} stage
   * @param {Sight} sight
   * @param {number | null} seat
   */
  mark(stage, sight, seat) {
    mark(since(this.told, seat), sight, stage.things);
  }

  /** What is being shown, in the words of the log; whether there is anything to say. @param {Told[]} told */
  say(told) {
    if (!told.length) return false;
    const moving = told.filter(({ flights }) => flights.length);
    const spoken = (moving.length ? moving : told).slice(-SPOKEN);
    at("turn").textContent = spoken.map(({ text }) => text).join(" ");
    document.body.classList.add("showing");
    document.body.classList.remove("my-turn");
    return true;
  }

  /** Until what is shown was seen, or somebody is in a hurry. @param {number} pause */
  async seen(pause) {
    await new Promise((done) => {
      const late = window.setTimeout(done, pause);
      this.go = () => {
        window.clearTimeout(late);
        done(null);
      };
    });
    this.go = null;
    document.body.classList.remove("showing");
  }

  /** Whoever presses anything need not wait. */
  hurry() {
    if (!this.go) return;
    arrive();
    this.go();
  }
}
