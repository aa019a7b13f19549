// Everything has its place: the busiest tables of each game, measured at five sizes and three sizes of text, and in the
// windows of other devices.
// See tests/session/crowded.rs for the tables and helpers/geometry.ts for what is measured.
import type { Page, TestInfo } from "@playwright/test";
import { openCrowded, TABLES } from "../helpers/crowded";
import { ALL_LANGUAGES } from "../helpers/languages";
import { DEVICES, eachTab, faults, settled, SIZES } from "../helpers/geometry";
import { showTab } from "../helpers/puerto-rico";
import { keepPicture, open, setText } from "../helpers/page";
import { prefer } from "../helpers/screens";
import { expect, LONG, sample, test } from "../helpers/test";

/** The languages of a table: all in the long run; otherwise one, English and the others taking turns. */
const languages = (at: number) => {
  const others = ALL_LANGUAGES.filter((lang) => lang !== "en");
  return LONG ? ALL_LANGUAGES : [at % 2 ? others[at % others.length] : "en"];
};

/** In the short run where room is scarcest: an upright phone and a tablet. */
const sizes = LONG ? SIZES : SIZES.filter(([width]) => width === 390 || width === 1024);

/** In the short run at the largest text, where room is scarcest; in English at the usual size as well. */
const texts = (lang: string) => (LONG ? ["100", "130", "150"] : lang === "en" ? ["100", "150"] : ["150"]);

/** What is wrong with the table in windows of these sizes, with texts of these. */
async function wrongAt(page: Page, info: TestInfo, name: string, sizes: readonly (readonly [number, number])[], texts: string[]) {
  const wrong: Record<string, string[]> = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const text of texts) {
      await setText(page, text);
      await eachTab(page, async (tab) => {
        const found = await faults(page);
        const place = `${width}x${height} ${text} % ${tab}`.trim();
        if (found.length) wrong[place] = found;
        if (process.env.GEOMETRY_PICTURES) await keepPicture(page, info, `geometry-${name}-${width}x${height}-${text}${tab && `-${tab}`}`);
      });
    }
  }
  return wrong;
}

TABLES.forEach((title, at) => {
  for (const lang of languages(at)) {
    test(`everything has its place: ${title} (${lang}) @desk`, async ({ page }, info) => {
      test.setTimeout(180_000);
      await prefer(page, lang, "light");
      await openCrowded(page, title);
      const name = `${title}-${lang}`;
      const wrong = await wrongAt(page, info, name, sizes, texts(lang));
      // The windows of other devices: in the short run at every other table.
      if (LONG || at % 2 === 0) Object.assign(wrong, await wrongAt(page, info, name, DEVICES, texts(lang)));
      expect(wrong).toEqual({});
    });
  }
});

const FINISHED = ["san-juan-1897-2-over", "puerto-rico-1897-2-over", "ginkgopolis-beginner-3-over"];
/** A line, and an offer to take the last choice back. */
const A_LINE = 64;

for (const save of FINISHED) {
  test(`at the end the boards have the room that questions had: ${save} @desk`, async ({ page }) => {
    await open(page, "./#/saved");
    await page.getByLabel("Import a file").setInputFiles(`../fixtures/v0.1/saves/${save}.json`);
    await page.getByRole("link", { name: "Result" }).click();
    await page.getByTestId("skip").click();
    await page.getByRole("link", { name: "View the table" }).click();
    await expect(page.getByTestId("over")).toBeVisible();
    // In its place in the bar stands the review.
    await expect(page.getByTestId("hint")).toHaveCount(0);
    const wrong: Record<string, string[]> = {};
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      // A name that somebody has typed may end in an ellipsis, and has one here.
      const found = (await faults(page)).filter((fault) => !fault.includes("seat__text"));
      const prompt = (await page.getByTestId("prompt").boundingBox())!;
      if (prompt.height > A_LINE) found.push(`the prompt is ${prompt.height} high`);
      // What others did last lies over the hand only while they do it.
      if (save.startsWith("san-juan") && (await page.getByTestId("phase").isVisible())) found.push("the strip of the last phase is there");
      if (found.length) wrong[`${width}x${height}`] = found;
    }
    expect(wrong).toEqual({});
  });
}

test("a phone shows what everybody has, and undo keeps its corner @phone", async ({ page }) => {
  await openCrowded(page, "puerto-rico-role");
  for (const plate of await page.locator(".rail .seat:not(.is-me)").all()) {
    await expect(plate).toBeInViewport({ ratio: 0.99 });
    // Coins, workers, buildings, points.
    await expect(plate.locator(".seat__counts > .stat:visible")).toHaveCount(4);
    for (const good of await plate.locator(".seat__goods > .gd").all()) await expect(good).toBeInViewport({ ratio: 0.99 });
  }
  const undo = page.getByTestId("undo");
  const corner = (await undo.boundingBox())!;
  const prompt = (await page.getByTestId("prompt").boundingBox())!;
  expect(prompt.x + prompt.width - corner.x - corner.width).toBeLessThan(8);
  expect(corner.width).toBeLessThan(60);
});

test("a phone shows all circles on one side while people are placed @phone", async ({ page }) => {
  await openCrowded(page, "puerto-rico-place");
  const circles = page.locator(".mat .ring");
  expect(await circles.count()).toBeGreaterThan(12);
  for (const tab of ["town", "island"]) {
    await showTab(page, tab);
    for (const circle of await circles.all()) await expect(circle).toBeVisible();
  }
});

test("a drawer on a phone leaves what it speaks of in sight @phone", async ({ page }) => {
  await openCrowded(page, "ginkgopolis-card");
  await page.getByTestId("log").tap();
  const drawer = (await page.getByTestId("drawer").boundingBox())!;
  const [map, prompt] = [(await page.locator(".map").boundingBox())!, (await page.getByTestId("prompt").boundingBox())!];
  expect(drawer.y - map.y, "of the city").toBeGreaterThan(120);
  expect(drawer.y + drawer.height).toBeLessThanOrEqual(prompt.y + 1);
});

for (const title of sample(["puerto-rico-role", "san-juan-role", "ginkgopolis-card"])) {
  test(`on a phone on its side a drawer has most of the height, the prompt beside it: ${title} @desk`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openCrowded(page, title);
    await page.getByTestId("log").click();
    for (const text of ["100", "150"]) {
      await setText(page, text);
      const body = (await page.locator(".drawer__body").boundingBox())!;
      expect(body.height, text).toBeGreaterThan(390 / 2);
      const drawer = (await page.getByTestId("drawer").boundingBox())!;
      const prompt = (await page.getByTestId("prompt").boundingBox())!;
      expect(prompt.x + prompt.width, text).toBeLessThanOrEqual(drawer.x + 1);
      expect(prompt.width, text).toBeGreaterThan(844 / 3);
      // Both the way to close it and the prompt's last button can be pressed.
      await page.getByTestId("drawer").getByRole("button").first().click({ trial: true });
      await page.locator(".prompt__acts button").last().hover();
    }
  });
}

for (const [width, height] of [[1024, 768], [844, 390]]) {
  test(`the storage is in sight, and not over the goods that it asks about: ${width}x${height} @desk`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openCrowded(page, "puerto-rico-store");
    const place = async (part: string) => (await page.locator(part).boundingBox())!;
    const goods = await place(".purse__goods");
    expect((await place(".storage")).y).toBeGreaterThanOrEqual(goods.y + goods.height - 4);
    for (const text of ["100", "150"]) {
      await setText(page, text);
      await settled(page);
      const { y, height } = await place(".storage");
      expect(y + height, text).toBeLessThanOrEqual((await place(".prompt")).y + 1);
    }
  });
}

test("a phone on its side shows the ships while they are loaded @desk", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openCrowded(page, "puerto-rico-load");
  const ship = (await page.locator('[data-fly^="ship-"]').first().boundingBox())!;
  const prompt = (await page.getByTestId("prompt").boundingBox())!;
  expect(ship.y + ship.height).toBeLessThanOrEqual(prompt.y);
});

test("a phone on its side shows every role while one is taken, among eight @desk", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openCrowded(page, "san-juan-role");
  const prompt = (await page.getByTestId("prompt").boundingBox())!;
  const roles = page.locator(".roles .role");
  expect(await roles.count()).toBe(9);
  for (const role of await roles.all()) {
    const { y, height } = (await role.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(prompt.y);
  }
});

test("the first page has room for the name of each game in large text @desk", async ({ page }) => {
  await prefer(page, "en", "light");
  await open(page, "./#/");
  await setText(page, "150");
  for (const width of [320, 360, 390, 600, 768, 860, 900, 1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const beyond = await page.locator(".bill h2").evaluateAll((names) => names.map((name) => name.scrollWidth - name.clientWidth));
    expect(beyond, `${width} wide`).toEqual([0, 0, 0]);
  }
});
