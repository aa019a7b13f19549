// A table of five with all six expansions, by touch on a tablet, from the first slot of the tray to the score sheet.
import { EVERYTHING, playMat, presser, startMat } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { position, type Position } from "../helpers/secrets";
import { expect, test } from "../helpers/test";

const SEATS = 5;

/** The buildings that score at the end when somebody works there, by their keys in positions. */
const OF_END: Record<string, string> = {
  residence: "Residence",
  fortress: "Fortress",
  customs_house: "Customs House",
  city_hall: "City Hall",
  fire_station: "Fire Station",
  cathedral: "Cathedral",
  town_square: "Town Square",
};

/** What each of the sheet's lines is called, from the position at the end. */
function sources({ seats }: Position): string[] {
  const towns = seats.flatMap(({ buildings = [] }: Position) => buildings);
  const manned = towns.filter(({ workers = 0, citizens = 0 }: Position) => workers + citizens > 0);
  const ends: string[] = manned.map(({ building }: Position) => OF_END[building]).filter(Boolean);
  return ["Victory points shipped", "Buildings", "Citizens", "Achievements", ...new Set<string>(ends)];
}

test("a whole game of five with every expansion, by touch, up to the score sheet @tablet", async ({ page }, info) => {
  test.setTimeout(240_000);
  await startMat(page, { expansions: EVERYTHING, seats: SEATS, level: "4" });
  const turns = await playMat(page, presser(page, true), async () => {
    await expectNoPageScroll(page);
    return false;
  });
  expect(turns, "the tray, the cards, and the roles of some rounds").toBeGreaterThan(40);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "everything-over");
  const expected = sources(await position(page));
  await page.getByTestId("to-results").tap();
  await expect(page.getByTestId("laurel")).toBeVisible();
  const sheet = page.getByTestId("scoresheet");
  await expect(sheet.locator("thead th"), "what the points come from, and a column for each seat").toHaveCount(1 + SEATS);
  const lines = await sheet.locator("tbody th").allInnerTexts();
  expect(lines.map((line) => line.trim()).sort()).toEqual(expected.sort());
  for (const row of await sheet.locator("tbody tr, tfoot tr").all()) {
    await expect(row.locator("td")).toHaveText(new Array(SEATS).fill(/^-?\d+$/), { timeout: 30_000 });
  }
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "everything-results");
});
