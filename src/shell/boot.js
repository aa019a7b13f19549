// Starts the page's program and, when that is done, the service worker.
// The build leaves the name of the program's directory in a <meta> element,
// because the page's policy forbids an inline script.
//
// On failure the shell says so in words: a blank page helps nobody.

const page = document.querySelector('meta[name="page"]')?.content;
const address = (name) => new URL(`./${page}/${name}`, document.baseURI).href;

function tell(id, why) {
  document.getElementById("shell-wait")?.remove();
  const box = document.getElementById(id);
  if (!box) return; // the page is up already and shows its own messages
  box.hidden = false;
  const reason = document.getElementById("shell-why");
  if (reason && why) reason.textContent = String(why);
}

// The program asks for the words of one language as soon as it runs; so that they
// come beside it, and not behind it, the browser hears of them now.
function preload(name) {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  link.href = address(name);
  document.head.append(link);
}

async function start() {
  if (typeof WebAssembly !== "object") {
    tell("shell-old");
    return;
  }
  // theme.js has chosen the language.
  preload(`split_pages_${document.documentElement.lang === "zh-Hant" ? "zh_hant" : "en"}.wasm`);
  try {
    const program = await import(address("app.js"));
    await program.default({ module_or_path: address("app_bg.wasm") });
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
