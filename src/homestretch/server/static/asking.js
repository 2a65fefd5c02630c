// @ts-check
// Asking the server for changes: one after another, in the order in which somebody wished for them.
import { say, toast } from "./dom.js";

const LONGEST = 15000; // milliseconds that those who wish for more wait for one answer

/** @type {Promise<any>} */
let before = Promise.resolve();

/**
 * Ask for a change, once what was asked for before is answered.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export function ask(method, path, body) {
  before = before.then(() => send(method, path, body));
  return before;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} body
 */
async function send(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST),
  }).catch(() => null);
  if (!answer) {
    toast(say("offline"));
    return null;
  }
  const found = answer.status === 204 ? {} : await answer.json().catch(() => ({}));
  if (answer.ok) return found;
  toast(found.text ?? say("offline"));
  return null;
}
