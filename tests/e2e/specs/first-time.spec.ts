// In the first games a line over the board explains what is asked for the first time, once.
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoPageScroll, open } from "../helpers/page";
import { answer, myTurn } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

test.use({ storageState: { cookies: [], origins: [] } });

const GAMES = ["san-juan", "puerto-rico", "ginkgopolis"];
const line = (page: Page) => page.getByTestId("first-time");

async function start(page: Page, game: string, prefs: object = {}) {
  await page.addInitScript((kept) => localStorage.setItem("sobremesa.prefs", JSON.stringify(kept)), { pace: "instant", ...prefs });
  await open(page, `./#/new/${game}`);
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  expect(await myTurn(page)).toBe("mine");
}

for (const game of sample(GAMES, 1)) {
  test(`the first question is explained, and goes away when it is understood (${game}) @tablet-long`, async ({ page }) => {
    await start(page, game);
    await expect(line(page)).toContainText(/\w+/);
    await expectNoPageScroll(page);
    await expectAccessible(page);
    await line(page).getByRole("button", { name: "Got it" }).click();
    await expect(line(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId("prompt")).toHaveAttribute("data-mine", "true");
    await expect(line(page)).toHaveCount(0);
  });
}

test("what was answered is not explained again @phone-long @tablet-long", async ({ page }) => {
  await start(page, "san-juan");
  const first = await line(page).innerText();
  for (let turn = 0; turn < 8; turn++) {
    await answer(page, async (selector, index) => page.locator(selector).nth(index).click(), turn);
    if ((await myTurn(page)) === "over") break;
    if (await line(page).isVisible()) expect(await line(page).innerText()).not.toBe(first);
  }
});

test("it can be switched off @phone-long @tablet-long", async ({ page }) => {
  await start(page, "puerto-rico", { first_times: false });
  await expect(line(page)).toHaveCount(0);
});
