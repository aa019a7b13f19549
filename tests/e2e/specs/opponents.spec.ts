// Styles of opponents, and opponents that match a person by finished games.
import type { Page } from "@playwright/test";
import { LANGUAGES, expectGoodPage, prefer } from "../helpers/screens";
import { expect, test } from "../helpers/test";
import { open } from "../helpers/page";

/** Finished games of one person against one opponent of this level, every other one won. */
function games(count: number, level: string) {
  const games = Array.from({ length: count }, (_, n) => ({
    id: n.toString(16).padStart(16, "0"),
    game: "puerto-rico",
    edition: "1897",
    rounds: 15,
    seats: [
      { who: { person: "Ana" }, points: 40, rank: 1 + (n % 2) },
      { who: { level }, points: 40, rank: 2 - (n % 2) },
    ],
  }));
  return JSON.stringify({ format: 1, games });
}

const keep = (page: Page, text: string) =>
  page.addInitScript((text) => localStorage.setItem("sobremesa.statistics", text), text);

const who = (page: Page, seat: number) => page.getByLabel(`Who is player ${seat}`);
const style = (page: Page, seat: number) => page.getByLabel(`Style of player ${seat}`);

test("an opponent's style is chosen beside its level, told at the table and kept @desk", async ({ page }) => {
  await open(page, "#/new/puerto-rico");
  await who(page, 2).selectOption({ label: "Strategist" });
  await style(page, 2).selectOption({ label: "Shipper" });
  await expect(page.locator(".seatrow__note").nth(1)).toContainText("Likes to load");
  // The level changes, the style stays; a person has none.
  await who(page, 2).selectOption({ label: "Regular" });
  await expect(style(page, 2)).toHaveValue("1");
  await who(page, 3).selectOption({ label: "Human" });
  await expect(style(page, 3)).toHaveCount(0);
  await who(page, 3).selectOption({ label: "Regular" });
  await expect(style(page, 3)).toHaveValue("0");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator(".seat__kind", { hasText: "Regular, shipper" })).toBeVisible();
  const id = page.url().split("/").pop();
  const text = await page.evaluate((id) => localStorage.getItem(`sobremesa.save.${id}`), id);
  expect(JSON.parse(text!).save.seats[1].mind).toEqual({ styled: ["merchant", "shipper"] });
  await open(page, "#/new/puerto-rico");
  await expect(style(page, 2)).toHaveValue("1");
  await open(page, "#/new/san-juan");
  await expect(style(page, 2)).toHaveCount(0);
});

test("equal opponents are explained once @desk", async ({ page }) => {
  await open(page, "#/new/puerto-rico");
  const notes = page.locator(".seatrow__note");
  await expect(notes.nth(1)).toContainText("Good for your first game.");
  await expect(notes.nth(2)).toBeHidden();
  await who(page, 3).selectOption({ label: "Strategist" });
  await expect(notes.nth(2)).toBeVisible();
  await who(page, 2).selectOption({ label: "Strategist" });
  await expect(notes.nth(1)).toBeVisible();
  await expect(notes.nth(2)).toBeHidden();
});

test("opponents begin at the weakest level and match a person by finished games @desk", async ({ page }) => {
  await open(page, "#/new/puerto-rico");
  await who(page, 2).selectOption({ label: "At your level" });
  await expect(page.locator(".seatrow__note").nth(1)).toContainText("Begins at the level Newcomer.");
  await keep(page, games(8, "viceroy"));
  await page.reload();
  await style(page, 2).selectOption({ label: "Trader" });
  await page.getByRole("button", { name: "All opponents at your level" }).click();
  await expect(page.getByTestId("match-all")).toHaveCount(0);
  const note = page.locator(".seatrow__note").nth(1);
  await expect(note).toContainText("Now, after your last 8 games, about: Viceroy.");
  await expect(note).toContainText("Likes to sell");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".seat__kind", { hasText: "At your level" }).first()).toBeVisible();
  const id = page.url().split("/").pop();
  const text = await page.evaluate((id) => localStorage.getItem(`sobremesa.save.${id}`), id);
  const [, second, third] = JSON.parse(text!).save.seats;
  expect(second.mind.matched[1]).toBe("trader");
  expect(third.mind.matched[0]).toBeGreaterThan(500);
  expect(third.mind.matched[0]).toBeLessThan(650);
  // Games of another game say nothing.
  await open(page, "#/new/san-juan");
  await who(page, 2).selectOption({ label: "At your level" });
  await expect(page.locator(".seatrow__note").nth(1)).toContainText("Begins at the level Newcomer.");
});

for (const lang of LANGUAGES) {
  test(`the set-up page with matched opponents and styles is a good page in ${lang} @tablet-long`, async ({ page }, info) => {
    await keep(page, games(8, "governor"));
    await prefer(page, lang, "light");
    await open(page, "#/new/puerto-rico");
    await page.getByTestId("match-all").click();
    await page.getByTestId("style").first().selectOption("2");
    await expectGoodPage(page, info, `setup-styles-${lang}`);
  });
}
