// Puerto Rico: a whole game by mouse and by touch, the shop, other mats.
import { expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { playMat, presser, startMat } from "../helpers/puerto-rico";
import { myTurn, toResults } from "../helpers/table";
import { expect, LONG, test } from "../helpers/test";

// On a tablet: puerto-rico-everything.spec.ts has a whole game with every expansion.
test(`a whole game, by mouse or by touch, up to the score sheet ${LONG ? "@no-desk" : "@phone"}`, async ({ page, hasTouch }, info) => {
  test.setTimeout(400_000);
  await startMat(page);
  await myTurn(page);
  await keepPicture(page, info, "mat");
  const turns = await playMat(page, presser(page, hasTouch));
  expect(turns).toBeGreaterThan(20);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "mat-over");
  await toResults(page);
  await expectAccessible(page);
});

test("the shop opens by itself, a price is shown before it is paid @tablet-long", async ({ page, hasTouch }, info) => {
  await startMat(page);
  await myTurn(page);
  const press = presser(page, hasTouch);
  await page.getByTestId("role-builder").click();
  await myTurn(page);
  await expect(page.getByTestId("shop")).toBeVisible();
  await keepPicture(page, info, "mat-shop");
  await press(".offer.is-legal", 0);
  await expect(page.getByTestId("commit")).toContainText(/Build/);
  // What is out of reach says by how much.
  await press('[data-testid="offer-wharf"]', 0);
  await expect(page.getByTestId("toast")).toContainText("PR-BUI-06");
  await page.getByTestId("commit").click();
  await myTurn(page);
  await expect(page.getByTestId("shop")).toHaveCount(0);
});

test("a shop that was closed is out of reach, and opens again as it was @no-phone", async ({ page, hasTouch }) => {
  await startMat(page);
  await myTurn(page);
  const press = presser(page, hasTouch);
  const shop = page.getByRole("region", { name: "Buildings" });
  // It is drawn column by column while nobody looks.
  await expect(page.locator(".shop__level")).toHaveCount(4);
  await expect(shop).toHaveCount(0);
  const offers = await page.locator(".offer").count();
  await press('[data-testid="open-shop"]', 0);
  await expect(shop).toBeVisible();
  await expect(page.locator(".offer")).toHaveCount(offers);
  // A mark that only the very same element still has.
  await page.getByTestId("offer-wharf").evaluate((offer) => offer.setAttribute("data-mark", ""));
  await press('[data-testid="close-shop"]', 0);
  await expect(shop).toHaveCount(0);
  for (const offer of await page.locator(".offer").all()) await expect(offer).toBeHidden();
  const focused = await page.locator(".offer").evaluateAll((all: HTMLElement[]) => all.filter((offer) => (offer.focus(), document.activeElement === offer)).length);
  expect(focused).toBe(0);
  await expectAccessible(page);
  await press('[data-testid="open-shop"]', 0);
  await expect(shop).toBeVisible();
  await expect(page.locator(".offer[data-mark]")).toBeVisible();
  await expect(page.locator(".offer")).toHaveCount(offers);
});

test("another mat is one tap away, and so is one's own @tablet-long", async ({ page, hasTouch }) => {
  await startMat(page);
  await myTurn(page);
  const press = presser(page, hasTouch);
  await press('[data-testid="seat-2"]', 0);
  await expect(page.getByTestId("mat")).toHaveAttribute("data-seat", "1");
  await press('[data-testid="own-mat"]', 0);
  await expect(page.getByTestId("mat")).toHaveAttribute("data-seat", "0");
});

test("a choice can be taken back before the first opponent answers it @phone-long @tablet-long", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "normal" })));
  await startMat(page);
  await myTurn(page);
  const captain = page.getByTestId("role-captain");
  const undo = page.locator(".prompt").getByRole("button", { name: "Undo" });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  // Nobody has anything to load: the next question is an opponent's.
  await captain.click();
  await expect(undo).toHaveAttribute("aria-disabled", "false");
  await undo.click();
  await myTurn(page);
  await expect(captain, "the role lies there again").toHaveClass(/is-legal/);
  await captain.click();
  await myTurn(page);
  await expect(captain).not.toHaveClass(/is-legal/);
});
