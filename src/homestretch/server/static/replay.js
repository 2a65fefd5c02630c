// @ts-check
// Looking back at a game that is over: step by step or by itself, all hands open, alone or led by somebody.
import { Leading } from "./leading.js";
import { at, button, door, el, facts, say, setting } from "./dom.js";
import { turnTo } from "./logbook.js";
import { onwards } from "./onwards.js";

/** @typedef {import("./types.js").Led} Led */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./side.js").Side} Side */

const PACES = { slow: 2000, normal: 1000, fast: 400, instant: 80 }; // milliseconds between two steps

export class Replay {
  /**
   * @param {Line} line
   * @param {(sight: Sight) => void} show
   * @param {Side} side
   */
  constructor(line, show, side) {
    this.line = line;
    this.show = show;
    this.side = side;
    this.ply = -1;
    this.last = 0;
    this.wanted = -1; // where to go once it has arrived where it goes now
    this.going = false;
    this.timer = 0; // while it goes by itself
    /** @type {Sight | null} */
    this.now = null;
    this.slider = el("input", { type: "range", min: 0, max: 0, "aria-label": say("replay"), id: "slider" });
    this.slider.addEventListener("input", () => this.steer(Number(this.slider.value)));
    this.start = button("", () => void this.toggle(), "main");
    this.start.id = "autoplay";
    this.leading = new Leading(line, (ply) => void this.go(ply), () => this.ply);
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("hashchange", () => this.steer(named() ?? this.ply));
  }

  /**
   * @param {Sight} sight
   * @param {People | null} people
   */
  begin(sight, people) {
    this.now = sight;
    this.last = sight.ply;
    this.slider.max = String(sight.ply);
    const first = this.step("|◀", say("first"), () => 0);
    const prev = this.step("◀", say("prev"), () => this.wanted - 1);
    const next = this.step("▶", say("next"), () => this.wanted + 1);
    const last = this.step("▶|", say("last"), () => this.last);
    const save = door(say("record"), `/api/tables/${facts.table}/record`, "quiet", { download: true });
    const stepper = el("div", { class: "stepper" }, first, prev, this.slider, next, last);
    const auto = el("div", { class: "auto" }, this.start, pace());
    at("offers").replaceChildren(stepper, auto, this.leading.place);
    const on = people ? [onwards(people, () => this.ply, () => this.last)] : [];
    at("tools").replaceChildren(...on, save, door(say("close"), `/t/${facts.table}`, "quiet"));
    at("ask").textContent = say("open-hands");
    this.leading.meet(people);
    this.dress();
    const from = this.ply < 0 ? (named() ?? this.last) : this.ply;
    void this.go(from);
  }

  /**
   * @param {string} text
   * @param {string} name
   * @param {() => number} to
   */
  step(text, name, to) {
    const made = button(text, () => this.steer(to()));
    made.setAttribute("aria-label", name);
    return made;
  }

  /** The reader goes somewhere, and follows nobody who goes elsewhere. @param {number} ply */
  steer(ply) {
    this.leading.part();
    void this.go(ply);
  }

  /** One position is fetched at a time, and then the last one wished for. @param {number} ply */
  async go(ply) {
    this.wanted = Math.max(0, Math.min(this.last, ply));
    if (this.going) return;
    this.going = true;
    while (this.wanted !== this.ply) await this.fetch(this.wanted);
    this.going = false;
  }

  /** @param {number} to */
  async fetch(to) {
    const found = await this.line.request({ do: "show", ply: to, open: true }).catch(() => null);
    if (!found || !this.now) {
      this.wanted = this.ply;
      this.stop();
      return;
    }
    const told = await turnTo(this.side, this.line, to, this.last);
    const onward = to === this.ply + 1;
    this.ply = to;
    this.slider.value = String(to);
    this.slider.setAttribute("aria-valuetext", say("step", { ply: to, last: this.last }));
    at("turn").textContent = say("step", { ply: to, last: this.last });
    this.show({ ...this.now, ...found.sight, ask: null, told: onward ? told : [] });
    this.leading.tell(to);
  }

  /** From where it is, or at the end from the beginning. */
  async toggle() {
    if (this.timer) return this.stop();
    this.timer = -1;
    this.dress();
    this.leading.part();
    if (this.ply >= this.last) await this.go(0);
    void this.tick();
  }

  async tick() {
    if (!this.timer) return;
    await this.go(this.ply + 1);
    if (!this.timer) return;
    if (this.ply >= this.last) return this.stop();
    const chosen = /** @type {keyof typeof PACES} */ (setting("pace") || "normal");
    this.timer = window.setTimeout(() => void this.tick(), PACES[chosen] ?? PACES.normal);
  }

  stop() {
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.dress();
  }

  dress() {
    this.start.textContent = this.timer ? say("pause") : say("autoplay");
    this.start.setAttribute("aria-pressed", String(Boolean(this.timer)));
  }

  /** @param {Led} led */
  led(led) {
    if (!led.mine && led.name && this.leading.follows) this.stop();
    this.leading.hear(led);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = event.target;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (event.key === "ArrowLeft") this.steer(this.wanted - 1);
    if (event.key === "ArrowRight") this.steer(this.wanted + 1);
  }
}

/** The ply that the address names. */
function named() {
  const found = /^#(\d{1,7})$/.exec(window.location.hash);
  return found ? Number(found[1]) : null;
}

function pace() {
  const now = setting("pace") || "normal";
  const names = Object.keys(PACES);
  const options = names.map((name) => el("option", { value: name, selected: now === name }, say(name)));
  const made = el("select", { id: "pace" }, ...options);
  made.addEventListener("change", () => setting("pace", made.value));
  return el("label", {}, say("speed"), " ", made);
}
