// What is left behind by screens that were left: nothing. `cargo xtask endure` looks for hours, and at everything.
import type { Page } from "@playwright/test";
import { prepare, programMemory } from "../endure/sample";
import { open } from "../helpers/page";
import { expect, test } from "../helpers/test";

/** What the allocator may take more than it needs, in bytes: three of the pages that WebAssembly's memory grows by. */
const SPARE = 3 * 65_536;

async function visit(page: Page, times: number) {
  for (let time = 0; time < times; time += 1) {
    await page.evaluate(() => (location.hash = "#/new/san-juan"));
    await page.getByLabel("Seed").waitFor();
    await page.evaluate(() => (location.hash = "#/"));
    await page.locator(".home").waitFor();
  }
}

test("a screen that was left gives its memory back @desk @long", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(prepare);
  await open(page);
  await visit(page, 30);
  const before = await programMemory(page);
  expect(before).toBeGreaterThan(0);
  await visit(page, 60);
  expect((await programMemory(page)) - before).toBeLessThanOrEqual(SPARE);
});
