// The strongest opponent in its worker: it answers every question that it is
// asked while a person plays. How long it takes goes into the report; about
// speed nothing is asserted.
import type { Page } from "@playwright/test";
import { answerCity } from "../helpers/ginkgopolis";
import { answerMat } from "../helpers/puerto-rico";
import { open } from "../helpers/page";
import { answer, answerAll, type AnswerBy, type Press, setTable } from "../helpers/table";
import { expect, sample, test } from "../helpers/test";

interface Timed {
  /** What the figures are called. */
  table: string;
  /** Opens the set-up page. */
  set: (page: Page) => Promise<void>;
  /** Questions that the person answers, unless the game ends before, while the opponent is being timed. */
  questions: number;
  answer: AnswerBy;
}

const usual = (game: string) => (page: Page) => open(page, `./#/new/${game}`);

const TIMED: Timed[] = [
  { table: "san-juan", set: usual("san-juan"), questions: 12, answer },
  { table: "san-juan with eight", set: (page) => setTable(page, { classic: true, seats: 8 }), questions: 5, answer },
  { table: "puerto-rico", set: usual("puerto-rico"), questions: 8, answer: answerMat },
  { table: "ginkgopolis", set: usual("ginkgopolis"), questions: 5, answer: answerCity },
];

for (const { table, set, questions, answer } of sample(TIMED, 2)) {
  test(`the strongest level answers every question (${table}) @desk`, async ({ page }, info) => {
    test.setTimeout(240_000);
    await page.addInitScript(noteThoughts);
    await page.addInitScript(() => localStorage.setItem("sobremesa.prefs", JSON.stringify({ pace: "instant" })));
    await set(page);
    await page.getByLabel("Who is player 2").selectOption({ label: "Master" });
    await page.getByLabel("Seed").fill("1897");
    await page.getByRole("button", { name: "Start the game" }).click();
    const at = table.startsWith("san-juan") ? { position: { x: 16, y: 20 } } : {};
    const press: Press = async (selector, index) => page.locator(selector).nth(index).click(at);
    // The person is asked again, or the game is over: every answer is here.
    await answerAll(page, 400, (turn) => answer(page, press, turn), async (turn) => turn === questions);

    const { jobs, faults } = await page.evaluate(() => (window as unknown as { thinking: Thinking }).thinking);
    expect(faults, "messages that a worker could not use").toEqual([]);
    expect(jobs.filter(({ took }) => took === null), "questions without an answer").toEqual([]);
    const times = jobs.filter(({ level }) => level === MASTER).map(({ took }) => took!).sort((a, b) => a - b);
    expect(times.length, "questions to the strongest level").toBeGreaterThan(2);
    const within = (share: number) => times[Math.floor((times.length - 1) * share)].toFixed(0);
    const text = `${times.length} decisions: median ${within(0.5)} ms, 95 % within ${within(0.95)} ms, longest ${within(1)} ms`;
    info.annotations.push({ type: `the strongest level in the worker, ${table}`, description: text });
    console.log(`Master in the worker, ${table}: ${text}`);
  });
}

/** The number of the strongest level; see src/ai/level.rs. */
const MASTER = 4;

/** What the page's workers were asked, and what they could not read. */
interface Thinking {
  /** Each job, with the milliseconds from the first request to the last answer; `null`: none has come. */
  jobs: { id: number; level: number; took: number | null }[];
  faults: string[];
}

/**
 * Wraps the page's workers and notes what they are asked and what they answer.
 * Messages are postcard: the number of their kind, then that of the job; a
 * request goes on with game, position, seat and level. See
 * src/session/protocol.rs and, for the position, src/session/blind.rs.
 */
function noteThoughts() {
  const [THINK, THOUGHT, FAULT] = [0, 1, 3];
  const jobs = new Map<number, { id: number; level: number; asked: number; took: number | null }>();
  const faults: string[] = [];
  Object.defineProperty(window, "thinking", { get: () => ({ jobs: [...jobs.values()], faults }) });

  /** Reads whole numbers and passes over texts, behind the kind of a message. */
  const reader = (bytes: Uint8Array) => {
    let at = 1;
    const whole = () => {
      let [value, scale] = [0, 1];
      for (;;) {
        const byte = bytes[at++];
        value += (byte % 128) * scale;
        if (byte < 128) return value;
        scale *= 128;
      }
    };
    const pass = () => {
      const length = whole();
      at += length;
    };
    return { whole, pass };
  };
  const asked = (bytes: Uint8Array) => {
    const { whole, pass } = reader(bytes);
    const id = whole();
    for (const _ of ["game", "configuration", "state"]) pass();
    for (const _ of ["sum", "seat"]) whole();
    const level = whole();
    if (!jobs.has(id)) jobs.set(id, { id, level, asked: performance.now(), took: null });
  };
  const heard = (bytes: Uint8Array) => {
    if (bytes[0] === FAULT) faults.push(new TextDecoder().decode(bytes));
    if (bytes[0] !== THOUGHT) return;
    const job = jobs.get(reader(bytes).whole())!;
    job.took = performance.now() - job.asked;
  };

  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => data instanceof Uint8Array && heard(data));
    }
    postMessage(message: unknown) {
      if (message instanceof Uint8Array && message[0] === THINK) asked(message);
      super.postMessage(message);
    }
  };
}
