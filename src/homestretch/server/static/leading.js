// @ts-check
// Looking back together: one leads, and whoever follows sees the same.
import { announce, button, el, say } from "./dom.js";

/** @typedef {import("./types.js").Led} Led */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./line.js").Line} Line */

export class Leading {
  /**
   * @param {Line} line
   * @param {(ply: number) => void} go
   * @param {() => number} here
   */
  constructor(line, go, here) {
    this.line = line;
    this.go = go;
    this.here = here;
    this.leads = false;
    this.follows = true; // as soon as somebody leads
    this.may = false;
    /** @type {Led | null} */
    this.led = null;
    this.place = el("div", { class: "leading", role: "status" });
  }

  /** @param {People | null} people */
  meet(people) {
    this.may = Boolean(people && (people.mine.length || people.host));
    this.draw();
  }

  /** @param {Led} led */
  hear(led) {
    const begins = led.name && this.led?.name !== led.name;
    this.led = led.name ? led : null;
    this.leads = led.mine;
    if (begins && !led.mine) announce(say("leads", { name: led.name }));
    if (this.led && !led.mine && this.follows) this.go(led.ply);
    this.draw();
  }

  /** The reader goes a way of their own. */
  part() {
    if (!this.led || this.leads || !this.follows) return;
    this.follows = false;
    this.draw();
  }

  /** Those who follow are told where this reader is now. @param {number} ply */
  tell(ply) {
    if (this.leads) void this.line.request({ do: "lead", ply }).catch(() => {});
  }

  /** @param {number} ply */
  async lead(ply) {
    await this.line.request({ do: "lead", ply }).catch(() => {});
  }

  follow() {
    this.follows = true;
    if (this.led) this.go(this.led.ply);
    this.draw();
  }

  draw() {
    const name = this.led?.name ?? "";
    const text = this.leads ? say("you-lead") : name ? say("leads", { name }) : "";
    const note = text ? el("span", { class: "note" }, text) : null;
    this.place.replaceChildren(...[note, this.door()].filter((one) => one !== null));
  }

  door() {
    if (this.leads) return button(say("lead-end"), () => void this.lead(-1), "quiet");
    if (this.led && !this.follows) return button(say("follow"), () => this.follow());
    if (this.led) return button(say("follow-end"), () => this.part(), "quiet");
    return this.may ? button(say("lead"), () => void this.lead(this.here()), "quiet") : null;
  }
}
