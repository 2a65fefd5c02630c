// @ts-check
// The course of a game as a drawing: a line a seat, told apart by colour, dashes and the seat's sign.
import { say } from "./dom.js";

/** @typedef {import("./types.js").Chair} Chair */
/** @typedef {import("./types.js").Course} Course */

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 10; // around the lines, so that no sign is cut off
const SIGNS = 3; // on each line, besides the one at its end

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} inner
 */
function svg(name, attributes, ...inner) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inner);
  return made;
}

/**
 * The drawing, which says where everybody came to whoever does not see it.
 * @param {Course} course
 * @param {Chair[]} chairs
 */
export function courseChart(course, chairs) {
  const scale = scaled(course);
  const ends = chairs.map((chair, n) => `${chair.name} ${course.lines[n].at(-1)}`).join(", ");
  const low = HEIGHT - EDGE;
  const ground = svg("line", { x1: EDGE, x2: WIDTH - EDGE, y1: low, y2: low, class: "ground" });
  const lines = chairs.map((chair, n) => line(chair, scale(course.lines[n]), n, chairs.length));
  const label = `${say("course")}, ${course.title}: ${ends}`;
  const given = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "course", role: "img", "aria-label": label };
  return svg("svg", given, ground, ...lines);
}

/** From numbers by ply to points of the drawing. @param {Course} course */
function scaled(course) {
  const last = Math.max(1, course.plies.at(-1) ?? 1);
  const values = course.lines.flat();
  const least = Math.min(0, ...values);
  const span = Math.max(1, ...values) - least;
  return (/** @type {number[]} */ row) =>
    row.map((value, k) => {
      const x = EDGE + (course.plies[k] / last) * (WIDTH - 2 * EDGE);
      return [x, HEIGHT - EDGE - ((value - least) / span) * (HEIGHT - 2 * EDGE)];
    });
}

/**
 * @param {Chair} chair
 * @param {number[][]} points
 * @param {number} n
 * @param {number} count
 */
function line(chair, points, n, count) {
  const path = points.map((point) => point.map((number) => number.toFixed(1)).join(",")).join(" ");
  const drawn = svg("polyline", { points: path, class: "way" });
  const at = [...Array(SIGNS).keys()].map((k) => (k + (n + 1) / (count + 1)) / SIGNS);
  const signs = [...at, 1].map((part) => mark(chair, points[Math.floor(part * (points.length - 1))]));
  return svg("g", { class: `seat-line line${chair.hue}`, "data-seat": chair.seat }, drawn, ...signs);
}

/**
 * @param {Chair} chair
 * @param {number[]} point
 */
function mark(chair, [x, y]) {
  return svg("text", { x: x.toFixed(1), y: (y + 3.5).toFixed(1) }, chair.sign);
}
