// Ginkgopolis in low windows: a phone on its side, a page zoomed in to twice its size. What decides the game can be seen
// and reached.
import { answerCity, openWideCity, startCity } from "../helpers/ginkgopolis";
import { openCrowded } from "../helpers/crowded";
import { expectNoPageScroll, keepPicture, setText } from "../helpers/page";
import { presser } from "../helpers/puerto-rico";
import { myTurn } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

/** A phone on its side; 1024x768, 1440x900 and 1280x800 at 200 %; a small phone; a low desk. */
const WINDOWS = [
  [844, 390], [512, 384], [720, 450], [640, 400], [320, 568], [1280, 560],
] as const;

for (const [width, height] of sample(WINDOWS, 0, 1, 4)) {
  test(`the city keeps a height to play on (${width}x${height}) @desk`, async ({ page }, info) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await startCity(page);
    const press = presser(page, false);
    for (let turn = 0; turn < 6 && (await myTurn(page)) === "mine"; turn += 1) await answerCity(page, press, turn);
    await myTurn(page);
    await expectNoPageScroll(page);
    await keepPicture(page, info, `low-${width}x${height}`);
    const map = page.locator(".map");
    const box = (await map.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(200);
    // The tiles of the city themselves, not only their frame, and the prompt below or beside them.
    const tile = (await page.locator(".map__plane .block").first().boundingBox())!;
    expect(tile.width).toBeGreaterThanOrEqual(24);
    await expect(page.getByTestId("prompt")).toBeInViewport({ ratio: 0.95 });
    await expect(page.locator(".prompt__acts button").last()).toBeInViewport({ ratio: 1 });
    await expect(map).toBeInViewport({ ratio: width < 600 ? 0.4 : 0.9 });
    // What lies beneath the prompt can be scrolled to.
    await page.locator(".gcard").last().click({ trial: true });
    // A drawer leaves bar and prompt in reach, and can be closed.
    await page.getByTestId("log").click();
    await page.locator(".prompt__acts button").last().hover();
    await page.getByTestId("menu").click({ trial: true });
    await page.getByTestId("drawer").getByRole("button", { name: "Close" }).click();
    await expect(page.getByTestId("drawer")).toHaveCount(0);
  });
}

test("a large city at 844x390 can be moved and played @desk", async ({ page }, info) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openWideCity(page);
  await keepPicture(page, info, "low-wide");
  const turnsBefore = await page.getByTestId("round").innerText();
  await answerCity(page, presser(page, false), 0);
  await myTurn(page);
  expect(await page.getByTestId("round").innerText()).not.toBe(turnsBefore);
});

for (const text of sample(["100", "150"], 1)) {
  test(`a phone on its side shows the hand above the question, the buttons in one row (${text} %) @desk`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openCrowded(page, "ginkgopolis-card");
    await setText(page, text);
    const tops = await page.locator(".prompt__acts > button").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops.map(({ top }) => top)), "one row").toBeLessThan(tops[0].bottom);
    const tile = (await page.locator(".gtile").first().boundingBox())!;
    const prompt = (await page.getByTestId("prompt").boundingBox())!;
    expect(tile.y + tile.height).toBeLessThanOrEqual(prompt.y + 2);
  });
}
