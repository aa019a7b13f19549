// Playing at the table the way people do: by what is marked on the board.
import type { Page } from "@playwright/test";
import { expect } from "./test";
import { look, open } from "./page";

type Prefs = Partial<{ pace: string; motion: string; confirm: string; shortcuts: boolean }>;

/** Sets a table with the defaults of the set-up page and begins. */
export async function startGame(page: Page, prefs: Prefs = { pace: "instant" }) {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify(kept));
  }, prefs);
  await open(page, "./#/new/san-juan");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

type Game = { classic?: boolean; newBuildings?: boolean; seats?: number; seed?: string };
const CLASSIC = 1;
const APPRENTICE = "1";

/** Goes to the set-up page and sets a table: the person in front, apprentices around. */
export async function setTable(page: Page, { classic = false, newBuildings = false, seats = 3, seed = "1897" }: Game) {
  await page.addInitScript(() => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
  });
  await open(page, "./#/new/san-juan");
  if (classic) await page.locator("input[name=edition]").nth(CLASSIC).check({ force: true });
  if (newBuildings) await page.getByLabel(/^New Buildings/).check({ force: true });
  await page.getByLabel("Who plays seat 2").selectOption(APPRENTICE);
  for (let seat = 3; seat < seats; seat += 1) await page.getByRole("button", { name: "Add a seat" }).click();
  await page.getByLabel("Seed").fill(seed);
}

/** Sets such a table and begins. */
export async function startTable(page: Page, game: Game) {
  await setTable(page, game);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

/** Waits until the person has to decide, or the game is over. */
export async function myTurn(page: Page): Promise<"mine" | "over"> {
  const state = () => {
    const there = (id: string, more = "") => document.querySelector(`[data-testid="${id}"]${more}`) !== null;
    return there("to-results") ? "over" : there("prompt", '[data-mine="true"]') && "mine";
  };
  const found = await page.waitForFunction(state, undefined, { timeout: 30_000 });
  return (await found.jsonValue()) as "mine" | "over";
}

/** What the prompt bar says. */
export async function promptText(page: Page): Promise<string> {
  return (await page.locator(".prompt__text").innerText()).trim();
}

const READY = '[data-testid="commit"][aria-disabled="false"]';
const OTHER = '[data-testid="other"]';
/** What a place with several meanings may mean. */
export const MEANING = "dialog[open] .dialog__foot .btn";
/** In this order, so that a price is paid before another site is tried. */
const LEGAL = [".role.is-legal", ".cathedral .card.is-legal", ".hand .card.is-legal", ".city .card.is-legal"];

/** Answers the question at hand: `press` taps or clicks a place on the board. */
export async function answer(page: Page, press: (selector: string, index: number) => Promise<void>, turn = 0) {
  for (let step = 0; step < 16; step += 1) {
    const seen = [READY, OTHER, MEANING, ...LEGAL];
    const found = await look(page, Object.fromEntries(seen.map((selector) => [selector, selector])));
    if (found[MEANING]) {
      await press(MEANING, 0);
      continue;
    }
    if (found[READY]) return press(READY, 0);
    const selector = LEGAL.find((selector) => found[selector]);
    if (!selector) return found[OTHER] ? press(OTHER, 0) : undefined;
    await press(selector, step === 0 ? (turn * 5) % found[selector] : 0);
    if (selector === LEGAL[0]) return;
  }
}

/** Plays until the game is over; how many questions were answered. */
export async function playOn(page: Page, press: (selector: string, index: number) => Promise<void>, most = 400) {
  let turns = 0;
  while (turns < most && (await myTurn(page)) === "mine") {
    await answer(page, press, turns);
    turns += 1;
  }
  return turns;
}
