// What happens in Ginkgopolis is seen: cards beside their seats, houses that rise, why Hal does what he does, letters and
// their places, who leads, and the city at the end.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { openWideCity, startCity } from "../helpers/ginkgopolis";
import { openCrowded } from "../helpers/crowded";
import { settled, SIZES } from "../helpers/geometry";
import { expectAccessible, expectNoPageScroll, keepPicture, open, setText } from "../helpers/page";
import { presser } from "../helpers/puerto-rico";
import { myTurn } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

const pace = (page: Page, pace: string) =>
  page.addInitScript((pace) => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace })), pace);

test("chosen cards lie face down beside their seats and turn over in order; the house rises @desk", async ({ page }, info) => {
  await pace(page, "fast");
  await startCity(page);
  await myTurn(page);
  await page.evaluate(() => {
    const seen = ((window as unknown as { seen: string[] }).seen = [] as string[]);
    const note = () => {
      const plates = [...document.querySelectorAll(".rail .seat")];
      const state = plates.map((plate) => (plate.querySelector(".laid.is-open") ? "o" : plate.querySelector(".laid") ? "c" : "-")).join("");
      if (seen.at(-1) !== state) seen.push(state);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    const risen = ((window as unknown as { risen: string[] }).risen = [] as string[]);
    document.addEventListener("animationstart", (event) => risen.push(event.animationName));
  });
  const press = presser(page, false);
  await press(".gcard.is-legal", 0);
  await press(".gtile.is-legal:not(.gtile--none)", 0);
  await press('.prompt [data-testid="commit"]', 0);
  await expect(page.locator(".laid.is-open").first()).toBeVisible();
  await keepPicture(page, info, "city-turned-over");
  await myTurn(page);
  const { seen, risen } = await page.evaluate(() => {
    const { seen, risen } = window as unknown as { seen: string[]; risen: string[] };
    return { seen, risen };
  });
  const told = seen.join(" ");
  expect(told, "all lie face down before the first turns over").toContain("ccc");
  const open = seen.map((state) => [...state].filter((one) => one === "o").length);
  const round = open.slice(seen.indexOf("ccc"), open.lastIndexOf(Math.max(...open)) + 1);
  expect(round, told).toEqual([...round].sort());
  expect(risen).toContain("risen");
});

test("nothing of the strip is cut, whatever was chosen @desk @long", async ({ page }) => {
  for (const [width, height] of [[1024, 768], [768, 1024]] as const) {
    await page.setViewportSize({ width, height });
    await pace(page, "slow");
    await startCity(page, 0, "20", 5);
    await myTurn(page);
    const press = presser(page, false);
    await press(".gcard.is-legal", 0);
    await press(".gtile.is-legal:not(.gtile--none)", 0);
    await press('.prompt [data-testid="commit"]', 0);
    await expect(page.locator(".phase__line.is-done").first()).toBeVisible({ timeout: 30_000 });
    const cut = await page.locator(".table__phase").evaluate((strip) => {
      const box = strip.getBoundingClientRect();
      const lines = [...strip.querySelectorAll(".phase__line")].map((line) => line.getBoundingClientRect());
      return lines.filter(({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1).length;
    });
    expect(cut, `${width}x${height}`).toBe(0);
    await page.evaluate(() => localStorage.clear());
  }
});

test("Hal says which numbers decide, beside what he does and in the log, with the rule @desk", async ({ page }, info) => {
  await pace(page, "fast");
  await startCity(page, 3);
  await myTurn(page);
  await page.evaluate(() => {
    const said = ((window as unknown as { said: string[] }).said = [] as string[]);
    const note = () => {
      const lines = document.querySelector('[data-testid="thoughts"]')?.textContent;
      if (lines && said.at(-1) !== lines) said.push(lines);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const press = presser(page, false);
  await press(".gcard.is-legal", 0);
  await press('.prompt [data-testid="commit"]', 0);
  await expect(page.getByTestId("thoughts")).toBeVisible({ timeout: 15_000 });
  await keepPicture(page, info, "city-hal-says-why");
  await myTurn(page);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.join("\n")).toMatch(/(Hal places \d|Hal gets \d|Hal uses|he always uses).*GK-SOL-\d\d/s);
  await page.keyboard.press("l");
  const folded = page.getByTestId("drawer").locator(".log__line--thoughts").first();
  await folded.locator("summary").click();
  await folded.getByRole("button", { name: /^GK-SOL-/ }).first().click();
  await expect(page.locator('[id^="panel-GK-SOL-"]').first()).toBeVisible();
});

test("the end is a scene: districts light up one after the other and are counted, and the city is in the picture @desk", async ({ page }, info) => {
  await pace(page, "normal");
  await open(page, "./#/saved");
  await page.getByLabel("Import a file").setInputFiles("../fixtures/v0.1/saves/ginkgopolis-beginner-3-over.json");
  await page.getByRole("link", { name: "Result" }).click();
  const dusk = page.getByTestId("dusk");
  await expect(dusk).toBeVisible();
  const lit = async () => Number(await dusk.getAttribute("data-lit"));
  await expect.poll(lit, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(dusk.locator("figcaption")).toContainText("district");
  expect(await dusk.locator(".block.is-last").count()).toBeGreaterThan(1);
  await keepPicture(page, info, "city-dusk");
  await expect(page.getByTestId("laurel")).toBeVisible({ timeout: 20_000 });
  await keepPicture(page, info, "city-laurel");
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("save-picture").click()]);
  const path = info.outputPath("result.png");
  await file.saveAs(path);
  const bytes = await readFile(path);
  expect(bytes.readUInt32BE(16)).toBe(1800);
  // The city takes a height of its own above the names.
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(1300);
});

for (const [width, height] of sample(SIZES, 0, 2)) {
  test(`in the draft the candidates are the largest thing and nothing of them is covered (${width}x${height}) @desk`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    await startCity(page, 1);
    await myTurn(page);
    await settled(page);
    await keepPicture(page, info, `city-draft-${width}x${height}`);
    await expectNoPageScroll(page);
    const cards = await page.locator(".gcard.has-goods").evaluateAll((cards) =>
      cards.map((card) => {
        const covered = [...card.querySelectorAll(".gcard__good, .gcard__fx > *, .gcard__words")].filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          const spots = [[left + 1, top + 1], [right - 1, bottom - 1], [(left + right) / 2, (top + bottom) / 2]];
          const pin = getComputedStyle(card, "::after");
          const box = card.getBoundingClientRect();
          const at = { left: box.right - parseFloat(pin.right || "0") - 18, top: box.top + parseFloat(pin.top || "0") };
          const isPinned = right > at.left && left < at.left + 18 && bottom > at.top && top < at.top + 18;
          return isPinned || spots.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)));
        });
        const { width, height, top, bottom } = card.getBoundingClientRect();
        return { area: width * height, covered: covered.map((part) => part.className), inside: top >= 0 && bottom <= innerHeight };
      }),
    );
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      expect(card.covered).toEqual([]);
      expect(card.inside).toBe(true);
    }
    const city = await page.locator(".map__plane").evaluate((plane) => {
      const cells = [...plane.querySelectorAll(".block, .rim")].map((cell) => cell.getBoundingClientRect());
      const wide = Math.max(...cells.map(({ right }) => right)) - Math.min(...cells.map(({ left }) => left));
      return wide * (Math.max(...cells.map(({ bottom }) => bottom)) - Math.min(...cells.map(({ top }) => top)));
    });
    const all = cards.reduce((sum, { area }) => sum + area, 0);
    info.annotations.push({ type: "sizes", description: `cards ${Math.round(all)} px², city ${Math.round(city)} px²` });
    expect(all).toBeGreaterThan(city * 0.9);
    // What a character brings is said as well as drawn.
    await expect(page.locator(".gcard__words").first()).toContainText(/Every time you .*You start with/);
  });
}

test("a letter lights its marker, and a marker its card @desk", async ({ page }) => {
  await openWideCity(page);
  const letter = page.locator('.gcard[data-color="plan"]').first();
  const name = (await letter.getAttribute("data-testid"))!.replace("card-", "");
  const marker = page.getByTestId(`marker-${name}`);
  await letter.focus();
  await expect(marker).toHaveClass(/is-pointed/);
  await page.getByTestId("no-tile").focus();
  await expect(marker).not.toHaveClass(/is-pointed/);
  await marker.focus();
  await expect(letter).toHaveClass(/is-pointed/);
  // The card shows what stands beside its place.
  expect(await letter.locator(".gcard__around > i").count()).toBeGreaterThan(0);
  await expect(letter).toHaveAttribute("aria-label", /beside (blue|red|yellow) \d/);
  await expect(marker).toHaveAttribute("aria-label", /beside (blue|red|yellow) \d+.*column \d+, row \d+/);
});

test("each district shows who leads on its ground, which can be switched off and stays off @desk", async ({ page }, info) => {
  await openCrowded(page, "ginkgopolis-card");
  const leads = page.locator(".map__plane .block__lead");
  await expect(leads.first()).toBeVisible();
  await keepPicture(page, info, "city-leads");
  await page.getByTestId("map-districts").click();
  await expect(page.getByTestId("districts").locator("li").first(), "the totals stand first").toHaveAttribute("data-testid", "districts-sum");
  await page.getByTestId("map-leads").click();
  await expect(leads.first()).toBeHidden();
  await page.reload();
  await myTurn(page);
  await expect(page.locator(".map__plane .block").first()).toBeVisible();
  await expect(leads.first()).toBeHidden();
});

test("Tab comes to a place that can be chosen, and a row is called by its number @desk", async ({ page }) => {
  await openCrowded(page, "ginkgopolis-place");
  await expect(page.locator('.map__plane [data-place][tabindex="0"]')).toHaveCount(1);
  await expect(page.locator('.map__plane [data-place][tabindex="0"]')).toHaveClass(/is-legal/);
  await expect(page.getByRole("row").first()).toHaveAccessibleName(/^Row \d+$/);
  await page.keyboard.press("a");
  await expect(page.getByTestId("drawer")).toContainText(/The place in column \d+, row \d+, beside /);
});

for (const [width, height] of sample(SIZES, 0, 2)) {
  test(`lesson 1 marks what it speaks of (${width}x${height}) @desk`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await pace(page, "instant");
    await page.goto("./#/lesson/ginkgopolis/round");
    await expect(page.getByTestId("coach")).toBeVisible();
    for (const [marked, step] of [[["block-B2", "marker-B"], 1], [["block-R1", "block-B1", "block-Y1"], 2]] as const) {
      await settled(page);
      const marks = page.getByTestId("coach-mark");
      await expect(marks).toHaveCount(marked.length);
      for (const [at, name] of marked.entries()) {
        const piece = page.getByTestId(name);
        await expect.poll(async () => {
          const [ring, box] = [(await marks.nth(at).boundingBox())!, (await piece.boundingBox())!];
          return Math.max(Math.abs(ring.x - box.x), Math.abs(ring.y - box.y), Math.abs(ring.width - box.width));
        }, { message: `${name} in step ${step}` }).toBeLessThan(12);
        const isSeen = await piece.evaluate((piece) => {
          const { left, top, width, height } = piece.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return piece.contains(hit) || (hit?.matches(".coach-mark") ?? false);
        });
        expect(isSeen, `${name} is in sight`).toBe(true);
      }
      await page.getByTestId("coach-next").click();
    }
  });
}

for (const text of sample(["130", "150"], 1)) {
  test(`large text: the draft stays inside its window (${text} %) @desk`, async ({ page }, info) => {
    for (const [width, height] of [[1024, 768], [390, 844]] as const) {
      await page.setViewportSize({ width, height });
      await startCity(page, 1);
      await setText(page, text);
      await myTurn(page);
      await settled(page);
      await keepPicture(page, info, `city-draft-${width}-${text}`);
      const boxes = await page.locator(".gcard.has-goods").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(Math.min(...boxes)).toBeGreaterThan(40);
    }
  });
}
