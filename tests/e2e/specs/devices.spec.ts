// One table, many devices: browsers that are connected to each other play one game.
import { asked, device, host, invite, play, sit, watched } from "../helpers/devices";
import { open } from "../helpers/page";
import { SAN_JUAN_CLASSIC } from "../helpers/pieces";
import { Knowledge } from "../helpers/secrets";
import { expect, LONG, sample, test } from "../helpers/test";
import { TITLES } from "../helpers/titles";

/** Turns of a game that is not played to its end. */
const TURNS = LONG ? 1500 : 24;

const GAMES = TITLES.filter(({ options }) => !options);
for (const people of sample([2, 3, 5], 1)) {
  // Each game is played by two devices, one of them by three; in the long run all by two, three and five.
  for (const usual of sample(GAMES)) {
    // More than four play San Juan in its classic edition alone.
    const title = usual.game === "san-juan" && people > 4 ? { ...usual, pieces: SAN_JUAN_CLASSIC } : usual;
    test(`${people} devices play ${title.name} at one table, and none is told what the others hide @desk`, async ({ browser }) => {
      test.setTimeout(LONG ? 1_800_000 : 180_000);
      const devices = [];
      for (let seat = 1; seat <= people; seat += 1) devices.push(await watched(browser, String(seat), title));
      await host(devices[0], title, people);
      // The set-up page has shown pieces that nobody holds.
      await devices[0].evaluate(() => void window.drainTold());
      const knowledge = new Knowledge(devices[0], title.pieces);
      for (let seat = 2; seat <= people; seat += 1) {
        const guest = devices[seat - 1];
        await invite(devices[0], guest);
        await sit(guest, seat);
        await expect(guest.getByTestId("prompt")).toBeVisible();
      }
      await expect(devices[0].getByTestId("devices")).toBeHidden();
      const isOver = await play(devices, title, TURNS, 0, knowledge);
      const turn = isOver ? 0 : await asked(devices);
      for (const page of devices) await knowledge.check(String(turn + 1), page);
      // Nothing proves anything where nobody hides anything.
      expect(knowledge.secrets).toBeGreaterThan(5);
      if (LONG) {
        expect(isOver).toBe(true);
        const sheets = [];
        // A guest's copy of the game does not hold every card, so its table names no winner.
        await expect(devices[0].locator(".prompt__text")).toContainText(/wins|victory/);
        for (const guest of devices.slice(1)) await expect(guest.locator(".prompt__text")).toHaveText("The game is over.");
        for (const page of devices) {
          await page.getByTestId("to-results").click();
          sheets.push(await page.locator("table").first().innerText());
        }
        expect(new Set(sheets).size).toBe(1);
      }
    });
  }
}

const SAN_JUAN = TITLES[0];

test("a guest that reloads comes back to its seat by another code @desk @long", async ({ browser }) => {
  const devices = [await device(browser), await device(browser)];
  await host(devices[0], SAN_JUAN, 2);
  await invite(devices[0], devices[1]);
  await sit(devices[1], 2);
  await play(devices, SAN_JUAN, 8);
  await devices[1].reload();
  await expect(devices[1].getByTestId("no-peer")).toContainText("Ask for a new code");
  await expect(devices[0].getByTestId("devices")).toContainText("lost the connection");
  await invite(devices[0], devices[1]);
  // Its key is known: nobody is asked for a seat.
  await expect(devices[1].getByTestId("prompt")).toBeVisible();
  await expect(devices[0].getByTestId("devices")).toBeHidden();
  await play(devices, SAN_JUAN, 8, 8);
});

if (LONG) {
  test("figures of a table of two devices @desk", async ({ browser }) => {
    const devices = [await device(browser), await device(browser)];
    const [dealer, guest] = devices;
    await host(dealer, SAN_JUAN, 2);
    const begun = Date.now();
    await invite(dealer, guest);
    await sit(guest, 2);
    await expect(guest.getByTestId("prompt")).toBeVisible();
    const seconds = (Date.now() - begun) / 1000;
    // From a tap of the host to the first change of the guest's table, by the clock that both pages share.
    const now = "performance.timeOrigin + performance.now()";
    await dealer.evaluate(`addEventListener("click", () => (window.tapped = ${now}), true)`);
    await guest.evaluate(`new MutationObserver(() => (window.changed ??= ${now})).observe(document.querySelector('[data-testid="table"]'), { subtree: true, childList: true, attributes: true, characterData: true })`);
    const times: number[] = [];
    const isMine = dealer.locator('[data-testid="prompt"][data-mine="true"]');
    for (let turn = 0; turn < 60 && times.length < 20; turn += 1) {
      if ((await isMine.count()) === 0) {
        await play([dealer, guest], SAN_JUAN, 1, turn);
        continue;
      }
      await guest.evaluate("window.changed = undefined");
      await play([dealer], SAN_JUAN, 1, turn);
      // A tap that selects, or that is followed by a question, changes nothing at the guest's.
      await guest.waitForFunction("window.changed", undefined, { timeout: 1000 }).catch(() => {});
      const changed = (await guest.evaluate("window.changed")) as number | undefined;
      const tapped = (await dealer.evaluate("window.tapped")) as number;
      if (changed !== undefined && changed > tapped) times.push(changed - tapped);
    }
    times.sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)];
    console.log(`from the invitation to the first prompt ${seconds.toFixed(1)} s; from a tap to the other device ${median.toFixed(0)} ms in the middle, ${times.at(-1)!.toFixed(0)} ms at most, of ${times.length}`);
    expect(times.length).toBeGreaterThan(5);
    expect(median).toBeLessThan(500);
  });

  test("an answer may take its time @desk", async ({ browser }) => {
    test.setTimeout(120_000);
    const devices = [await device(browser), await device(browser)];
    await host(devices[0], SAN_JUAN, 2);
    await devices[0].getByTestId("invite").click();
    await devices[1].goto(await devices[0].getByTestId("code-link").inputValue());
    const answer = await devices[1].getByTestId("code-link").inputValue();
    // Carried over by hand; browsers look for each other for half a minute at most.
    await new Promise((done) => setTimeout(done, 45_000));
    await devices[0].getByTestId("answer").fill(answer);
    await devices[0].getByTestId("connect").click();
    await sit(devices[1], 2);
    await expect(devices[1].getByTestId("prompt")).toBeVisible();
  });
}

test("a host that leaves its table and comes back finds the others where they were @desk", async ({ browser }) => {
  const devices = [await device(browser), await device(browser)];
  await host(devices[0], SAN_JUAN, 2);
  const table = devices[0].url();
  await invite(devices[0], devices[1]);
  await sit(devices[1], 2);
  await play(devices, SAN_JUAN, 6);
  await devices[0].evaluate(() => void (location.hash = "#/saved"));
  await expect(devices[0].getByTestId("prompt")).toHaveCount(0);
  await devices[0].evaluate((hash) => void (location.hash = hash), new URL(table).hash);
  await expect(devices[0].getByTestId("prompt")).toBeVisible();
  await play(devices, SAN_JUAN, 6, 6);
});

test("what is no invitation and what is no answer is told, and changes nothing @desk", async ({ browser }) => {
  const devices = [await device(browser), await device(browser)];
  await host(devices[0], SAN_JUAN, 2);
  await devices[0].getByTestId("invite").click();
  const link = await devices[0].getByTestId("code-link").inputValue();
  for (const answer of ["hello", link, "<b>"]) {
    await devices[0].getByTestId("answer").fill(answer);
    await devices[0].getByTestId("connect").click();
    await expect(devices[0].getByTestId("bad-answer")).toContainText("does not belong to your code");
  }
  await open(devices[1], `${link.slice(link.indexOf("#"), -3)}zzz`);
  await expect(devices[1].getByTestId("no-peer")).toContainText("Ask for a new code");
  await open(devices[1], `#/answer/${link.split("#/join/")[1]}`);
  await expect(devices[1].getByTestId("handed-on")).toContainText("does not belong");
});

test("a browser that cannot connect to others says so on both sides @desk", async ({ browser }) => {
  const devices = [await device(browser), await device(browser), await device(browser)];
  for (const page of devices.slice(1)) await page.addInitScript(() => Reflect.deleteProperty(window, "RTCPeerConnection"));
  const [dealer, guest, other] = devices;
  await host(dealer, SAN_JUAN, 2);
  await dealer.getByTestId("invite").click();
  await guest.goto(await dealer.getByTestId("code-link").inputValue());
  await expect(guest.getByTestId("no-peer")).toContainText("cannot connect to other devices. Play by link instead.");
  await host(other, SAN_JUAN, 2);
  await other.getByTestId("invite").click();
  await expect(other.getByRole("dialog")).toContainText("cannot connect to other devices. Play by link instead.");
});

test("an answer that is opened in another tab reaches the table @desk", async ({ browser }) => {
  const devices = [await device(browser), await device(browser)];
  await host(devices[0], SAN_JUAN, 2);
  await devices[0].getByTestId("invite").click();
  await devices[1].goto(await devices[0].getByTestId("code-link").inputValue());
  const answer = await devices[1].getByTestId("code-link").inputValue();
  // What the camera of the device that invited opens.
  const tab = await devices[0].context().newPage();
  await tab.goto(answer);
  await expect(tab.getByTestId("handed-on")).toContainText("in another tab");
  await sit(devices[1], 2);
  await expect(devices[1].getByTestId("prompt")).toBeVisible();
});
