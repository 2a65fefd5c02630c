// @ts-check
// The line to the server: it is opened again when it breaks, and goes on where it stopped.

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
 */

const SOONEST = 400;
const LATEST = 5000;
const SILENCE = 25000;
const TURNED_AWAY = 4400;
const KEY_ENDED = 4403; // a page that is loaded anew has another

export class Line {
  /**
   * @param {string} path
   * @param {(message: ToClient) => void} hear
   * @param {(open: boolean) => void} changed
   */
  constructor(path, hear, changed) {
    this.path = path;
    this.hear = hear;
    this.changed = changed;
    this.last = -1;
    this.wait = SOONEST;
    this.rid = 0;
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    window.addEventListener("online", () => this.reopen());
    window.setInterval(() => this.isOpen() && this.request({ do: "ping" }).catch(() => {}), SILENCE);
    this.open();
  }

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    const address = new URL(this.path, window.location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (this.last >= 0) address.searchParams.set("last", String(this.last));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onclose = (event) => this.closed(event.code);
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
  }

  reopen() {
    if (this.socket && this.socket.readyState > WebSocket.OPEN) this.open();
  }

  opened() {
    this.wait = SOONEST;
    this.changed(true);
    for (const [rid, one] of this.waiting) {
      if (one.again) this.socket?.send(JSON.stringify({ ...one.body, rid }));
      else this.fail(rid);
    }
  }

  /** @param {number} code */
  closed(code) {
    this.changed(false);
    if (code === TURNED_AWAY) return;
    if (code === KEY_ENDED) {
      window.location.reload();
      return;
    }
    window.setTimeout(() => this.reopen(), this.wait);
    this.wait = Math.min(LATEST, this.wait * 2);
  }

  /** @param {ToClient} message */
  take(message) {
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
    if (message.do === "error") one?.fail(message);
    else one?.done(message);
  }

  /** Nobody will answer this any more. @param {number} rid */
  fail(rid) {
    this.settle({ do: "error", rid, code: "", text: "", clause: "" });
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
      this.waiting.set(rid, { body, done, fail, again });
      if (this.isOpen()) this.socket?.send(JSON.stringify({ ...body, rid }));
      else if (!again) this.fail(rid);
    });
  }
}
