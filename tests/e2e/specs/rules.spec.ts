// The rules reference.
import { expect, test } from "../helpers/test";
import { open, speak } from "../helpers/page";
import { expectGoodPage } from "../helpers/screens";

test("a link to a rule opens the reference at that rule @phone-long @tablet-long", async ({ page }, info) => {
  await open(page, "#/rules/san-juan/SJ-BLD-CRANE-6");
  const rule = page.locator("#SJ-BLD-CRANE-6");
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveClass(/is-target/);
  await expect(rule).toContainText("another of its own kind");
  await expectGoodPage(page, info, "rules-crane");
  await page.getByRole("link", { name: "SJ-SCORE-GUILD" }).first().click();
  await expect(page.locator("#SJ-SCORE-GUILD")).toBeInViewport();
  await page.goBack();
  await expect(rule).toBeInViewport();
});

test("every building is shown with its card and its figures @desk", async ({ page }) => {
  await open(page, "#/rules/san-juan/buildings");
  await expect(page.locator(".rule--card")).toHaveCount(40);
  const chapel = page.locator("#chapel");
  await expect(chapel.getByRole("heading")).toContainText("Chapel");
  await expect(chapel.locator(".facts")).toHaveText(/Cost\s*3\s*Points\s*2\s*Copies\s*3/);
  await expect(page.locator("#palace .facts")).toContainText("by city");
  const drawn = await page.locator(".rule--card .card__art use").evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));
  expect(new Set(drawn).size).toBe(40);
});

test("search finds by word, by building and by ID, and says when there is nothing @desk", async ({ page }) => {
  await open(page, "#/rules/san-juan");
  const field = page.getByRole("searchbox");
  await field.fill("hand limit");
  await expect(page.getByText(/^\d+ rules found$/)).toBeVisible();
  await expect(page.locator("#SJ-FLOW-START-5")).toBeVisible();
  await expect(page.locator("#SJ-SET-1")).toBeHidden();
  await expect(page.locator("#SJ-FLOW-START-5 mark").first()).toHaveText("hand");
  await field.fill("SJ-WIN-2");
  await expect(page.getByText("1 rule found")).toBeVisible();
  await field.fill("lighthouse");
  await expect(page.locator("#SJ-BLD-TOWER-1")).toBeVisible();
  await field.fill("zebra");
  await expect(page.getByText("No rule contains “zebra”.")).toBeVisible();
  await field.fill("");
  await expect(page.locator("#SJ-SET-1")).toBeVisible();
});

test("the reference switches its language in place @desk", async ({ page }) => {
  await open(page, "#/rules/san-juan/SJ-END-1");
  await speak(page, "zh-Hant");
  await expect(page.locator("#SJ-END-1")).toContainText("建築師階段結束時");
  await page.getByRole("searchbox").fill("手牌上限");
  await expect(page.getByText(/^找到 \d+ 條規則$/)).toBeVisible();
});

test("what differs between editions is marked with the edition @desk", async ({ page }) => {
  await open(page, "#/rules/puerto-rico");
  const rule = page.locator(".rule", { has: page.locator(".rule__edition") }).first();
  await expect(rule.locator(".rule__edition").first()).toHaveText(/edition$/);
  await expect(page.locator(".rule--card")).toHaveCount(45);
  // A chapter of tables alone is there as well, and found.
  const names = page.getByRole("region", { name: /^One piece, two names/ });
  await expect(names).toBeVisible();
  await page.getByRole("searchbox").fill("fire station guild hall");
  await expect(names).toBeVisible();
  await page.getByRole("searchbox").fill("zebra");
  await expect(names).toBeHidden();
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("region", { name: "Figures by number of players" })).toBeVisible();
});

test.describe("when the texts do not come", () => {
  // Nothing may answer in the net's place.
  test.use({ serviceWorkers: "block" });

  test("the page says so, and asks again when told to @desk", async ({ page, watch }) => {
    watch.expected.push(/rules\/san-juan\.en\.json|ERR_FAILED/);
    await page.route("**/rules/*.json", (route) => route.abort());
    await open(page, "#/rules/san-juan/SJ-WIN-2");
    await expect(page.getByRole("alert").filter({ hasText: "did not load" })).toBeVisible();
    await page.unroute("**/rules/*.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("#SJ-WIN-2")).toBeInViewport();
  });
});

test("a rule that does not exist opens the reference all the same @desk", async ({ page }) => {
  await open(page, "#/rules/san-juan/no-such-rule");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
