// Somebody without a seat watches a table of many devices: what everybody may see, and nothing else.
import { asked, device, host, invite, play, sit, watched } from "../helpers/devices";
import { expectAccessible, keepPicture } from "../helpers/page";
import { EVERYBODY, Knowledge } from "../helpers/secrets";
import { expect, sample, test } from "../helpers/test";
import { TITLES } from "../helpers/titles";

// Puerto Rico hides no more than points here; its cards do, with all expansions.
for (const title of sample(TITLES.filter(({ name }) => name !== "puerto-rico"))) {
  test(`whoever comes when every seat is taken watches, and is told what everybody may know (${title.name}) @desk`, async ({ browser }) => {
    test.setTimeout(120_000);
    const devices = [await device(browser), await device(browser)];
    const watcher = await watched(browser, EVERYBODY, title);
    const [dealer, guest] = devices;
    await host(dealer, title, 2);
    await invite(dealer, guest);
    await sit(guest, 2);
    await expect(guest.getByTestId("prompt")).toBeVisible();
    await dealer.getByTestId("menu").click();
    await dealer.getByTestId("at-table").click();
    await invite(dealer, watcher);
    await expect(watcher.getByRole("main")).toContainText("All seats are taken.");
    await expect(watcher.getByTestId("i-am")).toHaveCount(0);
    await watcher.getByTestId("watch").click();
    await expect(watcher.getByTestId("prompt")).toHaveAttribute("data-mine", "false");
    const knowledge = new Knowledge(dealer, title.pieces);
    for (let turn = 0; turn < 14; turn += 1) {
      const at = await asked(devices);
      await knowledge.check(String(at + 1), watcher);
      await play([devices[at]], title, 1, turn);
      await expect(watcher.locator(".is-legal")).toHaveCount(0);
    }
    expect(knowledge.secrets).toBeGreaterThan(5);
    await expect(watcher.getByTestId("round")).toHaveText(await dealer.getByTestId("round").innerText());
    // Nothing of it stays on either device.
    const kept = () => Object.keys(localStorage).filter((key) => /\.save\.|devices\.(seat|table)/.test(key));
    expect(await watcher.evaluate(kept)).toEqual([]);
    expect(await dealer.evaluate(kept)).toHaveLength(1);
  });
}

const SAN_JUAN = TITLES[0];

test("a host sees how many watch, and may send them away @desk", async ({ browser }, info) => {
  const [dealer, watcher] = [await device(browser), await device(browser)];
  await host(dealer, SAN_JUAN, 2);
  await invite(dealer, watcher);
  // There is a free seat, too.
  await expect(watcher.getByTestId("i-am")).toHaveCount(1);
  await expectAccessible(watcher);
  await keepPicture(watcher, info, "devices-who");
  await watcher.getByTestId("watch").click();
  await expect(watcher.getByTestId("prompt")).toBeVisible();
  await keepPicture(watcher, info, "devices-watching");
  await dealer.getByTestId("menu").click();
  await dealer.getByTestId("at-table").click();
  await expect(dealer.getByTestId("watching")).toHaveText("1 person is watching");
  await expectAccessible(dealer);
  await keepPicture(dealer, info, "devices-watched");
  await dealer.getByTestId("close-people").click();

  await test.step("a page that is loaded anew watches again by another code", async () => {
    await watcher.reload();
    await expect(watcher.getByTestId("no-peer")).toContainText("Ask for a new code");
    await invite(dealer, watcher);
    await watcher.getByTestId("watch").click();
    await expect(watcher.getByTestId("prompt")).toBeVisible();
  });
  await dealer.getByTestId("menu").click();
  await dealer.getByTestId("at-table").click();
  await expect(dealer.getByTestId("watching")).toHaveText("1 person is watching");
  await dealer.getByTestId("may-watch").uncheck();
  await expect(watcher.getByTestId("host-trouble")).toHaveText("The host lets no one watch.");
  await expect(dealer.getByTestId("watching")).toHaveText("");
  await dealer.getByTestId("close-people").click();
  await invite(dealer, watcher);
  await expect(watcher.getByTestId("i-am")).toHaveCount(1);
  await expect(watcher.getByTestId("watch")).toHaveCount(0);
});
