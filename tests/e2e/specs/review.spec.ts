// Looking back at a finished game: judged in the worker, kept on the device, and every entry opens its moment.
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { expect, test } from "../helpers/test";

const FINISHED = "../fixtures/v0.1/saves/san-juan-1897-2-over.json";

/** The table of a finished game, with its review's drawer open. */
async function openReview(page: Page) {
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles(FINISHED);
  await page.getByRole("link", { name: "Result" }).click();
  await page.getByTestId("skip").click();
  await page.getByRole("link", { name: "View the table" }).click();
  await page.getByTestId("to-review").click();
  await expect(page.getByTestId("review-panel")).toBeVisible();
}

const curves = (page: Page) => page.getByTestId("review-panel").locator("svg.chart");

test("a finished game is judged choice by choice, and kept", async ({ page }, info) => {
  test.setTimeout(180_000);
  await openReview(page);
  await expect(curves(page)).toHaveCount(0);
  await page.getByTestId("review-begin").click();
  await expect(page.locator(".review__bar")).toBeVisible();
  // The table can be used meanwhile; the review goes on.
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("drawer")).toHaveCount(0);
  await page.getByTestId("review").click();
  await expect(curves(page)).toHaveCount(2, { timeout: 150_000 });
  await expectAccessible(page);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "review");
  // In words, too: a row for each round, a column for each seat.
  await page.locator(".review__table summary").click();
  const rows = page.locator(".review__table tbody tr");
  expect(await rows.count()).toBeGreaterThan(5);
  await expect(rows.last().locator("td")).toHaveText([/^\d+ \(\d+%\)$/, /^\d+ \(\d+%\)$/]);
  // The worst choice first; it opens the board at its moment.
  const costly = page.getByTestId("review-costly").first().locator("button");
  expect(await costly.count()).toBeGreaterThan(0);
  const cost = (await page.locator(".review__when > span").allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]));
  const first = cost.slice(0, await costly.count());
  expect([...first].sort((a, b) => b - a)).toEqual(first);
  await expect(costly.first()).toContainText(/Chosen: \S/);
  await expect(costly.first()).toContainText(/Better: \S/);
  await costly.first().click();
  await expect(page.getByTestId("past")).toBeVisible();
  await expect(costly.first()).toHaveAttribute("aria-current", "true");
  await expect(page.getByTestId("review-moment")).toContainText(/to choose: wins \d+ in 100/);
  await page.reload();
  await page.getByTestId("review").click();
  await expect(curves(page), "kept").toHaveCount(2);
  await expect(page.getByTestId("review-moment"), "nothing is looked at").toHaveCount(0);
});

test("a review can be stopped @desk", async ({ page }) => {
  await openReview(page);
  await page.getByTestId("review-begin").click();
  await page.getByTestId("review-stop").click();
  await expect(page.getByTestId("review-begin")).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sobremesa.review.")));
  expect(kept).toEqual([]);
});

test("a game of which only the end is left has nothing to look back at, and says so @desk", async ({ page }) => {
  await open(page, "./#/saved");
  // Saved under rules that were corrected since.
  await page.getByLabel("Import a file").setInputFiles("../fixtures/v0.1/saves/ginkgopolis-draft-4-over.json");
  await page.getByRole("link", { name: "Result" }).click();
  await page.getByRole("link", { name: "View the table" }).click();
  await expect(page.getByTestId("over")).toBeVisible();
  await expect(page.getByTestId("watch-again")).toHaveCount(0);
  await page.getByTestId("review").click();
  await expect(page.getByTestId("review-panel")).toContainText("Only the end of this game is saved");
  await expect(page.getByTestId("review-begin")).toHaveCount(0);
});

test("a damaged review is no review @desk", async ({ page }) => {
  await openReview(page);
  await page.evaluate(() => {
    const saves = Object.keys(localStorage).filter((key) => key.startsWith("sobremesa.save."));
    for (const key of saves) localStorage.setItem(key.replace(".save.", ".review."), '{"verdicts":[{"position":0}]}');
  });
  await page.reload();
  await page.getByTestId("review").click();
  await expect(page.getByTestId("review-begin")).toBeVisible();
  await expect(curves(page)).toHaveCount(0);
});
