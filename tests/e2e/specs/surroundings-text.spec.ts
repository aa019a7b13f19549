// The size of text that is set in the browser, and pages that are zoomed in: the rules for large text follow how large it
// is in fact, and everything can be reached.
import type { Page } from "@playwright/test";
import { setBrowserText } from "../helpers/browser-text";
import { openCrowded, TABLES } from "../helpers/crowded";
import { DEVICES, eachTab, faults, settled, SIZES } from "../helpers/geometry";
import { keepPicture, open, setText } from "../helpers/page";
import { outOfReach, roomLeft } from "../helpers/reach";
import { expectApart, expectWords, LANGUAGES, prefer } from "../helpers/screens";
import { expect, LONG, test } from "../helpers/test";

const LARGE = 24;
/** 1280x1024 at 400 %, as WCAG 2.2 has it for what must not be lost (1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** And 1920x1080 at 400 %, 1366x768 at 300 %, 1024x768 at 200 %, a small phone on its side. */
const ALL_ZOOMED = LONG ? [ZOOMED, { width: 480, height: 270 }, { width: 455, height: 256 }, { width: 512, height: 384 }, { width: 568, height: 320 }] : [ZOOMED];

test("rules for large text follow the browser's size and the setting, also while the page is open @desk", async ({ page }) => {
  await open(page, "./#/settings");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-text", "100");
  // Chromium's own five sizes, and one between them.
  for (const [pixels, percent] of [[24, "150"], [20, "130"], [18, "115"], [12, "100"], [9, "100"], [16, "100"]] as const) await setBrowserText(page, pixels, percent);
  // 18 pixels at 115 % are 129 % of the usual; 20 pixels are 144 %.
  await page.getByRole("radio", { name: "115%" }).check();
  for (const [pixels, percent] of [[16, "115"], [18, "130"], [20, "150"], [LARGE, "150"]] as const) await setBrowserText(page, pixels, percent);
  // What is set is kept, not what came of it.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("sobremesa.prefs")!).text)).toBe("large");
  await page.reload();
  await expect(html).toHaveAttribute("data-text", "150");
  await expect(page.getByRole("radio", { name: "115%" })).toBeChecked();
});

test("rules for large text hold before the program arrives @desk", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route("**/*_bg.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: LARGE } });
  await page.goto("./");
  await expect(page.locator("#shell")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-text", "150");
  release();
});

const WINDOWS = LONG ? [...SIZES, ...DEVICES] : ([[390, 844], [1024, 768]] as const);

for (const title of LONG ? TABLES : ["puerto-rico-role"]) {
  for (const lang of LONG ? LANGUAGES : ["en"]) {
    test(`with ${LARGE} pixels in the browser everything has its place: ${title} (${lang}) @desk`, async ({ page }, info) => {
      test.setTimeout(180_000);
      await prefer(page, lang, "light");
      await openCrowded(page, title);
      await setBrowserText(page, LARGE, "150");
      const wrong: Record<string, string[]> = {};
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await eachTab(page, async (tab) => {
          const found = await faults(page);
          if (found.length) wrong[`${width}x${height} ${tab}`.trim()] = found;
          await keepPicture(page, info, `text-${title}-${lang}-${width}x${height}${tab && `-${tab}`}`);
        });
      }
      expect(wrong).toEqual({});
    });
  }
}

/** What cannot be reached or hit on each part of the table. */
async function lost(page: Page) {
  const wrong: Record<string, string[]> = {};
  await eachTab(page, async (tab) => {
    const found = await outOfReach(page);
    if (found.length) wrong[tab] = found;
  });
  return wrong;
}

for (const title of LONG ? TABLES : ["san-juan-build", "puerto-rico-place", "ginkgopolis-card"]) {
  for (const lang of LONG ? LANGUAGES : ["en"]) {
    test(`zoomed in to 400 % everything that can be chosen is reached and hit: ${title} (${lang}) @desk`, async ({ page }, info) => {
      test.setTimeout(180_000);
      await prefer(page, lang, "light");
      await openCrowded(page, title);
      for (const size of ALL_ZOOMED) {
        const place = `${size.width}x${size.height}`;
        await page.setViewportSize(size);
        await settled(page);
        await keepPicture(page, info, `zoom-${title}-${lang}-${place}`);
        expect(await roomLeft(page), `${place}, between bar and prompt`).toBeGreaterThanOrEqual(size.height / 2);
        expect(await lost(page), place).toEqual({});
      }
    });
  }
}

for (const title of LONG ? TABLES : ["ginkgopolis-card"]) {
  test(`${LARGE} pixels in the browser at 150 % leave everything in reach: ${title} @desk`, async ({ page }, info) => {
    test.setTimeout(120_000);
    await openCrowded(page, title);
    await setBrowserText(page, LARGE, "150");
    await setText(page, "150");
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await keepPicture(page, info, `larger-${title}-${width}x${height}`);
      expect(await lost(page), `${width}x${height}`).toEqual({});
    }
  });
}

const PAGES = { home: "#/", setup: "#/new/puerto-rico", saved: "#/saved", rules: "#/rules/san-juan", settings: "#/settings", learn: "#/learn" };
/** What is tried on each of them: a window, the browser's size of text and the setting. */
const READERS = [
  { name: "zoom", size: ZOOMED, pixels: 16, setting: "100", percent: "100" },
  { name: "text", size: { width: 390, height: 844 }, pixels: LARGE, setting: "100", percent: "150" },
  { name: "larger", size: { width: 390, height: 844 }, pixels: LARGE, setting: "150", percent: "150" },
];

for (const lang of LONG ? LANGUAGES : ["en"]) {
  test(`pages around the tables keep their words apart, zoomed in and with large text (${lang}) @desk`, async ({ page }, info) => {
    test.setTimeout(120_000);
    await prefer(page, lang, "light");
    for (const [name, address] of Object.entries(PAGES)) {
      await open(page, address);
      for (const reader of READERS) {
        await page.setViewportSize(reader.size);
        await page.evaluate((setting) => void (document.documentElement.dataset.textScale = setting), reader.setting);
        await setBrowserText(page, reader.pixels, reader.percent);
        await settled(page);
        await keepPicture(page, info, `${reader.name}-${name}-${lang}`);
        await expectApart(page);
        await expectWords(page);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(sideways, `${name} with ${reader.name}`).toBe(0);
      }
    }
  });
}
