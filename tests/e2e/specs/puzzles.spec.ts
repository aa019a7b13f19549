// Puzzles: the list, a wrong answer, the answer that is shown, the right one, in both languages, by touch or keyboard.
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { answerPuzzle, GAMES, puzzles, short, verdict } from "../helpers/puzzles";
import { expect, LONG, sample, test } from "../helpers/test";

async function prepare(page: Page, lang: string) {
  await page.addInitScript((lang) => {
    localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
    localStorage.setItem("sobremesa.lang", JSON.stringify(lang));
  }, lang);
}

for (const [at, game] of GAMES.entries()) {
  for (const [lang, screen] of sample([["en", " @desk"], ["zh-Hant", " @phone"]], at % 2)) {
    test(`a puzzle of ${game} is missed, then solved (${lang})${LONG ? "" : screen} @tablet-long`, async ({ page, isMobile }, info) => {
      const puzzle = short(game);
      await prepare(page, lang);
      await open(page, `./#/puzzle/${game}/${puzzle.id}`);
      await expect(page.getByTestId("task")).toBeVisible();
      await expectNoPageScroll(page);
      await keepPicture(page, info, `puzzle-${game}-${lang}`);
      // A wrong answer says by how much.
      await answerPuzzle(page, isMobile);
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
      await answerPuzzle(page, isMobile, answer);
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

test("all puzzles of all games are listed, and lead on @tablet-long", async ({ page }, info) => {
  await open(page, "./#/puzzles");
  for (const game of GAMES) {
    await expect(page.getByTestId(`puzzles-${game}`).locator(".puzzles__chip")).toHaveCount(puzzles(game).length);
  }
  await expectAccessible(page);
  await keepPicture(page, info, "puzzles");
  await expect(page.getByTestId("puzzles-puerto-rico").getByTestId("theme-load")).toContainText("Captain phase");
  await page.getByTestId("puzzles-puerto-rico").getByTestId("next-puzzle").click();
  await expect(page).toHaveURL(new RegExp(`#/puzzle/puerto-rico/${puzzles("puerto-rico")[0]!.id}$`));
  await expect(page.getByTestId("task")).toContainText("Puzzle 1");
});

test("a theme has a star for each third that is solved, and goes on where it was left @desk", async ({ page }) => {
  const loads = puzzles("puerto-rico").filter(({ kind }) => kind === "load").map(({ id }) => id);
  await page.addInitScript((ids) => localStorage.setItem("sobremesa.solved.puerto-rico", JSON.stringify(ids)), loads.slice(0, 12));
  await open(page, "./#/puzzles");
  const theme = page.getByTestId("theme-load");
  await expect(theme.getByRole("img")).toHaveAccessibleName("2 of 3 stars");
  await expect(theme).toContainText(`12 of ${loads.length} solved`);
  await expect(theme.getByTestId("next-of-theme")).toHaveAttribute("href", `#/puzzle/puerto-rico/${loads[12]}`);
  await expect(page.getByTestId("theme-lastpick").getByRole("img")).toHaveAccessibleName("0 of 3 stars");
});

test("a puzzle in which others answer is played to its end @desk", async ({ page }) => {
  await prepare(page, "en");
  const puzzle = puzzles("puerto-rico").find(({ kind }) => kind === "load")!;
  await open(page, `./#/puzzle/puerto-rico/${puzzle.id}`);
  await answerPuzzle(page, false);
  await expect(verdict(page)).toContainText("point");
});

test("addresses without a puzzle say so @desk", async ({ page }) => {
  await open(page, "./#/puzzle/san-juan/00000000");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Puzzle 00000000 does not exist");
  await open(page, "./#/puzzle/chess/1");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Puzzle chess/1 does not exist");
});
