// Starts the page's program and, when that is done, the service worker.
// The build leaves the name of the program's directory in a <meta> element,
// because the page's policy forbids an inline script.
//
// On failure the shell says so in words: a blank page helps nobody.

const page = document.querySelector('meta[name="page"]')?.content;
const address = (name) => new URL(`./${page}/${name}`, document.baseURI).href;

function tell(id, why) {
  if (why?.reason) globalThis.sobremesa_lost?.(why.reason, why.message);
  globalThis.sobremesa_ended?.();
  document.getElementById("shell-wait")?.remove();
  const box = document.getElementById(id);
  if (!box) return; // the page is up already and shows its own messages
  box.hidden = false;
  const reason = document.getElementById("shell-why");
  if (reason && why) reason.textContent = String(why);
}

// What may become markup (markup.js), or the address of a script, where the browser asks for it (Trusted Types). Of
// scripts, only the service worker passes and those of the opponents, which may run in the page.
const opponents = document.querySelector('meta[name="worker"]')?.content;
const SCRIPTS = ["sw.js", ...["loader", "worker", "plain"].map((name) => `${opponents}/${name}.js`)].map(
  (name) => new URL(`./${name}`, document.baseURI).href,
);
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (markup) => (isOurMarkup(markup) ? markup : null),
  createScriptURL: (address) => (SCRIPTS.includes(new URL(address, document.baseURI).href) ? address : null),
});

// A script of the program. The browser does not say why one does not run: watch.js asks the server.
const script = (name) =>
  import(address(name)).catch(async (error) => {
    await globalThis.sobremesa_ask?.(address(name));
    throw error;
  });

// Screens of the pages beside the table (src/screens/aside.rs).
const ASIDE = "answer daily guided join learn lesson link puzzle puzzles results rules saved settings statistics".split(" ");

// Parts of the program that the page at this address asks for once it runs, one after the other (Route in
// src/ui/route.rs). The first page and a table have none: the game of a table stands in its save.
function partsOfAddress() {
  const [, screen, game] = location.hash.split(/[/?]/);
  if (screen === "new") return ["setup", game?.replaceAll("-", "_")];
  return ASIDE.includes(screen) ? ["aside"] : [];
}

// Fetches them without waiting for the program: the first beside it, so that the link is never idle, each further one
// when that has come, so that nothing holds up the page that is seen first.
async function fetchAhead(loader, program) {
  const coming = [program];
  for (const name of partsOfAddress()) {
    const files = loader[`__wasm_split_load_${name}`]?.files ?? [];
    coming.push(...files.map(loader.compile));
    await Promise.allSettled(coming); // whoever needs them hears of it
  }
}

async function start() {
  if (typeof WebAssembly !== "object") {
    tell("shell-old");
    return;
  }
  try {
    const program = await script("app.js");
    const loader = await script("__wasm_split.js");
    const coming = loader.compile("app_bg.wasm");
    fetchAhead(loader, coming);
    await program.default({ module_or_path: await coming });
    // What is kept for later shares the link with what the page needs now.
    await loader.quiet();
  } catch (error) {
    tell("shell-lost", error);
    console.error(error);
  }
  register();
}

// Registered even after a failure: a later version may well repair it.
// The messages between page and service worker are described in sw.js.
function register() {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register(new URL("./sw.js", document.baseURI), { updateViaCache: "none" })
    .catch((error) => console.warn("Playing without the network will not work:", error.message));
}

start();
