// The busiest tables of each game; see tests/session/crowded.rs.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { open } from "./page";
import { myTurn } from "./table";
import { expect } from "./test";

const CROWDED = "fixtures/crowded.json";

/** The titles of the tables. */
export const TABLES = readFileSync(CROWDED, "utf8").match(/(?<="title":")[^"]+/g)!;

/** Opens one of them, at a question that is asked of the person. */
export async function openCrowded(page: Page, title: string) {
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
