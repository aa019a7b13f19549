// Watches what the page waits for before its program runs, from outside: it needs none of the other files. A page that
// shows nothing, or "please wait" for ever, helps nobody.
//
// boot.js and parts.js tell it when something has come (sobremesa_alive), what has not and why (sobremesa_lost), and when
// they have said themselves what is wrong (sobremesa_ended).
(function () {
  "use strict";
  var SILENT_MS = 7000;
  var TICK_MS = 500;

  // theme.js knows the words of every language; it may be what has not come.
  function say(id) {
    return globalThis.sobremesa_say ? globalThis.sobremesa_say(id) : "{{say slow}}";
  }

  var alive = performance.now();
  var ended = false;
  globalThis.sobremesa_alive = function () {
    alive = performance.now();
  };
  globalThis.sobremesa_ended = function () {
    ended = true;
    show("shell-slow", false);
  };

  function of(id) {
    return document.getElementById(id);
  }

  function show(id, on) {
    if (of(id)) of(id).hidden = !on;
  }

  // A note over whatever the page shows, once.
  function note(words) {
    var id = "note-" + words;
    if (of(id) || !document.body) return;
    var box = document.createElement("div");
    box.id = id;
    box.className = "banner banner--warn";
    box.setAttribute("role", "alert");
    var line = document.createElement("p");
    line.textContent = say(words);
    box.append(line);
    document.body.prepend(box);
  }

  // The page's own program has not come: there is no point in waiting. Nothing once the program runs.
  function lost(reason, detail) {
    if (ended || !of("shell-lost")) return;
    globalThis.sobremesa_ended();
    if (of("shell-wait")) of("shell-wait").remove();
    show("shell-lost", true);
    // By the words for causes in parts.js; of the others nothing is said.
    if (["unreachable", "missing", "server", "altered"].indexOf(reason) >= 0) {
      of("shell-why-said").textContent = say("why-" + reason);
      show("shell-why-said", true);
    }
    of("shell-why").textContent = detail;
  }
  globalThis.sobremesa_lost = lost;

  // Asks the server why a script has not run: the browser does not say.
  function ask(address) {
    return fetch(address, { cache: "no-store" }).then(
      function (answer) {
        var gone = answer.status === 404 || answer.status === 410;
        lost(answer.ok ? "altered" : gone ? "missing" : "server", address);
      },
      function () {
        lost("unreachable", address);
      },
    );
  }

  globalThis.sobremesa_ask = ask;

  function failed(element) {
    if (element.localName === "script" && element.type === "module") ask(element.src);
    // Whoever waits for a game hears of its sheet.
    var isPages = element.localName === "link" && !element.dataset.game;
    if (isPages && element.relList.contains("stylesheet")) note("unstyled");
  }

  addEventListener(
    "error",
    function (event) {
      if (event.target instanceof Element) failed(event.target);
    },
    true,
  );

  // What has failed before this script came.
  function look() {
    performance.getEntriesByType("resource").forEach(function (entry) {
      if (!(entry.responseStatus >= 400)) return;
      if (/\/art\//.test(entry.name)) note("undrawn");
      document.querySelectorAll("script[type=module], link[rel=stylesheet]").forEach(function (element) {
        if (entry.name === (element.src || element.href)) failed(element);
      });
    });
  }

  // A style sheet that does not come would keep everything else from the screen.
  function release() {
    document.querySelectorAll("link[rel=stylesheet]").forEach(function (link) {
      if (link.sheet || link.dataset.late) return;
      var again = link.cloneNode();
      again.dataset.late = "";
      link.replaceWith(again);
      note("unstyled");
    });
  }

  var timer = setInterval(function () {
    look();
    if (document.body && !of("shell")) return clearInterval(timer);
    if (ended) return;
    var silent = performance.now() - alive > SILENT_MS;
    if (silent && !document.body) {
      // A script in the head holds up the whole page: give it up, and say so.
      clearInterval(timer);
      stop();
      document.documentElement.append(document.createElement("body"));
      return note("slow");
    }
    if (silent) release();
    show("shell-slow", silent);
  }, TICK_MS);

  new PerformanceObserver(look).observe({ type: "resource" });
})();
