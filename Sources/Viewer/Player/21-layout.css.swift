// swift-format-ignore-file

extension PlayerSources {
  static let layout21Style = #"""
/* Where things stand: one column on a phone, the panels beside the stage where there is room. */
.top {
  display: flex; align-items: center; gap: 10px; height: 48px; padding: 0 16px;
  background: var(--panel); border-bottom: 1px solid var(--line);
}
.brand { flex: none; display: inline-flex; align-items: center; gap: 8px; font-weight: 700; letter-spacing: -0.01em; }
.brand i {
  width: 18px; height: 18px; border-radius: 5px;
  background: linear-gradient(to bottom, var(--accent) 0 38%, var(--accent-soft) 38%);
  box-shadow: inset 0 0 0 1.5px var(--accent);
}
.top .button { flex: none; }
.report-title { flex: 0 1 auto; color: var(--muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
.scenario { display: grid; grid-template-columns: minmax(0, 1fr) 400px; gap: 14px 16px; padding: 14px 16px 32px; max-width: 1720px; margin: 0 auto; }
.scenario-head { grid-column: 1 / -1; display: flex; align-items: center; flex-wrap: wrap; gap: 8px 14px; min-width: 0; }
.scenario-head h1 { font-size: 20px; font-weight: 700; letter-spacing: -0.015em; line-height: 1.2; margin-right: auto; min-width: 0; }
.scenario-head h1 small { display: block; letter-spacing: 0; }
.centre, .aside { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
.panel, .timeline, .lanes { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
.panel { padding: 12px; min-width: 0; }
.stage {
  padding: 18px; border-radius: 12px; background: var(--stage); border: 1px solid var(--line);
  display: flex; justify-content: center; align-items: flex-start; gap: 40px; overflow: hidden; min-width: 0;
}
.stage.is-grid, .stage.is-compare { display: block; }
.stage.is-layers { justify-content: center; }
@media (max-width: 1240px) { .scenario { grid-template-columns: minmax(0, 1fr) 340px; } .stage { gap: 24px; } }
@media (max-width: 899px) {
  .scenario { grid-template-columns: minmax(0, 1fr); padding: 10px 10px 24px; gap: 10px; }
  .top { padding: 0 10px; gap: 8px; }
  .centre, .aside { display: contents; }
  .timeline { order: 3; position: sticky; bottom: 0; z-index: 5; box-shadow: 0 -6px 18px rgba(0, 0, 0, 0.14); }
  .aside > * { order: 1; }
  .lanes { order: 2; }
  .stage { padding: 12px; }
  .scenario-head h1 { flex-basis: 100%; font-size: 18px; }
  .scenario-head .segments { flex: 1; }
  .scenario-head .segments button { flex: 1; text-align: center; padding: 3px 4px; }
  .cell-picker { flex-basis: 100%; }
}
.index { max-width: 1120px; margin: 0 auto; padding: 22px 16px 48px; }
.index > header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-end; margin-bottom: 18px; }
.index > header > div { flex: 1 1 300px; min-width: 0; }
.index > header input { flex: 0 1 300px; }
.index h1 { font-size: 24px; letter-spacing: -0.02em; line-height: 1.2; }
.index section { margin-bottom: 24px; }
.index section > h2 { color: var(--muted); margin-bottom: 6px; }
.row-list { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.row {
  display: grid; grid-template-columns: 88px minmax(0, 1fr) minmax(0, 0.8fr) 104px; gap: 4px 16px; align-items: center;
  padding: 9px 14px 9px 9px; color: inherit; text-decoration: none; border-top: 1px solid var(--line);
}
.row:first-child { border-top: 0; }
.row:hover { background: var(--accent-soft); }
.row:focus-visible { outline-offset: -2px; }
.thumb-place { width: 88px; height: 31px; display: block; overflow: hidden; border-radius: 5px; box-shadow: inset 0 0 0 1px var(--line); background: var(--stage); }
.thumb { width: 88px; display: block; }
.names b { display: block; font-weight: 600; }
.names small { display: block; }
.cells { color: var(--muted); font-size: 13px; text-align: right; white-space: nowrap; }
@media (max-width: 699px) {
  .row { grid-template-columns: 64px minmax(0, 1fr); }
  .row .badges, .row .cells { grid-column: 2; text-align: left; }
  .thumb-place, .thumb { width: 64px; }
  .thumb-place { height: 23px; align-self: start; margin-top: 3px; }
}
.help { border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: var(--text); padding: 20px 22px; max-width: min(560px, 92vw); }
.help::backdrop { background: rgba(0, 0, 0, 0.45); }
.help dl { display: grid; gap: 7px; margin: 12px 0; }
.help dl div { display: grid; grid-template-columns: 160px 1fr; gap: 12px; align-items: baseline; }
.help h2 { font-size: 18px; }
.help form { margin-top: 14px; text-align: right; }
@media (max-width: 480px) { .help dl div { grid-template-columns: 1fr; gap: 2px; } }

"""#
}
