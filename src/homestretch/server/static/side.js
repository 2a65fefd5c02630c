// @ts-check
// Beside the table: the log, the chat, and what people ask of each other.
import { announce, at, button, el, say } from "./dom.js";

/** @typedef {import("./types.js").Chat} Chat */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./line.js").Line} Line */

export class Side {
  /**
   * @param {Line} line
   * @param {(ply: number) => void} show
   */
  constructor(line, show) {
    this.line = line;
    this.show = show;
    this.first = 0;
    this.spoken = -1;
    /** @type {People | null} */
    this.people = null;
    this.chat = this.makeChat();
  }

  /**
   * @param {Told[]} told
   * @param {number} since
   * @param {boolean} fresh
   */
  tell(told, since, fresh) {
    const log = at("log");
    if (fresh) {
      log.replaceChildren();
      this.first = since;
    }
    const low = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
    log.append(...told.map((one) => this.entry(one)));
    this.more();
    if (low || fresh) log.scrollTop = log.scrollHeight;
    if (!fresh) for (const one of told) announce(one.text);
  }

  /** @param {Told} told */
  entry(told) {
    const made = button(told.text, () => this.show(told.ply), "line");
    made.dataset.ply = String(told.ply);
    return el("li", {}, made);
  }

  more() {
    at("log").querySelector(".earlier")?.remove();
    if (this.first > 0) at("log").prepend(el("li", { class: "earlier" }, button(say("earlier"), () => void this.earlier(), "quiet")));
  }

  async earlier() {
    const found = await this.line.request({ do: "log", before: this.first }).catch(() => null);
    if (!found) return;
    this.first = found.since;
    at("log").querySelector(".earlier")?.remove();
    at("log").prepend(...found.told.map((/** @type {Told} */ one) => this.entry(one)));
    this.more();
  }

  /** @param {number | null} ply */
  mark(ply) {
    for (const one of at("log").querySelectorAll("button.line")) one.classList.toggle("shown", Number(/** @type {HTMLElement} */ (one).dataset.ply) === ply);
  }

  makeChat() {
    const list = el("ol", { class: "chat-lines" });
    const input = el("input", { maxlength: 300, "aria-label": say("chat"), placeholder: say("chat") });
    const form = el("form", { class: "chat-form" }, input, el("button", { class: "quiet" }, say("send")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (input.value.trim()) this.line.request({ do: "chat", text: input.value }).catch(() => {});
      input.value = "";
    });
    at("chat").append(list, form);
    return { list, form };
  }

  /** @param {People} people */
  meet(people) {
    const first = this.people === null;
    this.people = people;
    at("chat").hidden = people.seats.filter((chair) => chair.kind === "person").length < 2 && !people.chat.length;
    this.chat.form.hidden = !people.mine.length;
    for (const one of people.chat) this.hear(one, first);
    this.votes(people);
  }

  /**
   * @param {Chat} chat
   * @param {boolean} quiet
   */
  hear(chat, quiet) {
    if (chat.n <= this.spoken) return;
    this.spoken = chat.n;
    this.chat.list.append(el("li", {}, el("strong", {}, `${chat.name}: `), chat.text));
    this.chat.list.scrollTop = this.chat.list.scrollHeight;
    if (!quiet) announce(`${chat.name}: ${chat.text}`);
  }

  /** @param {People} people */
  votes(people) {
    const names = people.seats.map((chair) => chair.name);
    const votes = people.votes.map((vote) => {
      const text = vote.kind === "undo" ? say("undo-vote", { name: names[vote.by] }) : say("bot-vote", { name: names[vote.by], gone: names[vote.about] });
      const tell = (/** @type {boolean} */ yes) => void this.line.request({ do: "agree", vote: vote.name, yes }).catch(() => {});
      const doors = vote.asked.length ? [button(say("agree"), () => tell(true), "main"), button(say("refuse"), () => tell(false))] : [];
      return el("div", { class: "vote", role: "alert" }, el("p", {}, text), ...doors);
    });
    const gone = people.stage === "playing" && people.mine.length ? people.seats.filter((chair) => chair.away && !chair.bot && chair.kind === "person") : [];
    const lines = gone.map((chair) => el("div", { class: "vote" }, el("p", {}, `${chair.name}: ${say("away")}`), button(say("let-bot"), () => void this.line.request({ do: "gone", seat: chair.seat }).catch(() => {}))));
    const watching = people.watching ? [el("p", { class: "note" }, say("watching", { count: people.watching }))] : [];
    at("people").replaceChildren(...votes, ...lines, ...watching);
  }
}
