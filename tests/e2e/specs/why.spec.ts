// Why did it do that? Asked while the game goes on, from what the person who looks knows.
import type { Page } from "@playwright/test";
import { answerMat, presser } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { answer, type AnswerBy, answerSome, isLit } from "../helpers/table";
import { expect, test } from "../helpers/test";

async function play(page: Page, game: string, questions: number, answerBy: AnswerBy, hasTouch: boolean, prefs: object = {}) {
  await page.addInitScript((kept) => localStorage.setItem("sobremesa.prefs", JSON.stringify(kept)), { pace: "instant", ...prefs });
  await open(page, `./#/new/${game}`);
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await answerSome(page, questions, (turn) => answerBy(page, presser(page, hasTouch), turn));
}

/** Whether the game being played is marked as played with hints, as it is saved. */
const isMarked = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).some(([key, value]) => key !== "sobremesa.prefs" && value.includes('"hints":true')));

/** The question beside the last line of the log with these words. */
async function ask(page: Page, words: RegExp) {
  await page.getByTestId("log").click();
  await page.getByTestId("drawer").getByRole("listitem").filter({ hasText: words }).filter({ has: page.getByTestId("why") }).last().getByTestId("why").click();
  return page.getByTestId("why-panel");
}

test("an opponent's role is explained while the game goes on @tablet-long", async ({ page, hasTouch }, info) => {
  await play(page, "puerto-rico", 3, answerMat, hasTouch);
  expect(await isMarked(page), "before anybody asked").toBe(false);
  const panel = await ask(page, /takes the/);
  const best = panel.getByTestId("why-best").locator("li");
  await expect(best.first()).toContainText(/wins about \d+ in 100/);
  expect(await best.count()).toBeLessThan(4);
  const reason = panel.getByTestId("why-reason");
  await expect(reason.locator("li, p").first()).toHaveText(/\.$/);
  expect(await reason.locator("li").count()).toBeLessThan(4);
  await expect(reason).not.toContainText(/points from/);
  await expect(panel.getByTestId("why-unknown")).toContainText("It could not see");
  expect(await isMarked(page)).toBe(true);
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "why-puerto-rico");
  await panel.getByRole("button", { name: "Back to the log" }).click();
  await expect(page.getByTestId("log-list")).toBeVisible();
});

test("a fact that speaks for an opponent's choice lights up what it speaks of @phone-long @tablet-long", async ({ page, hasTouch }, info) => {
  await play(page, "puerto-rico", 6, answerMat, hasTouch);
  await page.getByTestId("log").click();
  const questions = await page.getByTestId("drawer").getByTestId("why").count();
  let lit = 0;
  // The first choices with facts will do; some speak of nothing that lies on the table.
  for (let at = questions - 1; at >= 0 && lit < 2; at -= 1) {
    await page.getByTestId("drawer").getByTestId("why").nth(at).click();
    const panel = page.getByTestId("why-panel");
    await expect(panel.getByTestId("why-reason").or(panel.getByText(/only one choice|after the game|No answer/)).first()).toBeVisible();
    for (const fact of await panel.getByTestId("hint-fact").all()) {
      await fact.click();
      await expect(fact).toHaveClass(/is-lit/);
      if (await isLit(page)) {
        if (lit === 0) await keepPicture(page, info, "why-fact-lit");
        lit += 1;
      }
    }
    await panel.getByRole("button", { name: "Back to the log" }).click();
    await expect(page.getByTestId("coach-mark"), "nothing is lit without its fact").toHaveCount(0);
    await expect(page.locator(".is-visiting"), "one's own board lies in front again").toHaveCount(0);
  }
  expect(lit, "facts light up what they speak of").toBeGreaterThan(0);
});

test("the sheet of the phase asks about what the others have done in it @desk", async ({ page, hasTouch }) => {
  await play(page, "puerto-rico", 1, answerMat, hasTouch);
  // Until somebody else has acted in the phase in which this person is asked.
  const asked = page.getByTestId("why-of-phase");
  for (let turn = 1; turn < 12 && (await asked.count()) === 0; turn += 1) {
    await answerSome(page, 1, () => answerMat(page, presser(page, hasTouch), turn));
    await page.locator(".phase__title").press("Enter");
    await expect(page.locator("dialog.sheet")).toBeVisible();
    if ((await asked.count()) === 0) await page.getByTestId("close-sheet").click();
  }
  await asked.first().click();
  await expect(page.locator("dialog.sheet")).toHaveCount(0);
  await expect(page.getByTestId("why-panel").getByTestId("why-best")).toBeVisible();
});

test("what depends on a hidden hand is a secret, and marks nothing @desk", async ({ page, hasTouch }) => {
  await play(page, "san-juan", 6, answer, hasTouch);
  const panel = await ask(page, /builds/);
  await expect(panel.getByTestId("why-secret")).toContainText("after the game");
  await expect(panel.getByRole("listitem").first()).toContainText("builds");
  await expect(panel.getByTestId("why-best")).toHaveCount(0);
  expect(await isMarked(page)).toBe(false);
});

test("who wants no hints is asked nothing of the kind @desk", async ({ page, hasTouch }) => {
  await play(page, "san-juan", 2, answer, hasTouch, { hints: false });
  await page.getByTestId("log").click();
  await expect(page.getByTestId("log-list")).toBeVisible();
  await expect(page.getByTestId("why")).toHaveCount(0);
});
