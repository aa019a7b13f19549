// Habits of devices: the way back closes what lies open, keys count by their places, the screen stays awake.
import type { Page } from "@playwright/test";
import { correspondent, invite } from "../helpers/correspondence";
import { open } from "../helpers/page";
import { expect, test } from "../helpers/test";
import { myTurn, startTable } from "../helpers/table";
import { TITLES } from "../helpers/titles";

const drawer = (page: Page) => page.getByTestId("drawer");
const sheet = (page: Page) => page.locator("dialog.sheet[open]");

/** The next step back leaves the table. */
async function expectToLeave(page: Page) {
  await page.goBack();
  await expect(page.getByTestId("table")).toHaveCount(0);
  await expect(page).toHaveURL(/#\/new\/san-juan$/);
}

/** How many steps the browser's history counts as open over the page. */
const counted = (page: Page) => page.evaluate(() => history.state ?? 0);

test.describe("the way back", () => {
  test.beforeEach(async ({ page }) => {
    await startTable(page, { seats: 2 });
    await myTurn(page);
  });

  test("closes each kind of drawer and sheet before it leaves the table @desk", async ({ page }) => {
    const address = page.url();
    const fromMenu = (name: string) => async () => {
      await page.getByTestId("menu").click();
      await drawer(page).getByRole("button", { name }).click();
    };
    const card = page.getByTestId("hand").getByTestId("card").first();
    const rules = async () => {
      await card.focus();
      await page.keyboard.press("Space");
      await sheet(page).locator(".linklike").click();
    };
    const kinds: Record<string, () => Promise<unknown>> = {
      Log: () => page.keyboard.press("l"),
      Actions: () => page.keyboard.press("a"),
      Hint: () => page.keyboard.press("h"),
      Describe: () => page.keyboard.press("d"),
      Keys: () => page.keyboard.press("?"),
      Menu: () => page.getByTestId("menu").click(),
      Recap: fromMenu("What happened?"),
      Rules: rules,
    };
    for (const [name, openIt] of Object.entries(kinds)) {
      await test.step(name, async () => {
        await openIt();
        await expect(drawer(page)).toBeVisible();
        await expect.poll(() => counted(page), "one step, whatever lay there before").toBe(1);
        await page.goBack();
        await expect(drawer(page)).toHaveCount(0);
        await expect(page.getByTestId("table")).toBeVisible();
        expect(page.url()).toBe(address);
      });
    }
    await test.step("a sheet over a drawer: one after the other", async () => {
      await page.keyboard.press("l");
      await expect(drawer(page)).toBeVisible();
      await card.focus();
      await page.keyboard.press("Space");
      await expect(sheet(page)).toBeVisible();
      await expect.poll(() => counted(page)).toBe(2);
      await page.goBack();
      await expect(page.locator("dialog[open]")).toHaveCount(0);
      await expect(drawer(page)).toBeVisible();
      await page.goBack();
      await expect(drawer(page)).toHaveCount(0);
    });
    await test.step("the way forward opens nothing", async () => {
      await page.goForward();
      await expect.poll(() => counted(page)).toBe(0);
      await expect(drawer(page)).toHaveCount(0);
      await expect(page.getByTestId("table")).toBeVisible();
    });
    await expectToLeave(page);
  });

  test("is not longer for what was closed by its own button, nor after a reload @desk", async ({ page }) => {
    await page.getByTestId("menu").click();
    await drawer(page).getByRole("button", { name: "Close" }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect.poll(() => counted(page)).toBe(0);
    await page.getByTestId("menu").click();
    await expect.poll(() => counted(page)).toBe(1);
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
    await expect.poll(() => counted(page)).toBe(0);
    await expectToLeave(page);
  });

  test("leads from a page that a drawer has led to straight to the table @desk", async ({ page }) => {
    await page.getByTestId("menu").click();
    await drawer(page).getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await page.goBack();
    await expect(page.getByTestId("table")).toBeVisible();
    await expect(drawer(page)).toHaveCount(0);
    expect(await counted(page)).toBe(0);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await page.goBack();
    await expect(page.getByTestId("table")).toBeVisible();
    await expectToLeave(page);
  });
});

test("the way back closes a dialog on a phone @phone", async ({ page }) => {
  await page.addInitScript(correspondent);
  await invite(page, TITLES[0]);
  const turn = page.locator('[data-testid="i-am"].btn--primary');
  await page.getByTestId("i-am").and(page.locator(`:not([data-seat="${await turn.getAttribute("data-seat")}"])`)).tap();
  await page.getByTestId("send-qr").tap();
  await expect(page.getByTestId("qr")).toBeVisible();
  await expect.poll(() => counted(page)).toBe(1);
  await page.goBack();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.getByTestId("send")).toBeVisible();
});

test("the way back leads from the table of a study to its page @desk", async ({ page }) => {
  await open(page, "./#/study/san-juan");
  await page.getByTestId("study-look").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect.poll(() => counted(page)).toBe(1);
  await page.goBack();
  await expect(page.getByTestId("study")).toBeVisible();
});

test("shortcuts work by their places, and brackets with AltGr @desk", async ({ page }) => {
  await startTable(page, { seats: 2 });
  await myTurn(page);
  const press = (init: Record<string, string | boolean>) =>
    page.evaluate((init) => void document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), init);
  for (const [key, layout] of [["ф", "Russian"], ["α", "Greek"], ["ㄇ", "Zhuyin"], ["ㅁ", "Korean"], ["Process", "put together"]]) {
    await press({ key, code: "KeyA" });
    await expect(drawer(page), layout).toBeVisible();
    await press({ key, code: "KeyA" });
    await expect(drawer(page), layout).toHaveCount(0);
  }
  await press({ key: "ф", code: "KeyA", ctrlKey: true });
  await expect(drawer(page)).toHaveCount(0);
  await page.getByTestId("table").locator(".role.is-legal").first().click();
  await press({ key: "[", code: "Digit8", altKey: true, ctrlKey: true, modifierAltGraph: true });
  await expect(page.getByTestId("past")).toBeVisible();
  await press({ key: "х", code: "BracketLeft" });
  await press({ key: "End", code: "End" });
  await expect(page.getByTestId("past")).toHaveCount(0);
});

test.describe("the screen", () => {
  const held = (page: Page) => page.evaluate(() => (globalThis as any).held as number);

  /** A device that counts who keeps its screen awake, with a battery that is so full. */
  const device = (page: Page, level: number) =>
    page.addInitScript((level) => {
      Object.assign(globalThis, { held: 0 });
      const release = async () => void ((globalThis as any).held -= 1);
      const request = async () => {
        (globalThis as any).held += 1;
        return { release };
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
      Object.defineProperty(navigator, "getBattery", { value: async () => ({ level, charging: false }) });
    }, level);

  const see = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, hidden);

  test("stays awake while the game waits, and only then @desk", async ({ page }) => {
    await device(page, 0.9);
    await page.clock.install();
    await startTable(page, { seats: 2 });
    await myTurn(page);
    await expect.poll(() => held(page), "the game waits").toBe(1);
    await see(page, true);
    await expect.poll(() => held(page), "nobody sees it").toBe(0);
    await see(page, false);
    await expect.poll(() => held(page), "somebody has come back").toBe(1);
    await page.clock.fastForward(11 * 60_000);
    await expect.poll(() => held(page), "nobody has touched it").toBe(0);
    await page.mouse.click(2, 2);
    await expect.poll(() => held(page), "somebody has").toBe(1);
    await page.evaluate(() => (location.hash = "#/settings"));
    await expect.poll(() => held(page), "at another page").toBe(0);
    await page.locator("input[name=awake]").nth(2).check({ force: true });
    await page.goBack();
    await myTurn(page);
    expect(await held(page), "never, says the setting").toBe(0);
  });

  test("is left to a device whose battery is low, unless somebody says otherwise @desk", async ({ page }) => {
    await device(page, 0.1);
    await startTable(page, { seats: 2 });
    await myTurn(page);
    expect(await held(page)).toBe(0);
    await page.evaluate(() => (location.hash = "#/settings"));
    await page.locator("input[name=awake]").nth(1).check({ force: true });
    await page.goBack();
    await expect.poll(() => held(page)).toBe(1);
  });

  test("goes dark as ever where the browser refuses, or cannot do it, which the settings say @desk", async ({ page, watch }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: { request: () => Promise.reject(new DOMException("no", "NotAllowedError")) }, configurable: true }));
    await startTable(page, { seats: 2 });
    await myTurn(page);
    await page.locator(".role.is-legal").first().click();
    expect(watch.complaints.filter((text) => !/Service Worker registration blocked/.test(text))).toEqual([]);
    await page.addInitScript(() => Object.defineProperty(navigator, "wakeLock", { value: undefined }));
    await page.goto("./#/settings");
    await page.reload();
    await expect(page.getByTestId("no-awake")).toHaveText("This browser can’t keep the screen awake.");
    await expect(page.locator("input[name=awake]")).toHaveCount(0);
  });
});
