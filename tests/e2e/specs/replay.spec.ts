// Looking back at a game: a slider, steps and rounds, and the game by itself.
import { presser } from "../helpers/mat";
import { answer, answerSome, myTurn, startTable } from "../helpers/table";
import { expect, test } from "../helpers/test";

test("a running game is looked back at with a slider, by rounds, and by itself @desk", async ({ page, hasTouch }) => {
  test.setTimeout(120_000);
  await startTable(page, {});
  const press = presser(page, hasTouch);
  await answerSome(page, 8, (turn) => answer(page, press, turn));
  await myTurn(page);
  const now = await page.getByTestId("round").innerText();
  await page.getByTestId("log").click();
  await page.locator(".log__line button").first().click();
  await page.keyboard.press("Escape");
  const slider = page.getByTestId("replay-slider");
  const at = async () => Number(await slider.inputValue());
  const last = Number(await slider.getAttribute("max"));
  await slider.fill("0");
  expect(await at()).toBe(0);
  await page.getByTestId("step-after").click();
  expect(await at()).toBe(1);
  await page.getByTestId("round-after").click();
  const round = await at();
  expect(round).toBeGreaterThan(1);
  await page.getByTestId("round-before").click();
  expect(await at()).toBeLessThan(round);
  // At four times the speed a step takes less than half a second.
  await slider.fill(String(last - 2));
  await page.getByTestId("replay-speed").click();
  await page.getByTestId("replay-speed").click();
  await expect(page.getByTestId("replay-speed")).toHaveText("4×");
  await page.getByTestId("replay-play").click();
  await expect(page.getByTestId("past"), "it has come to the present").toHaveCount(0);
  await expect(page.getByTestId("round")).toHaveText(now);
  await myTurn(page);
});
