// Random play in the worker: by the button in the settings, and for every
// game. The figures go into the report; nothing about speed is asserted.
import { writeFileSync } from "node:fs";
import { expect, test } from "../helpers/test";
import { open } from "../helpers/page";
import { measureInWorker } from "../helpers/worker";

test("the settings measure this device in the worker @desk @long", async ({ page }, info) => {
  await open(page, "./#/settings");
  await page.getByRole("button", { name: "Test this device" }).click();
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

/** The tables that `cargo xtask bench --browser` measures natively as well; its modes are named in xtask/src/referee.rs. */
const TABLES = {
  "san-juan": { edition: "y1897", players: 2 },
  "puerto-rico": { edition: "classic", players: 3 },
  ginkgopolis: { mode: "beginner", players: 3 },
};
const GAMES = Number(process.env.BENCH_GAMES ?? 1000);

/** What is done in a second of processor time, as the referee has just measured it. */
const NATIVE: Record<string, Rates> = JSON.parse(process.env.BENCH_NATIVE ?? "{}");

interface Rates {
  games_per_s: number;
  judged_per_s: number;
  playouts_per_s: number;
}

test("every game is played at random in the worker @desk @long", async ({ page }, info) => {
  test.setTimeout(180_000);
  await open(page);
  for (const [game, config] of Object.entries(TABLES)) {
    const report = await measureInWorker(page, game, config, GAMES);
    expect(report.games, game).toBe(GAMES);
    expect(report.choices, game).toBeGreaterThan(GAMES);
    expect(report.mean_points, game).toBeGreaterThan(5);
    const rates: Rates = { ...report, games_per_s: (report.games * 1000) / report.elapsed_ms };
    const told = (what: string, rate: keyof Rates) => {
      expect(rates[rate], rate).toBeGreaterThan(0);
      const native = NATIVE[game]?.[rate];
      const part = native ? ` (${(rates[rate] / native).toFixed(2)} of the native ${native.toFixed(0)})` : "";
      return `${rates[rate].toFixed(0)} ${what} a second${part}`;
    };
    const figures = [told("games", "games_per_s"), told("judged positions", "judged_per_s"), told("playouts", "playouts_per_s")];
    const text = `${figures.join(", ")}, a state copy in ${report.copy_ns.toFixed(1)} ns`;
    info.annotations.push({ type: `${game} in the worker`, description: text });
    console.log(`${game} in the worker: ${text}`);
  }
});
