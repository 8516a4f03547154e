// swift-format-ignore-file

extension PlayerSources {
  static let composite03Script = #"""
// Colours, exactly as the compositor of the trace's `eye` mixes them. All fills are rectangles, so
// the screen falls into pieces of one colour each; a blur adds pieces around each edge below it.

/// Weights of five taps, one standard deviation apart.
const taps = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];

/// Whether the eye's compositor paints a shape; texts and buttons it leaves out.
function isSampled(shape) {
  return shape.kind === "fill" || shape.kind === "hairline";
}

/// What is painted for a picture: fills with their pixels, and glyphs that some of them cover.
class Painting {
  /// - shapes: back to front; scale: pixels of the canvas in a point.
  constructor(shapes, screen, scale) {
    this.screen = screen;
    this.scale = scale;
    this.width = Math.round(screen.width * scale);
    this.height = Math.round(screen.height * scale);
    this.paints = [];
    this.glyphs = [];
    for (const shape of shapes) {
      if (shape.reason) continue;
      const box = cut(shape, shape.clip);
      if (box.x1 <= box.x0 || box.y1 <= box.y0) continue;
      if (!isSampled(shape)) {
        this.glyphs.push({ shape: shape, box: box, above: this.paints.length });
        continue;
      }
      this.paints.push({
        x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y1, pixels: this.pixels(box),
        color: shape.color, alpha: shape.blur ? shape.alpha : shape.alpha * shape.opacity,
        blur: shape.blur,
      });
    }
  }

  /// The pixels of a box; a hairline has one at least.
  pixels(box) {
    const x0 = Math.round(box.x0 * this.scale);
    const y0 = Math.round(box.y0 * this.scale);
    return {
      x0: x0, y0: y0, x1: Math.max(Math.round(box.x1 * this.scale), x0 + 1),
      y1: Math.max(Math.round(box.y1 * this.scale), y0 + 1),
    };
  }

  /// Where colours may change, in pixels, along one side of the screen.
  edges(from, to, end) {
    const found = new Set([0, end]);
    const add = (pixel) => {
      if (pixel > 0 && pixel < end) found.add(pixel);
    };
    this.paints.forEach((paint, index) => {
      add(paint.pixels[from]);
      add(paint.pixels[to]);
      if (!paint.blur || paint.blur.strength <= 0) return;
      const { sigma } = paint.blur;
      for (let below = 0; below < index; below++) {
        for (const edge of [this.paints[below][from], this.paints[below][to]]) {
          if (edge <= paint[from] - 2 * sigma || edge >= paint[to] + 2 * sigma) continue;
          for (let tap = -2; tap <= 2; tap++) add(Math.round((edge + tap * sigma) * this.scale));
        }
      }
    });
    return [...found].sort((a, b) => a - b);
  }

  /// Calls `fill(x, y, width, height, [r, g, b])` for each piece of the screen, in pixels.
  pieces(fill) {
    const xs = this.edges("x0", "x1", this.width);
    const ys = this.edges("y0", "y1", this.height);
    for (let row = 0; row + 1 < ys.length; row++) {
      let start = 0;
      let last = null;
      for (let column = 0; column + 1 < xs.length; column++) {
        const color = this.colorAt(xs[column], ys[row], xs[column + 1], ys[row + 1], null);
        if (last && last[0] === color[0] && last[1] === color[1] && last[2] === color[2]) continue;
        if (last) fill(start, ys[row], xs[column] - start, ys[row + 1] - ys[row], last);
        start = xs[column];
        last = color;
      }
      fill(start, ys[row], this.width - start, ys[row + 1] - ys[row], last);
    }
  }

  /// The colour of a piece, with a glyph in its place if there is one.
  colorAt(x0, y0, x1, y1, glyph) {
    const point = { x: (x0 + x1) / 2 / this.scale, y: (y0 + y1) / 2 / this.scale };
    const isInside = ({ pixels }) =>
      x0 >= pixels.x0 && x0 < pixels.x1 && y0 >= pixels.y0 && y0 < pixels.y1;
    return this.seen(this.paints.length, point, isInside, true, glyph);
  }

  /// The first `count` paints at a point, from 0 to 1.
  seen(count, point, isInside, isBlurring, glyph) {
    let seen = [0, 0, 0];
    for (let index = 0; index <= count; index++) {
      if (glyph && glyph.above === index) {
        seen = over(glyph.shape.color, glyph.shape.alpha * glyph.shape.opacity, seen);
      }
      if (index === count) break;
      const paint = this.paints[index];
      if (!isInside(paint)) continue;
      if (!paint.blur) {
        if (paint.alpha > 0) seen = over(paint.color, paint.alpha, seen);
        continue;
      }
      if (paint.blur.strength <= 0) continue;
      // A glyph below a material is blurred away as far as the material shows.
      const hidden = glyph && glyph.above <= index;
      let behind = hidden ? this.seen(index, point, isInside, false, null) : seen;
      if (isBlurring && paint.blur.sigma > 0) behind = this.average(index, point, paint, behind);
      const tinted = over(paint.color, paint.alpha, behind);
      seen = seen.map((part, n) => part + (tinted[n] - part) * paint.blur.strength);
    }
    return seen;
  }

  /// The average around a point of what the first `count` paints show.
  average(count, point, { blur: { sigma } }, here) {
    const { width, height } = this.screen;
    const box = {
      x0: Math.max(point.x - 2 * sigma, 0), y0: Math.max(point.y - 2 * sigma, 0),
      x1: Math.min(point.x + 2 * sigma + 0.001, width),
      y1: Math.min(point.y + 2 * sigma + 0.001, height),
    };
    let isUniform = true;
    for (let index = 0; index < count && isUniform; index++) {
      if (this.paints[index].alpha > 0 && cuts(this.paints[index], box)) isUniform = false;
    }
    if (isUniform) return here;
    const sum = [0, 0, 0];
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 5; column++) {
        const x = Math.min(Math.max(point.x + (column - 2) * sigma, 0), width - 0.001);
        const y = Math.min(Math.max(point.y + (row - 2) * sigma, 0), height - 0.001);
        const isInside = (paint) => x >= paint.x0 && x < paint.x1 && y >= paint.y0 && y < paint.y1;
        const color = this.seen(count, { x, y }, isInside, false, null);
        const weight = taps[row] * taps[column];
        for (let n = 0; n < 3; n++) sum[n] += color[n] * weight;
      }
    }
    return sum;
  }
}

/// A colour over an opaque one.
function over(color, alpha, below) {
  if (alpha >= 1) return color;
  return [
    color[0] * alpha + below[0] * (1 - alpha), color[1] * alpha + below[1] * (1 - alpha),
    color[2] * alpha + below[2] * (1 - alpha),
  ];
}

/// A rectangle as its sides, cut by another.
function cut(rect, clip) {
  const box = { x0: rect.x, y0: rect.y, x1: rect.x + rect.width, y1: rect.y + rect.height };
  if (!clip) return box;
  const [x, y, width, height] = clip;
  return {
    x0: Math.max(box.x0, x), y0: Math.max(box.y0, y),
    x1: Math.min(box.x1, x + width), y1: Math.min(box.y1, y + height),
  };
}

/// Whether an edge of a runs through b.
function cuts(a, b) {
  if (a.x0 >= b.x1 || a.x1 <= b.x0 || a.y0 >= b.y1 || a.y1 <= b.y0) return false;
  return a.x0 > b.x0 || a.y0 > b.y0 || a.x1 < b.x1 || a.y1 < b.y1;
}

/// `rgb(…)` of parts from 0 to 1.
function cssColor(color) {
  return "rgb(" + color.map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255)).join(",") + ")";
}

"""#
}
