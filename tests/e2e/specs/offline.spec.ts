// The service worker: offline after the first visit, and never a new version
// under a running game.
import { expect, test } from "../helpers/test";
import { askServiceWorker, booted, goOffline, open, readyOffline } from "../helpers/page";

test.use({ serviceWorkers: "allow" });

test("after the first visit the page needs no network @desk", async ({ page, site, watch }) => {
  await open(page, site.url);
  await readyOffline(page);
  await goOffline(page, site, watch);
  await page.reload();
  await booted(page);
  for (const address of ["?source=home-screen", "index.html", "#/settings"]) await open(page, site.url + address);
  for (const [game, rule] of [["san-juan", "SJ-WIN-2"], ["puerto-rico", "PR-SET-01"]]) {
    await open(page, `${site.url}#/rules/${game}/${rule}`);
    await expect(page.locator(`#${rule}`), "the rules were kept as well").toBeInViewport();
  }
  for (const game of ["san-juan", "puerto-rico", "ginkgopolis"]) {
    await open(page, `${site.url}#/new/${game}`);
    await expect(page.locator(".setup"), "every game was kept, also those that were never opened").toBeVisible();
  }
  // An address below the scope that does not exist leads back to the game.
  await open(page, `${site.url}no/such/page`);
  expect(page.url()).toBe(site.url);
});

test("a file that the browser has thrown away is noticed @desk", async ({ page }) => {
  await open(page);
  await readyOffline(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (/\/worker\.js$/.test(request.url)) await cache.delete(request);
    }
  });
  expect(await askServiceWorker(page)).toMatch(/^offline-missing /);
});

test.describe("a newer version", () => {
  test("waits until it is asked for, then replaces the older one and its cache @desk", async ({ page, site }) => {
    await open(page, site.url);
    await readyOffline(page);
    const before = await askServiceWorker(page);

    await site.publish("newer");
    await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
    });
    const waits = () => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
    await expect.poll(waits).toBe(true);
    expect(await askServiceWorker(page), "nothing changes unasked").toBe(before);
    await page.reload();
    await booted(page);
    expect(await askServiceWorker(page), "nor by a reload").toBe(before);

    const second = await page.context().newPage();
    await open(second, site.url);
    expect(await askToSkip(page), "not while another tab plays").toBe("update-blocked 1");
    expect(await askServiceWorker(page)).toBe(before);
    await second.close();

    expect(await askToSkip(page)).toBe("changed");
    await expect.poll(() => askServiceWorker(page)).toBe("offline-ready newer");
    const kept = () => page.evaluate(() => caches.keys());
    await expect.poll(kept).toEqual([`sobremesa ${site.url} newer`]);
  });

  test("that is published only by half is not taken @desk", async ({ page, site, watch }) => {
    watch.expected.push(/integrity/i);
    await open(page, site.url);
    await readyOffline(page);
    const before = await askServiceWorker(page);
    await site.write("art/ui.svg", "<!-- not what the list says -->");
    await site.publish("half");
    const end = await page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      const coming = registration.installing;
      if (!coming) return "nothing is installing";
      while (coming.state === "installing") await new Promise((done) => setTimeout(done, 20));
      return coming.state;
    });
    expect(end).toBe("redundant");
    expect(await askServiceWorker(page)).toBe(before);
  });
});

/** Asks the waiting worker to take over; its refusal, or "changed". */
function askToSkip(page: import("@playwright/test").Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const answer = new Promise<string>((done) => {
      navigator.serviceWorker.addEventListener("message", (event) => {
        if (String(event.data).startsWith("update-blocked")) done(event.data);
      });
      navigator.serviceWorker.addEventListener("controllerchange", () => done("changed"));
    });
    registration.waiting!.postMessage("skip-waiting");
    return answer;
  });
}
