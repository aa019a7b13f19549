// Pieces in the air: tokens of one size that only the compositor moves, all of them down before a question is asked.
import type { Page } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat, presser } from "../helpers/puerto-rico";
import { open } from "../helpers/page";
import { answer, type AnswerBy, answerSome } from "../helpers/table";
import { expect, LONG, sample, test } from "../helpers/test";

const GAMES: [string, AnswerBy][] = [
  ["san-juan", answer],
  ["puerto-rico", answerMat],
  ["ginkgopolis", answerCity],
];
const QUESTIONS = 6;

interface Seen {
  /** How many tokens were added. */
  tokens: number;
  /** Widths and heights of tokens, and what is drawn outside of them. */
  sizes: string[];
  /** What was moved of them. */
  moved: string[];
  /** How often a question stood beside a token in the air. */
  early: number;
}

/** Notes every token from the first script on, and every question that is asked while one is there. */
async function watchTokens(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { tokens: 0, sizes: [], moved: [], early: 0 };
    (window as unknown as { seen: Seen }).seen = seen;
    const note = (list: string[], text: string) => list.includes(text) || list.push(text);
    const look = (records: MutationRecord[]) => {
      for (const token of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(token instanceof HTMLElement) || !token.matches(".flyer")) continue;
        seen.tokens += 1;
        const { width, height } = getComputedStyle(token);
        note(seen.sizes, `${width} ${height} ${getComputedStyle(token).contain} ${getComputedStyle(token.firstElementChild!).overflow}`);
        const frames = token.getAnimations().flatMap((one) => (one.effect as KeyframeEffect).getKeyframes());
        const about = ["offset", "computedOffset", "easing", "composite"];
        for (const name of frames.flatMap(Object.keys)) if (!about.includes(name)) note(seen.moved, name);
      }
      if (document.querySelector(".flyer") && document.querySelector('[data-testid="prompt"][data-mine="true"]')) seen.early += 1;
    };
    const begin = () => new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-mine"] });
    document.addEventListener("DOMContentLoaded", begin);
  });
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function begin(page: Page, game: string, prefs: object) {
  await page.addInitScript((prefs) => localStorage.setItem("sobremesa.prefs", JSON.stringify(prefs)), prefs);
  await open(page, `./#/new/${game}`);
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

/** Waits until a piece is in the air, and does something in the page. */
async function inTheAir(page: Page, act: () => void) {
  await page.evaluate(() => {
    const flying = () => document.querySelector(".flyer");
    return new Promise<void>((done) => {
      if (flying()) return done();
      new MutationObserver((_, observer) => flying() && (observer.disconnect(), done())).observe(document.body, { childList: true });
    });
  });
  await page.evaluate(act);
}

for (const [game, answerBy] of sample(GAMES, 1)) {
  for (const pace of LONG ? ["fast", "slow"] : ["fast"]) {
    test(`${game}: at the pace ${pace} every piece has landed before a question is asked @no-tablet @phone-long`, async ({ page, hasTouch }) => {
      test.setTimeout(180_000);
      await watchTokens(page);
      await begin(page, game, { pace, undo_time: false });
      await answerSome(page, QUESTIONS, (turn) => answerBy(page, presser(page, hasTouch), turn));
      const { tokens, sizes, moved, early } = await seen(page);
      expect(tokens, "pieces travel").toBeGreaterThan(1);
      expect(early, "questions beside pieces in the air").toBe(0);
      expect(sizes, "tokens of one size, with nothing drawn outside of them").toEqual(["44px 44px strict hidden"]);
      expect(moved).toEqual(["transform"]);
    });
  }
}

test("a tap does not wait for pieces in the air @no-tablet @phone-long", async ({ page, hasTouch }) => {
  await watchTokens(page);
  await begin(page, "puerto-rico", { pace: "slow", undo_time: false });
  const press = presser(page, hasTouch);
  for (let turn = 0; (await seen(page)).tokens === 0; turn += 1) await answerSome(page, 1, () => answerMat(page, press, turn));
  await inTheAir(page, () => document.querySelector<HTMLElement>('[data-testid="table"]')!.click());
  expect(await page.evaluate(() => document.querySelectorAll(".flyer").length), "the table is as it will be").toBe(0);
});

test("with reduced motion nothing travels, and the game goes on @desk", async ({ page, hasTouch }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchTokens(page);
  await begin(page, "puerto-rico", { pace: "fast", undo_time: false });
  await answerSome(page, QUESTIONS, (turn) => answerMat(page, presser(page, hasTouch), turn));
  expect((await seen(page)).tokens).toBe(0);
});

test("no piece stays in the air when the table is left @desk", async ({ page, hasTouch }) => {
  await watchTokens(page);
  await begin(page, "puerto-rico", { pace: "slow", undo_time: false });
  const press = presser(page, hasTouch);
  for (let turn = 0; (await seen(page)).tokens === 0; turn += 1) await answerSome(page, 1, () => answerMat(page, press, turn));
  await inTheAir(page, () => (location.hash = "#/settings"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page.locator(".flyer")).toHaveCount(0);
});
