// Looking back at a game: a slider, steps and rounds, and the game by itself.
import { answerCity, startCity } from "../helpers/ginkgopolis";
import { presser } from "../helpers/puerto-rico";
import { keepPicture } from "../helpers/page";
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

test("what Hal does in one step is looked at one act after the other @long", async ({ page, hasTouch }, info) => {
  test.setTimeout(120_000);
  await startCity(page, 2);
  const press = presser(page, hasTouch);
  await answerSome(page, 2, (turn) => answerCity(page, press, turn));
  await myTurn(page);
  const round = await page.getByTestId("round").innerText();
  await page.getByTestId("log").click();
  await page.locator(".log__line button").last().click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("End");
  // Back through the last steps: where they stand, what is told, and what is lit on the map.
  const seen: { step: string; told: string; lit: number }[] = [];
  const past = page.getByTestId("past");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("[");
    await expect(past).toBeVisible();
    seen.push({
      step: await page.getByTestId("replay-slider").inputValue(),
      told: await page.getByTestId("replay-told").innerText(),
      lit: await page.locator(".map .is-now").count(),
    });
  }
  await keepPicture(page, info, "replay-act");
  const acts = seen.filter(({ step }) => step === seen[0].step);
  expect(acts.length, JSON.stringify(seen)).toBeGreaterThan(2);
  expect(new Set(acts.map(({ told }) => told)).size).toBe(acts.length);
  expect(acts.some(({ told, lit }) => told.includes("Hal") && lit > 0), JSON.stringify(acts)).toBe(true);
  // On again by the same stops, up to the present.
  for (const { told } of seen.toReversed().slice(1)) {
    await page.keyboard.press("]");
    await expect(page.getByTestId("replay-told")).toHaveText(told);
  }
  await page.keyboard.press("]");
  await expect(past).toHaveCount(0);
  await expect(page.getByTestId("round")).toHaveText(round);
});
