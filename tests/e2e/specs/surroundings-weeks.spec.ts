// A page that stays open for weeks: newer versions, other days, what other tabs have finished.
import type { Page } from "@playwright/test";
import { open, readyOffline } from "../helpers/page";
import { expect, LONG, test } from "../helpers/test";

/** Somebody comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test.describe("a newer version", () => {
  test.use({ serviceWorkers: "allow" });

  const now = (page: Page) => page.evaluate(() => Date.now());
  const asked = (page: Page) => page.evaluate(() => (globalThis as any).asked as number);
  const banner = (page: Page) => page.getByRole("button", { name: "Reload now" });

  test.beforeEach(async ({ page, site }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const update = ServiceWorkerRegistration.prototype.update;
      Object.assign(globalThis, { asked: 0 });
      ServiceWorkerRegistration.prototype.update = function () {
        (globalThis as any).asked += 1;
        return update.call(this);
      };
    });
    await open(page, site.url);
    await readyOffline(page);
    await site.publish("newer");
  });

  test("is found when somebody comes back, once an hour at most, and again after one was declined @desk @long", async ({ page, site }) => {
    await comeBack(page);
    expect(await asked(page), "the page has just been opened").toBe(0);
    await page.clock.setSystemTime((await now(page)) + 3_700_000);
    await comeBack(page);
    await comeBack(page);
    await expect(banner(page)).toBeVisible();
    expect(await asked(page)).toBe(1);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(banner(page)).toHaveCount(0);
    await site.publish("newest");
    await page.clock.setSystemTime((await now(page)) + 3_700_000);
    await comeBack(page);
    await expect(banner(page)).toBeVisible();
  });

  test("is found on a page that nobody leaves @desk", async ({ page }) => {
    await page.clock.fastForward(50 * 60_000);
    expect(await asked(page)).toBe(0);
    await page.clock.fastForward(20 * 60_000);
    await expect(banner(page)).toBeVisible();
    expect(await asked(page)).toBe(1);
  });

  if (LONG) {
    test("is asked for again after the network was gone @desk", async ({ page, watch }) => {
      await page.evaluate(() => {
        const update = ServiceWorkerRegistration.prototype.update;
        ServiceWorkerRegistration.prototype.update = function () {
          ServiceWorkerRegistration.prototype.update = update;
          return Promise.reject(new TypeError("no network"));
        };
      });
      await page.clock.setSystemTime((await now(page)) + 3_700_000);
      await comeBack(page);
      await comeBack(page);
      await expect(banner(page)).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });
  }
});

test("the deals change at midnight, and on return to a page that slept @desk", async ({ page }) => {
  await page.clock.install({ time: "2026-11-23T23:59:30" });
  await open(page, "./#/daily");
  const day = (name: RegExp) => expect(page.getByRole("heading", { name })).toBeVisible();
  await day(/23 November 2026/);
  await expect(page.getByTestId("new-day")).toBeEmpty();
  await page.clock.fastForward(60_000);
  await day(/24 November 2026/);
  await expect(page.getByTestId("new-day")).toHaveText("It is a new day: here are its deals.");
  // No timer runs while a device sleeps.
  await page.clock.setSystemTime("2026-11-26T08:00:00");
  await comeBack(page);
  await day(/26 November 2026/);
  await page.getByTestId("deal-san-juan").getByTestId("deal-play").click();
  await expect(page.getByTestId("table")).toBeVisible();
  const days = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("sobremesa.daily")!).days));
  expect(days).toEqual(["2026-11-26"]);
});

test("a day that has not come yet opens when it comes, and a named day stays @desk", async ({ page }) => {
  await page.clock.install({ time: "2026-11-23T23:59:30" });
  await open(page, "./#/daily/2026-11-24");
  await expect(page.getByTestId("daily-closed")).toContainText("is still to come");
  await page.clock.fastForward(60_000);
  const named = page.getByRole("heading", { name: /24 November 2026/ });
  await expect(named).toBeVisible();
  await page.clock.setSystemTime("2026-11-26T08:00:00");
  await comeBack(page);
  await expect(page.getByRole("link", { name: "The day after" })).toBeVisible();
  await expect(named).toBeVisible();
});

test("what another tab has finished is marked @desk", async ({ page, context }) => {
  await page.clock.setFixedTime("2026-11-23T12:00:00");
  await open(page, "./#/daily");
  await expect(page.getByTestId("streak")).toContainText("No deal finished");
  const other = await context.newPage();
  await other.goto("./#/settings");
  const write = (key: string, value: unknown) => other.evaluate(([key, text]) => localStorage.setItem(key!, text!), [key, JSON.stringify(value)]);

  await test.step("a deal", async () => {
    const outcome = { save: "b", points: 33, rank: 1, on: "2026-11-23" };
    await write("sobremesa.daily", { format: 1, days: { "2026-11-23": { "san-juan": { saves: ["b"], outcome } } } });
    await expect(page.getByTestId("deal-san-juan")).toContainText("33 points, won");
    await expect(page.getByTestId("streak")).toHaveText("1 day in a row");
  });
  await test.step("a puzzle", async () => {
    await page.goto("./#/puzzles");
    const first = page.getByTestId("puzzles-san-juan").locator(".puzzles__chip").first();
    const id = (await first.getAttribute("href"))!.split("/").pop();
    await expect(first).not.toHaveClass(/is-solved/);
    await write("sobremesa.solved.san-juan", [id]);
    await expect(first).toHaveClass(/is-solved/);
  });
  await test.step("a lesson", async () => {
    await page.goto("./#/learn");
    await expect(page.getByTestId("lesson-goods")).toBeVisible();
    await write("sobremesa.lessons", ["san-juan/goods"]);
    await expect(page.locator(".learn__lesson.is-done").getByTestId("lesson-goods")).toBeVisible();
  });
});
