// swift-format-ignore-file

extension PlayerSources {
  static let match08Script = #"""
// Two cells in step: which frame of one belongs to which of the other, and where they differ.

/// The frame of another cell at the same place: the same phase, as many frames after its first.
function partnerFrame(cell, frame, other) {
  if (cell === other) return frame;
  if (frame <= 0) return 0;
  const { phase, k } = cell.phaseOf(frame);
  const name = cell.phases[phase].name;
  const before = cell.phases.slice(0, phase).filter((one) => one.kind !== 0 && one.name === name).length;
  const same = other.phases.map((one, index) => [one, index])
    .filter(([one]) => one.kind !== 0 && one.name === name);
  const found = same[before] ?? same[same.length - 1];
  if (!found) return Math.min(frame, other.count - 1);
  const length = Math.max(other.length(found[1]), 1);
  return Math.min(found[0].first + Math.min(k, length - 1), other.count - 1);
}

/// What a frame shows, as a text that is the same where it looks the same.
function looks(cell, frame) {
  cell.looks ??= [];
  cell.looks[frame] ??= cell.picture(frame).filter((shape) => !shape.reason).map(lookOf).join("\n");
  return cell.looks[frame];
}

/// What a shape shows, as a text.
function lookOf(shape) {
  return [
    shape.kind, shape.x, shape.y, shape.width, shape.height, shape.clip, shape.packed,
    Math.round(shape.opacity * 1000), shape.blur && shape.blur.strength, shape.text, shape.reason,
  ].join(" ");
}

/// The frames of a cell that look different in another.
function differingFrames(cell, other) {
  cell.apart ??= new Map();
  if (!cell.apart.has(other.number)) {
    const frames = [];
    for (let frame = 0; frame < cell.count; frame++) {
      if (looks(cell, frame) !== looks(other, partnerFrame(cell, frame, other))) frames.push(frame);
    }
    cell.apart.set(other.number, frames);
  }
  return cell.apart.get(other.number);
}

/// The properties that have another value in the other cell, what the eye sees first.
function differingValues(cell, frame, other, otherFrame) {
  const found = [];
  const names = [...new Set([...cell.byName.keys(), ...other.byName.keys()])];
  for (const name of names) {
    const slots = new Set([cell, other].flatMap((one) =>
      (one.byName.get(name)?.slots ?? []).map((slot) => slot.name)));
    for (const property of slots) {
      const mine = cell.value(name, property, frame);
      const theirs = other.value(name, property, otherFrame);
      if (mine !== theirs && !(mine === "nil" && theirs === "absent" || mine === "absent" && theirs === "nil")) {
        found.push({ element: name, property: property, mine: mine, theirs: theirs });
      }
    }
  }
  const rank = ({ element }) =>
    element === "eye" ? 0 : element.startsWith("bar") ? 1 : /wants|item$|scrollView/.test(element) ? 3 : 2;
  return found.sort((a, b) => rank(a) - rank(b));
}

"""#
}
