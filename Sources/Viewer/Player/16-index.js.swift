// swift-format-ignore-file

extension PlayerSources {
  static let index16Script = #"""
// The index: every scenario of the report, those first of which something is to be said.

class Index {
  constructor() {
    this.filter = h("input", { type: "search", placeholder: "Filter by name, file, finding", "aria-label": "Filter scenarios", oninput: () => this.update() });
    this.count = h("p", { class: "hint" });
    this.list = h("div", {});
    this.element = h("main", { class: "index", id: "main" },
      h("header", {}, h("div", {}, h("h1", {}, plain(report.title)), this.count), this.filter), this.list);
    this.rows = report.scenarios.map((scenario, number) => this.row(scenario, number));
    this.watch = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        const row = this.rows.find((one) => one.element === entry.target);
        if (row) this.draw(row);
        this.watch.unobserve(entry.target);
      }
    }, { rootMargin: "300px" });
  }

  row(scenario, number) {
    const cells = cellsOf(number);
    const metas = cells.map((cell) => report.cells[cell]);
    const kinds = new Map();
    for (const meta of metas) for (const [kind] of meta.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const failed = metas.filter((meta) => meta.failures > 0 || meta.fault).length;
    const found = metas.filter((meta) => meta.kinds.length > 0).length;
    const canvas = h("canvas", { class: "thumb", "aria-hidden": "true" });
    const best = bestCell(cells);
    const isPair = metas.some((meta) => meta.side);
    const element = h("a", { class: "row", href: "#scenario=" + escapePart(scenario.name) },
      h("span", { class: "thumb-place" }, canvas),
      h("span", { class: "names" }, h("b", {}, foreign(scenario.name)), h("small", {}, plain(scenario.file), scenario.line ? ":" + scenario.line : "")),
      h("span", { class: "badges" },
        failed ? h("span", { class: "badge is-failure" }, failed + " failed") : null,
        [...kinds].map(([kind, count]) => h("span", { class: "badge is-finding" }, kind, metas.length > 1 ? " " + count + "/" + metas.length : ""))),
      h("span", { class: "cells" }, isPair ? "before | after" : cells.length + (cells.length === 1 ? " cell" : " cells")));
    element.addEventListener("click", (event) => {
      event.preventDefault();
      const differs = report.pairs.find((pair) => pair.after === best || pair.before === best);
      if (differs) openCell(differs.before, undefined, { other: differs.after, view: "compare", finding: null });
      else openCell(best, undefined, { view: cells.length > 2 ? "grid" : "phone" });
    });
    const text = (scenario.name + " " + scenario.file + " " + [...kinds.keys()].join(" ")).toLowerCase();
    return { element, text, canvas, best, weight: failed * 1000 + found, isPair };
  }

  draw(row) {
    const cell = cellOf(row.best);
    const frame = cell.findings[0]?.frame ?? cell.count - 1;
    const screen = cell.screen(frame);
    const scale = (88 * Math.max(window.devicePixelRatio || 1, 1)) / screen.width;
    const height = Math.min(screen.height, screen.barTop + 96);
    row.canvas.width = Math.round(screen.width * scale);
    row.canvas.height = Math.round(height * scale);
    drawPicture(row.canvas.getContext("2d"), cell.picture(frame), screen, scale);
  }

  update() {
    const wanted = this.filter.value.trim().toLowerCase();
    const rows = this.rows.filter((row) => row.text.includes(wanted));
    const loud = rows.filter((row) => row.weight > 0 || row.isPair).sort((a, b) => b.weight - a.weight);
    const quiet = rows.filter((row) => row.weight === 0 && !row.isPair);
    const cells = report.cells.length;
    const found = report.cells.filter((meta) => weight(meta) > 0).length;
    this.count.textContent = report.note || report.scenarios.length + " scenarios, " + cells + " cells; something is found in " + found;
    const group = (name, rows) => rows.length === 0 ? [] : [h("section", {}, h("h2", {}, name), h("div", { class: "row-list" }, rows.map((row) => row.element)))];
    fill(this.list, ...group(report.pairs.length ? "What differs" : "With findings", loud), ...group("Clean", quiet),
      rows.length === 0 && wanted ? h("p", { class: "hint" }, "Nothing of that name.") : null);
    for (const row of rows) this.watch.observe(row.element);
  }
}

"""#
}
