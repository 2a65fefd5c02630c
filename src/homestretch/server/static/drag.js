// @ts-check
// Dragging: a thing is taken up and put down where it goes; the nearest place that fits takes it.
import { all } from "./dom.js";
import { says } from "./doors.js";
import { show } from "./foreshow.js";

const STRAY = 8; // pixels until it is a drag and no click
const NEAR = 34; // pixels from the middle of where it goes

export class Drag {
  /**
   * @param {(words: number[]) => Set<number>} leads
   * @param {(from: HTMLElement, to: HTMLElement) => void} dropped
   */
  constructor(leads, dropped) {
    this.leads = leads;
    this.dropped = dropped;
    /** @type {HTMLElement | null} */
    this.thing = null;
    this.start = { x: 0, y: 0 };
    this.moving = false;
    document.addEventListener("pointerdown", (event) => this.take(event));
    document.addEventListener("pointermove", (event) => this.move(event));
    document.addEventListener("pointerup", (event) => this.drop(event));
    document.addEventListener("pointercancel", () => this.release());
    document.addEventListener("click", (event) => this.swallow(event), true);
    document.addEventListener("dragstart", (event) => this.thing && event.preventDefault());
  }

  /** @param {PointerEvent} event */
  take(event) {
    this.release();
    this.dragged = false;
    const found = event.target instanceof Element ? event.target.closest(".thing[data-says]") : null;
    const thing = /** @type {HTMLElement | null} */ (found);
    if (!thing || event.button || !this.leads(says(thing)).size) return;
    this.thing = thing;
    this.start = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") thing.releasePointerCapture?.(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { thing, start } = this;
    if (!thing) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!this.moving && Math.hypot(x, y) < STRAY) return;
    if (!this.moving) show(this.leads(says(thing)));
    this.moving = true;
    thing.classList.add("dragged");
    thing.style.translate = `${x}px ${y}px`;
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const { thing, moving } = this;
    if (thing && moving) {
      const to = this.nearest(thing, event.clientX, event.clientY);
      this.dragged = true;
      window.setTimeout(() => (this.dragged = false)); // its click comes before that, if at all
      this.release();
      if (to) this.dropped(thing, to);
    }
    this.release();
  }

  /**
   * @param {HTMLElement} thing
   * @param {number} x
   * @param {number} y
   */
  nearest(thing, x, y) {
    const words = this.leads(says(thing));
    const fits = all(".spot-door, .thing").filter((one) => says(one).some((token) => words.has(token)));
    const far = fits.map((one) => {
      const box = one.getBoundingClientRect();
      return { one, by: Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) };
    });
    const near = far.filter(({ one, by }) => one !== thing && by < NEAR).sort((a, b) => a.by - b.by);
    return near[0]?.one ?? null;
  }

  release() {
    if (this.moving) show(new Set());
    this.thing?.classList.remove("dragged");
    this.thing?.style.removeProperty("translate");
    this.thing = null;
    this.moving = false;
  }

  /** The click that ends a drag says nothing. @param {Event} event */
  swallow(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
