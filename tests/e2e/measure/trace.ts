// The browser's own account of its tasks.
import type { Browser, Page } from "@playwright/test";

interface Entry {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds that the thread itself computed. */
  tdur?: number;
  args?: { name?: string };
}

/** A task as the browser's threads run them. */
const TASK = /RunTask$/;
const MAIN = "CrRendererMain";

/** What the browser writes down while something is done. */
export async function traced(browser: Browser, page: Page, what: () => Promise<void>): Promise<Entry[]> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  const failed = await what().then(() => null, (error: unknown) => ({ error }));
  // In any case: nothing else can be traced before.
  const written = await browser.stopTracing();
  if (failed) throw failed.error;
  return (JSON.parse(written.toString()) as { traceEvents: Entry[] }).traceEvents;
}

/** How long the tasks of the page's main thread computed, in ms. */
export function tasks(trace: Entry[]): number[] {
  const thread = ({ pid, tid }: Entry) => `${pid} ${tid}`;
  const mains = new Set(trace.filter(({ name, args }) => name === "thread_name" && args?.name === MAIN).map(thread));
  // Other pages have a main thread as well; the one that is played on does more than all of them.
  const of = new Map<string, number[]>();
  for (const entry of trace) {
    if (entry.ph !== "X" || entry.tdur === undefined || !TASK.test(entry.name) || !mains.has(thread(entry))) continue;
    if (!of.has(thread(entry))) of.set(thread(entry), []);
    of.get(thread(entry))!.push(entry.tdur / 1000);
  }
  const sum = (list: number[]) => list.reduce((all, ms) => all + ms, 0);
  return [...of.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
