// @ts-check
// A click is a word, or several where the rest follows: what is asked, marked, clicked, held, taken back.
import { hint, why } from "./asides.js";
import { markCoached } from "./coach.js";
import { at, button, say } from "./dom.js";
import { mark, named, says } from "./doors.js";
import { doorsOf, keepFocus, listen, number } from "./keys.js";
import { closeMenu, menuDoors, openMenu } from "./menu.js";
import { clearPicks, isSelection, markPicks, open, pick, picks } from "./picks.js";
import { Drag } from "./drag.js";
import { foreshow, land } from "./foreshow.js";
import { bank, offerDoor, question, readOut } from "./question.js";
import { Saying } from "./saying.js";

/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */

const ELSEWHERE = "button, a, summary, input, select, label, .menu, .side, #tools";

export class Speaker extends Saying {
  /**
   * @param {Line} line
   * @param {(sight: Sight) => void} show
   */
  constructor(line, show) {
    super(line, show);
    /** @type {number[]} */
    this.held = []; // words chosen before it was their turn
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.back());
    document.addEventListener("click", (event) => this.nowhere(event));
    listen(() => this.doors(), (n) => this.choose(n));
    foreshow((words) => this.leads(words));
    new Drag((words) => this.leads(words), (from, to) => this.dropped(from, to));
  }

  /** Where these words may lead to, if one of them is said now or soon. @param {number[]} words */
  leads(words) {
    if (!this.shown?.ask || this.busy || !this.ahead) return new Set();
    const first = words.find((token) => this.ahead?.at([...this.path, token]));
    if (first === undefined) return this.ahead.around(this.path, words).after;
    return this.ahead.words([...this.path, first]);
  }

  /**
   * Something was dragged to where it goes.
   * @param {HTMLElement} from
   * @param {HTMLElement} to
   */
  dropped(from, to) {
    if (!this.busy) this.aim([says(from), says(to)], to);
  }

  /**
   * @param {Sight} sight
   * @param {number[]} [picked]
   */
  ask(sight, picked = []) {
    const fresh = sight.ask && sight.ask.what !== this.shown?.ask?.what;
    super.ask(sight, picked);
    this.held = [];
    closeMenu();
    this.draw();
    if (fresh && sight.ask) readOut(sight.ask);
    if (sight.ask && !this.ahead?.at(sight.path)) this.coming = this.foresee(sight);
  }

  /** The question as it stands, and what is marked for it on the table. */
  draw() {
    const sight = this.shown;
    if (!sight) return;
    const asked = sight.ask;
    document.body.dataset.step = `${sight.n}.${[...sight.path, ...picks()].join("-")}`;
    const back = this.own.length || picks().length ? [button(say("back"), () => this.back(), "back")] : [];
    const make = (/** @type {Offer} */ offer, /** @type {string} */ cls) => this.offer(offer, cls);
    at("ask").replaceChildren(...(asked ? question(asked) : []));
    at("offers").replaceChildren(...(asked ? bank(sight, asked, back, make) : []));
    this.mark();
    keepFocus(this.doors());
  }

  /** Marks are put on the table anew whenever it is drawn. */
  mark() {
    const sight = this.shown;
    if (!sight) return;
    const rests = !this.busy && (sight.path.length || this.alone(sight.ask) === null);
    if (rests && this.ahead?.at(sight.path)) document.body.dataset.ahead = document.body.dataset.step;
    markCoached(sight);
    markPicks();
    number(sight.ask ? open(sight.ask).map((offer) => offer.token) : []);
    const around = this.held.length ? this.ahead?.around(this.path, this.held) : undefined;
    const soon = around?.after ?? (this.own.length ? this.ahead?.words(this.path) : undefined);
    mark("grip", (token, door) => door.matches(".pieces .thing") && this.leads([token]).size > 0);
    mark("held", (token) => this.held.includes(token));
    mark("ahead", (token) => Boolean(soon?.has(token)));
    land("may", () => true);
    mark("idle", (token, door) => Boolean(around && !around.before.has(token) && door.matches(".can")));
  }

  /** What may be said now, a door for each, in the order of the question; in a small menu its lines. */
  doors() {
    const asked = this.shown?.ask;
    if (!asked || this.busy) return [];
    return menuDoors() ?? doorsOf(open(asked).map((offer) => offer.token));
  }

  /** What has this number is said, if there is such a thing. @param {number} n */
  choose(n) {
    const menu = menuDoors();
    const offer = this.shown?.ask ? open(this.shown.ask)[n] : undefined;
    if (menu) menu[n]?.click();
    else if (offer) this.word(offer.token);
    return Boolean(menu?.[n] ?? offer);
  }

  /**
   * @param {Offer} offer
   * @param {string} cls
   */
  offer(offer, cls) {
    return offerDoor(offer, cls, this.shown, () => this.word(offer.token));
  }

  /**
   * A thing or place was clicked.
   * @param {number[]} words
   * @param {HTMLElement} from
   */
  clicked(words, from) {
    const asked = this.shown?.ask;
    const offers = asked ? open(asked).filter((offer) => words.includes(offer.token)) : [];
    if (offers.length > 1) openMenu(offers.map((offer) => this.offer(offer, "")), from);
    else if (offers.length) this.word(offers[0].token, from);
    else if (!this.reach(words, from)) void why(this.line, this.path, words, from);
    if (this.shown) markCoached(this.shown);
  }

  /**
   * Whether this can be said later on in the move, and was said now.
   * @param {number[]} words
   * @param {HTMLElement} from
   */
  reach(words, from) {
    if (this.held.length) return this.aim([this.held, words], from) || this.hold(words, from);
    return (this.own.length > 0 && this.aim([words], from)) || this.hold(words, from);
  }

  /**
   * Words that come one after another, with whatever lies between; of several ways there one is chosen.
   * @param {number[][]} groups
   * @param {HTMLElement} from
   */
  aim(groups, from) {
    const ways = this.ahead?.ways(this.path, groups) ?? [];
    if (ways.length) this.take(ways, from);
    return ways.length > 0;
  }

  /**
   * @param {number[][]} ways
   * @param {HTMLElement} from
   */
  take(ways, from) {
    const n = ways[0].findIndex((token, k) => ways.some((way) => way[k] !== token));
    if (n < 0) return void this.say(ways[0]);
    const tokens = [...new Set(ways.map((way) => way[n]))];
    const doors = tokens.map((token) => {
      const offer = n ? undefined : this.shown?.ask?.offers.find((one) => one.token === token);
      const text = offer?.text ?? named(token);
      const go = () => this.take(ways.filter((way) => way[n] === token), from);
      return offerDoor({ token, text, ends: false }, "", this.shown, go);
    });
    openMenu(doors, from);
  }

  /**
   * Keep in hand what may be said once something else was: a pawn before its card.
   * @param {number[]} words
   * @param {HTMLElement} from
   */
  hold(words, from) {
    if (this.own.length || !from.matches(".thing")) return false;
    const put = this.held.length > 0 && this.held.every((token) => words.includes(token));
    const held = put ? [] : words;
    if (!put && !this.ahead?.around(this.path, words).before.size) return false;
    this.held = held;
    this.mark();
    return true;
  }

  /**
   * One word, or one more of a selection.
   * @param {number} token
   * @param {HTMLElement} [from]
   */
  word(token, from) {
    const asked = this.shown?.ask;
    if (!asked || this.busy) return;
    if (isSelection(asked) && asked.among.some((one) => one.token === token)) this.pick(asked, token);
    else if (!this.held.length || !this.aim([[token], this.held], from ?? at("offers"))) {
      void this.say([...picks(), token]);
    }
  }

  /**
   * @param {Ask} asked
   * @param {number} token
   */
  pick(asked, token) {
    if (pick(asked, token)) void this.say(picks());
    else this.draw();
  }

  back() {
    const now = this.now;
    if (closeMenu() || !now || this.busy) return;
    if (clearPicks() || this.held.length) {
      this.held = [];
      return this.draw();
    }
    const cut = this.own.pop();
    if (cut === undefined) return;
    const shorter = this.path.slice(0, cut);
    const whole = () => Promise.resolve(this.half(now, now)).then(() => false);
    void this.busily(now, () => (cut ? this.preview(shorter, now) : whole()));
  }

  /** A click on nothing takes back. @param {Event} event */
  nowhere(event) {
    if (!(/** @type {Element} */ (event.target).closest(ELSEWHERE))) this.back();
  }

  /** What a good player would do, marked on the table. */
  hint() {
    const many = isSelection(this.shown?.ask) ? (this.shown?.ask?.left ?? 1) : 1;
    const said = this.path.length;
    return hint(this.line, (move) => move.slice(said, said + many));
  }

  settled() {
    this.draw();
  }

  /** Nothing is asked while something else is looked at. */
  hush() {
    this.shown = null;
  }
}
