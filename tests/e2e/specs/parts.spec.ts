// The parts of the page: each comes when it is wanted, and no sooner.
import { expect, test } from "../helpers/test";
import { booted, expectAccessible, keepPicture, open, partsAsked } from "../helpers/page";
import { myTurn, startGame } from "../helpers/table";

// The service worker fetches everything in good time; here the page is alone.
test.use({ serviceWorkers: "block" });

test("the first page fetches its words and no game, and a table fetches only its own @desk", async ({ page }) => {
  const asked = partsAsked(page);
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["words/en/pages"]);
  await page.goto("./#/new/puerto-rico");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A table for Puerto Rico");
  await page.goto("./#/");
  await page.goto("./#/rules/puerto-rico");
  await expect(page.locator("#PR-SET-01")).toBeVisible();
  const wanted = ["split_setup", "words/en/puerto-rico", "words/en/puerto-rico.classic", "split_puerto_rico", "split_aside"];
  expect(asked.slice(1), "each once for the life of the page").toEqual(wanted);
});

test("a link to a table asks for the set-up page beside the program, and for the game after both @desk", async ({ page }) => {
  const asked = partsAsked(page);
  let arrive = () => {};
  const held = new Promise<void>((go) => (arrive = go));
  await page.route("**/app_bg.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#/new/puerto-rico");
  const beside = ["split_setup", "words/en/pages", "words/en/puerto-rico"];
  await expect.poll(() => asked.toSorted()).toEqual(beside);
  await page.waitForLoadState("domcontentloaded");
  expect(asked).not.toContain("split_puerto_rico");
  arrive();
  await expect.poll(() => asked).toContain("split_puerto_rico");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A table for Puerto Rico");
  expect(asked.filter((part) => beside.includes(part)), "each once").toHaveLength(beside.length);
});

test("a page beside the table is asked for beside the program @desk", async ({ page }) => {
  const asked = partsAsked(page);
  await page.route("**/app_bg.wasm", () => {});
  await page.goto("./#/rules/puerto-rico");
  await expect.poll(() => asked).toContain("split_aside");
});

test("a game that does not come is explained, and may be asked for again @desk", async ({ page, watch }, info) => {
  watch.expected.push(/ERR_CONNECTION_RESET|Failed to fetch/);
  await page.route("**/split_ginkgopolis.wasm", (route) => route.abort("connectionreset"));
  await open(page, "./#/new/ginkgopolis");
  const message = page.getByRole("alert");
  await expect(message).toContainText("This part did not load");
  await expectAccessible(page);
  await keepPicture(page, info, "game-missing");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(message, "whoever starts without the game is told the same").toContainText("This part did not load");
  await page.unroute("**/split_ginkgopolis.wasm");
  await message.getByRole("button", { name: "Try again" }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/#\/table\//);
});

test("a table can be set while the game is on its way, and is dealt once when it comes @desk", async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((go) => (arrive = go));
  await page.route("**/split_puerto_rico.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "./#/new/puerto-rico");
  await page.getByRole("button", { name: "Add a player" }).click();
  const start = page.getByRole("button", { name: "Start the game" });
  await start.click();
  await expect(page.getByText("Loading…")).toBeVisible();
  await start.click({ force: true });
  arrive();
  await myTurn(page);
  await page.goto("./#/saved");
  await expect(page.getByRole("link", { name: "Continue" }), "two taps deal one game").toHaveCount(1);
});

test("a new game needs nothing that reads saved ones; going on with it does @desk", async ({ page, watch }) => {
  const asked = partsAsked(page);
  await startGame(page);
  await myTurn(page);
  const wanted = ["words/en/pages", "words/en/san-juan", "words/en/san-juan.classic", "split_setup", "split_san_juan"];
  expect(asked.toSorted(), "each once").toEqual(wanted.toSorted());
  watch.expected.push(/ERR_CONNECTION_RESET|Failed to fetch/);
  await page.route("**/split_san_juan_saved.wasm", (route) => route.abort("connectionreset"));
  await page.reload();
  await booted(page);
  const message = page.getByRole("alert");
  await expect(message).toContainText("This part did not load");
  await page.unroute("**/split_san_juan_saved.wasm");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await myTurn(page);
  expect(asked.at(-1)).toBe("split_san_juan_saved");
});
