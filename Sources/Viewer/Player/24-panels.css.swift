// swift-format-ignore-file

extension PlayerSources {
  static let panels24Style = #"""
/* Findings, chains of causes, the scenario's text, events and values. */
.findings { display: grid; gap: 6px; margin-top: 8px; max-height: 320px; overflow: auto; }
.findings:empty { display: none; }
.findings button { display: block; width: 100%; padding: 7px 9px; border-radius: 8px; border-left: 3px solid var(--finding); background: var(--finding-soft); }
.findings button:hover { box-shadow: inset 0 0 0 1px var(--finding); }
.findings button[aria-current="true"] { box-shadow: inset 0 0 0 2px var(--finding); }
.findings .what { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline; }
.findings .what b { color: var(--finding); }
.findings .at { margin-left: auto; font: 12px var(--mono); color: var(--muted); }
.findings .message { display: block; font-size: 13px; }
.failure p { padding: 4px 9px; }
.habits { margin-top: 8px; font-size: 12px; color: var(--muted); }
.habits summary { cursor: pointer; }
.habits ul { border-left: 3px solid var(--line); padding-left: 8px; margin-top: 4px; }
.tabbed { padding: 0; overflow: hidden; }
.tabs { display: flex; border-bottom: 1px solid var(--line); padding: 0 6px; }
.tabs button { padding: 9px 10px 8px; font-size: 13px; color: var(--muted); border-bottom: 2px solid transparent; }
.tabs button[aria-selected="true"] { color: var(--text); font-weight: 650; border-bottom-color: var(--accent); }
[role="tabpanel"] { padding: 12px; }
.why > * + * { margin-top: 8px; }
.story li { padding-left: calc(var(--depth, 0) * 12px + 14px); position: relative; font-size: 13px; margin-top: 3px; }
.story li::before { content: "↳"; position: absolute; left: calc(var(--depth, 0) * 12px); color: var(--muted); }
.story li:first-child::before { content: "•"; left: 2px; }
.story .kind0 { color: var(--muted); }
.stack { display: grid; gap: 6px; }
.stack details { border: 1px solid var(--line); border-radius: 8px; }
.stack summary { padding: 6px 9px; cursor: pointer; display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; list-style-position: inside; }
.stack summary .swatch { margin: 0; width: 16px; height: 16px; }
.stack summary .note { color: var(--muted); font: 12px var(--mono); }
.stack .is-hidden summary b { color: var(--muted); font-weight: 500; }
.tag { margin-left: auto; font-size: 12px; padding: 0 7px; border-radius: 8px; background: var(--bg); border: 1px solid var(--line); color: var(--muted); }
.stack details > :not(summary) { padding: 2px 10px 9px; }
.made + .made { margin-top: 9px; padding-top: 9px; border-top: 1px dashed var(--line); }
.chains dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1px 10px; }
.chains dt { color: var(--muted); }
.chains dd small { font-family: var(--sans); }
.values, .witness { border-collapse: collapse; width: 100%; }
.values th, .witness th { text-align: left; font-weight: 400; }
.values td, .values th, .witness td, .witness th { padding: 3px 8px 3px 0; vertical-align: top; border-top: 1px solid var(--line); }
.values thead th { border-top: 0; color: var(--muted); font-family: var(--sans); }
.values .is-new td { font-weight: 700; }
.values .is-new th::before { content: "●"; color: var(--accent); margin-right: 4px; font-size: 9px; }
.values tbody .link { color: var(--text); }
.witness .is-now th button { font-weight: 700; }
.scroll, .code, .events { max-height: max(300px, calc(100vh - 380px)); overflow: auto; position: relative; }
.scroll { margin-top: 8px; }
.code { counter-reset: line; tab-size: 2; margin: -12px; padding: 8px 0; line-height: 1.55; }
.text > .hint:not([hidden]) { margin: 0 0 8px; }
.text > .hint:not([hidden]) + .code { margin-top: 0; }
.code li { counter-increment: line; white-space: pre-wrap; padding: 0 10px 0 46px; position: relative; }
.code li::before { content: counter(line); position: absolute; left: 0; width: 34px; text-align: right; color: var(--muted); opacity: 0.8; }
.code .acts { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
.code .runs { background: var(--runs); box-shadow: inset 3px 0 #d99a00; }
.code .is-asked { outline: 2px solid var(--accent); outline-offset: -2px; }
.code .comment { color: var(--muted); font-style: italic; }
.code .string { color: var(--accent); }
.code p { padding: 0 14px; white-space: normal; font-family: var(--sans); }
.events > li { padding: 4px 8px; border-left: 3px solid transparent; }
.events > li > .link { font: 12px var(--mono); }
.events > li.is-now { border-left-color: var(--accent); background: var(--accent-soft); }
.events > li.is-later { opacity: 0.62; }
.events ul { padding-left: 12px; }
.events .is-mark { font-weight: 700; }

"""#
}
