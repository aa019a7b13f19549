// Links as messengers leave them. Every kind of link in everything that happens to it is tried natively
// (src/screens/catalogue/tests/mangled_links.rs); here the browser reads some of them, and the pages behind them open.
import type { Page } from "@playwright/test";
import { correspondent, invite } from "../helpers/correspondence";
import { open, readyOffline } from "../helpers/page";
import { short } from "../helpers/puzzles";
import { expect, test } from "../helpers/test";
import { TITLES } from "../helpers/titles";

/** Follows an address within the page. */
async function follow(page: Page, fragment: string) {
  await page.evaluate(() => (location.hash = "#/settings"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.evaluate((fragment) => (location.hash = fragment), fragment);
}

test("a shared table opens whatever stands around its code, and nothing is passed on that others have appended @desk", async ({ page }) => {
  await page.addInitScript(correspondent);
  await open(page, "./?fbclid=IwAR0#/new/san-juan");
  await page.getByLabel("Seed").fill("4242");
  await page.getByRole("button", { name: "Share this set-up" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => window.copied);
  expect(link).not.toContain("fbclid");
  const sent = link.slice(link.indexOf("#"));
  const [path, code] = sent.split("?c=");
  for (const came of [
    `${sent}.`,
    `${sent}”)`,
    `${sent}。`,
    `${path}?c%3D${code}`,
    `${path}%3Fc%253D${code}`,
    `${sent}&utm_source=mail`,
    `${path}?c=${code.slice(0, 9)}\n\u200B${code.slice(9)} Have fun!`,
  ]) {
    await follow(page, came);
    await expect(page.getByText("A friend shared this table with you"), came).toBeVisible();
    await expect(page.getByLabel("Seed"), came).toHaveValue("4242");
    await expect(page.getByRole("alert").filter({ hasText: "This link cannot be used." })).toHaveCount(0);
  }
});

test("a query that is not understood is said, and is never another deal @desk", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-25T12:00:00");
  await open(page, "./#/settings");
  for (const query of ["?x=4242", "?c=", "%3Fcode%3D4242"]) {
    await follow(page, `#/new/san-juan${query}`);
    await expect(page.getByRole("alert").filter({ hasText: "This link cannot be used." }), query).toBeVisible();
    await follow(page, `#/study/san-juan${query}`);
    await expect(page.getByTestId("study-bad-link"), query).toBeVisible();
    await follow(page, `#/daily${query}`);
    await expect(page.getByTestId("daily-closed"), query).toContainText("no such day");
  }
});

test("a day, a puzzle, a lesson and a game by link open as well @desk", async ({ page }) => {
  await page.addInitScript(correspondent);
  await page.clock.setFixedTime("2026-11-25T12:00:00");
  const link = await invite(page, TITLES[0]);
  await follow(page, `${link.slice(link.indexOf("#"))}).`);
  await expect(page.getByTestId("arrival")).toBeVisible();
  await follow(page, "#/daily/2026-11-23&utm_source=mail");
  await expect(page.getByRole("heading", { name: /23 November 2026/ })).toBeVisible();
  await follow(page, `#/puzzle/san-juan/${short("san-juan").id}”,`);
  await expect(page.getByTestId("task")).toBeVisible();
  await follow(page, "#%2Flesson%2Fsan-juan%2Fround.");
  await expect(page.getByTestId("coach")).toBeVisible();
});

test.describe("once the page is kept", () => {
  test.use({ serviceWorkers: "allow" });

  test("the sign between site and place may come encoded @desk", async ({ page, site }) => {
    await open(page, site.url);
    await readyOffline(page);
    await page.goto(`${site.url}%23/daily/2026-11-23`);
    await expect(page).toHaveURL(`${site.url}#/daily/2026-11-23`);
    await expect(page.getByRole("heading", { name: /23 November 2026/ })).toBeVisible();
  });
});
