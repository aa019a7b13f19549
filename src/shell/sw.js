// The service worker: everything that was built is kept in the browser, so
// that the second visit needs no network. `cargo xtask precache` puts the
// version and the list of files in place of the two marks below. What is told
// in a language (words, rules) is kept in English, which all fall back to, and
// in the languages that are spoken here.
//
// Messages (plain strings, so that both sides stay small):
//   page → worker  "status LANGUAGE"
//                                  asks for the state of this version, when the
//                                  page comes, when a version takes over, and
//                                  when the language changes: its files are
//                                  kept from now on. Without one: in English
//                  "skip-waiting"  sent to the *waiting* worker when the player
//                                  asks for the new version, never by itself
//   worker → page  "offline-ready VERSION"    every file is kept that it needs
//                  "offline-missing VERSION"  some file is not (the browser
//                                             may have cleaned up): go online
//                  "update-blocked COUNT"     answer to "skip-waiting": that
//                                             many other tabs still play with
//                                             the old version; nothing changed
//
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

// The language of a file of words or rules.
const ENGLISH = "en";
const languageOf = (path) => /^(?:words\/([\w-]+)\/|rules\/[\w-]+\.([\w-]+)\.json$)/.exec(path)?.slice(1).find(Boolean);
const LANGUAGES = new Set(FILES.map(([path]) => languageOf(path)).filter(Boolean));
const needed = (languages) => FILES.filter(([path]) => !languageOf(path) || languages.includes(languageOf(path)));

const SCOPE = self.registration.scope;
const PREFIX = `sobremesa ${SCOPE} `;
const CACHE = PREFIX + VERSION;
const absolute = (path) => new URL(path, SCOPE).href;
const SHELL = absolute("./");

const asBuilt = ([path, integrity], priority) => new Request(absolute(path), { cache: "no-cache", priority, integrity });

self.addEventListener("install", (event) => event.waitUntil(keepEverything()));

// All or nothing: a half-published version fails its hashes and is tried again
// on a later visit. A page that is open goes first.
async function keepEverything() {
  const files = needed([ENGLISH, ...(await spoken())]);
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(files.map((file) => asBuilt(file, "low")));
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
}

// The languages of which an older version has kept the words of all pages.
async function spoken() {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const isKept = async (language) => {
    const found = older.map((cacheName) => caches.match(absolute(`words/${language}/pages.ftl`), { cacheName }));
    return (await Promise.all(found)).some(Boolean);
  };
  const languages = [...LANGUAGES];
  const are = await Promise.all(languages.map(isKept));
  return languages.filter((_, at) => are[at]);
}

// Keeps what is told in a language, as far as it is not kept yet.
async function keepLanguage(language) {
  const ofIt = FILES.filter(([path]) => languageOf(path) === language);
  const are = await Promise.all(ofIt.map(([path]) => kept(absolute(path))));
  const missing = ofIt.filter((_, at) => !are[at]);
  if (missing.length === 0 || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  // What does not come is missing, and asked for again by the next page.
  await Promise.allSettled(missing.map((file) => cache.add(asBuilt(file, "low"))));
}

async function offlineState(language) {
  if (LANGUAGES.has(language)) await keepLanguage(language);
  const found = await Promise.all(needed([ENGLISH, language]).map(([path]) => kept(absolute(path))));
  return `offline-${found.every(Boolean) ? "ready" : "missing"} ${VERSION}`;
}

// Asked by name: opening the cache would make an empty one where a newer
// version has just deleted it.
function kept(url) {
  return caches.match(url, { cacheName: CACHE, ignoreSearch: true });
}

self.addEventListener("message", (event) => {
  const [what, language] = String(event.data).split(" ");
  if (what === "status") event.waitUntil(offlineState(language).then((state) => event.source?.postMessage(state)));
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
  if (!found) return bring(request);
  return found.headers.get("Content-Type")?.startsWith("image/svg") ? neverStale(found) : found;
}

// A file of a language that is not kept yet is kept from now on, if it is what was built. What is something else goes to
// the page, which looks at what has come.
async function bring(request) {
  const file = FILES.find(([path]) => languageOf(path) && absolute(path) === request.url);
  const answer = file && (await fetch(asBuilt(file)).catch(() => null));
  if (!answer?.ok) return fetch(request);
  if (await caches.has(CACHE)) {
    const cache = await caches.open(CACHE);
    await cache.put(request.url, answer.clone()).catch(() => {}); // where there is no room
  }
  return answer;
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
