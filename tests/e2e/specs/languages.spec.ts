// Every language says everything, and everything it says has its place.
import { ALL_LANGUAGES, englishOn, pseudo } from "../helpers/languages";
import { openCrowded } from "../helpers/crowded";
import { keepPicture, open, setText, speak } from "../helpers/page";
import { expectApart, expectTargets, expectWords, prefer } from "../helpers/screens";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat } from "../helpers/puerto-rico";
import { type AnswerBy, answer, answerOne, myTurn } from "../helpers/table";
import { presser } from "../helpers/titles";
import { expect, LONG, sample, test } from "../helpers/test";

const PAGES = [
  "", "new/san-juan", "new/puerto-rico", "new/ginkgopolis", "saved", "settings", "statistics", "learn", "puzzles", "daily",
  "rules/san-juan", "rules/puerto-rico", "rules/ginkgopolis", "study/san-juan", "study/puerto-rico", "study/ginkgopolis",
];
const GAMES: [string, AnswerBy][] = [["san-juan", answer], ["puerto-rico", answerMat], ["ginkgopolis", answerCity]];
/** Languages whose pages are walked through on a phone as well: that of the longest words, and one without blanks. */
const ON_PHONES = LONG ? ALL_LANGUAGES : ["de", "ja"];
/** The most questions of a person that are answered in each game: the whole game in the long run. */
const ANSWERS = LONG ? 1000 : 8;

sample([...ALL_LANGUAGES.entries()], 0, 4, 5).forEach(([at, lang]) => {
  test(`every page speaks ${lang} and nothing else${ON_PHONES.includes(lang) ? "" : " @desk"} @tablet-long`, async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page, lang, "light");
    const found: Record<string, string[]> = {};
    for (const address of PAGES) {
      await open(page, `./#/${address}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("main")).not.toBeEmpty();
      const english = lang === "en" ? [] : await englishOn(page, lang);
      if (english.length) found[address] = english;
      await expectWords(page);
      if (!address.startsWith("study")) await expectTargets(page);
      await expectApart(page);
    }
    expect(found, "texts in English").toEqual({});
  });

  // The games take turns with the languages; in the long run each is told in all.
  for (const [game, by] of LONG ? GAMES : [GAMES[at % GAMES.length]]) {
    test(`a game of ${game} is told in ${lang} @desk`, async ({ page }, info) => {
      test.setTimeout(LONG ? 600_000 : 120_000);
      await prefer(page, lang, "light");
      await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
      await open(page, `./#/new/${game}`);
      await page.locator(".btn--primary").filter({ visible: true }).last().click();
      await expect(page.getByTestId("table")).toBeVisible();
      const press = presser(page, game);
      const english = new Set<string>();
      for (let turn = 0; turn < ANSWERS && (await myTurn(page)) === "mine"; turn += 1) {
        if (lang !== "en") for (const text of await englishOn(page, lang)) english.add(text);
        if (LONG && turn % 5 === 0) await keepPicture(page, info, `game-${game}-${lang}-${turn}`);
        await answerOne(page, turn, (turn) => by(page, press, turn));
      }
      await page.getByTestId("log").click();
      await expect(page.getByTestId("log-list")).toBeVisible();
      if (lang !== "en") for (const text of await englishOn(page, lang)) english.add(text);
      expect([...english], "texts in English").toEqual([]);
    });
  }
});

for (const [title, chosen, regions] of sample([
  ["san-juan-build", '[data-testid="hand"] [data-testid="card"].is-legal', ".city__slots, .hand__cards, .prompt__acts"],
  ["puerto-rico-place", ".mat .plot.is-legal, .mat .bld.is-legal", ".rail, .town, .land, .mat-table"],
  ["ginkgopolis-card", '[data-testid="hand"] .is-legal', ".map__plane, .engine, .hand__cards"],
])) {
  test(`switching the language in ${title} keeps selection, scroll and focus @desk`, async ({ page }) => {
    await openCrowded(page, title);
    await setText(page, "130");
    const piece = page.locator(chosen).first();
    await piece.click();
    await piece.focus();
    const look = () =>
      page.evaluate((regions) => {
        const place = (element: Element | null) => [...document.querySelectorAll("button")].indexOf(element as HTMLButtonElement);
        const scrolled = [...document.querySelectorAll(regions)].map((region) => [region.scrollLeft, region.scrollTop].join());
        const selected = [...document.querySelectorAll(".is-selected, [aria-pressed=true]")].map(place);
        return { focus: place(document.activeElement), selected, scrolled, camera: document.querySelector<HTMLElement>(".map__slide")?.style.cssText };
      }, regions);
    await page.evaluate((regions) => document.querySelectorAll(regions).forEach((region) => region.scrollBy(30, 20)), regions);
    const before = await look();
    expect(before.focus).toBeGreaterThanOrEqual(0);
    // The menu in which the language is chosen has the focus afterwards, in every language.
    let menu: number | undefined;
    for (const lang of [...ALL_LANGUAGES, "en"]) {
      await speak(page, lang);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      if (lang !== "en") expect(await englishOn(page, lang)).toEqual([]);
      const { focus, selected } = await look();
      menu ??= focus;
      expect([focus, selected], lang).toEqual([menu, before.selected]);
    }
    await piece.focus();
    expect(await look()).toEqual(before);
  });
}

test("texts that are two fifths longer have their place on every page @desk", async ({ page }) => {
  test.setTimeout(120_000);
  await pseudo(page);
  await prefer(page, "en", "light");
  for (const address of PAGES) {
    await open(page, `./#/${address}`);
    await expect(page.getByRole("main")).toContainText("⟦");
    await expectWords(page);
    await expectApart(page);
  }
  // The last page may still be fetching words.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a file that was cut, or has marks in it, is said in English where it lacks something @desk", async ({ page, watch }) => {
  watch.expected.push(/words\/de\/pages\.ftl is not whole/);
  await page.route("**/words/de/pages.ftl", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const marked = text.replace(/^home-new-game = .*$/m, "home-new-game = <b>Los</b>");
    await route.fulfill({ response: answer, body: marked.slice(0, marked.indexOf("\nsettings-") + 200) });
  });
  await prefer(page, "de", "light");
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByText("<b>Los</b>").first()).toBeVisible();
  await open(page, "./#/statistics");
  await expect(page.getByRole("heading", { level: 1 }), "what is missing is said in English").toHaveText("Statistics");
  const empty = await page.evaluate(() => [...document.querySelectorAll("main :is(button, a, h1, h2, h3)")].filter((element) => !(element.textContent!.trim() || element.getAttribute("aria-label"))).length);
  expect(empty, "no label is empty").toBe(0);
  expect(watch.complaints.filter((text) => text.includes("is not whole")).length, "the console says so once").toBe(1);
});
