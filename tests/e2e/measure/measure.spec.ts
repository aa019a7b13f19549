// `cargo xtask measure`: runs what it was told to, the sites taking turns, and prints a table for each game.
import { mkdir, writeFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { measureAsked } from "./asked";
import { type Figures, table } from "./figures";
import { Link } from "./link";
import { measureHome, measureLoad } from "./load";
import { measureMotion } from "./motion";
import { measurePlay } from "./play";

/** What `xtask/src/measure.rs` asks for. */
interface Plan {
  dists: string[];
  games: string[];
  runs: number;
  /** Of "load", "play", "motion" and "asked". */
  parts: string[];
  /** By how much the processor is slowed down while a game is played. */
  cpus: number[];
  questions: number;
  seats: number;
}

const plan: Plan = JSON.parse(process.env.MEASURE!);
/** Questions of a game whose pieces are watched. */
const MOVES = 12;
/** By how much it is slowed down while pages are loaded. */
const LOAD_CPU = 4;
const RESULTS = "artefacts/measure.json";

test("measure", async ({ browser }) => {
  const links = await Promise.all(plan.dists.map((dist) => Link.to(dist)));
  const results: Record<string, Record<string, Figures[]>> = {};
  /** Each site once in every run, so that whatever else the machine does meets all of them. */
  const compare = async (title: string, once: (link: Link) => Promise<Figures>) => {
    const columns: Record<string, Figures[]> = Object.fromEntries(plan.dists.map((dist) => [dist, []]));
    for (let run = 0; run < plan.runs; run += 1) {
      for (const [site, link] of links.entries()) columns[plan.dists[site]].push(await once(link));
    }
    results[title] = columns;
    console.log(table(title, columns));
  };
  const slow = `slow 4G, processor slowed ${LOAD_CPU} times`;
  if (plan.parts.includes("load")) await compare(`home: ${slow}`, (link) => measureHome(browser, link, LOAD_CPU));
  for (const game of plan.games) {
    if (plan.parts.includes("load")) {
      await compare(`${game}: ${slow}`, (link) => measureLoad(browser, link, LOAD_CPU, game));
    }
    for (const cpu of plan.parts.includes("play") ? plan.cpus : []) {
      const title = `${game}: a game of ${plan.seats} at 1024x768, processor slowed ${cpu} times`;
      await compare(title, (link) => measurePlay(browser, link, cpu, game, plan.seats, plan.questions));
    }
    for (const cpu of plan.parts.includes("motion") ? plan.cpus : []) {
      const title = `${game}: pieces in the air, processor slowed ${cpu} times`;
      await compare(title, (link) => measureMotion(browser, link, cpu, game, plan.seats, Math.min(plan.questions, MOVES)));
    }
    for (const cpu of plan.parts.includes("asked") ? plan.cpus : []) {
      const title = `${game}: answers to somebody who asks, a game of ${plan.seats}, processor slowed ${cpu} times`;
      await compare(title, (link) => measureAsked(browser, link, cpu, game, plan.seats, plan.questions));
    }
  }
  await mkdir("artefacts", { recursive: true });
  await writeFile(RESULTS, JSON.stringify(results, null, 2));
  console.log(`\nEvery run: tests/e2e/${RESULTS}`);
  await Promise.all(links.map((link) => link.close()));
});
