// Playing Puerto Rico the way people do: by what is marked on the board.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { look, open } from "./page";
import { answerAll, type Enough, MEANING, myTurn, type Press } from "./table";
import { expect } from "./test";

type Game = { classic?: boolean; newBuildings?: boolean; smuggler?: boolean; expansions?: string[]; seats?: number; level?: string; seed?: string };

/** The six expansions as the set-up page calls them, the achievement cards passed on. */
export const EVERYTHING = ["New Buildings", "Citizens", "Smuggler", "Festival \\(", "Festival cards", "Achievements", "Draft achievement cards"];

/** Sets a table: as many seats as asked for, three by default, the others of `level` where it is given. */
export async function setMat(page: Page, { classic = false, newBuildings = false, smuggler = false, expansions = [], seats = 3, level, seed = "1897" }: Game = {}) {
  await page.addInitScript(() => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
  });
  await open(page, "./#/new/puerto-rico");
  if (classic) await page.locator("input[name=edition]").nth(1).check({ force: true });
  if (newBuildings) await page.getByRole("checkbox", { name: /^New Buildings/ }).check({ force: true });
  if (smuggler) await page.getByRole("checkbox", { name: /^Smuggler/ }).check({ force: true });
  for (const title of expansions) await page.getByRole("checkbox", { name: new RegExp(`^${title}`) }).check({ force: true });
  for (let seat = 3; seat < seats; seat += 1) await page.getByRole("button", { name: "Add a player" }).click();
  for (let seat = 2; level && seat <= seats; seat += 1) await page.getByLabel(`Who is player ${seat}`).selectOption(level);
  await page.getByLabel("Seed").fill(seed);
}

/** Sets such a table and begins. */
export async function startMat(page: Page, game: Game = {}) {
  await setMat(page, game);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

/** Presses a place with a mouse or a finger. */
export function presser(page: Page, hasTouch: boolean): Press {
  return async (selector, index) => {
    const place = page.locator(selector).nth(index);
    await (hasTouch ? place.tap() : place.click());
  };
}

const READY = '[data-testid="commit"][aria-disabled="false"]';
const OTHER = '.prompt [data-testid="other"]';
const MARKED = ":is(.role, .offer, .pick, .plot, .bld, .gd, .ship).is-legal";
const SEEN = { ready: READY, other: OTHER, marked: MARKED, meanings: MEANING, placing: ".mat.is-placing" };

/** Answers the question at hand; a tap with several meanings is followed up. Whether there was anything to press. */
export async function answerMat(page: Page, press: Press, turn: number): Promise<boolean> {
  let pressed = false;
  const tap = async (selector: string, index: number) => {
    await press(selector, index);
    pressed = true;
  };
  for (let step = 0; step < 24; step += 1) {
    const { ready, other, marked, placing, meanings } = await look(page, SEEN);
    if (meanings) {
      await tap(MEANING, 0);
      continue;
    }
    if (ready) {
      await tap(READY, 0);
      return true;
    }
    // While workers are in the hand, the last small button puts them down.
    if (placing && step >= 2) await tap(OTHER, other - 1);
    else if (marked) await tap(`${MARKED}:visible`, (turn * 5 + step) % marked);
    else if (other) await tap(OTHER, 0);
    const then = await look(page, SEEN);
    if (!then.ready && !then.placing && !then.meanings) return pressed;
  }
  return pressed;
}

/** Plays on until `enough` holds or the game is over; how many questions. */
export async function playMat(page: Page, press: Press, enough?: Enough) {
  return answerAll(page, 600, (turn) => answerMat(page, press, turn), enough);
}

/** The parts of the table between which a phone chooses. */
export const TABS = ["roles", "harbour", "town", "island"] as const;

/** Shows a part of the table on a phone. */
export async function showTab(page: Page, part: string) {
  await page.locator(".tabs__tab").nth(TABS.indexOf(part as (typeof TABS)[number])).click();
  await expect(page.locator(".mat-table")).toHaveAttribute("data-tab", part);
}

/** Where a table for every question lies, each under the question's name; see tests/session/questions.rs. */
export const QUESTIONS = "fixtures/puerto-rico-questions.json";

/** Opens a table at which the person is asked one of these questions. */
export async function openQuestion(page: Page, question: string) {
  // A game a line, taken as it is written: its numbers are larger than those of JavaScript.
  const lines = readFileSync(QUESTIONS, "utf8").split("\n").map((line) => line.replace(/,$/, ""));
  const game = lines.find((line) => line.includes(`"title":"${question}"`))!;
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, "./#/saved");
  const file = { name: `${question}.json`, mimeType: "application/json", buffer: Buffer.from(game) };
  await page.getByLabel("Import a file").setInputFiles(file);
  await page.getByRole("link", { name: "Continue" }).first().click();
  await expect(page.getByTestId("table")).toBeVisible();
  await myTurn(page);
}

/** Opens the fullest table of an edition, at which the person has to pick a role. */
export async function openFullTable(page: Page, edition: string) {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles(`fixtures/puerto-rico-${edition}.json`);
  await page.getByRole("link", { name: "Continue" }).first().click();
  await expect(page.getByTestId("table")).toBeVisible();
  await myTurn(page);
}
