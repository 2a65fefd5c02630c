// @ts-check
// The voice: asks what a half-said move looks like, and sends a whole one under a name of its own.
import { at, toast } from "./dom.js";

/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */

export class Voice {
  /** @param {Line} line */
  constructor(line) {
    this.line = line;
    this.flying = false;
    this.played = -1;
  }

  /** What was asked before one's own last move is asked no more. @param {Sight} sight */
  current(sight) {
    return this.flying || sight.n < this.played ? { ...sight, ask: null } : sight;
  }

  /** Whether the reader has moved since this position. @param {Sight} sight */
  moved(sight) {
    return this.flying || this.played > sight.n;
  }

  /**
   * What there is to see after these words.
   * @param {number[]} path
   * @param {Sight} now
   * @returns {Promise<Seen>}
   */
  async look(path, now) {
    return (await this.line.request({ do: "look", ply: now.ply, path })).sight;
  }

  /**
   * @param {number[]} move
   * @param {Sight} now
   */
  async play(move, now) {
    at("offers").replaceChildren();
    this.flying = true;
    try {
      const request = /** @type {const} */ ({ do: "play", id: newName(), ply: now.ply, n: now.n, move });
      this.played = (await this.line.request(request, true)).n;
    } finally {
      this.flying = false;
    }
  }
}

/** What the server said against it. @param {unknown} error */
export function refused(error) {
  const text = /** @type {{text?: string}} */ (error).text;
  if (text) toast(text);
}

/** A name under which a move is played once. */
function newName() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
