// Playing at the table the way people do: by what is marked on the board.
import type { Page } from "@playwright/test";
import { expect } from "./test";
import { look, open } from "./page";

/** Taps or clicks a place: the `index`th of those that match `selector`. */
export type Press = (selector: string, index: number) => Promise<void>;

/** Answers a question of one of the games; whether there was anything to press. */
export type AnswerBy = (page: Page, press: Press, turn: number) => Promise<boolean>;

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
const APPRENTICE = "4";

/** Goes to the set-up page and sets a table: the person in front, apprentices around. */
export async function setTable(page: Page, { classic = false, newBuildings = false, seats = 3, seed = "1897" }: Game) {
  await page.addInitScript(() => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
  });
  await open(page, "./#/new/san-juan");
  if (classic) await page.locator("input[name=edition]").nth(CLASSIC).check({ force: true });
  if (newBuildings) await page.getByLabel(/^New Buildings/).check({ force: true });
  await page.getByLabel("Who is player 2").selectOption(APPRENTICE);
  for (let seat = 3; seat < seats; seat += 1) await page.getByRole("button", { name: "Add a player" }).click();
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

/** Goes from a table that shows the end to its result, which says of the winner what the prompt has said. */
export async function toResults(page: Page) {
  const said = await promptText(page);
  await page.getByTestId("to-results").click();
  const laurel = page.getByTestId("laurel");
  expect(said).toContain(await laurel.locator(".laurel__who").innerText());
  expect(said).toContain(await laurel.locator(".laurel__sum").innerText());
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

/** Answers a question; whether there was anything to press. */
export type Answer = (turn: number) => Promise<boolean>;

/** Looks for something to press so often; each look takes two frames. */
const LOOKS = 120;

/** Answers the question at hand; fails if it has nothing to press. */
export async function answerOne(page: Page, turn: number, one: Answer) {
  for (let look = 0; look < LOOKS; look += 1) {
    if (await one(turn)) return;
    // Something is still on its way; or there was nothing to decide after all.
    if ((await myTurn(page)) === "over") return;
  }
  throw new Error(`question ${turn} has nothing to press: ${await promptText(page)}`);
}

/** Answers so many questions; fails if the game ends before. */
export async function answerSome(page: Page, count: number, one: Answer) {
  for (let turn = 0; turn < count; turn += 1) {
    expect(await myTurn(page), `the game goes on after ${turn} of ${count} questions`).toBe("mine");
    await answerOne(page, turn, one);
  }
}

/** Answers questions until the game is over, at most so many; how many. */
export async function answerAll(page: Page, most: number, one: Answer, enough: Enough = async () => false) {
  let turn = 0;
  while ((await myTurn(page)) === "mine" && !(await enough(turn))) {
    expect(turn, "the game comes to its end").toBeLessThan(most);
    await answerOne(page, turn, one);
    turn += 1;
  }
  return turn;
}

/** Whether to stop after so many questions. */
export type Enough = (turn: number) => Promise<boolean>;

/** Answers the question at hand: `press` taps or clicks a place on the board. Whether there was one. */
export async function answer(page: Page, press: Press, turn = 0): Promise<boolean> {
  let pressed = false;
  for (let step = 0; step < 16; step += 1) {
    const seen = [READY, OTHER, MEANING, ...LEGAL];
    const found = await look(page, Object.fromEntries(seen.map((selector) => [selector, selector])));
    if (found[MEANING]) {
      await press(MEANING, 0);
      pressed = true;
      continue;
    }
    const selector = found[READY] ? READY : LEGAL.find((selector) => found[selector]) ?? (found[OTHER] ? OTHER : undefined);
    if (!selector) return pressed;
    const chosen = LEGAL.includes(selector);
    await press(selector, chosen && step === 0 ? (turn * 5) % found[selector] : 0);
    // A role is taken at once; cards are confirmed.
    if (!chosen || selector === LEGAL[0]) return true;
    pressed = true;
  }
  return pressed;
}

/** Plays until the game is over; how many questions were answered. */
export async function playOn(page: Page, press: Press) {
  return answerAll(page, 400, (turn) => answer(page, press, turn));
}

type ByList = { most: number; each?: (turns: number) => Promise<void> };

/** Plays a whole game by keyboard alone, through the list of actions; the focus is never lost. */
export async function playByList(page: Page, { most, each }: ByList) {
  let turns = 0;
  while (turns < most && (await myTurn(page)) === "mine") {
    const focused = () => page.evaluate(() => document.activeElement?.tagName ?? "NONE");
    // What was focused may vanish with a move; the focus finds a place at once.
    await expect.poll(focused, { message: "the focus is never lost" }).not.toBe("BODY");
    // The first key while something still moves only skips the movement.
    await expect(async () => {
      if ((await page.getByTestId("drawer").count()) === 0) await page.keyboard.press("a");
      await expect(page.getByTestId("drawer")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("Tab");
    for (let down = 0; down < turns % 3; down += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("drawer")).toHaveCount(0);
    turns += 1;
    await each?.(turns);
  }
  await expect(page.getByTestId("to-results")).toBeVisible();
}

/** Whether a place of the board is lit: marks follow their places from frame to frame, and some are not on the screen. */
export async function isLit(page: Page): Promise<boolean> {
  try {
    await expect(page.getByTestId("coach-mark").first()).toBeVisible({ timeout: 1_000 });
    return true;
  } catch {
    return false;
  }
}
