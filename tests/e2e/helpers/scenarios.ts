// What a person does that writes something: the scenarios of the kill points. Each is played the same way every time.
import type { Page } from "@playwright/test";
import { answerCity } from "./ginkgopolis";
import { copied, correspondent, device, invite, waits } from "./correspondence";
import type { Recording } from "./kill";
import { LESSONS, take } from "./lessons";
import { answerMat } from "./puerto-rico";
import { open, speak } from "./page";
import { answerPuzzle, short } from "./puzzles";
import { type AnswerBy, type Press, answer, answerOne, myTurn } from "./table";
import { TITLES } from "./titles";

export interface Scenario {
  name: string;
  /** Where a page is opened that was killed. */
  address: (page: Page) => string;
  /** Up to where the points begin. */
  prepare: (page: Page) => Promise<void>;
  /** What is done, step by step. */
  run: (page: Page, recording: Pick<Recording, "next">) => Promise<void>;
  /** Waits on a page that is opened again until it can be used; by default a table waits for the person's turn. */
  ready?: (page: Page) => Promise<unknown>;
}

/** Presses a card or a tile near its corner, where nothing else lies over it. */
export const press = (page: Page): Press => async (selector, index) =>
  page.locator(selector).nth(index).click({ position: { x: 16, y: 20 } });

async function begin(page: Page, game: string) {
  await page.addInitScript(() => {
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
  });
  await open(page, `./#/new/${game}`);
  await page.getByLabel("Who is player 2").selectOption({ label: "Apprentice" });
  await page.getByLabel("Seed").fill("1897");
  await page.getByRole("button", { name: "Start the game" }).click();
  await myTurn(page);
}

/** Questions that are answered, and the last answer taken back where that can be. */
function choices(game: string, by: AnswerBy, count: number): Scenario {
  return {
    name: `choices in ${game}`,
    address: (page) => page.url(),
    prepare: (page) => begin(page, game),
    run: async (page, recording) => {
      for (let turn = 0; turn < count; turn += 1) {
        await recording.next(page, async () => {
          await answerOne(page, turn, (turn) => by(page, press(page), turn));
          await myTurn(page);
        });
      }
      await recording.next(page, async () => {
        const undo = page.getByTestId("undo");
        if ((await undo.getAttribute("aria-disabled")) !== "true") await undo.click();
        await myTurn(page);
      });
    },
  };
}

const FILE = "../fixtures/v0.1/saves/san-juan-1897-2-over.json";

/** The list of saved games: import of a file with several games, rename, delete, bring back. */
const list: Scenario = {
  name: "the list of saved games",
  address: () => "./#/saved",
  prepare: async (page) => {
    await begin(page, "san-juan");
    await open(page, "./#/saved");
  },
  run: async (page, recording) => {
    const texts = await page.evaluate(() =>
      Object.entries({ ...localStorage }).filter(([key]) => key.startsWith("sobremesa.save.")).map(([, text]) => text));
    const several = `{"sobremesa":"library","format":1,"games":[${[...texts, ...texts, ...texts].join(",")}]}`;
    const pick = (name: string, text: string) =>
      page.getByLabel("Import a file").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    const said = (text: string | RegExp) => page.getByText(text).waitFor();
    await recording.next(page, async () => {
      await pick("three.json", several);
      await said("3 games were added to your list.");
    });
    await recording.next(page, async () => {
      await page.getByLabel("Import a file").setInputFiles(FILE);
      await said("One game was added to your list.");
    });
    await recording.next(page, async () => {
      await page.getByRole("button", { name: /^Rename/ }).first().click();
      await page.getByLabel("Title").fill("Sunday");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Sunday" }).waitFor();
    });
    await recording.next(page, async () => {
      await page.getByRole("button", { name: /^Delete/ }).first().click();
      await page.getByRole("button", { name: "Undo" }).waitFor();
    });
    await recording.next(page, async () => {
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    });
  },
};

/** Settings of every kind. */
const settings: Scenario = {
  name: "settings",
  address: () => "./#/settings",
  prepare: (page) => open(page, "./#/settings"),
  run: async (page, recording) => {
    await recording.next(page, () => speak(page, "zh-Hant"));
    await recording.next(page, () => speak(page, "en"));
    const boxes = page.getByRole("checkbox");
    for (let at = 0; at < Math.min(3, await boxes.count()); at += 1) {
      await recording.next(page, () => boxes.nth(at).click({ force: true }));
    }
  },
};

/** A study, edited and taken back. */
const study: Scenario = {
  name: "a study",
  address: () => "./#/study/san-juan",
  prepare: async (page) => {
    await open(page, "./#/study/san-juan");
    await page.getByTestId("field-round").waitFor();
  },
  run: async (page, recording) => {
    for (const round of ["3", "7"]) {
      await recording.next(page, async () => {
        await page.getByTestId("field-round").fill(round);
        await page.getByTestId("field-round").press("Enter");
      });
    }
    await recording.next(page, () => page.getByTestId("study-undo").click());
  },
};

/** A deal of the day is begun. */
const daily: Scenario = {
  name: "a deal of the day",
  address: () => "./#/daily",
  prepare: async (page) => {
    await page.clock.setFixedTime("2026-11-23T12:00:00");
    await open(page, "./#/daily");
    await page.getByTestId("deal-san-juan").getByTestId("deal-play").waitFor();
  },
  run: async (page, recording) => {
    await recording.next(page, async () => {
      await page.getByTestId("deal-san-juan").getByTestId("deal-play").click();
      await myTurn(page);
    });
  },
};

/** A game by link: one's own choices, sent on, and what comes back from another device. */
const byLink: Scenario = {
  name: "a game by link",
  address: (page) => page.url(),
  prepare: async (page) => {
    await page.addInitScript(correspondent);
    await invite(page, TITLES[0]);
    await page.locator('[data-testid="i-am"].btn--primary').click();
    await waits(page);
  },
  run: async (page, recording) => {
    const play = async (page: Page, next: Recording["next"]) => {
      for (let turn = 0; (await waits(page)) === "mine"; turn += 1) {
        await next(page, async () => {
          await answer(page, press(page), turn);
          await waits(page);
        });
      }
      return copied(page);
    };
    const sent = await play(page, (page, act) => recording.next(page, act));
    const other = await device(page.context().browser()!, "2", TITLES[0]);
    await other.goto(sent);
    await other.locator('[data-testid="i-am"].btn--primary').click();
    const back = await play(other, (_, act) => act());
    await other.context().close();
    await recording.next(page, async () => {
      await page.goto(back);
      await page.getByTestId("go-on").click();
      await waits(page);
    });
  },
  ready: waits,
};

/** A game that a second tab takes over and goes on with, and that the first one takes back. */
const tabs: Scenario = {
  name: "two tabs",
  address: (page) => page.url(),
  prepare: (page) => begin(page, "san-juan"),
  run: async (page, recording) => {
    const second = await page.context().newPage();
    const takeOver = (tab: Page) =>
      recording.next(tab, async () => {
        await tab.getByRole("button", { name: "Play here" }).click();
        await myTurn(tab);
      });
    const choose = (tab: Page, turn: number) =>
      recording.next(tab, async () => {
        await answerOne(tab, turn, (turn) => answer(tab, press(tab), turn));
        await myTurn(tab);
      });
    await choose(page, 0);
    await open(second, page.url());
    await takeOver(second);
    await choose(second, 1);
    await takeOver(page);
    await choose(page, 2);
    await second.close();
  },
};

/** A puzzle that is missed, and one that is solved by its own answer. */
const puzzle: Scenario = {
  name: "a puzzle",
  address: () => "./#/puzzles",
  prepare: (page) => open(page, `./#/puzzle/san-juan/${short("san-juan").id}`),
  run: async (page, recording) => {
    await recording.next(page, () => answerPuzzle(page, false));
    await page.getByTestId("task-show").click();
    const told = await page.getByTestId("answer").innerText();
    await page.getByTestId("task-back").click();
    await recording.next(page, () => answerPuzzle(page, false, /with: (.*)[.]$/.exec(told.trim())![1]!));
  },
};

/** A lesson that is taken to its end. */
const lesson: Scenario = {
  name: "a lesson",
  address: () => "./#/learn",
  prepare: async (page) => {
    await open(page, `./#/lesson/${LESSONS[0].game}/${LESSONS[0].key}`);
    await page.getByTestId("coach").waitFor();
  },
  run: (page, recording) => recording.next(page, () => take(page, LESSONS[0], "en", (target) => target.click())),
};

export const SCENARIOS = (long: boolean): Scenario[] => [
  choices("san-juan", answer, long ? 8 : 3),
  choices("puerto-rico", answerMat, long ? 8 : 2),
  choices("ginkgopolis", answerCity, long ? 8 : 2),
  list,
  settings,
  study,
  daily,
  byLink,
  tabs,
  puzzle,
  lesson,
];
