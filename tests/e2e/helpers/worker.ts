// Talking to the worker without the page: random play measured in it. Messages
// are postcard, see src/session/protocol.rs: whole numbers in groups of seven
// bits, texts behind their length, fractions as eight bytes.
import type { Page } from "@playwright/test";

export interface Measured {
  games: number;
  choices: number;
  elapsed_ms: number;
  copy_ns: number;
  state_bytes: number;
  mean_points: number;
  judged_per_s: number;
  playouts_per_s: number;
}

/** Has a worker play `games` random games of a table. */
export async function measureInWorker(page: Page, game: string, config: object, games: number): Promise<Measured> {
  return page.evaluate(measure, { game, config: JSON.stringify(config), games });
}

function measure({ game, config, games }: { game: string; config: string; games: number }): Promise<Measured> {
  const [BENCH, BENCHED, FAULT] = [3, 2, 3];
  const number = (value: number): number[] => (value < 128 ? [value] : [(value % 128) + 128, ...number(Math.floor(value / 128))]);
  const text = (value: string) => {
    const bytes = [...new TextEncoder().encode(value)];
    return [...number(bytes.length), ...bytes];
  };
  const request = Uint8Array.from([BENCH, ...number(1), ...text(game), ...text(config), ...number(1), ...number(games)]);

  const read = (bytes: Uint8Array): Measured => {
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
    const fraction = () => new DataView(bytes.buffer, bytes.byteOffset + (at += 8) - 8, 8).getFloat64(0, true);
    const [, played, choices] = [whole(), whole(), whole()];
    whole(); // all actions
    const [elapsed_ms, copy_ns] = [fraction(), fraction()];
    const state_bytes = whole();
    const [mean_points, , judged_per_s, playouts_per_s] = [fraction(), fraction(), fraction(), fraction()];
    return { games: played, choices, elapsed_ms, copy_ns, state_bytes, mean_points, judged_per_s, playouts_per_s };
  };

  return new Promise((done, failed) => {
    const folder = document.querySelector<HTMLMetaElement>("meta[name=worker]")!.content;
    const worker = new Worker(`./${folder}/loader.js`);
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (String(data).startsWith("Ready ")) worker.postMessage(request);
      if (String(data).startsWith("Failed ")) failed(new Error(data));
      if (!(data instanceof Uint8Array)) return;
      if (data[0] === FAULT) failed(new Error(new TextDecoder().decode(data)));
      if (data[0] === BENCHED) {
        worker.terminate();
        done(read(data));
      }
    };
  });
}
