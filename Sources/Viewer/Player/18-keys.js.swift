// swift-format-ignore-file

extension PlayerSources {
  static let keys18Script = #"""
// The keyboard, and a page that tells it.

const keyHelp = [
  [["←", "→"], "one frame back, on"], [["Shift ←", "Shift →"], "ten frames"],
  [["Home", "End"], "first frame, last frame"], [["Space"], "play, pause"],
  [["[", "]"], "finding before, after"], [["1", "2", "3", "4"], "speed 1×, ½×, ¼×, 1/10×"],
  [["P", "L", "C", "G"], "phone, layers, compare, grid"], [["W", "S", "D"], "wipe, side by side, difference"],
  [["N", "Shift N"], "next, previous frame that differs"], [["↑", "↓"], "cell before, after"],
  [["T"], "dark, light"], [["I"], "all scenarios"], [["Esc"], "clear what is chosen"], [["?"], "this help"],
];

class Help {
  constructor() {
    this.element = h("dialog", { class: "help", "aria-labelledby": "help-title" },
      h("h2", { id: "help-title" }, "Keys"),
      h("dl", {}, keyHelp.map(([keys, text]) => h("div", {}, h("dt", {}, keys.map((key) => h("kbd", {}, key))), h("dd", {}, text)))),
      h("p", { class: "hint" }, "Click the phone to see what lies there and why. The address keeps cell, frame and finding: copy it to show someone."),
      h("form", { method: "dialog" }, h("button", { class: "button text" }, "Close")));
    this.element.addEventListener("click", (event) => event.target === this.element && this.element.close());
  }
}

const keys = {
  ArrowLeft: (event) => seek(state.frame - (event.shiftKey ? 10 : 1)),
  ArrowRight: (event) => seek(state.frame + (event.shiftKey ? 10 : 1)),
  ArrowUp: () => stepCell(-1), ArrowDown: () => stepCell(1),
  Home: () => seek(0), End: () => seek(Infinity), " ": () => togglePlay(),
  "[": () => stepFinding(-1), "]": () => stepFinding(1),
  1: () => show({ speed: 1 }), 2: () => show({ speed: 0.5 }), 3: () => show({ speed: 0.25 }), 4: () => show({ speed: 0.1 }),
  p: () => show({ view: "phone" }), l: () => show({ view: "layers" }),
  c: () => state.other !== null && show({ view: "compare" }), g: () => show({ view: "grid" }),
  w: () => compareBy("wipe"), s: () => compareBy("side"), d: () => compareBy("difference"),
  n: () => state.view === "compare" && stepApart(1), N: () => state.view === "compare" && stepApart(-1),
  Escape: () => show({ point: null, element: null, finding: null }),
};

function compareBy(blend) {
  if (state.other !== null) show({ view: "compare", blend: blend });
}

/// Goes to the cell before or after, at the same place.
function stepCell(direction) {
  const numbers = cellsOf(state.scenario);
  const next = numbers[numbers.indexOf(state.cell) + direction];
  if (next !== undefined) pickCell(next, false);
}

function onKey(event, page) {
  if (event.ctrlKey || event.metaKey || event.altKey || page.help.element.open) return;
  const target = event.target;
  if (target.closest("input, select, textarea")) return;
  if (event.key === "?") return openHelp(page, event);
  if (event.key === "t") return page.turnTheme();
  if (event.key === "i") return report.scenarios.length > 1 && show({ page: "index", isPlaying: false });
  if (state.page !== "scenario") return;
  const isButton = target.closest("button, a, summary");
  if (event.key === " " && isButton) return;
  // A list that scrolls keeps the keys that scroll it.
  const scrolls = target.closest(".code, .events, .scroll");
  if (scrolls && ["ArrowUp", "ArrowDown", "Home", "End", " "].includes(event.key)) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action(event);
}

function openHelp(page, event) {
  event.preventDefault();
  page.help.element.showModal();
}

"""#
}
