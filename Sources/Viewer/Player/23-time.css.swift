// swift-format-ignore-file

extension PlayerSources {
  static let time23Style = #"""
/* The time line and the lanes below it. */
.timeline { padding: 10px 14px 14px; }
.transport { display: flex; align-items: center; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; }
.where { margin-left: 6px; display: flex; flex-direction: column; line-height: 1.15; min-width: 150px; }
.place { font-family: var(--mono); font-weight: 700; font-size: 14px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.time { color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; }
.rows { position: relative; display: grid; grid-template-columns: 0 minmax(0, 1fr); }
.rows > * { grid-column: 2; }
.phases { position: relative; height: 24px; }
.phase {
  position: absolute; top: 0; height: 22px; padding: 0 6px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
  font-size: 12px; border-left: 2px solid var(--strong); color: var(--muted); background: var(--bg); border-radius: 0 5px 5px 0; min-width: 3px;
}
.phase.kind1 { border-left-color: var(--accent); }
.phase:hover, .phase.is-current { color: var(--text); background: var(--accent-soft); }
.marks { position: relative; height: 20px; }
.mark {
  position: absolute; top: 3px; width: 14px; height: 14px; margin-left: -7px; border-radius: 50% 50% 50% 0; transform: rotate(-45deg);
  background: var(--finding); color: var(--panel); font-size: 10px; line-height: 14px; text-align: center; font-weight: 700;
}
.release { position: absolute; top: 2px; padding: 0 4px; border-left: 2px solid var(--accent); font-size: 11px; line-height: 16px; color: var(--accent); white-space: nowrap; }
.mark b { display: block; transform: rotate(45deg); }
.mark.is-current { box-shadow: 0 0 0 3px var(--finding-soft), 0 0 0 4px var(--finding); }
.marks .span { position: absolute; bottom: 0; height: 3px; border-radius: 2px; background: var(--finding); opacity: 0.45; min-width: 3px; }
.scrubber { position: relative; cursor: ew-resize; touch-action: none; padding-bottom: 16px; border-radius: 4px; }
.strip { display: block; border-radius: 4px; width: 100%; box-shadow: 0 0 0 1px var(--strong); }
.ticks { position: absolute; left: 0; right: 0; bottom: 0; height: 15px; }
.ticks i { position: absolute; bottom: 0; width: 2px; margin-left: -1px; background: var(--muted); border-radius: 1px; }
.head { position: absolute; top: -3px; bottom: -3px; width: 2px; margin-left: -1px; background: var(--text); box-shadow: 0 0 0 1px var(--panel); pointer-events: none; border-radius: 1px; }
.scrubber > .head::before { content: ""; position: absolute; left: -5px; top: -4px; width: 12px; height: 12px; border-radius: 50%; background: var(--text); box-shadow: 0 0 0 2px var(--panel); }
.jumps { display: inline-flex; align-items: center; gap: 5px; font-size: 13px; color: var(--muted); }
.legend { display: none; }
@media (min-width: 700px) {
  .rows { grid-template-columns: 62px minmax(0, 1fr); }
  .legend { display: flex; flex-direction: column; grid-column: 1; grid-row: 3; font-size: 9.5px; line-height: 8px; color: var(--muted); text-align: right; padding-right: 8px; }
  .legend span { height: 8px; }
  .is-compared .legend { justify-content: space-between; height: 84px; font-size: 11px; line-height: 36px; }
  .is-compared .legend b:nth-child(2) { line-height: 12px; font-weight: 400; color: var(--apart); }
  .scrubber { grid-row: 3; }
}
@media (max-width: 699px) {
  .jumps span { display: none; }
  .timeline { padding: 8px 10px 8px; margin: 0 -10px -24px; border-radius: 12px 12px 0 0; }
  .transport { gap: 4px; margin-bottom: 4px; }
  .transport .button { padding: 0 5px; min-width: 30px; }
  .where { order: -1; flex: 1 0 100%; flex-direction: row; align-items: baseline; gap: 8px; margin-left: 4px; }
  .transport .spacer { display: block; }
  .speed select { width: 58px; padding: 0 2px; }
  .phases { height: 20px; } .phase { height: 18px; }
}
.lanes { padding: 10px 14px 14px; }
.lanes header { display: flex; align-items: center; gap: 12px; margin-bottom: 8px; }
.lanes header h2 { flex: 1; }
.lanes header input { width: 220px; }
.lane { display: grid; grid-template-columns: 168px minmax(0, 1fr) 112px; gap: 10px; align-items: center; min-height: 28px; border-top: 1px solid var(--line); }
.lane .link { font-family: var(--mono); font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--text); }
.lane .area { position: relative; height: 26px; cursor: pointer; }
.lane canvas { display: block; }
.lane .head { top: 0; bottom: 0; width: 1px; box-shadow: none; }
.lane output { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.lanes > .button { margin-top: 10px; }
@media (max-width: 699px) {
  .lane { grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; padding-top: 3px; }
  .lane .area { grid-column: 1 / -1; grid-row: 2; }
  .lanes header { flex-wrap: wrap; } .lanes header input { width: 100%; }
}

"""#
}
