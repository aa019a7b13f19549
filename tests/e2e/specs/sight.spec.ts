// A table that is higher than its window scrolls; what is asked for is in sight all the same.
import type { Page } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat, presser } from "../helpers/puerto-rico";
import { open } from "../helpers/page";
import { answer, type AnswerBy, answerSome, myTurn, promptText } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

const GAMES: Record<string, AnswerBy> = { "san-juan": answer, "puerto-rico": answerMat, ginkgopolis: answerCity };
const QUESTIONS = 10;

/** Whether a place that can be chosen is seen, or there is none but buttons. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll(".table button.is-legal")].filter((place) => place.getBoundingClientRect().width > 0);
    const isSeen = (place: Element) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return [0.5, 0.75].every((part) => place.contains(document.elementFromPoint(x + width / 2, y + part * height)));
    };
    return places.length === 0 || places.some(isSeen);
  });

/** Phones on their side and upright. */
const PHONES = [[844, 390], [360, 640]];

for (const [at, [game, answerBy]] of Object.entries(GAMES).entries()) {
  for (const [width, height] of sample(PHONES, at % 2)) {
    test(`${game}: at ${width}x${height}, what is asked for comes into sight @desk`, async ({ page, hasTouch }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
      await open(page, `./#/new/${game}`);
      await page.getByLabel("Seed").fill("1897");
      await page.getByRole("button", { name: "Start the game" }).click();
      for (let turn = 0; turn < QUESTIONS; turn += 1) {
        await myTurn(page);
        await expect.poll(() => inSight(page), { message: await promptText(page) }).toBe(true);
        await answerSome(page, 1, () => answerBy(page, presser(page, hasTouch), turn));
      }
    });
  }
}
