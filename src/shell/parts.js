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

function compile(file) {
  const begin = () => WebAssembly.compileStreaming(fetch(new URL(`./${file}`, import.meta.url)));
  return once(compiled, file, begin);
}

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
      return false;
    },
  );
  getSharedImports().__wasm_split.__indirect_function_table.get(callback)(data, came);
};
