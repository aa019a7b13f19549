// Playing Ginkgopolis the way people do: by what is marked on the board.
import type { Page } from "@playwright/test";
import { look, open } from "./page";
import { answerAll, myTurn, type Press } from "./table";
import { expect } from "./test";

/** Sets a table with one of the modes, in the order of the set-up page, and begins. */
export async function startCity(page: Page, mode = 0, seed = "20", seats = 3) {
  await page.addInitScript(() => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
  });
  await open(page, "./#/new/ginkgopolis");
  if (mode > 0) await page.locator("input[name=edition]").nth(mode).check({ force: true });
  const remove = page.getByRole("button", { name: /^Remove/ });
  while ((await remove.count()) > seats) await remove.last().click();
  for (let seat = 3; seat < seats; seat += 1) await page.getByRole("button", { name: "Add a player" }).click();
  await page.getByLabel("Seed").fill(seed);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
}

const READY = '.prompt [data-testid="commit"][aria-disabled="false"]';
const OTHER = '.prompt [data-testid="other"]';
const CARD = ".gcard.is-legal:not(.is-selected)";
const TILE = ".gtile.is-legal:not(.is-selected)";
const PLACE = ".rim--free.is-legal";
const SEEN = { ready: READY, other: OTHER, cards: CARD, tiles: TILE, places: PLACE };

/**
 * Answers the question at hand: a place, else a card with a tile if there is one, else what the prompt offers. Whether
 * there was anything to press.
 */
export async function answerCity(page: Page, press: Press, turn: number): Promise<boolean> {
  let pressed = false;
  const pick = async (selector: string, many: number) => {
    await press(`${selector}:visible`, turn % many);
    pressed = true;
  };
  const first = await look(page, SEEN);
  if (!first.ready && first.places) await pick(PLACE, first.places);
  else if (!first.ready && first.cards) await pick(CARD, first.cards);
  // Every third turn a card is played alone.
  const { tiles } = await look(page, SEEN);
  if (turn % 3 !== 2 && tiles) await pick(TILE, tiles);
  const last = await look(page, SEEN);
  if (last.ready) await press(READY, 0);
  else if (last.other) await press(OTHER, turn % last.other);
  return pressed || last.ready + last.other > 0;
}

/** Plays until the game is over; how many questions were answered. */
export async function playCity(page: Page, press: Press) {
  return answerAll(page, 300, (turn) => answerCity(page, press, turn));
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
