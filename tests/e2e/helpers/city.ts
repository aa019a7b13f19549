// Playing Ginkgopolis the way people do: by what is marked on the board.
import type { Page } from "@playwright/test";
import { open } from "./page";
import { myTurn } from "./table";
import { expect } from "./test";
import type { Press } from "./mat";

/** Sets a table with one of the modes, in the order of the set-up page, and begins. */
export async function startCity(page: Page, mode = 0, seed = "20", seats = 3) {
  await page.addInitScript(() => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
  });
  await open(page, "./#/new/ginkgopolis");
  if (mode > 0) await page.locator("input[name=edition]").nth(mode).check({ force: true });
  const remove = page.getByRole("button", { name: /^Remove/ });
  while ((await remove.count()) > seats) await remove.last().click();
  await page.getByLabel("Seed").fill(seed);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

const READY = '.prompt [data-testid="commit"][aria-disabled="false"]';
const OTHER = '.prompt [data-testid="other"]';
const CARD = ".gcard.is-legal:visible:not(.is-selected)";
const TILE = ".gtile.is-legal:visible:not(.is-selected)";
const PLACE = ".rim--free.is-legal:visible";

/** Answers the question at hand: a place, else a card with a tile if there is one, else what the prompt offers. */
export async function answerCity(page: Page, press: Press, turn: number) {
  const count = (selector: string) => page.locator(selector).count();
  const pick = async (selector: string) => press(selector, turn % (await count(selector)));
  const chosen = (await count(READY)) > 0;
  if (!chosen && (await count(PLACE))) await pick(PLACE);
  else if (!chosen && (await count(CARD))) await pick(CARD);
  // Every third turn a card is played alone.
  if (turn % 3 !== 2 && (await count(TILE))) await pick(TILE);
  if (await count(READY)) return press(READY, 0);
  if (await count(OTHER)) return press(OTHER, turn % (await count(OTHER)));
}

/** Plays until the game is over; how many questions were answered. */
export async function playCity(page: Page, press: Press, most = 300) {
  let turn = 0;
  while (turn < most && (await myTurn(page)) === "mine") {
    await answerCity(page, press, turn);
    turn += 1;
  }
  return turn;
}

/** Opens the large city of fixtures/city-wide.json: 40 buildings, 14 columns, one's own turn to choose. */
export async function openWideCity(page: Page, pace = "instant") {
  await page.addInitScript((pace) => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace }));
  }, pace);
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles("fixtures/city-wide.save.json");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByTestId("city")).toBeVisible();
  await myTurn(page);
}
