// Ginkgopolis alone against Hal, on a phone; by keyboard it is played in
// ginkgopolis-keyboard.spec.ts.
import { playCity, startCity } from "../helpers/ginkgopolis";
import { presser } from "../helpers/puerto-rico";
import { expectAccessible, expectNoPageScroll, keepPicture } from "../helpers/page";
import { myTurn } from "../helpers/table";
import { expect, test } from "../helpers/test";

test("a whole game against Hal by touch, up to the score sheet @phone", async ({ page }, info) => {
  test.setTimeout(400_000);
  await startCity(page, 2);
  await myTurn(page);
  await keepPicture(page, info, "city-hal");
  await expect(page.getByTestId("seat-2")).toContainText("Hal");
  expect(await playCity(page, presser(page, true))).toBeGreaterThan(8);
  await expectNoPageScroll(page);
  await page.getByTestId("to-results").click();
  await expect(page.getByTestId("results")).toBeVisible();
  await expectAccessible(page);
});
