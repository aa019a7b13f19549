// The lessons as a person takes them: what is marked is what is tapped.
import { readdirSync, readFileSync } from "node:fs";
import { type Locator, type Page, expect } from "@playwright/test";

export interface Step {
  say: Record<string, string>;
  show?: string[];
  do?: unknown[];
}

export interface Lesson {
  game: string;
  key: string;
  steps: Step[];
  end: Record<string, string>;
}

const FOLDER = "../../src/lessons";
const WORDS = "../../src/words";
/** Languages in which lessons are taken here. */
const LANGUAGES = ["en", "zh-Hant"];
/** Fields of a lesson that name a message. */
const SAID = new Set(["title", "about", "say", "otherwise", "end"]);

/** Puts the texts of each language in place of the messages that a lesson names. */
function told(lesson: unknown, game: string): any {
  const texts = LANGUAGES.map((lang) => {
    const lines = readFileSync(`${WORDS}/${lang}/lessons/${game}.ftl`, "utf8").split("\n");
    return [lang, new Map(lines.map((line) => line.split(/ = (.*)/s) as [string, string]))] as const;
  });
  const put = (value: any): any => {
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== "object" || value === null) return value;
    const field = ([name, inner]: [string, any]) => {
      const isSaid = SAID.has(name) && typeof inner === "string";
      return [name, isSaid ? Object.fromEntries(texts.map(([lang, of]) => [lang, of.get(inner)])) : put(inner)];
    };
    return Object.fromEntries(Object.entries(value).map(field));
  };
  return put(lesson);
}

/** Every lesson, in the order in which it is learnt. */
export const LESSONS: Lesson[] = ["san-juan", "puerto-rico", "ginkgopolis"].flatMap((game) =>
  readdirSync(`${FOLDER}/${game}`)
    .sort()
    .map((file) => {
      const key = file.replace(/^\d+-|\.json$/g, "");
      return { game, key, ...told(JSON.parse(readFileSync(`${FOLDER}/${game}/${file}`, "utf8")), game) };
    }),
);

/** How something marked is chosen. */
export type Choose = (target: Locator) => Promise<void>;

/** What a name of a place stands for: the piece itself, or the first one in it. */
export async function target(page: Page, name: string): Promise<Locator> {
  const place = page.locator(`[data-testid="${name}"]:visible, [data-fly="${name}"]:visible`).first();
  const isPiece = await place.evaluate((element) => element.matches("button, a"));
  return isPiece ? place : place.locator("button").first();
}

/** By touch. */
export const byTouch: Choose = (target) => target.tap();

/** By keyboard alone: from region to region with Tab, within one with the arrows, then Enter. */
export const byKeyboard: Choose = async (target) => {
  const page = target.page();
  for (let key = 0; key < 250; key++) {
    const next = await target.evaluate((element) => {
      const now = document.activeElement as HTMLElement;
      if (now === element) return "Enter";
      // The map of a city goes in four directions.
      const [from, to] = [now, element as HTMLElement].map((cell) => cell?.dataset.place?.split(",").map(Number));
      if (from && to) {
        const [x, y] = [to[0] - from[0], to[1] - from[1]];
        return x > 0 ? "ArrowRight" : x < 0 ? "ArrowLeft" : y > 0 ? "ArrowDown" : "ArrowUp";
      }
      const region = element.closest("[data-rove]");
      return region?.contains(now) ? "ArrowRight" : "Tab";
    });
    await page.keyboard.press(next);
    if (next === "Enter") return;
  }
  throw new Error(`out of reach of the keyboard: ${target}`);
};

/** Takes a lesson from its first step to its end. */
export async function take(page: Page, lesson: Lesson, lang: string, choose: Choose) {
  const say = page.getByTestId("coach-say");
  for (const step of lesson.steps) {
    await expect(say).toHaveText(step.say[lang]);
    if (!step.do) {
      await choose(page.getByTestId("coach-next"));
      continue;
    }
    for (const name of step.show ?? []) await choose(await target(page, name));
  }
  await expect(say).toHaveText(lesson.end[lang]);
  await expect(page.getByTestId("coach-on")).toBeVisible();
}
