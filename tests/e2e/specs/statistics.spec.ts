// Statistics of finished games: counted once, shown, exported, taken in, deleted; damaged ones stay.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { LANGUAGES, THEMES, expectGoodPage, prefer } from "../helpers/screens";
import { expect, sample, test } from "../helpers/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";

const KEY = "sobremesa.statistics";
const SAVES = "../fixtures/v0.1/saves";

/** Imports finished games among the saved ones. */
async function importSaves(page: Page, ...names: string[]) {
  await open(page, "./#/saved");
  for (const [at, name] of names.entries()) {
    await page.getByLabel("Import a file").setInputFiles(`${SAVES}/${name}.json`);
    // A finished game that lies here already is not taken in once more.
    const said = names.indexOf(name) < at ? "already in your list" : "One game was added";
    await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).last().click();
  }
}

const number = (page: Page, name: string) =>
  page.getByTestId("numbers").locator("div", { has: page.getByText(name, { exact: true }) }).locator("dd");

async function download(page: Page, id: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId(id).click()]);
  return readFile(await file.path(), "utf8");
}

/** Statistics of many San Juan games, as the program writes them. */
function many(count: number) {
  const games = Array.from({ length: count }, (_, n) => ({
    id: n.toString(16).padStart(16, "0"),
    game: "san-juan",
    edition: n % 3 ? "1897" : "classic",
    modules: n % 4 ? [] : ["opening_draft"],
    rounds: 9 + (n % 4),
    begun_ms: 1_790_000_000_000 + n * 86_400_000,
    ended_ms: 1_790_000_000_000 + n * 86_400_000 + (15 + (n % 20)) * 60_000,
    hints: n % 7 === 0,
    practice: n % 11 === 10,
    seats: [
      {
        who: { person: "Ana" },
        points: 18 + ((n * 7) % 23),
        rank: 1 + (n % 3),
        sources: [["printed", 12 + (n % 9)], ["six_cost", (n * 5) % 8]],
        standing: ["prod_t1", n % 2 ? "tower" : "well", n % 3 ? "library" : "chapel"],
        opening: [n % 2 ? "builder" : "councillor", n % 3 ? "producer" : "trader", "builder"],
      },
      { who: { level: "governor" }, points: 24, rank: 2 },
      { who: { level: n % 2 ? "merchant" : "viceroy" }, points: 20, rank: 3 },
    ],
  }));
  return JSON.stringify({ format: 1, games });
}

const keep = (page: Page, text: string) =>
  page.addInitScript(([key, text]) => {
    if (!sessionStorage.getItem("kept")) localStorage.setItem(key, text);
    sessionStorage.setItem("kept", "yes");
  }, [KEY, text]);

test("before anything is finished the page invites to play @phone-long @tablet-long", async ({ page }, info) => {
  await open(page, "./#/statistics");
  await expect(page.getByRole("heading", { name: "No finished game yet." })).toBeVisible();
  await expectGoodPage(page, info, "statistics-none");
});

test("finished games among the saved ones are counted, each once @phone-long @tablet-long", async ({ page }) => {
  await importSaves(page, "san-juan-1897-2-over", "puerto-rico-classic-3-over", "san-juan-1897-2-over");
  await page.goto("./#/statistics");
  await page.getByText("San Juan", { exact: true }).click();
  await expect(number(page, "Games")).toHaveText("1");
  await expect(page.getByTestId("sources").getByRole("listitem").first()).toBeVisible();
  await expect(page.getByTestId("favourites").locator("svg use").first()).toHaveAttribute("href", /san-juan\.svg\?v=[0-9a-f]+#[bc]-/);
  await page.reload();
  await expect(page.getByTestId("numbers")).toBeVisible();
  const kept = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), KEY))!);
  expect(kept.games.map((game: { game: string }) => game.game).sort()).toEqual(["puerto-rico", "san-juan"]);
});

test("figures can be narrowed down, and practice does not count @phone-long @tablet-long", async ({ page }, info) => {
  await keep(page, many(44));
  await open(page, "./#/statistics");
  await expect(number(page, "Games")).toHaveText("40");
  await expect(page.getByTestId("asides")).toContainText("4 practice games are not counted.");
  await expect(page.locator(".course circle")).toHaveCount(40);
  await expectGoodPage(page, info, "statistics");
  await page.locator(".review__table summary").click();
  await expect(page.locator(".review__table tbody tr")).toHaveCount(40);
  await page.getByLabel("Edition").selectOption("1");
  const one = Number(await number(page, "Games").innerText());
  await page.getByLabel("Edition").selectOption("2");
  const other = Number(await number(page, "Games").innerText());
  expect([one > 0, other > 0, one + other]).toEqual([true, true, 40]);
  await page.getByLabel("Edition").selectOption("0");
  await page.getByLabel("Strongest opponent").selectOption({ label: "Viceroy" });
  await expect(number(page, "Games")).toHaveText("20");
  await expectAccessible(page);
});

for (const lang of LANGUAGES) {
  for (const theme of sample(THEMES, LANGUAGES.indexOf(lang))) {
    test(`the page in ${lang}, ${theme} @phone-long @tablet-long`, async ({ page }, info) => {
      await prefer(page, lang, theme);
      await keep(page, many(30));
      await open(page, "./#/statistics");
      await expect(page.getByTestId("numbers")).toBeVisible();
      await expectNoPageScroll(page);
      await expectAccessible(page);
      await keepPicture(page, info, `statistics-${lang}-${theme}`);
    });
  }
}

test("export, delete, import: the same games @desk", async ({ page }) => {
  await keep(page, many(12));
  await open(page, "./#/statistics");
  const csv = (await download(page, "export-csv")).trim().split("\n");
  expect(csv.length).toBe(1 + 12 * 3);
  expect(csv[1]).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\dZ,san-juan,classic,opening_draft,9,15,0,1,1,person,Ana,18,1$/);
  const json = await download(page, "export-json");
  await page.getByTestId("reset").click();
  await page.getByTestId("reset-no").click();
  await expect(page.getByTestId("numbers")).toBeVisible();
  await page.getByTestId("reset").click();
  await page.getByTestId("reset-yes").click();
  await expect(page.getByTestId("statistics-told")).toHaveText("The statistics are empty.");
  await expect(page.getByTestId("numbers")).toHaveCount(0);
  const pick = (name: string, text: string) =>
    page.getByLabel("Import statistics").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await pick("bad.json", json.replace('"rounds"', '"turns"'));
  await expect(page.getByTestId("statistics-told")).toContainText("“bad.json” was not imported");
  await pick("good.json", json);
  await expect(page.getByTestId("statistics-told")).toHaveText("12 games were added.");
  await pick("good.json", json);
  await expect(page.getByTestId("statistics-told")).toHaveText("Every game in the file was already here.");
  await expect(number(page, "Games")).toHaveText("11");
});

test("what cannot be read is told and left as it is @desk", async ({ page }) => {
  for (const [text, words] of [
    ["{\"format\":1,\"games\":[{\"id\":7}]}", "can’t be read"],
    ["{\"format\":99}", "newer version"],
  ]) {
    await open(page);
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, text]);
    await page.goto("./#/statistics");
    await expect(page.getByTestId("statistics-fault")).toContainText(words);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(text);
    // What is still on its way would complain of being cut off.
    await page.waitForLoadState("networkidle");
    await page.goto("./#/");
    await page.reload();
  }
});

test("a full storage is said @desk", async ({ page }) => {
  await importSaves(page, "san-juan-1897-2-over");
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`filler-${size}-${n}`, "x".repeat(size));
      } catch {
        // Until nothing more goes in.
      }
    }
  });
  await page.goto("./#/statistics");
  await expect(page.getByRole("alert").filter({ hasText: "storage is full" })).toBeVisible();
  await expect(number(page, "Games")).toHaveText("1");
});
