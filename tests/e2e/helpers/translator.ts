// A translator as browsers have them: every text is taken out and comes back inside of two <font> elements, the later ones
// as well. It leaves the words as they are, so that what stands on the page can be compared, and asks nobody's leave:
// `translate="no"` is passed over.
import type { Page } from "@playwright/test";

/** Translates every page of this tab from now on, unless it is switched off; how the text is taken out. */
export async function translate(page: Page, how: "replaced" | "moved" = "replaced") {
  await page.addInitScript((how) => {
    if (sessionStorage.getItem("plain")) return;
    const put = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest("font, script, style, noscript")) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      if (how === "replaced") {
        inner.textContent = text.data;
        text.replaceWith(outer);
      } else {
        text.parentNode?.insertBefore(outer, text);
        inner.append(text);
      }
    };
    const texts = (node: Node) => {
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = node instanceof Text ? [node] : [];
      while (walk.nextNode()) found.push(walk.currentNode as Text);
      return found;
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) [...addedNodes].flatMap(texts).forEach(put);
    }).observe(document, { childList: true, subtree: true });
  }, how);
}

/** How many texts on the page are translated, and how many are not. */
export async function translated(page: Page): Promise<{ yes: number; no: number }> {
  return page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const count = { yes: 0, no: 0 };
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement!;
      if (!walk.currentNode.textContent!.trim() || parent.closest("script, style, noscript")) continue;
      count[parent.closest("font") ? "yes" : "no"] += 1;
    }
    return count;
  });
}

/** What the page says when it is drawn anew and nothing translates it; afterwards it is translated again. */
export async function plainly<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => sessionStorage.setItem("plain", "yes"));
  await page.reload();
  const seen = await look();
  await page.evaluate(() => sessionStorage.removeItem("plain"));
  await page.reload();
  return seen;
}
