// swift-format-ignore-file

extension PlayerSources {
  static let grid15Script = #"""
// All cells of a scenario as small phones in lock-step, those with a glitch marked.

class Grid {
  constructor() {
    this.element = h("section", { class: "grid", "aria-label": "All cells" });
    this.tiles = [];
    this.watch = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const tile = this.tiles.find((one) => one.element === entry.target);
        if (!tile) continue;
        tile.isSeen = entry.isIntersecting;
        if (tile.isSeen) this.draw(tile);
      }
    }, { rootMargin: "200px" });
  }

  build() {
    this.watch.disconnect();
    const numbers = cellsOf(state.scenario);
    const metas = numbers.map((number) => report.cells[number]);
    const varying = (metas[0]?.axes ?? []).map(([axis]) => axis).filter((axis) =>
      new Set(metas.map((meta) => valueOf(meta, axis))).size > 1);
    const groupAxis = varying.length > 1 ? varying[0] : null;
    const groups = new Map();
    this.tiles = [];
    this.isCropped = numbers.length > 12;
    this.isFew = numbers.length <= 6;
    this.element.classList.toggle("is-few", this.isFew);
    numbers.forEach((number) => {
      const meta = report.cells[number];
      const group = groupAxis ? groupAxis + " " + valueOf(meta, groupAxis) : "";
      const phone = new Phone("", null);
      phone.canvas.setAttribute("aria-hidden", "true");
      const rest = groupAxis ? { ...meta, axes: meta.axes.filter(([axis]) => axis !== groupAxis) } : meta;
      const title = shortTitle(rest, metas.map((one) => ({ axes: one.axes.filter(([axis]) => axis !== groupAxis) })));
      const element = h("button", { class: "tile", onclick: () => show({ cell: number, view: "phone", frame: partnerFrame(cellOf(state.cell), state.frame, cellOf(number)), finding: null, other: otherFor(number) }) },
        h("span", { class: "crop" + (this.isCropped ? " is-cropped" : "") }, phone.element),
        h("span", { class: "tile-name" }, plain(title)), badges(meta));
      const tile = { number, phone, element, isSeen: false };
      this.tiles.push(tile);
      if (!groups.has(group)) groups.set(group, []);
      groups.get(group).push(element);
    });
    fill(this.element, [...groups].map(([name, elements]) => h("div", { class: "group" },
      name ? h("h2", {}, plain(name)) : null, h("div", { class: "tiles" }, elements))));
    for (const tile of this.tiles) this.watch.observe(tile.element);
  }

  update() {
    if (this.scenario !== state.scenario) {
      this.scenario = state.scenario;
      this.build();
    }
    for (const tile of this.tiles) if (tile.isSeen) this.draw(tile);
  }

  draw(tile) {
    const cell = cellOf(tile.number);
    const frame = partnerFrame(cellOf(state.cell), state.frame, cell);
    tile.phone.draw(cell, frame, this.isFew && window.innerWidth >= 600 ? 180 : 132);
    const now = cell.findings.filter((finding) => finding.frame <= frame && frame < finding.frame + finding.frames);
    tile.element.classList.toggle("is-glitching", now.length > 0);
    tile.element.setAttribute("aria-current", tile.number === state.cell);
  }
}

function valueOf(meta, axis) {
  return meta.axes.find(([name]) => name === axis)?.[1] ?? "";
}

/// What was found in a cell, in few words.
function badges(meta) {
  const all = meta.kinds.map(([kind, count]) => h("span", { class: "badge is-finding" }, kind + (count > 1 ? " " + count : "")));
  if (meta.failures > 0) all.unshift(h("span", { class: "badge is-failure" }, meta.failures + " failed"));
  if (meta.fault) all.unshift(h("span", { class: "badge is-failure" }, "ended early"));
  return h("span", { class: "badges" }, all.length ? all : h("span", { class: "badge" }, "clean"));
}

"""#
}
