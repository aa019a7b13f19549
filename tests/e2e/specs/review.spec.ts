// Looking back at a finished game: judged in the worker, kept on the device; each turning point is an exercise first.
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { answerPuzzle, verdict } from "../helpers/puzzles";
import { expectWords } from "../helpers/screens";
import { isLit } from "../helpers/table";
import { expect, test } from "../helpers/test";

const FINISHED = "../fixtures/v0.1/saves/san-juan-1897-2-over.json";

/** The page of a finished game's result. */
async function openResult(page: Page, file = FINISHED) {
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles(file);
  await page.getByRole("link", { name: "Result" }).click();
  await expect(page.getByTestId("results")).toBeVisible();
}

/** The review of a finished game, one tap from its result. */
async function openReview(page: Page, file = FINISHED) {
  await openResult(page, file);
  await page.getByTestId("skip").click();
  await page.getByTestId("to-review").click();
  await expect(page.getByTestId("lookback")).toBeVisible();
}

const strip = (page: Page) => page.getByTestId("review-strip");
const curves = (page: Page) => page.getByTestId("review-panel").locator("svg.chart");
const judged = (page: Page) => expect(page.getByTestId("review-stop")).toHaveCount(0, { timeout: 60_000 });

test("a finished game is judged while one reads, and kept @no-tablet", async ({ page }, info) => {
  test.setTimeout(120_000);
  await openResult(page);
  await page.getByTestId("skip").click();
  await expect(page.getByTestId("to-review"), "the review is the first thing that is offered").toHaveClass(/btn--primary/);
  const begun = Date.now();
  await page.getByTestId("to-review").click();
  await expect(curves(page), "points are known at once").toHaveCount(2);
  info.annotations.push({ type: "first screen of a review, ms", description: String(Date.now() - begun) });
  await expect(page.getByTestId("table")).toBeVisible();
  await judged(page);
  info.annotations.push({ type: "a whole review, ms", description: String(Date.now() - begun) });
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await expectWords(page);
  await keepPicture(page, info, "review");
  // In words, too: a row for each round, a column for each seat.
  await page.locator(".review__table summary").click();
  const rows = page.locator(".review__table tbody tr");
  expect(await rows.count()).toBeGreaterThan(5);
  await expect(rows.last().locator("td")).toHaveText([/^\d+ \(\d+%\)$/, /^\d+ \(\d+%\)$/]);
  await expect(page.getByTestId("review-account").first()).toContainText(/\d+/);
  // The worst choice first, and nothing of what would be better.
  const costly = page.getByTestId("review-costly").first().locator("button");
  expect(await costly.count()).toBeGreaterThan(0);
  const cost = (await page.getByTestId("review-costly").first().locator(".review__when > span").allInnerTexts()).map((text) => Number(/\d+/.exec(text)![0]));
  expect([...cost].sort((a, b) => b - a)).toEqual(cost);
  await expect(costly.first()).toContainText(/Chosen: \S/);
  // A building and its payment are one entry: no entry is about a payment alone.
  for (const text of await costly.allInnerTexts()) expect(text).not.toMatch(/Chosen: Pay with/);
  await expect(costly.first()).not.toContainText("Better");
  await page.reload();
  await expect(curves(page)).toHaveCount(2);
  await expect(page.getByTestId("review-begin"), "kept").toHaveCount(0);
  await expect(page.getByTestId("review-stop"), "kept").toHaveCount(0);
});

test("a turning point is an exercise first, then the answer with its reasons and both futures @no-tablet @phone-long", async ({ page }, info) => {
  test.setTimeout(120_000);
  await openReview(page);
  await judged(page);
  await page.getByTestId("review-first").click();
  await expect(page.getByTestId("past")).toBeVisible();
  await expect(strip(page)).toContainText(/Turning point 1 of \d+/);
  await expect(strip(page)).toContainText(/Chosen: \S/);
  const offers = strip(page).getByTestId("review-offer");
  await expect(offers.first()).toBeVisible();
  expect(await offers.count()).toBeLessThan(5);
  await expect(strip(page), "nothing is given away").not.toContainText("Better:");
  await expectAccessible(page);
  await keepPicture(page, info, "review-exercise");
  await page.getByTestId("review-show").click();
  const answer = page.getByTestId("review-answer");
  await expect(answer).toContainText(/Better: \S/);
  await expect(page.getByTestId("review-reasons")).toContainText(/\.$/);
  // What the rules cannot foretell of a choice is not said.
  for (const future of await answer.locator(".turn__futures li").all()) await expect(future).toHaveText(/\S/);
  await expectAccessible(page);
  await expectWords(page);
  await keepPicture(page, info, "review-answer");
  const next = page.getByTestId("review-next");
  if (await next.count()) {
    await next.click();
    await expect(strip(page)).toContainText(/Turning point 2 of \d+/);
    await expect(answer).toHaveCount(0);
    await offers.first().click();
    await expect(answer).toHaveAttribute("data-result", /right|short/);
    await page.getByTestId("review-before").click();
    await expect(answer, "what was answered stays so").toBeVisible();
  }
  await page.getByTestId("review-practise").click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.getByTestId("table")).toBeVisible();
});

/** A finished game that the last building lost: a task that can be counted out. */
const COSTLY_END = "fixtures/san-juan-costly-end.json";

test("a decision is told whole, its facts light up, and its proved answer becomes a puzzle @no-tablet @long", async ({ page, isMobile }, info) => {
  test.setTimeout(180_000);
  await openReview(page, COSTLY_END);
  await judged(page);
  const list = page.getByTestId("review-costly").first().locator("li");
  const whole = list.filter({ hasText: / · / });
  expect(await whole.count(), "a building stands with its payment").toBeGreaterThan(0);
  await expect(page.getByTestId("review-listed-better"), "nothing is given away").toHaveCount(0);
  // Through the turning points, until one has facts; each that has any lights the board.
  let lit = 0;
  await page.getByTestId("review-first").click();
  for (;;) {
    const show = page.getByTestId("review-show");
    await expect(show.or(page.getByTestId("review-good")).first()).toBeVisible({ timeout: 20_000 });
    if (await show.count()) {
      await show.click();
      await expect(page.getByTestId("review-answer")).toContainText(/Better: \S/);
      for (const fact of await page.getByTestId("review-reasons").getByTestId("hint-fact").all()) {
        await fact.click();
        await expect(fact).toHaveClass(/is-lit/);
        if (await isLit(page)) {
          if (lit === 0) await keepPicture(page, info, "review-fact-lit");
          lit += 1;
        }
      }
    }
    const next = page.getByTestId("review-next");
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(lit, "facts light up what they speak of").toBeGreaterThan(0);
  const better = page.getByTestId("review-listed-better");
  await expect(better.first(), "what was answered stands in the list").toContainText(/Better: \S/);
  // Puzzles are counted out once all is judged; the turning point leads to its own.
  const kept = () => page.evaluate(() => localStorage.getItem("sobremesa.own-puzzles.san-juan"));
  await expect.poll(kept, { timeout: 30_000 }).not.toBeNull();
  const before = page.getByTestId("review-before");
  while ((await page.getByTestId("review-puzzle").count()) === 0 && (await before.count())) await before.click();
  const posed = (await page.getByTestId("review-puzzle").getAttribute("href"))!;
  expect(posed, "the last building has one best answer").toMatch(/^#\/puzzle\/san-juan\/[0-9a-f]{8}$/);
  await expectAccessible(page);
  // It stands among the puzzles, with stars of its own, and can be solved.
  await page.goto("./#/puzzles");
  const own = page.getByTestId("puzzles-san-juan").getByTestId("theme-own");
  await expect(own).toContainText("From your games");
  await expect(own.getByRole("img")).toHaveAccessibleName("0 of 3 stars");
  await expect(page.getByTestId("theme-own"), "of the game alone that was reviewed").toHaveCount(1);
  await expectAccessible(page);
  await keepPicture(page, info, "puzzles-own");
  await page.goto(`./${posed}`);
  await expect(page.getByTestId("task")).toContainText("Puzzle 1");
  await answerPuzzle(page, isMobile, "City Square");
  await expect(verdict(page)).toHaveAttribute("data-result", "right");
  await keepPicture(page, info, "puzzle-own-solved");
  await page.getByTestId("task-all").click();
  await expect(own.getByRole("img")).toHaveAccessibleName(/[1-3] of 3 stars/);
  // What is malformed is no puzzle.
  await page.evaluate(() => localStorage.setItem("sobremesa.own-puzzles.san-juan", '{"format":1,"puzzles":[{"id":1}]}'));
  await page.reload();
  await expect(page.getByTestId("puzzles-san-juan").getByTestId("theme-build")).toBeVisible();
  await expect(page.getByTestId("theme-own")).toHaveCount(0);
  await page.goto(`./${posed}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("does not exist");
});

test("what is pointed at in a curve is what the board shows @desk", async ({ page }) => {
  await openReview(page);
  await judged(page);
  await curves(page).last().click({ position: { x: 200, y: 60 } });
  await expect(page.getByTestId("past")).toContainText(/Viewing step [1-9]\d* of/);
  await page.locator(".chart__turn").first().click();
  await expect(strip(page)).toContainText(/Turning point/);
});

test("a review can be stopped, and goes on where it was @desk", async ({ page }) => {
  await openReview(page);
  await page.getByTestId("review-stop").click();
  await expect(page.getByTestId("review-begin")).toBeVisible();
  await page.getByTestId("review-begin").click();
  await judged(page);
  await expect(page.getByTestId("review-begin")).toHaveCount(0);
  const verdicts = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sobremesa.review."))!;
    return JSON.parse(localStorage.getItem(key)!).verdicts.map((verdict: { position: number }) => verdict.position);
  });
  expect(new Set(verdicts).size, "each choice once").toBe(verdicts.length);
  // What was lost of it is judged again, and nothing else is.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sobremesa.review."))!;
    const kept = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ verdicts: kept.verdicts.slice(0, 5) }));
  });
  await page.reload();
  await expect(curves(page)).toHaveCount(2);
  await judged(page);
  const again = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sobremesa.review."))!;
    return JSON.parse(localStorage.getItem(key)!).verdicts.length;
  });
  expect(again).toBe(verdicts.length);
});

test("a game of which only the end is left has nothing to look back at, and says so @desk", async ({ page }) => {
  // Saved under rules that were corrected since.
  await openResult(page, "../fixtures/v0.1/saves/ginkgopolis-draft-4-over.json");
  await expect(page.getByTestId("to-review")).toHaveCount(0);
  await page.getByRole("link", { name: "View the table" }).click();
  await expect(page.getByTestId("over")).toBeVisible();
  await expect(page.getByTestId("watch-again")).toHaveCount(0);
  await page.getByTestId("review").click();
  await expect(page.getByTestId("review-panel")).toContainText("Only the end of this game is saved");
  await expect(strip(page)).toHaveCount(0);
});

test("a game that goes on has no review yet @desk", async ({ page }) => {
  await open(page, "./#/new/san-juan");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.goto(page.url().replace("#/table/", "#/review/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This game is not over yet");
});

test("a damaged review is no review @desk", async ({ page }) => {
  await openReview(page);
  await judged(page);
  const damaged = '{"verdicts":[{"position":0}]}';
  await page.evaluate((damaged) => {
    const saves = Object.keys(localStorage).filter((key) => key.startsWith("sobremesa.save."));
    for (const key of saves) localStorage.setItem(key.replace(".save.", ".review."), damaged);
  }, damaged);
  await page.reload();
  await expect(curves(page)).toHaveCount(2);
  // It may be through before anybody looks.
  const isLeft = () => page.evaluate((damaged) => Object.values(localStorage).includes(damaged), damaged);
  await expect.poll(isLeft, { message: "it is made anew", timeout: 30_000 }).toBe(false);
});
