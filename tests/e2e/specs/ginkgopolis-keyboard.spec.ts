// Ginkgopolis without a pointer: whole games, the map walked cell by cell, and
// a focus that is never lost.
import type { Page } from "@playwright/test";
import { startCity } from "../helpers/ginkgopolis";
import { myTurn } from "../helpers/table";
import { expect, LONG, test } from "../helpers/test";

const READY = '.prompt [data-testid="commit"][aria-disabled="false"]';
const ACTS = "#prompt .prompt__acts";

/** Presses Tab until the focus is inside of `region`. */
async function tabTo(page: Page, region: string) {
  for (let tab = 0; tab < 40; tab += 1) {
    if (await page.evaluate((region) => !!document.activeElement?.closest(region), region)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${region} cannot be reached with Tab`);
}

/** Where the focus is on the map, and where `wanted` is: column and row. */
async function places(page: Page, wanted: string) {
  return page.evaluate((wanted) => {
    const place = (element: Element | null) => element!.getAttribute("data-place")!.split(",").map(Number);
    return { here: place(document.activeElement), there: place(document.querySelector(wanted)), name: document.activeElement!.ariaLabel ?? "" };
  }, wanted);
}

/** Walks over the map with the arrow keys, to the first place that is `wanted`. */
async function walkTo(page: Page, wanted: string) {
  await tabTo(page, '[data-testid="city"]');
  for (let step = 0; step < 40; step += 1) {
    const { here, there, name } = await places(page, wanted);
    expect(name, "every cell says where it is").toMatch(/column \d+, row \d+/);
    const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
    if (dx === 0 && dy === 0) return page.keyboard.press("Enter");
    // Ways around a hole: the other direction first, every third step.
    const across = Math.abs(dx) >= Math.abs(dy) ? step % 3 !== 2 || dy === 0 : step % 3 === 2 && dx !== 0;
    await page.keyboard.press(across ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`${wanted} cannot be reached with arrows`);
}

/** Chooses something of a list in the hand with arrows and Enter. */
async function choose(page: Page, list: string, steps: number) {
  await tabTo(page, list);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowRight");
  expect(await page.evaluate((list) => !!document.activeElement!.closest(list), list), `the arrows stay in ${list}`).toBe(true);
  await page.keyboard.press("Enter");
}

/** Presses the first button of the prompt that is `wanted`, wherever it stands among them. */
async function press(page: Page, wanted: string) {
  await tabTo(page, ACTS);
  const buttons = await page.locator(`${ACTS} button`).count();
  const isThere = () => page.evaluate((wanted) => document.activeElement!.matches(wanted), wanted);
  for (let step = 0; step < buttons && !(await isThere()); step += 1) await page.keyboard.press("ArrowRight");
  expect(await isThere(), `${wanted} can be reached with arrows`).toBe(true);
  await page.keyboard.press("Enter");
}

async function answer(page: Page, turn: number) {
  const there = async (selector: string) => (await page.locator(selector).count()) > 0;
  if (await there(".rim--free.is-legal")) {
    await walkTo(page, ".rim--free.is-legal");
  } else if (await there(".gcard.is-legal")) {
    await choose(page, ".pick__cards", turn % 4);
    if (turn % 3 !== 2 && (await there(".gtile.is-legal"))) await choose(page, ".pick__tiles", 1);
  }
  await press(page, (await there(READY)) ? READY : '.prompt [data-testid="other"]');
}

const WHOLE = [["Hal", 2], ["an opponent", 0]] as const;
for (const [name, mode] of LONG ? WHOLE : WHOLE.slice(0, 1)) {
  test(`a whole game against ${name} by keyboard alone @desk @long`, async ({ page }) => {
    test.setTimeout(300_000);
    await startCity(page, mode, "20", 2);
    let turns = 0;
    while (turns < 200 && (await myTurn(page)) === "mine") {
      const focused = () => page.evaluate(() => document.activeElement?.tagName ?? "NONE");
      await expect.poll(focused, { message: "the focus is never lost" }).not.toBe("BODY");
      await answer(page, turns);
      turns += 1;
    }
    expect(turns).toBeGreaterThan(8);
    await expect(page.getByTestId("to-results")).toBeVisible();
  });
}

test("a cell shows its card with Space; M, + and 0 look at the map; ? lists them @desk", async ({ page }) => {
  await startCity(page);
  await myTurn(page);
  await tabTo(page, '[data-testid="city"]');
  await page.keyboard.press("Space");
  await expect(page.locator("dialog.sheet")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await expect(page.getByTestId("city")).toHaveClass(/is-districts/);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("+");
  await expect(page.getByTestId("mini")).toBeVisible();
  await page.keyboard.press("0");
  await expect(page.getByTestId("mini")).toHaveCount(0);
  await page.keyboard.press("d");
  await expect(page.getByTestId("drawer")).toContainText(/column \d+, row \d+/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.locator(".keys")).toContainText("outline the districts");
});
