// How long somebody who asks waits: for a hint, for the reason of an opponent's move, and for the review of the game.
import type { Browser, Page } from "@playwright/test";
import { answerOne, myTurn } from "../helpers/table";
import type { Figures } from "./figures";
import { after, type Link } from "./link";
import { ANSWERS, begin, clicks, spread } from "./play";
import { slowDown, watch } from "./watch";

/** Questions of a game at which somebody asks; the others are answered only, so that the game comes to its end. */
const ASKS = 20;
const id = (name: string) => `[data-testid="${name}"]`;
/** The answer to "Why?": the reason, that it is a secret, or that there was no choice. */
const WHY = `${id("why-reason")}, ${id("why-secret")}, ${id("why-forced")}`;

/** The longest wait, in ms. */
const MOST = 20_000;

/** Clicks, and returns the milliseconds until something that matches is painted. */
async function wait(page: Page, target: string, shown: string): Promise<number> {
  const waited = page
    .locator(target)
    .last()
    .evaluate(async (element: HTMLElement, shown) => {
      const clicked = performance.now();
      element.click();
      return (await window.measured.painted(shown)) - clicked;
    }, shown);
  return Promise.race([waited, after(MOST).then(() => Promise.reject(new Error(`${shown} does not come`)))]);
}

/** A whole game of `seats`, or its first `most` questions; then its review, if it came to its end. */
export async function measureAsked(browser: Browser, link: Link, cpu: number, game: string, seats: number, most: number): Promise<Figures> {
  link.speed = null;
  const context = await browser.newContext();
  await watch(context);
  const page = await context.newPage();
  await begin(page, link, game, seats);
  await myTurn(page);
  await link.quiet();
  await slowDown(page, cpu);
  await page.evaluate(() => void (window.measured.long.length = 0));
  const press = clicks(page);
  const [hints, whys]: number[][] = [[], []];
  let questions = 0;
  for (; questions < most && (await myTurn(page)) === "mine"; questions += 1) {
    if (questions < ASKS) {
      hints.push(await wait(page, id("hint"), id("hint-nudge")));
      await page.keyboard.press("Escape");
      await page.getByTestId("log").click();
      if (await page.getByTestId("why").count()) whys.push(await wait(page, id("why"), WHY));
      await page.keyboard.press("Escape");
    }
    await answerOne(page, questions, (turn) => ANSWERS[game](page, press, turn));
  }
  const figures: Figures = { questions, ...spread("to a hint, ms", hints), ...spread("to a reason, ms", whys) };
  if ((await myTurn(page)) === "over") {
    await page.getByTestId("to-results").click();
    await page.getByTestId("to-review").or(page.getByTestId("skip")).first().waitFor();
    // At this pace the count may be through already.
    if (await page.getByTestId("skip").isVisible()) await page.getByTestId("skip").click();
    const begun = Date.now();
    figures["review: first screen, ms"] = await wait(page, id("to-review"), "svg.chart");
    await page.getByTestId("review-stop").waitFor({ state: "detached", timeout: 120_000 });
    figures["review: whole, ms"] = Date.now() - begun;
  }
  const long = await page.evaluate(() => window.measured.long);
  figures["longest task, ms"] = Math.max(0, ...long);
  figures["tasks over 50 ms"] = long.length;
  await context.close();
  return figures;
}
