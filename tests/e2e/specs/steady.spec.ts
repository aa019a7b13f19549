// The table stands still: from question to question each region keeps its size, so nothing that one wants to tap moves. It is
// composed anew only with what is asked for, `asks-…` on the table, and then always the same way.
// Now and then a question has more to say than the prompt has room for, and takes it from the board above.
import type { Page } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat, presser, setMat, startMat } from "../helpers/puerto-rico";
import { open, setText } from "../helpers/page";
import { answer, type AnswerBy, answerSome, myTurn, setTable, startTable } from "../helpers/table";
import { expect, LONG, sample, test } from "../helpers/test";

interface Board {
  /** Goes to its set-up. */
  set: (page: Page) => Promise<void>;
  answerBy: AnswerBy;
  /** Its regions. */
  regions: string;
  /** The sizes that it is played at here: on a phone, Puerto Rico's regions take turns, and Ginkgopolis' tiles a line. */
  sizes: string[];
  /** Those of the long run as well. */
  more: string[];
}

/** The set-up as it is, with the deal of every run. */
const usualSetUp = (game: string) => async (page: Page) => {
  await open(page, `./#/new/${game}`);
  await page.getByLabel("Seed").fill("1897");
};

const TABLEAU = { answerBy: answer, regions: ".table__rail, .table__roles, .table__market, .table__city, .table__hand, .prompt" };
const MAT = { answerBy: answerMat, regions: ".table__rail, .table__roles, .table__phase, .table__common, .table__mat, .prompt" };

const BOARDS: Record<string, Board> = {
  "san-juan": { set: usualSetUp("san-juan"), ...TABLEAU, sizes: ["390x844"], more: ["1024x768", "768x1024", "1280x800", "600x960", "360x740"] },
  "san-juan of six": { set: (page) => setTable(page, { classic: true, seats: 6 }), ...TABLEAU, sizes: [], more: ["1024x768"] },
  "san-juan of eight": { set: (page) => setTable(page, { classic: true, seats: 8 }), ...TABLEAU, sizes: ["600x960"], more: ["768x1024", "1280x800"] },
  "puerto-rico": { set: usualSetUp("puerto-rico"), ...MAT, sizes: ["1024x768"], more: ["600x960", "768x1024", "1280x800"] },
  "puerto-rico of four": { set: (page) => setMat(page, { seats: 4 }), ...MAT, sizes: ["768x1024"], more: ["600x960"] },
  ginkgopolis: { set: usualSetUp("ginkgopolis"), answerBy: answerCity, regions: ".table__rail, .table__phase, .table__map, .table__mine, .table__engine, .table__hand, .prompt", sizes: ["1024x768"], more: ["768x1024", "1280x800"] },
};
const QUESTIONS = 14;

declare global {
  interface Window {
    /** Sizes that changed, a line each. */
    moved: string[];
    /** What was asked where the prompt needed more room than it has. */
    grown: string[];
  }
}

/**
 * Notes whenever a region gets another size than it had when the same was asked. While a shop lies over the table, or a
 * banner has come, it may.
 */
async function lookOn(page: Page, regions: string) {
  await page.evaluate((regions) => {
    [window.moved, window.grown] = [[], []];
    const prompt = document.querySelector<HTMLElement>(".prompt")!;
    const usual = prompt.offsetHeight;
    const sizes = new Map<string, string>();
    const asked = () => /asks-\w+/.exec(document.querySelector(".table")!.className)?.[0] ?? "";
    const banners = () => document.querySelector(".table__banners")?.childElementCount ?? 0;
    let before = banners();
    const watch = new ResizeObserver((entries) => {
      const grown = prompt.offsetHeight > usual;
      if (grown) window.grown.push(prompt.querySelector(".prompt__text")?.textContent ?? "");
      const exempt = grown || document.querySelector(".table.is-shopping") !== null || banners() !== before;
      before = banners();
      for (const { target } of entries) {
        const { width, height } = target.getBoundingClientRect();
        const region = `${asked()} ${target.getAttribute("class")!.split(" ")[0]}`;
        const [was, is] = [sizes.get(region), `${Math.round(width)}x${Math.round(height)}`];
        if (was && was !== is && !exempt) window.moved.push(`${region}: ${was} to ${is}, at "${prompt.querySelector(".prompt__text")?.textContent}"`);
        if (!exempt) sizes.set(region, is);
      }
    });
    document.querySelectorAll(regions).forEach((region) => watch.observe(region));
  }, regions);
}

for (const [game, { set, answerBy, regions, sizes, more }] of Object.entries(BOARDS)) {
  for (const size of LONG ? [...sizes, ...more] : sizes) {
    test(`${game} at ${size}: the regions keep their size from question to question @desk`, async ({ page, hasTouch }) => {
      test.setTimeout(120_000);
      const [width, height] = size.split("x").map(Number);
      await page.setViewportSize({ width, height });
      // Without the explanations of a first game, which make the prompt higher.
      await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant", first_times: false })));
      await set(page);
      await page.getByRole("button", { name: "Start the game" }).click();
      await myTurn(page);
      await lookOn(page, regions);
      expect(await page.locator(regions).count(), "regions").toBe(regions.split(",").length);
      await answerSome(page, QUESTIONS, (turn) => answerBy(page, presser(page, hasTouch), turn));
      await myTurn(page);
      const [moved, grown] = await page.evaluate(() => [window.moved, [...new Set(window.grown)]]);
      expect(moved).toEqual([]);
      expect(grown.length, grown.join("; ")).toBeLessThan(QUESTIONS / 2);
    });
  }
}

/** The height of the rail with these figures on every plate, or that one of them is cut. */
function railHeight(page: Page, figures: string[]) {
  return page.evaluate((figures) => {
    for (const counts of document.querySelectorAll(".seat__counts")) {
      const stats = figures.map((figure, k) => {
        const stat = (counts.children[k] ?? counts.firstElementChild!).cloneNode(true) as HTMLElement;
        stat.replaceChildren(stat.querySelector("svg")!, figure, ...stat.querySelectorAll(".of"));
        return stat;
      });
      counts.replaceChildren(...stats);
    }
    const right = (node: Element) => node.getBoundingClientRect().right;
    const isCut = [...document.querySelectorAll(".seat .stat")].some((stat) => right(stat) > right(stat.closest(".seat")!));
    return isCut ? "cut" : document.querySelector<HTMLElement>(".table__rail")!.offsetHeight;
  }, figures);
}

interface Plates {
  /** Begins at a table of so many seats. */
  start: (page: Page, seats: number) => Promise<void>;
  seats: number[];
  /** What a plate shows at first, and the most that it may show. */
  few: string[];
  many: string[];
}

const PLATES: Record<string, Plates> = {
  // The middle one, cards laid by, comes in the course of the game.
  "san-juan": { start: (page, seats) => startTable(page, { classic: true, seats }), seats: [3, 4, 5, 6, 7, 8], few: ["1", "1/12"], many: ["12", "12", "12/12"] },
  "puerto-rico": { start: (page, seats) => startMat(page, { seats }), seats: [3, 4, 5], few: ["2", "0", "0", "?"], many: ["24", "28+10", "12", "58"] },
};
const PLATE_SIZES = ["360x740", "390x844", "844x390", "600x960", "768x1024", "1024x768", "1280x800"];

for (const [game, { start, seats, few, many }] of Object.entries(PLATES)) {
  for (const count of sample(seats, seats.length - 1)) {
    test(`a plate of ${game} of ${count} keeps its height whatever its figures are @desk`, async ({ page }) => {
      await start(page, count);
      await myTurn(page);
      for (const size of PLATE_SIZES) {
        const [width, height] = size.split("x").map(Number);
        await page.setViewportSize({ width, height });
        for (const text of ["100", "130", "150"]) {
          await setText(page, text);
          const [first, last] = [await railHeight(page, few), await railHeight(page, many)];
          expect(last, `${size} at ${text} %`).not.toBe("cut");
          expect(last, `${size} at ${text} %`).toBe(first);
        }
      }
    });
  }
}
