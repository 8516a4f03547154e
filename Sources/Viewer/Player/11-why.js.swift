// swift-format-ignore-file

extension PlayerSources {
  static let why11Script = #"""
// What lies at a point, front to back, and why: chains of causes down to the scenario's line.

/// The properties that say how an element looks, the most telling first.
const telling = [
  "color", "backgroundColor", "tintColor", "alpha", "hidden", "masked", "dim", "title", "prompt",
  "height", "y", "x", "width", "barStyle", "clipsToBounds",
];

class Why {
  constructor() {
    this.element = h("div", { class: "why" });
  }

  update() {
    const isCompared = state.view === "compare" && state.other !== null;
    const isOther = isCompared && state.asksOther;
    const cell = cellOf(isOther ? state.other : state.cell);
    this.frame = isOther ? partnerFrame(cellOf(state.cell), state.frame, cell) : state.frame;
    const name = isOther ? "B" : "A";
    const side = isCompared
      ? h("p", { class: "whose" }, h("span", { class: "side is-" + name.toLowerCase() }, name), " " + cell.place(this.frame)) : null;
    const tell = (parts) => fill(this.element, ...[side, ...parts].filter(Boolean));
    const finding = state.finding === null || isOther ? null : cell.findings[state.finding];
    if (finding) return tell(this.ofFinding(cell, finding));
    if (state.point) return tell(this.ofPoint(cell, state.point));
    if (state.element) return tell(this.ofElement(cell, state.element));
    tell([
      h("p", { class: "hint" }, "Click any place of the phone: what lies there, front to back, and which line of the scenario put it there."),
      ...this.ofEye(cell)]);
  }

  ofFinding(cell, finding) {
    const story = finding.why.length > 0
      ? storyList(cell, finding.why.map(({ depth, text }) => [depth, text])) : null;
    return [
      h("h3", {}, finding.kind, " of ", foreign(finding.subject, "code")),
      h("p", {}, withSwatches(finding.message)),
      this.witness(cell, finding),
      story ? h("h4", {}, "Why") : null, story,
      finding.line > 0 ? lineLink(cell, "", finding.line, "look at line " + finding.line) : null,
    ].filter(Boolean);
  }

  witness(cell, finding) {
    const byFrame = new Map();
    for (const { frame, value } of finding.witness) {
      byFrame.set(frame, (byFrame.get(frame) ?? []).concat([value]));
    }
    return h("table", { class: "witness" }, h("tbody", {}, [...byFrame].map(([frame, values]) =>
      h("tr", { class: frame === state.frame ? "is-now" : "" },
        h("th", { scope: "row" }, h("button", { class: "link", onclick: () => show({ frame: frame }) }, cell.place(frame))),
        h("td", {}, values.map((value) => h("div", {}, withSwatches(value))))))));
  }

  ofPoint(cell, point) {
    const { frame } = this;
    const near = Object.entries(cell.eyePoints(frame)).find(([, [x, y]]) =>
      Math.hypot(x - point[0], y - point[1]) < 8);
    const seen = seenAt(cell, frame, point);
    const layers = layersAt(cell, frame, point);
    return [
      h("h3", {}, "At " + point.map((side) => Math.round(side)).join(", "), near ? " · eye." + near[0] : ""),
      h("p", { class: "seen" }, "seen: ", h("span", { class: "color" }, swatch(seen), colorText(seen))),
      h("ol", { class: "stack", "aria-label": "Front to back" }, layers.map(({ shape, isCovered }, index) =>
        this.layer(cell, shape, isCovered, index === 0 || layers.findIndex((one) => !one.shape.reason) === index))),
    ];
  }

  /// One thing of several that lie upon each other.
  layer(cell, shape, isCovered, isOpen) {
    const packed = Math.floor(shape.packed / 256) * 256 + Math.round(shape.alpha * shape.opacity * 255);
    const state = shape.reason ? whyHidden(shape.reason) : isCovered ? "covered" : null;
    return h("li", {}, h("details", { open: isOpen, class: shape.reason || isCovered ? "is-hidden" : "" },
      h("summary", {}, swatch(packed), h("b", {}, foreign(shape.element)),
        h("span", { class: "note" }, shape.text ? foreign("“" + shape.text + "”") : shape.kind === "fill" ? colorText(packed) : shape.kind),
        state ? h("span", { class: "tag" }, state) : null),
      chainsOf(cell, shape.element, this.frame)));
  }

  ofElement(cell, name) {
    const element = nearest(cell, name);
    if (!element) return [h("h3", {}, foreign(name)), h("p", { class: "hint" }, "It is not in the trace.")];
    return [h("h3", {}, foreign(element.name, "code")), chainsOf(cell, element.name, this.frame)];
  }

  ofEye(cell) {
    return [h("h3", {}, "What the eye sees"), h("table", { class: "values" }, h("tbody", {}, cell.eyeNames(this.frame).map((name) => {
      const value = cell.value("eye", name, this.frame);
      const [x, y] = cell.eyePoints(this.frame)[name] ?? [0, 0];
      return h("tr", {}, h("th", { scope: "row" },
        h("button", { class: "link", onclick: () => show({ point: [x, y], finding: null }) }, "eye." + name)),
      h("td", {}, withSwatches(value)));
    })))];
  }
}

/// The element of a name, or what holds it.
function nearest(cell, name) {
  for (let text = name; text; text = text.includes(".") ? text.slice(0, text.lastIndexOf(".")) : "") {
    if (cell.byName.has(text)) return cell.byName.get(text);
  }
  return null;
}

/// The properties of an element with who made them; what one cause made stands together.
function chainsOf(cell, name, frame) {
  const element = nearest(cell, name);
  if (!element) return h("p", { class: "hint" }, "drawn by UIKit; the trace says no more of it");
  if (element.presence.at(frame) !== 1) return h("p", { class: "hint" }, "not there in this frame");
  const groups = new Map();
  for (const slot of sortedSlots(element)) {
    const value = slot.values.at(frame);
    if (value === null) continue;
    const cause = slot.causes.at(frame) ?? -1;
    groups.set(cause, (groups.get(cause) ?? []).concat([slot]));
  }
  const shown = [...groups].map(([cause, slots]) => h("div", { class: "made" },
    h("dl", {}, slots.map((slot) => [
      h("dt", {}, slot.name),
      h("dd", {}, withSwatches(writeValue[slot.kind](slot.values.at(frame))),
        h("small", {}, sinceText(cell, slot, frame))),
    ])),
    chainList(cell, cause, slots, frame)));
  return h("div", { class: "chains" }, shown.length ? shown : h("p", { class: "hint" }, "nothing is set"));
}

function sinceText(cell, slot, frame) {
  const since = slot.values.since(frame);
  return since === frame ? " now" : " since " + cell.place(since);
}

function sortedSlots(element) {
  const rank = (slot) => (telling.indexOf(slot.name) + 100) % 100;
  return [...element.slots].sort((a, b) => rank(a) - rank(b));
}

/// Causes, each below what it brought about. Of what no line set, the story that was told when the page
/// was written says what it follows from.
function chainList(cell, cause, slots, frame) {
  const slot = slots.find((one) => (one.stories?.at(frame) ?? -1) >= 0);
  if (slot) return storyList(cell, cell.body.st[slot.stories.at(frame)]);
  const links = cell.chain(cause);
  if (links.length === 0) return h("p", { class: "hint" }, "there from the beginning");
  const unique = links.filter((link, index) =>
    index === 0 || link.text !== links[index - 1].text || link.line !== links[index - 1].line);
  return h("ol", { class: "story" }, unique.map((link, depth) => {
    const item = h("li", { class: "kind" + link.kind }, withSwatches(link.text), " ",
      link.line > 0 ? lineLink(cell, link.file, link.line) : null);
    item.style.setProperty("--depth", Math.min(depth, 8));
    return item;
  }));
}

/// Sentences with their depths; a place of the scenario in one is a way to its line.
function storyList(cell, steps) {
  return h("ol", { class: "story" }, steps.map(([depth, sentence]) => {
    const text = typeof sentence === "number" ? words(sentence) : sentence;
    const place = text.match(/^(.*) \(([^()]*):(\d+)\)(.*)$/s);
    const item = h("li", {}, place && textOf(cell.scenario, place[2]) >= 0
      ? [withSwatches(place[1]), " ", lineLink(cell, place[2], Number(place[3])), withSwatches(place[4])]
      : withSwatches(text));
    item.style.setProperty("--depth", Math.min(Math.max(depth - 1, 0), 8));
    return item;
  }));
}

/// A line of the scenario, or of a file that it uses, as a way to it; one of another file as its place.
function lineLink(cell, file, line, text) {
  const name = (file || cell.scenario.file).replace(/^<(.*)>$/, "$1");
  const place = text ?? name.slice(name.lastIndexOf("/") + 1) + ":" + line;
  if (textOf(cell.scenario, file) < 0) return h("span", { class: "line" }, plain(place));
  return h("button", { class: "link line", onclick: () => showLine(line, file) }, plain(place));
}

"""#
}
