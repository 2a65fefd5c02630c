// @ts-check
// Looking back together: one leads, and whoever follows sees the same.
import { all, announce, at, button, door, el, facts, say } from "./dom.js";

/** @typedef {import("./types.js").Led} Led */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./line.js").Line} Line */

/** Whoever is still at the table hears that somebody leads, and finds the way there. @param {Led} led */
export function showLead(led) {
  const before = all(".led")[0]?.dataset.name;
  for (const one of all(".led")) one.remove();
  if (!led.name || facts.mode !== "play") return;
  const text = say("leads", { name: led.name });
  const go = door(say("follow"), `/t/${facts.table}/replay`, "main");
  at("sheet").before(el("div", { class: "vote led", "data-name": led.name }, el("p", {}, text), go));
  if (before !== led.name) announce(text);
}

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
