// Hints: a nudge, the best three, the move; on request only, and marked.
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat } from "../helpers/puerto-rico";
import { answer, answerOne, myTurn } from "../helpers/table";
import { expect, LONG, sample, test } from "../helpers/test";

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

for (const game of sample(GAMES, 1)) {
  test(`a hint goes from a nudge to the move (${game}) @phone-long @tablet-long`, async ({ page }, info) => {
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

/** Hints in each game of the long run. */
const READ = 30;
const ANSWERS = { "san-juan": answer, "puerto-rico": answerMat, ginkgopolis: answerCity };

// For somebody who knows the games to read: what is asked, what is advised, and why.
for (const [game, answerBy] of LONG ? Object.entries(ANSWERS) : []) {
  test(`hints as people read them (${game}) @desk`, async ({ page }, info) => {
    test.setTimeout(600_000);
    await start(page, game);
    const press = async (selector: string, index: number) => page.locator(selector).nth(index).click({ position: { x: 12, y: 12 } });
    const read: string[] = [];
    for (let turn = 0; read.length < READ && (await myTurn(page)) === "mine"; turn += 1) {
      await page.getByTestId("hint").click();
      const panel = page.getByTestId("hint-panel");
      await panel.getByTestId("hint-best").click();
      const ways = await panel.getByTestId("hint-ways").locator("li").allInnerTexts();
      await panel.getByTestId("hint-move").click();
      const why = panel.getByTestId("hint-reason");
      await expect(why).toHaveText(/\S/);
      const [round, asked] = [await page.getByTestId("round").innerText(), await page.locator(".prompt__text").innerText()];
      const [told, reason] = [await panel.getByTestId("hint-told").innerText(), await why.innerText()];
      read.push([`${read.length + 1}. ${round} | ${asked}`, ...ways.map((way) => way.replace(/\n/g, ", ")), `=> ${told.replace(/\n/g, "; ")}`, reason].join("\n").replace(/\n+/g, "\n   "));
      await page.keyboard.press("Escape");
      await answerOne(page, turn, (turn) => answerBy(page, press, turn));
    }
    await info.attach("hints", { body: read.join("\n"), contentType: "text/plain" });
    console.log(`${game}\n${read.join("\n")}`);
  });
}
