// A site of one test's own: a copy of the built one that the test may change
// while it is served (to publish a newer version) or take off the net. Only the
// latter is a true test of playing offline: the browser's own offline switch
// does not reach the requests of a service worker.
import { spawn } from "node:child_process";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OwnSite {
  url: string;
  /** Reads a file of the site. */
  read(name: string): Promise<string>;
  /** Replaces a file of the site. */
  write(name: string, content: string): Promise<void>;
  /** Publishes the same files under another version, as a new build would. */
  publish(version: string): Promise<void>;
  /** Stops answering, for good. */
  goDown(): Promise<void>;
  close(): Promise<void>;
}

export async function ownSite(): Promise<OwnSite> {
  const dir = await mkdtemp(join(tmpdir(), "sobremesa-"));
  await cp(process.env.SITE_DIST!, dir, { recursive: true });
  const server = spawn(process.env.XTASK!, ["serve", dir, "0", "/own/"], { stdio: ["ignore", "pipe", "inherit"] });
  // A test that ends by force must not leave it running.
  const kill = () => server.kill();
  process.once("exit", kill);
  const url = await new Promise<string>((found, lost) => {
    let said = "";
    server.stdout.on("data", (piece) => {
      said += piece;
      const match = /http:\S+/.exec(said);
      if (match) found(match[0]);
    });
    server.on("exit", () => lost(new Error(`the server ended: ${said}`)));
  });
  const goDown = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const down = new Promise((done) => server.once("exit", done));
    kill();
    await down;
    process.off("exit", kill);
  };
  const read = (name: string) => readFile(join(dir, name), "utf8");
  const write = (name: string, content: string) => writeFile(join(dir, name), content);
  return {
    url,
    read,
    write,
    async publish(version) {
      const old = await read("sw.js");
      const marked = old.replace(/const VERSION = "[^"]*"/, `const VERSION = "${version}"`);
      if (marked === old) throw new Error("sw.js has no version to replace");
      await write("sw.js", marked);
    },
    goDown,
    async close() {
      await goDown();
      await rm(dir, { recursive: true });
    },
  };
}

/** A way to a site on which some files wait. */
export interface Detour {
  url: string;
  /** How many files wait, however often each is asked for. */
  waiting(): number;
  close(): void;
}

/** Leads to the site at `url`, but holds back every file whose path matches. For engines that no test can slow from
 * outside. */
export async function detour(url: string, heldBack: RegExp): Promise<Detour> {
  const { origin, pathname } = new URL(url);
  const waiting = new Set<string>();
  const server = createServer((asked, answer) => {
    if (heldBack.test(asked.url!)) {
      waiting.add(asked.url!);
      return;
    }
    get(origin + asked.url, (came) => {
      answer.writeHead(came.statusCode!, came.headers);
      came.pipe(answer);
    }).on("error", () => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    waiting: () => waiting.size,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
