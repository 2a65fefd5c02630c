// @ts-check
// The line to the server: it is opened again when it breaks or falls silent, and goes on where it stopped.
import { facts } from "./dom.js";
import { canUnpack, Order } from "./order.js";
import { Pulse } from "./pulse.js";
import { Reach } from "./reach.js";

/** @typedef {import("./types.js").Answered} Answered */
/** @typedef {import("./types.js").FromClient} FromClient */
/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {import("./types.js").ToClient} ToClient */
/**
 * @typedef {object} Waiting
 * @property {FromClient} body
 * @property {(answer: any) => void} done
 * @property {(error: Refusal) => void} fail
 * @property {boolean} again
 * @property {number} patience milliseconds until it is sent again
 * @property {number} timer
 */

const SOONEST = 400;
const LATEST = 5000; // milliseconds between two tries that were answered with a no
const HANGS = 4000; // after which a try is given up
const SELDOM = 30000; // after which it is tried even where nothing answers
const UNSURE = 8000; // after which what was not acknowledged is sent again on a new line
const TURNED_AWAY = 4400;
const KEY_ENDED = 4403; // a page that is loaded anew has another

export class Line {
  /**
   * @param {string} path
   * @param {(message: ToClient) => void} hear
   * @param {(open: boolean, sending: boolean) => void} changed
   */
  constructor(path, hear, changed) {
    this.path = path;
    this.hear = hear;
    this.changed = changed;
    this.last = -1;
    this.wait = SOONEST;
    this.rid = 0;
    this.next = 0; // a timer: when to try, or to give up trying
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.reach = new Reach(() => this.open());
    this.pulse = new Pulse(facts.beat, () => this.look(), () => this.lost());
    this.open();
  }

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Ask for a sign of life, or whether anybody is there again. */
  look() {
    if (this.isOpen()) this.request({ do: "ping" }).catch(() => {});
    else if (this.reach.timer) this.reach.seek(0);
  }

  open() {
    this.drop();
    const address = new URL(this.path, window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (this.last >= 0) address.searchParams.set("last", String(this.last));
    if (canUnpack) address.searchParams.set("unpacks", "1");
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => this.opened();
    this.socket.onclose = (event) => this.closed(event.code);
    const { socket } = this;
    const order = new Order((message) => void (this.socket === socket && this.take(message)));
    this.socket.onmessage = (event) => order.add(event.data);
    this.next = window.setTimeout(() => this.lost(), HANGS);
  }

  /** Nothing more is heard from there. */
  drop() {
    window.clearTimeout(this.next);
    if (!this.socket) return;
    this.socket.onopen = this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.socket = null;
  }

  opened() {
    window.clearTimeout(this.next);
    this.pulse.heard();
    for (const [rid, one] of this.waiting) {
      if (one.again) this.send(rid, one);
      else this.fail(rid);
    }
    this.tell();
  }

  /** It may seem open, but nobody is there. */
  lost() {
    this.again(0);
  }

  /** @param {number} code */
  closed(code) {
    if (code === KEY_ENDED) window.location.reload();
    else if (code === TURNED_AWAY) this.drop();
    else this.again(this.wait);
    this.wait = Math.min(LATEST, this.wait * 2);
    this.tell();
  }

  /** As soon as anything answers, and now and then in any case. @param {number} wait */
  again(wait) {
    this.drop();
    this.pulse.rest();
    this.tell();
    this.reach.seek(wait);
    this.next = window.setTimeout(() => this.open(), SELDOM);
  }

  /** Say how things are. */
  tell() {
    const sending = [...this.waiting.values()].some((one) => one.again);
    this.changed(this.isOpen(), sending);
  }

  /** @param {ToClient} message */
  take(message) {
    this.pulse.heard();
    if (message.do === "beat") return;
    if (message.do !== "error") this.wait = SOONEST;
    if (message.do === "reply" || (message.do === "error" && message.rid)) this.settle(message);
    else {
      if ("n" in message) this.last = Math.max(this.last, message.n);
      this.hear(message);
    }
  }

  /** @param {Answered[FromClient["do"]] | Refusal} message */
  settle(message) {
    const rid = message.rid ?? -1;
    const one = this.waiting.get(rid);
    this.waiting.delete(rid);
    window.clearTimeout(one?.timer);
    if (message.do === "error") one?.fail(message);
    else one?.done(message);
    if (one?.again) this.tell();
  }

  /** Nobody will answer this any more. @param {number} rid */
  fail(rid) {
    this.settle({ do: "error", rid, code: "", text: "", clause: "", retry: null });
  }

  /**
   * Ask, and hear the answer. What is sent `again` survives a broken line.
   * @template {FromClient} M
   * @param {M} body
   * @param {boolean} [again]
   * @returns {Promise<Answered[M["do"]]>}
   */
  request(body, again = false) {
    this.rid += 1;
    const rid = this.rid;
    return new Promise((done, fail) => {
      const one = { body, done, fail, again, patience: UNSURE, timer: 0 };
      this.waiting.set(rid, one);
      if (this.isOpen()) this.send(rid, one);
      else if (!again) this.fail(rid);
      if (again) this.tell();
    });
  }

  /**
   * @param {number} rid
   * @param {Waiting} one
   */
  send(rid, one) {
    this.socket?.send(JSON.stringify({ ...one.body, rid }));
    if (!one.again) return;
    window.clearTimeout(one.timer);
    one.timer = window.setTimeout(() => this.waiting.has(rid) && this.isOpen() && this.lost(), one.patience);
    one.patience *= 2;
  }
}
