// swift-format-ignore-file

extension PlayerSources {
  static let main99Script = #"""
// The page: its head, the index or a scenario, and what a test may ask.

class Main {
  constructor() {
    this.help = new Help();
    this.index = null;
    this.scenario = null;
    this.body = h("div", { class: "body" });
    const many = report.scenarios.length > 1;
    this.home = h("button", { class: "button text home", onclick: () => show({ page: "index", isPlaying: false }) }, "All scenarios");
    this.home.hidden = !many;
    this.theme = button("Dark or light", icon("theme"), () => this.turnTheme());
    this.head = h("header", { class: "top" },
      h("a", { class: "skip", href: "#main", onclick: (event) => { event.preventDefault(); document.getElementById("main")?.focus(); } }, "Skip to the content"),
      h("span", { class: "brand" }, h("i", { "aria-hidden": "true" }), "navsim"),
      h("span", { class: "report-title" }, foreign(report.title)),
      this.home, h("span", { class: "spacer" }), this.theme, button("Keys", "?", (event) => openHelp(this, event)));
    document.getElementById("app").append(this.head, this.body, this.help.element);
    document.addEventListener("keydown", (event) => onKey(event, this));
    window.addEventListener("hashchange", () => readAddress());
    window.addEventListener("resize", () => this.update(new Set(["size"])));
    onChange((changed) => this.update(changed));
  }

  turnTheme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    this.repaint();
  }

  /// Draws anew what has the page's colours in it.
  repaint() {
    if (state.page !== "scenario" || !this.scenario) return;
    this.scenario.timeline.paint();
    this.scenario.lanes.paint();
    this.scenario.drawStage(new Set(["theme"]));
  }

  update(changed) {
    const isIndex = state.page === "index";
    if (isIndex && !this.index) this.index = new Index();
    if (!isIndex && !this.scenario) this.scenario = new ScenarioPage();
    const part = isIndex ? this.index : this.scenario;
    if (this.body.firstChild !== part.element) {
      fill(this.body, part.element);
      part.element.tabIndex = -1;
      window.scrollTo(0, 0);
    }
    this.home.hidden = isIndex || report.scenarios.length < 2;
    document.title = (isIndex ? report.title : report.scenarios[state.scenario].name) + " · navsim";
    part.update(changed);
  }
}

/// Shows a line of the scenario's text, or of a file that it uses.
function showLine(line, file = "") {
  main.scenario.tabs.open(1);
  main.scenario.text.ask(line, file);
}

const main = new Main();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => main.repaint());
readAddress();
if (!main.body.firstChild) main.update(new Set());

/// For tests, and for whoever asks in the console.
window.navsim = Object.freeze({
  cells: report.cells.length,
  seek: (cell, frame) => openCell(cell, frame, { view: state.view }),
  state: () => {
    if (state.page === "index") return { ...state };
    const cell = cellOf(state.cell);
    return {
      ...state, place: cell.place(state.frame), count: cell.count, title: cell.title,
      otherPlace: state.other === null ? null
        : cellOf(state.other).place(partnerFrame(cell, state.frame, cellOf(state.other))),
    };
  },
  value: (path, frame) => {
    const dot = path.lastIndexOf(".");
    return cellOf(state.cell).value(path.slice(0, dot), path.slice(dot + 1), frame ?? state.frame);
  },
  frameNamed: (text) => cellOf(state.cell).frameNamed(text),
  /// The drawn colours at the eye's points: as the canvas has them, the same without texts and
  /// buttons, which the eye leaves out, and what the trace says. A side that is less than half a pixel
  /// away may be drawn on the other side of the point: `isAtEdge`.
  eye: () => {
    const cell = cellOf(state.cell);
    const { canvas, scale } = main.scenario.phone;
    const [whole, bare] = [canvas, canvas].map(({ width, height }) =>
      new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true }));
    const screen = cell.screen(state.frame);
    const shapes = cell.picture(state.frame).filter(isSampled);
    const boxes = shapes.filter(({ reason }) => !reason).map((shape) => cut(shape, shape.clip));
    const isNear = (place, end, ...sides) => sides.some((side) =>
      side > 0 && side < end && Math.abs(side - place) * scale < 0.499);
    whole.drawImage(canvas, 0, 0);
    drawPicture(bare, shapes, screen, scale);
    const read = (from, x, y) => [...from
      .getImageData(Math.floor(x * scale), Math.floor(y * scale), 1, 1).data].slice(0, 3);
    return Object.entries(cell.eyePoints(state.frame)).map(([name, [x, y]]) => ({
      name: name, x: x, y: y, seen: read(whole, x, y), bare: read(bare, x, y),
      trace: cell.value("eye", name, state.frame),
      isAtEdge: boxes.some(({ x0, y0, x1, y1 }) =>
        isNear(x, screen.width, x0, x1) || isNear(y, screen.height, y0, y1)),
    }));
  },
  findings: () => cellOf(state.cell).findings.map(({ id, kind, subject, frame }) => ({ id, kind, subject, frame })),
});

"""#
}
