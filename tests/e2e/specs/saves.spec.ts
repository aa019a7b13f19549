// The list of saved games, files, and a storage in trouble.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, sample, test } from "../helpers/test";
import { expectAccessible, open } from "../helpers/page";
import { LANGUAGES, expectGoodPage, prefer, startGame, storedGames } from "../helpers/screens";

async function pick(page: Page, name: string, text: string) {
  await page.getByLabel("Import a file").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

async function download(page: Page, button: string | RegExp): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).first().click()]);
  return readFile(await file.path(), "utf8");
}

/** A saved game's text, taken from a game just begun. */
async function savedText(page: Page): Promise<string> {
  const id = await startGame(page);
  const text = await page.evaluate((id) => localStorage.getItem(`sobremesa.save.${id}`), id);
  return text!;
}

test("a game is listed, renamed, exported, deleted and brought back @desk", async ({ page }, info) => {
  const id = await startGame(page);
  await open(page, "#/saved");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Continue" }) });
  await expect(row.getByRole("link", { name: "Continue" })).toHaveAttribute("href", `#/table/${id}`);
  await expect(row).toContainText("Round 1");

  await row.getByRole("button", { name: /^Rename/ }).click();
  const title = page.getByLabel("Title");
  await expect(title).toBeFocused();
  await title.fill("Sunday with Zoé");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sunday with Zoé" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sunday with Zoé" })).toBeVisible();
  await expectGoodPage(page, info, "saved-one");

  const exported = JSON.parse(await download(page, /^Export: Sunday/));
  expect([exported.sobremesa, exported.card.title]).toEqual(["save", "Sunday with Zoé"]);

  const before = await storedGames(page);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("No saved games yet.")).toBeVisible();
  expect(await storedGames(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Sunday with Zoé" })).toBeVisible();
  expect(await storedGames(page)).toEqual(before);
});

test("export, erase, import: the same games @desk", async ({ page }) => {
  await startGame(page, "1");
  await startGame(page, "2");
  await open(page, "#/saved");
  const all = await download(page, "Export all");
  const saves = async () => (await storedGames(page)).map(([, text]) => JSON.stringify(JSON.parse(text).save)).sort();
  const before = await saves();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText("No saved games yet.")).toBeVisible();
  await pick(page, "games.json", all);
  await expect(page.getByText("2 games were added to your list.")).toBeVisible();
  const sorted = (text: string) => JSON.stringify(JSON.parse(text), (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  expect((await saves()).map(sorted).sort()).toEqual(before.map(sorted).sort());
});

test("a file can be dropped on the page @desk", async ({ page }) => {
  const text = await savedText(page);
  await open(page, "#/saved");
  const transfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "one.json", { type: "application/json" }));
    return transfer;
  }, text);
  await page.dispatchEvent(".saved", "dragover", { dataTransfer: transfer });
  await expect(page.locator(".dropveil")).toBeVisible();
  await page.dispatchEvent(".saved", "drop", { dataTransfer: transfer });
  await expect(page.getByText("One game was added to your list.")).toBeVisible();
  await expect(page.locator(".dropveil")).toBeHidden();
});

test("files that cannot be taken in explain themselves and change nothing @desk", async ({ page }, info) => {
  const text = await savedText(page);
  const save = JSON.parse(text);
  const spoilt = (change: (save: any) => void) => {
    const copy = structuredClone(save);
    change(copy);
    return JSON.stringify(copy);
  };
  await open(page, "#/saved");
  const before = await storedGames(page);
  const cases: [string, string, string | RegExp, RegExp][] = [
    ["holiday.jpg", "\u0000\u0001 not json", "was not exported from here", /a value must stand here/],
    ["other.json", "{\"name\":\"x\"}", "was not exported from here", /"sobremesa" is missing/],
    ["cut.json", text.slice(0, -40), "was not exported from here", /ends too early/],
    ["newer.json", spoilt((s) => (s.format = 99)), "newer version", /format: 99/],
    ["card.json", spoilt((s) => (s.card.round = "two")), "The file is damaged", /card\.round/],
    ["moves.json", spoilt((s) => (s.save.record.seed = -1)), "The file is damaged", /games\[0\]\.save\.record\.seed/],
    ["hash.json", spoilt((s) => (s.save.record.hash = "0".repeat(16))), "The file is damaged", /record\.hash/],
    ["game.json", spoilt((s) => (s.card.game = "chess")), "The file is damaged", /"chess"/],
  ];
  for (const [file, content, words, place] of cases) {
    await pick(page, file, content);
    const notice = page.getByRole("alert").filter({ hasText: `“${file}” was not imported` });
    await expect(notice).toContainText(words);
    await expect(notice).toContainText(place);
    await expect(notice).toContainText("Your games are unchanged.");
    expect(await storedGames(page)).toEqual(before);
  }
  await expectAccessible(page);
  await page.screenshot({ path: `artefacts/screens/${info.project.name}/saved-refused.png` });
});

test("damaged and newer games stay, are explained, and can be exported as they are @desk", async ({ page }, info) => {
  const text = await savedText(page);
  const damaged = text.slice(0, 200);
  const newer = text.replace("\"format\":1", "\"format\":9");
  await page.evaluate(
    ([damaged, newer]) => {
      localStorage.setItem("sobremesa.save.damaged", damaged);
      localStorage.setItem("sobremesa.save.newer", newer);
    },
    [damaged, newer],
  );
  await open(page, "#/");
  await open(page, "#/saved");
  await expect(page.getByRole("heading", { name: "Saved games" })).toBeVisible();
  await page.reload();
  const broken = page.getByRole("listitem").filter({ hasText: "Damaged game" });
  await expect(broken).toContainText("is kept unchanged");
  await expect(broken).toContainText(/the text ends too early/);
  await expect(page.getByRole("listitem").filter({ hasText: "newer version" })).toContainText("format: 9 is newer than 1");
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(1);
  await expectGoodPage(page, info, "saved-broken");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    broken.getByRole("button", { name: "Export its text" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toBe(damaged);
  expect(await page.evaluate(() => localStorage.getItem("sobremesa.save.newer"))).toBe(newer);
});

for (const lang of sample(LANGUAGES, 1)) {
  test(`a game that cannot be opened says why, and leads to what is kept (${lang}) @desk`, async ({ page }) => {
    const text = await savedText(page);
    await prefer(page, lang, "light");
    await page.evaluate((text) => {
      localStorage.setItem("sobremesa.save.damaged", text.replace('"actions":[', '"actions":["fly",'));
      localStorage.setItem("sobremesa.save.newer", text.replace('"rules":', '"rules":9'));
    }, text);
    await page.reload();
    const says = { damaged: /is kept unchanged|原封不動/, newer: /newer version|較新的版本/, none: /deleted|刪除/ };
    for (const address of ["table", "results"]) {
      for (const [id, words] of Object.entries(says)) {
        await open(page, `#/${address}/${id}`);
        const main = page.getByRole("main");
        await expect(main).toContainText(words);
        await expect(main.locator("code")).toHaveCount(id === "none" ? 0 : 1);
        const spoken = await main.evaluate((main) => {
          main.querySelector("code")?.remove();
          return main.closest(".page")!.querySelector("h1")!.textContent + main.textContent!;
        });
        if (lang === "zh-Hant") expect(spoken, "in one language").not.toMatch(/[a-z]{3}/i);
      }
    }
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.getByRole("listitem")).toHaveCount(3);
  });
}

test("a lost index is rebuilt @desk", async ({ page }) => {
  await startGame(page);
  for (const index of [null, "{", "[]"]) {
    await page.evaluate((index) => {
      if (index === null) localStorage.removeItem("sobremesa.index");
      else localStorage.setItem("sobremesa.index", index);
    }, index);
    await open(page, "#/saved");
    await page.reload();
    await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(1);
  }
});

test("without storage the program starts, says so, and the game can be exported @desk", async ({ page }, info) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await startGame(page);
  await page.evaluate(() => (location.hash = "#/saved"));
  await expect(page.getByText("This browser does not save games")).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(1);
  const all = JSON.parse(await download(page, "Export all"));
  expect(all.games).toHaveLength(1);
  await page.screenshot({ path: `artefacts/screens/${info.project.name}/saved-unavailable.png` });
});

test("a full storage is told, and nothing else is lost @desk", async ({ page }) => {
  await startGame(page, "1");
  const [first] = await storedGames(page);
  await page.evaluate(() => {
    // As full as it gets: halve the piece until not even a byte fits.
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      for (let n = 0; ; n++) {
        try {
          localStorage.setItem(`ballast.${size}.${n}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await startGame(page, "2");
  await page.evaluate(() => (location.hash = "#/saved"));
  await expect(page.getByText("The browser’s storage is full.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(2);
  expect((await storedGames(page)).map(([key]) => key)).toEqual([first[0]]);
  const all = JSON.parse(await download(page, "Export all"));
  expect(all.games).toHaveLength(2);
});

test("two tabs on one game: the second says so and takes over only when asked @desk", async ({ page, context }, info) => {
  await startGame(page);
  const address = page.url();
  const second = await context.newPage();
  await open(second, address);
  await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toBeVisible();
  await expectAccessible(second);
  await second.screenshot({ path: `artefacts/screens/${info.project.name}/two-tabs.png` });
  await second.reload();
  await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toBeVisible();

  await second.getByRole("button", { name: "Play here" }).click();
  await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Another tab has taken over this game." })).toBeVisible();

  // A tab that is closed lets go of its game by itself.
  await second.close();
  await page.reload();
  await expect(page.getByRole("heading", { name: /another tab/i })).toHaveCount(0);
});

test("a game left for another page can be opened again in the same tab @desk", async ({ page }) => {
  const id = await startGame(page);
  await page.evaluate(() => (location.hash = "#/saved"));
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
  await expect(page.getByRole("heading", { name: /another tab/i })).toHaveCount(0);
});
