// The screen that is left once the program has stopped for good: `#fault` in index.html. It stands on plain elements and
// this script alone, because nothing of the program can be relied on then.
//
//   sobremesa_fault(kind, detail)    shows the screen; the program's panic hook calls it, as do the listeners below
//   sobremesa_refused(error, step)   the browser refused a step of the program (a call that xtask/bundler puts into app.js)
//   sobremesa_hold(ids, texts)       takes the games that the storage did not take, for the file
(() => {
  "use strict";

  const SAVE_PREFIX = "sobremesa.save.";
  const IMPORT_KEY = "sobremesa.importing";
  const FORMAT = 1;
  const LONGEST_REPORT = 6000;

  const dialog = document.getElementById("fault");
  const part = (name) => dialog.querySelector(`[data-fault="${name}"]`);
  const pageName = document.querySelector('meta[name="page"]')?.content;
  const program = new URL(`./${pageName}/`, document.baseURI).href;

  // A longer trail: the report needs it, and so does the question below whose fault it is.
  Error.stackTraceLimit = 50;

  let isShown = false;
  let held = new Map();

  globalThis.sobremesa_hold = (ids, texts) => (held = new Map(ids.map((id, at) => [id, texts[at]])));

  globalThis.sobremesa_fault = (kind, detail) => {
    if (isShown) return;
    isShown = true;
    part("report").textContent = report(kind, detail);
    part("unkept").hidden = held.size === 0;
    cutOff();
    show();
  };

  // Only faults of the program count, which have come through its files: not those of an extension, of a script from
  // elsewhere, or what the browser has to say about sizes that change while it measures them.
  const isOurs = (error, file = "") => file.startsWith(program) || String(error?.stack).includes(program);

  addEventListener("error", ({ error, filename, message }) => {
    if (isOurs(error, filename)) globalThis.sobremesa_fault("exception", error ?? message);
  });

  // What the browser itself refuses (a sound, a lock, a screen that stays on) ends in a promise that nobody waits for, or
  // else the program has dealt with it.
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof DOMException) && isOurs(reason)) globalThis.sobremesa_fault("promise", reason);
  });

  // The framework goes on where one of these fails, and the page would show what is no longer so.
  const CHANGES = /\.(?:insertBefore|removeChild|setAttribute|removeAttribute|setProperty|addEventListener)\(/;
  globalThis.sobremesa_refused = (error, step) => {
    if (CHANGES.test(step)) globalThis.sobremesa_fault("refused", error);
  };

  // Of the address only where one was: the rest may hold a whole game.
  function report(kind, detail) {
    const [where] = /^#\/\w+(?:\/(?:san-juan|puerto-rico|ginkgopolis)\b)?/.exec(location.hash) ?? ["#/"];
    const trail = detail?.stack ?? String(new Error().stack);
    const lines = [
      `Sobremesa ${pageName}`,
      `${kind}: ${detail}`,
      `${where} ${document.documentElement.lang} ${new Date().toISOString()}`,
      navigator.userAgent,
      trail.replaceAll(program, ""),
    ];
    return lines.join("\n").slice(0, LONGEST_REPORT);
  }

  // From here on the program hears nothing and changes nothing that is kept.
  function cutOff() {
    const heard = ["click", "contextmenu", "keydown", "keyup", "pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "mouseup"];
    const told = ["input", "change", "focusin", "focusout", "hashchange", "popstate", "storage", "resize", "visibilitychange", "pagehide", "beforeunload"];
    for (const type of [...heard, ...told]) addEventListener(type, hear, true);
    for (const change of ["setItem", "removeItem", "clear"]) {
      Storage.prototype[change] = () => {
        throw new DOMException("the page has stopped", "InvalidStateError");
      };
    }
  }

  function hear(event) {
    event.stopImmediatePropagation();
    if (event.type === "click") acts[event.target.closest?.("[data-act]")?.dataset.act]?.();
  }

  function show() {
    if (!dialog.isConnected) document.body.append(dialog);
    globalThis.sobremesa_speak?.(dialog);
    for (const other of document.body.children) other.inert = other !== dialog;
    try {
      dialog.showModal();
    } catch {
      dialog.open = true;
    }
    document.getElementById("fault-title").focus();
  }

  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", show);

  const acts = {
    reload: () => location.reload(),
    home() {
      history.replaceState(null, "", "#/");
      location.reload();
    },
    save() {
      const found = games();
      const texts = [...(found ?? held).values()];
      const readable = texts.filter(isReadable);
      tell("closed", found ? 0 : 1);
      tell("none", found && texts.length === 0 ? 1 : 0);
      tell("left", texts.length - readable.length);
      tell("saved", readable.length);
      if (readable.length === 0) return;
      // As `Bundle` in src/session/saves writes it. Each game goes in as it lies there: its numbers may be larger than ours.
      const file = `{"sobremesa":"library","format":${FORMAT},"games":[${readable.join(",")}]}`;
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([file], { type: "application/json" }));
      link.download = "sobremesa-games.json";
      link.click();
    },
  };

  function tell(what, count) {
    part(what).hidden = count === 0;
    for (const place of part(what).querySelectorAll("b")) place.textContent = count;
  }

  // The text of every game by its key: what an import has not stored yet, what is stored, and on top what the storage
  // did not take. Undefined if the storage is closed.
  function games() {
    try {
      const kept = Object.entries(localStorage);
      const pending = kept.filter(([key]) => key === IMPORT_KEY).flatMap(([, text]) => imported(text));
      const stored = kept.filter(([key]) => key.startsWith(SAVE_PREFIX)).map(([key, text]) => [key.slice(SAVE_PREFIX.length), text]);
      return new Map([...pending, ...stored, ...held]);
    } catch {
      return undefined;
    }
  }

  function imported(text) {
    try {
      return Object.entries(JSON.parse(text).games);
    } catch {
      return [];
    }
  }

  // One that cannot be read would keep the others from being imported.
  function isReadable(text) {
    try {
      const { sobremesa, format, card, save } = JSON.parse(text);
      return sobremesa === "save" && format <= FORMAT && Array.isArray(card.seats) && Boolean(save);
    } catch {
      return false;
    }
  }
})();
