// Panels beside the board, as the browser's own text: it reflows, and can be selected and read aloud.

import { escaped, legendSquare, stillBoard } from './board.js';
import { fill } from './update.js';
import { bestBoards, Ground, rootSize } from './fit.js';
import { gettext, inRow } from './messages.js';

const list = (items) => items.join('');
const percent = (share) => `${(100 * share).toFixed(3)}%`;

/** @param {import('./frames').CodePanel} panel */
function code({ lines, active }) {
  const line = (text, at) =>
    `<li${at === active ? ' class="active" aria-current="step"' : ''}>${escaped(text)}</li>`;
  return `<ol class="code" dir="auto">${list(lines.map(line))}</ol>`;
}

/** @param {import('./frames').StackPanel} panel */
const stack = ({ calls }) => `<ol class="code stack" dir="auto">${list(calls.map((call) => `<li>${escaped(call)}</li>`))}</ol>`;

export const pairs = (rows, className) =>
  `<dl class="${className}">${list(rows.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`))}</dl>`;

/** @param {import('./frames').CountersPanel} panel */
const counters = ({ counters: rows }) => pairs(rows, 'counters');

const treeStates = { path: 2, failed: 3, solved: 4 };

/** A node, drawn by what draws films. */
const treeNode = (x, y, state, size) =>
  `<use class="node" href="#node-${state}" x="${(x - size / 2).toFixed(1)}" y="${(y - size / 2).toFixed(1)}" width="${size}" height="${size}"/>`;

/** The distance of a tree's levels, in a height. @param {import('./frames').TreePanel} tree */
const levelStep = ({ nodes, levels = [] }, { height }) => (height - 20) / Math.max(1, ...nodes.map((node) => node[1]), levels.length - 1);

/** Where the nodes of a tree are drawn: [x, y] of each, in pixels. @param {import('./frames').TreePanel} tree */
export function treePoints(tree, size) {
  const [left, step] = [tree.levels?.length ? 3.525 * rootSize() : 8, levelStep(tree, size)];
  return tree.nodes.map(([, level, x]) => [+(left + x * (size.width - left - 8)).toFixed(1), +(10 + level * step).toFixed(1)]);
}

/** `size`: of its canvas, in pixels. @param {import('./frames').TreePanel} tree */
export function treePicture(tree, size) {
  const { nodes, levels = [] } = tree;
  const { width, height } = size;
  const text = 0.75 * rootSize();
  const step = levelStep(tree, size);
  const nodeSize = nodes.length > 150 ? 7.6 : 12.7;
  const points = treePoints(tree, size);
  const edges = ['', ''];
  let dots = '';
  for (const [at, node] of nodes.entries()) {
    const [x, y] = points[at];
    if (node[0] >= 0) {
      const [fromX, fromY] = points[node[0]];
      const middle = ((fromY + y) / 2).toFixed(1);
      edges[node[3] === treeStates.path ? 1 : 0] += `M${fromX} ${fromY}C${fromX} ${middle} ${x} ${middle} ${x} ${y}`;
    }
    dots += treeNode(x, y, node[3], nodeSize);
  }
  const every = Math.ceil((1.08 * text) / step); // only some levels are named, as names must not meet
  const names = levels.map((name, level) => (level % every ? '' : `<text class="level" x="0" y="${10 + 0.35 * text + level * step}">${escaped(name)}</text>`));
  const count = (state) => nodes.filter((node) => node[3] === treeStates[state]).length;
  return `<svg class="tree" role="img" aria-label="${escaped(gettext('Search tree: {path} on the path, {failed} failed, {solved} solved', { path: count('path'), failed: count('failed'), solved: count('solved') }))}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path class="edges" d="${edges[0]}"/><path class="edges path" d="${edges[1]}"/>${dots}${list(names)}</svg>`;
}

/** @param {import('./frames').ChartPanel} panel */
function chart({ values, max, filled, now, end }, size) {
  const [width, height] = [size.width, size.height - 12 - 1.2 * rootSize()];
  const step = values.length > 1 ? (filled * width) / (values.length - 1) : 0;
  const points = values.map((value, at) => `${(at * step).toFixed(1)} ${(height - (height - 10) * (value / (max || 1))).toFixed(1)}`);
  return `<svg class="chart" role="img" aria-label="${escaped(gettext('Curve, now at {value}', { value: now }))}" width="${width}" height="${height + 12}" viewBox="0 -6 ${width} ${height + 12}"><path class="axes" d="M0 0V${height}H${width}"/>${points.length ? `<path class="curve" d="M${points.join('L')}"/>` : ''}</svg><p class="chart-words"><span>${escaped(now)}</span><span>${escaped(end)}</span></p>`;
}

/** What a board among others takes besides its squares, in pixels: a line for its name and for each of its notes, unbroken. */
function besides(boards) {
  const text = rootSize();
  const longest = Math.max(0, ...boards.flatMap(({ label, notes = [] }) => [1.06 * label.length, ...notes.map((note) => note.length)]));
  return { high: 8 + (1.04 * text + 0.5) * (1 + Math.max(0, ...boards.map(({ notes = [] }) => notes.length))), least: 10 + 0.45 * text * longest };
}

/** Boards close together, with places for as many as `count`. */
export function tiles(boards, count, { width, height }) {
  const { across, board } = bestBoards(count, { width: width - 6, height: height - 6 }, { gap: 4, wide: 0, high: 0 });
  return `<ul class="boards tiles" data-css="--across:${across};--place:${board}px;--board:${board}px">${list(boards)}</ul>`;
}

/** Their height in a width if each is `side` wide. */
export const tilesHeight = (count, side) => (width) => Math.ceil(count / Math.max(1, Math.floor((width - 6) / (side + 4)))) * (side + 4) + 6;

/** @param {import('./frames').BoardsPanel} panel */
function boards({ boards: small }, size, { bare, rows }) {
  const one = ({ board, label, notes = [], lit, won }) =>
    `<li class="${lit ? 'lit' : ''} ${won ? 'won' : ''}">${label && `<p class="name">${escaped(label)}</p>`}${stillBoard(board, '', null, label)}${list(notes.map((note) => `<p>${escaped(note)}</p>`))}</li>`;
  if (bare) return tiles(small.map(one), rows, size);
  const { across, board } = bestBoards(small.length, { width: size.width - 6, height: size.height - 6 }, besides(small));
  const place = Math.max(board + 8, Math.min(besides(small).least, (size.width - 6 - 8 * (across - 1)) / across));
  return `<ul class="boards" data-css="--across:${across};--place:${place}px;--board:${board}px">${list(small.map(one))}</ul>`;
}

/** @param {import('./frames').BarsPanel} panel */
function bars({ bars: rows, scale }) {
  const bar = ({ name, value, share, lit, part, magnified }) =>
    `<div class="bar${lit ? ' lit' : ''}"><p><span>${escaped(name)}</span><b>${escaped(value)}</b></p><div class="track"><i data-css="width:${percent(share)}"></i>${part ? `<i class="part" data-css="width:max(1px,${percent(part)})"></i>` : ''}${magnified ? `<i class="magnified" data-css="width:max(2px,${percent(magnified)})"></i>` : ''}</div></div>`;
  return `<div class="bars">${list(rows.map(bar))}${scale ? `<p class="scale">${escaped(scale)}</p>` : ''}</div>`;
}

/** HTML of that many each, which stay together if there is room. */
const parted = (of, each) => of.flatMap((_, at) => (at % each ? [] : [`<span>${list(of.slice(at, at + each))}</span>`]));

const fills = ['none', 'off', 'on', 'lit', 'done', 'gone'];

/** @param {import('./frames').StatePanel} panel */
function state({ rows }) {
  const wraps = rows.length === 1 && !rows[0].name && !rows[0].value;
  const dot = (fill) => `<i class="dot"${fill >= fills.length ? ` data-css="background:var(--hue-${fill - fills.length})"` : ''}></i>`;
  const cell = (one) => {
    const [fill, text = '', strength = 1, framed = false] = [one].flat();
    if (wraps) return dot(fill);
    return `<i class="${fills[fill]}${framed ? ' framed' : ''}${strength >= 0.5 ? ' strong' : ''}"${fill === 2 && strength < 1 ? ` data-css="--strength:${strength}"` : ''}>${escaped(text)}</i>`;
  };
  // Rows of many cells break into lines of ten or five.
  const tens = (of) => (of.length > 12 && of.length % 10 === 0 ? list(parted(parted(of, 5), 2)) : list(of));
  const row = ({ name, cells, value = '', lit }) =>
    cells.length === 0 && !name ? `<p class="heading${lit ? ' lit' : ''}">${escaped(value)}</p>` :
    `<div class="row${lit ? ' lit' : ''}"><span class="name">${escaped(name)}</span><span class="cells">${wraps ? list(cells.map(cell)) : tens(cells.map(cell))}</span><span class="value">${escaped(value)}</span></div>`;
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const longest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((one) => String([one].flat()[1] ?? '').length)));
  return `<div data-css="--letters:${longest}" class="state${most > 12 && !wraps ? ' dense' : ''}${rows.some(({ name }) => name) ? '' : ' nameless'}">${list(rows.map(row))}</div>`;
}

/** @param {import('./frames').LegendPanel} panel */
const legend = ({ entries }) =>
  `<ul class="legend">${list(entries.map(([cell, words]) => `<li>${legendSquare(cell)}<span>${escaped(words)}</span></li>`))}</ul>`;

// A character of a lane, in base 36: who was there, for how much of the time, in which of two tones, above a solution or not.
function mapFill(letter) {
  const code = Number.parseInt(letter, 36);
  const [stood, alternate, solved] = [Math.floor(code / 9) + 1, Math.floor(code / 3) % 3, code % 3];
  return `fill:color-mix(in srgb, color-mix(in srgb, var(--solved) ${21 * solved}%, color-mix(in srgb, var(--quiet) ${62 - 11 * alternate}%, var(--ground))) ${25 * stood}%, var(--ground))`;
}

function mapLanes(lanes, high) {
  const paths = {};
  lanes.forEach((lane, level) => {
    for (const { 0: run, index } of lane.matchAll(/([^.])\1*/g)) paths[run[0]] = `${paths[run[0]] ?? ''}M${index} ${level * high}h${run.length}v${high * 0.94}h${-run.length}z`;
  });
  return list(Object.entries(paths).map(([letter, path]) => `<path data-css="${mapFill(letter)}" d="${path}"/>`));
}

function mapCurves(curves, height) {
  const area = ({ heights }, at) => `<path class="heights" data-css="opacity:${at ? 0.7 : 0.4}" d="${list(heights.map((share, part) => (share < 0 ? '' : `M${part} ${height}v${(-share * height).toFixed(1)}h1V${height}z`)))}"/>`;
  return list(curves.map(area));
}

const mapHeight = 90;

/** Draws a map that is as many units wide as it has parts; `words` describe it, `over` is above it. */
export function mapPicture({ parts, lanes = [], curves = [], ends = [], gold = [] }, words = '', over = '') {
  const high = mapHeight / Math.max(1, lanes.length);
  const strokes = list(gold.map((part) => `M${part + 0.5} 0V${mapHeight}`));
  const ticks = list(ends.flatMap((of, level) => of.map((part) => `M${part + 1} ${(level + 0.94) * high}v${0.4 * high}`)));
  return `<svg${words && ` role="img" aria-label="${words}"`} preserveAspectRatio="none" viewBox="0 0 ${parts} ${mapHeight}">${mapLanes(lanes, high)}${mapCurves(curves, mapHeight)}<path class="ends" d="${ticks}"/><path class="gold" d="${strokes}"/>${over}</svg>`;
}

/** @param {import('./frames').MapPanel} panel */
function map(panel, size) {
  const { now, done = now, parts, extent = 1, bend, levels = [], blocks = [] } = panel;
  const root = rootSize();
  const room = extent * (size.width - 4 * root);
  // Names that would meet are all left out.
  const isNamed = blocks.length > 0 && size.height > 4 * root && blocks.every(([begin, end, name]) => (end - begin) * room > 0.6 * root * String(name).length + 4);
  const hasLevels = levels.length > 0 && size.height > 0.75 * root * levels.length + 1.8 * root;
  const told = blocks.filter((block) => block[3] !== null).map(([, , name, count]) => gettext('{solutions} from {square}', { solutions: count, square: name }));
  const names = (list_, className) => `<p class="${className}">${list(list_)}</p>`;
  const share = Math.round(100 * done);
  const words = escaped(told.length ? gettext('Map of the search, {percent}% told; solutions: {solutions}', { percent: share, solutions: inRow(told) }) : gettext('Map of the search, {percent}% told', { percent: share }));
  const over = `<rect class="veil" x="${now * parts}" y="0" width="${(1 - now) * parts}" height="${mapHeight}"/>${bend ? `<path class="bend" d="M${bend * parts} 0V${mapHeight}"/>` : ''}<path class="now" d="M${now * parts} 0V${mapHeight}"/>`;
  const picture = mapPicture(panel, words, over);
  const below = (text) => blocks.map((block) => `<span data-css="left:${percent(block[0])};width:${percent(block[1] - block[0])}">${text(block)}</span>`);
  return `<div class="map">${hasLevels ? names(levels.map((name) => `<span>${escaped(name)}</span>`), 'map-levels') : ''}<div class="map-picture"${extent < 1 ? ` data-css="width:max(2px,${percent(extent)})"` : ''}>${picture}${isNamed ? names(below(([, , name]) => escaped(name)), 'map-first') + names(below(([, , , count]) => count ?? ''), 'map-counts') : ''}</div></div>`;
}

const painters = { code, stack, counters, tree: treePicture, chart, boards, bars, state, legend, map };

/** Names of panels without a title. */
const kindNames = () => ({
  code: gettext('Pseudocode'), stack: gettext('Calls'), counters: gettext('Counters'), tree: gettext('Tree'), chart: gettext('Chart'), boards: gettext('Boards'),
  bars: gettext('Bars'), state: gettext('State'), legend: gettext('Legend'), map: gettext('Map'),
});

/** The least and greatest heights of panels that take any, in a column of a width; `panel` is the one shown. */
const limits = {
  tree: ({ rows }) => [() => 20 + 0.8 * rootSize() * rows, () => 20 + 3 * rootSize() * rows],
  chart: () => [() => 7 * rootSize(), () => 16 * rootSize()],
  map: (slot, panel, isTrack) => (isTrack ? [() => 2 * rootSize(), () => 9 * rootSize(), () => 4.2 * rootSize()] : [() => 8 * rootSize(), () => 17 * rootSize()]),
  boards: (slot, panel) => {
    if (slot.bare) return [tilesHeight(slot.rows, 32), tilesHeight(slot.rows, 200)];
    const shown = () => panel()?.boards ?? [];
    const high = (width, board) => {
      const { high: more, least } = besides(shown());
      const across = Math.max(1, Math.min(shown().length, Math.floor((width + 2) / (8 + Math.max(board + 8, least)))));
      return 6 + Math.ceil(shown().length / across) * (board + 8 + more);
    };
    // On a phone, where panels are seen one at a time, boards are as large as can be seen well.
    const least = (width) => high(width, width < 45 * rootSize() ? 112 : 64);
    return [least, (width) => Math.max(least(width), high(width, 26.25 * rootSize()))];
  },
};

/** The width of a code character, in pixels where text has 16. */
const characterWidth = 7.75;
const leastWidth = ({ kind, columns }) => (kind === 'code' || kind === 'stack' ? 16 + columns * characterWidth : 0);

/** The least widths of panels beside code, whose lines need more, in pixels where text has 16; others are at least as wide as columns. */
const narrow = { counters: 165, tree: 165, chart: 165 };

/** The panels of a page; changed ones are made anew. */
export class Panels {
  constructor(element, slots) {
    element.hidden = slots.length === 0;
    this.isRace = slots.some(({ kind }) => kind === 'boards') && slots.length > 1;
    this.ground = new Ground(element, this.isRace ? 2000 : 400, () => this.follow());
    this.shown = slots.map(() => '');
    this.marked = -1;
    this.panels = [];
    this.items = slots.map((slot, at) => this.item(slot, at));
    const isTrack = (item) => item.kind === 'map';
    // The tracks of a race are above its boards.
    this.order = this.isRace ? [...this.items].sort((a, b) => Number(isTrack(b)) - Number(isTrack(a))) : this.items;
  }

  item(slot, at) {
    const { kind, title } = slot;
    const section = Object.assign(document.createElement('section'), { className: `panel panel-${kind}` });
    const name = title || kindNames()[kind];
    section.setAttribute('aria-label', name);
    fill(section, `${title ? `<h2>${escaped(title)}</h2>` : ''}<div class="panel-body"></div>`);
    const body = section.lastElementChild;
    const item = { slot, kind, section, body, name: this.isRace && kind === 'map' ? gettext('Tracks') : name, width: leastWidth(slot), narrow: narrow[kind], overview: slot.overview, space: { width: 300, height: 200 } };
    const [least, most, enough] = limits[kind]?.(slot, () => this.panels[at], this.isRace) ?? [];
    if (least) Object.assign(item, { least, most, enough });
    item.size = (size) => {
      item.space = size;
      this.paint(at);
    };
    return item;
  }

  paint(at) {
    const panel = this.panels[at];
    if (!panel) return;
    const html = painters[panel.kind](panel, this.items[at].space, this.items[at].slot);
    if (html === this.shown[at]) return;
    fill(this.items[at].body, html);
    this.shown[at] = html;
    if (panel.kind === 'code') this.mark(this.marked);
  }

  /** Marks a line of code as one where the player stops; -1 for none. */
  mark(line) {
    this.marked = line;
    for (const { kind, body } of this.items) if (kind === 'code') [...body.querySelectorAll('li')].forEach((one, at) => one.classList.toggle('stop', at === line));
  }

  show(panels, overview) {
    this.panels = panels.slice(0, this.items.length);
    this.items.forEach((_, at) => this.paint(at));
    const code = /** @type {import('./frames').CodePanel | undefined} */ (this.panels.find(({ kind }) => kind === 'code'));
    const active = code?.active;
    if (overview !== this.overview) this.ground.set(this.order.filter((item) => overview || !item.overview));
    else if (active !== this.active) this.follow();
    this.overview = overview;
    this.active = active;
  }

  /** Scrolls panels that are too high for their room to the running line of code. */
  follow() {
    for (const { kind, body } of this.items) {
      if (kind !== 'code') continue;
      const page = body.closest('.page');
      const line = body.querySelector('.active')?.getBoundingClientRect();
      const room = page?.getBoundingClientRect();
      if (line && room) page.scrollTop += Math.min(0, line.top - room.top) + Math.max(0, line.bottom - room.bottom);
    }
  }

  close() {
    this.ground.close();
  }
}
