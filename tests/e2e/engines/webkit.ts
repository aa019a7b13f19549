// WebKit as GTK's programs have it: its small browser, steered by its own driver over W3C WebDriver, on a screen that
// nobody sees.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { after, type Engine, until } from "./engine";

/** What elements are called in messages; see the W3C's recommendation. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** How often the driver is asked whether it is there. */
const ASKS = 100;

/** Starts a screen; its name. */
async function screen(): Promise<[ChildProcess, string]> {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1024x800x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const name = await new Promise<string>((found, lost) => {
    server.stdout!.once("data", (number) => found(`:${String(number).trim()}`));
    server.once("error", lost);
    server.once("exit", () => lost(new Error("Xvfb gives no screen")));
  });
  return [server, name];
}

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts the driver at `driver`, which starts the browser that it belongs to. */
export async function webkit(driver: string): Promise<Engine> {
  const [display, DISPLAY] = await screen();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY }, stdio: "ignore" });
  const stop = () => [server, display].forEach((started) => started.kill());
  // A test that ends by force must not leave them running.
  process.once("exit", stop);
  const call = async (method: string, path: string, body?: object) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: any };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let asked = 0; !(await call("GET", "/status").catch(() => null)); asked += 1) {
    if (asked === ASKS) throw new Error(`${driver} does not answer`);
    await after(100);
  }
  const { sessionId, capabilities } = await call("POST", "/session", { capabilities: { alwaysMatch: {} } });
  const command = (path: string, body: object = {}) => call("POST", `/session/${sessionId}/${path}`, body);
  const script = (body: string, args: unknown[]) => command("execute/sync", { script: body, args });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (address) => command("url", { url: address }),
    reload: () => command("refresh"),
    // What a script returns is awaited by the driver.
    run: (task, input) => script(`return (${task})(arguments[0]);`, [input]),
    async press(selector) {
      const shown = "return [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility({ visibilityProperty: true }));";
      const found = await until(`${selector} is shown`, () => script(shown, [selector]), (element) => element !== null);
      await command(`element/${found[ELEMENT]}/click`);
    },
    // The driver tells nothing of what pages write to the console.
    complaints: () => [],
    async close() {
      await call("DELETE", `/session/${sessionId}`).catch(() => null);
      process.off("exit", stop);
      stop();
    },
  };
}
