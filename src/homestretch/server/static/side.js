// @ts-check
// Beside the table: the log, the chat, and what people ask of each other.
import { noteNews } from "./drawer.js";
import { all, announce, at, button, el, facts, say, toast } from "./dom.js";
import { point } from "./traces.js";

/** @typedef {import("./types.js").Ballot} Ballot */
/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Remark} Remark */
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
    this.met = false;
    this.sought = 0; // the ply that the log is to show
    this.seeking = false;
    /** @type {number[]} */
    this.wished = []; // seats this reader has asked for
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
    for (const begins of ["pointerenter", "focus"]) made.addEventListener(begins, () => point(told));
    for (const ends of ["pointerleave", "blur"]) made.addEventListener(ends, () => point(null));
    return el("li", {}, made);
  }

  more() {
    at("log").querySelector(".earlier")?.remove();
    if (!this.first) return;
    const door = button(say("earlier"), () => void this.earlier(), "quiet");
    at("log").prepend(el("li", { class: "earlier" }, door));
  }

  async earlier() {
    const found = await this.line.request({ do: "log", before: this.first }).catch(() => null);
    if (!found) return false;
    this.first = found.since;
    at("log").querySelector(".earlier")?.remove();
    at("log").prepend(...found.told.map((one) => this.entry(one)));
    this.more();
    if (this.seeking) this.mark(this.sought);
    return true;
  }

  /** The log follows to what led to this position. @param {number | null} ply */
  mark(ply) {
    const lines = all("button.line", at("log"));
    const last = lines.filter((one) => Number(one.dataset.ply) <= (ply ?? -1)).at(-1);
    for (const one of lines) one.classList.toggle("shown", one.dataset.ply === last?.dataset.ply);
    if (last) at("log").scrollTop += last.getBoundingClientRect().top - middleOf(at("log"));
    this.sought = ply ?? this.first;
    if (!this.seeking) void this.seek();
  }

  /** Tell as much of the log as leads to what is sought, piece by piece. */
  async seek() {
    this.seeking = true;
    while (this.first > this.sought && (await this.earlier()));
    this.seeking = false;
  }

  makeChat() {
    const list = el("ol", { class: "chat-lines" });
    const attributes = { maxlength: facts.longest_chat, "aria-label": say("chat"), placeholder: say("chat") };
    const input = el("input", attributes);
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
    const alone = people.seats.filter((chair) => chair.kind === "person").length < 2;
    at("chat").hidden = alone && !people.chat.length;
    this.chat.form.hidden = !people.mine.length;
    for (const one of people.chat) this.hear(one, !this.met);
    this.met = true;
    this.people(people);
  }

  /**
   * @param {Remark} remark
   * @param {boolean} quiet
   */
  hear(remark, quiet) {
    if (remark.n <= this.spoken) return;
    this.spoken = remark.n;
    this.chat.list.append(entry(remark));
    this.chat.list.scrollTop = this.chat.list.scrollHeight;
    if (quiet) return;
    announce(this.chat.list.lastElementChild?.textContent ?? "");
    noteNews();
  }

  /** @param {People} people */
  people(people) {
    this.follow(people);
    const votes = people.votes.map((vote) => this.vote(vote, people.seats));
    const mayAsk = people.stage === "playing" && people.mine.length;
    const gone = people.seats.filter((chair) => chair.away && !chair.bot && chair.kind === "person");
    const absent = mayAsk ? gone.map((chair) => this.absent(chair)) : [];
    const watching = el("p", { class: "note" }, say("watching", { count: people.watching }));
    at("sheet").replaceChildren(...votes, ...absent);
    at("people").replaceChildren(...(people.watching ? [watching] : []));
  }

  /** Who asked for a seat and did not get it hears so. @param {People} people */
  follow(people) {
    const wished = people.votes.filter((vote) => vote.mine && vote.kind === "seat").map((vote) => vote.about);
    const lost = this.wished.filter((seat) => !wished.includes(seat) && !people.mine.includes(seat));
    if (lost.length) toast(say("seat-refused"));
    this.wished = wished;
  }

  /**
   * @param {Ballot} vote
   * @param {Chair[]} chairs
   */
  vote(vote, chairs) {
    const text = this.wish(vote, chairs);
    const answer = (/** @type {boolean} */ yes) => {
      void this.line.request({ do: "agree", vote: vote.name, yes }).catch(() => {});
    };
    const yes = button(say("agree"), () => answer(true), "main");
    const no = button(say("refuse"), () => answer(false));
    const doors = vote.asked.length ? [yes, no] : [];
    const note = vote.mine ? el("p", { class: "note" }, say("undo-asked")) : null;
    return el("div", { class: "vote", role: "alert" }, el("p", {}, text), note, ...doors);
  }

  /**
   * @param {Ballot} vote
   * @param {Chair[]} chairs
   */
  wish({ kind, who, about }, chairs) {
    if (kind === "undo") return say("undo-vote", { name: who });
    if (kind === "bot") return say("bot-vote", { name: who, gone: chairs[about].name });
    return say("seat-vote", { name: who, bot: chairs[about].name });
  }

  /** @param {Chair} chair */
  absent(chair) {
    const replace = () => void this.line.request({ do: "gone", seat: chair.seat }).catch(() => {});
    const text = el("p", {}, `${chair.name}: ${say("away")}`);
    return el("div", { class: "vote" }, text, button(say("let-bot"), replace));
  }
}

/** @param {HTMLElement} box */
function middleOf(box) {
  const { top, height } = box.getBoundingClientRect();
  return top + height / 2;
}

/** A line of the chat: what somebody said, or who plays on for whom. @param {Remark} remark */
function entry({ kind, name, text }) {
  if (kind === "said") return el("li", {}, el("strong", {}, `${name}: `), text);
  const told = kind === "took" ? say("took", { name, was: text }) : say("left", { name, was: text });
  return el("li", { class: "news" }, told);
}
