// A service worker that is stopped at each step of its update, in the middle of a game: the page comes up again, with the
// old version or the new one, without a network, too, and the game is where it was.
import type { Page } from "@playwright/test";
import { booted, goOffline, open, readyOffline } from "../helpers/page";
import { storedGames } from "../helpers/screens";
import type { OwnSite } from "../helpers/site";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

test.use({ serviceWorkers: "allow" });

/** What a service worker does that another version waits for. */
const STEPS = ["CacheStorage open", "Cache addAll", "CacheStorage keys", "CacheStorage delete", "Clients claim", "Clients matchAll", "ServiceWorkerGlobalScope skipWaiting"];

/** Publishes a version that stands still at a step: it has begun and never ends. */
async function publishBroken(site: OwnSite, step: string) {
  await site.publish(`stands still at ${step}`);
  const [of, name] = step.split(" ");
  const still = `${of}.prototype.${name} = () => new Promise(() => {});\n`;
  await site.write("sw.js", still + (await site.read("sw.js")));
}

/** Stops all service workers. Asked of the browser: the page may wait for one that never answers. */
async function stopWorkers(page: Page) {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  const workers = targetInfos.filter(({ type }) => type === "service_worker");
  expect(workers).not.toEqual([]);
  for (const { targetId } of workers) await session.send("Target.closeTarget", { targetId });
  await session.detach();
}

for (const step of STEPS) {
  test(`a service worker stopped at ${step} leaves a page that works, and the game @desk @long`, async ({ page, site, watch }) => {
    test.setTimeout(45_000);
    watch.expected.push(/service.?worker/i);
    await open(page, site.url);
    await readyOffline(page);
    await page.goto(`${site.url}#/new/san-juan`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await myTurn(page);
    const [address, before] = [page.url(), await storedGames(page)];
    await publishBroken(site, step);
    // It never answers where the new version stands still while it is installed.
    await page.evaluate(() => void navigator.serviceWorker.getRegistration().then((own) => own!.update()).catch(() => undefined));
    const told = page.getByText("It will load after this game.");
    const isWaiting = await told.waitFor({ timeout: 4_000 }).then(() => true, () => false);
    if (isWaiting) {
      await page.evaluate(() => (location.hash = "#/"));
      // It reloads where the new version comes as far as that.
      const loaded = page.waitForEvent("load", { timeout: 3_000 }).catch(() => undefined);
      // The reload may be on its way for as long as the worker stands still, and a press would wait for it.
      await page.getByRole("button", { name: "Reload now" }).click({ noWaitAfter: true });
      await loaded;
    }
    await stopWorkers(page);
    // A reload that the page has asked for before may come in between.
    await expect(() => page.goto(address, { timeout: 10_000 })).toPass();
    await page.reload();
    await booted(page);
    await myTurn(page);
    expect((await storedGames(page)).map(([key]) => key)).toEqual(before.map(([key]) => key));
    await goOffline(page, site, watch);
    await page.reload();
    await booted(page);
    await myTurn(page);
  });
}
