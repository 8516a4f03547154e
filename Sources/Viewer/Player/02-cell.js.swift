// swift-format-ignore-file

extension PlayerSources {
  static let cell02Script = #"""
// A cell: what one combination of the matrix looked like, frame by frame. Frame 0 is the state
// before the first action, frame n + 1 the n-th of the display.

const cells = [];

/// The cell of a number, decoded when it is first shown.
function cellOf(number) {
  return (cells[number] ??= new Cell(number));
}

/// How a value of a property is written, by its kind.
const writeValue = {
  n: (value) => String(value / 1000),
  c: (value) => colorText(value),
  f: (value) => (value ? "yes" : "no"),
  w: (value) => words(value),
};

/// `#RRGGBB`, with alpha where it is not opaque, of a packed colour.
function colorText(packed) {
  const text = packed.toString(16).toUpperCase().padStart(8, "0");
  return "#" + (text.endsWith("FF") ? text.slice(0, 6) : text);
}

class Cell {
  constructor(number) {
    this.number = number;
    this.meta = report.cells[number];
    this.scenario = report.scenarios[this.meta.s];
    const body = block("c" + this.meta.b);
    this.body = body;
    this.screens = body.z.map(([width, height, scale, barTop, cutout, isSideways]) => ({
      width: width, height: height, scale: scale, barTop: barTop, cutout: cutout,
      isSideways: isSideways === 1,
    }));
    this.screenTrack = track(body.zt);
    this.barHeight = track(body.bh);
    this.rate = body.hz;
    this.count = body.n;
    this.phases = body.ph.map(([first, name, title, ms, kind, line]) => ({
      first: first, name: words(name), title: words(title), ms: ms, kind: kind, line: line,
    }));
    this.elements = body.el.map(([name, presence, slots]) => ({
      name: words(name), presence: track(presence),
      slots: slots.map(([property, kind, values, causes, stories]) => ({
        name: words(property), kind: kind, values: track(values), causes: track(causes),
        stories: stories === undefined ? null : track(stories),
      })),
    }));
    this.byName = new Map(this.elements.map((element) => [element.name, element]));
    this.shapes = body.sh.map((shape, index) => decodeShape(shape, index));
    this.order = track(body.o);
    this.orders = body.os;
    this.events = body.ev.map(([frame, text, cause, isCall]) => ({
      frame: frame, text: words(text), cause: cause, isMark: isCall === 2,
    }));
    this.findings = body.fi.map((finding, index) => decodeFinding(finding, index));
    this.byItself = body.bi.map((habit) => words(habit));
    this.failures = body.fa.map(([place, message, frame]) => ({
      place: words(place), message: words(message), frame: frame,
    }));
  }

  /// The phase of a frame and the frames since its first.
  phaseOf(frame) {
    if (frame <= 0) return { phase: -1, k: 0 };
    let found = 0;
    this.phases.forEach((phase, number) => {
      if (phase.kind !== 0 && phase.first <= frame) found = number;
    });
    return { phase: found, k: frame - this.phases[found].first };
  }

  /// `push +7`, `start`.
  place(frame) {
    if (frame <= 0) return "start";
    const { phase, k } = this.phaseOf(frame);
    return this.phases[phase].name + " +" + k;
  }

  /// The time of a frame in milliseconds.
  ms(frame) {
    return frame <= 0 ? 0 : ((frame - 1) * 1000) / this.rate;
  }

  /// How many frames belong to a phase.
  length(number) {
    const next = this.phases.find((phase, index) => index > number && phase.kind !== 0);
    return (next ? next.first : this.count) - this.phases[number].first;
  }

  /// The frame that a person names: `push+7`, `start`, `end`; null if there is none.
  frameNamed(text) {
    const words = text.trim().replace(/\s+/g, " ");
    if (words === "start") return 0;
    if (words === "end") return this.count - 1;
    const parts = words.match(/^(.*?) ?\+ ?(\d+)$/);
    const name = parts ? parts[1] : words;
    const k = parts ? Number(parts[2]) : 0;
    const number = this.phases.findIndex((phase) => phase.name === name || phase.title === name);
    if (number < 0 || k >= Math.max(this.length(number), 1)) return null;
    return Math.min(this.phases[number].first + k, this.count - 1);
  }

  /// What lies on screen in a frame, back to front.
  picture(frame) {
    const order = this.orders[this.order.at(frame)] || [];
    return order.map((number) => shapeAt(this.shapes[number], frame));
  }

  slot(element, property) {
    return this.byName.get(element)?.slots.find((slot) => slot.name === property) ?? null;
  }

  isPresent(element, frame) {
    return (this.byName.get(element)?.presence.at(frame) ?? 0) === 1;
  }

  /// The raw value of a property; null where there is none.
  raw(element, property, frame) {
    const slot = this.slot(element, property);
    return slot && this.isPresent(element, frame) ? slot.values.at(frame) : null;
  }

  /// The value as a trace writes it; `absent` and `nil` for nothing.
  value(element, property, frame) {
    const slot = this.slot(element, property);
    if (!slot || !this.isPresent(element, frame)) return "absent";
    const value = slot.values.at(frame);
    return value === null ? "nil" : writeValue[slot.kind](value);
  }

  /// The screen as it is held in a frame.
  screen(frame) {
    return this.screens[this.screenTrack.at(frame) ?? 0];
  }

  /// The points that the eye looks at in a frame: six, one more where there is a bar at the bottom, and one
  /// before the leading edge of a page that moves over another.
  eyeNames(frame) {
    const names = ["status", "left", "centre", "right", "hairline", "below"];
    return names.concat(["bottom", "edge"].filter((name) => this.raw("eye", name, frame) !== null));
  }

  /// Where a page has its leading edge that moves over another; null where none does.
  movingEdge(frame) {
    const steps = this.picture(frame).filter(({ element }) => element.endsWith(".edgeShadow"));
    const front = steps.length > 0 ? steps[steps.length - 1].element : null;
    const ends = steps.filter(({ element }) => element === front).map(({ x, width }) => x + width);
    return ends.length > 0 ? Math.max(...ends) : null;
  }

  /// How much taller the status bar is while a call goes on: all below begins lower.
  callHeight(frame) {
    const usual = Math.max(...this.screens.map(({ barTop }) => barTop));
    const taller = (this.raw("statusBar", "height", frame) ?? 0) / 1000 - usual;
    return taller > 1 ? taller : 0;
  }

  /// Where on the screen they are.
  eyePoints(frame) {
    const screen = this.screen(frame);
    const height = (this.barHeight.at(frame) ?? 44000) / 1000;
    const top = screen.barTop + this.callHeight(frame);
    const middle = top + height / 2;
    const bottom = top + height;
    const edge = this.movingEdge(frame);
    return {
      status: [screen.width / 2, screen.barTop / 2],
      left: [16, middle],
      centre: [screen.width / 2, middle],
      right: [screen.width - 16, middle],
      hairline: [screen.width / 2, bottom + 0.5 / screen.scale],
      below: [screen.width / 2, bottom + 20],
      ...(this.raw("eye", "bottom", frame) !== null ? { bottom: [screen.width / 2, screen.height - 20] } : {}),
      ...(edge !== null ? { edge: [edge - 1, middle] } : {}),
    };
  }

  /// A cause and those before it, nearest first.
  chain(cause) {
    const chain = [];
    let number = cause;
    while (number !== null && number >= 0 && chain.length < 100) {
      const [parent, text, file, line, kind] = this.body.ca[number];
      chain.push({ text: words(text), file: words(file), line: line, kind: kind });
      if (parent >= number) break;
      number = parent;
    }
    return chain;
  }

  /// The lines of the scenario's file that ran for a frame: those of code first, then the action.
  linesAt(frame) {
    const { phase } = this.phaseOf(frame);
    const ran = this.body.ra.filter(([at]) => at === frame).map(([, file, line]) => ({ file: words(file), line: line }));
    const action = phase >= 0 ? this.phases[phase].line : 0;
    return { ran: ran, action: action };
  }

  get title() {
    return this.meta.axes.map(([axis, value]) => axis + "=" + value).join(" ");
  }
}

/// The names of what sets cells of one scenario apart: their axes without what is the same in all.
function shortTitle(meta, among) {
  const varying = meta.axes.filter(([axis, value]) =>
    among.some((other) => other.axes.some(([a, v]) => a === axis && v !== value)));
  const side = meta.side ? [meta.side] : [];
  const parts = varying.map(([axis, value]) => (axis === "strategy" ? value : axis + " " + value));
  return side.concat(parts.length || side.length ? parts : meta.axes.map(([, v]) => v)).join(" · ");
}

function decodeFinding([id, kind, subject, frame, frames, message, witness, why, line], index) {
  return {
    index: index, id: words(id), kind: words(kind), subject: words(subject),
    frame: Math.max(frame, 0), frames: frames, message: words(message),
    witness: witness.map(([at, value]) => ({ frame: at, value: words(value) })),
    why: why.map(([depth, text]) => ({ depth: depth, text: words(text) })), line: line,
  };
}

const kinds = ["fill", "text", "arrow", "button", "status", "hairline", "lines"];

function decodeShape([element, layer, kind, rect, color, opacity, blur, clip, text, reason], index) {
  return {
    index: index, element: words(element), layer: words(layer), kind: kinds[kind],
    rect: rect.map(track), color: track(color), opacity: track(opacity),
    blur: blur ? { sigma: blur[0], saturation: blur[1], strength: track(blur[2]) } : null,
    clip: clip ? clip.map(track) : null,
    text: text ? { text: track(text[0]), size: text[1], weight: text[2], align: text[3] } : null,
    reason: reason < 0 ? null : track(reason),
  };
}

/// A shape as it is in one frame.
function shapeAt(shape, frame) {
  const [x, y, width, height] = shape.rect.map((side) => side.at(frame) / 1000);
  const color = shape.color.at(frame) ?? 0;
  const reason = shape.reason ? shape.reason.at(frame) : null;
  const clip = shape.clip ? shape.clip.map((side) => side.at(frame)) : null;
  return {
    shape: shape, element: shape.element, layer: shape.layer, kind: shape.kind,
    x: x, y: y, width: width, height: height,
    clip: clip && clip[0] !== null ? clip.map((side) => side / 1000) : null,
    packed: color,
    color: [(color >>> 24) / 255, ((color >>> 16) & 255) / 255, ((color >>> 8) & 255) / 255],
    alpha: ((color & 255) / 255),
    opacity: (shape.opacity.at(frame) ?? 0) / 10000,
    blur: blurAt(shape.blur, frame),
    text: shape.text ? words(shape.text.text.at(frame) ?? -1) : "",
    style: shape.text,
    reason: reason === null || reason < 0 ? "" : words(reason),
  };
}

function blurAt(blur, frame) {
  if (!blur) return null;
  const strength = blur.strength.at(frame);
  if (strength === null || strength < 0) return null;
  return { sigma: blur.sigma, saturation: blur.saturation, strength: strength / 10000 };
}

"""#
}
