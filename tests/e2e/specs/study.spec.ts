// Studies: a position is changed, refused, mended, looked at, handed on and played from.
import type { Page } from "@playwright/test";
import { expectAccessible, keepPicture, open } from "../helpers/page";
import { expect, test } from "../helpers/test";

const verdict = (page: Page) => page.getByTestId("study-verdict");
const text = (page: Page) => page.getByTestId("study-textarea").inputValue();

async function prepare(page: Page, lang = "en") {
  await page.addInitScript((lang) => {
    localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
    localStorage.setItem("sobremesa.lang", JSON.stringify(lang));
    // A link is then shown instead of copied.
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  }, lang);
}

test("a refusal is said in the language of the page @phone-long @tablet-long", async ({ page }, info) => {
  await prepare(page, "zh-Hant");
  await open(page, "#/study/san-juan");
  await page.getByTestId("add-seats[0].city").selectOption({ label: "起重機" });
  await page.getByTestId("field-seats[0].city[0].kind").selectOption({ label: "起重機" });
  const said = verdict(page).locator("span[lang]");
  await expect(said).toHaveText("一座城市不能有第二棟起重機。");
  await expect(said).toHaveAttribute("lang", "zh-Hant");
  await expect(page.getByTestId("study-place")).toHaveText("玩家 1 › 建築 › 起重機 › 建築");
  await expect(page.getByTestId("group-seats[0].city[1]").locator(".study__refusal")).toHaveAttribute("lang", "zh-Hant");
  await keepPicture(page, info, "study-refused-zh");

  // What is wrong with the text as JSON is said in English, and marked as such.
  await page.getByTestId("study-text").locator("summary").click();
  await page.getByTestId("study-textarea").fill("{");
  await page.getByTestId("take-text").click();
  await expect(said).toHaveText(/the text ends too early/);
  await expect(said).toHaveAttribute("lang", "en");
});

test("a position of San Juan is edited into being, handed on and played from @tablet-long", async ({ page }, info) => {
  await prepare(page);
  await open(page, "#/study/san-juan");
  await expect(verdict(page)).toContainText("position is legal");

  // A field by its buttons and by typing.
  await page.getByRole("button", { name: "More: Round number" }).click();
  await expect(page.getByTestId("field-round")).toHaveValue("2");
  await page.getByTestId("field-round").fill("7");
  await page.getByTestId("field-round").press("Enter");
  await expect(page.getByTestId("field-round")).toHaveValue("7");

  // A second Crane is refused where it stands, and nothing can be done with the position.
  const add = page.getByTestId("add-seats[0].city");
  await add.selectOption({ label: "Crane" });
  await expect(verdict(page)).toContainText("position is legal");
  await page.getByTestId("field-seats[0].city[0].kind").selectOption({ label: "Crane" });
  await expect(page.getByTestId("study-place")).toHaveText("Player 1 › Buildings › Crane › Building");
  await expect(page.getByTestId("group-seats[0].city[1]").locator(".study__refusal")).toBeVisible();
  await expect(page.getByTestId("study-rule")).toHaveText("Rule SJ-BLD-GEN-1");
  await expect(page.getByTestId("study-rule")).toHaveAttribute("href", /rules\/san-juan\/SJ-BLD-GEN-1$/);
  await expect(page.getByTestId("study-play")).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await keepPicture(page, info, "study-refused");
  await page.getByTestId("study-undo").click();
  await expect(verdict(page)).toContainText("position is legal");

  // Only looked at, and back to where the page was left.
  await page.getByTestId("study-look").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.locator(".role").first()).toBeVisible();
  await expect(page.locator(".role.is-legal")).toHaveCount(0);
  await page.getByTestId("study-back").click();
  await expect(page.getByTestId("field-round")).toHaveValue("7");

  // A link opens the same position, on a device that has never seen it.
  const before = await text(page);
  await page.getByTestId("study-share").click();
  const link = await page.getByTestId("study-shared").locator("input").inputValue();
  await open(page, "#/");
  await expect(page.getByTestId("study")).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("sobremesa.study.san-juan"));
  await open(page, link);
  await expect(page.getByTestId("study-came")).toBeVisible();
  expect(await text(page)).toBe(before);

  // Against an opponent of ours, as practice.
  await page.getByTestId("study-play").click();
  await page.getByTestId("study-start").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.getByTestId("table")).toContainText("7");
});

test("a city grows in a study, and a bad link loses nothing @phone-long @tablet-long", async ({ page }, info) => {
  await prepare(page, "zh-Hant");
  await open(page, "#/study/ginkgopolis");
  await page.getByTestId("section-grid").locator("summary").click();
  await page.getByTestId("cell@2,0").click();
  await page.getByTestId("field-cell@2,0.tile").selectOption("20");
  await expect(page.getByTestId("cell@3,0")).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, "study-city");
  const before = await text(page);
  await open(page, "#/study/ginkgopolis?p=broken");
  await page.reload();
  await expect(page.getByTestId("study-bad-link")).toBeVisible();
  expect(await text(page)).toBe(before);
});

/** Opens the table of a game's study, and returns what its editor consists of. */
async function atTable(page: Page, game: string) {
  await prepare(page);
  await open(page, `#/study/${game}`);
  await page.getByTestId("study-look").click();
  await expect(page.getByTestId("table")).toBeVisible();
  const editor = page.getByTestId("board-editor");
  return {
    editor,
    title: editor.getByRole("heading"),
    refused: page.getByTestId("editor-refused"),
    field: (path: string) => editor.getByTestId(`field-${path}`),
    add: (path: string) => editor.getByTestId(`add-${path}`),
    undo: page.getByTestId("editor-undo"),
    remove: page.getByTestId("editor-remove"),
    close: () => page.getByTestId("editor-close").click(),
  };
}

/** Hands the position on by link, and opens it where nobody has seen it. */
async function handOn(page: Page, game: string) {
  await page.getByTestId("study-back").click();
  await expect(verdict(page)).toContainText("position is legal");
  const before = await text(page);
  await page.getByTestId("study-share").click();
  const link = await page.getByTestId("study-shared").locator("input").inputValue();
  await open(page, "#/");
  await page.evaluate((game) => localStorage.removeItem(`sobremesa.study.${game}`), game);
  await open(page, link);
  await expect(page.getByTestId("study-came")).toBeVisible();
  expect(await text(page)).toBe(before);
  return JSON.parse(before);
}

test("San Juan is edited on its board @desk", async ({ page }, info) => {
  const { editor, title, refused, field, add, undo, remove, close } = await atTable(page, "san-juan");
  const seat = Number(await page.getByTestId("city").getAttribute("data-seat"));
  const cards = page.getByTestId("city").getByTestId("card");
  await expect(cards).toHaveCount(1);

  // By the keyboard: a building becomes another one, on the board behind as well.
  await cards.first().focus();
  await page.keyboard.press("Enter");
  await expect(editor).toBeVisible();
  await field(`seats[${seat}].city[0].kind`).selectOption({ label: "Sugar Mill" });
  await expect(cards.first()).toHaveAttribute("data-kind", "prod_t3");
  await expect(title).toHaveText("Sugar Mill");
  await expectAccessible(page);
  await keepPicture(page, info, "study-board-san-juan");
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(cards.first()).toBeFocused();

  // One is added where there is room; its own controls follow.
  await page.getByTestId("slot-1").click();
  await add(`seats[${seat}].city`).selectOption({ label: "Crane" });
  await expect(title).toHaveText("Crane");
  await expect(title).toBeFocused();
  await expect(cards).toHaveCount(2);
  await close();
  await expect(cards).toHaveCount(2);

  // A second one is refused: the board stays, and undo mends it.
  await page.getByTestId("slot-2").click();
  await add(`seats[${seat}].city`).selectOption({ label: "Crane" });
  await expect(refused).toContainText("not legal");
  await expect(refused).toContainText("last legal position");
  await expect(cards).toHaveCount(2);
  await keepPicture(page, info, "study-board-refused");
  await undo.click();
  await expect(refused).toBeEmpty();
  await expect(title).toHaveText("Buildings");
  await close();

  // One is removed.
  await cards.nth(0).click();
  await expect(title).toHaveText("Sugar Mill");
  await remove.click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toHaveAttribute("data-kind", "crane");
  await page.setViewportSize({ width: 390, height: 844 });
  await close();
  await page.locator(".hand").getByTestId("card").first().click();
  await expect(editor).toBeVisible();
  await keepPicture(page, info, "study-board-san-juan-phone");
  await close();
  await keepPicture(page, info, "study-board-san-juan-phone-table");
  await page.setViewportSize({ width: 1024, height: 768 });
  const after = await handOn(page, "san-juan");
  expect(after.seats[seat].city.map(({ kind }: { kind: string }) => kind)).toEqual(["crane"]);
});

test("Puerto Rico is edited on its board @desk", async ({ page }, info) => {
  const { editor, title, refused, field, add, undo, remove, close } = await atTable(page, "puerto-rico");
  const seat = Number(await page.getByTestId("mat").getAttribute("data-seat"));
  const built = page.locator(".town .bld:not(.bld--none)");
  await page.locator(".purse__coins").click();
  await field(`seats[${seat}].coins`).fill("17");
  await field(`seats[${seat}].coins`).press("Enter");
  await expect(page.locator(".purse__coins")).toContainText("17");
  await close();
  await expect(page.locator(".purse__coins")).toBeFocused();
  await keepPicture(page, info, "study-board-puerto-rico-table");

  // Two buildings come, and one goes.
  await expect(built).toHaveCount(0);
  for (const name of ["Hacienda", "Office"]) {
    await page.locator(".bld--none").first().click();
    await add(`seats[${seat}].buildings`).selectOption({ label: name });
    await expect(title).toHaveText(name);
    await close();
  }
  await expect(built).toHaveCount(2);
  await built.first().click();
  await expect(title).toHaveText("Hacienda");
  await field(`seats[${seat}].buildings[0].workers`).fill("1");
  await field(`seats[${seat}].buildings[0].workers`).press("Enter");
  await expect(built.first()).toHaveClass(/has-worker/);
  await expectAccessible(page);
  await keepPicture(page, info, "study-board-puerto-rico");
  await close();
  await built.nth(1).click();
  await remove.click();
  await expect(built).toHaveCount(1);
  await close();

  // More people than there are tiles.
  await page.getByTestId("land-0").click();
  const manned = editor.locator("input").nth(1);
  await manned.fill("9");
  await manned.press("Enter");
  await expect(refused).toContainText("not legal");
  await expect(page.getByTestId("board-refused"), "said once").toBeEmpty();
  await close();
  await expect(page.getByTestId("board-refused")).toContainText("last legal position");
  await keepPicture(page, info, "study-board-puerto-rico-refused");
  await page.getByTestId("board-undo").click();
  await expect(page.getByTestId("board-refused")).toBeEmpty();

  // Touching another piece beside the editor goes on with that one.
  await page.getByTestId("house").click();
  await editor.getByTestId("add-house").selectOption({ index: 1 });
  await page.getByTestId("role-captain").click({ force: true });
  await expect(title).toHaveText("Captain");
  await undo.click();
  await close();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId("role-builder").click();
  await expect(editor).toBeVisible();
  await keepPicture(page, info, "study-board-puerto-rico-phone");
  await close();
  await page.setViewportSize({ width: 1024, height: 768 });
  const after = await handOn(page, "puerto-rico");
  expect(after.seats[seat].coins).toBe(17);
  expect(after.seats[seat].buildings).toEqual([{ building: "hacienda", workers: 1 }]);
});

test("Ginkgopolis is edited on its board @desk", async ({ page }, info) => {
  const { editor, title, refused, field, undo, close } = await atTable(page, "ginkgopolis");
  const blocks = page.getByTestId("city").locator(".block");
  await expect(blocks).toHaveCount(9);

  // A building comes where a marker stands, becomes another one, and goes.
  for (const [tile, count] of [["20", 10], ["21", 11]] as const) {
    await page.getByTestId("marker-E").click();
    await editor.locator("select").first().selectOption(tile);
    await expect(blocks).toHaveCount(count);
    if (count === 10) await close();
  }
  await expect(page.locator(".rim--ghost").first()).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, "study-board-ginkgopolis");
  await close();
  await page.locator(".rim--ghost").first().click();
  const free = (await editor.locator("select").first().getAttribute("data-testid"))!.replace("field-", "");
  await field(free).selectOption("22");
  await expect(blocks).toHaveCount(12);
  await field(free).selectOption("");
  await expect(blocks).toHaveCount(11);
  await undo.click();
  await expect(blocks).toHaveCount(12);
  await close();

  // Without a building of the beginning no city can be.
  await page.getByTestId("block-R2").click();
  await editor.locator("select").first().selectOption("");
  await expect(refused).toContainText("not legal");
  await expect(page.getByTestId("block-R2")).toHaveCount(1);
  await keepPicture(page, info, "study-board-ginkgopolis-refused");
  await undo.click();
  await expect(refused).toBeEmpty();
  await close();

  await page.locator("[data-testid='hand'] .gcard").first().click();
  await expect(title).toHaveText("Hand");
  await close();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId("block-B2").click();
  await expect(editor).toBeVisible();
  await keepPicture(page, info, "study-board-ginkgopolis-phone");
  await close();
  await page.setViewportSize({ width: 1024, height: 768 });
  const after = await handOn(page, "ginkgopolis");
  expect(after.grid.join(" ").match(/\b[BRY]\d+\b/g)).toHaveLength(12);
});
