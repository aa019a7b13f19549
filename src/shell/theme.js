// Runs before the first paint: the chosen theme and language, how large text is, and where the
// address leads, are on the root element when the style sheet is applied. The page writes both keys as JSON
// strings; anything else is ignored and the system's preference rules. What stands on the page without its program is said
// in that language from here on: the build puts the messages of src/words/<language>/shell.ftl in place of the mark.
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
  var SAYS = {{says}};
  var root = document.documentElement;
  var theme = chosen("sobremesa.theme", ["light", "dark"]);
  if (theme) root.dataset.theme = theme;
  function own(tag) {
    return Object.keys(SAYS).indexOf(tag) >= 0 ? tag : null;
  }
  // The language of ours for a browser that asks for this one, as Lang::read in src/words/lang.rs finds it.
  function read(tag) {
    var parts = String(tag).toLowerCase().split(/[-_]/);
    if (parts[0] !== "zh") return own(parts[0]);
    var simplified = /-(hans|cn|sg|my)\b/.test(parts.join("-")) && parts.indexOf("hant") < 0;
    return (simplified && own("zh-Hans")) || own("zh-Hant");
  }
  var language = chosen("sobremesa.lang", Object.keys(SAYS));
  (navigator.languages || []).forEach(function (tag) {
    language = language || read(tag);
  });
  language = language || "en";
  root.lang = language;
  // Where the address leads, for the picture of the shell: "home", a game whose
  // table is set, or nothing.
  var where = /^#\/new\/([a-z-]+)/.exec(location.hash);
  root.dataset.at = where ? where[1] : /^(#\/?)?$/.test(location.hash) ? "home" : "";

  // The program will ask for the words of this language, and of a game whose table is set: `brought` in src/ui/site.rs
  // takes the answers.
  var ahead = (globalThis.sobremesa_ahead = {});
  function fetchWords(topic) {
    var words = "words/" + language + "/" + topic + ".ftl";
    ahead[words] = fetch(new URL("./" + words, document.baseURI), { cache: "no-cache" });
    ahead[words].catch(function () {}); // whoever waits hears of it
  }
  fetchWords("pages");
  if (where && SAYS[language][where[1]]) fetchWords(where[1]);

  function say(id) {
    return SAYS[own(root.lang) || "en"][id];
  }
  // Says what an element is marked with. A figure is put in later, by who knows it.
  function tell(element) {
    var parts = say(element.dataset.say).split("{ $count }");
    element.textContent = parts[0];
    if (parts.length > 1) element.append(document.createElement("b"), parts[1]);
    element.dataset.said = root.lang;
  }
  function tellAll(part) {
    part.querySelectorAll("[data-say]").forEach(tell);
  }
  globalThis.sobremesa_say = say;
  globalThis.sobremesa_speak = tellAll;
  // The page is written in English. Whatever comes of it before it is painted is said in its language.
  if (language !== "en") {
    var watch = new MutationObserver(function () {
      document.querySelectorAll("[data-say]:not([data-said])").forEach(tell);
    });
    watch.observe(root, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", function () {
      watch.disconnect();
      tellAll(document);
    });
  }

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
