// swift-format-ignore-file

extension PlayerSources {
  static let phone07Script = #"""
// A phone: a canvas with the picture, rings where a finding is, and an answer to a click.

class Phone {
  /// - onPoint: called with a point of the screen that was clicked, or null.
  constructor(label, onPoint) {
    this.canvas = h("canvas", { class: "screen", role: "img", "aria-label": label });
    this.rings = h("div", { class: "rings", "aria-hidden": "true" });
    this.body = h("div", { class: "phone" }, this.canvas, this.rings);
    this.element = h("div", { class: "phone-place" }, this.body);
    this.drawn = "";
    if (onPoint) {
      this.canvas.classList.add("can-point");
      this.canvas.addEventListener("click", (event) => onPoint(this.pointOf(event)));
    }
  }

  pointOf(event) {
    const box = this.canvas.getBoundingClientRect();
    const screen = this.cell.screen(this.frame);
    return [
      ((event.clientX - box.left) / box.width) * screen.width,
      ((event.clientY - box.top) / box.height) * screen.height,
    ];
  }

  /// Draws a frame of a cell, as wide as it is told.
  draw(cell, frame, width, extra = {}) {
    this.cell = cell;
    this.frame = frame;
    const screen = cell.screen(frame);
    const height = (width / screen.width) * screen.height;
    this.scale = fitCanvas(this.canvas, screen, width);
    this.canvas.style.width = width + "px";
    this.canvas.style.height = height + "px";
    this.body.classList.toggle("is-round", screen.cutout !== "none");
    this.body.classList.toggle("is-small", width < 200);
    this.body.style.setProperty("--unit", width / screen.width + "px");
    const key = [cell.meta.b, cell.order.at(frame), frame, this.canvas.width].join(" ");
    if (this.drawn !== key) {
      drawPicture(this.canvas.getContext("2d", { willReadFrequently: false }), cell.picture(frame), screen, this.scale);
      this.drawn = key;
    }
    this.drawRings(cell, frame, width / screen.width, extra);
  }

  drawRings(cell, frame, scale, { finding = null, point = null, element = null }) {
    const rings = [];
    const add = (box, kind, text) => {
      const ring = h("div", { class: "ring " + kind }, text ? h("span", {}, text) : null);
      ring.style.left = box[0] * scale + "px";
      ring.style.top = box[1] * scale + "px";
      ring.style.width = box[2] * scale + "px";
      ring.style.height = box[3] * scale + "px";
      rings.push(ring);
    };
    if (finding) {
      const places = placesOf(cell, finding.subject, frame);
      // What has no place of its own, a gesture or the stack, is shown at the bar.
      const { width, barTop } = cell.screen(frame);
      if (places.length === 0) places.push([0, barTop, width, (cell.barHeight.at(frame) ?? 44000) / 1000]);
      for (const box of places) add(box, "is-finding");
    }
    if (element && !finding) {
      for (const box of placesOf(cell, element, frame)) add(box, "is-element");
    }
    if (point) add([point[0] - 7, point[1] - 7, 14, 14], "is-point");
    fill(this.rings, ...rings);
  }
}

/// Gives a canvas the pixels for a screen of this width on the page; how many there are in a point.
/// A large one has those of the device, so that a hairline is a row of its own.
function fitCanvas(canvas, screen, width, isExact = width >= 200) {
  const ratio = Math.max(window.devicePixelRatio || 1, 1);
  const scale = isExact ? screen.scale : Math.max((width * ratio) / screen.width, 0.1);
  const [wide, high] = [Math.round(screen.width * scale), Math.round(screen.height * scale)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
  }
  return scale;
}

/// Where on the screen something lies that a trace names: boxes of x, y, width and height.
function placesOf(cell, subject, frame) {
  const eye = subject.match(/^eye(?:\.(.+))?$/);
  if (eye) {
    const points = cell.eyePoints(frame);
    const names = eye[1] ? [eye[1]] : ["left", "centre", "right"];
    return names.filter((name) => points[name]).map((name) =>
      points[name].map((at) => Math.max(at - 12, 0)).concat([24, 24]));
  }
  let name = subject;
  const screen = cell.screen(frame);
  // The background of a bar reaches above it.
  const bar = subject.match(/^bar\.[^.]+$/)?.[0];
  const [left, top, tall] = ["x", "y", "height"].map((one) => bar ? cell.raw(bar, one, frame) : null);
  if (top !== null && tall !== null) {
    const wide = cell.raw(bar, "width", frame) ?? screen.width * 1000;
    return [onto(screen, [(left ?? 0), top, (left ?? 0) + wide, top + tall].map((one) => one / 1000))];
  }
  while (name) {
    const found = cell.picture(frame).filter((shape) =>
      shape.element === name || shape.element.startsWith(name + "."));
    const boxes = found.map((shape) => cut(shape, shape.clip)).filter((box) => box.x1 > box.x0);
    if (boxes.length > 0) {
      return [onto(screen, [
        Math.min(...boxes.map((box) => box.x0)), Math.min(...boxes.map((box) => box.y0)),
        Math.max(...boxes.map((box) => box.x1)), Math.max(...boxes.map((box) => box.y1)),
      ])];
    }
    const dot = name.lastIndexOf(".");
    name = dot < 0 ? "" : name.slice(0, dot);
  }
  return [];
}

/// The part of a box on the screen, as x, y, width and height; what lies outside is shown at the nearest edge.
function onto({ width, height }, [x0, y0, x1, y1]) {
  const between = (value, most) => Math.min(Math.max(value, 0), most);
  const [x, y] = [between(x0, width - 14), between(y0, height - 14)];
  return [x, y, Math.max(between(x1, width) - x, 14), Math.max(between(y1, height) - y, 14)];
}

/// What lies at a point, front to back; `isCovered` where something in front hides it wholly.
function layersAt(cell, frame, [x, y]) {
  const found = [];
  let isCovered = false;
  for (const shape of cell.picture(frame).reverse()) {
    const box = cut(shape, shape.clip);
    if (x < box.x0 || x >= box.x1 || y < box.y0 || y >= box.y1) continue;
    found.push({ shape: shape, isCovered: isCovered });
    const isWhole = isSampled(shape) && !shape.reason && !shape.blur
      && shape.alpha * shape.opacity >= 1;
    if (isWhole) isCovered = true;
  }
  return found;
}

/// The colour that the eye sees at a point, packed.
function seenAt(cell, frame, [x, y]) {
  const screen = cell.screen(frame);
  const painting = new Painting(cell.picture(frame), screen, 8);
  const [column, row] = [Math.floor(x * 8), Math.floor(y * 8)];
  const color = painting.colorAt(column, row, column + 1, row + 1, null);
  return color.reduce((sum, part) => sum * 256 + Math.round(part * 255), 0) * 256 + 255;
}

"""#
}
