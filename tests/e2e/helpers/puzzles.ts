// Puzzles as a person solves them.
import { readFileSync } from "node:fs";
import { type Page, expect } from "@playwright/test";

/** What a puzzle's file says of it, as far as it is needed here. */
type Puzzle = { id: string; kind: string; best: number; answer: unknown[] };

export const GAMES = ["san-juan", "puerto-rico", "ginkgopolis"] as const;

/** All of a game. */
export function puzzles(game: string): Puzzle[] {
  return JSON.parse(readFileSync(`../../public/puzzles/${game}.json`, "utf8")).puzzles;
}

const SHORT = { "san-juan": "build", "puerto-rico": "build", ginkgopolis: "lead" };

/** One whose answer is a single choice that matters. */
export const short = (game: (typeof GAMES)[number]) =>
  puzzles(game).find(({ kind, answer }) => kind === SHORT[game] && answer.length === 1)!;

/** What is said of an answer. */
export const verdict = (page: Page) => page.getByTestId("verdict");

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
export async function answerPuzzle(page: Page, byTouch: boolean, first?: string) {
  await choose(page, byTouch, first);
  for (let more = 0; more < 12; more += 1) {
    const mine = page.locator('[data-testid="prompt"][data-mine="true"]');
    await expect(verdict(page).or(mine).first()).toBeVisible();
    if ((await verdict(page).count()) > 0) return;
    await choose(page, byTouch);
  }
  await expect(verdict(page)).toBeVisible();
}
