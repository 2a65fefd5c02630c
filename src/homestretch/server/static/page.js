// @ts-check
// What every page does: the language at once, light or dark as the reader likes.
import { setting } from "./dom.js";

const root = document.documentElement;
const theme = setting("theme");
if (theme) root.dataset.theme = theme;

document.querySelector(".theme")?.addEventListener("click", () => {
  const asked = matchMedia("(prefers-color-scheme: dark)").matches;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : asked;
  root.dataset.theme = setting("theme", dark ? "light" : "dark");
});

window.addEventListener("load", () => void navigator.serviceWorker?.register("/worker.js").catch(() => {}));
for (const one of document.querySelectorAll("time")) {
  one.textContent = new Date(one.dateTime).toLocaleDateString(root.lang, { dateStyle: "medium" });
}

const pick = document.querySelector("select.lang");
pick?.closest("form")?.classList.add("alive");
pick?.addEventListener("change", () => pick.closest("form")?.submit());
