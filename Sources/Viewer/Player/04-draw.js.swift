// swift-format-ignore-file

extension PlayerSources {
  static let draw04Script = #"""
// Draws a picture on a canvas: first the colours, then what stands on them.

const fontStack =
  '-apple-system, "SF Pro Text", "Helvetica Neue", Helvetica, Arial, "DejaVu Sans", sans-serif';
const fontWeights = { regular: 400, medium: 500, semibold: 600, bold: 700 };

/// Draws shapes on a canvas, which is as large as the screen at this scale.
function drawPicture(context, shapes, screen, scale) {
  const painting = new Painting(shapes, screen, scale);
  painting.pieces((x, y, width, height, color) => {
    context.fillStyle = cssColor(color);
    context.fillRect(x, y, width, height);
  });
  for (const glyph of painting.glyphs) drawGlyph(context, painting, glyph);
}

/// Draws a glyph in the colour that it has below what covers it, piece by piece.
function drawGlyph(context, painting, glyph) {
  const box = painting.pixels(glyph.box);
  const cutBy = painting.paints.slice(glyph.above).filter(({ pixels }) =>
    pixels.x0 < box.x1 && pixels.x1 > box.x0 && pixels.y0 < box.y1 && pixels.y1 > box.y0);
  if (cutBy.some((paint) => paint.alpha >= 1 && !paint.blur && covers(paint.pixels, box))) return;
  const xs = inner(painting.paints, "x0", "x1", box);
  const ys = inner(painting.paints, "y0", "y1", box);
  const groups = new Map();
  for (let row = 0; row + 1 < ys.length; row++) {
    for (let column = 0; column + 1 < xs.length; column++) {
      const piece = [xs[column], ys[row], xs[column + 1], ys[row + 1]];
      const color = painting.colorAt(...piece, glyph);
      const bare = painting.colorAt(...piece, null);
      if (color.every((part, n) => Math.abs(part - bare[n]) < 0.002)) continue;
      const key = cssColor(color);
      groups.set(key, (groups.get(key) ?? []).concat([piece]));
    }
  }
  for (const [color, pieces] of groups) {
    context.save();
    context.beginPath();
    for (const [x0, y0, x1, y1] of pieces) context.rect(x0, y0, x1 - x0, y1 - y0);
    context.clip();
    context.fillStyle = color;
    context.strokeStyle = color;
    context.scale(painting.scale, painting.scale);
    glyphs[glyph.shape.kind](context, glyph.shape, painting.screen);
    context.restore();
  }
}

function covers(a, b) {
  return a.x0 <= b.x0 && a.x1 >= b.x1 && a.y0 <= b.y0 && a.y1 >= b.y1;
}

/// The edges of fills inside a box, with its own.
function inner(paints, from, to, box) {
  const found = new Set([box[from], box[to]]);
  for (const { pixels } of paints) {
    for (const edge of [pixels[from], pixels[to]]) {
      if (edge > box[from] && edge < box[to]) found.add(edge);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/// What stands on the colours, in points.
const glyphs = {
  text(context, shape) {
    const { size, weight, align } = shape.style;
    context.font = fontWeights[weight] + " " + size + "px " + fontStack;
    context.textBaseline = "middle";
    // The trace's width is that of UIKit's letters: those of another font are set closer, and only
    // what is far too long is cut.
    const text = shortened(context, shape.text, shape.width * 1.6);
    const y = shape.y + shape.height / 2 + size * 0.04;
    context.textAlign = "left";
    const free = shape.width - Math.min(context.measureText(text).width, shape.width);
    const part = { leading: 0, center: 0.5, trailing: 1 }[align];
    context.fillText(text, shape.x + free * part, y, Math.max(shape.width, 1));
  },
  arrow(context, shape) {
    const height = Math.min(shape.height, 20);
    const width = Math.min(shape.width, height * 0.55);
    const middle = shape.y + shape.height / 2;
    context.lineWidth = 2.4;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.beginPath();
    context.moveTo(shape.x + width - 1.5, middle - height / 2 + 1.5);
    context.lineTo(shape.x + 1.5, middle);
    context.lineTo(shape.x + width - 1.5, middle + height / 2 - 1.5);
    context.stroke();
  },
  button(context, shape) {
    const height = Math.min(shape.height, 20);
    context.beginPath();
    context.roundRect(
      shape.x, shape.y + (shape.height - height) / 2, Math.max(shape.width, 1), height, 5);
    context.globalAlpha = 0.9;
    context.fill();
  },
  status(context, shape) {
    const middle = shape.y + shape.height / 2;
    context.font = "600 12px " + fontStack;
    context.textBaseline = "middle";
    context.textAlign = "left";
    context.fillText("9:41", shape.x + 12, middle);
    const right = shape.x + shape.width - 12;
    context.lineWidth = 1;
    context.beginPath();
    context.roundRect(right - 22.5, middle - 5, 20, 10, 2.5);
    context.stroke();
    context.fillRect(right - 20.5, middle - 3, 16, 6);
    for (let bar = 0; bar < 4; bar++) {
      const height = 3 + bar * 2.3;
      context.fillRect(right - 48 + bar * 4.5, middle + 5 - height, 3, height);
    }
  },
  lines(context, shape) {
    const widths = [0.62, 0.86, 0.78, 0.9, 0.55, 0.83, 0.7];
    for (let row = 0; row * 30 + 24 < shape.height; row++) {
      const width = Math.max((shape.width - 32) * widths[row % widths.length], 0);
      context.beginPath();
      context.roundRect(shape.x + 16, shape.y + 18 + row * 30, width, 8, 4);
      context.fill();
    }
  },
};

/// A text with an ellipsis where it does not fit, as UIKit cuts titles.
function shortened(context, text, width) {
  const line = text.replace(/[\u0000-\u001f\u007f]/g, "\ufffd");
  if (context.measureText(line).width <= width + 0.5) return line;
  const letters = [...line];
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const shorter = letters.slice(0, middle).join("") + "…";
    if (context.measureText(shorter).width <= width) low = middle;
    else high = middle - 1;
  }
  return letters.slice(0, low).join("") + "…";
}

"""#
}
