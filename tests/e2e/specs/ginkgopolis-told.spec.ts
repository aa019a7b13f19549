// Ginkgopolis says what it asks, where one looks: markers with their letters, the tile on its place, rows and columns for
// those who cannot see the city.
import { openCrowded } from "../helpers/crowded";
import { promptText } from "../helpers/table";
import { expect, test } from "../helpers/test";

test("the places of a marker bear its letter, and the prompt says which is chosen @desk", async ({ page }) => {
  await openCrowded(page, "ginkgopolis-place");
  const letter = /marker (\w)\./.exec(await promptText(page))![1];
  const places = page.locator(".rim--free");
  for (const place of await places.all()) await expect(place).toHaveText(letter);
  expect(await places.count()).toBeGreaterThan(1);
  await places.first().click();
  const spot = /column \d+, row \d+/.exec((await places.first().getAttribute("aria-label"))!)![0];
  await expect(page.locator(".prompt__text")).toContainText(`In ${spot}.`);
  await expect(page.getByTestId("commit")).toBeEnabled();
});

test("the tile to be built lies on its place @desk", async ({ page }) => {
  await openCrowded(page, "ginkgopolis-card");
  await page.locator(".gcard.is-legal").first().click();
  await expect(page.locator(".plan")).toHaveCount(0);
  const tile = page.locator(".gtile.is-legal:not(.gtile--none)").first();
  const number = await tile.innerText();
  await tile.click();
  await expect(page.locator(".is-selected > .plan")).toHaveText(number);
});

test("the city is a grid of rows and cells, and N leads to what can be chosen @desk", async ({ page }) => {
  await openCrowded(page, "ginkgopolis-place");
  const grid = page.getByRole("grid");
  const rows = Number(await grid.getAttribute("aria-rowcount"));
  expect(await grid.getByRole("row").count()).toBeLessThanOrEqual(rows);
  expect(await grid.getByRole("row").first().getByRole("gridcell").count()).toBeGreaterThan(0);
  const cells = await grid.getByRole("gridcell").count();
  expect(await grid.getByRole("button").count()).toBe(cells);
  const places = await page.locator(".rim--free.is-legal").count();
  const met = new Set<string>();
  for (let step = 0; step < places; step += 1) {
    await page.keyboard.press("n");
    met.add((await page.locator(":focus").getAttribute("data-testid"))!);
  }
  expect([...met].filter((name) => name.startsWith("free-"))).toHaveLength(places);
});

test("the table is described under headings @desk", async ({ page }) => {
  await openCrowded(page, "ginkgopolis-card");
  await page.keyboard.press("d");
  const headings = page.getByTestId("drawer").getByRole("heading", { level: 3 });
  await expect(headings.filter({ hasText: "The city" })).toHaveCount(1);
  await expect(headings.filter({ hasText: "Districts" })).toHaveCount(1);
  expect(await headings.count()).toBeGreaterThanOrEqual(6);
});
