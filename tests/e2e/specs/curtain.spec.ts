// One device for several people: nobody is told what the others hide, at any moment.
import type { Page } from "@playwright/test";
import { closeRecap, fullDocument, Knowledge, lift, NOBODY, recordNames, startFor, whatNow } from "../helpers/secrets";
import { expect, LONG, sample, test } from "../helpers/test";
import { presser, TITLES } from "../helpers/titles";

// So many times the device goes on, unless everything is to be tried: the whole games take ten minutes.
const ENOUGH = LONG ? Number.POSITIVE_INFINITY : 12;

/** At some curtains the page is opened anew: what a fresh visit does not show, the person before has left behind. */
async function expectNothingLeft(page: Page, knowledge: Knowledge) {
  const visit = async () => {
    const curtain = await fullDocument(page);
    const reader = await lift(page);
    await knowledge.check(reader);
    return [curtain, await fullDocument(page)];
  };
  const [curtain, table] = await visit();
  await page.reload();
  await expect(page.getByTestId("curtain")).toBeVisible();
  const [freshCurtain, freshTable] = await visit();
  expect(curtain).toBe(freshCurtain);
  expect(table).toBe(freshTable);
}

for (const title of sample(TITLES, 0, 3)) {
  test(`from hand to hand: nobody is told what others hide (${title.name}) @desk`, async ({ page }) => {
    test.setTimeout(900_000);
    await recordNames(page, title.pieces.pattern);
    await startFor(page, title);
    // The set-up page has shown pieces that nobody holds.
    await page.evaluate(() => void window.drainTold());
    const knowledge = new Knowledge(page, title.pieces);
    const press = presser(page, title.game);
    let [turns, handed, reader] = [0, 0, NOBODY];
    for (; turns < 1200 && handed < ENOUGH; turns += 1) {
      const now = await whatNow(page);
      await knowledge.check(reader);
      if (now === "over") break;
      if (now === "mine") {
        await title.answer(page, press, turns);
        continue;
      }
      handed += 1;
      reader = (await page.getByTestId("curtain").getAttribute("data-seat"))!;
      if (handed % 25 === 3) await expectNothingLeft(page, knowledge);
      else await lift(page);
      await closeRecap(page);
    }
    expect(turns).toBeLessThan(1200);
    const least = Math.min(ENOUGH, 21);
    expect(handed).toBeGreaterThanOrEqual(least);
    expect(knowledge.secrets).toBeGreaterThanOrEqual(least);
  });
}

test("with pieces in the air and moves played out the curtain hides as much @desk", async ({ page }) => {
  test.setTimeout(240_000);
  const [title] = TITLES;
  await recordNames(page, title.pieces.pattern);
  await startFor(page, title, "normal");
  await page.evaluate(() => void window.drainTold());
  const knowledge = new Knowledge(page, title.pieces);
  const press = presser(page, title.game);
  let reader = NOBODY;
  for (let [turns, handed] = [0, 0]; handed < 6; turns += 1) {
    const now = await whatNow(page);
    await knowledge.check(reader);
    if (now === "mine") {
      await title.answer(page, press, turns);
      continue;
    }
    handed += 1;
    await expect(page.locator(".flyer")).toHaveCount(0, { timeout: 1 });
    reader = await lift(page);
    await closeRecap(page);
  }
  expect(knowledge.secrets).toBeGreaterThan(5);
});
