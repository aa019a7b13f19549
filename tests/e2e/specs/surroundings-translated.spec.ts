// A page that something translates, though it asks not to be: no text is stale or wrong, on any screen and after any
// number of choices.
import type { Page } from "@playwright/test";
import { answerCity, startCity } from "../helpers/ginkgopolis";
import { answerMat, EVERYTHING, presser, startMat } from "../helpers/puerto-rico";
import { open, speak } from "../helpers/page";
import { answer, answerOne, type AnswerBy, myTurn, startTable } from "../helpers/table";
import { expect, LONG, sample, test } from "../helpers/test";
import { plainly, translate, translated } from "../helpers/translator";

/** What the table says. What has just happened, undo, and what is kept out of sight do not outlive a reload. */
async function said(page: Page): Promise<string[]> {
  await myTurn(page);
  return page.evaluate(() => {
    const board = document.querySelector('[data-testid="table"]')!.cloneNode(true) as HTMLElement;
    for (const other of board.querySelectorAll(".table__top, .table__ticker, .table__log, .prompt__acts, .drawer, .thoughts, .is-away")) other.remove();
    const texts: string[] = [];
    const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) texts.push(walk.currentNode.textContent!.trim());
    return texts.filter(Boolean);
  });
}

/** The buttons of the prompt, but for the way back. */
const offered = (page: Page) => page.locator('.prompt__acts :is([data-testid="commit"], [data-testid="other"])').allTextContents();

const GAMES: { game: string; start: (page: Page) => Promise<void>; by: AnswerBy }[] = [
  { game: "San Juan", start: (page) => startTable(page, {}), by: answer },
  { game: "Puerto Rico", start: (page) => startMat(page), by: answerMat },
  { game: "Ginkgopolis", start: (page) => startCity(page), by: answerCity },
];
if (LONG) GAMES.push({ game: "Puerto Rico with all expansions", start: (page) => startMat(page, { expansions: EVERYTHING }), by: answerMat });
const SOME = 9;
const EVERY = LONG ? 1 : 3;

for (const { game, start, by } of sample(GAMES)) {
  for (const how of LONG ? (["replaced", "moved"] as const) : (["replaced"] as const)) {
    test(`${game} under a translator: what the table says is so after every choice, texts ${how} @desk`, async ({ page, hasTouch }) => {
      test.setTimeout(LONG ? 1_800_000 : 120_000);
      await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant", first_times: false, undo_time: false })));
      await translate(page, how);
      // The note on the page's languages takes room from the table until somebody closes it.
      const note = page.getByTestId("languages");
      await page.addLocatorHandler(note, () => note.getByRole("button").last().click());
      await start(page);
      const press = presser(page, hasTouch);
      let looks = 0;
      for (let turn = 0; (LONG || turn < SOME) && (await myTurn(page)) === "mine"; turn += 1) {
        await answerOne(page, turn, (turn) => by(page, press, turn));
        if (turn % EVERY !== EVERY - 1) continue;
        const before = [await said(page), await offered(page)];
        const { yes, no } = await translated(page);
        expect(yes, "the translator is at work").toBeGreaterThan(10 * no);
        expect(before, `after ${turn + 1} choices`).toEqual(await plainly(page, async () => [await said(page), await offered(page)]));
        looks += 1;
      }
      expect(looks).toBeGreaterThanOrEqual(SOME / EVERY);
    });
  }
}

const SCREENS = [
  "#/", "#/new/san-juan", "#/new/puerto-rico", "#/new/ginkgopolis", "#/saved", "#/settings", "#/statistics", "#/learn/san-juan", "#/puzzles",
  "#/rules/san-juan", "#/rules/puerto-rico", "#/rules/ginkgopolis", "#/study/san-juan", "#/daily/2026-11-20", "#/nowhere",
];

/** Goes there within the page, and reads everything but the notes. */
async function read(page: Page, address: string): Promise<string> {
  await page.evaluate((address) => (location.hash = address), address);
  await expect(page).toHaveURL(new RegExp(`${address.replace("#/", "#/?")}$`));
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => [...document.querySelectorAll(".page, main")].map((part) => part.textContent).join("\n"));
}

test("a walk through all screens in two languages under a translator @desk @long", async ({ context }) => {
  test.setTimeout(180_000);
  const [page, plain] = [await context.newPage(), await context.newPage()];
  await translate(page);
  for (const one of [page, plain]) await open(one);
  for (const language of ["zh-Hant", "en"]) {
    for (const one of [page, plain]) {
      await read(one, "#/");
      await speak(one, language);
      await expect(one.locator("html")).toHaveAttribute("lang", language);
    }
    for (const address of SCREENS) {
      await expect.poll(async () => (await read(page, address)) === (await read(plain, address)), { message: address }).toBe(true);
      const { yes, no } = await translated(page);
      expect(yes, `${address}: the translator is at work`).toBeGreaterThan(no);
    }
  }
});

test("browsers are asked not to translate, and whoever does it all the same is told in our words @desk", async ({ page }) => {
  await translate(page);
  await open(page, "./#/settings");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("translate", "no");
  await expect(html).toHaveClass(/notranslate/);
  await expect(page.locator('meta[name="google"]')).toHaveAttribute("content", "notranslate");
  const note = page.getByTestId("languages");
  await expect(note).toContainText("is translating this page");
  await expect(note, "it names them as they name themselves").toContainText("繁體中文");
  const [above, below] = [(await note.boundingBox())!, (await page.locator(".page").boundingBox())!];
  expect(above.y + above.height, "it lies over nothing").toBeLessThanOrEqual(below.y + 1);
  await expect(note.getByRole("button"), "whoever reads the language that is shown is offered no other").toHaveCount(1);
  await speak(page, "zh-Hant");
  await expect(note).toContainText("正在翻譯本頁");
  await note.getByRole("button", { name: "關閉" }).click();
  await expect(note).toHaveCount(0);
  await expect(page.locator(".setting").first()).toContainText("請瀏覽器不要翻譯");
});

for (const [locale, isTold] of [["pt-BR", true], ["en-US", false], ["zh-CN", false]] as const) {
  test(`whoever browses in ${locale} ${isTold ? "is told once" : "is not told"} which languages there are @desk`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    await open(page);
    const note = page.getByTestId("languages");
    await expect(note).toHaveCount(isTold ? 1 : 0);
    if (isTold) {
      await expect(note).toContainText("This page is in English");
      await expect(note).toContainText("繁體中文");
      await note.getByRole("button", { name: "Close" }).click();
      await page.reload();
      await open(page);
      await expect(note).toHaveCount(0);
    }
    await context.close();
  });
}
