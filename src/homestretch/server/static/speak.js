// @ts-check
// Saying a move: one click is one word; half-said moves show their ghosts; a whole one is sent.
import { announce, at, button, el, facts, say, setting, toast } from "./dom.js";

/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */

const FEW = 2;
const SOME = 4;

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

  /** A new position: whatever was half said is over. @param {Sight} sight */
  begin(sight) {
    this.now = sight;
    this.busy = false;
    this.ask(this.current(sight));
  }

  /** @returns {number[]} */
  get path() {
    return this.shown?.path ?? [];
  }

  /** @param {Sight} sight */
  ask(sight) {
    const fresh = sight.ask && sight.ask.what !== this.shown?.ask?.what;
    this.shown = sight;
    document.body.dataset.step = `${sight.n}.${sight.path.join("-")}`;
    closeMenu();
    const asked = sight.ask;
    at("ask").replaceChildren(...(asked ? question(sight) : []));
    at("offers").replaceChildren(...this.offers(sight));
    if (fresh && asked) announce(asked.what);
  }

  /** @param {Sight} sight */
  offers(sight) {
    const asked = sight.ask;
    if (!asked) return [];
    const said = new Set(sight.things.flatMap((thing) => thing.says));
    for (const spot of document.querySelectorAll(".spot-door")) for (const token of JSON.parse(/** @type {HTMLElement} */ (spot).dataset.says ?? "[]")) said.add(token);
    const loose = asked.offers.some((offer) => !said.has(offer.token));
    const few = asked.offers.length <= (loose ? SOME : FEW);
    const plain = asked.offers.filter((offer) => few || !said.has(offer.token));
    const rows = plain.map((offer) => this.offer(offer, "main"));
    const back = sight.path.length ? [button(say("back"), () => this.back(), "back")] : [];
    const all = asked.offers.length > plain.length ? [this.list(asked.offers)] : [];
    return [...rows, ...back, ...all];
  }

  /**
   * @param {Offer} offer
   * @param {string} cls
   */
  offer(offer, cls) {
    const made = button(offer.text, () => this.word(offer.token), cls);
    made.dataset.token = String(offer.token);
    made.dataset.key = `offer-${offer.token}`;
    return made;
  }

  /** Everything there is to say, as a list. @param {Offer[]} offers */
  list(offers) {
    const items = offers.map((offer) => el("li", {}, this.offer(offer, "quiet")));
    const open = setting("list") === "open";
    const made = el("details", { class: "all", open }, el("summary", {}, say("all-options", { count: offers.length })), el("ul", {}, ...items));
    made.addEventListener("toggle", () => setting("list", made.open ? "open" : ""));
    return made;
  }

  /**
   * A thing or place was clicked.
   * @param {number[]} says
   * @param {HTMLElement} from
   */
  clicked(says, from) {
    const offers = this.shown?.ask?.offers.filter((offer) => says.includes(offer.token)) ?? [];
    if (offers.length === 1) this.word(offers[0].token);
    else if (offers.length) this.menu(offers, from);
    else this.why(says);
  }

  /** @param {number} token */
  async word(token) {
    const now = this.now;
    if (!now || this.busy) return;
    this.busy = true;
    closeMenu();
    const ends = this.shown?.ask?.offers.find((offer) => offer.token === token)?.ends ?? false;
    const path = [...this.path, token];
    const sent = await (ends ? this.send(path, now) : this.look(path, now));
    if (this.now === now && !sent) this.busy = false;
  }

  /**
   * Whether these words were a whole move, which is then on its way; until the next position nothing more is said.
   * @param {number[]} path
   * @param {Sight} now
   */
  async look(path, now) {
    try {
      const answer = await this.line.request({ do: "look", ply: now.ply, path });
      if (this.now !== now) return false;
      if (path.length > 0 && !answer.sight.ask?.offers.length) return await this.send(path, now);
      this.half(answer.sight, now);
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
   * @param {Sight} sight
   * @param {Sight} now
   */
  half(sight, now) {
    const seen = { ...now, ...sight, told: [] };
    this.show(seen);
    this.ask(seen);
  }

  /**
   * @param {number[]} move
   * @param {Sight} now
   */
  async play(move, now) {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    at("offers").replaceChildren();
    this.flying = true;
    try {
      this.played = (await this.line.request({ do: "play", id, ply: now.ply, n: now.n, move }, true)).n;
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
    const done = shorter.length ? this.look(shorter, now) : Promise.resolve(this.half({ ...now }, now));
    void done.then(() => (this.busy = false));
  }

  /** A click on nothing takes back. @param {Event} event */
  nowhere(event) {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest("button, a, summary, input, select, label, .menu, .side, #tools")) this.back();
  }

  /** @param {number[]} says */
  async why(says) {
    if (!says.length || this.line.last < 0) return toast(say("nothing"));
    try {
      const found = await this.line.request({ do: "why", path: this.path, token: says[0] });
      const rule = found.clause ? el("a", { href: `/rules/${facts.game.name}#${found.clause}`, target: "_blank", class: "clause" }, say("rule", { clause: found.clause })) : "";
      toast(found.text, " ", rule);
    } catch (error) {
      toast(/** @type {{text?: string}} */ (error).text || say("nothing"));
    }
  }

  /**
   * @param {Offer[]} offers
   * @param {HTMLElement} from
   */
  menu(offers, from) {
    closeMenu();
    const made = el("div", { class: "menu", role: "group", "aria-label": say("choose") }, ...offers.map((offer) => this.offer(offer, "")));
    const box = from.getBoundingClientRect();
    document.body.append(made);
    made.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - made.offsetWidth - 8)) + window.scrollX}px`;
    made.style.top = `${Math.min(box.bottom + 6, window.innerHeight - made.offsetHeight - 8) + window.scrollY}px`;
    /** @type {HTMLElement} */ (made.firstElementChild).focus();
  }

  /** What a good player would do, marked on the table. */
  async hint() {
    try {
      const found = await this.line.request({ do: "hint" });
      toast(say("hint-says", { text: found.text.join(" · ") }));
      announce(say("hint-says", { text: found.text.join(", ") }));
      for (const one of document.querySelectorAll("[data-says], [data-token]")) {
        const held = /** @type {HTMLElement} */ (one).dataset;
        const tokens = held.token ? [Number(held.token)] : JSON.parse(held.says ?? "[]");
        one.classList.toggle("hinted", tokens.includes(found.move[this.path.length]));
      }
    } catch (error) {
      toast(/** @type {{text?: string}} */ (error).text || say("offline"));
    }
  }
}

/** @param {Sight} sight */
function question(sight) {
  const asked = /** @type {import("./types.js").Ask} */ (sight.ask);
  const parts = [asked.what];
  if (asked.most > 1) parts.push(asked.least === asked.most ? say("left", { count: asked.most }) : say("between", { least: asked.least, most: asked.most }));
  const said = asked.said.length ? [el("span", { class: "said" }, `${say("said")}: ${asked.said.join(" · ")}`)] : [];
  return [parts.filter(Boolean).join(" · "), ...said];
}

/** Whether there was one. */
function closeMenu() {
  const open = document.querySelector(".menu");
  open?.remove();
  return Boolean(open);
}
