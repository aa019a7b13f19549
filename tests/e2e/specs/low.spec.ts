// A phone on its side: every game is begun without a scroll, and what is asked about is seen above the prompt.
import { openCrowded } from "../helpers/crowded";
import { ALL_LANGUAGES } from "../helpers/languages";
import { open, speak } from "../helpers/page";
import { expect, test } from "../helpers/test";

test.use({ viewport: { width: 844, height: 390 }, storageState: { cookies: [], origins: [] } });

test("all games are begun from what is seen of the home page, in every language @desk", async ({ page }) => {
  await open(page);
  for (const language of ALL_LANGUAGES) {
    await speak(page, language);
    const begin = page.locator(".bill .btn");
    await expect(begin).toHaveCount(3);
    for (const button of await begin.all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test("the seats of a set-up are seen beside its table @desk", async ({ page }) => {
  for (const game of ["san-juan", "puerto-rico", "ginkgopolis"]) {
    await open(page, `./#/new/${game}`);
    await expect(page.locator(".tabletop")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".seatrow .input").first()).toBeInViewport({ ratio: 1 });
  }
});

test("three rows of buildings are seen above the prompt @desk", async ({ page }) => {
  await openCrowded(page, "puerto-rico-build");
  await expect(page.locator(".prompt__lesson")).toBeVisible();
  const prompt = (await page.getByTestId("prompt").boundingBox())!;
  const first = page.locator(".shop__level").first().locator(".offer");
  const third = (await first.nth(2).boundingBox())!;
  expect(third.y + third.height).toBeLessThanOrEqual(prompt.y);
});

test("the whole storage is seen above the prompt @desk", async ({ page }) => {
  await openCrowded(page, "puerto-rico-store");
  const prompt = (await page.getByTestId("prompt").boundingBox())!;
  const storage = (await page.getByTestId("storage").boundingBox())!;
  expect(storage.y).toBeGreaterThanOrEqual(44);
  expect(storage.y + storage.height).toBeLessThanOrEqual(prompt.y + 2);
});
