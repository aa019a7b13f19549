// Brings the opponents' program and passes messages on to it. The page makes a classic worker of this file; where a
// browser starts no workers, the page runs it as a script, with a port on the script's element to talk through. The
// build puts a version and the lengths of the programs in place of the marks.
//
// It says "Coming" when something has come, "Ready VERSION" when the program listens, "Failed CAUSE DETAIL" when it
// does not run; everything else is bytes, see src/session/protocol.rs.
(() => {
  "use strict";
  const VERSION = "{{version}}";
  const LENGTHS = {{lengths}};

  const script = self.document?.currentScript;
  const port = script?.port ?? self;
  const address = (file) => new URL(file, script?.src ?? self.location.href).href;
  const say = (text) => port.postMessage(text);
  say("Coming");

  // A function that returns a vector: processors and browsers without vectors get the program without them.
  const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  const name = WebAssembly.validate(new Uint8Array(VECTORS)) ? "worker" : "plain";

  if (!script && self.trustedTypes) {
    // Where the host sends our policy with this file, too: no other script comes in.
    const ours = [address("worker.js"), address("plain.js")];
    trustedTypes.createPolicy("default", { createScriptURL: (address) => (ours.includes(address) ? address : null) });
  }

  // What it means for the player that something did not come.
  class Failed extends Error {
    constructor(reason, detail) {
      super(detail);
      this.reason = reason;
    }
  }

  async function fetched(file) {
    const answer = await fetch(address(file)).catch((error) => {
      throw new Failed("unreachable", error.message);
    });
    if (answer.ok) return answer;
    throw new Failed([404, 410].includes(answer.status) ? "missing" : "server", `${file}: ${answer.status}`);
  }

  // All bytes of an answer; says now and then that more have come.
  async function bytes(answer) {
    const [pieces, reader] = [[], answer.body.getReader()];
    for (let said = 0; ; ) {
      const { done, value } = await reader.read().catch((error) => {
        throw new Failed("unreachable", error.message);
      });
      if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
      pieces.push(value);
      if (performance.now() - said > 500) {
        said = performance.now();
        say("Coming");
      }
    }
  }

  // Compiled while it comes in; where the server calls it by a wrong type, as soon as it is here.
  async function compiled(file) {
    const answer = await fetched(file);
    const whole = bytes(answer.clone());
    const streamed = WebAssembly.compileStreaming(answer).catch(() => null);
    const found = await whole;
    try {
      return (await streamed) ?? (await WebAssembly.compile(found));
    } catch (error) {
      const isWhole = found.length === LENGTHS[file];
      throw new Failed(isWhole ? "unfit" : "altered", `${file}, ${found.length} bytes: ${error.message}`);
    }
  }

  // Runs a script of ours.
  async function run(file) {
    try {
      if (script) await appended(address(file));
      else importScripts(address(file));
    } catch (error) {
      // The browser does not say why it has not run.
      await fetched(file);
      throw new Failed("altered", `${file}: ${error.message}`);
    }
    if (!self.wasm_bindgen) throw new Failed("altered", file);
  }

  const appended = (address) =>
    new Promise((come, fail) => {
      const element = document.createElement("script");
      element.onload = come;
      element.onerror = () => fail(new Error("not loaded"));
      element.src = address;
      document.head.append(element);
    });

  function serve(mind) {
    // A word with oneself comes after the messages that are waiting; a timer would be delayed.
    const word = new MessageChannel();
    let [due, ended] = [false, false];
    const guarded = (act) => (event) => {
      if (ended) return;
      try {
        act(event.data);
        if (ended) return;
        for (const reply of mind.replies()) port.postMessage(reply);
        if (mind.busy && !due) {
          due = true;
          word.port2.postMessage(null);
        }
      } catch (error) {
        ended = true;
        say(`Failed broken ${error}`);
      }
    };
    word.port1.onmessage = guarded(() => {
      due = false;
      mind.slice();
    });
    port.onmessage = guarded((message) => {
      if (message !== "End") return mind.hear(message instanceof Uint8Array ? message : new Uint8Array());
      ended = true;
      word.port1.close();
    });
  }

  async function start() {
    const program = compiled(`${name}_bg.wasm`);
    program.catch(() => {}); // waited for below
    await run(`${name}.js`);
    const { wasm_bindgen } = self;
    await wasm_bindgen({ module_or_path: await program });
    serve(new wasm_bindgen.Mind());
    say(`Ready ${VERSION}`);
  }

  start().catch((error) => say(`Failed ${error.reason ?? "broken"} ${error.message}`));
})();
