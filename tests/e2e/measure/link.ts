// A finished site behind a link of a given speed. The link is slow here and not in the browser, because the browser's
// own brake does not reach what the service worker fetches, which shares the link with the page.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";

/** Slow 4G, as the browsers' own tools have it. */
export const SLOW_4G = { bitsPerSecond: 1_600_000, latencyMs: 150 };

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
/** What one response sends before the next one has its turn. */
const PIECE = 4096;

/** Waits. */
export const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface File {
  type: string;
  body: Buffer;
  /** Its coding, if it is packed. */
  coding?: "br" | "gzip";
}

async function read(dir: string): Promise<Map<string, File>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Map<string, File>();
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (/\.(br|gz)$/.test(path)) continue;
    const plain = await readFile(path);
    const gzipped = gzipSync(plain, { level: 9 });
    // As hosts of static sites do: packed where it pays, as the copy that lies beside the file where there is one.
    const copy = await readFile(`${path}.br`).catch(() => null);
    const coding = copy ? "br" : gzipped.length < plain.length * 0.95 ? "gzip" : undefined;
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    files.set(relative(dir, path).split(sep).join("/"), { type, body: copy ?? (coding ? gzipped : plain), coding });
  }
  return files;
}

export class Link {
  /** How fast; `null` is as fast as the machine allows. */
  speed: typeof SLOW_4G | null = null;
  /** What the page has asked for since `restart`, and what was sent to it. */
  page = { requests: 0, bytes: 0 };
  /** The same for what the service worker fetches ahead. */
  ahead = { requests: 0, bytes: 0 };
  private open = 0;
  private quietSince = Date.now();
  /** When the link has sent everything that it was given. */
  private freeAt = 0;

  private constructor(
    private files: Map<string, File>,
    private server: Server,
  ) {}

  /** Serves the site in `dir`. */
  static async to(dir: string): Promise<Link> {
    const files = await read(dir);
    if (!files.has("index.html")) throw new Error(`${dir} is no finished site`);
    const server = createServer();
    const link = new Link(files, server);
    server.on("request", (request, response) => void link.answer(request, response));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return link;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  restart() {
    this.page = { requests: 0, bytes: 0 };
    this.ahead = { requests: 0, bytes: 0 };
  }

  /** Waits until nothing has been asked for a second. */
  async quiet() {
    while (this.open > 0 || Date.now() < this.quietSince + 1000) await after(50);
  }

  async close() {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    this.open += 1;
    const count = request.headers.referer?.endsWith("/sw.js") ? this.ahead : this.page;
    count.requests += 1;
    await after(this.speed?.latencyMs ?? 0);
    const name = decodeURIComponent(new URL(request.url!, "http://site/").pathname.slice(1)) || "index.html";
    const file = this.files.get(name);
    const about = file && { "content-type": file.type, "content-length": file.body.length, ...(file.coding && { "content-encoding": file.coding }) };
    response.writeHead(file ? 200 : 404, { "cache-control": "max-age=600", ...about });
    if (file) await this.send(response, file.body, count);
    response.end();
    this.open -= 1;
    this.quietSince = Date.now();
  }

  private async send(response: ServerResponse, body: Buffer, count: { bytes: number }) {
    for (let start = 0; start < body.length && !response.destroyed; start += PIECE) {
      const piece = body.subarray(start, start + PIECE);
      count.bytes += piece.length;
      if (this.speed) {
        this.freeAt = Math.max(Date.now(), this.freeAt) + (piece.length * 8000) / this.speed.bitsPerSecond;
        await after(this.freeAt - Date.now());
      }
      response.write(piece);
    }
  }
}
