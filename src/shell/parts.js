// Fetches the parts of the page's program. Above stands what they import: one
// memory and one table, which all of them share. Small modules that several
// parts need ride along in custom sections named "with", each behind its number.
// A part calls for others only through the table, so the order is all the same.

const compiled = new Map();
const taken = new Map();
const started = new Map();

// Keeps what has come, and forgets what has not: asking again may help.
function once(known, key, begin) {
  let coming = known.get(key);
  if (!coming) {
    coming = begin();
    known.set(key, coming);
    coming.catch(() => known.delete(key));
  }
  return coming;
}

// For so long nothing may come of a file before the player is told.
const SILENT_MS = 7000;

// Why a file has not come: a word that src/session/worker_pool/failure.rs knows.
class Absent extends Error {
  constructor(reason, detail) {
    super(detail);
    this.reason = reason;
  }
}

// Compiled while it comes in; where the server calls it by a wrong type, as soon as it is here. `sign` hears of all that
// comes.
async function bring(file, sign) {
  const unreachable = (error) => {
    throw new Absent("unreachable", `${file}: ${error.message}`);
  };
  const answer = await fetch(new URL(`./${file}`, import.meta.url)).catch(unreachable);
  if (!answer.ok) throw new Absent([404, 410].includes(answer.status) ? "missing" : "server", `${file}: ${answer.status}`);
  const [pieces, reader] = [[], answer.clone().body.getReader()];
  const streamed = WebAssembly.compileStreaming(answer).catch(() => null);
  for (;;) {
    sign();
    const { done, value } = await reader.read().catch(unreachable);
    if (done) break;
    pieces.push(value);
  }
  try {
    return (await streamed) ?? (await WebAssembly.compile(await new Blob(pieces).arrayBuffer()));
  } catch (error) {
    throw new Absent("altered", `${file}: ${error.message}`);
  }
}

// The same, unless nothing comes for too long. Before the first page is there watch.js tells the player, and we go on
// waiting. What comes after all, when nobody waits any more, need not be fetched again.
function fetched(file) {
  let [last, timer] = [performance.now()];
  const coming = bring(file, () => {
    last = performance.now();
    globalThis.sobremesa_alive?.();
  });
  coming.then((module) => compiled.set(file, Promise.resolve(module))).catch(() => {}); // whoever waits hears of it
  const silence = new Promise((_, fail) => {
    const look = () => {
      const isSilent = performance.now() - last > SILENT_MS && !document.getElementById("shell");
      if (isSilent) fail(new Absent("slow", `${file}: nothing comes`));
    };
    timer = setInterval(look, 500);
  });
  return Promise.race([coming, silence]).finally(() => clearInterval(timer));
}

// The program itself and its parts, compiled, each fetched once.
export const compile = (file) => once(compiled, file, () => fetched(file));

// A page that has just come asks for more: its game, its words.
const ASKS_WITHIN_MS = 500;

// Resolves once nothing is on its way, and nothing more has been asked for.
export async function quiet() {
  for (let known = -1; known !== compiled.size; ) {
    known = compiled.size;
    await Promise.allSettled(compiled.values());
    await new Promise((done) => setTimeout(done, ASKS_WITHIN_MS));
  }
}

async function take(file) {
  const module = await compile(file);
  const riders = WebAssembly.Module.customSections(module, "with").map((section) => {
    const rider = new Uint8Array(section);
    return once(started, rider[0] | (rider[1] << 8), () => WebAssembly.instantiate(rider.subarray(2), getSharedImports()));
  });
  await Promise.all([...riders, WebAssembly.instantiate(module, getSharedImports())]);
}

// A page that is being left gives up what it was fetching: nothing has gone wrong then.
let leaving = false;
addEventListener("beforeunload", () => (leaving = true));
addEventListener("pageshow", () => (leaving = false));

// What the program calls for a part: fetches its files, and tells the function
// at `callback` in the table whether they came. boot.js asks for some files before.
const part = (...files) => Object.assign((callback, data) => bringPart(files, callback, data), { files });

async function bringPart(files, callback, data) {
  const came = await Promise.all(files.map((file) => once(taken, file, () => take(file)))).then(
    () => true,
    (error) => {
      if (!leaving) console.error(error);
      globalThis.sobremesa_absent = error.reason ?? "altered";
      globalThis.sobremesa_lost?.(globalThis.sobremesa_absent, error.message);
      return false;
    },
  );
  getSharedImports().__wasm_split.__indirect_function_table.get(callback)(data, came);
}
