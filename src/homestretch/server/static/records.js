// @ts-check
// A saved game: the file that is chosen is put into the form, and sent.

const file = /** @type {HTMLInputElement} */ (document.getElementById("file"));
const text = /** @type {HTMLTextAreaElement} */ (document.getElementById("record"));

file.addEventListener("change", () => {
  const chosen = file.files?.[0];
  if (!chosen) return;
  void chosen.text().then((found) => {
    text.value = found;
    text.form?.requestSubmit();
  });
});
