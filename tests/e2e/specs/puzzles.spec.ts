// Puzzles: the list, a wrong answer, the answer that is shown, the right one, in both languages, by touch or keyboard.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { expect, LONG, test } from "../helpers/test";

type Puzzle = { id: string; kind: string; best: number; answer: unknown[] };
const GAMES = ["san-juan", "puerto-rico", "ginkgopolis"] as const;

function puzzles(game: string): Puzzle[] {
  return JSON.parse(readFileSync(`../../public/puzzles/${game}.json`, "utf8")).puzzles;
}

/** One whose answer is a single choice that matters. */
const SHORT = { "san-juan": "build", "puerto-rico": "build", ginkgopolis: "lead" };
const short = (game: (typeof GAMES)[number]) =>
  puzzles(game).find(({ kind, answer }) => kind === SHORT[game] && answer.length === 1)!;

const verdict = (page: Page) => page.getByTestId("verdict");

/** Chooses in the list of actions: the one with this label, or the first; by touch, or with the keyboard. */
async function choose(page: Page, byTouch: boolean, label?: string) {
  await expect(async () => {
    if ((await page.getByTestId("drawer").count()) === 0) {
      if (byTouch) await page.getByTestId("actions").tap();
      else await page.keyboard.press("a");
    }
    await expect(page.getByTestId("drawer")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const list = page.getByTestId("drawer").locator("li button");
  const one = label ? list.filter({ hasText: label }).first() : list.first();
  if (byTouch) return one.tap();
  await one.focus();
  await page.keyboard.press("Enter");
}

/** Chooses until the horizon is reached. */
async function play(page: Page, byTouch: boolean, first?: string) {
  await choose(page, byTouch, first);
  for (let more = 0; more < 12; more += 1) {
    const mine = page.locator('[data-testid="prompt"][data-mine="true"]');
    await expect(verdict(page).or(mine).first()).toBeVisible();
    if ((await verdict(page).count()) > 0) return;
    await choose(page, byTouch);
  }
  await expect(verdict(page)).toBeVisible();
}

async function prepare(page: Page, lang: string) {
  await page.addInitScript((lang) => {
    localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
    localStorage.setItem("sobremesa.lang", JSON.stringify(lang));
  }, lang);
}

for (const game of GAMES) {
  for (const [lang, screen] of [["en", " @desk"], ["zh-Hant", " @phone"]]) {
    test(`a puzzle of ${game} is missed, then solved (${lang})${LONG ? "" : screen}`, async ({ page, isMobile }, info) => {
      const puzzle = short(game);
      await prepare(page, lang);
      await open(page, `./#/puzzle/${game}/${puzzle.id}`);
      await expect(page.getByTestId("task")).toBeVisible();
      await expectNoPageScroll(page);
      await keepPicture(page, info, `puzzle-${game}-${lang}`);
      // A wrong answer says by how much.
      await play(page, isMobile);
      await expect(verdict(page)).toHaveAttribute("data-result", "short");
      await expect(verdict(page)).toContainText(`${puzzle.best}`);
      await page.getByTestId("task-show").click();
      const told = await page.getByTestId("answer").innerText();
      const answer = /(?:with: |開始：)(.*)[.。]$/.exec(told.trim())![1]!;
      await expectNoPageScroll(page);
      await expectAccessible(page);
      await keepPicture(page, info, `puzzle-${game}-${lang}-missed`);
      await page.getByTestId("task-back").click();
      await expect(verdict(page)).toHaveCount(0);
      // The right one is remembered.
      await play(page, isMobile, answer);
      await expect(verdict(page)).toHaveAttribute("data-result", "right");
      await expect(page.getByTestId("task-next")).toBeVisible();
      await expectNoPageScroll(page);
      await expectAccessible(page);
      await keepPicture(page, info, `puzzle-${game}-${lang}-solved`);
      await page.getByTestId("task-all").click();
      const solved = page.getByTestId(`puzzles-${game}`).getByTestId("solved");
      await expect(solved).toHaveText(lang === "en" ? /^1 of \d+ solved$/ : /^\d+ 題中已解 1 題$/);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sobremesa.save")))).toEqual([]);
    });
  }
}

test("all puzzles of all games are listed, and lead on", async ({ page }, info) => {
  await open(page, "./#/puzzles");
  for (const game of GAMES) {
    await expect(page.getByTestId(`puzzles-${game}`).locator(".puzzles__chip")).toHaveCount(puzzles(game).length);
  }
  await expectAccessible(page);
  await keepPicture(page, info, "puzzles");
  await page.getByTestId("puzzles-puerto-rico").getByTestId("next-puzzle").click();
  await expect(page).toHaveURL(new RegExp(`#/puzzle/puerto-rico/${puzzles("puerto-rico")[0]!.id}$`));
  await expect(page.getByTestId("task")).toContainText("Puzzle 1");
});

test("a puzzle in which others answer is played to its end @desk", async ({ page }) => {
  await prepare(page, "en");
  const puzzle = puzzles("puerto-rico").find(({ kind }) => kind === "load")!;
  await open(page, `./#/puzzle/puerto-rico/${puzzle.id}`);
  await play(page, false);
  await expect(verdict(page)).toContainText("point");
});

test("addresses without a puzzle say so @desk", async ({ page }) => {
  await open(page, "./#/puzzle/san-juan/00000000");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("There is no puzzle 00000000 here");
  await open(page, "./#/puzzle/chess/1");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("There is no puzzle chess/1 here");
});
