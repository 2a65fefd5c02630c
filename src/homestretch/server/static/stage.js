// @ts-check
// The stage: a scene becomes elements. It knows places, zones and things, and no game.
import { at, drawing, el, facts, say } from "./dom.js";
import { middle, travel } from "./motion.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./types.js").Thing} Thing */
/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./types.js").Zone} Zone */

const narrow = matchMedia("(max-width: 640px)");
const FLAT = ["tile", "card"];
const SPREAD = [[-0.22, -0.2], [0.22, 0.2], [0.22, -0.2], [-0.22, 0.2]];

export class Stage {
  /** @param {(says: number[], from: HTMLElement) => void} click */
  constructor(click) {
    this.click = click;
    /** @type {Record<string, string>} */
    this.looks = {};
    /** @type {Map<string, HTMLElement>} */
    this.things = new Map();
    /** @type {Map<string, Element>} */
    this.places = new Map();
    /** @type {Board | null} */
    this.board = null;
    /** @type {HTMLElement | null} */
    this.field = null;
  }

  /** @param {Board} board */
  lay(board) {
    this.board = board;
    this.things.clear();
    this.places.clear();
    this.field = board.places.length ? this.makeBoard(board) : null;
  }

  /** @param {Board} board */
  makeBoard(board) {
    const svg = drawing(board.svg);
    svg.setAttribute("aria-hidden", "true");
    const hits = el("div", { class: "hits" });
    for (const place of board.places) hits.append(this.makePlace(place, board));
    const field = el("div", { class: "board-holder" }, svg, hits, el("div", { class: "pieces" }));
    field.style.setProperty("--ratio", String(board.width / board.height));
    return field;
  }

  /**
   * @param {Place} place
   * @param {Board} board
   */
  makePlace(place, board) {
    const spot = el("button", { type: "button", class: "spot-door", "data-place": place.name, tabindex: -1 });
    spot.addEventListener("click", () => this.click(place.says, spot));
    position(spot, place.x, place.y, place.size * 0.96, board);
    spot.dataset.says = JSON.stringify(place.says);
    this.places.set(place.name, spot);
    return spot;
  }

  /**
   * Draw a sight; how long its movements take.
   * @param {Sight} sight
   * @param {People} people
   * @param {boolean} still
   */
  draw(sight, people, still) {
    const before = new Map([...this.things].map(([id, thing]) => [id, middle(thing)]));
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.key;
    this.place(sight, people);
    if (focused) /** @type {HTMLElement | null} */ (document.querySelector(`[data-key="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
    return still ? 0 : travel(this.things, before, sight.told, (name) => this.find(name));
  }

  /** @param {string} name */
  find(name) {
    return this.places.get(name) ?? null;
  }

  /**
   * @param {Sight} sight
   * @param {People} people
   */
  place(sight, people) {
    /** @type {Map<string, Thing[]>} */
    const here = new Map();
    for (const thing of sight.things) here.set(thing.at, [...(here.get(thing.at) ?? []), thing]);
    const offered = new Set(sight.ask?.offers.map((offer) => offer.token) ?? []);
    const old = this.things;
    this.things = new Map();
    for (const thing of sight.things) this.things.set(thing.id, this.makeThing(thing, offered, old.get(thing.id)));
    this.fillBoard(here, offered, sight);
    this.fillZones(sight, people, here);
  }

  /**
   * @param {Thing} thing
   * @param {Set<number>} offered
   * @param {HTMLElement | undefined} old
   */
  makeThing(thing, offered, old) {
    const can = thing.says.some((token) => offered.has(token));
    const made = thing.says.length || can ? el("button", { type: "button" }) : el("span", { role: "img" });
    made.className = ["thing", thing.role, ...thing.marks, can ? "can" : ""].join(" ").trim();
    made.dataset.key = thing.id;
    made.dataset.says = JSON.stringify(thing.says);
    if (made instanceof HTMLButtonElement) {
      made.append(el("span", { class: "unseen" }, thing.label));
      if (!can) made.tabIndex = -1;
    } else made.setAttribute("aria-label", thing.label);
    const same = old?.dataset.look === thing.look ? old.querySelector("svg") : null;
    made.dataset.look = thing.look;
    const look = same ?? drawing(this.looks[thing.look] ?? "<svg></svg>");
    look.setAttribute("aria-hidden", "true");
    made.append(look);
    made.style.setProperty("--w", look.getAttribute("width") ?? "34");
    made.addEventListener("click", (event) => {
      event.stopPropagation();
      this.click(thing.says, made);
    });
    return made;
  }

  /**
   * @param {Map<string, Thing[]>} here
   * @param {Set<number>} offered
   * @param {Sight} sight
   */
  fillBoard(here, offered, sight) {
    const board = this.board;
    if (!this.field || !board) return;
    /** @type {HTMLElement[]} */
    const pieces = [];
    const texts = new Map(sight.ask?.offers.map((offer) => [offer.token, offer.text]) ?? []);
    for (const place of board.places) {
      const spot = /** @type {HTMLButtonElement} */ (this.places.get(place.name));
      const token = place.says.find((one) => offered.has(one));
      spot.classList.toggle("can", token !== undefined);
      spot.tabIndex = token === undefined ? -1 : 0;
      spot.classList.toggle("mute", !place.says.length);
      spot.setAttribute("aria-label", token === undefined ? place.name : (texts.get(token) ?? place.name));
      if (token === undefined) spot.setAttribute("aria-disabled", "true");
      else spot.removeAttribute("aria-disabled");
      pieces.push(...this.piecesAt(place, here.get(place.name) ?? [], board));
    }
    this.field.querySelector(".pieces")?.replaceChildren(...pieces);
  }

  /**
   * @param {Place} place
   * @param {Thing[]} things
   * @param {Board} board
   */
  piecesAt(place, things, board) {
    const high = things.filter((thing) => !FLAT.includes(thing.role));
    return things.map((thing) => {
      const piece = /** @type {HTMLElement} */ (this.things.get(thing.id));
      const n = high.indexOf(thing);
      const [dx, dy] = high.length < 2 || n < 0 ? [0, 0] : SPREAD[n % SPREAD.length];
      const size = n < 0 ? 0.94 : high.length < 2 ? 0.86 : 0.62;
      position(piece, place.x + dx * place.size, place.y + dy * place.size, place.size * size, board);
      return piece;
    });
  }

  /**
   * @param {Sight} sight
   * @param {People} people
   * @param {Map<string, Thing[]>} here
   */
  fillZones(sight, people, here) {
    const me = people.seat;
    for (const name of [...this.places.keys()]) if (this.places.get(name)?.classList.contains("zone")) this.places.delete(name);
    const zones = sight.zones.map((zone) => /** @type {const} */ ([zone, this.makeZone(zone, here.get(zone.name) ?? [])]));
    const panels = people.seats.map((chair) => panel(chair, people, sight, zones.filter(([zone]) => zone.seat === chair.seat && zone.region !== "hand").map(([, made]) => made)));
    const order = me === null ? people.seats.map((_, n) => n) : people.seats.map((_, n) => (me + 1 + n) % people.seats.length);
    const centre = zones.filter(([zone]) => zone.region === "centre").map(([, made]) => made);
    const hand = zones.filter(([zone]) => zone.region === "hand").map(([, made]) => made);
    at("others").replaceChildren(...order.filter((seat) => seat !== me).map((seat) => panels[seat]));
    at("centre").replaceChildren(...(this.field ? [this.field] : []), el("div", { class: "middle" }, ...centre));
    at("own").replaceChildren(...(me === null ? [] : [panels[me]]), ...hand);
    document.body.classList.toggle("has-board", Boolean(this.field));
    document.body.classList.toggle("is-tight", Boolean(this.field) || narrow.matches);
  }

  /**
   * @param {Zone} zone
   * @param {Thing[]} things
   */
  makeZone(zone, things) {
    const pile = el("div", { class: `pile ${zone.flow}` });
    if (zone.flow === "columns") for (const same of columns(things)) pile.append(el("div", { class: "column" }, ...same.map((thing) => this.things.get(thing.id))));
    else pile.append(...things.map((thing) => /** @type {HTMLElement} */ (this.things.get(thing.id))));
    const head = el("div", { class: "zone-head" }, el("span", { class: "zone-title" }, zone.title), zone.note ? el("span", { class: "zone-note" }, zone.note) : null);
    const made = el("div", { class: ["zone", `in-${zone.region}`, ...zone.marks].join(" "), role: "group", "aria-label": zone.title }, head, pile);
    this.places.set(zone.name, made);
    return made;
  }
}

/**
 * @param {HTMLElement} piece
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Board} board
 */
function position(piece, x, y, size, board) {
  piece.style.left = `${(100 * x) / board.width}%`;
  piece.style.top = `${(100 * y) / board.height}%`;
  piece.style.width = `${(100 * size) / board.width}%`;
}

/** @param {Thing[]} things */
function columns(things) {
  /** @type {Thing[][]} */
  const found = [];
  for (const thing of things) {
    const last = found.at(-1);
    if (last && last[0].face === thing.face && last[0].owner === thing.owner) last.push(thing);
    else found.push([thing]);
  }
  return found;
}

/**
 * What lies before a player, under the name.
 * @param {Chair} chair
 * @param {People} people
 * @param {Sight} sight
 * @param {HTMLElement[]} zones
 */
function panel(chair, people, sight, zones) {
  const turn = sight.awaits.includes(chair.seat);
  const won = sight.over && sight.scores[chair.seat] === Math.max(...sight.scores);
  const sign = el("span", { class: `sign own${chair.seat % 6}`, "aria-hidden": "true" }, chair.sign);
  const badges = [
    people.mine.includes(chair.seat) && facts.mode === "play" ? say("you") : "",
    chair.bot ? say("bot") : "",
    chair.kind === "person" && !chair.here ? say("away") : "",
  ].filter(Boolean);
  const head = el("h2", { class: "seat-name" }, sign, el("span", { class: "name" }, chair.name), ...badges.map((text) => el("span", { class: "badge-text" }, text)));
  const marks = [turn ? "turn" : "", won ? "winner" : "", chair.seat === people.seat ? "me" : ""].join(" ");
  return el("section", { class: `seat ${marks}`, "aria-label": chair.name, "data-seat": chair.seat }, head, el("div", { class: "zones" }, ...zones));
}
