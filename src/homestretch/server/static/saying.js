// @ts-check
// Saying words: what is not to be chosen follows by itself; half a move is looked at, a whole one is sent.
import { Ahead } from "./ahead.js";
import { closeMenu } from "./menu.js";
import { setting } from "./dom.js";
import { onTable } from "./doors.js";
import { stillness } from "./motion.js";
import { keepPicks, picks } from "./picks.js";
import { Voice, refused } from "./voice.js";

/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */

export class Saying {
  /**
   * @param {Line} line
   * @param {(sight: Sight) => void} show
   */
  constructor(line, show) {
    this.line = line;
    this.voice = new Voice(line);
    this.show = show;
    /** @type {Sight | null} */
    this.now = null;
    /** @type {Sight | null} */
    this.shown = null;
    /** @type {Ahead | null} */
    this.ahead = null;
    /** @type {number[]} */
    this.own = []; // where in the path somebody has said something; the rest followed from it
    this.busy = false;
    this.coming = Promise.resolve(); // what may follow, once the rules have told
  }

  /**
   * What is asked now, and what was picked for it already.
   * @param {Sight} sight
   * @param {number[]} [picked]
   */
  ask(sight, picked = []) {
    this.shown = sight;
    keepPicks(picked);
  }

  /** What is marked on the table. */
  mark() {}

  /** It is no longer busy. */
  settled() {}

  /** @param {Sight} sight */
  current(sight) {
    return this.voice.current(sight);
  }

  /** @param {Sight} sight */
  moved(sight) {
    return this.voice.moved(sight);
  }

  /** A new position: what was half said is over, unless the same is asked once more. @param {Sight} sight */
  begin(sight) {
    const again = !this.busy && isSame(this.now?.ask, sight.ask);
    const [path, own, picked] = again ? [this.path, this.own, picks()] : [[], [], []];
    this.now = sight;
    this.busy = false;
    this.ahead = null;
    this.own = own;
    this.ask(this.current(sight), picked);
    void (path.length ? this.resume(sight, path, picked) : this.forward(sight));
  }

  /**
   * What was half said is said again.
   * @param {Sight} now
   * @param {number[]} path
   * @param {number[]} picked
   */
  async resume(now, path, picked) {
    await this.busily(now, () => this.preview(path, now));
    if (this.now !== now || !picked.length) return;
    keepPicks(picked);
    this.settled();
  }

  get path() {
    return this.shown?.path ?? [];
  }

  /** Somebody says this, and all that follows from it. @param {number[]} words */
  async say(words) {
    const now = this.now;
    if (!now || this.busy) return;
    this.own.push(this.path.length);
    await this.busily(now, () => this.go([...this.path, ...words], now));
  }

  /**
   * Until it is done, or a new position has come, nothing else is said.
   * @param {Sight} now
   * @param {() => Promise<boolean>} work whether the move is on its way
   */
  async busily(now, work) {
    this.busy = true;
    closeMenu();
    const sent = await work();
    if (this.now !== now || sent) return;
    this.busy = false;
    this.settled();
  }

  /**
   * On from these words as far as there is nothing to choose; whether a whole move is on its way then.
   * @param {number[]} path
   * @param {Sight} now
   * @returns {Promise<boolean>}
   */
  async go(path, now) {
    const known = this.ahead?.at(path);
    const last = this.shown?.ask?.offers.find((offer) => offer.token === path.at(-1));
    const ends = known ? !known.next.length : path.length === this.path.length + 1 && last?.ends;
    if (ends) return this.send(path, now);
    const { way, ends: whole } = this.ahead?.only(path) ?? { way: [], ends: false };
    if (asksAll() || !way.length) return this.preview(path, now);
    const all = [...path, ...way];
    if (!whole) return this.preview(all, now);
    return this.mayEnd(all) ? this.send(all, now) : this.preview(all.slice(0, -1), now);
  }

  /** Whether the last of these words may be said by itself. @param {number[]} path */
  mayEnd(path) {
    return this.own.length > 0 && onTable(path[path.length - 1]).length > 0;
  }

  /** What has one answer is said, once all is seen that led to it. @param {Sight} now */
  async forward(now) {
    await Promise.all([stillness(), this.coming]);
    const only = this.now === now && !this.busy && !this.path.length ? this.alone(this.shown?.ask) : null;
    if (only !== null) await this.busily(now, () => this.go([only], now));
  }

  /** The only word there is to say, if it may be said by itself. @param {Ask | null | undefined} asked */
  alone(asked) {
    if (asked?.offers.length !== 1 || asksAll()) return null;
    const [{ token, ends }] = asked.offers;
    return ends && !this.mayEnd([token]) ? null : token;
  }

  /**
   * @param {number[]} path
   * @param {Sight} now
   * @returns {Promise<boolean>}
   */
  async preview(path, now) {
    try {
      const sight = await this.voice.look(path, now);
      if (this.now !== now) return false;
      if (path.length && !sight.ask?.offers.length) return await this.send(path, now);
      this.half(sight, now);
      const only = this.alone(sight.ask);
      return only === null ? false : await this.go([...path, only], now);
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  /**
   * Whether this whole move was taken.
   * @param {number[]} path
   * @param {Sight} now
   */
  async send(path, now) {
    try {
      await this.voice.play(path, now);
      if (this.now && this.now.n >= this.voice.played) this.again();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  /**
   * @param {Seen} seen
   * @param {Sight} now
   */
  half(seen, now) {
    const sight = { ...now, ...seen, told: [] };
    this.show(sight);
    this.ask(sight);
  }

  /** The position as it is, once more. */
  again() {
    if (!this.now) return;
    this.busy = true;
    this.show({ ...this.now, told: [] });
    this.begin(this.now);
  }

  /** @param {unknown} error */
  failed(error) {
    refused(error);
    this.again();
  }

  /** Ask the rules what may follow. @param {Sight} sight */
  async foresee(sight) {
    const { ply, path } = sight;
    const found = await this.line.request({ do: "ways", ply, path }).catch(() => null);
    if (!found || this.shown !== sight) return;
    this.ahead = new Ahead(path, found);
    this.mark();
  }
}

/**
 * Whether this is the question that was asked before: others may answer at the same time.
 * @param {Ask | null | undefined} before
 * @param {Ask | null} asked
 */
function isSame(before, asked) {
  const said = (/** @type {Ask} */ one) => `${one.what} ${one.offers.map((offer) => offer.token)}`;
  return Boolean(before && asked && said(before) === said(asked));
}

/** Whether somebody wants to be asked even what has one answer. */
function asksAll() {
  return setting("ask") === "all";
}
