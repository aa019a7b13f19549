// The table without a pointer: a whole game, and a focus that is never lost.
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/test";
import { myTurn, startGame } from "../helpers/table";

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.tagName ?? "NONE");
}

test("a whole game by keyboard alone, through the list of actions", async ({ page }) => {
  test.setTimeout(300_000);
  await startGame(page);
  let turns = 0;
  while (turns < 900 && (await myTurn(page)) === "mine") {
    // What was focused may vanish with a move; the focus finds a place at once.
    await expect.poll(() => focused(page), { message: "the focus is never lost" }).not.toBe("BODY");
    // The first key while something still moves only skips the movement.
    await expect(async () => {
      if ((await page.getByTestId("drawer").count()) === 0) await page.keyboard.press("a");
      await expect(page.getByTestId("drawer")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("Tab");
    for (let down = 0; down < turns % 3; down += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("drawer")).toHaveCount(0);
    turns += 1;
  }
  await expect(page.getByTestId("to-results")).toBeVisible();
});

test("arrows move within a region, Space shows a card, Escape closes it", async ({ page }) => {
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

test("single keys can be switched off", async ({ page }) => {
  await startGame(page, { pace: "instant", shortcuts: false });
  await myTurn(page);
  await page.keyboard.press("a");
  await expect(page.getByTestId("drawer")).toHaveCount(0);
});
