// Steps on the pages around the table.
import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "./page";
import { expect } from "./test";

export const LANGUAGES = ["en", "zh-Hant"] as const;
export const THEMES = ["light", "dark"] as const;

/** Chooses language and theme before the program starts. */
export async function prefer(page: Page, lang: string, theme: string) {
  await page.addInitScript(
    ([lang, theme]) => {
      localStorage.setItem("sobremesa.lang", JSON.stringify(lang));
      localStorage.setItem("sobremesa.theme", JSON.stringify(theme));
    },
    [lang, theme],
  );
}

/** Every target is at least 44 px in both directions, or a link inside a sentence. */
export async function expectTargets(page: Page) {
  const small = await page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const targets = [...document.querySelectorAll("button, a.btn, a.iconbtn, .rules__toc a, select, input:not(.seg input)")];
    return targets
      .filter(visible)
      .map((element) => (element.matches(".check input") ? element.closest("label")! : element))
      .filter((element) => !element.matches(".vh, .filebtn__field, .rule__id"))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 43.5 || height < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(small).toEqual([]);
}

/** No button is narrower than its longest word. */
export async function expectWords(page: Page) {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".btn")]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && button.scrollWidth > button.clientWidth + 1)
      .map((button) => button.outerHTML.slice(0, 120)),
  );
  expect(cut).toEqual([]);
}

/**
 * Nothing in the main part lies over what stands beside it. What is placed absolutely lies over something on purpose, and
 * so does what is written on the drawing of a card or a building.
 */
export async function expectApart(page: Page) {
  const over = await page.evaluate(() => {
    const found: string[] = [];
    const blocks = (parent: Element) =>
      [...parent.children].filter((child) => {
        const { display, position } = getComputedStyle(child);
        return child.checkVisibility() && !/inline$|contents|none/.test(display) && !/absolute|fixed/.test(position);
      });
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    const look = (parent: Element) => {
      const inside = blocks(parent);
      const boxes = inside.map((block) => block.getBoundingClientRect());
      inside.forEach((block, at) => {
        for (let other = 0; other < at; other += 1) {
          const [a, b] = [boxes[at]!, boxes[other]!];
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 2 && high > 2) found.push(`${name(block)} over ${name(inside[other]!)}: ${Math.round(wide)}x${Math.round(high)}`);
        }
        if (!block.matches("svg, .card, .bld")) look(block);
      });
    };
    document.querySelectorAll("main").forEach(look);
    return found;
  });
  expect(over).toEqual([]);
}

/** What every page has to be, in the state it is in. */
export async function expectGoodPage(page: Page, info: TestInfo, name: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNoPageScroll(page);
  await expectApart(page);
  await expectTargets(page);
  await expectWords(page);
  await expectAccessible(page);
  await keepPicture(page, info, name);
}

/** Sets a table with the given seed and starts it; the game's key. */
export async function startGame(page: Page, seed = "1897"): Promise<string> {
  await open(page, "#/new/san-juan");
  await page.getByLabel("Seed").fill(seed);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  return page.url().split("/").pop()!;
}

/** The saved games as they lie in the storage: key and text. */
export async function storedGames(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    Object.entries({ ...localStorage }).filter(([key]) => key.startsWith("sobremesa.save.")),
  );
}
