// What the tests need of an engine, whatever it is steered by.

/** A browser with one page. */
export interface Engine {
  /** Its name and version. */
  readonly name: string;
  /** Opens an address. */
  open(address: string): Promise<void>;
  /** Loads the page again. */
  reload(): Promise<void>;
  /** Runs a function in the page; what goes in and comes out is plain data, or a promise of it. */
  run<In, Out>(task: (input: In) => Out | Promise<Out>, input: In): Promise<Out>;
  /** Presses the first element that is shown and matches, as a pointer does. */
  press(selector: string): Promise<void>;
  /** What the page has complained about, where the engine tells. */
  complaints(): string[];
  /** Ends it. */
  close(): Promise<void>;
}

/** How long anything may take: these engines start cold, on machines that do other things as well. */
export const PATIENCE_MS = 60_000;

/** Waits. */
export const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks again and again until the answer is good; the answer. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>, good: (answer: Answer) => boolean): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    // A page that is just being loaded does not answer.
    const [answer, why] = await ask().then((answer) => [answer, null] as const, (error) => [null, String(error)] as const);
    if (why === null && good(answer as Answer)) return answer as Answer;
    if (Date.now() > end) throw new Error(`${what}: ${why ?? JSON.stringify(answer)} after ${PATIENCE_MS / 1000} s`);
    await after(100);
  }
}
