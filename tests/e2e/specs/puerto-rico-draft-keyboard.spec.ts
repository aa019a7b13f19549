// Every expansion begun without a pointer: from the first slot of the tray over the achievement cards to the first role.
import type { Page } from "@playwright/test";
import { EVERYTHING, startMat } from "../helpers/puerto-rico";
import { expectNoPageScroll } from "../helpers/page";
import { storedGames } from "../helpers/screens";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

/** Whether what has the focus fits a selector. */
const isOn = (page: Page, selector: string) => page.evaluate((selector) => !!document.activeElement?.matches(selector), selector);

/** Presses a key until the focus is on what fits `selector`. */
async function go(page: Page, key: string, selector: string) {
  for (let presses = 0; presses < 80 && !(await isOn(page, selector)); presses += 1) await page.keyboard.press(key);
  expect(await isOn(page, selector), `${key} leads to ${selector}`).toBe(true);
}

/** Presses Enter on something in a region: Tab leads there, arrows within it. */
async function choose(page: Page, region: string, what = ".is-legal") {
  await go(page, "Tab", `${region} *`);
  await go(page, "ArrowRight", `${region} ${what}`);
  await page.keyboard.press("Enter");
}

/** How many actions the game has recorded. */
async function recorded(page: Page): Promise<number> {
  const [[, text]] = await storedGames(page);
  return JSON.parse(text).save.record.actions.length;
}

/** Chooses and confirms as long as the region is there; how many times. */
async function draft(page: Page, region: string): Promise<number> {
  let chosen = 0;
  while ((await myTurn(page)) === "mine" && (await page.locator(region).isVisible())) {
    await expectNoPageScroll(page);
    expect(await isOn(page, "body"), "the focus is never lost").toBe(false);
    const before = await recorded(page);
    await choose(page, region);
    await choose(page, ".prompt__acts", '[data-testid="commit"]');
    await expect.poll(() => recorded(page)).toBeGreaterThan(before);
    chosen += 1;
  }
  return chosen;
}

test("tray, cards and first role are chosen by keyboard alone @desk", async ({ page }) => {
  test.setTimeout(120_000);
  await startMat(page, { expansions: EVERYTHING, seats: 5, level: "4" });
  expect(await draft(page, ".tray__slots"), "17 slots, five seats").toBeGreaterThanOrEqual(3);
  expect(await draft(page, ".packet__cards"), "the last of four cards is left over").toBe(3);
  const before = await recorded(page);
  await choose(page, ".roles");
  await expect.poll(() => recorded(page)).toBeGreaterThan(before);
  await expect(page.locator(".role:is(.is-current, .is-taken)").first()).toBeVisible();
});
