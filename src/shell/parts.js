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

// What `coming` comes to, unless it is silent for too long. Before the first page is there watch.js tells the player,
// and we go on waiting.
function within(coming, file) {
  let timer;
  const silence = new Promise((_, fail) => {
    const look = () => document.getElementById("shell") || fail(new Absent("slow", `${file}: nothing comes`));
    timer = setInterval(look, SILENT_MS);
  });
  return Promise.race([coming, silence]).finally(() => clearInterval(timer));
}

// All bytes of an answer.
async function bytes(answer, file) {
  const [pieces, reader] = [[], answer.body.getReader()];
  for (;;) {
    const { done, value } = await within(reader.read(), file);
    globalThis.sobremesa_alive?.();
    if (done) return new Blob(pieces).arrayBuffer();
    pieces.push(value);
  }
}

// Compiled while it comes in; where the server calls it by a wrong type, as soon as it is here.
async function fetched(file) {
  const unreachable = (error) => {
    throw error.reason ? error : new Absent("unreachable", `${file}: ${error.message}`);
  };
  const answer = await within(fetch(new URL(`./${file}`, import.meta.url)), file).catch(unreachable);
  if (!answer.ok) throw new Absent([404, 410].includes(answer.status) ? "missing" : "server", `${file}: ${answer.status}`);
  const whole = bytes(answer.clone(), file);
  const streamed = WebAssembly.compileStreaming(answer).catch(() => null);
  // What comes after all, when nobody waits any more, need not be fetched again.
  void streamed.then((module) => module && compiled.set(file, Promise.resolve(module)));
  const found = await whole.catch(unreachable);
  try {
    return (await streamed) ?? (await WebAssembly.compile(found));
  } catch (error) {
    throw new Absent("altered", `${file}: ${error.message}`);
  }
}

// The program itself and its parts, compiled, each fetched once.
export const compile = (file) => once(compiled, file, () => fetched(file));

// Begins to fetch a file before the program asks for it.
export const ahead = (file) => void compile(file);

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
// at `callback` in the table whether they came.
const part = (...files) => async (callback, data) => {
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
};
