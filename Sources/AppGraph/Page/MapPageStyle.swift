/// How the page looks around its picture.
enum MapPageStyle {
    static let text = """
        :root { color-scheme: light dark; --paper: #fdfcfa; --ink: #1d2330; --dim: #6a7283; --line: #d9d7d0; --sheet: #ffffff;
          --accent: #2f5fd0; --mark: #fff1c9; --result: #b0690b; --back: #8a46c4; }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Helvetica, Arial, sans-serif; }
        header { display: flex; align-items: center; gap: 14px; padding: 9px 18px; border-bottom: 1px solid var(--line);
          position: relative; z-index: 2; background: var(--paper); }
        h1 { font-size: 18px; margin: 0; } header p { margin: 0; color: var(--dim); flex: 1; }
        header label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        input, button { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: 7px;
          padding: 4px 10px; } input { width: 240px; } button { cursor: pointer; } #tools { display: flex; gap: 6px; }
        button:hover { border-color: var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        #found { position: absolute; right: 18px; top: 46px; width: 420px; max-height: 60vh; overflow: auto; margin: 0; padding: 5px;
          list-style: none; background: var(--sheet); border: 1px solid var(--line); border-radius: 9px;
          box-shadow: 0 8px 30px #0003; }
        #found li { padding: 4px 9px; border-radius: 6px; cursor: pointer; } #found li span { color: var(--dim); }
        #found li[aria-selected=true] { background: var(--accent); color: var(--sheet); }
        #found li[aria-selected=true] span { color: inherit; }
        main { flex: 1; display: flex; min-height: 0; }
        #map { flex: 1; overflow: hidden; position: relative; cursor: grab; touch-action: none; }
        #map.dragged { cursor: grabbing; } #map:focus-visible { outline-offset: -3px; }
        #picture { position: absolute; left: -50%; top: -50%; width: 200%; height: 200%; will-change: transform; }
        .far .line { vector-effect: non-scaling-stroke; stroke-width: .8; } .far .result, .far .code { display: none; }
        .result.long { stroke-dasharray: none; stroke-opacity: .5; } .farthest .m text, .farthest .head, .farthest .mark { display: none; }
        .farthest .box { fill: var(--dim); stroke: var(--dim); } .farthest .line { stroke-opacity: .4; } .far .l.near .line { stroke-width: 2; }
        #picture text { pointer-events: none; user-select: none; } #picture text.handle, .closed text { pointer-events: auto; cursor: pointer; }
        .m { cursor: pointer; } .closed { display: none; } .f.shut > .closed { display: inline; }
        .f.shut > .inside, .f.shut > .folder-name { display: none; } .f.shut > .folder { fill-opacity: .1; }
        .closed text { font-size: 15px; } .closed text[font-size] { font-size: unset; font-weight: 600; }
        .m.chosen .box { stroke: var(--accent); stroke-width: 3; } .m.hit .box { fill: var(--mark); }
        .focus .m:not(.near) > *, .focus .l:not(.near) > * { opacity: .18; } .l.near .line { stroke-width: 2.6; }
        .l.lit .line { stroke-width: 5; }
        aside { width: 430px; overflow: auto; border-left: 1px solid var(--line); padding: 16px 20px 40px; background: var(--sheet); }
        aside.wide { width: min(680px, 60vw); }
        aside h2 { margin: 0 0 2px; font-size: 19px; overflow-wrap: anywhere; } aside h3 { margin: 18px 0 4px; font-size: 12px;
          color: var(--dim); font-weight: 600; } aside p { margin: 4px 0; } aside .close { float: right; }
        aside ul { margin: 0; padding: 0; list-style: none; } aside code, .code { font-family: ui-monospace, SFMono-Regular, Menlo,
          Consolas, "DejaVu Sans Mono", monospace; font-size: 12px; overflow-wrap: anywhere; }
        aside li button, .go { border: 0; background: none; padding: 1px 0; color: var(--accent); text-align: left; }
        aside .dim { color: var(--dim); } aside .finding { color: #c4321c; } aside .finding.quiet { color: var(--dim); }
        aside pre { margin: 0; white-space: pre-wrap; } aside .hand::before { content: "✎ "; }
        .flow { position: relative; margin-top: 10px; } .who, .row { display: grid; column-gap: 0; }
        .who b { text-align: center; font-size: 11px; overflow-wrap: anywhere; padding: 0 2px; }
        .row { padding: 2px 0; border-radius: 5px; } .row > span { border-bottom: 1.6px solid var(--accent); position: relative;
          text-align: center; padding: 3px 8px 1px; } .row > span::after { position: absolute; right: -1px; bottom: -9px; content: "▸";
          color: var(--accent); font-size: 14px; } .row > span.back { border-color: var(--back); } .row > span.back::after { content: "◂";
          right: auto; left: -1px; color: var(--back); } .row.now { background: var(--mark); }
        .row > span.own { border-style: dotted; text-align: left; }
        .row > i { color: var(--dim); } .branch { border: 1px solid var(--line); border-radius: 7px; margin: 6px 0; padding: 2px 0 6px; }
        .branch > em { display: block; padding: 3px 9px 0; color: var(--result); font-style: normal; }
        .branch > em + .row, .branch > .row { margin: 0; } .branch > em:not(:first-child) { border-top: 1px dashed var(--line);
          margin-top: 6px; } .steps { display: flex; gap: 6px; margin: 8px 0; align-items: center; }

        """
    static let dark = """
        :root { --paper: #14171d; --ink: #e8ebf1; --dim: #98a1b3; --line: #333b4a; --sheet: #1a1e26; --accent: #7da2ff;
          --mark: #4a4120; --result: #e0a458; --back: #c895f5; }
        aside .finding { color: #ff8a75; }

        """
}
