// @ts-check
// How one likes to play at once: kept as it is typed, so that the next click already knows.

const A_YEAR = 31536000;

for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-wish]"))) {
  field.addEventListener("input", () => keep(field.dataset.wish ?? "", field.value.trim()));
}

/**
 * @param {string} name
 * @param {string} value
 */
function keep(name, value) {
  const kept = `homestretch_${name}=${encodeURIComponent(value)}`;
  document.cookie = `${kept}; path=/; max-age=${A_YEAR}; samesite=lax`;
}
