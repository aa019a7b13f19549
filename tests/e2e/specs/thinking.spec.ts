// How long the strongest opponent takes in its worker. The figures go into the
// report; only that it thought, and that it answered, is asserted.
import type { Page } from "@playwright/test";
import { answerCity } from "../helpers/city";
import { answerMat, type Press } from "../helpers/mat";
import { open } from "../helpers/page";
import { answer, myTurn, setTable } from "../helpers/table";
import { expect, test } from "../helpers/test";

interface Timed {
  /** What the figures are called. */
  table: string;
  /** Opens the set-up page. */
  set: (page: Page) => Promise<void>;
  /** Questions that the person answers while the opponent is being timed. */
  questions: number;
  answer: (page: Page, press: Press, turn: number) => Promise<void>;
}

const usual = (game: string) => (page: Page) => open(page, `./#/new/${game}`);
const inSanJuan: Timed["answer"] = (page, press, turn) => answer(page, press, turn);

const TIMED: Timed[] = [
  { table: "san-juan", set: usual("san-juan"), questions: 25, answer: inSanJuan },
  { table: "san-juan with eight", set: (page) => setTable(page, { classic: true, seats: 8 }), questions: 8, answer: inSanJuan },
  { table: "puerto-rico", set: usual("puerto-rico"), questions: 16, answer: answerMat },
  { table: "ginkgopolis", set: usual("ginkgopolis"), questions: 8, answer: answerCity },
];

for (const { table, set, questions, answer } of TIMED) {
  test(`the strongest level answers every question (${table})`, async ({ page }, info) => {
    test.setTimeout(240_000);
    await page.addInitScript(timeThoughts);
    await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
    await set(page);
    await page.getByLabel("Who plays seat 2").selectOption({ label: "Viceroy" });
    await page.getByLabel("Seed").fill("1897");
    await page.getByRole("button", { name: "Start the game" }).click();
    const at = table.startsWith("san-juan") ? { position: { x: 16, y: 20 } } : {};
    const press: Press = async (selector, index) => page.locator(selector).nth(index).click(at);
    for (let turn = 0; turn < questions && (await myTurn(page)) === "mine"; turn += 1) await answer(page, press, turn);

    const times = await page.evaluate(() => (window as unknown as { thoughts: number[] }).thoughts.sort((a, b) => a - b));
    expect(times.length).toBeGreaterThan(6);
    const within = (share: number) => times[Math.floor((times.length - 1) * share)].toFixed(0);
    const text = `${times.length} decisions: median ${within(0.5)} ms, 95 % within ${within(0.95)} ms, longest ${within(1)} ms`;
    info.annotations.push({ type: `the strongest level in the worker, ${table}`, description: text });
    console.log(`Viceroy in the worker, ${table}: ${text}`);
  });
}

/**
 * Wraps the page's workers and notes, for each job, the milliseconds from the
 * first request to think to the last answer. Messages begin with the number of
 * their kind and that of the job: see src/session/protocol.rs.
 */
function timeThoughts() {
  const [THINK, THOUGHT] = [0, 1];
  const asked = new Map<string, number>();
  const taken = new Map<string, number>();
  const job = (bytes: Uint8Array) => {
    let end = 1;
    while (bytes[end] & 0x80) end += 1;
    return bytes.slice(1, end + 1).join(".");
  };
  Object.defineProperty(window, "thoughts", { get: () => [...taken.values()] });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => {
        if (!(data instanceof Uint8Array) || data[0] !== THOUGHT) return;
        taken.set(job(data), performance.now() - asked.get(job(data))!);
      });
    }
    postMessage(message: unknown) {
      if (message instanceof Uint8Array && message[0] === THINK && !asked.has(job(message))) {
        asked.set(job(message), performance.now());
      }
      super.postMessage(message);
    }
  };
}
