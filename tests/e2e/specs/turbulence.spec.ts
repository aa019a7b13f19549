// Whatever happens to the window, the language or the tab while moves are played out: the table shows what a table
// that was left in peace shows, and the game is whole.
import type { Page } from "@playwright/test";
import { answerCity, startCity } from "../helpers/ginkgopolis";
import { answerMat, presser, startMat } from "../helpers/puerto-rico";
import { answer, answerOne, type AnswerBy, myTurn, startTable } from "../helpers/table";
import { speak } from "../helpers/page";
import { expect, test } from "../helpers/test";

const SIZE = { width: 1024, height: 768 };

const GAMES: { game: string; start: (page: Page) => Promise<void>; by: AnswerBy }[] = [
  { game: "San Juan", start: (page) => startTable(page, {}), by: answer },
  { game: "Puerto Rico", start: (page) => startMat(page), by: answerMat },
  { game: "Ginkgopolis", start: (page) => startCity(page), by: answerCity },
];

/** What happens while pieces travel; afterwards everything is as it was before. */
const EVENTS: Record<string, (page: Page) => Promise<void>> = {
  "the tablet is turned": async (page) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.setViewportSize(SIZE);
  },
  "the page is enlarged": async (page) => {
    await page.setViewportSize({ width: 512, height: 384 });
    await page.setViewportSize(SIZE);
  },
  "the language is switched": async (page) => {
    await speak(page, "zh-Hant");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
    await speak(page, "en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  },
  "somebody goes back and forward": async (page) => {
    await page.goBack();
    await page.goForward();
    await expect(page.getByTestId("table")).toBeVisible();
  },
  "the device sleeps": async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Page.setWebLifecycleState", { state: "frozen" });
    await new Promise((done) => setTimeout(done, 400));
    await cdp.send("Page.setWebLifecycleState", { state: "active" });
    await cdp.detach();
  },
  "a drawer is opened and closed": async (page) => {
    await page.getByTestId("menu").click();
    await page.keyboard.press("Escape");
  },
};

/** What stands on the board and in the prompt. What has just happened, undo, and what is kept out of sight do not outlive a reload. */
async function shown(page: Page): Promise<string[]> {
  await myTurn(page);
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('[data-testid="table"]')!.cloneNode(true) as HTMLElement;
    for (const other of board.querySelectorAll(".table__top, .table__ticker, .table__log, .prompt__acts, .drawer, .thoughts, .is-away")) other.remove();
    const pieces = [...board.querySelectorAll("[data-testid]")].map((piece) => `${piece.getAttribute("data-testid")}: ${piece.textContent}`);
    return pieces.concat(document.querySelector(".prompt__text")!.textContent!);
  });
}

/** How many choices the game holds that is kept. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sobremesa.save."))!;
    return JSON.parse(localStorage.getItem(key)!).save.record.actions.length as number;
  });

for (const { game, start, by } of GAMES) {
  test(`${game}: nothing that happens while pieces travel shows at the table or in the save @desk @long`, async ({ page, hasTouch }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "fast", first_times: false, undo_time: false })));
    await start(page);
    const press = presser(page, hasTouch);
    let choices = 0;
    for (const [turn, [name, happens]] of Object.entries(EVENTS).entries()) {
      await test.step(name, async () => {
        await myTurn(page);
        await answerOne(page, turn, (turn) => by(page, press, turn));
        await happens(page);
        const before = await shown(page);
        expect(await kept(page), name).toBeGreaterThan(choices);
        choices = await kept(page);
        await page.reload();
        expect(await shown(page), name).toEqual(before);
        expect(await kept(page), name).toBe(choices);
      });
    }
  });
}

test("two fingers on two places leave the table right and the game whole @phone", async ({ page }) => {
  await startTable(page, {});
  await myTurn(page);
  const roles = page.locator(".role.is-legal");
  const [one, other] = await Promise.all([roles.nth(0).boundingBox(), roles.nth(1).boundingBox()]);
  const middle = (box: typeof one) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 });
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchEnd", ...points: { x: number; y: number }[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch("touchStart", middle(one));
  await touch("touchStart", middle(one), middle(other));
  await touch("touchEnd", middle(one));
  await touch("touchEnd");
  const before = await shown(page);
  const choices = await kept(page);
  await page.reload();
  expect(await shown(page)).toEqual(before);
  expect(await kept(page)).toBe(choices);
  // Whatever came of it, one finger goes on.
  await answerOne(page, 0, (turn) => answer(page, presser(page, true), turn));
  await myTurn(page);
  expect(await kept(page)).toBeGreaterThan(choices);
});
