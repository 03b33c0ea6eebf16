// The page: its buttons, what they show, and the worker behind them.

const $ = (id) => document.getElementById(id);
const worker = new Worker("/worker.mjs", { type: "module" });
const waiting = new Map(); // by number: the two ends of a promise
let next = 1;
let rows = []; // of the chart
const links = new Map(); // addresses of what can be downloaded

worker.onmessage = ({ data }) => {
  if (data.kind === "progress") return progress(data);
  if (data.kind === "timed") return addRow(data.row);
  const [done, failed] = waiting.get(data.number);
  waiting.delete(data.number);
  if (data.error === undefined) done(data.answer);
  else failed(new Error(data.error));
};
worker.onerror = (event) => trouble(`The worker ended: ${event.message ?? "it could not be loaded"}`);

function ask(name, ...given) {
  const number = next++;
  worker.postMessage({ number, name, given });
  return new Promise((done, failed) => waiting.set(number, [done, failed]));
}

function trouble(text) {
  $("trouble").textContent = text;
  $("trouble").hidden = false;
}

function progress({ text, done, total }) {
  $("progress-text").textContent = text;
  $("progress").max = Math.max(total, 1);
  $("progress").value = done;
}

/** Do something that takes a while: one thing at a time. What `work` returns, or undefined if it failed. */
async function busily(text, work, stoppable = true) {
  $("trouble").hidden = true;
  $("trouble").textContent = "";
  progress({ text, done: 0, total: 1 });
  $("work").hidden = false;
  $("stop").hidden = !stoppable;
  $("stop").disabled = false;
  enable(false);
  try {
    return await work();
  } catch (error) {
    trouble(error.message);
    return undefined;
  } finally {
    $("work").hidden = true;
    enable(true);
  }
}

function enable(yes) {
  document.querySelectorAll("form button, form select, form input").forEach((each) => (each.disabled = !yes));
}

$("stop").onclick = () => {
  $("stop").disabled = true;
  $("progress-text").textContent = "Stopping after this step";
  worker.postMessage({ name: "stop" });
};

/** Show a link to some text as a file. */
function offer(id, text, type) {
  URL.revokeObjectURL(links.get(id));
  links.set(id, URL.createObjectURL(new Blob([text], { type })));
  $(id).href = links.get(id);
  $(id).hidden = false;
}

function element(name, text = "", kind = "") {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = kind;
  return made;
}

const milliseconds = (seconds) => {
  const number = seconds * 1000;
  return `${number.toFixed(number < 10 ? 2 : number < 100 ? 1 : 0)} ms`;
};

// --- the beginning

async function start() {
  if (!navigator.gpu) {
    enable(false);
    trouble(
      "This browser offers no WebGPU, so there is no GPU to compute on. Take a recent Chrome or Edge (version 137 or " +
        "newer); on Linux WebGPU may have to be switched on at chrome://flags. The page must come from https or localhost.",
    );
    return;
  }
  const site = await (await fetch("/site.json")).json();
  const opened = await busily("Starting Python", () => ask("start", { wheel: site.wheel }), false);
  if (!opened) return enable(false);
  $("device-name").textContent = opened.name + (opened.software ? " (a program on the CPU, no GPU)" : "");
  $("device-driver").textContent = opened.driver;
  $("version").textContent = opened.onegpu;
  $("size").textContent = site.model ? `${Math.round(site.model / 1e6)} MB` : "none is served";
  $("count").options[2].textContent = `all ${opened.passages}`;
  if (!site.model) $("load-button").remove();
  for (const { name, about } of [...opened.groups, { name: "", about: "all of these" }]) {
    const option = element("option", name ? `${name}: ${about}` : "everything that is quick");
    option.value = name && `${name}:*`;
    option.selected = name === "special";
    $("group").append(option);
  }
  for (const query of opened.queries) {
    const chip = element("button", query);
    chip.type = "button";
    chip.onclick = () => {
      $("text").value = query;
      find();
    };
    $("queries").append(chip);
  }
  $("time").onsubmit = (event) => {
    event.preventDefault();
    const small = $("shapes").value === "small";
    time(opened.shapes.filter((shape) => !small || shape.small).map((shape) => shape.name));
  };
}

// --- search

async function fetched(address, text) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${reply.statusText}`);
  const total = Number(reply.headers.get("Content-Length"));
  const data = new Uint8Array(total);
  let done = 0;
  for await (const part of reply.body) {
    data.set(part, done);
    done += part.length;
    progress({ text, done, total });
  }
  return data;
}

async function load(weights, tokenizer) {
  const loaded = await ask("load", weights, tokenizer, Number($("count").value));
  if (loaded.stopped) {
    $("loaded").textContent = "Stopped.";
    return;
  }
  const million = (loaded.parameters / 1e6).toFixed(1);
  $("loaded").textContent =
    `${loaded.passages} sentences embedded in ${loaded.seconds.toFixed(1)} s; the model has ${million} million numbers.`;
  $("ask").hidden = false;
}

$("load").onsubmit = (event) => {
  event.preventDefault();
  busily("Fetching the weights", async () => {
    const tokenizer = await (await fetch("/model/tokenizer.json")).text();
    await load(await fetched("/model/model.safetensors", "Fetching the weights"), tokenizer);
  }).then(() => $("ask").hidden || $("text").focus());
};

$("files").onchange = () => {
  const chosen = [...$("files").files];
  const weights = chosen.find((file) => file.name.endsWith(".safetensors"));
  const tokenizer = chosen.find((file) => file.name.endsWith(".json"));
  if (!weights || !tokenizer) {
    trouble("Choose two files together: model.safetensors and tokenizer.json.");
    return;
  }
  busily("Reading the files", async () => {
    await load(new Uint8Array(await weights.arrayBuffer()), await tokenizer.text());
  });
};

async function find() {
  const text = $("text").value.trim();
  if (!text) return;
  const found = await busily("Embedding your sentence", () => ask("ask", text), false);
  if (!found) return;
  $("asked").textContent = text;
  $("answers").replaceChildren(
    ...found.answers.map((answer) => {
      const item = element("li");
      const meter = document.createElement("meter");
      meter.value = Math.max(0, answer.score);
      meter.setAttribute("aria-hidden", "true");
      item.append(meter, element("span", answer.score.toFixed(3), "soft"), ` ${answer.text}`);
      return item;
    }),
  );
  const { all, device, copies } = found.seconds;
  const submissions = found.submissions === 1 ? "one submission" : `${found.submissions} submissions`;
  $("spent").textContent =
    `${found.tokens} tokens, ${found.layers} layers in ${milliseconds(all)}: ${submissions} to the device, done in ` +
    `${milliseconds(device)} (attention by kernel ${found.kernel}), copies ${milliseconds(copies)}.`;
  $("found").hidden = false;
}

$("ask").onsubmit = (event) => {
  event.preventDefault();
  find();
};

// --- timing

async function time(names) {
  rows = [];
  draw();
  $("time-json").hidden = true;
  $("timed").textContent = "";
  const report = await busily("Timing", () => ask("timing", names, $("dtype").value));
  if (!report) return;
  const software = $("device-name").textContent.includes("no GPU") ? " On a CPU these times say little of a GPU." : "";
  const stopped = report.complete ? "" : " Stopped early.";
  const clock = rows.some((row) => row.fused.clock === "device") ? "device's" : "computer's";
  $("timed").textContent = `${rows.length} shapes on the ${clock} clock; medians.${stopped}${software}`;
  offer("time-json", JSON.stringify(report, null, 1), "application/json");
}

function addRow(row) {
  rows.push(row);
  draw();
}

/** Bars of one scale each shape: what is compared are the two ways, not the shapes. */
function draw() {
  $("legend").hidden = !rows.length;
  $("bars").replaceChildren();
  if (!rows.length) return;
  const table = element("table", "", "bars");
  const head = table.createTHead().insertRow();
  head.append(element("th", "Shape"), element("th", "Milliseconds of a call, fused and unfused"));
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    const name = element("th", row.shape);
    name.scope = "row";
    const cell = line.appendChild(name) && line.insertCell();
    const most = Math.max(row.fused.median, row.unfused.median);
    for (const way of ["fused", "unfused"]) {
      const bar = element("div", "", `bar ${way}`);
      const { median, kernel } = row[way];
      bar.style.setProperty("--part", median / most);
      bar.title = `${way}, kernel ${kernel}`;
      bar.append(element("i"), element("span", milliseconds(median)));
      bar.lastChild.setAttribute("aria-label", `${way} ${milliseconds(median)}`);
      cell.append(bar);
    }
  }
  $("bars").append(table);
}

// --- check

$("check").onsubmit = async (event) => {
  event.preventDefault();
  for (const id of ["check-page", "check-json"]) $(id).hidden = true;
  $("checked").textContent = "";
  const answer = await busily("Checking", () => ask("check", $("group").value, []));
  if (!answer) return;
  const { totals, passed, seconds, self_check: known, stopped } = answer.report;
  const wrong = totals.failed + known.filter((each) => each.verdict === "failed").length;
  const verdict = wrong ? `${wrong} of ${totals.runs + known.length} failed.` : passed ? "All passed." : "Stopped early.";
  const kernels = answer.report.kernels.map((each) => each.variant);
  $("checked").replaceChildren(
    element("span", verdict, wrong ? "bad" : passed ? "good" : "soft"),
    ` ${totals.passed} of ${totals.runs} runs passed in ${Math.round(seconds)} s` +
      (stopped ? `; ${totals.not_run} were not run` : "") +
      `. Kernels: ${[...new Set(kernels)].join(", ")}.`,
  );
  offer("check-page", answer.page, "text/html");
  offer("check-json", JSON.stringify(answer.report, null, 1), "application/json");
};

start().catch((error) => trouble(error.message));
