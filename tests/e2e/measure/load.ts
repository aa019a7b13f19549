// From the address to the table, on a slow link with a slow processor.
import type { Browser, Page } from "@playwright/test";
import { askServiceWorker } from "../helpers/page";
import type { Figures } from "./figures";
import { after, type Link, SLOW_4G } from "./link";
import { MINE, slowDown, watch } from "./watch";

const START = "Start the game";
/** What a page is made of when everything for it has come. */
const USABLE = { home: ".home__main", "set-up": ".setup" };
/** How long somebody looks at the set-up page. */
const LOOKS_MS = 5000;

async function newPage(browser: Browser, cpu: number): Promise<Page> {
  const context = await browser.newContext();
  await watch(context);
  const page = await context.newPage();
  await slowDown(page, cpu);
  return page;
}

/** When a page that is opened for the first time can be used. */
async function arrived(page: Page, figures: Figures, name: keyof typeof USABLE) {
  figures[`${name}: usable, ms`] = await page.evaluate((main) => window.measured.painted(main), USABLE[name]);
}

/** First and largest paint so far, and what the page has fetched, without what the service worker fetches ahead. */
async function settled(page: Page, link: Link, figures: Figures, name: string) {
  const [first, largest] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0].startTime,
    window.measured.largest,
  ]);
  figures[`${name}: first paint, ms`] = first;
  figures[`${name}: largest paint, ms`] = largest;
  fetched(link, figures, name);
}

function fetched(link: Link, figures: Figures, name: string) {
  figures[`${name}: kB`] = link.page.bytes / 1000;
  figures[`${name}: requests`] = link.page.requests;
}

/** The person begins, so that nobody's thinking is measured. */
async function beginFirst(page: Page) {
  const first = page.getByRole("combobox", { name: "First player" });
  if (await first.count()) await first.selectOption({ index: 1 });
}

/** A link to the table being set, as somebody would send it. */
async function shared(page: Page): Promise<string> {
  await page.evaluate(() => {
    const text = { writeText: (text: string) => Promise.resolve(void document.body.setAttribute("data-link", text)) };
    Object.defineProperty(navigator, "clipboard", { value: text });
  });
  await page.getByRole("button", { name: "Share this set-up" }).click();
  return (await page.waitForFunction(() => document.body.getAttribute("data-link"))).jsonValue() as Promise<string>;
}

/** One first visit of the home page. */
export async function measureHome(browser: Browser, link: Link, cpu: number): Promise<Figures> {
  const figures: Figures = {};
  link.speed = SLOW_4G;
  const page = await newPage(browser, cpu);
  link.restart();
  await page.goto(link.url);
  await arrived(page, figures, "home");
  await link.quiet();
  await settled(page, link, figures, "home");
  await page.context().close();
  return figures;
}

/** A first visit that begins at the set-up page, and a later one to the game that came of it; the link that was shared. */
async function setUp(browser: Browser, link: Link, cpu: number, game: string, figures: Figures): Promise<string> {
  const page = await newPage(browser, cpu);
  link.restart();
  await page.goto(`${link.url}#/new/${game}`);
  await arrived(page, figures, "set-up");
  await after(LOOKS_MS);
  await settled(page, link, figures, "set-up");
  await beginFirst(page);
  const start = page.getByRole("button", { name: START });
  figures["Start, after 5 s, to the first prompt, ms"] = await start.evaluate(async (button: HTMLElement, mine) => {
    const clicked = performance.now();
    button.click();
    return (await window.measured.painted(mine)) - clicked;
  }, MINE);
  await link.quiet();
  fetched(link, figures, "a game begun");
  const table = page.url();
  // What the service worker fetches ahead need not be waited for at this speed.
  link.speed = null;
  while (!(await askServiceWorker(page)).startsWith("offline-ready")) await link.quiet();
  figures["fetched ahead by the service worker: kB"] = link.ahead.bytes / 1000;
  link.speed = SLOW_4G;
  const later = await page.context().newPage();
  await page.close();
  await slowDown(later, cpu);
  await later.goto(table);
  figures["later visit to the running game, ms"] = await later.evaluate((mine) => window.measured.painted(mine), MINE);
  await later.goto(`${link.url}#/new/${game}`);
  await later.reload();
  await beginFirst(later);
  const code = await shared(later);
  await later.context().close();
  return code;
}

/** Somebody opens a link that was sent to them, and begins as soon as it can be done. */
async function straight(browser: Browser, link: Link, cpu: number, address: string, figures: Figures) {
  const page = await newPage(browser, cpu);
  link.restart();
  await page.goto(address);
  const prompt = page.evaluate((mine) => window.measured.painted(mine), MINE);
  await page.getByRole("button", { name: START }).click();
  figures["shared link to the first prompt, ms"] = await prompt;
  await link.quiet();
  fetched(link, figures, "shared link");
  await page.context().close();
}

/** Everything about coming to a game for the first time and later. */
export async function measureLoad(browser: Browser, link: Link, cpu: number, game: string): Promise<Figures> {
  const figures: Figures = {};
  link.speed = SLOW_4G;
  const address = await setUp(browser, link, cpu, game, figures);
  await straight(browser, link, cpu, address, figures);
  return figures;
}
