// The Smuggler: one deed of four, by touch, on the board and in the prompt bar.
import type { Page } from "@playwright/test";
import { presser, showTab, startMat } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

const button = (page: Page, name: RegExp) => page.locator(".prompt").getByRole("button", { name });

/** Begins a game in which the person picks first, and picks the Smuggler. */
async function smuggle(page: Page, hasTouch: boolean, phone: boolean) {
  await startMat(page, { smuggler: true });
  await myTurn(page);
  if (phone) await showTab(page, "roles");
  await presser(page, hasTouch)('[data-testid="role-smuggler"]', 0);
  await expect(button(page, /Do nothing/)).toBeVisible();
}

test("workers are poached from the Work Register, and the marker stays @tablet-long", async ({ page, hasTouch }, info) => {
  const phone = info.project.name === "phone";
  await smuggle(page, hasTouch, phone);
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "smuggler");
  await expect(page.locator(".seat.is-me .seat__marker")).toBeVisible();
  if (phone) await showTab(page, "harbour");
  const register = page.getByTestId("gauge-register");
  await expect(register).toHaveText(/^3/);
  await presser(page, hasTouch)('[data-testid="register"]', 0);
  await expect(page.locator(".mat.is-placing"), "one plantation waits for somebody").toBeVisible();
  if (phone) await showTab(page, "island");
  await keepPicture(page, info, "smuggler-poached");
  await presser(page, hasTouch)(".plot.is-legal", 0);
  await page.getByTestId("commit").click();
  await expect(register).not.toHaveText(/^3/);
  await myTurn(page);
  await expect(page.locator(".seat.is-me .seat__marker")).toBeVisible();
});

test("a role is captured on its tile @phone-long @tablet-long", async ({ page, hasTouch }, info) => {
  const phone = info.project.name === "phone";
  await smuggle(page, hasTouch, phone);
  if (phone) await showTab(page, "roles");
  await presser(page, hasTouch)('[data-testid="role-builder"]', 0);
  await myTurn(page);
  await keepPicture(page, info, "smuggler-captured");
});

test("the prompt bar asks which role to capture @desk", async ({ page }) => {
  await smuggle(page, false, false);
  await button(page, /Capture a role/).click();
  await page.getByRole("button", { name: "Capture the Trader" }).click();
  await expect(button(page, /Do nothing/)).toHaveCount(0);
});
