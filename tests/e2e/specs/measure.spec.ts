// Random play in the worker, measured by the button in the settings. The
// figures go into the report; nothing about speed is asserted.
import { writeFileSync } from "node:fs";
import { expect, test } from "../helpers/test";
import { open } from "../helpers/page";

test("the settings measure this device in the worker", async ({ page }, info) => {
  await open(page, "./#/settings");
  await page.getByRole("button", { name: "Measure this device" }).click();
  const status = page.locator("[data-report]");
  await expect(status).toBeVisible({ timeout: 60_000 });
  const report = JSON.parse((await status.getAttribute("data-report"))!);
  expect(report.games).toBe(10_000);
  expect(report.choices).toBeGreaterThan(report.games);
  const perSecond = Math.round((report.games * 1000) / report.elapsed_ms);
  info.annotations.push({ type: "games per second in the worker", description: String(perSecond) });
  writeFileSync(info.outputPath("measure.json"), JSON.stringify(report));
  console.log(`worker: ${perSecond} games a second, a state copy in ${report.copy_ns.toFixed(1)} ns`);
});
