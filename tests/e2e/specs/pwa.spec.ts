// Ready offline, new versions, and the offer to install.
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/test";
import { askServiceWorker, goOffline, open, readyOffline, speak } from "../helpers/page";
import { presser } from "../helpers/puerto-rico";
import { expectGoodPage } from "../helpers/screens";
import { answer, answerSome, myTurn, startTable } from "../helpers/table";

test.use({ serviceWorkers: "allow" });

test("the page says when it is ready offline, and keeps that word @desk", async ({ page, site, watch }) => {
  await open(page, site.url);
  await expect(page.getByText("Ready to play offline.")).toBeVisible();
  await readyOffline(page);
  await speak(page, "zh-Hant");
  await expect.poll(() => askServiceWorker(page, "zh-Hant"), "a language that is chosen is kept").toMatch(/^offline-ready /);
  await speak(page, "en");
  await goOffline(page, site, watch);
  await page.reload();
  await expect(page.getByText("Ready to play offline")).toBeVisible();
  await page.goto(`${site.url}#/rules/san-juan`);
  await expect(page.locator("#SJ-SET-1")).toBeVisible();
  await speak(page, "zh-Hant");
  await expect(page.locator("#SJ-SET-1")).toContainText("總督");
});

test("what is kept for later is fetched behind the game that is being set up @desk", async ({ page, site }) => {
  let arrive = () => {};
  const held = new Promise<void>((go) => (arrive = go));
  await page.route("**/split_san_juan.wasm", async (route) => {
    await held;
    await route.continue();
  });
  const isRegistered = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
  const asked = page.waitForRequest("**/split_san_juan.wasm");
  await page.clock.install();
  await open(page, `${site.url}#/new/san-juan`);
  await asked;
  // Less than the page waits before it says that nothing comes.
  await page.clock.fastForward(6_000);
  expect(await isRegistered()).toBe(false);
  arrive();
  await expect.poll(isRegistered).toBe(true);
});

test("drawings that are kept are not asked for again while a game is played @desk", async ({ page, hasTouch }) => {
  await startTable(page, { seats: 2 });
  await readyOffline(page);
  const asked: string[] = [];
  const move = async (first: number, count: number) => {
    await answerSome(page, count, (turn) => answer(page, presser(page, hasTouch), first + turn));
    await myTurn(page);
  };
  // The new keeper is asked once for each file.
  await move(0, 1);
  page.on("request", (request) => new URL(request.url()).pathname.includes("/art/") && asked.push(request.url()));
  await move(1, 4);
  expect(asked).toEqual([]);
});

async function publishAndNotice(page: Page, site: { publish(version: string): Promise<void> }) {
  await site.publish("newer");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
}

test("a new version waits for the player, and for the end of the game @desk @long", async ({ page, site }, info) => {
  await open(page, site.url);
  await readyOffline(page);
  await page.goto(`${site.url}#/new/san-juan`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await publishAndNotice(page, site);
  await expect(page.getByText("It will load after this game.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload now" })).toHaveCount(0);
  await page.evaluate(() => (location.hash = "#/"));
  const reload = page.getByRole("button", { name: "Reload now" });
  await expect(reload).toBeVisible();
  await expectGoodPage(page, info, "update");
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reload).toHaveCount(0);
});

test("a new version is not taken while another tab plays the old one @desk", async ({ page, site, context }) => {
  await open(page, site.url);
  await readyOffline(page);
  const other = await context.newPage();
  await open(other, site.url);
  await publishAndNotice(page, site);
  await page.getByRole("button", { name: "Reload now" }).click();
  await expect(page.getByText("Another tab still uses the old version.")).toBeVisible();
});

test.describe("the offer to install", () => {
  const prompt = (page: Page) =>
    page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      Object.assign(event, { prompt: () => ((globalThis as any).prompted = true) });
      window.dispatchEvent(event);
    });
  const finished = (page: Page, games: number) =>
    page.addInitScript((games) => localStorage.setItem("sobremesa.finished", String(games)), games);

  test("waits for the second finished game @desk", async ({ page }) => {
    await finished(page, 1);
    await open(page);
    await prompt(page);
    await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
  });

  test("installs when asked @desk", async ({ page }) => {
    await finished(page, 2);
    await open(page);
    await prompt(page);
    await page.getByRole("button", { name: "Install" }).click();
    expect(await page.evaluate(() => (globalThis as any).prompted)).toBe(true);
    await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
  });

  test("is dismissed for good @desk", async ({ page }) => {
    await finished(page, 5);
    await open(page);
    await prompt(page);
    await page.getByRole("button", { name: "No, thanks" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await prompt(page);
    await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
  });

  test("draws the steps on an iPhone @desk", async ({ browser, baseURL }, info) => {
    const context = await browser.newContext({
      baseURL,
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1",
      viewport: page_size(info.project.use.viewport),
    });
    const page = await context.newPage();
    await finished(page, 2);
    await open(page);
    await page.getByRole("button", { name: "Show me how" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Add to Home Screen" })).toBeVisible();
    await expectGoodPage(page, info, "install-ios");
    await context.close();
  });
});

function page_size(viewport: { width: number; height: number } | null | undefined) {
  return viewport ?? { width: 390, height: 844 };
}

test("a game that was begun is there after going offline @desk", async ({ page, site, watch }) => {
  await open(page, site.url);
  await readyOffline(page);
  await page.goto(`${site.url}#/new/san-juan`);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await goOffline(page, site, watch);
  await page.goto(`${site.url}#/saved`);
  const game = page.getByRole("link", { name: "Continue" });
  // A page that is left before its part has come would say that it did not.
  await expect(game).toHaveCount(1);
  await page.reload();
  await expect(game).toHaveCount(1);
});
