// @ts-check
// Looking back at a game that is over: step by step, with all hands open.
import { at, button, door, el, facts, say } from "./dom.js";

/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./side.js").Side} Side */

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
    /** @type {Sight | null} */
    this.now = null;
    this.slider = el("input", { type: "range", min: 0, max: 0, "aria-label": say("replay"), id: "slider" });
    this.slider.addEventListener("input", () => void this.go(Number(this.slider.value)));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {Sight} sight */
  begin(sight) {
    this.now = sight;
    this.last = sight.ply;
    this.slider.max = String(sight.ply);
    const first = this.step("|◀", say("first"), () => 0);
    const prev = this.step("◀", say("prev"), () => this.ply - 1);
    const next = this.step("▶", say("next"), () => this.ply + 1);
    const last = this.step("▶|", say("last"), () => this.last);
    const save = door(say("record"), `/api/tables/${facts.table}/record`, "quiet", { download: true });
    at("offers").replaceChildren(el("div", { class: "stepper" }, first, prev, this.slider, next, last));
    at("tools").replaceChildren(save, door(say("close"), `/t/${facts.table}`, "quiet"));
    at("ask").textContent = say("open-hands");
    void this.go(this.ply < 0 ? this.last : this.ply);
  }

  /**
   * @param {string} text
   * @param {string} name
   * @param {() => number} to
   */
  step(text, name, to) {
    const made = button(text, () => void this.go(to()));
    made.setAttribute("aria-label", name);
    return made;
  }

  /** @param {number} ply */
  async go(ply) {
    const to = Math.max(0, Math.min(this.last, ply));
    const found = await this.line.request({ do: "show", ply: to, open: true }).catch(() => null);
    if (!found || !this.now) return;
    this.ply = to;
    this.slider.value = String(to);
    at("turn").textContent = say("step", { ply: to, last: this.last });
    this.side.mark(to);
    this.show({ ...this.now, ...found.sight, ask: null, told: [] });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowLeft") void this.go(this.ply - 1);
    if (event.key === "ArrowRight") void this.go(this.ply + 1);
  }
}
