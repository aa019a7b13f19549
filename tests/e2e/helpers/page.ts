// Small steps that many specs share.
import AxeBuilder from "@axe-core/playwright";
import type { Page, TestInfo } from "@playwright/test";
import type { OwnSite } from "./site";
import { expect, type Watch } from "./test";

/** Opens the site and waits until the program has replaced the shell. */
export async function open(page: Page, address = "./") {
  await page.goto(address);
  await booted(page);
}

/** The program has mounted: the shell is gone and something stands in its place. */
export async function booted(page: Page) {
  await expect(page.locator("#shell")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeVisible();
}

/** Sets the size of text as the settings do, in percent, and waits until the rules for it hold. */
export async function setText(page: Page, percent: string) {
  const html = page.locator("html");
  await html.evaluate((html, percent) => html.setAttribute("data-text-scale", percent), percent);
  await expect(html).toHaveAttribute("data-text", percent);
}

/** Chooses a language: over every page, at a table in its menu. */
export async function speak(page: Page, lang: string) {
  const languages = page.getByTestId("language");
  await languages.or(page.getByTestId("menu")).first().waitFor();
  const atTable = (await languages.count()) === 0;
  if (atTable) await page.getByTestId("menu").click();
  await languages.first().selectOption(lang);
  if (atTable) await page.getByTestId("menu").click();
}

/** Waits until the service worker has kept every file and controls the page. */
export async function readyOffline(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  });
  await expect.poll(() => askServiceWorker(page)).toMatch(/^offline-ready /);
}

/** Takes the site off the net and tells the browser that it is offline. */
export async function goOffline(page: Page, site: OwnSite, watch: Watch) {
  await site.goDown();
  await page.context().setOffline(true);
  // The browser looks for a newer sw.js in vain, and says so.
  watch.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
}

/** The controlling service worker's answer to "status", in English or in another language. */
export async function askServiceWorker(page: Page, lang = "en"): Promise<string> {
  return page.evaluate(
    (lang) =>
      new Promise<string>((done) => {
        navigator.serviceWorker.addEventListener("message", (event) => done(event.data), { once: true });
        navigator.serviceWorker.startMessages();
        navigator.serviceWorker.controller!.postMessage(`status ${lang}`);
      }),
    lang,
  );
}

/** How many elements that are shown match each selector: one look instead of one for each. */
export async function look<Name extends string>(page: Page, selectors: Record<Name, string>): Promise<Record<Name, number>> {
  return page.evaluate(async (selectors) => {
    // The click behind a tap may come a frame after the finger has left.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame().then(frame);
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const count = (selector: string) => [...document.querySelectorAll(selector)].filter(shown).length;
    return Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, count(selector)]));
  }, selectors as Record<string, string>) as Promise<Record<Name, number>>;
}

/**
 * What axe-core finds wrong with what is shown now. The site has no frames: so it looks and judges in the page itself, and
 * only what is wrong is brought over. Otherwise a second page judges what was sent to it of every element.
 */
export async function axeFindings(page: Page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  return (await axe.analyze()).violations;
}

/** No serious or critical finding of axe-core on what is shown now. */
export async function expectAccessible(page: Page) {
  const grave = (await axeFindings(page)).filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** The page itself never scrolls (parts of it may). */
export async function expectNoPageScroll(page: Page) {
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
  });
  expect(over, "pixels beyond the right and the lower edge").toEqual([0, 0]);
}

/** Keeps a picture in artefacts/screens/<project>/<name>.png, to be looked at. */
export async function keepPicture(page: Page, info: TestInfo, name: string) {
  await page.screenshot({ path: `artefacts/screens/${info.project.name}/${name}.png`, animations: "disabled" });
}

/** The names of the parts and words that the page asks for from now on: "split_setup", "words/en/pages". */
export function partsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const part = /(?:page-\w+\/(?=split_)|(?=words\/))([\w./-]+)\.(?:wasm|ftl)$/.exec(request.url());
    if (part) asked.push(part[1]);
  });
  return asked;
}
