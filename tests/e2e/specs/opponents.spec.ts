// Styles of opponents, and the level that a person's finished games suggest.
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

test("a level is suggested after five finished games of this game @desk", async ({ page }) => {
  await keep(page, games(4, "viceroy"));
  await open(page, "#/new/puerto-rico");
  await expect(who(page, 2)).toBeVisible();
  await expect(page.getByTestId("suggested")).toHaveCount(0);
});

test("the suggestion gives all opponents that level @desk", async ({ page }) => {
  await keep(page, games(8, "viceroy"));
  await open(page, "#/new/puerto-rico");
  await style(page, 2).selectOption({ label: "Trader" });
  await expect(page.getByTestId("suggested")).toContainText("Suggested level after your last 8 games: Viceroy.");
  await page.getByRole("button", { name: "All opponents: Viceroy" }).click();
  await expect(who(page, 2)).toHaveValue("7");
  await expect(who(page, 3)).toHaveValue("7");
  await expect(style(page, 2)).toHaveValue("3");
  await open(page, "#/new/san-juan");
  await expect(page.getByTestId("suggested")).toHaveCount(0);
});

for (const lang of LANGUAGES) {
  test(`the set-up page with a suggestion and styles is a good page in ${lang}`, async ({ page }, info) => {
    await keep(page, games(8, "governor"));
    await prefer(page, lang, "light");
    await open(page, "#/new/puerto-rico");
    await expect(page.getByTestId("suggested")).toBeVisible();
    await page.getByTestId("style").first().selectOption("2");
    await expectGoodPage(page, info, `setup-styles-${lang}`);
  });
}
