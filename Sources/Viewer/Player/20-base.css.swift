// swift-format-ignore-file

extension PlayerSources {
  static let base20Style = #"""
/* Colours, type and what every control looks like. */
:root {
  --bg: #f3f3ef; --panel: #ffffff; --stage: #e7e7e1; --text: #1a1c20; --muted: #5d6169;
  --line: #d9d9d2; --strong: #b9bab3; --accent: #2655c7; --accent-soft: #e6ecfb; --on-accent: #ffffff;
  --finding: #b92b17; --finding-soft: #fcebe7; --apart: #c9156d; --curve: #2655c7;
  --block: #d3dcf4; --faint: #cfcfc8; --tick: rgba(190, 130, 0, 0.55); --runs: #fff2cc;
  --shadow: 0 1px 2px rgba(20, 20, 30, 0.06), 0 6px 20px rgba(20, 20, 30, 0.06);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  --sans: -apple-system, "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color-scheme: light;
}
:root[data-theme="dark"] {
  --bg: #131417; --panel: #1c1e22; --stage: #0d0e10; --text: #eceef1; --muted: #a0a5af;
  --line: #30333a; --strong: #4a4e57; --accent: #93b2ff; --accent-soft: #253251; --on-accent: #10131a;
  --finding: #ff9280; --finding-soft: #42231d; --apart: #ff62aa; --curve: #93b2ff;
  --block: #35456e; --faint: #3a3e46; --tick: rgba(240, 190, 80, 0.5); --runs: #43391b;
  --shadow: 0 1px 2px rgba(0, 0, 0, 0.4);
  color-scheme: dark;
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    --bg: #131417; --panel: #1c1e22; --stage: #0d0e10; --text: #eceef1; --muted: #a0a5af;
    --line: #30333a; --strong: #4a4e57; --accent: #93b2ff; --accent-soft: #253251; --on-accent: #10131a;
    --finding: #ff9280; --finding-soft: #42231d; --apart: #ff62aa; --curve: #93b2ff;
    --block: #35456e; --faint: #3a3e46; --tick: rgba(240, 190, 80, 0.5); --runs: #43391b;
    --shadow: 0 1px 2px rgba(0, 0, 0, 0.4);
    color-scheme: dark;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--bg); color: var(--text);
  font: 14px/1.45 var(--sans); overflow-wrap: anywhere;
}
h1, h2, h3, h4, p, ol, ul, dl, dd, figure { margin: 0; padding: 0; }
ol, ul { list-style: none; }
h2 { font-size: 13px; font-weight: 650; }
h3 { font-size: 14px; font-weight: 650; }
h4 { font-size: 12px; font-weight: 650; color: var(--muted); margin-top: 12px; }
small { color: var(--muted); font-size: 12px; font-weight: 400; }
code, .code, output, .events li li, .values, .witness, .line, .chains dd, .chains dt { font-family: var(--mono); font-size: 12px; }
button, select, input { font: inherit; color: inherit; }
button { cursor: pointer; background: none; border: 0; padding: 0; text-align: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.button {
  min-width: 32px; height: 32px; padding: 0 9px; border-radius: 8px; text-align: center;
  border: 1px solid var(--line); background: var(--panel); white-space: nowrap;
}
.button:hover { border-color: var(--strong); background: var(--bg); }
.button.play { background: var(--accent); border-color: var(--accent); color: var(--on-accent); min-width: 40px; }
.button.text { font-size: 13px; }
.icon { width: 14px; height: 14px; vertical-align: -2px; fill: currentColor; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
.icon.swap { fill: none; }
select, input[type="search"] {
  height: 32px; padding: 0 8px; border-radius: 8px; border: 1px solid var(--line);
  background: var(--panel); max-width: 100%; min-width: 0;
}
input[type="search"] { width: 100%; }
.link { color: var(--accent); text-decoration: none; }
.link:hover { text-decoration: underline; }
.hint { color: var(--muted); font-size: 13px; }
.spacer { flex: 1; }
.segments {
  display: inline-flex; border: 1px solid var(--line); border-radius: 9px; padding: 2px; background: var(--panel);
}
.segments button { padding: 3px 11px; border-radius: 6px; font-size: 13px; height: 26px; white-space: nowrap; }
.segments button:hover { background: var(--bg); }
.segments button[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
.swatch {
  display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 5px; vertical-align: -1.5px;
  overflow: hidden; box-shadow: inset 0 0 0 1px var(--strong);
  background: conic-gradient(#bbb 25%, #fff 0 50%, #bbb 0 75%, #fff 0) 0 0 / 6px 6px;
}
.swatch i { display: block; width: 100%; height: 100%; box-shadow: inset 0 0 0 1px rgba(127, 127, 127, 0.55); border-radius: 3px; }
.color { white-space: nowrap; }
.badges { display: inline-flex; flex-wrap: wrap; gap: 4px; }
.badge {
  font-size: 12px; line-height: 18px; padding: 0 7px; border-radius: 9px; color: var(--muted);
  background: var(--bg); border: 1px solid var(--line); white-space: nowrap;
}
.badge.is-finding { color: var(--finding); background: var(--finding-soft); border-color: transparent; }
.badge.is-failure { color: var(--panel); background: var(--finding); border-color: transparent; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; background: var(--panel); padding: 6px 10px; z-index: 9; }
kbd {
  font: 12px var(--mono); padding: 1px 6px; margin-right: 4px; border-radius: 5px; background: var(--bg);
  border: 1px solid var(--line); border-bottom-width: 2px; white-space: nowrap;
}
@media (prefers-reduced-motion: no-preference) {
  .ring { animation: arrive 0.35s ease-out; }
  @keyframes arrive { from { transform: scale(1.5); opacity: 0; } }
}

"""#
}
