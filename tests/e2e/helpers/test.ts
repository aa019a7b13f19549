// `test` with a watch over every page: console errors, uncaught errors,
// requests to other origins and failed requests make the test fail, unless it
// says beforehand that it expects them.
import { test as base, expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { type OwnSite, ownSite } from "./site";

/** Whether everything is tried, what takes long as well: `cargo xtask e2e --long`. */
export const LONG = !!process.env.LONG;

/**
 * Cases that differ by their language, size, game or kind alone: all of them in the long run, otherwise those with the
 * indices `kept` (the first one, if none are given).
 */
export function sample<T>(all: readonly T[], ...kept: number[]): T[] {
  const indices = kept.length ? kept : [0];
  return LONG ? [...all] : all.filter((_, index) => indices.includes(index));
}

/** What a test may do about the watch. */
export interface Watch {
  /** Patterns of complaints that this test provokes on purpose. */
  expected: RegExp[];
  /** Everything that was noticed so far. */
  complaints: string[];
  /** Requests to any other origin are complaints. */
  origins: string[];
}

function watchPage(page: Page, note: (complaint: string) => void) {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
}

function watchContext(context: BrowserContext, { complaints, origins }: Watch) {
  const note = (complaint: string) => complaints.push(complaint);
  context.on("page", (page) => watchPage(page, note));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && !origins.includes(url.origin)) note(`foreign request: ${url.href}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    // A page that is left aborts what is still on its way.
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") note(`failed: ${request.url()} ${why}`);
  });
}

export const test = base.extend<{ watch: Watch; site: OwnSite }>({
  watch: [
    async ({ context, baseURL, serviceWorkers }, use) => {
      const blocked = serviceWorkers === "block" ? [/Service Worker registration blocked/] : [];
      const watch: Watch = { expected: blocked, complaints: [], origins: [new URL(baseURL!).origin] };
      watchContext(context, watch);
      await use(watch);
      const surprising = watch.complaints.filter((text) => !watch.expected.some((pattern) => pattern.test(text)));
      expect(surprising, "nothing may go wrong unnoticed").toEqual([]);
    },
    { auto: true },
  ],
  // Served and changed for this test alone; see helpers/site.ts.
  site: async ({ watch }, use) => {
    const site = await ownSite();
    watch.origins.push(new URL(site.url).origin);
    await use(site);
    await site.close();
  },
});

export { expect };
