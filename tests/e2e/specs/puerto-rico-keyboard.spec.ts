// Puerto Rico without a pointer: a whole game, and a focus that is never lost.
import { startMat } from "../helpers/puerto-rico";
import { myTurn, playByList } from "../helpers/table";
import { expect, test } from "../helpers/test";

test("a whole game by keyboard alone, through the list of actions @desk @long", async ({ page }) => {
  test.setTimeout(400_000);
  await startMat(page);
  await playByList(page, { most: 1500 });
});

test("arrows move within a region, Space shows a sheet, Enter takes a role @desk", async ({ page }) => {
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
