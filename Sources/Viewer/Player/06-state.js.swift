// swift-format-ignore-file

extension PlayerSources {
  static let state06Script = #"""
// What the page shows: one value, told to all parts when it changes, and kept in the address.

/// - page: "index" or "scenario"; view: "phone", "layers", "compare", "grid".
const state = {
  page: "index", scenario: 0, cell: 0, other: null, frame: 0, view: "phone", finding: null,
  point: null, element: null, asksOther: false, blend: window.innerWidth >= 900 ? "side" : "wipe", wipe: 0.5, speed: 1, isPlaying: false,
};

const listeners = [];

/// Calls `listener(changed)` after each change, with the names of what is new.
function onChange(listener) {
  listeners.push(listener);
}

/// Changes the state and tells everyone.
function show(changes) {
  const changed = new Set();
  for (const [name, value] of Object.entries(changes)) {
    if (state[name] !== value) changed.add(name);
    state[name] = value;
  }
  if (changed.size === 0) return;
  for (const listener of listeners) listener(changed);
  writeAddress();
}

/// The numbers of a scenario's cells.
function cellsOf(scenario) {
  return report.cells.flatMap((cell, number) => (cell.s === scenario ? [number] : []));
}

/// Opens a cell: at a frame, else at its first finding.
function openCell(number, frame, more = {}) {
  const cell = cellOf(number);
  const first = cell.findings[0];
  const start = frame ?? (first ? first.frame : 0);
  show({
    page: "scenario", scenario: cell.meta.s, cell: number, frame: Math.min(start, cell.count - 1),
    finding: frame === undefined && first ? 0 : null, point: null, element: null,
    isPlaying: false, other: otherFor(number, more.other), ...more,
  });
}

/// What a cell is compared with: what is asked for, its partner in a comparison, else the next cell
/// of its scenario.
function otherFor(number, wanted) {
  if (wanted !== undefined && wanted !== null) return wanted;
  const pair = report.pairs.find((pair) => pair.before === number || pair.after === number);
  if (pair) return pair.before === number ? pair.after : pair.before;
  const siblings = cellsOf(report.cells[number].s);
  if (state.other !== null && state.other !== number && siblings.includes(state.other)) {
    return state.other;
  }
  return nextOfKin(number, siblings) ?? siblings.find((other) => other !== number) ?? null;
}

/// The cell that differs in one axis alone, of the first axis that has one.
function nextOfKin(number, siblings) {
  const apart = (other) => report.cells[other].axes.flatMap(([axis, value], at) =>
    report.cells[number].axes.some(([a, v]) => a === axis && v === value) ? [] : [at]);
  return siblings.map((other) => [other, apart(other)]).filter(([, axes]) => axes.length === 1)
    .sort(([, [one]], [, [other]]) => one - other)[0]?.[0];
}

/// Goes to a frame of the cell that is shown.
function seek(frame) {
  const last = cellOf(state.cell).count - 1;
  show({ frame: Math.min(Math.max(Math.round(frame), 0), last), finding: null });
}

/// Goes to a finding of the cell that is shown.
function openFinding(index) {
  const finding = cellOf(state.cell).findings[index];
  if (!finding) return;
  show({ frame: finding.frame, finding: index, isPlaying: false, element: finding.subject, point: null });
}

// MARK: The address

/// `strategy=native,ios=12`: the axes by which a cell is found.
function cellName(number) {
  const { axes, side } = report.cells[number];
  const parts = axes.map(([axis, value]) => axis + "=" + value);
  return (side ? ["side=" + side] : []).concat(parts).join(",");
}

let isReading = false;
let writing = null;
/// The address as it was read or written last: another one is on its way here, and is not written over.
let known = location.hash;

/// Writes the address when nothing has changed for a moment: a browser takes few of them in a second.
function writeAddress() {
  if (isReading) return;
  clearTimeout(writing);
  writing = setTimeout(writeAddressNow, 150);
}

function writeAddressNow() {
  if (location.hash !== known) return;
  const parts = [];
  const add = (name, value) => parts.push(name + "=" + escapePart(value));
  if (state.page === "scenario") {
    const scenario = report.scenarios[state.scenario];
    const isOne = report.scenarios.filter((other) => other.name === scenario.name).length === 1;
    add("scenario", scenario.name);
    if (!isOne) add("file", scenario.file);
    if (cellsOf(state.scenario).length > 1) add("cell", cellName(state.cell));
    add("frame", cellOf(state.cell).place(state.frame).replace(" +", "+"));
    if (state.view !== "phone" || pairOf(state.cell).length > 0) add("view", state.view);
    if (state.view === "compare" && state.other !== null) add("with", cellName(state.other));
    if (state.finding !== null) add("finding", String(state.finding + 1));
  }
  const hash = "#" + parts.join("&");
  if (location.hash !== hash && !(hash === "#" && !location.hash)) {
    history.replaceState(null, "", hash);
    known = location.hash;
  }
}

/// Escapes what would end a part of the address; the rest stays readable.
function escapePart(text) {
  return encodeURIComponent(text).replace(/%(3D|2C|2B|3A|2F|40)/g, (all) => decodeURIComponent(all))
    .replace(/%20/g, "%20");
}

function readAddress() {
  known = location.hash;
  const parts = new Map();
  for (const part of location.hash.slice(1).split("&")) {
    const at = part.indexOf("=");
    if (at > 0) parts.set(part.slice(0, at), unescaped(part.slice(at + 1)));
  }
  isReading = true;
  try {
    goTo(parts);
  } finally {
    isReading = false;
  }
  writeAddress();
}

function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/// Opens what an address names; as much of it as there is.
function goTo(parts) {
  const wantsCell = parts.has("scenario") || parts.has("cell") || parts.has("frame");
  const isOne = report.scenarios.length === 1;
  if (report.cells.length === 0 || (!wantsCell && !isOne)) {
    show({ page: "index", isPlaying: false });
    return;
  }
  const name = parts.get("scenario");
  const file = parts.get("file");
  const found = report.scenarios.findIndex((scenario) =>
    (name === undefined || scenario.name === name) && (file === undefined || scenario.file === file));
  const scenario = Math.max(found, 0);
  const cells = cellsOf(scenario);
  const number = cellNamed(parts.get("cell"), cells) ?? bestCell(cells);
  const cell = cellOf(number);
  // A page of differences shows them, unless something else is asked for.
  const usual = pairOf(number).length > 0 && !parts.has("finding") ? "compare" : "phone";
  const view = ["phone", "layers", "compare", "grid"].includes(parts.get("view"))
    ? parts.get("view") : usual;
  const index = Number(parts.get("finding")) - 1;
  const finding = cell.findings[index] ? index : null;
  let frame = parts.has("frame") ? cell.frameNamed(parts.get("frame")) : undefined;
  if (frame === null) frame = undefined;
  if (frame === undefined && finding !== null) frame = cell.findings[finding].frame;
  const other = cellNamed(parts.get("with"), cells.concat(pairOf(number))) ?? undefined;
  openCell(number, frame, {
    view: view, ...(other === undefined ? {} : { other: other }),
    ...(view === "compare" ? { finding: null } : {}),
  });
  if (finding !== null) {
    show({ finding: finding, element: cell.findings[finding].subject });
  }
}

function pairOf(number) {
  return report.pairs.flatMap((pair) =>
    pair.before === number ? [pair.after] : pair.after === number ? [pair.before] : []);
}

/// The first of some cells that has all the axes that a text names; null if there is none.
function cellNamed(text, cells) {
  if (!text) return null;
  const wanted = text.split(",").map((pair) => pair.split("="));
  const found = cells.find((number) => {
    const { axes, side } = report.cells[number];
    return wanted.every(([axis, value]) =>
      axis === "side" ? side === value : axes.some(([a, v]) => a === axis && v === value));
  });
  return found ?? null;
}

/// The cell that one should see first: the first in which something was found.
function bestCell(cells) {
  return cells.find((number) => weight(report.cells[number]) > 0) ?? cells[0];
}

/// How much is to be said about a cell.
function weight(meta) {
  return meta.kinds.reduce((sum, [, count]) => sum + count, 0) + meta.failures
    + (meta.fault ? 1 : 0);
}

"""#
}
