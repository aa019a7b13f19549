// A game among people at devices of their own: sent on by link, turn by turn, without a server.
import type { Page } from "@playwright/test";
import { copied, correspondent, device, invite, waits } from "../helpers/correspondence";
import { Knowledge } from "../helpers/secrets";
import { expect, LONG, sample, test } from "../helpers/test";
import { presser, TITLES } from "../helpers/titles";

const HANDED = LONG ? 200 : 8;

/** Everything that is kept. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith("sobremesa.save."))));

/** The titles for two; Puerto Rico without hidden cards tells nothing that the others do not know. */
const BY_LINK = TITLES.filter(({ name }) => name !== "puerto-rico").map((title) => ({ ...title, people: 2, opponents: 0 }));

for (const title of sample(BY_LINK, 2)) {
  test(`two devices play by link, and neither is told what the other hides (${title.name}) @desk`, async ({ browser }) => {
    test.setTimeout(LONG ? 900_000 : 120_000);
    const devices = [await device(browser, "1", title), await device(browser, "2", title)];
    const first = await invite(devices[0], title);
    await expect(devices[0].getByTestId("whose-turn")).toContainText("turn");
    await devices[0].evaluate(() => void window.drainTold());
    await devices[0].locator('[data-testid="i-am"][data-seat="1"]').click();
    const knowledge = new Knowledge(devices[0], title.pieces);
    let [at, handed, turns, link] = [0, 0, 0, first];
    const links: string[] = [];
    for (; turns < 1500; turns += 1) {
      const page = devices[at];
      const now = await waits(page);
      // Each device keeps the game as it was sent to it.
      await knowledge.check(String(at + 1), page, page);
      if (now === "mine") {
        await title.answer(page, presser(page, title.game), turns);
        continue;
      }
      if (now === "over" || handed === HANDED) break;
      link = await copied(page);
      links.push(link);
      expect(link.length).toBeLessThan(400);
      handed += 1;
      at = 1 - at;
      await devices[at].goto(link);
      const sit = devices[at].locator(`[data-testid="i-am"][data-seat="${at + 1}"]`);
      await sit.or(devices[at].getByTestId("go-on")).click();
    }
    expect(handed).toBe(HANDED);
    expect(knowledge.secrets).toBeGreaterThan(5);

    await test.step("an older link is told, and looked at", async () => {
      const page = devices[at];
      const before = await kept(page);
      await page.goto(links.at(-3)!);
      await expect(page.getByTestId("relation")).toHaveText("This link is older than your game");
      await page.getByTestId("look-older").click();
      await expect(page.getByTestId("past")).toBeVisible();
      expect(await kept(page)).toBe(before);
    });
    await test.step("a damaged link is told, and changes nothing", async () => {
      const page = devices[at];
      const before = await kept(page);
      await page.goto(`${links[0].slice(0, -3)}zzz`);
      await expect(page.getByTestId("bad-link")).toContainText("incomplete or mistyped");
      await page.goto(links[0].replace(/#.*/, "#/link/%3Cb%3E"));
      await expect(page.getByTestId("bad-link")).toContainText("is not allowed");
      expect(await kept(page)).toBe(before);
    });
    await test.step("a game that went another way is kept beside the one here", async () => {
      // The person who was sent the last link but one, on another device, chooses something else: by other turns of the
      // answers, until the game is none of those that were sent.
      const seat = 1 - at;
      let [branch, elsewhere] = [links[0], devices[at]];
      for (let shift = 1; links.includes(branch); shift += 1) {
        elsewhere = await device(browser, String(2 + shift), title);
        await elsewhere.goto(links.at(-2)!);
        await elsewhere.locator(`[data-testid="i-am"][data-seat="${seat + 1}"]`).click();
        for (let turn = turns + shift; (await waits(elsewhere)) === "mine"; turn += 1) {
          await title.answer(elsewhere, presser(elsewhere, title.game), turn);
        }
        branch = await copied(elsewhere);
      }
      const page = devices[at];
      const before = await kept(page);
      await page.goto(branch);
      await expect(page.getByTestId("relation")).toHaveText("This link has a different version of the game");
      expect(await kept(page)).toBe(before);
      await page.getByTestId("keep-branch").click();
      await expect(page.getByTestId("table")).toBeVisible();
      const both = JSON.parse(await kept(page)) as [string, string][];
      expect(both).toHaveLength(2);
      expect(both.map(([, save]) => save)).toContain((JSON.parse(before) as [string, string][])[0][1]);
    });
  });
}

test("on a phone the game is sent as a QR code @phone", async ({ page }) => {
  await page.addInitScript(correspondent);
  await invite(page, TITLES[0]);
  const turn = page.locator('[data-testid="i-am"].btn--primary');
  await page.getByTestId("i-am").and(page.locator(`:not([data-seat="${await turn.getAttribute("data-seat")}"])`)).tap();
  await expect(page.getByTestId("send")).toBeVisible();
  for (const button of await page.getByTestId("send").getByRole("button").all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByTestId("send-qr").tap();
  await expect(page.getByTestId("qr")).toHaveAccessibleName(/^QR code of the link, \d+ characters$/);
  await page.getByTestId("close-qr").tap();
  await expect(page.getByTestId("send")).toContainText("Sent.");
});

test("San Juan shows the whole hand while the link is to be sent @desk", async ({ page }) => {
  const title = TITLES[0];
  await page.addInitScript(correspondent);
  await invite(page, title);
  await page.locator('[data-testid="i-am"].btn--primary').click();
  for (let turn = 0; (await waits(page)) === "mine"; turn += 1) await title.answer(page, presser(page, title.game), turn);
  const top = (await page.getByTestId("prompt").boundingBox())!.y;
  const cards = await page.locator(".hand .card").all();
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    const { y, height } = (await card.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(top + 1);
  }
});
