// Kill points: where a page writes, or has a message under way. A page that is killed leaves what was written so far and
// nothing else, so a recording of one undisturbed run holds what every killed one leaves.
import type { BrowserContext, Page } from "@playwright/test";

/** What lies in the storage. */
export type Texts = Record<string, string>;

/** A point at which a page may be killed. */
export interface Point {
  kind: "write" | "removal" | "to a worker" | "from a worker" | "to the service worker" | "from the service worker";
  /** The key that is written. */
  key: string;
  /** What is written. */
  text: string | null;
  /** The step of the scenario under way. */
  step: number;
}

/** A point, and what a page that is killed right after it leaves behind. */
export type Left = Point & { texts: Texts };

/** What the script in the page is told: before which write it is to stand still. */
interface Order {
  stop: number | null;
}

/** Where the page and the test meet. */
interface Noting {
  point(kind: string, key: string, text: string | null): void;
}

/** Everything that one run of a scenario writes and sends. */
export class Recording {
  readonly points: Point[] = [];
  /** How many writes came before the first step. */
  earlier = 0;
  private step = 0;
  private start: Texts = {};

  private constructor() {}

  /** Records what a page does from now on; with `stop`, it stands still before the write of that number. */
  static async of(page: Page | BrowserContext, stop: number | null = null): Promise<Recording> {
    const recording = new Recording();
    await page.exposeBinding("notePoint", (_, kind: Point["kind"], key: string, text: string | null) => {
      recording.points.push({ kind, key, text, step: recording.step });
    });
    await page.addInitScript(note, { stop });
    return recording;
  }

  /** What lies in the storage before the first step. */
  async begin(page: Page) {
    await settled(page);
    this.start = await storage(page);
    this.earlier = this.points.filter(({ kind }) => kind === "write").length;
    this.points.length = 0;
  }

  /** The next step of the scenario; it is over when nothing more is written. */
  async next(page: Page, act: () => Promise<void>) {
    this.step += 1;
    await act();
    await settled(page);
  }

  /** What a page leaves behind that is killed before the first point, and after each. */
  left(): Left[] {
    const texts = { ...this.start };
    const first: Left = { kind: "write", key: "", text: null, step: 0, texts: { ...texts } };
    return [first, ...this.points.map((point) => {
      if (point.kind === "write") texts[point.key] = point.text!;
      if (point.kind === "removal") delete texts[point.key];
      return { ...point, texts: { ...texts } };
    })];
  }
}

/** Everything in the storage. */
export async function storage(page: Page): Promise<Texts> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Waits until what was to be written in a later task has been written. */
async function settled(page: Page) {
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done, 60), 0)));
}

/** Puts such texts into the storage, and nothing else. */
export async function lay(page: Page, texts: Texts) {
  await page.evaluate((texts) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, texts);
}

/** Runs in the page: notes what it writes and sends. Where it is to stop, it stands still for good. */
function note({ stop }: Order) {
  const { notePoint } = globalThis as unknown as { notePoint: (kind: string, key: string, text: string | null) => void };
  // Opponents draw the same numbers every time.
  let drawn = 1897;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
      bytes[at] = drawn >>> 24;
    }
    return array;
  };
  let writes = 0;
  const noting: Noting = {
    point(kind, key, text) {
      if (text !== null && writes++ === stop) {
        console.info("standing still");
        for (;;);
      }
      notePoint(kind, key, text);
    },
  };
  const { setItem, removeItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    if (this === localStorage) noting.point("write", key, String(text));
    return setItem.call(this, key, text);
  };
  Storage.prototype.removeItem = function (key) {
    if (this === localStorage) noting.point("removal", key, null);
    return removeItem.call(this, key);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...rest: unknown[]) {
    noting.point("to a worker", "", null);
    return (postMessage as (...rest: unknown[]) => void).apply(this, rest);
  };
  const RealWorker = globalThis.Worker;
  globalThis.Worker = class extends RealWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      // Before the page's own listeners.
      this.addEventListener("message", () => noting.point("from a worker", "", null));
    }
  };
  const send = ServiceWorker.prototype.postMessage;
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...rest: unknown[]) {
    noting.point("to the service worker", "", null);
    return (send as (...rest: unknown[]) => void).apply(this, rest);
  };
  navigator.serviceWorker?.addEventListener("message", () => noting.point("from the service worker", "", null));
}
