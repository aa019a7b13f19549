// What an opponent's move does not concern is not touched: nothing is written as it was, and regions that look the same
// afterwards have not changed in between.
import type { Page } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat, presser } from "../helpers/puerto-rico";
import { open } from "../helpers/page";
import { answer, type AnswerBy, answerSome, myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

const GAMES: Record<string, AnswerBy> = { "san-juan": answer, "puerto-rico": answerMat, ginkgopolis: answerCity };
/** Pieces and plates of each board. */
const REGIONS: Record<string, string> = {
  "san-juan": ".roles > li, .rail > li, .city__slots > li, .hand, .pricetile, .pile",
  "puerto-rico": ".roles > li, .rail > li, .tiles > li, .harbour__ships > *, .harbour__goods > *, .house, .land > li, .town > li, .purse",
  ginkgopolis: ".rail > li, .map__plane > *, .hand, .engine",
};
const QUESTIONS = 8;

interface Written {
  /** How many changes of the document were seen. */
  changes: number;
  /** What was written as it had been, and how often. */
  vain: Record<string, number>;
  /** Regions that were changed although they look as before. */
  touched: string[];
}

/** Looks on, flush by flush: what is written in one go is judged together. */
async function lookOn(page: Page, regions: string) {
  await page.evaluate((regions) => {
    const written: Written = { changes: 0, vain: {}, touched: [] };
    const looks = new Map<Element, string>();
    // Which item of a region the tab key stops at is no look.
    const look = (region: Element) => region.outerHTML.replaceAll(/ tabindex="-?\d+"/g, "");
    const note = () => document.querySelectorAll(regions).forEach((region) => looks.set(region, look(region)));
    const name = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      return `${element?.tagName.toLowerCase()}.${element?.getAttribute("class")}`;
    };
    const vainly = (text: string) => (written.vain[text] = (written.vain[text] ?? 0) + 1);
    const see = (records: MutationRecord[]) => {
      written.changes += records.length;
      const hit = new Set<Element>();
      for (const { type, target, attributeName, oldValue } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region && attributeName !== "tabindex") hit.add(region);
        // Where the camera stands is written whenever it settles.
        if ((target as Element).matches?.(".map__slide")) continue;
        if (type === "attributes" && (target as Element).getAttribute(attributeName!) === oldValue) vainly(`${attributeName} of ${name(target)}`);
        if (type === "characterData" && target.nodeValue === oldValue) vainly(`text of ${name(target)}`);
      }
      for (const region of hit) if (looks.get(region) === look(region)) written.touched.push(name(region));
      note();
    };
    note();
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(see).observe(document.querySelector('[data-testid="table"]')!, { ...everything, attributeOldValue: true, characterDataOldValue: true });
    (window as unknown as { written: Written }).written = written;
  }, regions);
}

for (const [game, answerBy] of Object.entries(GAMES)) {
  test(`${game}: what did not change is not touched @desk`, async ({ page, hasTouch }, info) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
    await open(page, `./#/new/${game}`);
    await page.getByLabel("Seed").fill("1897");
    await page.getByRole("button", { name: "Start the game" }).click();
    await myTurn(page);
    await lookOn(page, REGIONS[game]);
    await answerSome(page, QUESTIONS, (turn) => answerBy(page, presser(page, hasTouch), turn));
    await myTurn(page);
    const { changes, vain, touched } = await page.evaluate(() => (window as unknown as { written: Written }).written);
    info.annotations.push({ type: "changes of the document for a question", description: String(Math.round(changes / QUESTIONS)) });
    expect(changes, "something happened").toBeGreaterThan(QUESTIONS);
    expect(vain, "written as it was").toEqual({});
    expect(touched, "changed, and looking as before").toEqual([]);
  });
}
