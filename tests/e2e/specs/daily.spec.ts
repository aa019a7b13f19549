// The deal of the day: from the date alone, the first finish counts, and every machine deals the same.
import { readFile } from "node:fs/promises";
import { LANGUAGES, THEMES, expectGoodPage, prefer } from "../helpers/screens";
import { DAY_OF_LIST, expectDealt } from "../helpers/deals";
import { expect, sample, test } from "../helpers/test";
import { presser } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { myTurn, playOn } from "../helpers/table";

test("four hundred days are dealt as the rules deal them natively @desk", async ({ page }) => {
  test.setTimeout(120_000);
  await page.clock.setFixedTime(DAY_OF_LIST);
  await open(page, "./#/daily");
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 90_000 }),
    page.getByTestId("deals-list").click(),
  ]);
  expectDealt(await readFile(await file.path(), "utf8"));
});

test("a deal is played, and its first finish counts @phone-long @tablet-long", async ({ page }, info) => {
  await page.clock.setFixedTime("2026-11-23T12:00:00");
  await open(page, "./#/daily");
  await expect(page.getByRole("heading", { name: /23 November 2026/ })).toBeVisible();
  await expect(page.getByTestId("deal-san-juan")).toContainText(/Par \d+/);
  await expect(page.getByTestId("deal-ginkgopolis").locator(".row__meta")).not.toBeEmpty();
  await expectGoodPage(page, info, "daily");
  await page.getByTestId("deal-san-juan").getByTestId("deal-play").click();
  await expect(page).toHaveURL(/#\/table\/\w+$/);
  const id = page.url().split("/").pop()!;
  await expect(page.getByTestId("table")).toBeVisible();
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("sobremesa.daily")))!);
  expect(kept.days["2026-11-23"]["san-juan"].saves).toEqual([id]);
  const card = await page.evaluate((id) => JSON.parse(localStorage.getItem(`sobremesa.save.${id}`)!).card, id);
  expect(card.title).toMatch(/^Deal of the day, 23 Nov/);
  await page.goto("./#/daily");
  await expect(page.getByRole("link", { name: "Continue" })).toHaveAttribute("href", `#/table/${id}`);
});

test("a deal is played to its end: its result says what it is, and it is counted @desk", async ({ page }, info) => {
  test.setTimeout(240_000);
  await page.clock.setFixedTime("2026-11-23T12:00:00");
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, "./#/daily");
  await page.getByTestId("deal-san-juan").getByTestId("deal-play").click();
  await playOn(page, presser(page, false));
  const id = page.url().split("/").pop()!;
  await page.getByTestId("to-results").click();
  await expect(page.getByTestId("daily-result")).toContainText(/Par \d+/);
  await expect(page.getByTestId("daily-made")).toContainText(/^\d+ points, (won|\dnd|\drd|\dth) · /);
  await expect(page.getByTestId("daily-result")).toContainText("1 day in a row");
  await expectGoodPage(page, info, "daily-result");
  await page.goto("./#/statistics");
  await expect(page.getByTestId("numbers").locator("dd").first()).toHaveText("1");
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("sobremesa.statistics")))!);
  expect(kept.games[0].saves, "noted at the table").toEqual([id]);
  expect(kept.games[0].begun_ms).toBeGreaterThan(0);
});

test("a hint in a deal of the day warns before it marks @desk", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-23T12:00:00");
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, "./#/daily");
  await page.getByTestId("deal-puerto-rico").getByTestId("deal-play").click();
  expect(await myTurn(page)).toBe("mine");
  const marked = () => page.evaluate(() => Object.values(localStorage).some((text) => text.includes('"hints":true')));
  await page.getByTestId("hint").click();
  await expect(page.getByTestId("hint-warning")).toContainText("This deal of the day counts.");
  await expectAccessible(page);
  await page.getByTestId("hint-without").click();
  await expect(page.getByTestId("drawer")).toHaveCount(0);
  expect(await marked(), "nothing was shown").toBe(false);
  await page.getByTestId("hint").click();
  await page.getByTestId("hint-anyway").click();
  await expect(page.getByTestId("hint-panel")).toBeVisible();
  await expect.poll(marked).toBe(true);
  // Once it is marked, nothing more can be lost.
  await page.getByTestId("hint").click();
  await page.getByTestId("hint").click();
  await expect(page.getByTestId("hint-warning")).toHaveCount(0);
});

test("a finish is told against par, and handed on as a line @phone-long @tablet-long", async ({ page, context }, info) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime("2026-11-23T12:00:00");
  await page.addInitScript(() => {
    const outcome = (save: string, points: number, on: string) => ({ saves: [save], outcome: { save, points, rank: 1, on } });
    const days = {
      "2026-11-22": { ginkgopolis: outcome("a", 60, "2026-11-22") },
      "2026-11-23": { "san-juan": outcome("b", 33, "2026-11-23") },
    };
    localStorage.setItem("sobremesa.daily", JSON.stringify({ format: 1, days }));
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await open(page, "./#/daily");
  await expect(page.getByTestId("streak")).toHaveText("2 days in a row");
  const deal = page.getByTestId("deal-san-juan");
  await expect(deal).toContainText(/33 points, won · (\d+ over par|\d+ under par|exactly par)/);
  await deal.getByTestId("share-daily").click();
  await expect(deal.getByRole("status")).toContainText("copied");
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^Sobremesa, San Juan, 23 Nov 2026: 33 points \(par \d+\), 2 days in a row\nhttp.*#\/daily\/2026-11-23$/);
  await expectGoodPage(page, info, "daily-finished");
});

test("days that are not open say why, and nothing breaks @desk", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-23T12:00:00");
  for (const [address, words] of [
    ["2026-11-24", "is still to come"],
    ["9999-12-31", "is still to come"],
    ["2026-10-31", "start on 1 November 2026"],
    ["yesterday", "no such day"],
    ["2026-02-30", "no such day"],
  ]) {
    await open(page, `./#/daily/${address}`);
    await expect(page.getByTestId("daily-closed")).toContainText(words);
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "Today’s deals" }).click();
  await expect(page.getByTestId("deal-san-juan")).toBeVisible();
  await page.getByRole("link", { name: "The day before" }).click();
  await expect(page).toHaveURL(/#\/daily\/2026-11-22$/);
  await page.clock.setFixedTime("1970-01-02T12:00:00");
  await page.reload();
  await expect(page.getByTestId("daily-closed")).toContainText("this device’s clock");
});

test("a record that cannot be read stays as it is @desk", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-23T12:00:00");
  const text = "{\"format\":1,\"days\":{\"2026-13-01\":{}}}";
  await page.addInitScript((text) => localStorage.setItem("sobremesa.daily", text), text);
  await open(page, "./#/daily");
  await expect(page.getByTestId("daily-fault")).toContainText("can’t be read");
  await page.getByTestId("deal-san-juan").getByTestId("deal-play").click();
  await expect(page.getByTestId("table")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("sobremesa.daily"))).toBe(text);
});

for (const lang of LANGUAGES) {
  for (const theme of sample(THEMES, LANGUAGES.indexOf(lang))) {
    test(`the page in ${lang}, ${theme} @tablet-long`, async ({ page }, info) => {
      await prefer(page, lang, theme);
      await page.clock.setFixedTime("2026-11-23T12:00:00");
      await open(page, "./#/daily");
      await expect(page.getByTestId("deal-ginkgopolis").locator(".row__meta")).not.toBeEmpty();
      await expectNoPageScroll(page);
      await expectAccessible(page);
      await keepPicture(page, info, `daily-${lang}-${theme}`);
    });
  }
}
