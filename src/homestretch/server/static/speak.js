// @ts-check
// Saying a move: one click is one word; half-said moves show their ghosts; a whole one is sent.
import { adorn, explain } from "./about.js";
import { markCoached } from "./coach.js";
import { all, announce, at, button, complain, el, ruleLink, say, setting, toast } from "./dom.js";
import { closeMenu, openMenu } from "./menu.js";

/** @typedef {import("./types.js").Ask} Ask */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Seen} Seen */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */

const FEW = 2;
const SOME = 4;
const ELSEWHERE = "button, a, summary, input, select, label, .menu, .side, #tools";

export class Speaker {
  /**
   * @param {Line} line
   * @param {(sight: Sight) => void} show
   */
  constructor(line, show) {
    this.line = line;
    this.show = show;
    /** @type {Sight | null} */
    this.now = null;
    /** @type {Sight | null} */
    this.shown = null;
    this.busy = false;
    this.flying = false;
    this.played = -1;
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.back());
    document.addEventListener("click", (event) => this.nowhere(event));
  }

  /** What was asked before one's own last move is asked no more. @param {Sight} sight */
  current(sight) {
    return this.flying || sight.n < this.played ? { ...sight, ask: null } : sight;
  }

  /** Whether the reader has moved since this position. @param {Sight} sight */
  moved(sight) {
    return this.flying || this.played > sight.n;
  }

  /** A new position: whatever was half said is over. @param {Sight} sight */
  begin(sight) {
    this.now = sight;
    this.busy = false;
    this.ask(this.current(sight));
  }

  get path() {
    return this.shown?.path ?? [];
  }

  /** @param {Sight} sight */
  ask(sight) {
    const asked = sight.ask;
    const fresh = asked && asked.what !== this.shown?.ask?.what;
    this.shown = sight;
    document.body.dataset.step = `${sight.n}.${sight.path.join("-")}`;
    closeMenu();
    at("ask").replaceChildren(...(asked ? question(asked) : []));
    at("offers").replaceChildren(...(asked ? this.offers(sight, asked) : []));
    markCoached(sight);
    if (fresh) announce(asked.what);
  }

  /**
   * @param {Sight} sight
   * @param {Ask} asked
   */
  offers(sight, asked) {
    const onTable = new Set(sight.things.flatMap((thing) => thing.says));
    for (const spot of all(".spot-door")) for (const token of says(spot)) onTable.add(token);
    const loose = asked.offers.some((offer) => !onTable.has(offer.token));
    const few = asked.offers.length <= (loose ? SOME : FEW);
    const plain = asked.offers.filter((offer) => few || !onTable.has(offer.token));
    const back = sight.path.length ? [button(say("back"), () => this.back(), "back")] : [];
    const rest = asked.offers.length > plain.length ? [this.list(asked.offers)] : [];
    return [...plain.map((offer) => this.offer(offer, "main")), ...back, ...rest];
  }

  /**
   * @param {Offer} offer
   * @param {string} cls
   */
  offer(offer, cls) {
    const made = button(offer.text, () => void this.word(offer.token), cls);
    made.dataset.token = String(offer.token);
    made.dataset.key = `offer-${offer.token}`;
    const thing = this.shown?.things.find((one) => one.says.includes(offer.token));
    if (thing) adorn(made, thing);
    return made;
  }

  /** Everything there is to say, as a list. @param {Offer[]} offers */
  list(offers) {
    const head = el("summary", {}, say("all-options", { count: offers.length }));
    const items = el("ul", {}, ...offers.map((offer) => el("li", {}, this.offer(offer, "quiet"))));
    const made = el("details", { class: "all", open: setting("list") === "open" }, head, items);
    made.addEventListener("toggle", () => setting("list", made.open ? "open" : ""));
    return made;
  }

  /**
   * A thing or place was clicked.
   * @param {number[]} words
   * @param {HTMLElement} from
   */
  clicked(words, from) {
    const offers = this.shown?.ask?.offers.filter((offer) => words.includes(offer.token)) ?? [];
    if (offers.length > 1) this.choose(offers, from);
    else void (offers.length ? this.word(offers[0].token) : this.why(words, from));
  }

  /**
   * A click that may mean several words.
   * @param {Offer[]} offers
   * @param {HTMLElement} from
   */
  choose(offers, from) {
    openMenu(offers.map((offer) => this.offer(offer, "")), from);
    if (this.shown) markCoached(this.shown);
  }

  /** @param {number} token */
  async word(token) {
    const now = this.now;
    if (!now || this.busy) return;
    this.busy = true;
    closeMenu();
    const ends = this.shown?.ask?.offers.some((offer) => offer.token === token && offer.ends);
    const path = [...this.path, token];
    const sent = await (ends ? this.send(path, now) : this.preview(path, now));
    if (this.now === now && !sent) this.busy = false;
  }

  /**
   * Whether these words were a whole move, which is then on its way: until the next position nothing is said.
   * @param {number[]} path
   * @param {Sight} now
   */
  async preview(path, now) {
    try {
      const { sight } = await this.line.request({ do: "look", ply: now.ply, path });
      if (this.now !== now) return false;
      if (path.length && !sight.ask?.offers.length) return await this.send(path, now);
      this.half(sight, now);
    } catch (error) {
      this.failed(error);
    }
    return false;
  }

  /**
   * Whether this whole move was taken.
   * @param {number[]} path
   * @param {Sight} now
   */
  async send(path, now) {
    try {
      await this.play(path, now);
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
    if (this.now && this.now.n >= this.played) this.again();
  }

  /** The position as it is, once more. */
  again() {
    if (!this.now) return;
    this.show({ ...this.now, told: [] });
    this.begin(this.now);
  }

  /** @param {unknown} error */
  failed(error) {
    const text = /** @type {{text?: string}} */ (error).text;
    if (text) toast(text);
    this.again();
  }

  back() {
    const now = this.now;
    if (closeMenu() || !now || !this.path.length || this.busy) return;
    this.busy = true;
    const shorter = this.path.slice(0, -1);
    const done = shorter.length ? this.preview(shorter, now) : Promise.resolve(this.half(now, now));
    void done.then(() => (this.busy = false));
  }

  /** A click on nothing takes back. @param {Event} event */
  nowhere(event) {
    if (!(/** @type {Element} */ (event.target).closest(ELSEWHERE))) this.back();
  }

  /**
   * What this does, and why not now.
   * @param {number[]} words
   * @param {HTMLElement} from
   */
  async why(words, from) {
    const seated = document.body.classList.contains("seated");
    if (!words.length || this.line.last < 0 || !seated) return explain(from) || toast(say("nothing"));
    try {
      const found = await this.line.request({ do: "why", path: this.path, token: words[0] });
      const { text, clause } = found;
      const reason = [text, " ", clause ? ruleLink(clause, say("rule", { clause })) : ""];
      if (!explain(from, ...reason)) toast(text, ...reason.slice(1));
    } catch (error) {
      if (!explain(from)) complain(error, say("nothing"));
    }
  }

  /** What a good player would do, marked on the table. */
  async hint() {
    try {
      const { move, text } = await this.line.request({ do: "hint" });
      toast(say("hint-says", { text: text.join(" · ") }));
      announce(say("hint-says", { text: text.join(", ") }));
      for (const one of all("[data-says], [data-token]")) {
        const tokens = one.dataset.token ? [Number(one.dataset.token)] : says(one);
        one.classList.toggle("hinted", tokens.includes(move[this.path.length]));
      }
    } catch (error) {
      complain(error, say("offline"));
    }
  }
}

/** The question, and what was said so far. @param {Ask} asked */
function question(asked) {
  const words = `${say("said")}: ${asked.said.join(" · ")}`;
  return [asked.what, ...(asked.said.length ? [el("span", { class: "said" }, words)] : [])];
}

/** The words a click on this may mean. @param {HTMLElement} door @returns {number[]} */
function says(door) {
  return JSON.parse(door.dataset.says ?? "[]");
}

/** A name under which a move is played once. */
function newName() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
