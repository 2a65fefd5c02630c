// @ts-check
// Whether the other side is still there: it is heard every so often, and silence means that nobody is.

const BEATS = 3; // of which one at least is heard
const ANSWER = 2500; // milliseconds for an answer where there is doubt

export class Pulse {
  /**
   * @param {number} beat seconds between two signs of life
   * @param {() => void} ask for one more
   * @param {() => void} lost what to do when there is none
   */
  constructor(beat, ask, lost) {
    this.patience = beat * 1000 * BEATS;
    this.ask = ask;
    this.lost = lost;
    this.due = Infinity; // when the next sign must have come
    this.looked = performance.now();
    window.setInterval(() => this.look(), this.patience / BEATS / 2);
    for (const name of ["online", "offline"]) window.addEventListener(name, () => this.doubt());
    document.addEventListener("visibilitychange", () => document.hidden || this.doubt());
  }

  /** Something was heard: all is well for a while. */
  heard() {
    this.due = performance.now() + this.patience;
  }

  /** There is nobody to listen to now. */
  rest() {
    this.due = Infinity;
  }

  /** Something happened to this device: better ask. */
  doubt() {
    if (this.due < Infinity) this.due = Math.min(this.due, performance.now() + ANSWER);
    this.ask();
  }

  /** A device that slept has missed whatever was said, and asks first. */
  look() {
    const now = performance.now();
    const slept = now - this.looked > this.patience;
    this.looked = now;
    if (now < this.due) return;
    if (slept) {
      this.due = now + ANSWER;
      return this.ask();
    }
    this.rest();
    this.lost();
  }
}
