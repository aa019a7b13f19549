// The service worker: everything that was built is kept in the browser, so
// that the second visit needs no network. `cargo xtask precache` puts the
// version and the list of files in place of the two marks below.
//
// Messages (plain strings, so that both sides stay small):
//   page → worker  "status"        asks for the state of this version
//                  "skip-waiting"  sent to the *waiting* worker when the player
//                                  asks for the new version, never by itself
//   worker → page  "offline-ready VERSION"    every file is kept
//                  "offline-missing VERSION"  some file is not (the browser
//                                             may have cleaned up): go online
//                  "update-blocked COUNT"     answer to "skip-waiting": that
//                                             many other tabs still play with
//                                             the old version; nothing changed
//
// "offline-ready" also goes, unasked, to all pages when a version takes over.
// After a granted "skip-waiting" the page sees `controllerchange` and reloads.
// Without it a new version waits until the last tab of the old one is closed,
// so that nothing ever changes under a running game.
"use strict";

const VERSION = "{{version}}";
// [address relative to the scope, SHA-256 as in the integrity attribute]
const ALL = {{files}};

// Of the opponents' two programs, one for processors with vectors and one for those without, the browser runs one, and
// keeps that one; see src/shell/loader.js.
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const UNUSED = WebAssembly.validate(new Uint8Array(VECTORS)) ? "plain" : "worker";
const FILES = ALL.filter(([path]) => !new RegExp(`/${UNUSED}(_bg)?\\.(js|wasm)$`).test(path));

const SCOPE = self.registration.scope;
const PREFIX = `sobremesa ${SCOPE} `;
const CACHE = PREFIX + VERSION;
const absolute = (path) => new URL(path, SCOPE).href;
const SHELL = absolute("./");

self.addEventListener("install", (event) => event.waitUntil(keepEverything()));

// All or nothing: a half-published version fails its hashes and is tried again
// on a later visit. A page that is open goes first.
async function keepEverything() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(
      FILES.map(([path, integrity]) => new Request(absolute(path), { cache: "no-cache", priority: "low", integrity })),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
  const state = await offlineState();
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(state);
}

async function offlineState() {
  const found = await Promise.all(FILES.map(([path]) => kept(absolute(path))));
  return `offline-${found.every(Boolean) ? "ready" : "missing"} ${VERSION}`;
}

// Asked by name: opening the cache would make an empty one where a newer
// version has just deleted it.
function kept(url) {
  return caches.match(url, { cacheName: CACHE, ignoreSearch: true });
}

self.addEventListener("message", (event) => {
  if (event.data === "status") event.waitUntil(offlineState().then((state) => event.source?.postMessage(state)));
  if (event.data === "skip-waiting") event.waitUntil(skipWhenAlone(event.source));
});

// Another tab may sit in the middle of a game with the old program.
async function skipWhenAlone(asker) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = windows.filter((page) => page.url.startsWith(SCOPE) && page.id !== asker?.id);
  if (others.length > 0) asker?.postMessage(`update-blocked ${others.length}`);
  else await self.skipWaiting();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  event.respondWith(request.mode === "navigate" ? navigate(request) : answer(request));
});

async function answer(request) {
  const found = await kept(request.url);
  if (!found) return fetch(request);
  return found.headers.get("Content-Type")?.startsWith("image/svg") ? neverStale(found) : found;
}

// The page takes its drawings out of a few large files. Once such a file counts
// as stale by its host's headers, some browsers ask for it again whenever a
// piece is drawn, and read all of it anew. What this version keeps never
// changes, so its drawings may say so.
function neverStale(response) {
  const headers = new Headers(response.headers);
  for (const name of ["Age", "Date", "Expires"]) headers.delete(name);
  headers.set("Cache-Control", "max-age=31536000, immutable");
  return new Response(response.body, { headers });
}

// The whole game lives at one address. Other addresses below it are files
// (served as they are) or mistakes; without a network those lead to the game.
async function navigate(request) {
  const url = new URL(request.url);
  const path = url.origin + url.pathname;
  // A messenger may have encoded the sign behind which the place in the game stands.
  const [before, place] = path.split("%23");
  if (place && before === SHELL) return Response.redirect(`${SHELL}#${place}${url.search}`);
  const page = path === SHELL || path === absolute("index.html") ? await kept(SHELL) : await kept(path);
  if (page) return page;
  return fetch(request).catch(() => Response.redirect(SHELL));
}
