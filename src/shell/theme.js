// Runs before the first paint: the chosen theme and language, how large text is, and where the
// address leads, are on the root element when the style sheet is applied. The page writes both keys as JSON
// strings; anything else is ignored and the system's preference rules.
(function () {
  "use strict";
  function chosen(key, allowed) {
    try {
      var value = JSON.parse(localStorage.getItem(key));
      return allowed.indexOf(value) >= 0 ? value : null;
    } catch (_) {
      return null; // storage is closed or holds something foreign
    }
  }
  var root = document.documentElement;
  var theme = chosen("sobremesa.theme", ["light", "dark"]);
  if (theme) root.dataset.theme = theme;
  var language = chosen("sobremesa.lang", ["en", "zh-Hant"]);
  if (!language && /^zh\b/i.test(navigator.language || "")) language = "zh-Hant";
  root.lang = language || "en";
  // Where the address leads, for the picture of the shell: "home", a game whose
  // table is set, or nothing.
  var where = /^#\/new\/([a-z-]+)/.exec(location.hash);
  root.dataset.at = where ? where[1] : /^(#\/?)?$/.test(location.hash) ? "home" : "";

  // How large text is in fact: the size that the browser is set to, times the setting of the page (data-text-scale).
  // data-text is the least of these steps, in percent of the usual 16 pixels, that is not smaller; the last one holds
  // for everything beyond. The sheet has its rules for large text by it.
  var STEPS = [100, 115, 130, 150];
  function measured(pixels) {
    var percent = pixels / 0.16;
    for (var at = 0; at < STEPS.length - 1; at += 1) {
      if (percent < STEPS[at] + 1) break; // no step for the fraction of a pixel
    }
    var step = String(STEPS[at]);
    if (root.dataset.text === step) return false;
    root.dataset.text = step;
    return true;
  }
  measured(parseFloat(getComputedStyle(root).fontSize));
  // Browsers change their size while pages are open, and so does the setting. A table lays itself out anew when the
  // window changes, and is told in the same way.
  document.addEventListener("DOMContentLoaded", function () {
    var probe = document.querySelector(".text-probe");
    if (!probe || typeof ResizeObserver !== "function") return;
    new ResizeObserver(function () {
      if (measured(probe.getBoundingClientRect().height)) dispatchEvent(new Event("resize"));
    }).observe(probe);
  });
})();
