// The games as tests play them that look for secrets: who knows what, and how a question is answered.
import type { Page } from "@playwright/test";
import { answerCity } from "./ginkgopolis";
import { answerMat, EVERYTHING } from "./puerto-rico";
import { GINKGOPOLIS, PUERTO_RICO, PUERTO_RICO_CARDS, SAN_JUAN } from "./pieces";
import type { Pieces, Together } from "./secrets";
import { answer, type AnswerBy, type Press } from "./table";

export interface Title extends Together {
  /** What the test calls it. */
  name: string;
  pieces: Pieces;
  answer: AnswerBy;
}

export const TITLES: Title[] = [
  { name: "san-juan", game: "san-juan", pieces: SAN_JUAN, answer, people: 2, opponents: 1 },
  { name: "puerto-rico", game: "puerto-rico", pieces: PUERTO_RICO, answer: answerMat, people: 3 },
  { name: "puerto-rico with all expansions", game: "puerto-rico", pieces: PUERTO_RICO_CARDS, answer: answerMat, people: 2, options: EVERYTHING },
  { name: "ginkgopolis", game: "ginkgopolis", pieces: GINKGOPOLIS, answer: answerCity, people: 2 },
];

/** How long one try of a click may take, and how many there are before it is a fault. */
const TRY_MS = 1_000;
const TRIES = 30;

/** Clicks where no piece of the game has another button. A piece that has gone in the meantime is not pressed: its question
 * has been answered, and whoever plays looks again. What stays and cannot be pressed is a fault. */
export const presser = (page: Page, game: string): Press => {
  const at = game === "san-juan" ? { position: { x: 16, y: 20 } } : {};
  return async (selector, index) => {
    const piece = page.locator(selector).nth(index);
    for (let tries = 1; ; tries += 1) {
      try {
        return await piece.click({ ...at, timeout: TRY_MS });
      } catch (error) {
        if ((await piece.count()) === 0) return;
        if (tries === TRIES) throw error;
      }
    }
  };
};
