// @ts-check
// A quiet sound of two notes, made here; browsers let it be heard once somebody has touched the page.

const NOTES = [587.33, 880]; // D and the A above it
const LOW = 130.81; // a C, for what falls
const APART = 0.11; // seconds
const LASTS = 0.5;
const LOUD = 0.05; // of 1

/** @type {AudioContext | null} */
let sound = null;
for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, wake, { once: true });

function wake() {
  if ("AudioContext" in window) sound ??= new AudioContext();
}

export function ring() {
  if (!sound) return;
  void sound.resume();
  for (const [n, tone] of NOTES.entries()) note(sound, tone, sound.currentTime + n * APART);
}

/** One low note: something was captured or lost. */
export function thud() {
  if (sound?.state === "running") note(sound, LOW, sound.currentTime);
}

/**
 * @param {AudioContext} to
 * @param {number} tone
 * @param {number} at
 */
function note(to, tone, at) {
  const string = new OscillatorNode(to, { type: "sine", frequency: tone });
  const hand = new GainNode(to, { gain: 0 });
  hand.gain.setValueAtTime(0, at);
  hand.gain.linearRampToValueAtTime(LOUD, at + 0.015);
  hand.gain.exponentialRampToValueAtTime(0.0001, at + LASTS);
  string.connect(hand).connect(to.destination);
  string.start(at);
  string.stop(at + LASTS);
}
