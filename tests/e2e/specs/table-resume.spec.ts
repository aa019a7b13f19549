// What is lost in the middle of a game comes back: the worker, the tab.
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/test";
import { answer, answerSome, myTurn, promptText, startGame } from "../helpers/table";

async function playSome(page: Page, turns: number) {
  const press = async (selector: string, index: number) =>
    page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } });
  await answerSome(page, turns, (turn) => answer(page, press, turn));
}

test("a worker that is killed is replaced, and the game goes on @desk", async ({ page }) => {
  test.setTimeout(120_000);
  await startGame(page);
  await myTurn(page);
  const workers = page.workers();
  expect(workers.length).toBeGreaterThan(0);
  for (const worker of workers) await worker.evaluate(() => self.close()).catch(() => undefined);
  await playSome(page, 6);
  expect(await myTurn(page)).toBe("mine");
});

test("a tab that is closed leaves the same question to the next one @desk", async ({ page, context }) => {
  await startGame(page);
  await playSome(page, 3);
  await myTurn(page);
  const [address, text, city] = [page.url(), await promptText(page), await page.getByTestId("city").innerText()];
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await myTurn(next);
  expect(await promptText(next)).toBe(text);
  expect(await next.getByTestId("city").innerText()).toBe(city);
});
