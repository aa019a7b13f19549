// Starts the thinking worker's program. The page makes a classic worker of this
// file: new Worker("./worker_loader.js"). Its first message is "Ready".
importScripts("./worker.js");
wasm_bindgen({ module_or_path: "./worker_bg.wasm" }).catch((error) => {
  // A rejected promise would stay in here; a thrown error reaches the page's onerror.
  setTimeout(() => {
    throw error;
  });
});
