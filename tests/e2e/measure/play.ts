// A whole game at a table of four: how long a tap takes to show, and what keeps the main thread busy.
import type { Browser, Page } from "@playwright/test";
import { answerCity } from "../helpers/city";
import { answerMat } from "../helpers/mat";
import { booted } from "../helpers/page";
import { answer, type AnswerBy, myTurn, type Press } from "../helpers/table";
import { type Figures, share } from "./figures";
import type { Link } from "./link";
import { MINE, OVER, slowDown, type Tapped, watch } from "./watch";

const SEATS = 4;
const SEED = "1897";

const ANSWERS: Record<string, AnswerBy> = {
  "san-juan": answer,
  "puerto-rico": answerMat,
  ginkgopolis: answerCity,
};

async function begin(page: Page, link: Link, game: string) {
  await page.goto(`${link.url}#/new/${game}`);
  await booted(page);
  const who = page.getByLabel(/^Who plays seat/);
  while ((await who.count()) < SEATS) await page.getByRole("button", { name: "Add a seat" }).click();
  for (let seat = 1; seat < SEATS; seat += 1) await who.nth(seat).selectOption({ label: "Apprentice" });
  await page.getByLabel("Seed").fill(SEED);
  await page.getByRole("button", { name: "Start the game" }).click();
}

/** A whole game against three opponents, or its first `most` questions. */
export async function measurePlay(browser: Browser, link: Link, cpu: number, game: string, most: number): Promise<Figures> {
  link.speed = null;
  const context = await browser.newContext();
  await watch(context);
  const page = await context.newPage();
  await begin(page, link, game);
  await myTurn(page);
  // What the beginning fetches ahead is not part of the game.
  await link.quiet();
  await slowDown(page, cpu);
  await page.evaluate(() => void (window.measured.long.length = 0));
  const taps: Tapped[] = [];
  const press: Press = async (selector, index) => {
    const target = page.locator(selector).nth(index);
    taps.push(await target.evaluate((element: HTMLElement, [mine, over]) => window.measured.tap(element, mine, over), [MINE, OVER]));
  };
  let questions = 0;
  while (questions < most && (await myTurn(page)) === "mine") {
    await ANSWERS[game](page, press, questions);
    questions += 1;
  }
  const long = await page.evaluate(() => window.measured.long);
  await context.close();
  const known = (read: (tap: Tapped) => number | null) => taps.map(read).filter((ms) => ms !== null);
  const [changed, next] = [known((tap) => tap.changed), known((tap) => tap.next)];
  return {
    questions,
    taps: taps.length,
    "tap to changed board, ms: median": share(changed, 0.5),
    "tap to changed board, ms: 90 %": share(changed, 0.9),
    "tap to changed board, ms: longest": share(changed, 1),
    "tap to next prompt, ms: median": share(next, 0.5),
    "tap to next prompt, ms: 90 %": share(next, 0.9),
    "tap to next prompt, ms: longest": share(next, 1),
    "longest task, ms": Math.max(0, ...long),
    "tasks over 50 ms": long.length,
    "tasks over 50 ms: together, ms": long.reduce((all, ms) => all + ms, 0),
  };
}
