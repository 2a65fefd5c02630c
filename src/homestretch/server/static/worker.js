// @ts-check
// The service worker: keeps the program's own files for when the network is gone, and nothing else.
// Pages, views and whatever belongs to somebody are never kept here. The server fills in the version.

const KEPT = "homestretch-VERSION";
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(begin()));

/** Whatever an earlier version kept is thrown away. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && isOurs(new URL(request.url))) event.respondWith(fetched(request));
});

/** @param {URL} url */
function isOurs(url) {
  const { origin, pathname } = url;
  return origin === worker.location.origin && (pathname.startsWith("/static/") || pathname === "/theme.css");
}

/** As the server has it now, or as it was. @param {Request} request */
async function fetched(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await kept.match(request);
    if (known) return known;
    throw error;
  }
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});

/** The table that called, in the window that has it or in a new one. @param {string} table */
async function show(table) {
  const open = await worker.clients.matchAll({ type: "window" });
  const found = open.find((/** @type {any} */ one) => new URL(one.url).pathname.startsWith(`/t/${table}`));
  await (found ? found.focus() : worker.clients.openWindow(`/t/${table}`));
}
