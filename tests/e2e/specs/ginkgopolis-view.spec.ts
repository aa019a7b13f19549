// The city is the table: it lies behind everything from edge to edge, stands where nothing covers it, and keeps its scale.
import type { Page } from "@playwright/test";
import { answerCity, startCity } from "../helpers/ginkgopolis";
import { openCrowded } from "../helpers/crowded";
import { settled, SIZES } from "../helpers/geometry";
import { presser } from "../helpers/puerto-rico";
import { answerOne, myTurn } from "../helpers/table";
import { expect, LONG, sample, test } from "../helpers/test";

/** The five sizes, and what is left of 1024x768 and 1440x900. */
const WINDOWS = [...SIZES, [1440, 900]] as const;
/** A tablet, and a phone upright and on its side: the windows of what takes long. */
const NARROW = [[1024, 768], [390, 844], [844, 390]] as const;
const isPhone = (width: number, height: number) => Math.min(width, height) < 600;

/** The side of a cell. */
const side = (page: Page) => page.locator(".map__plane .block").first().evaluate((block) => block.getBoundingClientRect().width);

/** Waits until the map has glided to where it stays. */
async function still(page: Page) {
  await settled(page);
  await page.locator(".map__slide").evaluate((slide) => Promise.all(slide.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  await settled(page);
}

/** Letters, numbers and flags of the city that are cut off or covered, in any of their corners. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const sign of document.querySelectorAll(".map__plane :is(.rim > b, .block__no, .block__own)")) {
      if (!sign.checkVisibility()) continue;
      const { left, top, right, bottom } = sign.getBoundingClientRect();
      const place = sign.closest("button")!;
      const spots = [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2], [(left + right) / 2, (top + bottom) / 2]];
      for (const [x, y] of spots) {
        const hit = document.elementFromPoint(x, y);
        // A marker is a pin: its corners are of the map.
        if (hit && (place.contains(hit) || (sign.parentElement!.matches(".rim") && hit.closest(".map__plane")))) continue;
        found.push(`${place.dataset.testid} ${sign.className} at ${Math.round(x)},${Math.round(y)} under ${hit?.closest("[data-testid]")?.getAttribute("data-testid") ?? "the edge"}`);
        break;
      }
    }
    return found;
  });

for (const [width, height] of sample(WINDOWS, 0, 2, 4)) {
  // Of five is the most on the table; in the long run a table of two as well.
  for (const seats of LONG ? [2, 5] : [5]) {
    test(`the first turn of ${seats}: the city fills the table, all of it in sight (${width}x${height}) @desk`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await startCity(page, 0, "20", seats);
      await myTurn(page);
      await still(page);
      const map = (await page.locator(".map").boundingBox())!;
      expect((map.width * map.height) / (width * height)).toBeGreaterThanOrEqual(isPhone(width, height) ? 0.6 : 0.7);
      expect(await side(page)).toBeGreaterThanOrEqual(isPhone(width, height) ? 48 : 56);
      expect(await hidden(page)).toEqual([]);
    });
  }

  if (!LONG && width !== 390) continue;
  test(`late in a game of five: each place is brought into sight (${width}x${height}) @desk`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openCrowded(page, "ginkgopolis-card");
    await still(page);
    expect(await side(page)).toBeGreaterThanOrEqual(isPhone(width, height) ? 48 : 56);
    const places = page.locator(".map__plane :is(.rim, .block.is-legal)");
    for (const place of await places.all()) {
      await place.focus();
      await still(page);
      const name = await place.getAttribute("data-testid");
      expect((await hidden(page)).filter((sign) => sign.startsWith(`${name} `))).toEqual([]);
    }
  });
}

for (const [width, height] of LONG ? NARROW : NARROW.slice(0, 1)) {
  test(`no question changes the scale: it only becomes smaller as the city grows (${width}x${height}) @desk`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await startCity(page, 0, "20", 3);
    const press = presser(page, false);
    const sides: number[] = [];
    for (let turn = 0; turn < 120 && (await myTurn(page)) === "mine"; turn += 1) {
      await still(page);
      sides.push(Math.round(10 * (await side(page))) / 10);
      await answerOne(page, turn, (turn) => answerCity(page, press, turn));
    }
    const told = sides.join(" ");
    expect(sides.length).toBeGreaterThan(10);
    expect(sides.every((side, at) => at === 0 || side <= sides[at - 1]), told).toBe(true);
    expect(new Set(sides).size, told).toBeLessThanOrEqual(6);
  });
}

test("seventeen tiles are all seen where nothing is forecast @desk", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openCrowded(page, "ginkgopolis-solo");
  const tiles = page.locator(".pick__tiles .gtile");
  await expect(tiles).toHaveCount(17);
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
});
