// Python of the page, away from the thread that draws it. Takes {number, name, given}, sends back {number, ...} and, on
// the way, what browser/page.py posts.

let python;

// Looked at by Python between its steps; messages arrive while it waits for the GPU.
self.stopAsked = false;

const send = (message) => self.postMessage(message);
const progress = (text, done, total) => send({ kind: "progress", text, done, total });

async function start({ wheel }) {
  if (!("Suspending" in WebAssembly)) {
    throw new Error(
      "This browser lacks JavaScript Promise Integration, by which Python waits for the GPU. " +
        "Chrome and Edge have it from version 137 on.",
    );
  }
  progress("Starting Python", 0, 4);
  const { loadPyodide } = await import("/pyodide/pyodide.mjs");
  python = await loadPyodide({ indexURL: "/pyodide/" });
  progress("Loading NumPy and onegpu", 1, 4);
  const said = [];
  const quiet = { errorCallback: (text) => said.push(text), messageCallback: () => {} };
  await python.loadPackage(["numpy", wheel], quiet);
  if (said.length) throw new Error(said.join("\n")); // loadPackage() itself only logs
  progress("Loading the page's own Python", 2, 4);
  python.FS.writeFile("page.py", await (await fetch("/page.py")).text());
  await python.runPythonAsync("import sys\nsys.path.insert(0, '.')\nimport page");
  progress("Opening the GPU", 3, 4);
  const opened = await call("start", []);
  progress("Ready", 4, 4);
  return opened;
}

async function call(name, given) {
  python.globals.set("given", python.toPy(given));
  const text = await python.runPythonAsync(`page.call(${JSON.stringify(name)}, given)`);
  const result = JSON.parse(text);
  if (result.error !== undefined) throw new Error(result.error);
  return result.stopped ? { stopped: true } : result.answer;
}

self.onmessage = async ({ data }) => {
  if (data.name === "stop") {
    self.stopAsked = true;
    return;
  }
  try {
    const answer = data.name === "start" ? await start(...data.given) : await call(data.name, data.given);
    send({ kind: "answer", number: data.number, answer });
  } catch (error) {
    send({ kind: "answer", number: data.number, error: error.message ?? String(error) });
  }
};
