// New Buildings: the tray is drafted before the first round.
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/test";
import { booted, expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { EVERYTHING, presser, startMat } from "../helpers/puerto-rico";
import { myTurn } from "../helpers/table";

const tray = (page: Page) => page.getByTestId("tray");
const filled = async (page: Page) => Number((await tray(page).locator(".shop__note").innerText()).split(" ")[0]);

test("the tray is drafted by touch, stays over a reload, and is what is for sale @tablet-long", async ({ page, hasTouch }, info) => {
  await startMat(page, { newBuildings: true, seats: 5 });
  await myTurn(page);
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "tray");
  const press = presser(page, hasTouch);
  const mine: string[] = [];
  while (await tray(page).isVisible()) {
    const offer = tray(page).locator(".offer.is-legal").first();
    mine.push((await offer.getAttribute("data-testid"))!);
    const before = await filled(page);
    await offer.scrollIntoViewIfNeeded();
    await press(".tray .offer.is-legal", 0);
    await expect(page.getByTestId("commit")).toHaveText("Put it in the tray");
    await page.getByTestId("commit").click();
    await expect.poll(async () => !(await tray(page).isVisible()) || (await filled(page)) > before).toBe(true);
    await myTurn(page);
    if (mine.length === 1) {
      const kept = await filled(page);
      await page.reload();
      await booted(page);
      await myTurn(page);
      expect(await filled(page), "every pick is kept").toBe(kept);
    }
  }
  expect(mine.length, "17 slots, five seats").toBeGreaterThanOrEqual(3);
  if (info.project.name === "phone") await page.locator(".tabs__tab").nth(1).click();
  await page.getByTestId("open-shop").click();
  const offers = page.getByTestId("shop").locator(".offer");
  await expect(offers, "17 that were drafted, and those that produce").toHaveCount(23);
  for (const offer of mine) await expect(page.getByTestId("shop").getByTestId(offer)).toBeVisible();
});

test("the tray is drafted by keyboard @desk", async ({ page }) => {
  await startMat(page, { newBuildings: true });
  await myTurn(page);
  for (let pick = 0; pick < 2; pick += 1) {
    const before = await filled(page);
    await tray(page).locator(".offer.is-legal").first().focus();
    await page.keyboard.press("Enter");
    await page.getByTestId("commit").focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => filled(page)).toBeGreaterThan(before);
    await myTurn(page);
  }
});

test("every row of a full draft is seen on a tablet on its side @desk", async ({ page }) => {
  await startMat(page, { expansions: EVERYTHING, seats: 5, level: "4" });
  await myTurn(page);
  const rows = tray(page).locator(".tray__slots");
  expect(await rows.evaluate((list) => list.scrollHeight - list.clientHeight), "pixels beyond the panel").toBe(0);
  await expect(tray(page).getByTestId("offer-monument")).toBeInViewport({ ratio: 1 });
});

test("tray, cards and shop are in front on a phone on its side @desk @long", async ({ page }, info) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await startMat(page, { expansions: EVERYTHING, level: "4" });
  const seen = async (panel: string, piece: string) => {
    const place = page.getByTestId(panel);
    await expect(place.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
    await expect(place.locator(piece).first()).toBeInViewport({ ratio: 0.9 });
    await expectNoPageScroll(page);
    await keepPicture(page, info, `low-${panel}`);
  };
  for (const [panel, piece] of [["tray", ".offer"], ["packet", ".pick"]]) {
    await myTurn(page);
    await seen(panel, `${piece}.is-legal`);
    while ((await myTurn(page)) === "mine" && (await page.getByTestId(panel).isVisible())) {
      const left = await page.locator(`.${panel} ${piece}.is-legal`).count();
      await page.locator(`.${panel} ${piece}.is-legal`).first().click();
      await page.getByTestId("commit").click();
      await expect.poll(async () => page.locator(`.${panel} ${piece}.is-legal`).count()).not.toBe(left);
    }
  }
  await page.getByTestId("role-builder").click();
  await myTurn(page);
  await seen("shop", ".offer");
});
