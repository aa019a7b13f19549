// Ginkgopolis: a whole game by mouse and by touch, and what must hold at any
// table.
import { answerCity, playCity, startCity } from "../helpers/city";
import { presser } from "../helpers/mat";
import { expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { myTurn, promptText } from "../helpers/table";
import { expect, test } from "../helpers/test";

test("a whole game against opponents, by mouse or by touch, up to the score sheet", async ({ page, hasTouch }, info) => {
  test.setTimeout(400_000);
  await startCity(page, 0, "20", hasTouch ? 2 : 3);
  await myTurn(page);
  await keepPicture(page, info, "city");
  const turns = await playCity(page, presser(page, hasTouch));
  expect(turns).toBeGreaterThan(10);
  await expectNoPageScroll(page);
  await keepPicture(page, info, "city-over");
  await page.getByTestId("to-results").click();
  await expect(page.getByTestId("results")).toBeVisible();
  await expectAccessible(page);
  await page.locator(".scoresheet").getByRole("button", { name: "Districts" }).click();
  await keepPicture(page, info, "city-results");
});

test("some rounds in: no page scroll in either language, nothing grave for axe by day and by night", async ({ page, hasTouch }, info) => {
  test.setTimeout(120_000);
  await startCity(page);
  const press = presser(page, hasTouch);
  for (let turn = 0; turn < 12 && (await myTurn(page)) === "mine"; turn += 1) await answerCity(page, press, turn);
  await myTurn(page);
  const before = await promptText(page);
  for (const lang of ["en", "zh-Hant"]) {
    if (lang === "zh-Hant") {
      await page.getByRole("button", { name: "中文" }).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      expect(await promptText(page)).not.toBe(before);
    }
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      await expectNoPageScroll(page);
      await expectAccessible(page);
      await keepPicture(page, info, `city-rounds-${lang}-${theme}`);
    }
  }
});

test("a round is resolved one seat after the other, where the eye can follow", async ({ page, hasTouch }, info) => {
  await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "fast" })));
  await startCity(page);
  await myTurn(page);
  // Whose row stands out, and what is lit on the map, whenever that changes.
  await page.evaluate(() => {
    const seen = ((window as unknown as { seen: string[] }).seen = []);
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
