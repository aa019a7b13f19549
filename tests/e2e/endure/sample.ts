// What a page holds on to, after everything has been collected that nobody needs any more.
import type { CDPSession, Page } from "@playwright/test";

/** The figures of one moment. */
export interface Sample {
  minutes: number;
  games: number;
  heapKb: number;
  nodes: number;
  listeners: number;
  documents: number;
  /** Memory of the program, which never becomes smaller. */
  wasmKb: number;
  workers: number;
  storageKb: number;
  keys: number;
}

/** The figures that may not grow. */
export const BOUNDED = ["heapKb", "nodes", "listeners", "documents", "wasmKb", "workers", "keys"] as const;

/** Runs in the page: remembers the memory of the program, and lets the clock be set. */
export function prepare() {
  const shared = globalThis as unknown as { memories: WebAssembly.Memory[]; skew: number };
  shared.memories = [];
  shared.skew = 0;
  const remember = (instance: WebAssembly.Instance) => {
    for (const thing of Object.values(instance.exports)) {
      if (thing instanceof WebAssembly.Memory && !shared.memories.includes(thing)) shared.memories.push(thing);
    }
  };
  const { instantiate, instantiateStreaming } = WebAssembly;
  type Made = WebAssembly.Instance & WebAssembly.WebAssemblyInstantiatedSource;
  const taken = async (coming: Promise<unknown>) => {
    const made = (await coming) as Made;
    remember(made.instance ?? made);
    return made;
  };
  WebAssembly.instantiate = ((...rest: Parameters<typeof instantiate>) => taken(instantiate(...rest))) as typeof instantiate;
  WebAssembly.instantiateStreaming = (...rest) => taken(instantiateStreaming(...rest));
  const RealDate = Date;
  const now = RealDate.now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, rest) => Reflect.construct(target, rest.length ? rest : [now() + shared.skew]),
    get: (target, name) => (name === "now" ? () => now() + shared.skew : Reflect.get(target, name)),
  });
}

/** The memory of the program in bytes, once [`prepare`] has run. */
export const programMemory = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { memories } = globalThis as unknown as { memories: WebAssembly.Memory[] };
    return memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);
  });

/** Looks. */
export async function sample(page: Page, session: CDPSession, since: number, games: number): Promise<Sample> {
  await session.send("HeapProfiler.enable");
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.disable");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const own = await page.evaluate(() => {
    const texts = Object.entries({ ...localStorage });
    return {
      storage: texts.reduce((sum, [key, text]) => sum + key.length + text.length, 0),
      keys: texts.length,
    };
  });
  const kb = (bytes: number) => Math.round(bytes / 1024);
  return {
    minutes: Math.round((Date.now() - since) / 6_000) / 10,
    games,
    heapKb: kb(metric("JSHeapUsedSize")),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    documents: metric("Documents"),
    wasmKb: kb(await programMemory(page)),
    workers: page.workers().length,
    storageKb: kb(own.storage),
    keys: own.keys,
  };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** How the last samples stand to those after warming up, by figure. */
export function growth(samples: Sample[], warm: number): Record<(typeof BOUNDED)[number], number> {
  const mean = (part: Sample[], name: (typeof BOUNDED)[number]) => median(part.map((sample) => sample[name]));
  const [early, late] = [samples.slice(warm, warm + 3), samples.slice(-3)];
  const ratio = (name: (typeof BOUNDED)[number]) => mean(late, name) / Math.max(1, mean(early, name));
  return Object.fromEntries(BOUNDED.map((name) => [name, ratio(name)])) as Record<(typeof BOUNDED)[number], number>;
}

/** The samples as lines. */
export function table(samples: Sample[]): string {
  const names = Object.keys(samples[0]) as (keyof Sample)[];
  const line = (cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(10)).join("");
  return [line(names), ...samples.map((sample) => line(names.map((name) => sample[name])))].join("\n");
}
