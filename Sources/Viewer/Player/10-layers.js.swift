// swift-format-ignore-file

extension PlayerSources {
  static let layers10Script = #"""
// The layers of a picture pulled apart, the one in front at the lower right: which of the bars am I
// seeing?

class Layers {
  constructor() {
    this.deck = h("div", { class: "deck" });
    this.parts = new Map();
    this.element = h("section", { class: "layers", "aria-label": "Layers pulled apart" }, this.deck);
  }

  /// The sheets of a frame, back to front, each with its shapes.
  static sheets(cell, frame) {
    const sheets = new Map();
    for (const shape of cell.picture(frame)) {
      if (!sheets.has(shape.layer)) sheets.set(shape.layer, []);
      sheets.get(shape.layer).push(shape);
    }
    return [...sheets].map(([name, shapes]) => ({ name: name, shapes: shapes }));
  }

  draw(cell, frame, width, height) {
    const sheets = Layers.sheets(cell, frame);
    const screen = cell.screen(frame);
    const count = Math.max(sheets.length - 1, 1);
    const labelWidth = width < 520 ? 112 : 170;
    const down = Math.min(34, Math.max(19, (height - 260) / count));
    const wide = Math.max(
      Math.min(width * 0.4, ((height - count * down - 20) / screen.height) * screen.width, 300), 110);
    const right = Math.min(Math.max((width - wide * 0.9 - labelWidth) / count, 6), 44);
    const lean = Math.tan((8 * Math.PI) / 180);
    const top = wide * 0.9 * lean + 14;
    const high = (wide / screen.width) * screen.height;
    this.deck.style.height = top + high + count * down + 8 + "px";
    this.deck.style.width = Math.min(width, wide * 0.9 + right * count + labelWidth) + "px";
    const place = { wide, high, lean, screen };
    const parts = sheets.map((sheet, index) =>
      this.sheet(sheet, { ...place, x: index * right, y: top + index * down }));
    const names = sheets.map(({ name }) => name).join("\n");
    if (this.names !== names) {
      this.names = names;
      fill(this.deck, parts.flatMap(({ canvas, label }) => [canvas, label]));
    }
  }

  /// The canvas and the label of a sheet; both are kept from frame to frame.
  sheet({ name, shapes }, { wide, high, lean, screen, x, y }) {
    const part = this.parts.get(name) ?? this.newPart(name);
    const { canvas, label } = part;
    const scale = fitCanvas(canvas, screen, wide, false);
    canvas.style.width = wide + "px";
    canvas.style.height = high + "px";
    canvas.style.transform = `translate(${x}px, ${y}px) scaleX(0.9) skewY(-8deg)`;
    label.style.left = x + wide * 0.9 + 6 + "px";
    label.style.top = y - wide * 0.9 * lean - 4 + "px";
    const look = [scale, pageColor("--muted"), ...shapes.map(lookOf)].join("\n");
    if (part.look !== look) {
      part.look = look;
      drawSheet(canvas.getContext("2d"), shapes, screen, scale);
    }
    const reasons = [...new Set(shapes.map((shape) => shape.reason).filter(Boolean))];
    const isGone = shapes.every((shape) => shape.reason);
    const isChosen = shapes.some((shape) => shape.element === state.element);
    const note = isGone ? " " + whyHidden(reasons[0]) : "";
    part.element = mainShape(shapes).element;
    if (part.note !== note) {
      part.note = note;
      fill(label, h("b", {}, plain(name)), isGone ? h("small", {}, note) : null);
      label.title = reasons.join(", ");
    }
    canvas.classList.toggle("is-chosen", isChosen);
    label.classList.toggle("is-chosen", isChosen);
    label.classList.toggle("is-gone", isGone);
    return part;
  }

  newPart(name) {
    const canvas = h("canvas", { class: "sheet", "aria-hidden": "true" });
    const part = { canvas: canvas };
    part.label = h("button", {
      class: "sheet-name", onclick: () => show({ element: part.element, point: null, finding: null }),
      onpointerenter: () => canvas.classList.add("is-near"),
      onpointerleave: () => canvas.classList.remove("is-near"),
    });
    this.parts.set(name, part);
    return part;
  }
}

/// What says most about a sheet: what is seen of it, the largest first.
function mainShape(shapes) {
  const size = (shape) => (shape.reason ? 0 : 1e7) + shape.width * shape.height;
  return shapes.reduce((best, shape) => (size(shape) > size(best) ? shape : best));
}

/// `bar.bg.hidden` in words.
function whyHidden(reason) {
  const property = reason.slice(reason.lastIndexOf(".") + 1);
  const element = plain(reason.slice(0, reason.lastIndexOf(".")));
  const words = { hidden: "hidden", masked: "masked", alpha: "alpha 0", color: "clear" }[property];
  return words ? element + ": " + words : plain(reason);
}

/// Draws what lies on one sheet on a clear ground; what is hidden as an outline.
function drawSheet(context, shapes, screen, scale) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.scale(scale, scale);
  for (const shape of shapes) {
    const box = cut(shape, shape.clip);
    if (box.x1 <= box.x0 || box.y1 <= box.y0) continue;
    const [wide, high] = [box.x1 - box.x0, Math.max(box.y1 - box.y0, 1 / scale)];
    if (shape.reason) {
      if (!isSampled(shape)) continue;
      context.strokeStyle = pageColor("--muted");
      context.lineWidth = 1.5;
      context.setLineDash([5, 4]);
      context.strokeRect(box.x0 + 1, box.y0 + 1, wide - 2, Math.max(high - 2, 0));
      continue;
    }
    context.save();
    context.fillStyle = context.strokeStyle = cssColor(shape.color);
    context.globalAlpha = shape.alpha * shape.opacity;
    if (shape.blur) context.globalAlpha = Math.max(shape.alpha, 0.35) * shape.blur.strength;
    if (isSampled(shape)) {
      context.fillRect(box.x0, box.y0, wide, high);
    } else {
      context.beginPath();
      context.rect(box.x0, box.y0, wide, high);
      context.clip();
      glyphs[shape.kind](context, shape, screen);
    }
    context.restore();
  }
}

"""#
}
