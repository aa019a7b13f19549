// Whatever is drawn on a table answers: it can be touched, and holding it (Space for the keyboard) shows its sheet.
import type { Page, TestInfo } from "@playwright/test";
import { openWideCity } from "../helpers/ginkgopolis";
import { openFullTable, showTab, TABS } from "../helpers/puerto-rico";
import { keepPicture, open } from "../helpers/page";
import { myTurn, startTable } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

/** The regions of a board; what surrounds every board is no piece of it. */
const BOARD = '.mat-table, .table > :is(section, main, aside):not(.prompt, .table__log), .table > main';
/** What answers by doing something at once: a seat shows its board, a tab its part of the table, tools their deed. */
const DOES = ".seat, .tabs__tab, .iconbtn, .shopbtn, .mine__open, .btn";

/** Numbers whatever can be touched on the board, and names what is drawn there and cannot be. */
async function walk(page: Page) {
  return page.evaluate(
    ([board, does]) => {
      const shown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
      };
      const regions = [...document.querySelectorAll(board)];
      const inside = (selector: string) => [...new Set(regions.flatMap((region) => [...region.querySelectorAll(selector)]))];
      // A drawing belongs to what can be touched, to a region that answers as a whole, or is the ground on which all lies.
      const dumb = inside("svg, b")
        .filter(shown)
        .filter((drawn) => !drawn.closest("button, .mat__isle > svg, .phase, .map__mini, h2, h3, .prompt, .engine__sum, .map__sum"))
        .map((drawn) => drawn.parentElement!.outerHTML.slice(0, 160));
      const buttons = inside("button").filter(shown);
      document.querySelectorAll("[data-walk]").forEach((walked) => walked.removeAttribute("data-walk"));
      buttons.forEach((button, at) => button.setAttribute("data-walk", String(at)));
      const pieces = buttons.filter((button) => !button.matches(does));
      const narrow = pieces
        .filter((piece) => Math.min(piece.getBoundingClientRect().width, piece.getBoundingClientRect().height) < 16)
        .map((piece) => piece.outerHTML.slice(0, 160));
      return { dumb, narrow, pieces: pieces.map((piece) => piece.getAttribute("data-walk")!) };
    },
    [BOARD, DOES],
  );
}

/** Holds every piece that is shown: each has a sheet with what it is, what it does and its rule. How many there were. */
async function everyPieceAnswers(page: Page): Promise<number> {
  const { dumb, narrow, pieces } = await walk(page);
  expect(dumb, "drawn and not to be touched").toEqual([]);
  expect(narrow, "too narrow for any finger").toEqual([]);
  const silent: string[] = [];
  for (const at of pieces) {
    const piece = page.locator(`[data-walk="${at}"]`);
    await piece.focus();
    await page.keyboard.press("Space");
    const sheet = page.locator("dialog.sheet[open]");
    const told = await sheet.waitFor({ timeout: 10_000 }).then(
      async () => [await sheet.locator("h2").innerText(), await sheet.locator(".sheet__rule").innerText()],
      () => [],
    );
    if (told.length < 2 || told.some((text) => !text.trim())) silent.push(await piece.evaluate((e) => e.outerHTML.slice(0, 160)));
    if (told.length) {
      await page.keyboard.press("Escape");
      // Gone altogether: as it goes, the focus returns.
      await expect(page.locator("dialog.sheet")).toHaveCount(0);
    }
  }
  expect(silent, "without a sheet").toEqual([]);
  return pieces.length;
}

const isPhone = (info: TestInfo) => !!info.project.use.isMobile;

for (const edition of sample(["y1897", "classic"])) {
  test(`every piece of Puerto Rico answers (${edition}) @phone-long @tablet-long`, async ({ page }, info) => {
    test.setTimeout(240_000);
    await openFullTable(page, edition);
    let pieces = 0;
    for (const part of isPhone(info) ? TABS : [undefined]) {
      if (part) await showTab(page, part);
      pieces += await everyPieceAnswers(page);
    }
    expect(pieces).toBeGreaterThan(40);
  });
}

test("every piece of San Juan answers @phone-long @tablet-long", async ({ page }) => {
  test.setTimeout(120_000);
  await startTable(page, {});
  await myTurn(page);
  expect(await everyPieceAnswers(page)).toBeGreaterThan(12);
});

test("every piece of Ginkgopolis answers, districts too @long @phone-long @tablet-long", async ({ page }, info) => {
  test.setTimeout(240_000);
  await openWideCity(page);
  await page.getByTestId("map-districts").click();
  expect(await everyPieceAnswers(page)).toBeGreaterThan(60);
  await keepPicture(page, info, "city-districts-answer");
});

test("the Trading House shows its prices, and a tap is enough while others play @desk", async ({ page }) => {
  await openFullTable(page, "y1897");
  await page.getByTestId("house").click();
  const sheet = page.locator("dialog.sheet[open]");
  await expect(sheet.locator("h2")).toHaveText("Trading House");
  for (const [good, price] of [[/^corn/, "0 coins"], [/^fruit/, "1 coin"], [/^coffee/, "4 coins"]] as const) {
    await expect(sheet.locator(".facts li", { hasText: good })).toContainText(price);
  }
});

test("a role says what it does and what it would bring now @desk", async ({ page }) => {
  await openFullTable(page, "y1897");
  const role = page.getByTestId("role-craftsman");
  await expect(role.locator(".role__does")).toHaveText(/^Produce/);
  // Goods of several kinds are drawn, and named to those who hear them.
  expect(await role.locator(".role__crates > .gd").count()).toBeGreaterThan(1);
  await expect(role).toHaveAccessibleName(/For you now:.*\d (corn|fruit|sugar|tobacco|coffee)/);
  // What is certain for the others stands on the sheet.
  await role.focus();
  await page.keyboard.press("Space");
  await expect(page.locator("dialog.sheet[open] .facts")).toContainText("Ana");
});

test("the rules open where the game is, and the end says why @desk", async ({ page }) => {
  await openFullTable(page, "y1897");
  await page.getByTestId("menu").click();
  await page.getByTestId("rules").click();
  await expect(page.locator("#panel-PR-RND-01")).toBeInViewport();
});

test("whoever looks for help comes to the rules @desk", async ({ page }) => {
  await open(page, "./#/help/ginkgopolis");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ginkgopolis");
});
