// Runs before the first paint: the chosen theme and language, and where the
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
})();
