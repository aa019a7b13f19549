// Puerto Rico reloaded in the middle of each of its questions. tests/session/questions.rs stores a table for every kind
// of question that there is, under its name; all of them are opened here.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { QUESTIONS as FILE } from "../helpers/puerto-rico";
import { open } from "../helpers/page";
import { storedGames } from "../helpers/screens";
import { myTurn, promptText } from "../helpers/table";
import { expect, test } from "../helpers/test";

const QUESTIONS: string[] = JSON.parse(readFileSync(FILE, "utf8")).games.map(({ card }: any) => card.title);
/** So many tests share the questions, so that they can run side by side. */
const SHARES = 4;

/** Takes all tables in; where each of them lies, by its name. */
async function takeIn(page: Page): Promise<Map<string, string>> {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles(FILE);
  await page.getByRole("button", { name: `Import ${QUESTIONS.length} games` }).click();
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(QUESTIONS.length);
  const titled = (text: string) => JSON.parse(text).card.title as string;
  return new Map((await storedGames(page)).map(([key, text]) => [titled(text), key]));
}

/** How many actions have been recorded. */
async function recorded(page: Page, key: string): Promise<number> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key)!).save.record.actions.length, key);
}

/** What is asked, what stands on the buttons, what can be tapped on the board, and every choice in words. */
async function asked(page: Page) {
  expect(await myTurn(page)).toBe("mine");
  const free = await page.locator(".is-legal, .is-dim").evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("aria-label")));
  const buttons = await page.locator(".prompt button").allInnerTexts();
  await page.keyboard.press("a");
  const choices = await page.getByTestId("do").allInnerTexts();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("drawer")).toHaveCount(0);
  // The browser's step for the drawer is left a moment later, which would cut off a reload.
  await page.waitForFunction(() => !history.state);
  return { text: await promptText(page), buttons, free, choices };
}

for (let share = 0; share < SHARES; share += 1) {
  const questions = QUESTIONS.filter((_, index) => index % SHARES === share);
  test(`a reload leaves the same question with the same choices: ${questions.join(", ")} @desk @long`, async ({ page }) => {
    test.setTimeout(240_000);
    const keys = await takeIn(page);
    for (const question of questions) {
      const key = keys.get(question)!;
      await page.goto("./#/saved");
      await expect(page.getByTestId("table"), "the table before has gone").toHaveCount(0);
      await page.goto(`./#/table/${key.split(".").pop()}`);
      const before = await asked(page);
      expect(before.choices.length, `${question}: there is something to choose`).toBeGreaterThan(1);
      const actions = await recorded(page, key);
      await page.reload();
      expect(await asked(page), `${question} is asked again`).toEqual(before);
      expect(await recorded(page, key), `${question}: nothing was chosen by the reload`).toBe(actions);
      // The question is not only shown: it takes an answer.
      await page.keyboard.press("a");
      await page.getByTestId("do").last().click();
      await expect.poll(() => recorded(page, key), { message: `${question} is answered` }).toBeGreaterThan(actions);
    }
  });
}
