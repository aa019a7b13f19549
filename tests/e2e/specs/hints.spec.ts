// Hints: a nudge, the best three, the move; on request only, and marked.
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { answer, myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

const GAMES = ["san-juan", "puerto-rico", "ginkgopolis"];

async function start(page: Page, game: string, prefs: object = {}) {
  await page.addInitScript((kept) => localStorage.setItem("sobremesa.prefs", JSON.stringify(kept)), { pace: "instant", ...prefs });
  await open(page, `./#/new/${game}`);
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  expect(await myTurn(page)).toBe("mine");
}

/** The marks of the game being played, as they are saved. */
const isMarked = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).some(([key, value]) => key !== "sobremesa.prefs" && value.includes('"hints":true')));

for (const game of GAMES) {
  test(`a hint goes from a nudge to the move (${game}) @tablet-long`, async ({ page }, info) => {
    await start(page, game);
    expect(await isMarked(page), "before anybody asked").toBe(false);
    await page.getByTestId("hint").click();
    const panel = page.getByTestId("hint-panel");
    await expect(panel.getByTestId("hint-nudge")).toHaveText(/\S/);
    await expect(panel.getByTestId("hint-ways"), "not yet").toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await panel.getByTestId("hint-best").click();
    const ways = panel.getByTestId("hint-ways").locator("li");
    expect(await ways.count()).toBeGreaterThan(1);
    expect(await ways.count()).toBeLessThan(4);
    await expect(ways.first()).toContainText(/wins about \d+ in 100/);
    await expectNoPageScroll(page);
    await expectAccessible(page);
    await keepPicture(page, info, `hint-${game}`);
    const best = await ways.first().locator("b").innerText();
    await panel.getByTestId("hint-move").click();
    // What belongs to the same decision stands behind it.
    await expect(panel.getByTestId("hint-told")).toContainText(best);
    // Facts of the table, or the chances of the best two; nothing of how positions are judged.
    const reason = panel.getByTestId("hint-reason");
    await expect(reason.locator("li, p").last()).toHaveText(/\.$/);
    expect(await reason.locator("li").count()).toBeLessThan(4);
    await expect(reason).not.toContainText(/points from/);
    // The move is drawn where it happens: around a place that can be chosen.
    const ring = (await page.getByTestId("coach-mark").first().boundingBox())!;
    const under = await page.evaluate(
      ([x, y]) => document.elementsFromPoint(x, y).some((element) => element.closest(".is-legal, [data-testid^=role-], [data-testid^=card-]")),
      [ring.x + ring.width / 2, ring.y + ring.height / 2],
    );
    expect(under).toBe(true);
    // What it names stands in the list of everything that can be done.
    await page.getByTestId("actions").click();
    await expect(page.getByTestId("do").filter({ hasText: best }).first()).toBeVisible();
  });
}

test("a hint goes when the choice has been made, and the next one is another @desk", async ({ page }) => {
  await start(page, "puerto-rico");
  await page.keyboard.press("h");
  await expect(page.getByTestId("hint-nudge")).toBeVisible();
  await page.keyboard.press("a");
  await page.getByTestId("do").first().click();
  await expect(page.getByTestId("hint-panel")).toHaveCount(0);
  await myTurn(page);
  await page.keyboard.press("h");
  await expect(page.getByTestId("hint-nudge")).toBeVisible();
});

test("the worker goes on for the opponents when a hint is not waited for @desk", async ({ page }) => {
  await start(page, "san-juan");
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await myTurn(page)).toBe("mine");
    await page.keyboard.press("h");
    await expect(page.getByTestId("hint-panel")).toBeVisible();
    await page.keyboard.press("Escape");
    await answer(page, async (selector, index) => page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } }), turn);
  }
  expect(await myTurn(page)).toBe("mine");
});

test("who wants none switches hints off @desk", async ({ page }) => {
  await start(page, "san-juan", { hints: false });
  await expect(page.getByTestId("hint")).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(page.getByTestId("drawer")).toHaveCount(0);
});
