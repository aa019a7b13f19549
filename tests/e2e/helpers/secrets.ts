// Pass and play: what the document says at any moment, and to whom. A recorder in the page notes every piece that is
// named or drawn in whatever enters the document, leaves it or changes in it; what each seat may have seen is read from
// the positions in the save.
import type { Page } from "@playwright/test";
import { open } from "./page";
import { expect } from "./test";

/** Whom the recorder takes for the reader while the curtain is up. */
export const NOBODY = "0";
/** Whom it takes for the reader of what is stored: another tab may show it to anybody. */
export const EVERYBODY = "all";

/** What was named since the last look, and where first, by reader: the number of a seat from 1, or [`NOBODY`]. */
type Told = Record<string, [found: string, where: string][]>;
/* Positions as `docs/positions.md` has them, as far as they are read here. */
export type Position = Record<string, any>;
/** The pieces that a seat sees in a position, by seat from 0; `asked` is the seat that has to choose. */
type Seen = (position: Position, asked: number) => string[][];

/** A game as these tests see it. */
export interface Pieces {
  /** Finds the names and drawings of pieces in a piece of HTML; what it finds in groups is the piece's key. */
  pattern: string;
  /** The key behind a found text. */
  key: (found: string) => string;
  /** Finds all sentences whose pieces everybody has seen, wherever they went. */
  open?: RegExp;
  seen: Seen;
}

declare global {
  interface Window {
    drainTold: () => Told;
  }
}

/** A table for several people at one device, with opponents behind them. */
export interface Together {
  game: string;
  people: number;
  opponents?: number;
  /** Options of the set-up page, by their beginnings. */
  options?: string[];
}

/** Sets a table for several people and begins. */
export async function startFor(page: Page, { game, people, opponents = 0, options = [] }: Together, pace = "instant") {
  await page.addInitScript((pace) => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace })), pace);
  await open(page, `./#/new/${game}`);
  const who = page.getByLabel(/^Who is player/);
  while ((await who.count()) < people + opponents) await page.getByRole("button", { name: "Add a player" }).click();
  while ((await who.count()) > people + opponents) await page.getByRole("button", { name: /^Remove/ }).last().click();
  for (let seat = 1; seat < people; seat += 1) await who.nth(seat).selectOption({ label: "Human" });
  for (const title of options) await page.getByRole("checkbox", { name: new RegExp(`^${title}`) }).check({ force: true });
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("curtain")).toBeVisible();
}

/** Records from the first script of every page on; call before the site is opened. `owner` is the seat, from 1, of the
 * only person at the device, if there is only one. */
export async function recordNames(page: Page, pattern: string, owner = "") {
  await page.addInitScript(record, { pattern, nobody: NOBODY, everybody: EVERYBODY, owner });
}

function record({ pattern, nobody, everybody, owner }: { pattern: string; nobody: string; everybody: string; owner: string }) {
  const pieces = new RegExp(pattern, "gi");
  let told: Record<string, Map<string, string>> = {};
  let [reader, last] = ["", owner];
  const note = (who: string, text: string | null) => {
    const names = (told[who] ??= new Map());
    for (const { 0: found, index } of (text ?? "").matchAll(pieces)) {
      if (!names.has(found)) names.set(found, text!.slice(Math.max(0, index - 120), index + 120));
    }
  };
  const html = (node: Node) => (node instanceof Element ? node.outerHTML : node.textContent);
  /** Who reads the document as it is now. */
  const readerNow = () => {
    const curtain = document.querySelector<HTMLElement>(".curtain");
    if (!curtain) return last;
    last = curtain.dataset.seat!;
    return nobody;
  };
  const read = (records: MutationRecord[]) => {
    const [before, after] = [reader, (reader = readerNow())];
    // What came and went again between two looks was there for whoever had the device, not for the curtain.
    const between = before && before !== nobody ? before : after;
    for (const { type, target, oldValue, attributeName, addedNodes, removedNodes } of records) {
      const now = target.isConnected ? after : between;
      if (type === "attributes") note(now, (target as Element).getAttribute(attributeName!));
      if (type === "characterData") note(now, target.textContent);
      note(between, oldValue);
      for (const node of addedNodes) note(node.isConnected ? after : between, html(node));
      for (const node of removedNodes) note(node.isConnected ? after : between, html(node));
    }
    // What a reader has left behind does not change, so it would not be recorded again.
    if (before !== after) note(after, document.documentElement.outerHTML);
  };
  const watch = new MutationObserver(read);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watch.observe(document, { ...all, attributeOldValue: true, characterDataOldValue: true });
  // Whatever is stored beside the saves themselves is told to every other tab, and shown there.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (!key.startsWith("sobremesa.save.")) note(everybody, value);
    setItem.call(this, key, value);
  };
  window.drainTold = () => {
    read(watch.takeRecords());
    note(reader, document.documentElement.outerHTML);
    const drained = Object.entries(told).map(([who, found]) => [who, [...found]]);
    told = {};
    return Object.fromEntries(drained);
  };
}

/** The present position of the only saved game. */
export async function position(page: Page): Promise<Position> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sobremesa.save."));
    return JSON.parse(localStorage.getItem(key!)!).save.record.snapshot;
  });
}

/** What every seat has seen so far, and what it was told. */
export class Knowledge {
  private known: Set<string>[] = [];
  /** Names that a reader was told and might not have been: a game in which this stays 0 proves nothing. */
  secrets = 0;

  constructor(
    private page: Page,
    private pieces: Pieces,
  ) {}

  private public(): Set<string> {
    return this.known.reduce((all, known) => new Set([...all].filter((key) => known.has(key))));
  }

  /** Notes what every seat sees now in the game that `keeper` has; `asked` is the seat that has to choose, from 1. */
  private async look(asked: string, keeper: Page): Promise<string[][]> {
    const seen = this.pieces.seen(await position(keeper), Number(asked) - 1);
    seen.forEach((keys, seat) => {
      const known = (this.known[seat] ??= new Set());
      keys.forEach((key) => known.add(key));
    });
    return seen;
  }

  /** Looks at the document and at everything it has said since the last look; `asked` is the seat at the device, from 1,
   * `page` the device, where there are several, and `keeper` the one that has the game. */
  async check(asked: string, page = this.page, keeper = this.page) {
    await this.look(asked, keeper);
    const told = await page.evaluate(() => window.drainTold());
    // What is shown is kept a moment later.
    const seen = await this.look(asked, keeper);
    for (const [reader, found] of Object.entries(told)) {
      const known = reader === EVERYBODY ? this.public() : (this.known[Number(reader) - 1] ?? new Set());
      const { key, open } = this.pieces;
      const isOpen = (name: string, text: string) => (open && text.match(open)?.some((sentence) => sentence.includes(name))) ?? false;
      const strange = found.filter(([name, text]) => !known.has(key(name)) && !isOpen(name, text));
      expect(strange, `pieces that the reader ${reader} has not seen, in the document`).toEqual([]);
    }
    this.secrets += this.known.filter((known, seat) => seen.some((keys, other) => other !== seat && keys.some((key) => !known.has(key)))).length;
  }
}

/** What the page waits for. */
export async function whatNow(page: Page): Promise<"over" | "curtain" | "mine"> {
  const state = () => {
    const there = (selector: string) => document.querySelector(selector) !== null;
    if (there('[data-testid="to-results"]')) return "over";
    if (there(".curtain")) return "curtain";
    return there('[data-testid="prompt"][data-mine="true"]') && "mine";
  };
  const found = await page.waitForFunction(state, undefined, { timeout: 30_000 });
  return (await found.jsonValue()) as "over" | "curtain" | "mine";
}

/** Lifts the curtain by holding its button; whose it was, from 1. */
export async function lift(page: Page): Promise<string> {
  const curtain = page.getByTestId("curtain");
  const seat = (await curtain.getAttribute("data-seat"))!;
  await page.getByTestId("hold").hover();
  await page.mouse.down();
  await expect(curtain).toHaveCount(0);
  await page.mouse.up();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return seat;
}

/** Closes what the table tells of the others' moves. */
export async function closeRecap(page: Page) {
  if (await page.getByTestId("drawer").count()) await page.keyboard.press("Escape");
  await expect(page.getByTestId("drawer")).toHaveCount(0);
}

/** The document, but for places where nothing stands, for which control of a region is reached by the Tab key, and for
 * what is kept out of sight: that comes by and by. What it names is recorded like everything else. */
export async function fullDocument(page: Page): Promise<string> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const away of copy.querySelectorAll(".is-away")) away.remove();
    return copy.outerHTML.replaceAll(/ tabindex="[^"]*"|<!--.*?-->|\s+(?=<)/gs, "");
  });
}
