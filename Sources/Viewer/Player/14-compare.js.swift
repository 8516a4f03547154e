// swift-format-ignore-file

extension PlayerSources {
  static let compare14Script = #"""
// Two cells in lock-step: side by side, one wiped over the other, or what is different.

const blends = [["side", "Side by side"], ["wipe", "Wipe"], ["difference", "Difference"]];

class Compare {
  constructor() {
    this.left = new Phone("The first cell", (point) => show({ point: point, finding: null, asksOther: false }));
    this.right = new Phone("The second cell", (point) => show({ point: point, finding: null, asksOther: true }));
    this.veil = h("canvas", { class: "veil", role: "img", "aria-label": "Where the two differ" });
    this.handle = h("div", {
      class: "handle", role: "slider", tabindex: 0, "aria-label": "Wipe", "aria-valuemin": 0, "aria-valuemax": 100,
    }, h("i", {}, "‹ ›"));
    this.left.body.append(this.veil);
    this.stack = h("div", { class: "pair" });
    this.choice = h("div", { class: "segments", role: "group", "aria-label": "How to compare" },
      blends.map(([value, text]) => h("button", {
        "data-value": value, onclick: () => show({ blend: value }),
      }, text)));
    this.pickers = [h("select", { "aria-label": "First cell" }), h("select", { "aria-label": "Second cell" })];
    this.pickers[0].addEventListener("change", (event) => pickCell(Number(event.target.value), false));
    this.pickers[1].addEventListener("change", (event) => pickCell(Number(event.target.value), true));
    const swap = button("Swap the two", icon("swap"), () => swapCells());
    this.bar = h("div", { class: "compare-bar" },
      h("span", { class: "side is-a" }, "A"), this.pickers[0], swap,
      h("span", { class: "side is-b" }, "B"), this.pickers[1], this.choice);
    this.apart = h("div", { class: "apart" });
    this.element = h("section", { class: "compare", "aria-label": "Comparison" }, this.bar,
      h("div", { class: "compare-body" }, this.stack, this.apart));
    this.handle.addEventListener("pointerdown", (event) => this.drag(event));
    this.handle.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      show({ wipe: Math.min(Math.max(state.wipe + step, 0), 1) });
    });
  }

  drag(event) {
    event.preventDefault();
    // Followed by the window: each step draws the handle anew.
    const move = (at) => {
      const box = this.right.canvas.getBoundingClientRect();
      show({ wipe: Math.min(Math.max((at.clientX - box.left) / box.width, 0), 1) });
    };
    const end = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  update(changed, width, height) {
    const [cell, other] = [cellOf(state.cell), cellOf(state.other)];
    this.fillPickers();
    const frame = state.frame;
    const otherFrame = partnerFrame(cell, frame, other);
    const isSide = state.blend === "side";
    const isWide = width > 620;
    const beside = isWide ? 300 : 0;
    const room = (width - beside - (isWide ? 32 : 0)) / (isSide ? 2 : 1) - (isSide ? 12 : 0);
    const screen = cell.screen(frame);
    const wide = Math.max(Math.min(room, (height / screen.height) * screen.width), 90);
    fill(this.stack, isSide
      ? [this.captioned(this.left, "A", cell, frame), this.captioned(this.right, "B", other, otherFrame)]
      : [h("div", { class: "over" }, this.right.element, this.left.element, state.blend === "wipe" ? this.handle : null),
        h("div", { class: "legend-ab" }, h("span", { class: "side is-a" }, "A"), " " + cell.place(frame), h("span", { class: "side is-b" }, "B"), " " + other.place(otherFrame))]);
    this.stack.className = "pair is-" + state.blend;
    const rings = { point: state.point };
    this.left.draw(cell, frame, wide, rings);
    this.right.draw(other, otherFrame, wide, rings);
    this.left.element.style.clipPath = state.blend === "wipe" ? `inset(0 ${(1 - state.wipe) * 100}% 0 0)` : "";
    this.handle.style.left = state.wipe * wide + "px";
    this.handle.style.height = (wide / screen.width) * screen.height + "px";
    this.apart.style.maxHeight = isWide ? (wide / screen.width) * screen.height + 16 + "px" : "";
    this.handle.setAttribute("aria-valuenow", Math.round(state.wipe * 100));
    this.veil.hidden = state.blend !== "difference";
    if (!this.veil.hidden) this.paintDifference(cell, frame, other, otherFrame, wide);
    for (const choice of this.choice.children) {
      choice.setAttribute("aria-pressed", choice.dataset.value === state.blend);
    }
    this.tellApart(cell, frame, other, otherFrame);
  }

  captioned(phone, side, cell, frame) {
    return h("figure", {}, phone.element, h("figcaption", {},
      h("span", { class: "side is-" + side.toLowerCase() }, side), " ", shortTitle(cell.meta, cellsOf(cell.meta.s).map((n) => report.cells[n])), h("small", {}, cell.place(frame))));
  }

  fillPickers() {
    const own = cellsOf(state.scenario);
    const paired = pairOf(state.cell);
    const numbers = [...new Set([...own, ...paired, state.other])].sort((a, b) => a - b);
    const key = numbers.join(" ");
    if (this.key !== key) {
      this.key = key;
      const metas = numbers.map((number) => report.cells[number]);
      for (const picker of this.pickers) {
        fill(picker, numbers.map((number) => h("option", { value: number }, plain(shortTitle(report.cells[number], metas)))));
      }
    }
    this.pickers[0].value = String(state.cell);
    this.pickers[1].value = String(state.other);
  }

  /// Pixels that differ, in the colour of differences, on a grey picture of the first.
  paintDifference(cell, frame, other, otherFrame, wide) {
    const screen = cell.screen(frame);
    const scale = fitCanvas(this.veil, screen, wide);
    this.veil.style.width = this.left.canvas.style.width;
    this.veil.style.height = this.left.canvas.style.height;
    const key = [cell.meta.b, frame, other.meta.b, otherFrame, this.veil.width].join(" ");
    if (this.veilKey === key) return;
    this.veilKey = key;
    const context = this.veil.getContext("2d", { willReadFrequently: true });
    drawPicture(context, other.picture(otherFrame), screen, scale);
    const { width, height } = this.veil;
    const theirs = context.getImageData(0, 0, width, height);
    drawPicture(context, cell.picture(frame), screen, scale);
    const mine = context.getImageData(0, 0, width, height);
    const [a, b] = [mine.data, theirs.data];
    for (let at = 0; at < a.length; at += 4) {
      const apart = Math.max(Math.abs(a[at] - b[at]), Math.abs(a[at + 1] - b[at + 1]), Math.abs(a[at + 2] - b[at + 2]));
      const grey = 255 - (255 - (a[at] * 0.3 + a[at + 1] * 0.59 + a[at + 2] * 0.11)) * 0.22;
      const part = apart <= 2 ? 0 : Math.min(0.45 + apart / 160, 1);
      a[at] = grey + (216 - grey) * part;
      a[at + 1] = grey + (27 - grey) * part;
      a[at + 2] = grey + (120 - grey) * part;
    }
    context.putImageData(mine, 0, 0);
  }

  tellApart(cell, frame, other, otherFrame) {
    const key = [cell.number, frame, other.number, otherFrame].join(" ");
    if (this.apartKey === key) return;
    this.apartKey = key;
    const frames = differingFrames(cell, other);
    const values = differingValues(cell, frame, other, otherFrame);
    const pair = report.pairs.find((pair) => pair.before === cell.number && pair.after === other.number);
    fill(this.apart,
      h("header", {}, h("h2", {}, frames.length === 0 ? "Both look the same" : frames.length + " of " + cell.count + " frames differ"),
        button("Previous frame that differs", "‹", () => stepApart(-1)), button("Next frame that differs", "›", () => stepApart(1))),
      pair && pair.lines.length ? h("details", { class: "diff-lines" },
        h("summary", {}, "What differs, as navsim diff tells it (" + pair.lines.length + ")"),
        h("ul", {}, pair.lines.map((line) => h("li", {}, withSwatches(line))))) : null,
      values.length === 0 ? h("p", { class: "hint" }, "In this frame all properties are the same.")
        : h("table", { class: "values" },
          h("thead", {}, h("tr", {}, h("th", {}, "in this frame"), h("th", {}, "A"), h("th", {}, "B"))),
          h("tbody", {}, values.slice(0, 60).map((value) => h("tr", {},
            h("th", { scope: "row" }, foreign(value.element + "." + value.property)),
            h("td", {}, withSwatches(value.mine)), h("td", {}, withSwatches(value.theirs)))))));
  }
}

function stepApart(direction) {
  const frames = differingFrames(cellOf(state.cell), cellOf(state.other));
  const next = direction > 0 ? frames.find((frame) => frame > state.frame) : frames.findLast((frame) => frame < state.frame);
  if (next !== undefined) seek(next);
}

/// Puts a cell on one side; the other side stays, and so does the place.
function pickCell(number, isOther) {
  if (isOther) return show({ other: number });
  const frame = partnerFrame(cellOf(state.cell), state.frame, cellOf(number));
  show({ cell: number, scenario: report.cells[number].s, frame: frame, finding: null, other: state.other === number ? state.cell : state.other });
}

function swapCells() {
  const frame = partnerFrame(cellOf(state.cell), state.frame, cellOf(state.other));
  show({ cell: state.other, other: state.cell, frame: frame, finding: null });
}

"""#
}
