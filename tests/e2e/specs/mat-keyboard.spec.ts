// Puerto Rico without a pointer: a whole game, and a focus that is never lost.
import { startMat } from "../helpers/mat";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

test("a whole game by keyboard alone, through the list of actions", async ({ page }) => {
  test.setTimeout(400_000);
  await startMat(page);
  let turns = 0;
  while (turns < 1500 && (await myTurn(page)) === "mine") {
    const focused = () => page.evaluate(() => document.activeElement?.tagName ?? "NONE");
    await expect.poll(focused, { message: "the focus is never lost" }).not.toBe("BODY");
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

test("arrows move within a region, Space shows a sheet, Enter takes a role", async ({ page }) => {
  await startMat(page);
  await myTurn(page);
  await page.getByTestId("role-planter").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByTestId("role-recruiter")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.locator("dialog.sheet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog.sheet")).toHaveCount(0);
  await page.getByTestId("role-planter").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("role-planter")).toHaveClass(/is-current|is-taken/);
});
