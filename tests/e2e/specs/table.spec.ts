// The table: whole games by mouse and by touch, and what must hold meanwhile.
import { expect, test } from "../helpers/test";
import { expectAccessible, expectNoPageScroll, keepPicture, speak } from "../helpers/page";
import { answer, answerOne, answerSome, myTurn, playOn, promptText, startGame, toResults } from "../helpers/table";

// By touch on a tablet: san-juan.spec.ts has a whole game with New Buildings.
test("a whole game, by mouse or by touch, up to the score sheet @no-phone @long", async ({ page, hasTouch }, info) => {
  test.setTimeout(300_000);
  await startGame(page);
  await myTurn(page);
  await keepPicture(page, info, "table");
  const press = async (selector: string, index: number) => {
    const place = page.locator(selector).nth(index);
    const at = { position: { x: 16, y: 20 } };
    await (hasTouch ? place.tap(at) : place.click(at));
  };
  const turns = await playOn(page, press);
  expect(turns).toBeGreaterThan(10);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "table-over");
  await toResults(page);
  await expect(page.getByTestId("results")).toBeVisible();
  await expect(page.getByTestId("laurel")).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, "results");
});

test("the page never scrolls, in either language @tablet-long", async ({ page }, info) => {
  await startGame(page);
  await myTurn(page);
  await expectNoPageScroll(page);
  const before = await promptText(page);
  await speak(page, "zh-Hant");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
  expect(await promptText(page)).not.toBe(before);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "table-zh");
});

for (const theme of ["light", "dark"] as const) {
  test(`the table has no grave accessibility finding (${theme}) @phone-long @tablet-long`, async ({ page }, info) => {
    await page.addInitScript((value) => localStorage.setItem("sobremesa.theme", JSON.stringify(value)), theme);
    await startGame(page);
    await myTurn(page);
    await expectAccessible(page);
    for (const drawer of ["log", "actions", "menu"]) {
      await page.getByTestId(drawer).click();
      await expect(page.getByTestId("drawer")).toBeVisible();
      await expectAccessible(page);
      await keepPicture(page, info, `drawer-${drawer}-${theme}`);
      await page.keyboard.press("Escape");
    }
  });
}

test("a reload in the middle of a game leads back to the same question @desk", async ({ page }) => {
  await startGame(page);
  const press = async (selector: string, index: number) => page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } });
  await answerSome(page, 4, (turn) => answer(page, press, turn));
  await myTurn(page);
  const [text, city] = [await promptText(page), await page.getByTestId("city").innerText()];
  await page.reload();
  await expect(page.getByTestId("table")).toBeVisible();
  await myTurn(page);
  expect(await promptText(page)).toBe(text);
  expect(await page.getByTestId("city").innerText()).toBe(city);
});

test("a line of the log looks back, Escape returns to now @desk", async ({ page }) => {
  await startGame(page);
  const press = async (selector: string, index: number) => page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } });
  await answerSome(page, 2, (turn) => answer(page, press, turn));
  await myTurn(page);
  await page.getByTestId("log").click();
  await page.getByTestId("log-list").locator("button").first().click();
  await expect(page.getByTestId("past")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("past")).toHaveCount(0);
});

test("what is impossible says why, with its rule @phone-long @tablet-long", async ({ page, hasTouch }) => {
  await startGame(page);
  const press = async (selector: string, index: number) => page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } });
  const taken = page.locator(".role.is-taken").first();
  const asked = page.locator(".role.is-legal").first();
  // A pick that is not the first of its round: some role is taken then.
  for (let turn = 0; (await myTurn(page)) === "mine"; turn += 1) {
    if ((await taken.count()) && (await asked.count())) break;
    expect(turn, "a pick that is not the first of its round").toBeLessThan(40);
    await answerOne(page, turn, (turn) => answer(page, press, turn));
  }
  await (hasTouch ? taken.tap() : taken.click());
  await expect(page.getByTestId("toast")).toContainText("SJ-FLOW-PICK-3");
});

test("a second tab says so and plays only when asked @desk", async ({ page, context }) => {
  await startGame(page);
  await myTurn(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByTestId("take-over")).toBeVisible();
  await second.getByTestId("take-over").click();
  await expect(second.getByTestId("table")).toBeVisible();
  await expect(page.getByTestId("table")).toHaveCount(0);
  await expect(page.getByTestId("take-over")).toBeVisible();
});
