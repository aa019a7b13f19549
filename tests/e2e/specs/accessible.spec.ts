// No finding of axe-core at all, minor ones included: every page and the busiest tables, in both languages, by day and by
// night; tables at a desk and on a phone.
import type { Page } from "@playwright/test";
import { openCrowded, TABLES } from "../helpers/crowded";
import { axeFindings, open } from "../helpers/page";
import { LANGUAGES, prefer, THEMES } from "../helpers/screens";
import { expect, LONG, sample, test } from "../helpers/test";

const PAGES = ["", "new/san-juan", "new/puerto-rico", "new/ginkgopolis", "saved", "settings", "rules/puerto-rico", "rules/ginkgopolis"];

async function expectNothing(page: Page, where: string) {
  expect((await axeFindings(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`), where).toEqual([]);
}

// Each page once: languages and themes take turns. In the long run in one language by day and in the other by night.
sample([...PAGES.entries()], 1, 2, 6).forEach(([at, address]) => {
  for (const [turn, theme] of THEMES.entries()) {
    if (!LONG && turn !== (at >> 1) % 2) continue;
    const lang = LANGUAGES[(at + turn) % 2];
    test(`the page ${address || "home"} (${lang}, ${theme}) @desk`, async ({ page }) => {
      test.setTimeout(180_000);
      await prefer(page, lang, theme);
      await open(page, `./#/${address}`);
      // A part of the page may still be on its way.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNothing(page, address);
    });
  }
});

/** What lies over a table is the same at all tables of a game. */
const isFirst = (title: string) => TABLES.find((other) => other.split("-")[0] === title.split("-")[0]) === title;

// Each table once: languages and themes take turns.
sample([...TABLES.entries()], 0, 4, 6, 7, 9, 11).forEach(([at, title]) => {
  const [lang, theme] = [LANGUAGES[at % 2], THEMES[(at >> 1) % 2]];
  const over = LONG || isFirst(title) ? ["actions", "log", "menu"] : [];
  test(`the table ${title} (${lang}, ${theme})${over.length ? ", what lies over it too" : ""} @no-tablet @phone-long`, async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page, lang, theme);
    await openCrowded(page, title);
    await expectNothing(page, title);
    for (const drawer of over) {
      await page.getByTestId(drawer).click();
      await expectNothing(page, `${title}, ${drawer}`);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("d");
    await expectNothing(page, `${title}, described`);
  });
});

test("where the system sets the colours, people keep their looks @desk", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openCrowded(page, "puerto-rico-role");
  const drawn = (people: string) => page.locator(people).first().evaluate((ring) => getComputedStyle(ring).backgroundImage);
  const [worker, citizen] = [await drawn(".ring.is-on:not(.is-citizen)"), await drawn(".ring.is-on.is-citizen")];
  expect(worker).toContain("gradient");
  expect(citizen).toContain("gradient");
  expect(citizen).not.toBe(worker);
});
