// swift-format-ignore-file

extension PlayerSources {
  static let data01Script = #"""
// The report's data: blocks of JSON in the page, parsed when they are first asked for.

const blocks = new Map();

/// The parsed content of the data block of this name; parsed once.
function block(name) {
  if (!blocks.has(name)) {
    const element = document.getElementById(name);
    blocks.set(name, element ? JSON.parse(element.textContent) : null);
  }
  return blocks.get(name);
}

const report = block("report");

/// A text of the table that all cells share.
function words(number) {
  return number < 0 ? "" : block("w" + (number >> 10))[number & 1023];
}

const TRACKS_IN_BLOCK = 8; // as a power of two
const tracks = [];

/// A value that changes from frame to frame: pieces that begin at a frame and are one value, or
/// one value for each frame.
class Track {
  constructor(flat) {
    this.starts = [];
    this.pieces = [];
    for (let at = 0, frame = 0; at < flat.length; at += 2) {
      const value = flat[at + 1];
      frame += flat[at];
      this.starts.push(frame);
      this.pieces.push(Array.isArray(value) ? run(value[0]) : value);
    }
    this.last = 0;
  }

  /// Which piece holds in a frame; -1 before the first.
  piece(frame) {
    const starts = this.starts;
    let low = this.last;
    if (low < starts.length && starts[low] <= frame) {
      if (low + 1 === starts.length || starts[low + 1] > frame) return low;
      if (low + 2 === starts.length || starts[low + 2] > frame) return (this.last = low + 1);
    }
    low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= frame) low = middle + 1;
      else high = middle;
    }
    if (low > 0) this.last = low - 1;
    return low - 1;
  }

  /// What holds in a frame; null where nothing does.
  at(frame) {
    const number = this.piece(frame);
    if (number < 0) return null;
    const piece = this.pieces[number];
    if (!Array.isArray(piece)) return piece;
    return piece[Math.min(frame - this.starts[number], piece.length - 1)];
  }

  /// The frames in which it gets a value.
  get frames() {
    const frames = [];
    this.starts.forEach((start, number) => {
      const piece = this.pieces[number];
      const length = Array.isArray(piece) ? piece.length : 1;
      for (let offset = 0; offset < length; offset++) frames.push(start + offset);
    });
    return frames;
  }

  /// The frame since which the value of a frame holds.
  since(frame) {
    const number = this.piece(frame);
    if (number < 0) return 0;
    const piece = this.pieces[number];
    const start = this.starts[number];
    return Array.isArray(piece) ? start + Math.min(frame - start, piece.length - 1) : start;
  }

  /// How many values it takes, nothing not counted; 2 stands for more.
  get variety() {
    const seen = new Set();
    for (const piece of this.pieces.flat()) {
      if (piece !== null) seen.add(piece);
      if (seen.size > 1) break;
    }
    return seen.size;
  }

  /// Whether it holds one value all the time.
  get isConstant() {
    return this.starts.length <= 1 && !Array.isArray(this.pieces[0]);
  }
}

/// Values of successive frames: the first, the first difference, then differences of differences.
function run(number) {
  const table = block("r" + (number >> TRACKS_IN_BLOCK));
  const place = number & ((1 << TRACKS_IN_BLOCK) - 1);
  const entry = table[place];
  if (entry.isWhole) return entry;
  const values = [entry[0]];
  let step = 0;
  for (let at = 1; at < entry.length; at++) {
    step += entry[at];
    values.push(values[at - 1] + step);
  }
  values.isWhole = true;
  table[place] = values;
  return values;
}

/// The track of a number.
function track(number) {
  if (!tracks[number]) {
    const table = block("t" + (number >> TRACKS_IN_BLOCK));
    tracks[number] = new Track(table[number & ((1 << TRACKS_IN_BLOCK) - 1)]);
  }
  return tracks[number];
}

"""#
}
