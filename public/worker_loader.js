// Starts the thinking worker's program. The page makes a classic worker of this
// file: new Worker("./worker_loader.js"). Its first message is "Ready".
if (self.trustedTypes) {
  // Where the host sends our policy with this file, too: no other script comes in.
  trustedTypes.createPolicy("default", { createScriptURL: (address) => (address === "./worker.js" ? address : null) });
}
importScripts("./worker.js");
wasm_bindgen({ module_or_path: "./worker_bg.wasm" }).catch((error) => {
  // A rejected promise would stay in here; a thrown error reaches the page's onerror.
  setTimeout(() => {
    throw error;
  });
});
