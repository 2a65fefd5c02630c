// @ts-check
// Traces on the board: the moves since one's own, what a sentence speaks of, and the numbers of fields.
import { all, setting } from "./dom.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").People} People */
/** @typedef {import("./types.js").Sight} Sight */
/** @typedef {import("./types.js").Told} Told */

const SVG = "http://www.w3.org/2000/svg";

/** @type {Map<string, {x: number, y: number, number: string}>} */
const places = new Map();

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function drawn(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/**
 * @param {Board} board
 * @param {string} cls
 */
function layer(board, cls) {
  return drawn("svg", { class: cls, viewBox: `0 0 ${board.width} ${board.height}`, "aria-hidden": "true" });
}

/** Under the pieces: numbers for those who want them, and the ways that were gone. @param {Board} board */
export function traces(board) {
  places.clear();
  for (const { name, x, y, number } of board.places) places.set(name, { x, y, number });
  const made = layer(board, "traces");
  for (const { x, y, size, number } of board.places) {
    const text = drawn("text", { class: "field-number", x, y, "font-size": size * 0.42 }, number);
    if (number) made.append(text);
  }
  made.append(drawn("g", { class: "trails" }));
  return made;
}

/** Over the pieces: numbers of covered places, and what a sentence points at. @param {Board} board */
export function points(board) {
  const made = layer(board, "points");
  for (const { name, x, y, size, number } of board.places) {
    const corner = { x: x - size * 0.3, y: y - size * 0.3, "font-size": size * 0.3 };
    const text = drawn("text", { class: "field-number", "data-at": name, ...corner }, number);
    if (number) made.append(text);
  }
  made.append(drawn("g", { class: "pointing" }));
  return made;
}

/** The numbers of the fields are shown, or not. */
export function number() {
  document.body.classList.toggle("numbered", setting("numbers") === "on");
}

/**
 * What others did since the reader's own last move; to those who watch, the last move.
 * @param {Told[]} told
 * @param {number | null} seat
 */
export function since(told, seat) {
  const moves = told.filter(({ by }) => by >= 0);
  const last = moves.at(-1);
  if (seat === null) return moves.filter(({ ply }) => ply === last?.ply);
  const own = moves.filter(({ by }) => by === seat).at(-1)?.ply ?? -1;
  return moves.filter(({ ply }) => ply > own);
}

/**
 * Mark these moves on the table.
 * @param {Told[]} told
 * @param {Sight} sight
 * @param {Map<string, HTMLElement>} things
 */
export function mark(told, sight, things) {
  const owners = new Map(sight.things.map(({ id, owner }) => [id, owner]));
  const trails = told.flatMap(({ mark, flights }) => {
    const cls = (/** @type {string} */ thing) => `trail own${owners.get(thing) ?? -1} ${mark}`.trim();
    return flights.flatMap(({ thing, way }) => trail(way, cls(thing)));
  });
  document.querySelector(".trails")?.replaceChildren(...trails);
  cover(sight);
  for (const { mark, flights } of told) {
    for (const { thing, way } of flights) {
      const made = things.get(thing);
      if (!made || made.dataset.at !== way.at(-1) || made.classList.contains("down")) continue;
      made.classList.add("recent", ...(mark === "captured" ? ["struck"] : []));
    }
  }
}

/** A place on which a tile lies has its number on the tile. @param {Sight} sight */
function cover(sight) {
  const tiled = new Set(sight.things.filter(({ role }) => role === "tile").map((thing) => thing.at));
  for (const one of document.querySelectorAll(".points .field-number")) {
    one.classList.toggle("over", tiled.has(one.getAttribute("data-at") ?? ""));
  }
}

/**
 * The line along a way on the board, from where it began.
 * @param {string[]} way
 * @param {string} cls
 */
function trail(way, cls) {
  const spots = way.map((name) => places.get(name));
  const [first] = spots;
  if (!first || spots.length < 2 || spots.includes(undefined)) return [];
  const line = spots.map((spot) => `${spot?.x},${spot?.y}`).join(" ");
  return [
    drawn("polyline", { class: cls, points: line }),
    drawn("circle", { class: cls, cx: first.x, cy: first.y, r: 0.3 }),
  ];
}

/** Point at the places a sentence speaks of; at none where none is given. @param {Told | null} told */
export function point(told) {
  const ways = told?.flights.map(({ way }) => way) ?? [];
  const ends = [...new Set(ways.flatMap((way) => [way[0], way[way.length - 1]]))];
  const chips = ends.flatMap((name) => chip(places.get(name)));
  document.querySelector(".pointing")?.replaceChildren(...chips);
  const moved = new Set(told?.flights.map(({ thing }) => thing));
  for (const one of all(".thing")) one.classList.toggle("pointed", moved.has(one.dataset.key ?? ""));
}

/** @param {{x: number, y: number, number: string} | undefined} spot */
function chip(spot) {
  if (!spot) return [];
  const ring = drawn("circle", { class: "pointer", cx: spot.x, cy: spot.y, r: 0.62 });
  if (!spot.number) return [ring];
  const y = spot.y > 1.4 ? spot.y - 0.9 : spot.y + 0.9;
  const width = 0.4 + 0.34 * spot.number.length;
  const box = { class: "chip", x: spot.x - width / 2, y: y - 0.4, width, height: 0.8, rx: 0.25 };
  const text = { class: "chip-text", x: spot.x, y, "font-size": 0.58 };
  return [ring, drawn("rect", box), drawn("text", text, spot.number)];
}
