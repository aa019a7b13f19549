// San Juan whole: New Buildings, the classic edition, eight at the table.
import type { Page } from "@playwright/test";
import { openCrowded } from "../helpers/crowded";
import { presser } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture, speak } from "../helpers/page";
import { expectGoodPage } from "../helpers/screens";
import { answer, answerOne, answerSome, myTurn, playOn, promptText, setTable, startTable } from "../helpers/table";
import { expect, LONG, sample, test } from "../helpers/test";

const TABLES = [
  ["new-buildings", { newBuildings: true }],
  ["eight", { classic: true, seats: 8 }],
] as const;

async function toChinese(page: Page) {
  await speak(page, "zh-Hant");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
}

for (const [name, game] of sample(TABLES, 1)) {
  test(`${name}: some turns in, nothing scrolls in either language`, async ({ page, hasTouch }, info) => {
    test.setTimeout(120_000);
    await startTable(page, game);
    const press = presser(page, hasTouch);
    await answerSome(page, 6, (turn) => answer(page, press, turn));
    await myTurn(page);
    await expectNoPageScroll(page);
    await expectAccessible(page);
    await keepPicture(page, info, `sj-${name}`);
    const before = await promptText(page);
    await toChinese(page);
    expect(await promptText(page)).not.toBe(before);
    await expectNoPageScroll(page);
    await keepPicture(page, info, `sj-${name}-zh`);
  });
}

/** Roles whose name is cut by their edge, or lies under the plate of who took them. */
const cutNames = (page: Page) =>
  page.locator(".role").evaluateAll((roles) => roles.flatMap((role) => {
    const name = role.querySelector(".role__name")!;
    // On a phone, roles are drawings while none is chosen.
    if (!name.checkVisibility() && role.closest(".asks-cards")) return [];
    const range = document.createRange();
    range.selectNodeContents(name);
    const [words, edge] = [range.getBoundingClientRect(), role.getBoundingClientRect()];
    const by = role.querySelector(".role__by")?.getBoundingClientRect();
    const covered = by && words.left < by.right && by.left < words.right && words.top + 2 < by.bottom && by.top < words.bottom;
    return words.left < edge.left || words.right > edge.right || covered ? [name.textContent] : [];
  }));

test("roles say their names in full, whoever took them @tablet-long", async ({ page, hasTouch }) => {
  await startTable(page, {});
  const press = presser(page, hasTouch);
  for (let turn = 0; turn < 8; turn += 1) {
    await myTurn(page);
    expect(await cutNames(page), await promptText(page)).toEqual([]);
    await answerOne(page, turn, (turn) => answer(page, press, turn));
  }
});

// Each on the screen that has least room for it.
const WHOLE = [["new-buildings", TABLES[0][1], "tablet"], ["eight", TABLES[1][1], "phone"]] as const;
for (const [name, game, screen] of LONG ? WHOLE : WHOLE.slice(0, 1)) {
  test(`${name}: a whole game by touch, up to the score sheet @${screen}`, async ({ page, hasTouch }, info) => {
    test.setTimeout(600_000);
    await startTable(page, game);
    const turns = await playOn(page, presser(page, hasTouch));
    expect(turns).toBeGreaterThan(10);
    await expectNoPageScroll(page);
    await keepPicture(page, info, `sj-${name}-over`);
    await page.getByTestId("to-results").click();
    await expect(page.getByTestId("laurel")).toBeVisible();
    await expectAccessible(page);
    await keepPicture(page, info, `sj-${name}-results`);
  });
}

test("a table for eight is drawn as it is set, and a link keeps all of it @phone-long @tablet-long", async ({ page }, info) => {
  await setTable(page, { classic: true, seats: 6, seed: "42" });
  const roles = page.getByLabel(/^Extra roles/);
  await roles.selectOption({ label: "Mayor, Captain" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await myTurn(page);
  await expect(page.getByTestId("role-mayor")).toBeVisible();
  await expect(page.getByTestId("role-colonist_ship")).toHaveCount(0);
  // The next table begins as this one was set.
  await page.goto("./#/new/san-juan");
  await expect(page.locator(".tabletop")).toHaveAttribute("data-n", "6");
  await expect(roles.locator("option:checked")).toHaveText("Mayor, Captain");
  for (const _ of [7, 8]) await page.getByRole("button", { name: "Add a player" }).click();
  await expect(page.locator(".tabletop")).toHaveAttribute("data-n", "8");
  await expect(page.locator(".tabletop .mark")).toHaveCount(8);
  await expectGoodPage(page, info, "sj-setup-eight");
  await toChinese(page);
  await expectGoodPage(page, info, "sj-setup-eight-zh");
});

test("the rules are those of an edition, and beside a table those of the table @desk", async ({ page }) => {
  await startTable(page, {});
  await myTurn(page);
  await page.getByTestId("menu").click();
  await page.getByTestId("rules").click();
  await expect(page.locator("[id='panel-SJ-BLD-CHAPEL-1']")).toBeVisible();
  await expect(page.locator("[id='panel-SJ-BLD-OFFICE-1'], [id='panel-SJ-ROLE-XSHIP-1']")).toHaveCount(0);
  await page.goto("./#/rules/san-juan/SJ-ROLE-XSHIP-1");
  // Only the classic edition has this rule, so that is what is read.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules of San Juan");
  await expect(page.locator("[id='SJ-ROLE-XSHIP-1']")).toBeVisible();
  await expect(page.locator("[id='SJ-BLD-OFFICE-1']")).toHaveCount(0);
  await page.getByLabel("Edition", { exact: true }).selectOption("0");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules of San Juan 1897");
  await expect(page.locator("[id='SJ-BLD-OFFICE-1']")).toBeVisible();
  await expect(page.locator("[id='SJ-ROLE-XSHIP-1']")).toHaveCount(0);
});

test("eight: the whole city is seen while a role is chosen on a tablet on its side @desk", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openCrowded(page, "san-juan-role");
  const built = page.locator(".city__slots .card__name");
  await expect(built).toHaveCount(11);
  for (const name of await built.all()) await expect(name).toBeInViewport({ ratio: 1 });
});
