// @ts-check
// Whether anything answers over there: asked again and again, each time anew, until something does.
// Browsers open only one socket at a time to a place, and let those wait that failed often; requests go.

const FIRST = 800;
const LAST = 1500; // milliseconds between two questions
const LONGEST = 4000; // that one may take

export class Reach {
  /** @param {() => void} found */
  constructor(found) {
    this.found = found;
    this.timer = 0;
    this.every = FIRST;
  }

  /** Ask until there is an answer, beginning so many milliseconds from now. @param {number} wait */
  seek(wait) {
    this.every = FIRST;
    this.later(wait);
  }

  /** @param {number} wait */
  later(wait) {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** Whatever is answered, somebody is there. */
  async ask() {
    this.later(this.every);
    this.every = Math.min(LAST, this.every * 1.2);
    const signal = AbortSignal.timeout(LONGEST);
    const answer = await fetch("/alive", { method: "HEAD", cache: "no-store", signal }).catch(() => null);
    if (!answer || !this.timer) return;
    this.rest();
    this.found();
  }

  rest() {
    window.clearTimeout(this.timer);
    this.timer = 0;
  }
}
