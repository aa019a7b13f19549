// `cargo xtask endure`: one page, never reloaded, at which one game follows the other: all seats played by opponents, a
// seat played by the test with moves taken back, replays, the same deal once more, games left and deleted, the tab frozen
// and slowed, the clock set forward and back. What the page holds on to at the end is compared with what it held after
// warming up.
import { mkdir, writeFile } from "node:fs/promises";
import { type CDPSession, type Page, expect, test } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat } from "../helpers/puerto-rico";
import { ownSite } from "../helpers/site";
import { type AnswerBy, answer, answerOne, myTurn } from "../helpers/table";
import { booted, open } from "../helpers/page";
import { after } from "../measure/link";
import { BOUNDED, type Sample, growth, prepare, sample, table } from "./sample";

const { minutes, most } = JSON.parse(process.env.ENDURE!) as { minutes: number; most: number };
const RESULTS = "artefacts/endure.json";
const GAMES: [string, AnswerBy][] = [["san-juan", answer], ["puerto-rico", answerMat], ["ginkgopolis", answerCity]];
const LONGEST_GAME = 600_000;
const DAY = 86_400_000;
const STATISTICS = "sobremesa.statistics";

const go = (page: Page, hash: string) => page.evaluate((hash) => (location.hash = hash), hash);

/** Sets a table; the person's seat stays, or goes to an opponent. */
async function begin(page: Page, game: string, seed: number, person: boolean) {
  await go(page, `#/new/${game}`);
  await page.getByLabel("Seed").waitFor();
  const seats = page.getByLabel(/^Who is player/);
  for (let seat = person ? 1 : 0; seat < (await seats.count()); seat += 1) await seats.nth(seat).selectOption({ label: "Apprentice" });
  await page.getByLabel("Seed").fill(String(seed));
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByTestId("table").waitFor();
}

const ended = (page: Page) => page.getByTestId("to-results").first().waitFor({ timeout: LONGEST_GAME });

/** A whole game of opponents, watched once more; its result; some of the same deal again. */
async function watched(page: Page, game: string, seed: number, trouble: () => Promise<void>) {
  await begin(page, game, seed, false);
  await trouble();
  await ended(page);
  await page.getByTestId("watch-again").click();
  // Goes on from the middle by itself; the whole of it would be most of the hours, and little of what is held on to.
  await page.getByTestId("replay-slider").click();
  await after(2_000);
  await page.getByTestId("to-now").click();
  await ended(page);
  await page.getByTestId("to-results").first().click();
  await page.getByTestId("same-deal").click();
  await page.getByTestId("table").waitFor();
  await after(500);
}

/** Some questions of a person, each second answer taken back and given again. */
async function played(page: Page, game: string, seed: number, by: AnswerBy) {
  await begin(page, game, seed, true);
  const press = (selector: string, index: number) => page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } });
  for (let turn = 0; turn < 6 && (await myTurn(page)) === "mine"; turn += 1) {
    await answerOne(page, turn, (turn) => by(page, press, turn));
    const undo = page.getByTestId("undo");
    if (turn % 2 === 0 && (await undo.count()) > 0 && (await undo.getAttribute("aria-disabled")) !== "true") await undo.click();
  }
}

/** Deletes every saved game, and what is known of the finished ones: 230 bytes each, which are meant to stay. */
async function clear(page: Page) {
  await page.evaluate((key) => localStorage.removeItem(key), STATISTICS);
  await go(page, "#/saved");
  await page.getByRole("heading", { name: "Saved games" }).waitFor();
  const rows = page.locator(".rows > li");
  while ((await rows.count()) > 0) {
    const before = await rows.count();
    await page.getByRole("button", { name: /^Delete/ }).first().click();
    await expect(rows).toHaveCount(before - 1);
  }
}

/** What happens to a tab: it is slowed, frozen, or the clock is set. */
function troubles(page: Page, session: CDPSession): (() => Promise<void>)[] {
  const skew = (by: number) => page.evaluate((by) => void ((globalThis as unknown as { skew: number }).skew += by), by);
  return [
    async () => undefined,
    async () => {
      await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await after(5_000);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    },
    async () => {
      await session.send("Page.setWebLifecycleState", { state: "frozen" });
      await after(10_000);
      await session.send("Page.setWebLifecycleState", { state: "active" });
    },
    () => skew(DAY),
    () => skew(-2 * DAY),
  ];
}

test("a page that stays open", async ({ browser }) => {
  const site = await ownSite();
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.addInitScript(prepare);
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, site.url);
  await booted(page);
  const session = await context.newCDPSession(page);
  const trouble = troubles(page, session);
  const [since, samples] = [Date.now(), [] as Sample[]];
  let games = 0;
  for (let cycle = 0; Date.now() - since < minutes * 60_000; cycle += 1) {
    for (const [game, by] of GAMES) {
      await watched(page, game, cycle, trouble[(cycle + games) % trouble.length]);
      await played(page, game, cycle, by);
      games += 3;
      await clear(page);
    }
    await go(page, "#/statistics");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await go(page, "#/");
    await page.locator(".home").waitFor();
    samples.push(await sample(page, session, since, games));
    console.log(table(samples.slice(-1)));
    await mkdir("artefacts", { recursive: true });
    await writeFile(RESULTS, JSON.stringify(samples, null, 2));
  }
  console.log(`\n${table(samples)}`);
  // The first eighth of the time, an hour of eight, is for warming up.
  const warm = Math.max(1, samples.findIndex((sample) => sample.minutes > minutes / 8));
  const grown = growth(samples, warm);
  console.log(BOUNDED.map((name) => `${name} ${grown[name].toFixed(3)}`).join(", "));
  expect(complaints).toEqual([]);
  for (const name of BOUNDED) expect(grown[name], name).toBeLessThanOrEqual(most);
  await site.close();
});
