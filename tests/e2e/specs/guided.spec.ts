// A guided first game: begun from Learn, explained when things first matter, marked where it can be seen, and gone on with.
import type { Page, TestInfo } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { expectAccessible, expectNoPageScroll, keepPicture, open } from "../helpers/page";
import { answerMat } from "../helpers/puerto-rico";
import { ALL_LANGUAGES } from "../helpers/languages";
import { type AnswerBy, answer, answerOne, myTurn } from "../helpers/table";
import { expect, LONG, test } from "../helpers/test";

test.use({ storageState: { cookies: [], origins: [] } });

const ANSWERS: Record<string, AnswerBy> = { "san-juan": answer, "puerto-rico": answerMat, ginkgopolis: answerCity };
/** Questions that are answered. */
const QUESTIONS = 6;

async function begin(page: Page, game: string, lang: string) {
  await page.addInitScript((lang) => {
    localStorage.setItem("sobremesa.lang", JSON.stringify(lang));
    if (!localStorage.getItem("sobremesa.prefs")) localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" }));
  }, lang);
  await open(page, "#/learn");
  await page.locator(`[data-game="${game}"]`).getByTestId("guided").click();
  expect(await myTurn(page)).toBe("mine");
}

const press = (page: Page) => async (selector: string, index: number) => {
  await page.locator(selector).nth(index).click({ position: { x: 12, y: 12 } });
};

/** Marks around what other things cover, or what is out of sight. */
const covered = (page: Page) =>
  page.getByTestId("coach-mark").evaluateAll((marks) =>
    marks
      .map((mark) => {
        const name = (mark as HTMLElement).dataset.for!;
        const { x, y, width, height } = mark.getBoundingClientRect();
        const own = [...document.querySelectorAll(`[data-testid="${name}"], [data-fly="${name}"]`)];
        const points = [0.5, 0.2, 0.8].flatMap((down) => [0.5, 0.2, 0.8].map((across) => [x + width * across, y + height * down]));
        const isSeen = ([x, y]: number[]) => {
          const seen = document.elementFromPoint(x, y);
          return own.some((place) => seen && (place.contains(seen) || seen.contains(place)));
        };
        return points.some(isSeen) ? "" : name;
      })
      .filter((name) => name !== ""),
  );

/** Waits for the frames in which the table comes to rest and the marks follow it. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });

/** Reads what the coach has to say now; the keys of the topics, and how many were marked. */
async function read(page: Page, told: string[]): Promise<number> {
  const say = page.getByTestId("guide-say");
  let marked = 0;
  for (let topic = await say.getAttribute("data-topic"); topic; topic = await say.getAttribute("data-topic")) {
    expect(told, "each thing is explained once").not.toContain(topic);
    told.push(topic);
    await expect(say).toHaveText(/\S/);
    await rest(page);
    await expect.poll(() => covered(page), { message: `the marks of ${topic} are seen` }).toEqual([]);
    marked += Math.min(await page.getByTestId("coach-mark").count(), 1);
    await page.getByTestId("guide-next").click();
    await expect(say).not.toHaveAttribute("data-topic", topic);
  }
  return marked;
}

async function picture(page: Page, info: TestInfo, game: string, lang: string) {
  await rest(page);
  await keepPicture(page, info, `guided-${game}-${lang}`);
}

// Each game on one screen; in the long run on all of them, in two languages.
const ON_SCREENS: Record<string, [string, string]> = { "san-juan": ["en", "@desk"], "puerto-rico": ["zh-Hant", "@tablet"], ginkgopolis: ["en", "@phone"] };
for (const [game, [only, screen]] of Object.entries(ON_SCREENS)) {
  for (const lang of LONG ? ["en", "zh-Hant"] : [only]) {
    test(`the first turns of a guided game are explained (${game}, ${lang})${LONG ? "" : ` ${screen}`}`, async ({ page }, info) => {
      await begin(page, game, lang);
      await expect(page.getByTestId("first-time")).toHaveCount(0);
      await expectNoPageScroll(page);
      await picture(page, info, game, lang);
      if (lang === "en") await expectAccessible(page);
      const told: string[] = [];
      expect(await read(page, told), "each of the first things is marked").toBe(3);
      for (let turn = 0; turn < QUESTIONS; turn += 1) {
        await answerOne(page, turn, (turn) => ANSWERS[game](page, press(page), turn));
        expect(await myTurn(page)).toBe("mine");
        await read(page, told);
      }
      expect(told.length).toBeGreaterThan(4);
      // A word on what was chosen.
      await expect(page.getByTestId("guide-remark")).toHaveText(/\S/);
      await picture(page, info, `${game}-later`, lang);
      await page.reload();
      expect(await myTurn(page)).toBe("mine");
      await expect(page.getByTestId("guide")).toBeVisible();
      await read(page, told);
      // Learn leads back to the same game.
      const address = page.url();
      await open(page, "#/learn");
      await page.locator(`[data-game="${game}"]`).getByTestId("guided").click();
      await expect(page).toHaveURL(address);
      await page.getByTestId("guide-leave").click();
      await expect(page.getByTestId("guide")).toHaveCount(0);
      await page.reload();
      expect(await myTurn(page)).toBe("mine");
      await expect(page.getByTestId("guide")).toHaveCount(0);
    });
  }
}

test("who has never played is offered a guided game on the first page @desk", async ({ page }) => {
  await open(page);
  await page.getByTestId("welcome").click();
  await page.locator('[data-game="san-juan"]').getByTestId("guided").click();
  expect(await myTurn(page)).toBe("mine");
  await open(page);
  await expect(page.getByTestId("welcome")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Guided first game" })).toBeVisible();
});

// The whole game, in every language: each thing is explained once and marked where it can be seen, and the end leads to
// the review.
for (const lang of LONG ? ALL_LANGUAGES : []) {
  for (const game of Object.keys(ANSWERS)) {
    test(`a guided game to its end (${game}, ${lang}) @no-tablet`, async ({ page }, info) => {
      test.setTimeout(600_000);
      await begin(page, game, lang);
      const begun = Date.now();
      const told: string[] = [];
      let taps = 0;
      let remarks = 0;
      const tap = press(page);
      const counted = async (selector: string, index: number) => {
        taps += 1;
        await tap(selector, index);
      };
      for (let turn = 0; (await myTurn(page)) === "mine"; turn += 1) {
        expect(turn, "the game comes to its end").toBeLessThan(400);
        await read(page, told);
        await answerOne(page, turn, async (turn) => ANSWERS[game](page, counted, turn));
        remarks += (await page.getByTestId("guide-remark").innerText()) === "" ? 0 : 1;
      }
      const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
      const note = `${told.length} topics, ${taps} taps, ${remarks} remarks, ${minutes} minutes: ${told.join(", ")}`;
      info.annotations.push({ type: "guided", description: note });
      console.log(`${game}, ${lang}: ${note}`);
      await picture(page, info, `${game}-end`, lang);
      await page.getByTestId("to-results").click();
      await page.getByTestId("to-review").click();
      await expect(page.getByTestId("review-strip")).toBeVisible();
    });
  }
}
