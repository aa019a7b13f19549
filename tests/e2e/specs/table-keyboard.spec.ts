// The table without a pointer: a whole game, and a focus that is never lost.
import { expect, test } from "../helpers/test";
import { myTurn, playByList, startGame } from "../helpers/table";

test("a whole game by keyboard alone, through the list of actions @desk", async ({ page }) => {
  test.setTimeout(300_000);
  await startGame(page);
  await playByList(page, { most: 900 });
});

test("arrows move within a region, Space shows a card, Escape closes it @desk", async ({ page }) => {
  await startGame(page);
  await myTurn(page);
  const cards = page.getByTestId("hand").getByTestId("card");
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.locator("dialog.sheet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog.sheet")).toHaveCount(0);
  await expect(cards.nth(1)).toBeFocused();
});

test("single keys can be switched off @desk", async ({ page }) => {
  await startGame(page, { pace: "instant", shortcuts: false });
  await myTurn(page);
  await page.keyboard.press("a");
  await expect(page.getByTestId("drawer")).toHaveCount(0);
});
