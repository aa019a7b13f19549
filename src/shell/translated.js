// Keeps the page true when something translates it, though index.html asks browsers not to.
//
// Translators take a text out and put its translation in its place, inside of two <font> elements. The program goes on
// changing the text that it made, which nobody sees any more. So a text that was taken out is put back as soon as the
// program changes it or needs it as a neighbour (`sobremesa_settle`, which xtask/bundler puts into app.js); the translator
// finds it there like any new text. Nothing else is put back: a translator that insists would take it out again for ever.
//
// The page itself says why it should not be translated when it hears "sobremesa-translated".
(() => {
  "use strict";

  // What stands in the place of a text, and the text of what stands there.
  const places = new WeakMap();
  const texts = new WeakMap();
  let isTranslated = false;

  const watch = new MutationObserver(follow);
  watch.observe(document, { childList: true, characterData: true, subtree: true });

  globalThis.sobremesa_settle = (one, other) => {
    if (!isTranslated) return;
    follow(watch.takeRecords());
    putBack(one);
    putBack(other);
  };

  function putBack(text) {
    const place = places.get(text);
    places.delete(text);
    // Where the place is gone, so is everything around it.
    if (place?.parentNode) place.replaceWith(text);
  }

  const isFont = (node) => node.nodeName === "FONT";

  function follow(records) {
    const gone = [];
    const come = [];
    for (const record of records) {
      if (record.type === "characterData") {
        putBack(record.target);
        continue;
      }
      for (const node of record.removedNodes) {
        // A translator may replace what it has put there itself.
        const text = texts.get(node) ?? node;
        const isOut = node === text ? text.nodeType === Node.TEXT_NODE : places.get(text) === node;
        if (isOut) gone.push({ node, text, record });
      }
      for (const node of record.addedNodes) {
        if (isFont(node) && !isFont(record.target)) come.push({ node, record });
        else if (!isFont(record.target)) places.delete(node);
      }
      pair(gone, come);
    }
  }

  function pair(gone, come) {
    for (let at = come.length - 1; at >= 0; at -= 1) {
      // The latest first, and what one and the same step took out before what lay beside it.
      const candidates = gone.filter((one) => one.record.target === come[at].record.target).reverse();
      const found = candidates.find((one) => one.record === come[at].record) ?? candidates.find((one) => isBeside(one, come[at]));
      if (!found) continue;
      gone.splice(gone.indexOf(found), 1);
      const [{ node }] = come.splice(at, 1);
      takeOut(found.text, node);
    }
  }

  function isBeside({ node: text, record: left }, { node: font, record: came }) {
    return (
      [left.previousSibling, left.nextSibling].includes(font) ||
      [came.previousSibling, came.nextSibling].includes(text) ||
      (left.previousSibling === came.previousSibling && left.nextSibling === came.nextSibling)
    );
  }

  function takeOut(text, place) {
    places.set(text, place);
    texts.set(place, text);
    // Outside of the document a text is watched by itself.
    watch.observe(text, { characterData: true });
    if (isTranslated) return;
    isTranslated = true;
    document.documentElement.dataset.translated = "";
    dispatchEvent(new Event("sobremesa-translated"));
  }
})();
