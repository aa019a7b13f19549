// A whole game: how long a tap takes to show, what the page itself has to do for it, and what keeps the main thread
// busy. Times on the clock hold on a quiet machine only, and include what opponents think; what is counted as work is
// the time that the page's main thread computed, whatever else the machine did and whoever thought meanwhile.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat } from "../helpers/puerto-rico";
import { booted } from "../helpers/page";
import { answer, type AnswerBy, myTurn, type Press } from "../helpers/table";
import { type Figures, share } from "./figures";
import type { Link } from "./link";
import { tasks, traced } from "./trace";
import { MINE, OVER, slowDown, type Tapped, watch } from "./watch";

const SEED = "1897";

/** How a question of each game is answered. */
export const ANSWERS: Record<string, AnswerBy> = {
  "san-juan": answer,
  "puerto-rico": answerMat,
  ginkgopolis: answerCity,
};

/** What the main thread has computed so far, in ms, and how often it laid out. */
interface Work {
  all: number;
  script: number;
  style: number;
  layout: number;
  layouts: number;
}

/** Sets a table of one person and Apprentices, and starts. */
export async function begin(page: Page, link: Link, game: string, seats: number) {
  await page.goto(`${link.url}#/new/${game}`);
  await booted(page);
  const who = page.getByLabel(/^Who is player/);
  while ((await who.count()) < seats) await page.getByRole("button", { name: "Add a player" }).click();
  const remove = page.getByRole("button", { name: /^Remove/ });
  while ((await who.count()) > seats) await remove.last().click();
  for (let seat = 1; seat < seats; seat += 1) await who.nth(seat).selectOption({ label: "Apprentice" });
  await page.getByLabel("Seed").fill(SEED);
  await page.getByRole("button", { name: "Start the game" }).click();
}

async function work(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const ms = (name: string) => of(name) * 1000;
  const [style, layout] = [ms("RecalcStyleDuration"), ms("LayoutDuration")];
  return { all: ms("TaskDuration"), script: ms("ScriptDuration"), style, layout, layouts: of("LayoutCount") };
}

/** Clicks in the page, without the waits of a real pointer. */
export const clicks =
  (page: Page): Press =>
  async (selector, index) => {
    await page.locator(selector).nth(index).evaluate((element: HTMLElement) => element.click());
  };

/** Median, 90 % and longest of some values. */
export function spread(name: string, values: number[]): Figures {
  const rows = { median: 0.5, "90 %": 0.9, longest: 1 };
  return Object.fromEntries(Object.entries(rows).map(([row, part]) => [`${name}: ${row}`, share(values, part)]));
}

/** A whole game of `seats`, the others played by opponents, or its first `most` questions. */
export async function measurePlay(browser: Browser, link: Link, cpu: number, game: string, seats: number, most: number): Promise<Figures> {
  link.speed = null;
  const context = await browser.newContext();
  await watch(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await begin(page, link, game, seats);
  await myTurn(page);
  // What the beginning fetches ahead is not part of the game.
  await link.quiet();
  await slowDown(page, cpu);
  await page.evaluate(() => void (window.measured.long.length = 0));
  const taps: (Tapped & { work: Work })[] = [];
  const press: Press = async (selector, index) => {
    const target = page.locator(selector).nth(index);
    const before = await work(session);
    const tapped = await target.evaluate((element: HTMLElement, [mine, over]) => window.measured.tap(element, mine, over), [MINE, OVER]);
    const after = await work(session);
    const spent = Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name as keyof Work]]));
    taps.push({ ...tapped, work: spent as unknown as Work });
  };
  const [changes, actions] = await page.evaluate(() => [window.measured.changes, window.measured.actions()]);
  let questions = 0;
  const trace = await traced(browser, page, async () => {
    while (questions < most && (await myTurn(page)) === "mine") {
      await ANSWERS[game](page, press, questions);
      questions += 1;
    }
  });
  const seen = await page.evaluate(() => {
    const { long, changes, actions } = window.measured;
    return { long, changes, actions: actions() };
  });
  await context.close();
  const known = (of: typeof taps, read: (tap: Tapped) => number | null) => of.map(read).filter((ms) => ms !== null);
  const answers = taps.filter((tap) => tap.next !== null);
  const sum = (name: keyof Work) => answers.reduce((all, tap) => all + tap.work[name], 0) / answers.length;
  const moves = seen.actions - actions;
  const computed = tasks(trace);
  return {
    questions,
    taps: taps.length,
    actions: moves,
    ...spread("tap to changed board, ms", known(taps, (tap) => tap.changed)),
    ...spread("tap to next prompt, nobody between, ms", known(answers.filter((tap) => !tap.others), (tap) => tap.next)),
    ...spread("tap to next prompt, others' thinking included, ms", known(answers, (tap) => tap.next)),
    ...spread("work from tap to next prompt, ms", answers.map((tap) => tap.work.all)),
    "of it, on average: script, ms": sum("script"),
    "of it, on average: style, ms": sum("style"),
    "of it, on average: layout, ms": sum("layout"),
    "layouts for an answer, on average": sum("layouts"),
    "changes of the document for an action, on average": (seen.changes - changes) / moves,
    "longest task, ms computed": Math.max(0, ...computed),
    "tasks that computed over 50 ms": computed.filter((ms) => ms > 50).length,
    "longest task, ms": Math.max(0, ...seen.long),
    "tasks over 50 ms": seen.long.length,
    "tasks over 50 ms: together, ms": seen.long.reduce((all, ms) => all + ms, 0),
  };
}
