// Reaching what can be chosen, in however small a window: each target is scrolled to, as a person would, and hit.
import type { Page } from "@playwright/test";

/** The least that is seen of a target, in each direction: as much as WCAG 2.2 asks of one. */
const LEAST = 24;

/**
 * What cannot be reached or hit on the table as it is shown now, a line each: places that can be chosen, and the buttons of
 * the prompt, the tabs and the bar.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(async (least) => {
    const found: string[] = [];
    const frames = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    const name = (element: Element) => element.getAttribute("data-testid") ?? element.getAttribute("aria-label") ?? element.getAttribute("class") ?? element.tagName;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page goes on sideways: ${root.scrollWidth}`);
    const targets = document.querySelectorAll<HTMLElement>(".table button.is-legal, .table .prompt button, .tabs button, .appbar :is(button, a)");
    for (const target of targets) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.getBoundingClientRect().width === 0) continue;
      const map = target.closest(".map__view");
      // The map is moved by its own camera, which follows the focus.
      if (map) {
        target.focus({ preventScroll: true });
        await frames();
        await Promise.all(map.querySelector(".map__slide")!.getAnimations().map(({ finished }) => finished.catch(() => {})));
      }
      target.scrollIntoView({ block: "center", inline: "center" });
      await frames();
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(target.contains(hit) || hit.contains(target))) {
        found.push(`${name(target)} at ${Math.round(x)},${Math.round(y)} is under ${hit ? name(hit) : "the edge"}`);
        continue;
      }
      // Around its middle as much is its own.
      const reach = Math.min(least, width, height) / 2 - 1;
      for (const [dx, dy] of [[-reach, 0], [reach, 0], [0, -reach], [0, reach]]) {
        const at = document.elementFromPoint(x + dx, y + dy);
        if (!at || !(target.contains(at) || at.contains(target))) {
          found.push(`${name(target)} is seen in part, beside it ${at ? name(at) : "the edge"}`);
          break;
        }
      }
    }
    return found;
  }, LEAST);
}

/** How much of the window's height is left between what keeps its place at the top and at the bottom while the table scrolls. */
export async function roomLeft(page: Page): Promise<number> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>(".table")!;
    const stays = (part: Element) => ["sticky", "fixed"].includes(getComputedStyle(part).position) || table.scrollHeight <= table.clientHeight;
    const bar = document.querySelector(".table__top .appbar, .appbar")!;
    const prompt = table.querySelector(":scope > .prompt")!;
    const above = [bar, bar.parentElement!].some(stays) ? bar.getBoundingClientRect().height : 0;
    const below = stays(prompt) ? prompt.getBoundingClientRect().height : 0;
    return innerHeight - above - below;
  });
}
