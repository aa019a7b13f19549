// Alone against two Puertomas: by touch on a tablet, by keyboard at a desk; how they choose is told and can be read.
import type { Page } from "@playwright/test";
import { answerMat, playMat, presser, showTab } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, goOffline, keepPicture, open, readyOffline } from "../helpers/page";
import { LANGUAGES, prefer } from "../helpers/screens";
import { myTurn, playByList } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

type Solo = { pace?: string; lang?: string };

/** Sets the ready-made table for one person and begins. */
async function startSolo(page: Page, { pace = "instant", lang = "en" }: Solo = {}) {
  await page.addInitScript((pace) => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace }));
  }, pace);
  await prefer(page, lang, "light");
  await open(page, "./#/new/puerto-rico");
  await page.getByRole("button", { name: /^(Solo against Puertoma|單人對波多馬)$/ }).click();
  await expect(page.getByTestId("by-rule")).toHaveCount(2);
  await page.locator('input[inputmode="numeric"]').fill("1897");
  await page.getByRole("button", { name: /^(Start the game|開始)$/ }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

/** Plays until something of how a Puertoma chose stands in the log, and reads it there with its rule. */
async function readThought(page: Page) {
  await page.keyboard.press("l");
  const drawer = page.getByTestId("drawer");
  const log = (await drawer.count()) ? drawer : page.locator(".logcol");
  const folded = log.locator(".log__line--thoughts").filter({ hasText: "Available:" }).first();
  await folded.locator("summary").click();
  await expect(folded.locator(".thoughts__line").first()).toBeVisible();
  await expect(folded).toContainText(/Available:.*(Profitable|profitable)/);
  await folded.getByRole("button", { name: "PR-AUT-ROLE-2" }).first().click();
  await expect(page.locator("#panel-PR-AUT-ROLE-2")).toBeVisible();
  await page.keyboard.press("Escape");
}

test("a whole game alone by touch, up to the score sheet and the best result @tablet @tablet-long", async ({ page, hasTouch }, info) => {
  test.setTimeout(400_000);
  await startSolo(page);
  const press = presser(page, hasTouch);
  await playMat(page, press, async (turn) => turn >= 3);
  await readThought(page);
  await page.getByTestId("seat-2").tap();
  await expect(page.locator(".pairs .grove:not(.grove--none)").first()).toBeVisible();
  await page.getByTestId("ability-1").tap();
  await expect(page.locator("dialog.sheet")).toContainText("level 1");
  await page.getByTestId("close-sheet").tap();
  await page.getByTestId("own-mat").tap();
  await playMat(page, press);
  await page.getByTestId("to-results").tap();
  await expect(page.getByTestId("results")).toBeVisible();
  await page.getByTestId("skip").or(page.getByTestId("solo-record")).first().waitFor();
  if (await page.getByTestId("skip").count()) await page.getByTestId("skip").tap();
  await expect(page.getByTestId("solo-record")).toContainText("best");
  await expect(page.getByTestId("results")).toContainText("Coins and crates left");
  await keepPicture(page, info, "puertoma-results");
  await expectAccessible(page);
});

test("a whole game alone by keyboard, through the list of actions @desk @long", async ({ page }) => {
  test.setTimeout(400_000);
  await startSolo(page);
  await playByList(page, {
    most: 1500,
    each: async (turns) => {
      if (turns === 5) await readThought(page);
    },
  });
});

test("how a Puertoma chooses is shown line by line, can be skipped, and outlives a reload @phone-long @tablet-long", async ({ page, hasTouch }, info) => {
  await startSolo(page, { pace: "slow" });
  await myTurn(page);
  if (info.project.name === "phone") await showTab(page, "roles");
  await answerMat(page, presser(page, hasTouch), 0);
  const thoughts = page.getByTestId("thoughts");
  await expect(async () => {
    if (!(await thoughts.isVisible())) await answerMat(page, presser(page, hasTouch), 0);
    await expect(thoughts).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
  await expect(thoughts).toContainText("Puertoma 1");
  await page.getByTestId("pause").click();
  await keepPicture(page, info, "puertoma-thoughts");
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByTestId("table")).toBeVisible();
  expect(await myTurn(page)).toBe("mine");
  await expect(thoughts).toHaveCount(0);
});

test("at the normal pace one line says what a Puertoma does, and a touch holds play and shows why @tablet-long @phone-long", async ({ page, hasTouch }, info) => {
  await startSolo(page, { pace: "normal" });
  await myTurn(page);
  const folded = page.getByTestId("thoughts-folded");
  const thoughts = page.getByTestId("thoughts");
  await expect(async () => {
    if (!(await folded.isVisible())) await answerMat(page, presser(page, hasTouch), 0);
    await expect(folded).toBeVisible({ timeout: 2_000 });
    await expect(thoughts).toHaveCount(0);
    await keepPicture(page, info, "puertoma-folded");
    await folded.click({ timeout: 1_000 });
    await expect(thoughts).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await expect(folded).toHaveCount(0);
  await expect(thoughts.locator(".thoughts__line").last()).toHaveClass(/is-deed/);
  expect(await thoughts.locator(".thoughts__line").count()).toBeGreaterThan(1);
  await expect(thoughts.getByRole("button", { name: /^PR-AUT-/ }).first()).toBeVisible();
  await expectNoPageScroll(page);
  await expectAccessible(page);
});

for (const lang of sample(LANGUAGES, 1)) {
  test(`its board and the action board fit the screen (${lang}) @tablet-long`, async ({ page, hasTouch }, info) => {
    await startSolo(page, { lang });
    const press = presser(page, hasTouch);
    await playMat(page, press, async (turn) => turn >= 6);
    const phone = info.project.name === "phone";
    await page.getByTestId("seat-2").click();
    await expectNoPageScroll(page);
    await keepPicture(page, info, `puertoma-mat-${lang}`);
    if (phone) {
      await showTab(page, "island");
      await keepPicture(page, info, `puertoma-land-${lang}`);
      await showTab(page, "harbour");
    }
    await page.getByTestId("open-action-board").click();
    await expect(page.getByTestId("action-board")).toBeVisible();
    await expectNoPageScroll(page);
    await expectAccessible(page);
    await keepPicture(page, info, `puertoma-action-board-${lang}`);
    await page.getByTestId("tie-cards").click();
    await expect(page.locator("dialog.sheet")).toBeVisible();
    await page.getByTestId("close-sheet").click();
    await page.getByTestId("close-action-board").click();
    await expect(page.getByTestId("action-board")).toHaveCount(0);
  });
}

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a game alone begins @desk @long", async ({ page, site, watch }) => {
    await open(page, site.url);
    await readyOffline(page);
    await goOffline(page, site, watch);
    await page.goto(`${site.url}#/new/puerto-rico`);
    await page.getByRole("button", { name: "Solo against Puertoma" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByTestId("table")).toBeVisible();
    await page.getByTestId("open-action-board").click();
    await expect(page.getByTestId("action-board")).toContainText("Builder");
  });
});
