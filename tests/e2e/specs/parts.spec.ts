// The parts of the page: each comes when it is wanted, and no sooner.
import { expect, test } from "../helpers/test";
import { expectAccessible, keepPicture, open } from "../helpers/page";

// The service worker fetches everything in good time; here the page is alone.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ watch }) => void watch.expected.push(/Service Worker registration blocked/));

/** The names of the parts that the page has asked for so far. */
function parts(page: import("@playwright/test").Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const part = /page-\w+\/(split_\w+)\.wasm$/.exec(request.url());
    if (part) asked.push(part[1]);
  });
  return asked;
}

test("the first page fetches no game, and a table fetches only its own", async ({ page }) => {
  const asked = parts(page);
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.goto("./#/new/puerto-rico");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A table for Puerto Rico");
  await page.goto("./#/");
  await page.goto("./#/rules/puerto-rico");
  await expect(page.locator("#PR-SET-01")).toBeVisible();
  expect(asked, "each once for the life of the page").toEqual(["split_puerto_rico", "split_aside"]);
});

test("a game that does not come is explained, and may be asked for again", async ({ page, watch }, info) => {
  watch.expected.push(/ERR_CONNECTION_RESET|Failed to fetch/);
  await page.route("**/split_ginkgopolis.wasm", (route) => route.abort("connectionreset"));
  await open(page, "./#/new/ginkgopolis");
  const message = page.getByRole("alert");
  await expect(message).toContainText("This part did not arrive");
  await expectAccessible(page);
  await keepPicture(page, info, "game-missing");
  await page.unroute("**/split_ginkgopolis.wasm");
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
});
