// swift-format-ignore-file
// The folder Templates, embedded in the binary. Do not edit:
// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests` writes this file.

extension PageFiles {
    /// Every file of the folder, sorted by path.
    package static let all: [BuiltInTemplate] = [
BuiltInTemplate(path: "Dark.css", text: """
:root { --paper: #14171d; --ink: #e8ebf1; --dim: #98a1b3; --line: #333b4a; --sheet: #1a1e26; --accent: #7da2ff;
  --mark: #4a4120; --result: #e0a458; --back: #c895f5; }
aside .finding { color: #ff8a75; }

"""),
BuiltInTemplate(path: "Map.css", text: """
:root { color-scheme: light dark; --paper: #fdfcfa; --ink: #1d2330; --dim: #6a7283; --line: #d9d7d0; --sheet: #ffffff;
  --accent: #2f5fd0; --mark: #fff1c9; --result: #b0690b; --back: #8a46c4; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 14px/1.45 system-ui, -apple-system, \"Segoe UI\", \"Helvetica Neue\", Helvetica, Arial, sans-serif; }
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
  Consolas, \"DejaVu Sans Mono\", monospace; font-size: 12px; overflow-wrap: anywhere; }
aside li button, .go { border: 0; background: none; padding: 1px 0; color: var(--accent); text-align: left; }
aside .dim { color: var(--dim); } aside .finding { color: #c4321c; } aside .finding.quiet { color: var(--dim); }
aside pre { margin: 0; white-space: pre-wrap; } aside .hand::before { content: \"✎ \"; }
.flow { position: relative; margin-top: 10px; } .who, .row { display: grid; column-gap: 0; }
.who b { text-align: center; font-size: 11px; overflow-wrap: anywhere; padding: 0 2px; }
.row { padding: 2px 0; border-radius: 5px; } .row > span { border-bottom: 1.6px solid var(--accent); position: relative;
  text-align: center; padding: 3px 8px 1px; } .row > span::after { position: absolute; right: -1px; bottom: -9px; content: \"▸\";
  color: var(--accent); font-size: 14px; } .row > span.back { border-color: var(--back); } .row > span.back::after { content: \"◂\";
  right: auto; left: -1px; color: var(--back); } .row.now { background: var(--mark); }
.row > span.own { border-style: dotted; text-align: left; }
.row > i { color: var(--dim); } .branch { border: 1px solid var(--line); border-radius: 7px; margin: 6px 0; padding: 2px 0 6px; }
.branch > em { display: block; padding: 3px 9px 0; color: var(--result); font-style: normal; }
.branch > em + .row, .branch > .row { margin: 0; } .branch > em:not(:first-child) { border-top: 1px dashed var(--line);
  margin-top: 6px; } .steps { display: flex; gap: 6px; margin: 8px 0; align-items: center; }

"""),
BuiltInTemplate(path: "Map.js", text: """
\"use strict\";
const { size, modules, links, folders, texts } = JSON.parse(document.getElementById(\"data\").textContent);
const id = name => document.getElementById(name), text = number => texts[number];
const map = id(\"map\"), picture = id(\"picture\"), detail = id(\"detail\"), search = id(\"search\"), found = id(\"found\");
const opens = modules.map(() => []), openedBy = modules.map(() => []);
for (const module of modules) module.name = text(module.name);
links.forEach((link, n) => {
  [link.from, link.to] = link.ends;
  for (const route of link.routes) [route[0], route[1], route[2]] = [text(route[0]), text(route[1]), route[2].map(text)];
  opens[link.from].push(n);
  openedBy[link.to].push(n);
});

// Creates an element with attributes and children. Strings become text nodes.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {}))
    if (key.startsWith(\"on\")) element[key] = value; else element.setAttribute(key, value);
  element.append(...children.filter(child => child !== null));
  return element;
}

// MARK: Picture. The content of each folder is in a group, so that it can be closed.
function svg(tag, attributes, ...children) {
  const element = document.createElementNS(\"http://www.w3.org/2000/svg\", tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
// The elements with their bounds, to hide those that are far from the window.
const parts = [];
const cover = (element, [x, y, width, height]) => parts.push({ element, left: x, top: y, right: x + width, bottom: y + height, isOut: false });
const boxes = [], lines = links.map(() => []), frames = [], inside = new Map();
const rect = ([x, y, width, height], rx, style) => svg(\"rect\", { class: style, x, y, width, height, rx });
const words = (x, y, style, ...content) => svg(\"text\", { x, y, class: style }, ...content);
function level(number) {
  if (!inside.has(number)) inside.set(number, [svg(\"g\", {}), svg(\"g\", {}), svg(\"g\", {})]);
  return inside.get(number);
}
folders.forEach((folder, n) => {
  const [x, y, width, height] = folder.at, name = text(folder.name);
  const large = Math.max(13, Math.min(height / 4, width * 1.5 / Math.max(1, name.length)));
  const title = words(x + width / 2, y + height / 2 + large / 3, \"middle\", name);
  title.style.fontSize = large + \"px\";
  frames[n] = svg(\"g\", { class: \"f\" }, rect(folder.at, 12, \"folder\"), words(x + 16, y + 24, \"folder-name handle\", \"▾ \" + name),
    svg(\"g\", { class: \"inside\" }, ...level(n)),
    svg(\"g\", { class: \"closed handle\" }, title, words(x + width / 2, y + height / 2 + large / 3 + 24, \"middle dim\", folder.count + \" modules\")));
  frames[n].dataset.f = n;
  level(folder.in)[0].append(frames[n]);
});
links.forEach((link, n) => {
  const style = text(link.kind), back = link.results.length > 0, last = link.paths.length - 1;
  link.paths.forEach(([folder, d, span], at) => {
    const line = svg(\"g\", { class: \"l\" });
    if (back) line.append(svg(\"path\", { class: span[2] - span[0] > 6000 ? \"result long\" : \"result\", d, transform: \"translate(0 6)\" }));
    line.append(svg(\"path\", { class: \"line \" + style, d }));
    if (at === (link.left ? 0 : last)) line.append(svg(\"path\", { class: \"head \" + style, d: link.heads[0] }));
    if (back && at === (link.left ? last : 0)) line.append(svg(\"path\", { class: \"result\", d: link.heads[1] }));
    lines[n].push(line);
    const [left, top, right, bottom] = span;
    cover(line, [left - 8, top - 8, right - left + 16, bottom - top + 24]);
    level(folder)[1].append(line);
  });
  if (!link.at) return;
  const [x, y] = link.at, label = svg(\"g\", { class: \"l\" });
  link.label.forEach(([name, kind], row) => label.append(words(x + 6, y + 6 - (link.label.length - row - 1) * 14 - 14, \"code\",
    text(name) + \" \", svg(\"tspan\", { class: style + \"-text\" }, text(kind)))));
  link.results.forEach((name, row) => label.append(words(x + 6, y + 19 + row * 14, \"code result-text\", text(name))));
  lines[n].push(label);
  cover(label, [x, y - 60, 400, 120]);
  level(link.in)[1].append(label);
});
modules.forEach((module, n) => {
  const [x, y, width, height] = module.at, below = module.below !== undefined;
  boxes[n] = svg(\"g\", { class: \"m\" }, rect(module.at, 9, \"box\" + (module.root ? \" start\" : \"\") + (module.hand ? \" hand\" : \"\")),
    words(x + 16, y + (height >> 1) + (below ? -2 : 5), \"name\", module.title === undefined ? module.name : text(module.title)));
  if (below) boxes[n].append(words(x + 16, y + (height >> 1) + 14, \"code dim\", text(module.below)));
  (module.findings || []).forEach(([style, sign, said], at) => boxes[n].append(
    svg(\"g\", { class: text(style), transform: `translate(${x + width - 14 - 18 * at} ${y + 1})` },
      svg(\"title\", {}, text(said)), svg(\"path\", { class: \"disc\", d: \"M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z\" }),
      svg(\"path\", { class: \"sign\", d: text(sign) }))));
  boxes[n].dataset.m = n;
  cover(boxes[n], module.at);
  level(module.in ?? null)[2].append(boxes[n]);
});
picture.append(...level(null));
const whole = { width: size[0] + 80, height: size[1] + 80 };

// MARK: View: position and scale of the picture
let view = { x: 0, y: 0, scale: 1 }, painted = null, frame = 0;
function show() { if (!frame) frame = requestAnimationFrame(paint); }
// Paints more than the window shows. Dragging only moves the painted area, until its edge is near.
function paint() {
  frame = 0;
  const width = map.clientWidth, height = map.clientHeight, { x, y, scale } = view;
  if (painted && painted.scale === scale && Math.abs(x - painted.x) < width / 2 && Math.abs(y - painted.y) < height / 2) {
    picture.style.transform = `translate(${x - painted.x}px,${y - painted.y}px)`;
    return;
  }
  painted = { ...view };
  picture.style.transform = \"none\";
  picture.setAttribute(\"viewBox\", [(-width / 2 - x) / scale - 40, (-height / 2 - y) / scale - 40, 2 * width / scale, 2 * height / scale].join(\" \"));
  cull((-width / 2 - x) / scale - 40, (-height / 2 - y) / scale - 40, 2 * width / scale, 2 * height / scale);
  picture.classList.toggle(\"far\", scale < 0.4);
  picture.classList.toggle(\"farthest\", scale < 0.16);
}
function cull(x, y, width, height) {
  for (const part of parts) {
    const isOut = part.right < x || part.left > x + width || part.bottom < y || part.top > y + height;
    if (isOut !== part.isOut) { part.isOut = isOut; part.element.style.display = isOut ? \"none\" : \"\"; }
  }
}
new ResizeObserver(() => { painted = null; show(); }).observe(map);
function zoom(factor, x = map.clientWidth / 2, y = map.clientHeight / 2) {
  const scale = Math.min(4, Math.max(0.01, view.scale * factor)), by = scale / view.scale;
  view = { x: x - (x - view.x) * by, y: y - (y - view.y) * by, scale };
  show();
}
function fit() {
  view.scale = Math.min(1.25, map.clientWidth / whole.width, map.clientHeight / whole.height);
  view.x = (map.clientWidth - whole.width * view.scale) / 2;
  view.y = (map.clientHeight - whole.height * view.scale) / 2;
  show();
}
function centre([x, y, width, height]) {
  if (view.scale < 0.6) view.scale = 0.9;
  view.x = map.clientWidth / 2 - (x + width / 2 + 40) * view.scale;
  view.y = map.clientHeight / 2 - (y + height / 2 + 40) * view.scale;
  show();
}
let dragging = null;
map.onpointerdown = event => { dragging = { x: event.clientX - view.x, y: event.clientY - view.y, moved: false, at: [event.clientX, event.clientY] }; };
window.addEventListener(\"pointermove\", event => {
  if (!dragging) return;
  if (Math.hypot(event.clientX - dragging.at[0], event.clientY - dragging.at[1]) > 4) dragging.moved = true;
  if (!dragging.moved) return;
  map.classList.add(\"dragged\");
  view.x = event.clientX - dragging.x; view.y = event.clientY - dragging.y;
  show();
});
window.addEventListener(\"pointerup\", () => { map.classList.remove(\"dragged\"); if (dragging && dragging.moved) { painted = null; show(); } setTimeout(() => { dragging = null; }); });
map.addEventListener(\"wheel\", event => {
  event.preventDefault();
  const bounds = map.getBoundingClientRect();
  zoom(Math.exp(-event.deltaY / 400), event.clientX - bounds.left, event.clientY - bounds.top);
}, { passive: false });

// MARK: Folders
function fold(n, shut) { frames[n].classList.toggle(\"shut\", shut); }
function foldersOf(module) {
  const around = [];
  for (let n = modules[module].in; n !== undefined && n !== null; n = folders[n].in) around.unshift(n);
  return around;
}
function foldAll(shut) {
  frames.forEach((_, n) => fold(n, shut && folders[n].in === null));
  id(\"fold\").textContent = shut ? \"Open folders\" : \"Close folders\";
}
id(\"fold\").hidden = folders.length === 0;
id(\"fold\").onclick = () => foldAll(id(\"fold\").textContent === \"Close folders\");

// MARK: Selection
let chosen = null, flow = null, step = -1;
function choose(n, place = true) {
  if (chosen !== null) boxes[chosen].classList.remove(\"chosen\");
  for (const element of picture.querySelectorAll(\".near, .lit\")) element.classList.remove(\"near\", \"lit\");
  chosen = n;
  flow = null;
  picture.classList.toggle(\"focus\", n !== null);
  detail.hidden = n === null;
  if (n === null) { history.replaceState(null, \"\", \"#\"); return; }
  foldersOf(n).forEach(folder => fold(folder, false));
  boxes[n].classList.add(\"chosen\", \"near\");
  for (const link of [...opens[n], ...openedBy[n]]) {
    lines[link].forEach(line => line.classList.add(\"near\"));
    boxes[links[link].from].classList.add(\"near\");
    boxes[links[link].to].classList.add(\"near\");
  }
  describe(n);
  if (place) centre(modules[n].at);
  history.replaceState(null, \"\", \"#\" + encodeURIComponent(modules[n].name));
}
picture.addEventListener(\"click\", event => {
  if (dragging && dragging.moved) return;
  const handle = event.target.closest(\".handle\"), module = event.target.closest(\".m\");
  if (handle) { const n = handle.closest(\".f\").dataset.f; fold(n, !frames[n].classList.contains(\"shut\")); }
  else choose(module ? Number(module.dataset.m) : null, false);
});

// MARK: Module details
const code = words => make(\"code\", {}, words);
function list(title, items) { return items.length ? [make(\"h3\", {}, title), make(\"ul\", {}, ...items.map(item => make(\"li\", {}, item)))] : []; }
const go = (n, ...rest) => make(\"span\", {}, make(\"button\", { class: \"go\", onclick: () => choose(n) }, modules[n].name), ...rest);
function describe(n) {
  const module = modules[n], isIn = detail.contains(document.activeElement);
  detail.classList.remove(\"wide\");
  detail.replaceChildren(
    make(\"button\", { class: \"close\", \"aria-label\": \"Close\", onclick: () => { choose(null); map.focus(); } }, \"×\"),
    make(\"h2\", {}, module.name),
    make(\"p\", { class: \"dim\" }, [module.hand ? \"implemented by hand\" : \"\", module.place === undefined ? \"\" : text(module.place)].filter(Boolean).join(\", \")),
    ...(module.summary === undefined ? [] : [make(\"p\", {}, text(module.summary))]),
    ...(module.findings || []).map(finding => make(\"p\", { class: \"finding \" + text(finding[0]) }, text(finding[2]))),
    ...list(\"Inputs\", (module.inputs || []).map(text).map(code)),
    ...list(\"Dependencies\", (module.asks || []).map(text).map(code)),
    ...list(\"Opens\", opens[n].map(link => go(links[link].to, \" \", code(links[link].routes.map(([member, kind]) => `${member} ${kind}`).join(\", \"))))),
    ...list(\"Opened by\", openedBy[n].map(link => go(links[link].from, \" \", code(links[link].routes.map(([member, kind]) => `${member} ${kind}`).join(\", \"))))),
    ...list(\"Flows\", (module.flows || []).map((flow, at) => make(\"button\", { class: \"code\", onclick: () => follow(n, at) }, text(flow[0])))),
    ...(module.parts || []).flatMap(([title, type, generated, hand]) => list(`${text(title)}: ${text(type)}`,
      [...generated.map(member => code(text(member))), ...hand.map(member => make(\"code\", { class: \"hand\", title: \"implemented by hand\" }, text(member)))])),
    ...(module.spec === undefined ? [] : [make(\"h3\", {}, \"Spec\"), make(\"pre\", { class: \"code\", tabindex: \"0\", \"aria-label\": \"Spec\" }, module.spec.map(text).join(\"\\n\"))]));
  detail.scrollTop = 0;
  if (isIn) detail.focus();
}

// MARK: Flow
function follow(n, at, to = -1) {
  const module = modules[n], [event, who, steps] = module.flows[at], rows = [], width = who.length;
  const columns = element => { element.style.gridTemplateColumns = `repeat(${width * 2}, 1fr)`; return element; };
  function draw(steps) {
    return steps.map(part => {
      if (part.length === 3) {
        const [from, to] = part, member = text(part[2]);
        const arrow = make(\"span\", { class: \"code\" + (to < from ? \" back\" : to === from ? \" own\" : \"\") },
        ...member.split(/(?<=[:(])/).flatMap((piece, at) => at ? [make(\"wbr\"), piece] : [piece]));
        arrow.style.gridColumn = `${Math.min(from, to) * 2 + 2} / ${Math.max(from, to) * 2 + 2 + (from === to ? 1 : 0)}`;
        const row = columns(make(\"div\", { class: \"row\" }, arrow));
        rows.push({ row, to, member });
        return row;
      }
      if (part.length === 2) {
        const note = make(\"i\", {}, text(part[1]));
        note.style.gridColumn = `${part[0] * 2 + 1} / -1`;
        return columns(make(\"div\", { class: \"row\" }, note));
      }
      return make(\"div\", { class: \"branch\" }, ...part[0].flatMap(([condition, steps]) => [make(\"em\", { class: \"code\" }, text(condition) || \"otherwise\"), ...draw(steps)]));
    });
  }
  const body = draw(steps), counter = make(\"span\", { class: \"dim\" });
  flow = by => {
    step = Math.max(0, Math.min(rows.length - 1, step + by));
    rows.forEach(({ row }, at) => row.classList.toggle(\"now\", at === step));
    for (const line of picture.querySelectorAll(\".lit\")) line.classList.remove(\"lit\");
    for (const link of opens[n]) if (links[link].routes.some(([member]) => member === rows[step].member)) lines[link].forEach(line => line.classList.add(\"lit\"));
    counter.textContent = `${step + 1} of ${rows.length}`;
    rows[step].row.scrollIntoView({ block: \"nearest\" });
  };
  detail.replaceChildren(
    make(\"button\", { class: \"close\", \"aria-label\": \"Close\", onclick: () => { choose(null); map.focus(); } }, \"×\"),
    make(\"h2\", {}, text(event)),
    make(\"p\", {}, make(\"button\", { class: \"go\", onclick: () => choose(n) }, \"← \" + module.name)),
    make(\"div\", { class: \"steps\" }, make(\"button\", { onclick: () => flow(-1) }, \"◂ Back\"), make(\"button\", { onclick: () => flow(1) }, \"Next ▸\"), counter),
    make(\"div\", { class: \"flow\" }, columns(make(\"div\", { class: \"who\" }, ...who.map((name, at) => {
      const head = make(\"b\", {}, text(name));
      head.style.gridColumn = `${at * 2 + 1} / span 2`;
      return head;
    }))), ...body));
  detail.classList.add(\"wide\");
  step = to;
  flow(to < 0 ? 1 : 0);
  detail.focus();
  history.replaceState(null, \"\", \"#\" + encodeURIComponent(module.name + \".\" + text(event)));
}

// MARK: Search
let hits = [], hit = 0;
function look() {
  const typed = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  if (!known) known = modules.map(module => [module.name, ...[module.summary, module.place, ...(module.asks || []), ...(module.spec || []), ...(module.parts || []).flatMap(part => [part[1], ...part[2], ...part[3]])].map(number => texts[number] ?? \"\")].join(\" \").toLowerCase());
  hits = typed.length ? modules.map((_, n) => n).filter(n => typed.every(word => known[n].includes(word))) : [];
  const first = n => modules[n].name.toLowerCase().includes(typed[0]) ? 0 : 1;
  hits.sort((a, b) => first(a) - first(b) || a - b);
  boxes.forEach((box, n) => box.classList.toggle(\"hit\", hits.includes(n)));
  hit = 0;
  offer();
}
let known = null;
function offer() {
  found.hidden = hits.length === 0;
  search.setAttribute(\"aria-expanded\", String(!found.hidden));
  found.replaceChildren(...hits.slice(0, 40).map((n, at) => make(\"li\", { role: \"option\", id: \"hit\" + at, \"aria-selected\": String(at === hit), onclick: () => take(n) },
    modules[n].name, \" \", make(\"span\", {}, texts[modules[n].summary ?? modules[n].place] ?? \"\"))));
  search.setAttribute(\"aria-activedescendant\", \"hit\" + hit);
}
function take(n) {
  found.hidden = true;
  choose(n);
  map.focus();
}
search.oninput = look;
search.onkeydown = event => {
  if (event.key === \"ArrowDown\" || event.key === \"ArrowUp\") {
    hit = Math.max(0, Math.min(hits.length - 1, hit + (event.key === \"ArrowDown\" ? 1 : -1)));
    offer();
    event.preventDefault();
  } else if (event.key === \"Enter\" && hits.length) take(hits[hit]);
  else if (event.key === \"Escape\") { search.value = \"\"; look(); map.focus(); }
  event.stopPropagation();
};

// MARK: Keys
function move(key) {
  if (chosen === null) return choose(0);
  const [x, y] = modules[chosen].at;
  const near = key === \"ArrowRight\" || key === \"ArrowLeft\"
    ? [...opens[chosen].map(n => links[n].to), ...openedBy[chosen].map(n => links[n].from)].filter(n => key === \"ArrowRight\" ? modules[n].at[0] > x : modules[n].at[0] < x)
    : modules.map((_, n) => n).filter(n => n !== chosen && Math.abs(modules[n].at[0] - x) < 300 && (key === \"ArrowDown\" ? modules[n].at[1] > y : modules[n].at[1] < y));
  const far = n => Math.hypot(modules[n].at[0] - x, modules[n].at[1] - y);
  near.sort((a, b) => far(a) - far(b));
  if (near.length) choose(near[0]);
}
document.addEventListener(\"keydown\", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const inFlow = flow && detail.contains(document.activeElement);
  if (event.key === \"/\") { search.focus(); search.select(); event.preventDefault(); }
  else if (inFlow && (event.key === \"ArrowDown\" || event.key === \"ArrowRight\")) { flow(1); event.preventDefault(); }
  else if (inFlow && (event.key === \"ArrowUp\" || event.key === \"ArrowLeft\")) { flow(-1); event.preventDefault(); }
  else if (event.key === \"Escape\") { choose(null); map.focus(); }
  else if (document.activeElement !== map && document.activeElement !== document.body) return;
  else if (event.key.startsWith(\"Arrow\")) { move(event.key); event.preventDefault(); }
  else if (event.key === \"Enter\" && chosen !== null) { (detail.querySelector(\"li button\") || detail).focus(); event.preventDefault(); }
  else if (event.key === \"+\" || event.key === \"=\") zoom(1.25);
  else if (event.key === \"-\") zoom(0.8);
  else if (event.key === \"0\") fit();
  else if (event.key.toLowerCase() === \"f\" && chosen !== null) { const inner = foldersOf(chosen).at(-1); if (inner !== undefined) fold(inner, !frames[inner].classList.contains(\"shut\")); }
});
id(\"in\").onclick = () => zoom(1.25);
id(\"out\").onclick = () => zoom(0.8);
id(\"fit\").onclick = fit;

// MARK: Start: show the module or flow from the address, or the whole map
if (modules.length > 150) foldAll(true);
fit();
const wanted = decodeURIComponent(location.hash.slice(1));
const start = modules.findIndex(module => module.name === wanted || wanted.startsWith(module.name + \".\"));
if (start >= 0) {
  choose(start);
  const at = (modules[start].flows || []).findIndex(([event]) => modules[start].name + \".\" + text(event) === wanted);
  if (at >= 0) follow(start, at);
}

"""),
    ]
}
