// Ginkgopolis: whole games by mouse and by touch, against opponents and Hal.
import { answerCity, playCity, startCity } from "../helpers/city";
import { presser } from "../helpers/mat";
import { expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { myTurn, promptText } from "../helpers/table";
import { expect, test } from "../helpers/test";

const [BEGINNER, , SOLO] = [0, 1, 2];

for (const [name, mode] of [["opponents", BEGINNER], ["Hal", SOLO]] as const) {
  test(`a whole game against ${name}, up to the score sheet`, async ({ page, hasTouch }, info) => {
    test.setTimeout(400_000);
    await startCity(page, mode);
    await myTurn(page);
    await keepPicture(page, info, `city-${mode}`);
    if (mode === SOLO) await expect(page.getByTestId("seat-2")).toContainText("Hal");
    const turns = await playCity(page, presser(page, hasTouch));
    expect(turns).toBeGreaterThan(10);
    await expectNoPageScroll(page);
    await keepPicture(page, info, `city-${mode}-over`);
    await page.getByTestId("to-results").click();
    await expect(page.getByTestId("results")).toBeVisible();
    await expectAccessible(page);
  });
}

test("some rounds in: no page scroll in either language, nothing grave for axe", async ({ page, hasTouch }, info) => {
  test.setTimeout(120_000);
  await startCity(page);
  const press = presser(page, hasTouch);
  for (let turn = 0; turn < 12 && (await myTurn(page)) === "mine"; turn += 1) await answerCity(page, press, turn);
  await myTurn(page);
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "city-rounds");
  const before = await promptText(page);
  await page.getByRole("button", { name: "中文" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
  expect(await promptText(page)).not.toBe(before);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "city-rounds-zh");
});
