// What lies over the table covers neither the bar with its banners nor the prompt; what the curtain asks for can be
// done by everybody.
import type { Page } from "@playwright/test";
import { answer, myTurn, startGame } from "../helpers/table";
import { keepPicture, look, open } from "../helpers/page";
import { closeRecap, lift, startFor, whatNow } from "../helpers/secrets";
import { expect, test } from "../helpers/test";

const at = { position: { x: 16, y: 20 } };
const presser = (page: Page) => async (selector: string, index: number) => page.locator(selector).nth(index).click(at);

/** Answers `turns` questions. */
async function playSome(page: Page, turns: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    await myTurn(page);
    await answer(page, presser(page), turn);
  }
  await myTurn(page);
}

/** Which of the elements that match are covered in their middle by the drawer. */
async function covered(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".drawer") !== null;
      })
      .map((element) => element.textContent ?? ""),
  );
}

test("the picture of a question stays in its bar (building powers) @tablet-long", async ({ page }, info) => {
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles("fixtures/san-juan-chapel.json");
  await page.getByRole("link", { name: "Continue" }).click();
  await myTurn(page);
  const icon = page.locator(".prompt__icon");
  await expect(icon.locator("use")).toHaveAttribute("href", /#b-chapel$/);
  await keepPicture(page, info, "prompt-chapel");
  if (info.project.name === "phone") return expect(icon).toBeHidden();
  const beyond = await icon.evaluate((svg) => {
    const { left, top, right, bottom } = svg.getBoundingClientRect();
    const around = [-30, -12, 12, 30].flatMap((by) => [
      [left + by, top - 6], [left + by, bottom + 6], [left - 6, top + by], [right + 6, top + by],
    ]);
    return around.filter(([x, y]) => document.elementFromPoint(x, y)?.closest("svg") === svg);
  });
  expect(beyond, "points beside the picture that belong to it").toEqual([]);
});

test("the log opens at its newest line, and no drawer covers the bar or the prompt @tablet-long", async ({ page }, info) => {
  await startGame(page);
  await playSome(page, 8);
  for (const drawer of ["log", "actions", "menu"]) {
    await page.getByTestId(drawer).click();
    await expect(page.getByTestId("drawer")).toBeVisible();
    expect(await covered(page, ".prompt button, .appbar button, .banner button"), drawer).toEqual([]);
    await keepPicture(page, info, `over-${drawer}`);
    if (drawer !== "log") continue;
    const last = page.locator(".drawer .log > li").last();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    // A look back offers its ways on beside the log.
    await page.locator(".drawer .log__line > button").last().click();
    await page.keyboard.press("[");
    await expect(page.getByTestId("past")).toBeVisible();
    expect(await covered(page, ".prompt button, .appbar button, .banner button"), "looking back").toEqual([]);
    await page.getByTestId("to-now").click();
  }
});

test.describe("from hand to hand", () => {
  const two = { game: "san-juan", people: 2 };

  test("the curtain says to whom the device goes, and opens by a plain click @desk", async ({ page }) => {
    await startFor(page, two);
    await expect(page).toHaveTitle(/^Hand the device to Ana · /);
    // For a moment after it was drawn a click is taken for one that came too late.
    await expect(async () => {
      await page.getByTestId("hold").evaluate((button: HTMLElement) => button.click(), undefined, { timeout: 500 });
      await expect(page.getByTestId("table")).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page).toHaveTitle(/^San Juan 1897 · /);
  });

  test("what was meant for the table does not open the curtain @desk", async ({ page }) => {
    await startFor(page, two);
    await page.evaluate(() => {
      // The second click of a double click arrives as soon as the curtain is there.
      new MutationObserver(() => document.querySelector<HTMLElement>(".curtain__hold")?.click()).observe(document.body, { childList: true, subtree: true });
    });
    await lift(page);
    const curtain = page.getByTestId("curtain");
    // The key that hands over stays down.
    const press = async (selector: string, index: number) => {
      await page.locator(selector).nth(index).focus();
      await page.keyboard.down("Enter");
      if ((await whatNow(page)) !== "curtain") await page.keyboard.up("Enter");
    };
    for (let turn = 0; turn < 8 && (await whatNow(page)) === "mine"; turn += 1) await answer(page, press, turn);
    await expect(curtain).toBeVisible();
    // Longer than the button has to be held.
    for (const began = Date.now(); Date.now() < began + 1000; ) {
      await page.keyboard.down("Enter");
      await look(page, {});
    }
    await expect(curtain).toBeVisible();
    await page.keyboard.up("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("table")).toBeVisible();
  });

  test("what has happened is told beside the buttons, until the next choice @desk @long", async ({ page }) => {
    await startFor(page, two);
    let told = 0;
    for (let turn = 0; turn < 24; turn += 1) {
      if ((await whatNow(page)) === "mine") {
        await answer(page, presser(page), turn);
        await expect(page.getByTestId("drawer"), "after a choice").toHaveCount(0);
        continue;
      }
      await lift(page);
      const drawer = page.getByTestId("drawer");
      if (!(await drawer.count())) continue;
      told += 1;
      await expect(drawer.locator("li").first()).toBeVisible();
      expect(await covered(page, ".prompt button, .appbar button")).toEqual([]);
      // Every other time it stays open while the next question is answered.
      if (told % 2) await closeRecap(page);
    }
    expect(told).toBeGreaterThan(3);
  });

  test("who comes back to a table at which nothing has happened is told nothing @desk @long", async ({ page }) => {
    await startFor(page, two);
    for (let turn = 0; turn < 12 || (await whatNow(page)) !== "mine"; turn += 1) {
      if ((await whatNow(page)) === "mine") await answer(page, presser(page), turn);
      else await lift(page).then(() => closeRecap(page));
    }
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, value: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      Object.defineProperty(document, "hidden", { configurable: true, value: false });
    });
    await expect(page.getByTestId("curtain")).toBeVisible();
    await lift(page);
    await expect(page.getByTestId("table")).toBeVisible();
    if (await page.getByTestId("drawer").count()) await expect(page.locator(".drawer li").first()).toBeVisible();
  });
});
