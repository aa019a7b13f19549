// Puerto Rico at its fullest: twelve buildings on twelve tiles, goods of every
// kind, every expanded building, five seats. See tests/session/busy.rs.
import type { Page, TestInfo } from "@playwright/test";
import { openFullTable, presser, showTab, startMat, TABS } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture, speak } from "../helpers/page";
import { LANGUAGES } from "../helpers/screens";
import { myTurn } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

/** Only a phone shows one part of the table at a time. */
const isPhone = (info: TestInfo) => !!info.project.use.isMobile;

/** Looks at the table in the state it is in: on a phone, at each of its parts. */
async function look(page: Page, info: TestInfo, name: string, parts: readonly string[] = TABS) {
  await expectNoPageScroll(page);
  await expect(page.locator(".tabs")).toBeVisible({ visible: isPhone(info) });
  if (!isPhone(info)) return keepPicture(page, info, name);
  for (const part of parts) {
    await showTab(page, part);
    await expectNoPageScroll(page);
    await keepPicture(page, info, `${name}-${part}`);
  }
}

/** Each language by day and by night, in one edition or the other. */
const NIGHTS = { classic: "zh-Hant", y1897: "en" };

for (const [edition, night] of sample(Object.entries(NIGHTS), 1)) {
  test(`the fullest table fits, in both languages and by night (${edition}) @tablet-long`, async ({ page, hasTouch }, info) => {
    test.setTimeout(180_000);
    await openFullTable(page, edition);
    for (const lang of LANGUAGES) {
      if (lang !== "en") await speak(page, "zh-Hant");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      const theme = lang === night ? "dark" : "light";
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await expectAccessible(page);
      await look(page, info, `full-${edition}-${lang}-${theme}`);
    }
    const press = presser(page, hasTouch);
    await press('[data-testid="seat-2"]', 0);
    await look(page, info, `full-${edition}-visit`, ["town", "island"]);
    await press('[data-testid="own-mat"]', 0);
    if (isPhone(info)) await showTab(page, "harbour");
    await press('[data-testid="open-shop"]', 0);
    await expectNoPageScroll(page);
    await expectAccessible(page);
    await keepPicture(page, info, `full-${edition}-shop`);
  });
}

test("a player's own ship is drawn anew when another player's is shown in its place @desk", async ({ page, hasTouch }) => {
  await openFullTable(page, "classic");
  const press = presser(page, hasTouch);
  const ship = page.getByTestId("ship-own");
  let ships = 0;
  for (const seat of await page.locator(".seat").evaluateAll((seats) => seats.map((seat) => (seat as HTMLElement).dataset.testid))) {
    await press(`[data-testid="${seat}"]`, 0);
    if ((await ship.count()) === 0) continue;
    await expect(ship, seat).toHaveClass(/ship--own/);
    await expect(ship, seat).toHaveAttribute("aria-label", /./);
    ships += 1;
  }
  expect(ships, "several players have one").toBeGreaterThan(1);
});

for (const role of sample(["captain", "recruiter"])) {
  test(`the fullest table fits while a ${role} acts @tablet-long`, async ({ page, hasTouch }, info) => {
    await openFullTable(page, "y1897");
    if (isPhone(info)) await showTab(page, "roles");
    await presser(page, hasTouch)(`[data-testid="role-${role}"]`, 0);
    await myTurn(page);
    await expectAccessible(page);
    await look(page, info, `full-${role}`, ["harbour", "town", "island"]);
  });
}

const PLACES = [".harbour__house", ".harbour__tiles", ".harbour__register", ".harbour__goods", ".harbour__ends", ".harbour__shop"];

/** How many of these stand higher than each: the rows of the harbour. */
async function rows(page: Page) {
  return page.evaluate((places) => {
    const feet = places.map((place) => document.querySelector(place)!.getBoundingClientRect().bottom);
    return feet.map((foot) => feet.filter((other) => other < foot - 12).length);
  }, PLACES);
}

/** Lays out as many stacks of tiles, the quarries and the bag among them, with the wharf's ship or without. */
async function layOut(page: Page, stacks: number, ship: boolean) {
  await page.evaluate(
    ([stacks, ship]) => {
      const tiles = document.querySelector(".tiles")!;
      while (tiles.children.length > stacks) tiles.children[1].remove();
      while (tiles.children.length < stacks) tiles.prepend(tiles.firstElementChild!.cloneNode(true));
      for (const own of document.querySelectorAll<HTMLElement>(".ship--own")) own.style.display = ship ? "" : "none";
    },
    [stacks, ship] as const,
  );
}

const LAID = {
  "a table of three": { most: 6, lay: (page: Page) => startMat(page) },
  "the fullest table": { most: 7, lay: (page: Page) => openFullTable(page, "y1897") },
};

for (const [table, { most, lay }] of Object.entries(LAID)) {
  test(`tiles and ships come and go, and the harbour keeps its rows (${table}) @tablet-long`, async ({ page }, info) => {
    await lay(page);
    await myTurn(page);
    if (isPhone(info)) await showTab(page, "harbour");
    await layOut(page, most, true);
    const full = await rows(page);
    await layOut(page, 2, false);
    expect(await rows(page)).toEqual(full);
  });
}
