// swift-format-ignore-file

extension PlayerSources {
  static let stage22Style = #"""
/* The phone, its rings, the deck of layers, the comparison and the grid. */
.phone-place { flex: none; }
.phone {
  position: relative; padding: 8px; border-radius: 26px; background: #4b4e55; width: max-content;
  box-shadow: 0 0 0 1px rgba(127, 127, 127, 0.4), var(--shadow);
}
.phone.is-small { padding: 3px; border-radius: 12px; }
.phone .screen { display: block; border-radius: 19px; background: #000; }
.phone:not(.is-round) .screen { border-radius: 4px; }
.phone.is-small .screen { border-radius: 9px; }
.phone.is-small:not(.is-round) .screen { border-radius: 3px; }
.can-point { cursor: crosshair; }
.rings { position: absolute; inset: 8px; pointer-events: none; }
.is-small .rings { inset: 3px; }
.ring { position: absolute; border-radius: 6px; }
.ring.is-finding { box-shadow: 0 0 0 2.5px #ff3b24, 0 0 0 4.5px #fff; min-width: 8px; min-height: 8px; }
.ring.is-element { box-shadow: 0 0 0 2px #2d6bff, 0 0 0 3.5px #fff; min-height: 3px; }
.ring.is-point { border-radius: 50%; box-shadow: 0 0 0 2px #2d6bff, 0 0 0 3.5px #fff; }
.layers { flex: 0 1 auto; min-width: 0; }
.deck { position: relative; margin: 0 auto; }
.sheet {
  position: absolute; left: 0; top: 0; transform-origin: 0 0; border-radius: 5px;
  background: rgba(140, 150, 170, 0.09); box-shadow: 0 0 0 1px rgba(120, 130, 150, 0.5);
}
.sheet.is-chosen, .sheet.is-near { box-shadow: 0 0 0 2.5px var(--accent); background: rgba(80, 120, 230, 0.16); }
.sheet-name {
  position: absolute; font-size: 12px; line-height: 1.2; text-align: left; white-space: nowrap;
  padding: 1px 5px; border-radius: 5px;
}
.sheet-name b { font-weight: 600; }
.sheet-name small { font-size: 11px; margin-left: 4px; }
.sheet-name.is-gone b { color: var(--muted); text-decoration: line-through; }
.sheet-name:hover, .sheet-name.is-chosen { background: var(--accent); color: var(--on-accent); }
.sheet-name:hover *, .sheet-name.is-chosen * { color: inherit; }
.compare-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 14px; }
.compare-bar select { flex: 0 1 220px; }
.compare-bar .segments { margin-left: auto; }
.side {
  display: inline-grid; place-items: center; width: 20px; height: 20px; border-radius: 6px; font-size: 12px; font-weight: 700;
  background: var(--accent); color: var(--on-accent); flex: none;
}
.side.is-b { background: var(--apart); color: var(--panel); }
.compare-body { display: flex; gap: 32px; align-items: flex-start; justify-content: center; }
.pair { display: flex; gap: 16px; flex: none; flex-wrap: nowrap; }
.pair.is-wipe, .pair.is-difference { display: block; }
.pair figcaption { display: flex; gap: 5px; align-items: center; font-size: 13px; margin-top: 8px; flex-wrap: wrap; }
.over { position: relative; width: max-content; }
.over > .phone-place + .phone-place { position: absolute; inset: 0; }
.veil { position: absolute; left: 8px; top: 8px; border-radius: 4px; }
.is-small .veil { left: 3px; top: 3px; }
.handle { position: absolute; top: 8px; width: 34px; margin-left: -9px; cursor: ew-resize; touch-action: none; }
.handle::before { content: ""; position: absolute; left: 16px; top: 0; bottom: 0; width: 2px; background: #fff; box-shadow: 0 0 0 1px rgba(0, 0, 0, 0.55); }
.handle i {
  position: absolute; left: 0; top: 58%; width: 34px; height: 34px; border-radius: 50%; display: grid; place-items: center;
  background: #fff; color: #222; font: 700 13px var(--sans); box-shadow: 0 1px 5px rgba(0, 0, 0, 0.45);
}
.legend-ab { display: flex; gap: 6px; align-items: center; font-size: 13px; margin-top: 10px; }
.apart { flex: 1 1 260px; min-width: 0; max-width: 520px; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px; overflow: auto; }
.apart header { display: flex; align-items: center; gap: 6px; margin-bottom: 6px; }
.apart header h2 { flex: 1; }
.diff-lines { font-size: 12px; margin: 4px 0 8px; }
.diff-lines summary { cursor: pointer; color: var(--accent); }
.diff-lines ul { border-left: 3px solid var(--apart); padding-left: 8px; margin-top: 4px; }
@media (max-width: 599px) { .sheet-name small { display: none; } }
@media (max-width: 899px) { .compare-body { flex-direction: column; align-items: center; gap: 14px; } .apart { width: 100%; flex: none; } .compare-bar select { flex: 1 1 0; min-width: 84px; } .compare-bar .segments { margin-left: 0; width: 100%; } .compare-bar .segments button { flex: 1; text-align: center; } }
.grid { display: flex; flex-wrap: wrap; gap: 18px 32px; }
.grid .group { min-width: 0; }
.grid h2 { margin-bottom: 8px; }
.tiles { display: flex; flex-wrap: wrap; gap: 12px; }
.tile {
  display: flex; flex-direction: column; gap: 7px; align-items: center; padding: 10px 8px; border-radius: 12px; text-align: center;
  background: var(--panel); border: 1px solid var(--line); min-width: 0; width: 158px;
}
.grid.is-few .tile { width: 206px; }
.tile:hover { border-color: var(--accent); }
.tile[aria-current="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.tile.is-glitching { border-color: var(--finding); box-shadow: inset 0 0 0 2px var(--finding); }
.tile-name { font-weight: 600; font-size: 13px; }
.tile .badges { justify-content: center; }
.crop.is-cropped { max-height: 104px; overflow: hidden; border-radius: 12px 12px 0 0; -webkit-mask-image: linear-gradient(#000 78%, transparent); mask-image: linear-gradient(#000 78%, transparent); }
@media (max-width: 599px) {
  .tiles { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
  .grid .group { width: 100%; }
  .tile, .grid.is-few .tile { width: auto; padding: 8px 4px; }
}

"""#
}
