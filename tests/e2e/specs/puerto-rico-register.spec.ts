// The Work Register with citizens: whoever is taken from it is tapped there, or chosen in the prompt bar.
import { openQuestion, presser } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture, speak } from "../helpers/page";
import { LANGUAGES } from "../helpers/screens";
import { expect, sample, test } from "../helpers/test";

const NAMES = { en: /^Take a (worker|citizen): \d+ on the Work Register$/, "zh-Hant": /^拿 1 名(工人|公民)：就業處有 \d+ 名$/ };

for (const person of sample(["worker", "citizen"])) {
  test(`a ${person} is taken by a tap on the Work Register @tablet-long`, async ({ page, hasTouch }, info) => {
    const phone = info.project.name === "phone";
    await openQuestion(page, "pick");
    if (phone) await expect(page.locator(".mat-table"), "the part of the table with the register").toHaveAttribute("data-tab", "harbour");
    const [workers, citizens] = [page.getByTestId("register-worker"), page.getByTestId("register-citizen")];
    for (const lang of LANGUAGES) {
      if (lang !== "en") await speak(page, "zh-Hant");
      for (const people of [workers, citizens]) {
        await expect(people).toHaveAccessibleName(NAMES[lang]);
        const box = (await people.boundingBox())!;
        expect(Math.min(box.width, box.height), "room for a finger").toBeGreaterThanOrEqual(43.5);
      }
      await expectNoPageScroll(page);
      await expectAccessible(page);
      await keepPicture(page, info, `register-${lang}`);
    }
    await presser(page, hasTouch)(`[data-testid="register-${person}"]`, 0);
    await expect(workers, "one was taken, and nobody asks for another").toHaveCount(0);
    await expect(page.getByTestId("toast")).toHaveCount(0);
  });
}
