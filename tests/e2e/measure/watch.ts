// What a page notes of itself while it is measured; runs before its first script.
import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    measured: {
      /** Milliseconds since the address was opened until the last picture of a size not seen before. */
      largest: number;
      /** Lengths of tasks over 50 ms on the main thread. */
      long: number[];
      /** How often a saved game was written. */
      writes: number;
      /** How many actions the saved game has. */
      actions: () => number;
      /** How often opponents were asked. */
      asked: number;
      /** How many changes of the document have been seen. */
      changes: number;
      /** Waits until something that matches is there and painted; the time since the address was opened. */
      painted: (selector: string) => Promise<number>;
      /** Clicks, and times what follows. */
      tap: (target: HTMLElement, mine: string, over: string) => Promise<Tapped>;
    };
  }
}

/** What followed a tap, in milliseconds. */
export interface Tapped {
  /** Whether opponents had to think before. */
  others: boolean;
  /** Until the changed table was painted; `null` if nothing changed within a second. */
  changed: number | null;
  /** Until the next question of one's own was painted, if the tap answered one and there is another. */
  next: number | null;
}

/** A question of one's own, and the end of the game. */
export const MINE = '[data-testid="prompt"][data-mine="true"]';
export const OVER = '[data-testid="to-results"]';

/** Notes everything about the pages of a context. */
export async function watch(context: BrowserContext) {
  await context.addInitScript(note);
  await context.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
}

function note() {
  const measured: Window["measured"] = { largest: 0, long: [], writes: 0, changes: 0, asked: 0, actions, painted, tap };
  window.measured = measured;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => (measured.largest = entry.startTime));
  observe("longtask", (entry) => measured.long.push(entry.duration));
  document.addEventListener("DOMContentLoaded", () => {
    const count = new MutationObserver((records) => (measured.changes += records.length));
    count.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...message: unknown[]) {
    measured.asked += 1;
    postMessage.apply(this, message as Parameters<typeof postMessage>);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith("sobremesa.save.")) measured.writes += 1;
    setItem.call(this, key, value);
  };

  /** The task behind the next frame: what was changed before has been painted. */
  function afterPaint(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((done) => {
      port1.onmessage = () => done();
      requestAnimationFrame(() => port2.postMessage(null));
    });
  }

  async function painted(selector: string): Promise<number> {
    while (!document.querySelector(selector)) await afterPaint();
    await afterPaint();
    return performance.now();
  }

  function actions(): number {
    const key = Object.keys(localStorage).find((key) => key.startsWith("sobremesa.save."))!;
    const { record } = JSON.parse(localStorage.getItem(key)!).save;
    return record.actions?.length ?? record.steps;
  }

  async function tap(target: HTMLElement, mine: string, over: string): Promise<Tapped> {
    const table = document.querySelector('[data-testid="table"]')!;
    const { writes, asked } = measured;
    let changed: number | null = null;
    const start = performance.now();
    const first = new Promise<void>((done) => {
      const seen = new MutationObserver(() => {
        seen.disconnect();
        void afterPaint().then(() => {
          changed = performance.now() - start;
          done();
        });
      });
      // Focus moves whenever something is tapped; the board changes by its elements, words and classes.
      seen.observe(table, { subtree: true, childList: true, characterData: true, attributeFilter: ["class", "data-mine", "aria-disabled"] });
      setTimeout(() => (seen.disconnect(), done()), 1000);
    });
    target.click();
    await first;
    const question = () => document.querySelector(`${mine}, ${over}`)?.outerHTML;
    const firstShown = question();
    // The game is kept in a task behind the one of the tap.
    await new Promise((done) => setTimeout(done, 0));
    if (measured.writes === writes) return { changed, next: null, others: false };
    while (question() === undefined) await afterPaint();
    await afterPaint();
    const others = measured.asked > asked;
    // Where nobody else was asked, the first picture may have shown the next question already.
    const next = !others && firstShown === question() ? changed : performance.now() - start;
    return { changed, next: document.querySelector(over) ? null : next, others };
  }
}

/** Slows the page's main thread down. */
export async function slowDown(page: Page, times: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
