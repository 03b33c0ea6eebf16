// Runs in the page, and again in a worker if one is asked for: starts Pyodide with onegpu, then takes Python programs from
// the server, one after the other, and sends back what they give.
const options = await (await fetch("/options")).json();
const inPage = typeof document !== "undefined";

async function answer(path, value) {
  await fetch(path, { method: "POST", body: JSON.stringify(value) });
}

async function start() {
  if (!options.jspi) {
    // As a browser without JavaScript Promise Integration: Pyodide looks for these two.
    delete WebAssembly.Suspending;
    delete WebAssembly.promising;
  }
  const { loadPyodide } = await import("/pyodide/pyodide.mjs");
  const said = [];
  const python = await loadPyodide({ indexURL: "/pyodide/" });
  await python.loadPackage([...options.packages, options.wheel], { errorCallback: (text) => said.push(text) });
  if (said.length) throw new Error(said.join("\n")); // loadPackage() itself only logs
  return python;
}

async function serve() {
  const python = await start();
  for (;;) {
    const reply = await fetch("/job");
    if (reply.status === 204) continue;
    const job = await reply.json();
    try {
      const text = job.waits ? await python.runPythonAsync(job.code) : python.runPython(job.code);
      await answer(`/answer/${job.number}`, { answer: text });
    } catch (error) {
      await answer(`/answer/${job.number}`, { error: error.message ?? String(error) });
    }
  }
}

try {
  if (inPage && options.worker) {
    const worker = new Worker("/session.mjs", { type: "module" });
    worker.onerror = (event) => answer("/answer/0", { error: `the worker ended: ${event.message}` });
  } else {
    await serve();
  }
} catch (error) {
  await answer("/answer/0", { error: `Pyodide did not start: ${error.message}` });
}
