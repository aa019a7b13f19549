// Studies: a position is changed, refused, mended, looked at, handed on and played from.
import type { Page } from "@playwright/test";
import { expectAccessible, keepPicture, open } from "../helpers/page";
import { expect, test } from "../helpers/test";

const verdict = (page: Page) => page.getByTestId("study-verdict");
const text = (page: Page) => page.getByTestId("study-textarea").inputValue();

async function prepare(page: Page, lang = "en") {
  await page.addInitScript((lang) => {
    localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
    localStorage.setItem("sobremesa.lang", JSON.stringify(lang));
    // A link is then shown instead of copied.
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  }, lang);
}

test("a refusal is said in the language of the page", async ({ page }, info) => {
  await prepare(page, "zh-Hant");
  await open(page, "#/study/san-juan");
  await page.getByTestId("add-seats[0].city").selectOption({ label: "起重機" });
  await page.getByTestId("field-seats[0].city[0].kind").selectOption({ label: "起重機" });
  const said = verdict(page).locator("span[lang]");
  await expect(said).toHaveText("一座城市不能有第二棟起重機。");
  await expect(said).toHaveAttribute("lang", "zh-Hant");
  await expect(page.getByTestId("study-place")).toHaveText("玩家 1 › 建築 › 起重機 › 建築");
  await expect(page.getByTestId("group-seats[0].city[1]").locator(".study__refusal")).toHaveAttribute("lang", "zh-Hant");
  await keepPicture(page, info, "study-refused-zh");

  // What is wrong with the text as JSON is said in English, and marked as such.
  await page.getByTestId("study-text").locator("summary").click();
  await page.getByTestId("study-textarea").fill("{");
  await page.getByTestId("take-text").click();
  await expect(said).toHaveText(/the text ends too early/);
  await expect(said).toHaveAttribute("lang", "en");
});

test("a position of San Juan is edited into being, handed on and played from", async ({ page }, info) => {
  await prepare(page);
  await open(page, "#/study/san-juan");
  await expect(verdict(page)).toContainText("position is legal");

  // A field by its buttons and by typing.
  await page.getByRole("button", { name: "More: Round number" }).click();
  await expect(page.getByTestId("field-round")).toHaveValue("2");
  await page.getByTestId("field-round").fill("7");
  await page.getByTestId("field-round").press("Enter");
  await expect(page.getByTestId("field-round")).toHaveValue("7");

  // A second Crane is refused where it stands, and nothing can be done with the position.
  const add = page.getByTestId("add-seats[0].city");
  await add.selectOption({ label: "Crane" });
  await expect(verdict(page)).toContainText("position is legal");
  await page.getByTestId("field-seats[0].city[0].kind").selectOption({ label: "Crane" });
  await expect(page.getByTestId("study-place")).toHaveText("Player 1 › Buildings › Crane › Building");
  await expect(page.getByTestId("group-seats[0].city[1]").locator(".study__refusal")).toBeVisible();
  await expect(page.getByTestId("study-rule")).toHaveText("Rule SJ-BLD-GEN-1");
  await expect(page.getByTestId("study-rule")).toHaveAttribute("href", /rules\/san-juan\/SJ-BLD-GEN-1$/);
  await expect(page.getByTestId("study-play")).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await keepPicture(page, info, "study-refused");
  await page.getByTestId("study-undo").click();
  await expect(verdict(page)).toContainText("position is legal");

  // Only looked at, and back to where the page was left.
  await page.getByTestId("study-look").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.locator(".role").first()).toBeVisible();
  await expect(page.locator(".role.is-legal")).toHaveCount(0);
  await page.getByTestId("study-back").click();
  await expect(page.getByTestId("field-round")).toHaveValue("7");

  // A link opens the same position, on a device that has never seen it.
  const before = await text(page);
  await page.getByTestId("study-share").click();
  const link = await page.getByTestId("study-shared").locator("input").inputValue();
  await open(page, "#/");
  await expect(page.getByTestId("study")).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("sobremesa.study.san-juan"));
  await open(page, link);
  await expect(page.getByTestId("study-came")).toBeVisible();
  expect(await text(page)).toBe(before);

  // Against an opponent of ours, as practice.
  await page.getByTestId("study-play").click();
  await page.getByTestId("study-start").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.getByTestId("table")).toContainText("7");
});

test("a city grows in a study, and a bad link loses nothing", async ({ page }, info) => {
  await prepare(page, "zh-Hant");
  await open(page, "#/study/ginkgopolis");
  await page.getByTestId("section-grid").locator("summary").click();
  await page.getByTestId("cell@2,0").click();
  await page.getByTestId("field-cell@2,0.tile").selectOption("20");
  await expect(page.getByTestId("cell@3,0")).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, info, "study-city");
  const before = await text(page);
  await open(page, "#/study/ginkgopolis?p=broken");
  await page.reload();
  await expect(page.getByTestId("study-bad-link")).toBeVisible();
  expect(await text(page)).toBe(before);
});
