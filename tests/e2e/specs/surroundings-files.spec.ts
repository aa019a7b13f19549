// Each file of the site missing, hanging, cut, slow, another page in its place, and of a wrong type: whatever waits for it
// ends in a sentence, or nobody notices.
import type { Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, LONG, sample, test } from "../helpers/test";

test.use({ serviceWorkers: "block" });

/** From the first request to a page or a sentence, in milliseconds. */
const BAR = 10_000;
const SLOW_MS = 3000;

const WAYS = ["missing", "hanging", "cut", "slow", "another page", "of a wrong type"] as const;
type Way = (typeof WAYS)[number];

/** The files that are fetched for the first page and for a table, with where to look for them. */
function files(): string[] {
  const all = readdirSync(process.env.SITE_DIST!, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(process.env.SITE_DIST!.length + 1));
  return all.filter((name) => !/^(index\.html|sw\.js|_headers|worker-)/.test(name)).sort();
}

/** Where a file is needed: the page to open. */
function where(file: string): string {
  const game = /(san.juan|puerto.rico|ginkgopolis)/.exec(file)?.[1].replace("_", "-");
  if (file.startsWith("rules/")) return `#/rules/${game}`;
  if (file.startsWith("lessons/")) return `#/learn`;
  if (file.startsWith("puzzles/")) return `#/puzzles/${game}`;
  return game ? `#/new/${game}` : "";
}

async function spoil(page: Page, file: string, way: Way) {
  await page.route(`**/${file}`, async (route) => {
    if (way === "missing") return route.fulfill({ status: 404, contentType: "text/plain", body: "" });
    if (way === "hanging") return;
    if (way === "another page") return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" });
    const response = await route.fetch();
    if (way === "slow") {
      await new Promise((done) => setTimeout(done, SLOW_MS));
      return route.fulfill({ response });
    }
    if (way === "of a wrong type") return route.fulfill({ response, contentType: "application/octet-stream" });
    const body = await response.body();
    return route.fulfill({ status: 200, contentType: response.headers()["content-type"], body: body.subarray(0, body.length / 2) });
  });
}

/** The page is there in full, or something says what is wrong. */
async function told(page: Page): Promise<"works" | "says" | false> {
  return page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].some((box) => box.checkVisibility() && box.innerText.trim() !== "");
    if (shown("[role=alert]")) return "says";
    const waits = document.querySelector("#shell") !== null || /Loading…/.test(document.body?.innerText ?? "");
    return !waits && shown("main") && "works";
  });
}

async function endsInASentence(page: Page, file: string, way: Way) {
  await spoil(page, file, way);
  const address = `./?${encodeURIComponent(`${file} ${way}`)}${where(file)}`;
  await page.goto(address, { waitUntil: "commit" });
  const begun = Date.now();
  let found: "works" | "says" | false = false;
  while (!found && Date.now() - begun < BAR) {
    found = await told(page).catch(() => false as const);
    await new Promise((done) => setTimeout(done, 100));
  }
  // A table is there before all files are: those on their way are of no interest any more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return { found, ms: Date.now() - begun };
}

/** Files of each kind, with the ways that are told apart. */
const SAMPLE: [RegExp, Way, "works" | "says"][] = [
  [/^boot-/, "missing", "says"],
  [/^boot-/, "hanging", "says"],
  [/^boot-/, "cut", "says"],
  [/^theme-/, "hanging", "says"],
  [/^app-.*css$/, "hanging", "says"],
  [/app_bg\.wasm$/, "hanging", "says"],
  [/app_bg\.wasm$/, "of a wrong type", "works"],
  [/app\.js$/, "another page", "says"],
  [/words\/en\/pages\.ftl$/, "cut", "says"],
  [/split_san_juan\.wasm$/, "hanging", "works"],
];

for (const [kind, way, expected] of sample(SAMPLE, 0, 2, 5, 6, 7, 8, 9)) {
  test(`${kind.source} ${way}: the page ${expected} @desk`, async ({ page, watch }) => {
    watch.expected.push(/.*/);
    const file = files().find((name) => kind.test(name))!;
    const { found, ms } = await endsInASentence(page, file, way);
    console.log(`${file} ${way}: ${found} after ${ms} ms`);
    expect(found).toBe(expected);
  });
}

test("a part that hangs is given up, and what comes after all need not be fetched again @desk", async ({ page, watch }) => {
  watch.expected.push(/nothing comes/);
  let arrive = () => {};
  const held = new Promise<void>((go) => (arrive = go));
  let asked = 0;
  await page.route("**/split_aside.wasm", async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto("./#/settings");
  const message = page.getByRole("alert");
  await expect(message).toContainText("nothing has arrived for some seconds");
  const came = page.waitForResponse("**/split_aside.wasm");
  arrive();
  await (await came).finished();
  // The browser is still compiling it.
  await new Promise((done) => setTimeout(done, 1000));
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  expect(asked).toBe(1);
});

for (const way of ["missing", "hanging", "cut"] as const) {
  test(`the style sheet of a game ${way}: the page says so, and goes on when it has come @desk`, async ({ page, watch }) => {
    watch.expected.push(/.*/);
    await spoil(page, files().find((name) => /^puerto-rico-.*css$/.test(name))!, way);
    await page.goto("./#/rules/puerto-rico");
    await expect(page.getByRole("alert")).toBeVisible({ timeout: BAR });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Puerto Rico");
    expect(await page.locator("link[data-game=puerto-rico][rel=stylesheet]").count()).toBe(1);
  });
}

if (LONG) {
  for (const way of WAYS) {
    test(`every file ${way}: the page works or says what is wrong @desk`, async ({ page, watch }) => {
      watch.expected.push(/.*/);
      const all = files();
      test.setTimeout(all.length * 12_000);
      const [silent, times]: [string[], number[]] = [[], []];
      for (const file of all) {
        const { found, ms } = await endsInASentence(page, file, way);
        if (!found) silent.push(file);
        times.push(ms);
      }
      console.log(`${all.length} files ${way}: told after ${Math.max(...times)} ms at the latest`);
      expect(silent).toEqual([]);
    });
  }
}
