// swift-format-ignore-file

extension PlayerSources {
  static let dom05Script = #"""
// Elements without markup: what comes from a scenario is only ever set as text.

/// An element with attributes, handlers (`onclick`) and children (elements and texts).
function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined));
  return element;
}

/// Replaces what an element holds.
function fill(element, ...children) {
  element.replaceChildren(...children.flat(9).filter((child) => child !== null));
  return element;
}

/// A text without what a page would obey or hide: controls and turns of direction.
function plain(text) {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => "\\u{" + character.codePointAt(0).toString(16).toUpperCase() + "}");
}

/// A text that may run from right to left without turning what stands around it.
function foreign(text, tag = "bdi") {
  return h(tag, { dir: tag === "bdi" ? null : "auto" }, plain(text));
}

/// A swatch of a packed colour.
function swatch(packed) {
  const element = h("span", { class: "swatch", "aria-hidden": "true" }, h("i"));
  element.firstChild.style.background = "#" + packed.toString(16).padStart(8, "0");
  return element;
}

/// A text in which colours have a swatch before them.
function withSwatches(text) {
  return plain(text).split(/(#[0-9A-F]{6}(?:[0-9A-F]{2})?\b)/).map((part) => {
    if (!/^#[0-9A-F]{6}/.test(part)) return part;
    const packed = parseInt(part.slice(1).padEnd(8, "F"), 16);
    return h("span", { class: "color" }, swatch(packed), part);
  });
}

/// A value of CSS for a name of the page's colours.
function pageColor(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/// Makes a canvas as sharp as the screen; its context in points of the page.
function sharpen(canvas, width, height) {
  const ratio = Math.max(window.devicePixelRatio || 1, 1);
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide;
    canvas.height = high;
  }
  canvas.style.width = width + "px";
  canvas.style.height = height + "px";
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

const iconPaths = {
  first: "M3 3v10M13 3 6 8l7 5z", back: "M11 3 4 8l7 5z", play: "M4 2.5v11l9-5.5z",
  pause: "M5 3v10M11 3v10", on: "M5 3v10l7-5z", last: "M13 3v10M3 3l7 5-7 5z",
  theme: "M8 2a6 6 0 1 0 0 12z", swap: "M2 5h11l-3-3M14 11H3l3 3",
};

/// A small picture for a button.
function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  picture.setAttribute("viewBox", "0 0 16 16");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("class", "icon " + name);
  path.setAttribute("d", iconPaths[name]);
  picture.append(path);
  return picture;
}

let lastId = 0;
/// A name for an element that others refer to.
function freshId(stem) {
  lastId += 1;
  return stem + lastId;
}

"""#
}
