// swift-format-ignore-file

extension PlayerSources {
  static let lanes13Script = #"""
// Lanes: properties over time. Numbers are curves, colours stripes, flags and words blocks; a tick
// stands where somebody wrote.

const LANES_AT_FIRST = 14;

class Lanes {
  constructor() {
    this.filter = h("input", {
      type: "search", placeholder: "Filter, such as title.* or alpha", "aria-label": "Filter lanes",
      oninput: () => this.build(),
    });
    this.list = h("div", { class: "lane-list" });
    this.more = h("button", { class: "button text", onclick: () => { this.all = true; this.build(); } });
    this.element = h("section", { class: "lanes", "aria-label": "Properties over time" },
      h("header", {}, h("h2", {}, "Properties over time"), this.filter), this.list, this.more);
    this.all = false;
    new ResizeObserver(() => this.paint()).observe(this.list);
  }

  /// The slots that change, what is seen before what is only held.
  static slots(cell, wanted) {
    const pattern = new RegExp(wanted.trim().split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*"), "i");
    const found = [];
    for (const element of cell.elements) {
      for (const slot of element.slots) {
        const name = element.name + "." + slot.name;
        const isMoving = !slot.values.isConstant && slot.values.variety > 1;
        if (wanted.trim() ? !pattern.test(name) : !isMoving) continue;
        found.push({ name, element, slot });
      }
    }
    const rank = ({ name }) => name.startsWith("eye.") ? 4 : /\.(wants|item|scrollView)\./.test(name) ? 5
      : name.startsWith("bar.bg") || /\.fake\./.test(name) ? 0 : name.startsWith("bar") ? 1
        : name.startsWith("page.") ? 2 : name.startsWith("navigation") ? 3.5 : 3;
    return found.map((one, index) => [rank(one), index, one]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
      .map(([, , one]) => one);
  }

  update() {
    if (this.cell !== cellOf(state.cell)) {
      this.cell = cellOf(state.cell);
      this.all = false;
      this.build();
    }
    for (const lane of this.lanes) {
      const value = this.cell.value(lane.element.name, lane.slot.name, state.frame);
      if (lane.shown !== value) {
        lane.shown = value;
        fill(lane.value, ...withSwatches(value));
      }
      lane.head.style.left = ((state.frame + 0.5) / this.cell.count) * 100 + "%";
    }
  }

  build() {
    const slots = Lanes.slots(this.cell, this.filter.value);
    const shown = this.all ? slots.slice(0, 400) : slots.slice(0, LANES_AT_FIRST);
    this.lanes = shown.map(({ name, element, slot }) => {
      const canvas = h("canvas", { "aria-hidden": "true" });
      const head = h("div", { class: "head" });
      const value = h("output", {});
      const area = h("div", { class: "area" }, canvas, head);
      area.addEventListener("click", (event) => {
        const box = area.getBoundingClientRect();
        seek(Math.floor(((event.clientX - box.left) / box.width) * this.cell.count));
      });
      const row = h("div", { class: "lane" },
        h("button", { class: "link", onclick: () => show({ element: element.name, point: null, finding: null }) }, foreign(name)),
        area, value);
      return { element, slot, canvas, head, value, row };
    });
    fill(this.list, this.lanes.length ? this.lanes.map((lane) => lane.row)
      : h("p", { class: "hint" }, this.filter.value ? "Nothing of that name changes." : "Nothing changes in this cell."));
    this.more.hidden = shown.length >= slots.length;
    this.more.textContent = "Show all " + slots.length;
    if (state.page === "scenario") this.update();
    this.paint();
  }

  paint() {
    if (!this.cell || this.list.clientWidth === 0) return;
    for (const lane of this.lanes) this.paintLane(lane);
  }

  paintLane({ canvas, slot, element }) {
    const width = canvas.parentElement.clientWidth;
    const height = 26;
    if (width === 0) return;
    const context = sharpen(canvas, width, height);
    const { cell } = this;
    const step = width / cell.count;
    const at = (frame) => (element.presence.at(frame) === 1 ? slot.values.at(frame) : null);
    const values = Array.from({ length: cell.count }, (_, frame) => at(frame));
    context.fillStyle = pageColor("--tick");
    for (const frame of slot.causes.frames) {
      const cause = slot.causes.at(frame);
      if (cause >= 0 && cell.body.ca[cause]?.[4] === 1) context.fillRect((frame + 0.5) * step - 0.5, 0, 1, height);
    }
    if (slot.kind === "n") return paintCurve(context, values, step, height);
    paintBlocks(context, values, step, height, slot.kind);
  }
}

function paintCurve(context, values, step, height) {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value) => high === low ? height / 2 : height - 4 - ((value - low) / (high - low)) * (height - 8);
  context.strokeStyle = pageColor("--curve");
  context.lineWidth = 1.75;
  context.lineJoin = "round";
  context.beginPath();
  let isDown = false;
  values.forEach((value, frame) => {
    if (value === null) return (isDown = false);
    const x = (frame + 0.5) * step;
    if (isDown) context.lineTo(x, y(value));
    else context.moveTo(x - step / 2, y(value));
    isDown = true;
    if (frame + 1 === values.length || values[frame + 1] === null) context.lineTo(x + step / 2, y(value));
  });
  context.stroke();
}

function paintBlocks(context, values, step, height, kind) {
  context.font = "11px " + fontStack;
  context.textBaseline = "middle";
  let start = 0;
  for (let frame = 1; frame <= values.length; frame++) {
    if (frame < values.length && values[frame] === values[start]) continue;
    const value = values[start];
    const [x, width] = [start * step, (frame - start) * step];
    start = frame;
    if (value === null) continue;
    if (kind === "c") {
      context.fillStyle = colorText(value);
      context.fillRect(x, 5, width, height - 10);
      continue;
    }
    const isOn = kind !== "f" || value;
    context.fillStyle = pageColor(isOn ? "--block" : "--faint");
    context.beginPath();
    context.roundRect(x + 0.5, isOn ? 5 : height - 8, Math.max(width - 1, 1), isOn ? height - 10 : 3, 2);
    context.fill();
    if (kind === "f" || width < 30) continue;
    context.fillStyle = pageColor("--text");
    context.fillText(shortened(context, words(value), width - 10), x + 5, height / 2 + 0.5);
  }
}

"""#
}
