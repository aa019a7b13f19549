// Every lesson, taken by touch on a phone or by keyboard alone at a desk; a wrong turn; the list.
import { expect, LONG, sample, test } from "../helpers/test";
import { LESSONS, type Choose, byKeyboard, byTouch, take } from "../helpers/lessons";
import { booted, expectAccessible, expectNoPageScroll } from "../helpers/page";
import { prefer } from "../helpers/screens";
import type { Page } from "@playwright/test";

async function begin(page: Page, game: string, key: string, lang: string) {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
  await prefer(page, lang, "light");
  await page.goto(`./#/lesson/${game}/${key}`);
  await expect(page.getByTestId("coach")).toBeVisible();
}

const WAYS: [string, string, Choose][] = [
  ["@phone", "zh-Hant", byTouch],
  ["@desk", "en", byKeyboard],
  ["@phone", "en", byTouch],
  ["@desk", "zh-Hant", byKeyboard],
];

// What is marked and what is asked is the same in each way, and the native tests take every lesson: a few of them in one
// way, unless everything is to be tried.
sample([...LESSONS.entries()], 0, 5, 9, 14, 18, 25).forEach(([number, lesson]) => {
  for (const [screen, lang, choose] of LONG ? WAYS : [WAYS[number % 2]]) {
    test(`${lesson.game}: ${lesson.key} in ${lang} ${screen}`, async ({ page }) => {
      await begin(page, lesson.game, lesson.key, lang);
      await take(page, lesson, lang, choose);
      await expectNoPageScroll(page);
    });
  }
});

test("what is allowed but wrong is explained, not done, and is no way out of the lesson @desk", async ({ page }) => {
  await begin(page, "san-juan", "round", "en");
  for (const step of [0, 1]) {
    await page.getByTestId("coach-next").click();
    expect(step).toBeLessThan(2);
  }
  const lesson = LESSONS.find(({ game, key }) => game === "san-juan" && key === "round")!;
  const wrong = (lesson.steps[2] as unknown as { wrong: { say: Record<string, string> }[] }).wrong[0];
  await page.getByTestId("role-prospector").click();
  await expect(page.getByTestId("coach-remark")).toHaveText(wrong.say.en);
  await expect(page.getByTestId("prompt")).toHaveAttribute("data-mine", "true");
  await page.keyboard.press("u");
  await expect(page.getByTestId("coach-say")).toHaveText(lesson.steps[2].say.en);
  await page.getByTestId("role-builder").click();
  await expect(page.getByTestId("coach-remark")).toBeHidden();
  await expectAccessible(page);
});

test("what was finished is marked in the list, and nothing of it is a saved game @desk", async ({ page }) => {
  const lesson = LESSONS[0];
  await begin(page, lesson.game, lesson.key, "en");
  await take(page, lesson, "en", (target) => target.click());
  await page.getByTestId("coach-all").click();
  await expect(page.locator(`[data-game="${lesson.game}"] .is-done`)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("region", { name: "Your latest game" })).toHaveCount(0);
});

test("a lesson that does not exist is said to be none @desk", async ({ page }) => {
  await page.goto("./#/lesson/san-juan/nonsense");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such lesson.");
  await booted(page);
});
