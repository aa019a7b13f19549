// Everything has its place: the busiest tables of each game, at four sizes and three sizes of text, measured.
// See tests/session/crowded.rs for the tables and helpers/geometry.ts for what is measured.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { faults } from "../helpers/geometry";
import { showTab, TABS } from "../helpers/mat";
import { keepPicture, open } from "../helpers/page";
import { LANGUAGES, prefer } from "../helpers/screens";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

const SIZES = [[1024, 768], [768, 1024], [390, 844], [360, 640], [844, 390]] as const;
const TEXTS = ["100", "130", "150"] as const;
const CROWDED = "fixtures/crowded.json";

/** Opens one of the busiest tables. */
async function openCrowded(page: Page, title: string) {
  // A game a line, taken as it is written: its numbers are larger than those of JavaScript.
  const lines = readFileSync(CROWDED, "utf8").split("\n").map((line) => line.replace(/,$/, ""));
  const game = lines.find((line) => line.includes(`"title":"${title}"`))!;
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, "./#/saved");
  await page.locator("input[type=file]").setInputFiles({ name: `${title}.json`, mimeType: "application/json", buffer: Buffer.from(game) });
  await page.locator('a[href*="#/table/"]').first().click();
  await expect(page.getByTestId("table")).toBeVisible();
  await myTurn(page);
}

const TABLES = readFileSync(CROWDED, "utf8").match(/(?<="title":")[^"]+/g)!;

for (const title of TABLES) {
  for (const lang of LANGUAGES) {
    test(`everything has its place: ${title} (${lang}) @desk`, async ({ page }, info) => {
      test.setTimeout(120_000);
      await prefer(page, lang, "light");
      await openCrowded(page, title);
      const wrong: Record<string, string[]> = {};
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const text of TEXTS) {
          await page.evaluate((text) => {
            document.documentElement.dataset.text = text;
            // Settings are changed on a page of their own; a table that is there has to be told.
            window.dispatchEvent(new Event("resize"));
          }, text);
          const tabs = (await page.locator(".tabs").isVisible()) ? TABS : [""];
          for (const tab of tabs) {
            if (tab) await showTab(page, tab);
            await page.evaluate(async () => {
              for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
            });
            const found = await faults(page);
            const place = `${width}x${height} ${text} % ${tab}`.trim();
            if (found.length) wrong[place] = found;
            if (process.env.GEOMETRY_PICTURES) await keepPicture(page, info, `geometry-${title}-${lang}-${width}x${height}-${text}${tab && `-${tab}`}`);
          }
        }
      }
      expect(wrong).toEqual({});
    });
  }
}
