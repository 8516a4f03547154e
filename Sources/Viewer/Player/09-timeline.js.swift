// swift-format-ignore-file

extension PlayerSources {
  static let timeline09Script = #"""
// The time line: phases, findings, what the eye sees, events, and the frame that is shown.

const eyeNames = ["status", "left", "centre", "right", "hairline", "below"];
const speeds = [[1, "1×"], [0.5, "½×"], [0.25, "¼×"], [0.1, "1/10×"]];

class Timeline {
  constructor() {
    this.place = h("output", { class: "place", "aria-live": "off" });
    this.time = h("span", { class: "time" });
    this.play = button("Play", icon("play"), () => togglePlay(), "play");
    this.speed = h("select", { "aria-label": "Speed", onchange: (event) => show({ speed: Number(event.target.value) }) },
      speeds.map(([value, text]) => h("option", { value: value }, text)));
    const transport = h("div", { class: "transport", role: "group", "aria-label": "Playback" },
      button("First frame", icon("first"), () => seek(0)),
      button("One frame back", icon("back"), () => seek(state.frame - 1)),
      this.play,
      button("One frame on", icon("on"), () => seek(state.frame + 1)),
      button("Last frame", icon("last"), () => seek(Infinity)),
      h("div", { class: "where" }, this.place, this.time),
      h("div", { class: "spacer" }),
      this.jumps = h("div", { class: "jumps", role: "group", "aria-label": "Findings" },
        button("Previous finding", "‹", () => stepFinding(-1)), h("span", {}, "finding"),
        button("Next finding", "›", () => stepFinding(1))),
      h("label", { class: "speed" }, this.speed));
    this.phases = h("div", { class: "phases" });
    this.marks = h("div", { class: "marks" });
    this.strip = h("canvas", { class: "strip", "aria-hidden": "true" });
    this.ticks = h("div", { class: "ticks", "aria-hidden": "true" });
    this.head = h("div", { class: "head", "aria-hidden": "true" });
    this.slider = h("div", { class: "scrubber", role: "slider", tabindex: 0, "aria-label": "Frame" },
      this.strip, this.ticks, this.head);
    this.legend = h("div", { class: "legend", "aria-hidden": "true" });
    this.slider.addEventListener("pointerdown", (event) => this.drag(event));
    this.element = h("section", { class: "timeline", "aria-label": "Time line" }, transport,
      h("div", { class: "rows" }, this.phases, this.marks, this.legend, this.slider));
    this.built = null;
    new ResizeObserver(() => this.paint()).observe(this.slider);
  }

  drag(event) {
    const move = (at) => {
      const box = this.slider.getBoundingClientRect();
      show({ isPlaying: false });
      seek(Math.floor(((at.clientX - box.left) / box.width) * this.cell.count));
    };
    move(event);
    this.slider.setPointerCapture(event.pointerId);
    this.slider.onpointermove = move;
    this.slider.onpointerup = () => (this.slider.onpointermove = null);
  }

  update(changed) {
    this.cell = cellOf(state.cell);
    this.other = state.view === "compare" && state.other !== null ? cellOf(state.other) : null;
    const key = [state.cell, this.other?.number, state.finding].join(" ");
    if (this.built !== key) {
      this.built = key;
      this.build();
      this.paint();
    }
    const { cell } = this;
    const place = cell.place(state.frame);
    const ms = cell.ms(state.frame);
    this.place.textContent = place;
    this.time.textContent = formatMs(ms) + " · frame " + state.frame + " of " + (cell.count - 1);
    this.slider.setAttribute("aria-valuemin", 0);
    this.slider.setAttribute("aria-valuemax", cell.count - 1);
    this.slider.setAttribute("aria-valuenow", state.frame);
    this.slider.setAttribute("aria-valuetext", place + ", " + formatMs(ms));
    this.head.style.left = ((state.frame + 0.5) / cell.count) * 100 + "%";
    if (this.isPlaying !== state.isPlaying) {
      this.isPlaying = state.isPlaying;
      fill(this.play, icon(state.isPlaying ? "pause" : "play"));
    }
    this.play.setAttribute("aria-label", state.isPlaying ? "Pause" : "Play");
    this.speed.value = String(state.speed);
    this.jumps.hidden = cell.findings.length === 0;
    const current = cell.phaseOf(state.frame).phase;
    [...this.phases.children].forEach((element) =>
      element.classList.toggle("is-current", Number(element.dataset.phase) === current));
  }

  build() {
    const { cell } = this;
    const percent = (frame) => (frame / cell.count) * 100 + "%";
    const shown = cell.phases.map((phase, number) => ({ phase, number }))
      .filter(({ phase, number }) => phase.kind !== 0 && cell.length(number) > 0);
    const first = shown[0]?.phase.first ?? cell.count;
    const start = { phase: { first: 0, title: "start", kind: 0 }, number: -1 };
    fill(this.phases, [start, ...shown].map(({ phase, number }) => {
      const length = number < 0 ? first : cell.length(number);
      const element = h("button", {
        class: "phase kind" + phase.kind, "data-phase": number, title: phase.title,
        onclick: () => seek(phase.first),
      }, number < 0 && first < 4 ? "" : plain(phase.title));
      element.setAttribute("aria-label", "Go to " + plain(phase.title));
      element.style.left = percent(phase.first);
      element.style.width = percent(length);
      return element;
    }));
    fill(this.marks, [...this.releases(percent), ...this.findingMarks(percent)]);
    const events = new Map();
    for (const event of cell.events) {
      events.set(event.frame, (events.get(event.frame) ?? []).concat([plain(event.text)]));
    }
    fill(this.ticks, [...events].map(([frame, texts]) => {
      const tick = h("i", { title: texts.join("\n") });
      tick.style.left = ((frame + 0.5) / cell.count) * 100 + "%";
      tick.style.height = Math.min(4 + texts.length * 2, 14) + "px";
      return tick;
    }));
    const names = eyeNames.map((name) => h("span", {}, name));
    fill(this.legend, this.other ? [h("b", {}, "A"), h("b", {}, "differs"), h("b", {}, "B")] : names);
    this.element.classList.toggle("is-compared", this.other !== null);
  }

  /// Where the finger leaves the screen.
  releases(percent) {
    return this.cell.events.filter((event) => /^release\b/.test(event.text)).map((event) => {
      const mark = h("button", {
        class: "release", title: plain(event.text), onclick: () => seek(event.frame),
      }, "↥ " + plain(event.text).replace(/^release /, ""));
      mark.style.left = percent(event.frame);
      return mark;
    });
  }

  /// Findings as buttons; those of one frame stand for each other.
  findingMarks(percent) {
    const byFrame = new Map();
    this.cell.findings.forEach((finding) =>
      byFrame.set(finding.frame, (byFrame.get(finding.frame) ?? []).concat([finding])));
    const marks = [...byFrame].map(([frame, findings]) => {
      const names = findings.map((one) => one.kind + " of " + plain(one.subject)).join(", ");
      const isCurrent = findings.some((one) => one.index === state.finding);
      const mark = h("button", {
        class: "mark" + (isCurrent ? " is-current" : ""), title: names,
        "aria-label": "Finding: " + names,
        onclick: () => openFinding(findings[0].index),
      }, findings.length > 1 ? h("b", {}, String(findings.length)) : null);
      mark.style.left = ((frame + 0.5) / this.cell.count) * 100 + "%";
      const span = h("i", { class: "span" });
      span.style.left = percent(frame);
      span.style.width = percent(Math.min(Math.max(...findings.map((one) => one.frames)), this.cell.count - frame));
      return [span, mark];
    });
    return marks.flat();
  }

  /// The colours at the eye's points, one block for each frame; in a comparison those of both cells,
  /// and between them where they look different.
  paint() {
    const width = this.slider.clientWidth;
    if (!this.cell || width === 0) return;
    const height = this.other ? 84 : 48;
    const context = sharpen(this.strip, width, height);
    const high = this.other ? 6 : 8;
    this.paintEye(context, this.cell, (frame) => frame, 0, high, width);
    if (!this.other) return;
    this.paintEye(context, this.other, (frame) => partnerFrame(this.cell, frame, this.other),
      height - 6 * high, high, width);
    const apart = new Set(differingFrames(this.cell, this.other));
    context.fillStyle = pageColor("--apart");
    for (const frame of apart) {
      const x = (frame / this.cell.count) * width;
      context.fillRect(x, 6 * high + 3, Math.max(width / this.cell.count, 1), height - 12 * high - 6);
    }
  }

  paintEye(context, cell, frameOf, top, high, width) {
    const step = width / this.cell.count;
    eyeNames.forEach((name, row) => {
      let last = null;
      let start = 0;
      const flush = (end) => {
        if (last === null) return;
        context.fillStyle = colorText(last);
        context.fillRect(start * step, top + row * high, (end - start) * step + 0.5, high - 1);
      };
      for (let frame = 0; frame < this.cell.count; frame++) {
        const color = cell.raw("eye", name, frameOf(frame));
        if (color === last) continue;
        flush(frame);
        last = color;
        start = frame;
      }
      flush(this.cell.count);
    });
  }
}

/// A button with a sign and a name.
function button(label, sign, onclick, kind = "") {
  return h("button", { class: "button " + kind, "aria-label": label, title: label, onclick: onclick }, sign);
}

function formatMs(ms) {
  return (Math.round(ms * 10) / 10).toString() + " ms";
}

/// Goes to the finding before or after the frame that is shown.
function stepFinding(direction) {
  const { findings } = cellOf(state.cell);
  if (findings.length === 0) return;
  const order = findings.map((finding) => finding.index)
    .sort((a, b) => findings[a].frame - findings[b].frame || a - b);
  let next;
  if (state.finding !== null) {
    next = order[(order.indexOf(state.finding) + direction + order.length) % order.length];
  } else if (direction > 0) {
    next = order.find((index) => findings[index].frame >= state.frame) ?? order[0];
  } else {
    next = order.findLast((index) => findings[index].frame <= state.frame) ?? order[order.length - 1];
  }
  openFinding(next);
}

// MARK: Playing

let playStart = null;

function togglePlay() {
  if (state.isPlaying) return show({ isPlaying: false });
  const { count } = cellOf(state.cell);
  if (state.frame >= count - 1) seek(0);
  show({ isPlaying: true });
  playStart = null;
  requestAnimationFrame(playOn);
}

function playOn(now) {
  if (!state.isPlaying || state.page !== "scenario") return;
  const cell = cellOf(state.cell);
  playStart ??= { now: now, frame: state.frame, speed: state.speed, cell: state.cell };
  if (playStart.speed !== state.speed || playStart.cell !== state.cell) {
    playStart = { now: now, frame: state.frame, speed: state.speed, cell: state.cell };
  }
  const frame = playStart.frame
    + Math.floor(((now - playStart.now) / 1000) * cell.rate * state.speed);
  if (frame !== state.frame) seek(frame);
  if (frame >= cell.count - 1) return show({ isPlaying: false });
  requestAnimationFrame(playOn);
}

"""#
}
