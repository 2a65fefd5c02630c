// @ts-check
// While a game is played the screen stays on, for those who sit there and for those who look on.

/** @type {WakeLockSentinel | null} */
let held = null;
let asking = false;

new MutationObserver(look).observe(document.body, { attributes: true, attributeFilter: ["data-stage"] });
document.addEventListener("visibilitychange", look);

function look() {
  const wanted = document.body.dataset.stage === "playing" && !document.hidden;
  if (wanted && !held && !asking) void take();
  else if (!wanted && held) void held.release();
}

/** Devices that are low may say no. */
async function take() {
  asking = true;
  held = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
  asking = false;
  document.body.classList.toggle("awake", held !== null);
  held?.addEventListener("release", () => {
    held = null;
    document.body.classList.remove("awake");
  });
}
