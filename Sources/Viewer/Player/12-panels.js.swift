// swift-format-ignore-file

extension PlayerSources {
  static let panels12Script = #"""
// The side of the page: findings, and tabs for why, the scenario's text, events and values.

/// The findings of a cell and the claims that failed, as a list of ways to their frames.
class Findings {
  constructor() {
    this.list = h("ol", { class: "findings" });
    this.title = h("h2", {});
    this.habits = h("details", { class: "habits" });
    this.element = h("section", { class: "panel", "aria-label": "Findings" }, this.title, this.list, this.habits);
  }

  update(changed) {
    const cell = cellOf(state.cell);
    const key = state.cell + " " + state.finding;
    if (this.key === key) return;
    this.key = key;
    const count = (number, word) => number === 0 ? [] : [number + " " + word + (number === 1 ? "" : "s")];
    const all = [...count(cell.findings.length, "finding"), ...count(cell.failures.length, "failed claim")];
    fill(this.title, all.length === 0 ? "Nothing found" : all.join(", "));
    fill(this.list,
      cell.meta.fault ? h("li", { class: "failure" }, h("b", {}, "ended early"), h("p", {}, plain(cell.meta.fault))) : null,
      ...cell.failures.map((failure) => h("li", { class: "failure" },
        h("button", { onclick: () => failure.frame !== null && seek(failure.frame) },
          h("span", { class: "what" }, h("b", {}, "not as expected"), h("code", {}, plain(failure.place))),
          h("span", { class: "message" }, withSwatches(failure.message))))),
      ...cell.findings.map((finding) => h("li", {},
        h("button", {
          "aria-current": finding.index === state.finding ? "true" : null,
          onclick: () => openFinding(finding.index),
        },
        h("span", { class: "what" }, h("b", {}, finding.kind), foreign(finding.subject, "code"),
          h("span", { class: "at" }, cell.place(finding.frame), finding.frames > 1 ? " · " + finding.frames + " frames" : "")),
        h("span", { class: "message" }, withSwatches(finding.message))))));
    this.habits.hidden = cell.byItself.length === 0;
    fill(this.habits, h("summary", {}, "UIKit does this by itself (" + cell.byItself.length + ")"),
      h("ul", {}, cell.byItself.map((habit) => h("li", {}, withSwatches(habit)))));
  }
}

/// The text of the scenario's file; what runs in the frame is marked.
class Text {
  constructor() {
    this.list = h("ol", { class: "code", tabindex: 0, "aria-label": "The scenario's text" });
    this.head = h("p", { class: "hint" });
    this.element = h("div", { class: "text" }, this.head, this.list);
    this.file = "";
  }

  update() {
    const cell = cellOf(state.cell);
    if (this.scenario !== cell.meta.s) this.file = "";
    const shown = this.file || cell.scenario.file;
    if (this.scenario !== cell.meta.s || this.shown !== shown) {
      this.scenario = cell.meta.s;
      this.shown = shown;
      const number = textOf(cell.scenario, shown);
      const text = number < 0 ? "" : block("s" + number);
      this.head.hidden = !this.file;
      fill(this.head, plain(shown), " ", h("button", { class: "link", onclick: () => this.close() }, "back to the scenario"));
      this.lines = text.replace(/\n$/, "").split("\n").map((line) => h("li", {}, codeLine(line)));
      fill(this.list, text ? this.lines : [h("p", { class: "hint" }, "A trace that was kept does not hold the scenario's text.")]);
    }
    const { ran, action } = cell.linesAt(state.frame);
    const own = new Set(ran.filter(({ file }) => file === shown).map(({ line }) => line));
    let first = null;
    this.lines.forEach((element, index) => {
      const line = index + 1;
      const runs = own.has(line);
      element.classList.toggle("runs", runs);
      const acts = line === action && !this.file;
      element.classList.toggle("acts", acts);
      element.toggleAttribute("aria-current", runs || acts);
      element.classList.toggle("is-asked", line === this.asked);
      if ((runs && !first?.runs) || (acts && !first)) first = { element, runs };
    });
    const target = this.asked ? this.lines[this.asked - 1] : first?.element;
    if (target && this.element.clientHeight > 0) reveal(this.list, target);
  }

  /// Shows the scenario's own text again.
  close() {
    this.file = "";
    this.update();
  }

  /// Shows a line of a file.
  ask(line, file) {
    this.asked = line;
    this.file = file === cellOf(state.cell).scenario.file ? "" : file;
    this.update();
    setTimeout(() => (this.asked = null), 4000);
  }
}

/// The number of the text of the scenario's file, or of a file that it uses; -1 where the page does not have it.
function textOf(scenario, file) {
  const all = [[scenario.file, scenario.text], ...scenario.others];
  const found = file === "" ? all[0] : all.find(([name]) => name === file)
    ?? all.find(([name]) => name !== "" && file.endsWith("/" + name));
  return found?.[1] ?? -1;
}

/// A line with its comments, texts and colours set apart.
function codeLine(line) {
  if (line === "") return "\u00a0";
  const pieces = line.split(/("(?:[^"\\]|\\.)*"|\/\/.*$|#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?\b)/);
  return pieces.map((piece, index) => {
    if (index % 2 === 0) return plain(piece);
    if (piece.startsWith("#")) return h("span", { class: "color" }, swatch(parseInt(piece.slice(1).padEnd(8, "F"), 16)), piece);
    return h("span", { class: piece.startsWith("/") ? "comment" : "string" }, plain(piece));
  });
}

/// Scrolls a list, and nothing around it, until an element in it is seen.
function reveal(list, element) {
  const top = element.offsetTop - list.offsetTop;
  const isSeen = top >= list.scrollTop && top + element.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = Math.max(top - list.clientHeight / 3, 0);
}

/// What happened, in order, under the frames that first show it.
class Events {
  constructor() {
    this.list = h("ol", { class: "events", tabindex: 0, "aria-label": "Events" });
    this.element = h("div", {}, this.list);
  }

  update() {
    const cell = cellOf(state.cell);
    if (this.cell !== cell) {
      this.cell = cell;
      const frames = new Map();
      for (const event of cell.events) frames.set(event.frame, (frames.get(event.frame) ?? []).concat([event]));
      this.groups = [...frames].map(([frame, events]) => ({
        frame: frame,
        element: h("li", {}, h("button", { class: "link", onclick: () => seek(frame) }, cell.place(frame)),
          h("ul", {}, events.map((event) => h("li", { class: event.isMark ? "is-mark" : "" }, foreign(event.text))))),
      }));
      fill(this.list, this.groups.map(({ element }) => element));
    }
    let now = null;
    for (const group of this.groups) {
      group.element.classList.toggle("is-now", group.frame === state.frame);
      group.element.classList.toggle("is-later", group.frame > state.frame);
      if (group.frame <= state.frame) now = group.element;
    }
    if (now && this.element.clientHeight > 0) reveal(this.list, now);
  }
}

/// Every property with its value; what this frame has changed is marked.
class Values {
  constructor() {
    this.filter = h("input", {
      type: "search", placeholder: "Filter, such as bar.bg", "aria-label": "Filter properties",
      oninput: () => this.update(),
    });
    this.body = h("tbody", {});
    this.element = h("div", {}, this.filter, h("div", { class: "scroll", tabindex: 0, "aria-label": "Values" }, h("table", { class: "values" }, this.body)));
  }

  update() {
    if (this.element.clientHeight === 0) return;
    const cell = cellOf(state.cell);
    const wanted = this.filter.value.trim().toLowerCase();
    const rows = [];
    for (const element of cell.elements) {
      if (element.presence.at(state.frame) !== 1) continue;
      for (const slot of element.slots) {
        const name = element.name + "." + slot.name;
        const value = slot.values.at(state.frame);
        if (value === null || !name.toLowerCase().includes(wanted)) continue;
        const isNew = state.frame > 0 && slot.values.since(state.frame) === state.frame;
        rows.push(h("tr", { class: isNew ? "is-new" : "" },
          h("th", { scope: "row" }, h("button", { class: "link", onclick: () => show({ element: element.name, point: null, finding: null }) }, foreign(name))),
          h("td", {}, withSwatches(writeValue[slot.kind](value)))));
      }
    }
    fill(this.body, rows);
  }
}

/// Parts that stand behind each other, with a list of their names.
class Tabs {
  constructor(label, parts) {
    this.parts = parts;
    this.list = h("div", { class: "tabs", role: "tablist", "aria-label": label });
    this.element = h("section", { class: "panel tabbed", "aria-label": label }, this.list);
    parts.forEach((part, index) => {
      part.tab = h("button", {
        role: "tab", id: freshId("tab"), onclick: () => this.open(index),
        onkeydown: (event) => this.key(event, index),
      }, part.name);
      part.panel = h("div", { role: "tabpanel", id: freshId("panel"), "aria-labelledby": part.tab.id }, part.part.element);
      part.tab.setAttribute("aria-controls", part.panel.id);
      this.list.append(part.tab);
      this.element.append(part.panel);
    });
    this.open(0);
  }

  key(event, index) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (index + step + this.parts.length) % this.parts.length;
    this.open(next);
    this.parts[next].tab.focus();
  }

  open(index) {
    this.current = index;
    this.parts.forEach((part, number) => {
      part.panel.hidden = number !== index;
      part.tab.setAttribute("aria-selected", number === index);
      part.tab.tabIndex = number === index ? 0 : -1;
    });
    if (state.page === "scenario") this.parts[index].part.update();
  }

  update() {
    this.parts[this.current].part.update();
  }
}

"""#
}
