// Ginkgopolis: a whole game by mouse and by touch, and what must hold at any
// table.
import { answerCity, playCity, startCity } from "../helpers/ginkgopolis";
import { presser } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture, speak } from "../helpers/page";
import { answerOne, answerSome, myTurn, promptText, toResults } from "../helpers/table";
import { expect, LONG, test } from "../helpers/test";

test("a whole game against opponents, by mouse or by touch, up to the score sheet @tablet", async ({ page, hasTouch }, info) => {
  test.setTimeout(400_000);
  await startCity(page, 0, "20", hasTouch ? 2 : 3);
  await myTurn(page);
  await keepPicture(page, info, "city");
  const turns = await playCity(page, presser(page, hasTouch));
  expect(turns).toBeGreaterThan(10);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "city-over");
  await toResults(page);
  await expectAccessible(page);
  await page.locator(".scoresheet").getByRole("button", { name: "Districts" }).click();
  await keepPicture(page, info, "city-results");
});

test("some rounds in: no page scroll in either language, nothing grave for axe by day and by night @tablet-long", async ({ page, hasTouch }, info) => {
  test.setTimeout(120_000);
  await startCity(page);
  const press = presser(page, hasTouch);
  await answerSome(page, 12, (turn) => answerCity(page, press, turn));
  await myTurn(page);
  const before = await promptText(page);
  for (const lang of ["en", "zh-Hant"]) {
    if (lang === "zh-Hant") {
      await speak(page, "zh-Hant");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      expect(await promptText(page)).not.toBe(before);
    }
    for (const theme of LONG ? ["light", "dark"] : [lang === "en" ? "light" : "dark"]) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      await expectNoPageScroll(page);
      await expectAccessible(page);
      // What is taller than its line is cut. On a phone the strip is there only while others play.
      const tall = await page.locator(".phase__title").evaluate((title) =>
        title.clientHeight && parseFloat(getComputedStyle(title).fontSize) / title.clientHeight);
      expect(tall, "the line of who does what is no higher than its strip").toBeLessThanOrEqual(1);
      const round = page.getByTestId("round");
      const cut = await round.evaluate((line) => [line.scrollWidth - line.clientWidth, line.scrollHeight - line.clientHeight]);
      expect(Math.max(...cut), "the bar shows round, tiles and deck").toBeLessThanOrEqual(1);
      await keepPicture(page, info, `city-rounds-${lang}-${theme}`);
    }
  }
});

test("districts are told beside the city, each under the number that it has there @tablet-long", async ({ page, hasTouch }, info) => {
  await startCity(page);
  const press = presser(page, hasTouch);
  await answerSome(page, 9, (turn) => answerCity(page, press, turn));
  await myTurn(page);
  await press('[data-testid="map-districts"]', 0);
  const list = page.getByTestId("districts");
  await expect(list).toBeVisible();
  // As they are laid out: a city that is too large is moved, and then reaches beneath.
  const apart = await list.evaluate((told: HTMLElement) => {
    const city = document.querySelector<HTMLElement>(".map__slide")!;
    const end = { x: told.offsetLeft + told.offsetWidth, y: told.offsetTop + told.offsetHeight };
    const below = told.offsetTop >= city.offsetTop + city.offsetHeight - 1;
    return end.x <= city.offsetLeft + 1 || end.y <= city.offsetTop + 1 || below;
  });
  expect(apart).toBe(true);
  const numbers = async (of: string) => (await page.locator(`${of} .block__district`).allInnerTexts()).map(Number).sort((a, b) => a - b);
  await expect.poll(() => numbers(".map__districts")).not.toEqual([]);
  expect(await numbers(".map__plane")).toEqual(await numbers(".map__districts"));
  await keepPicture(page, info, "city-districts");
  await press('[data-testid="map-districts"]', 0);
  await expect(page.locator(".map__plane .block__district:visible")).toHaveCount(0);
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`a city that grows glides to where it fits, unless motion is reduced (${motion}) @desk`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await startCity(page, 0, "20", 2);
    await myTurn(page);
    // How often the map covers other cells, and how often it begins to glide.
    await page.evaluate(() => {
      const seen = Object.assign(window, { covered: 0, glides: 0 });
      const plane = document.querySelector<HTMLElement>(".map__plane")!;
      const size = () => `${plane.style.getPropertyValue("--cols")} ${plane.style.getPropertyValue("--rows")}`;
      let last = size();
      new MutationObserver(() => {
        if (size() !== last) seen.covered += 1;
        last = size();
      }).observe(plane, { attributeFilter: ["style"] });
      document.querySelector(".map__slide")!.addEventListener("transitionrun", (event) => {
        if (event.target === event.currentTarget) seen.glides += 1;
      });
    });
    const growth = () =>
      page.evaluate(() => {
        const { covered, glides } = window as unknown as { covered: number; glides: number };
        return { covered, glides };
      });
    // The first letter that somebody builds at makes it grow.
    const press = presser(page, false);
    // While a marker is placed the map may be moved, so that each of its places is in sight.
    const isPlacing = async () => (await promptText(page)).startsWith("Place marker");
    for (let turn = 0; (await growth()).covered === 0 || (await isPlacing()); turn += 1) {
      await answerOne(page, turn, (turn) => answerCity(page, press, turn));
      expect(await myTurn(page)).toBe("mine");
    }
    if (motion === "no-preference") await expect.poll(async () => (await growth()).glides).toBeGreaterThan(0);
    // It ends where it fits: in the middle, as large as it is drawn.
    const slide = page.locator(".map__slide");
    await expect.poll(() => slide.evaluate((slide) => getComputedStyle(slide).transform)).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
    if (motion === "reduce") expect((await growth()).glides).toBe(0);
  });
}

test("a round is resolved one seat after the other, where the eye can follow @phone-long @tablet-long", async ({ page, hasTouch }, info) => {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "fast" })));
  await startCity(page);
  await myTurn(page);
  // Whose row stands out, and what is lit on the map, whenever that changes.
  await page.evaluate(() => {
    const seen = ((window as unknown as { seen: string[] }).seen = [] as string[]);
    const note = () => {
      const [now, lit] = [document.querySelector(".phase__line.is-now"), document.querySelector(".map .is-now")];
      if (!now || !lit) return;
      const text = `${[...now.parentElement!.children].indexOf(now)} ${lit.getAttribute("data-fly")}`;
      if (seen.at(-1) !== text) seen.push(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const press = presser(page, hasTouch);
  await press('.gcard.is-legal:not([data-color="plan"])', 0);
  await press('.prompt [data-testid="commit"]', 0);
  await expect(page.locator(".phase.is-up .phase__line.is-done").first()).toBeVisible();
  await keepPicture(page, info, "city-resolving");
  await myTurn(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const rows = seen.map((text) => Number(text.split(" ")[0]));
  expect([...new Set(rows)], seen.join("; ")).toEqual([0, 1, 2]);
  expect(rows).toEqual([...rows].sort());
});
