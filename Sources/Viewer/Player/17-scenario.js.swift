// swift-format-ignore-file

extension PlayerSources {
  static let scenario17Script = #"""
// The page of a scenario: the stage with its views, the time line below it, the panels beside it.

const views = [["phone", "Phone"], ["layers", "Layers"], ["compare", "Compare"], ["grid", "Grid"]];

class ScenarioPage {
  constructor() {
    this.phone = new Phone("The screen", (point) => this.point(point));
    this.side = new Layers();
    this.layers = new Layers();
    this.compare = new Compare();
    this.grid = new Grid();
    this.timeline = new Timeline();
    this.findings = new Findings();
    this.why = new Why();
    this.text = new Text();
    this.tabs = new Tabs("Details", [
      { name: "Why", part: this.why }, { name: "Scenario", part: this.text },
      { name: "Events", part: new Events() }, { name: "Values", part: new Values() },
    ]);
    this.lanes = new Lanes();
    this.switch = h("div", { class: "segments", role: "group", "aria-label": "View" },
      views.map(([value, text]) => h("button", { "data-value": value, onclick: () => show({ view: value }) }, text)));
    this.name = h("h1", {});
    this.picker = h("select", { class: "cell-picker", "aria-label": "Cell", onchange: (event) => pickCell(Number(event.target.value), false) });
    this.stage = h("div", { class: "stage" });
    this.element = h("main", { class: "scenario", id: "main" },
      h("header", { class: "scenario-head" }, this.name, this.picker, this.switch),
      h("div", { class: "centre" }, this.stage, this.timeline.element, this.lanes.element),
      h("div", { class: "aside" }, this.findings.element, this.tabs.element));
    new ResizeObserver(() => this.layout()).observe(this.stage);
  }

  point(point) {
    show({ point: point, finding: null, element: layersAt(cellOf(state.cell), state.frame, point)[0]?.shape.element ?? null });
    this.tabs.open(0);
  }

  layout() {
    if (state.page === "scenario") this.drawStage(new Set(["size"]));
  }

  update(changed) {
    const cell = cellOf(state.cell);
    fill(this.name, foreign(cell.scenario.name), h("small", {}, plain(cell.scenario.file)));
    this.fillPicker();
    const isAlone = cellsOf(state.scenario).length + pairOf(state.cell).length < 2;
    for (const choice of this.switch.children) {
      choice.setAttribute("aria-pressed", choice.dataset.value === state.view);
      choice.hidden = isAlone && (choice.dataset.value === "compare" || choice.dataset.value === "grid");
    }
    if (changed.has("finding") && state.finding !== null || changed.has("element")) this.tabs.open(0);
    this.timeline.update(changed);
    this.drawStage(changed);
    this.findings.update(changed);
    this.tabs.update();
    this.lanes.update();
    if (changed.has("point") && state.point && window.innerWidth < 700) this.bringAnswer();
  }

  /// On a narrow screen the answer to a tap lies below: half of the phone makes room for it.
  bringAnswer() {
    const { top } = this.tabs.element.getBoundingClientRect();
    if (top > window.innerHeight * 0.6) window.scrollBy({ top: top - window.innerHeight * 0.45 });
  }

  fillPicker() {
    const numbers = [...new Set([...cellsOf(state.scenario), ...pairOf(state.cell)])];
    this.picker.hidden = numbers.length < 2 || state.view === "compare";
    const key = numbers.join(" ");
    if (this.key !== key) {
      this.key = key;
      const metas = numbers.map((number) => report.cells[number]);
      fill(this.picker, numbers.map((number) => {
        const meta = report.cells[number];
        return h("option", { value: number }, plain(shortTitle(meta, metas)) + (weight(meta) ? " · " + weight(meta) + " found" : ""));
      }));
    }
    this.picker.value = String(state.cell);
  }

  drawStage(changed) {
    const cell = cellOf(state.cell);
    const view = state.view === "compare" && state.other === null ? "phone" : state.view;
    const isWide = window.innerWidth >= 900;
    if (this.view !== view + isWide) {
      this.view = view + isWide;
      this.stage.className = "stage is-" + view;
      const parts = {
        phone: [this.phone.element, ...(isWide ? [this.side.element] : [])],
        layers: [this.layers.element], compare: [this.compare.element], grid: [this.grid.element],
      };
      fill(this.stage, ...parts[view]);
    }
    const width = this.stage.clientWidth - 2 * parseFloat(getComputedStyle(this.stage).paddingLeft);
    const height = this.stageHeight();
    if (width <= 0) return;
    const screen = cell.screen(state.frame);
    const finding = state.finding === null ? null : cell.findings[state.finding];
    if (view === "phone") {
      const room = isWide ? Math.min(width * 0.46, 420) : width;
      const wide = Math.max(Math.min(room, (height / screen.height) * screen.width), 120);
      this.phone.draw(cell, state.frame, wide, { finding: finding, point: state.point, element: state.element });
      this.phone.canvas.setAttribute("aria-label", this.describe(cell));
      if (isWide) this.side.draw(cell, state.frame, width - wide - 40, height);
    }
    if (view === "layers") this.layers.draw(cell, state.frame, width, Math.max(height, 460));
    if (view === "compare") this.compare.update(changed, width, height - 60);
    if (view === "grid") this.grid.update();
  }

  stageHeight() {
    const window = globalThis.innerHeight;
    return Math.max(Math.min(window - (globalThis.innerWidth < 900 ? 390 : 400), 760), 300);
  }

  describe(cell) {
    const colors = cell.eyeNames(state.frame).map((name) => name + " " + cell.value("eye", name, state.frame)).join(", ");
    return "The screen at " + cell.place(state.frame) + ". The eye sees " + colors;
  }
}

"""#
}
