// The festival and the achievement cards: what lies on the table, what its sheets say, and the choice of cards.
import type { Page } from "@playwright/test";
import { playMat, presser, showTab, startMat } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

const objectives = (page: Page) => page.locator(".goal");
const awards = (page: Page) => page.locator(".award");

test("objectives and cards lie on a full table, each with its sheet @phone-long @tablet-long", async ({ page, hasTouch }, info) => {
  const phone = info.project.name === "phone";
  await startMat(page, { expansions: ["Smuggler", "Festival \\(", "Festival cards", "Achievements"], seats: 5 });
  await myTurn(page);
  const press = presser(page, hasTouch);
  if (phone) await showTab(page, "harbour");
  await expect(objectives(page)).toHaveCount(3);
  await expect(awards(page)).toHaveCount(4);
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "festival");
  const sheet = page.locator("dialog.sheet");
  await press(".goal", 0);
  await expect(sheet).toContainText("Festival card");
  await expect(sheet).toContainText("Reward");
  await page.getByTestId("close-sheet").click();
  await press(".award", 0);
  await expect(sheet).toContainText("Achievement card");
  await expect(sheet).toContainText("Points");
  await keepPicture(page, info, "achievement-sheet");
  await page.getByTestId("close-sheet").click();
  await page.getByTestId("seat-2").click();
  await expect(awards(page), "only how many there are").toHaveCount(1);
  await expect(page.getByTestId("face-down")).toContainText("4 achievement cards face down");
});

test("cards are passed on until everybody has four @phone-long @tablet-long", async ({ page, hasTouch }, info) => {
  await startMat(page, { expansions: ["Achievements", "Draft achievement cards"] });
  await myTurn(page);
  const [packet, press] = [page.getByTestId("packet"), presser(page, hasTouch)];
  await expect(packet.locator(".pick")).toHaveCount(4);
  await expectNoPageScroll(page);
  await expectAccessible(page);
  await keepPicture(page, info, "packet");
  for (let left = 4; left > 1; left -= 1) {
    await expect(packet.locator(".pick")).toHaveCount(left);
    await press(".pick", left - 1);
    await expect(packet.locator(".pick.is-selected")).toHaveCount(1);
    await page.getByTestId("commit").click();
    await myTurn(page);
  }
  await expect(packet).toHaveCount(0);
  await expect(awards(page)).toHaveCount(4);
});

test("a card is kept by keyboard @desk", async ({ page }) => {
  await startMat(page, { expansions: ["Achievements", "Draft achievement cards"] });
  await myTurn(page);
  await page.locator(".pick").first().focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("commit").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".pick")).toHaveCount(3);
});

test("a fulfilled objective is turned over @desk @long", async ({ page, hasTouch }, info) => {
  await startMat(page, { expansions: ["Festival \\("] });
  await playMat(page, presser(page, hasTouch), async () => (await page.locator(".goal.is-won .goal__by:visible").count()) > 0);
  await expectAccessible(page);
  await keepPicture(page, info, "festival-won");
});

test("tables of expansions are set with one button @desk", async ({ page }) => {
  await open(page, "./#/new/puerto-rico");
  const on = (name: RegExp) => page.getByRole("checkbox", { name });
  await page.getByRole("button", { name: "Everything" }).click();
  for (const name of [/^New Buildings/, /^Citizens/, /^Smuggler/, /^Festival \(/, /^Festival cards/, /^Achievements/]) await expect(on(name)).toBeChecked();
  await page.getByRole("button", { name: "First expansions" }).click();
  await expect(on(/^Smuggler/)).toBeChecked();
  await expect(on(/^New Buildings/)).not.toBeChecked();
  await page.getByRole("button", { name: "Random mix" }).click();
  await expect(page.locator(".setup__options").getByRole("checkbox", { checked: true }).first()).toBeVisible();
});
