// What stands beside the board, as the browser's own text: it reflows, can be selected and read aloud.

import { escaped, fill, grouped, legendSquare, stillBoard } from './board.js';

const list = (items) => items.join('');
const percent = (share) => `${(100 * share).toFixed(3)}%`;

function code({ lines, active }) {
  const line = (text, at) =>
    `<li${at === active ? ' class="active" aria-current="step"' : ''}>${escaped(text)}</li>`;
  return `<ol class="code">${list(lines.map(line))}</ol>`;
}

const stack = ({ calls }) => `<ol class="code stack">${list(calls.map((call) => `<li>${escaped(call)}</li>`))}</ol>`;

const pairs = (rows, className) =>
  `<dl class="${className}">${list(rows.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`))}</dl>`;

const counters = ({ counters: rows }) => pairs(rows, 'counters');

const radii = { open: 3.2, path: 5, failed: 2.6 };
const treeStates = ['open', 'rejected', 'path', 'failed', 'solved'];

function treeNode(x, y, state, dense) {
  const size = dense ? 0.6 : 1;
  if (state === 'rejected') {
    const arm = 2.6 * size;
    return `<path class="rejected" d="M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}"/>`;
  }
  if (state === 'solved') return `<path class="solved" d="M${x} ${y - 6 * size}l${6 * size} ${6 * size}l${-6 * size} ${6 * size}l${-6 * size} ${-6 * size}z"/>`;
  return `<circle class="${state}" cx="${x}" cy="${y}" r="${radii[state] * size}"/>`;
}

export function treePicture({ nodes, levels = [] }) {
  const depth = Math.max(1, ...nodes.map((node) => node[1]), levels.length - 1);
  const [left, width, step] = [levels.length ? 60 : 8, 420, Math.max(18, Math.min(34, 300 / depth))];
  const dense = nodes.length > 150;
  const point = ([, level, x]) => [+(left + x * (width - left - 8)).toFixed(1), +(10 + level * step).toFixed(1)];
  const edges = ['', ''];
  let dots = '';
  for (const node of nodes) {
    const [x, y] = point(node);
    const state = treeStates[node[3]];
    if (node[0] >= 0) {
      const [fromX, fromY] = point(nodes[node[0]]);
      edges[state === 'path' ? 1 : 0] += `M${fromX} ${fromY}L${x} ${y}`;
    }
    dots += treeNode(x, y, state, dense);
  }
  const names = levels.map((name, level) => `<text class="level" x="0" y="${14 + level * step}">${escaped(name)}</text>`);
  const count = (state) => nodes.filter((node) => treeStates[node[3]] === state).length;
  return `<svg class="tree" role="img" aria-label="Search tree: ${count('path')} on the path, ${count('failed')} failed, ${count('solved')} solved" viewBox="0 0 ${width} ${20 + depth * step}"><path class="edges" d="${edges[0]}"/><path class="edges path" d="${edges[1]}"/>${dots}${list(names)}</svg>`;
}

function chart({ values, max, filled, now, end }) {
  const [width, height] = [400, 150];
  const step = values.length > 1 ? (filled * width) / (values.length - 1) : 0;
  const points = values.map((value, at) => `${(at * step).toFixed(1)} ${(height - (height - 10) * (value / (max || 1))).toFixed(1)}`);
  return `<svg class="chart" role="img" aria-label="Curve, now at ${escaped(now)}" viewBox="0 -6 ${width} ${height + 12}"><path class="axes" d="M0 0V${height}H${width}"/>${points.length ? `<path class="curve" d="M${points.join('L')}"/>` : ''}</svg><p class="chart-words"><span>${escaped(now)}</span><span>${escaped(end)}</span></p>`;
}

function boards({ boards: small }) {
  const one = ({ board, label, notes = [], lit, won }) =>
    `<li class="${lit ? 'lit' : ''} ${won ? 'won' : ''}"><p class="name">${escaped(label)}</p>${stillBoard(board)}${list(notes.map((note) => `<p>${escaped(note)}</p>`))}</li>`;
  return `<ul class="boards" data-css="--across:${Math.min(small.length, Math.max(3, Math.ceil(Math.sqrt(small.length))))}">${list(small.map(one))}</ul>`;
}

function tables({ tables: rows }) {
  const box = (taken, at, touched) => `<i class="${taken === '1' ? 'taken' : ''}${at === touched ? ' touched' : ''}"></i>`;
  const row = ({ name, taken, touched }) =>
    `<div class="table"><span class="name">${escaped(name)}</span><span class="boxes" role="img" aria-label="${[...taken].filter((one) => one === '1').length} of ${taken.length} taken">${list([...taken].map((one, at) => box(one, at, touched)))}</span></div>`;
  return `<div class="tables">${list(rows.map(row))}</div>`;
}

function bars({ bars: rows, scale }) {
  const bar = ({ name, value, share, lit, part, magnified }) =>
    `<div class="bar${lit ? ' lit' : ''}"><p><span>${escaped(name)}</span><b>${escaped(value)}</b></p><div class="track"><i data-css="width:${percent(share)}"></i>${part ? `<i class="part" data-css="width:max(1px,${percent(part)})"></i>` : ''}${magnified ? `<i class="magnified" data-css="width:max(2px,${percent(magnified)})"></i>` : ''}</div></div>`;
  return `<div class="bars">${list(rows.map(bar))}${scale ? `<p class="scale">${escaped(scale)}</p>` : ''}</div>`;
}

const fills = ['none', 'off', 'on', 'lit', 'done', 'gone'];
const hues = ['#1f78b4', '#ff7f00', '#33a02c', '#e31a1c', '#6a3d9a', '#d9c400', '#b15928', '#fb9a99', '#a6cee3', '#b2df8a', '#fdbf6f', '#cab2d6'];

function state({ rows }) {
  const wraps = rows.length === 1 && !rows[0].name && !rows[0].value;
  const dot = (fill) => `<i class="dot"${fill >= fills.length ? ` data-css="background:${hues[fill - fills.length]}"` : ''}></i>`;
  const cell = (one) => {
    const [fill, text = '', strength = 1, framed = false] = [one].flat();
    if (wraps) return dot(fill);
    return `<i class="${fills[fill]}${framed ? ' framed' : ''}${strength >= 0.5 ? ' strong' : ''}"${fill === 2 && strength < 1 ? ` data-css="--strength:${strength}"` : ''}>${escaped(text)}</i>`;
  };
  const row = ({ name, cells, value = '', lit }) =>
    `<div class="row${lit ? ' lit' : ''}"><span class="name">${escaped(name)}</span><span class="cells">${list(cells.map(cell))}</span><span class="value">${escaped(value)}</span></div>`;
  const most = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return `<div class="state${most > 12 && !wraps ? ' dense' : ''}${rows.some(({ name }) => name) ? '' : ' nameless'}">${list(rows.map(row))}</div>`;
}

const legend = ({ entries }) =>
  `<ul class="legend">${list(entries.map(([cell, words]) => `<li>${legendSquare(cell)}<span>${escaped(words)}</span></li>`))}</ul>`;

// A character of a lane, as in base 36: who stood there, for how much of the time, in which of two tones, above a solution or not.
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

function map({ now, parts, levels = [], lanes = [], curves = [], ends = [], gold = [], blocks = [] }) {
  const height = 90;
  const high = height / Math.max(1, lanes.length);
  const told = blocks.filter((block) => block[3] !== null).map(([, , name, count]) => `${count} from ${name}`);
  const strokes = list(gold.map((part) => `M${part + 0.5} 0V${height}`));
  const ticks = list(ends.flatMap((of, level) => of.map((part) => `M${part + 1} ${(level + 0.94) * high}v${0.4 * high}`)));
  const names = (list_, className) => `<p class="${className}">${list(list_)}</p>`;
  const picture = `<svg role="img" aria-label="Map of the search, ${Math.round(100 * now)}% told${told.length ? `; solutions: ${escaped(told.join(', '))}` : ''}" preserveAspectRatio="none" viewBox="0 0 ${parts} ${height}">${mapLanes(lanes, high)}${mapCurves(curves, height)}<path class="ends" d="${ticks}"/><path class="gold" d="${strokes}"/><rect class="veil" x="${now * parts}" y="0" width="${(1 - now) * parts}" height="${height}"/><path class="now" d="M${now * parts} 0V${height}"/></svg>`;
  const below = (text) => blocks.map((block) => `<span data-css="left:${percent(block[0])};width:${percent(block[1] - block[0])}">${text(block)}</span>`);
  return `<div class="map">${levels.length ? names(levels.map((name) => `<span>${escaped(name)}</span>`), 'map-levels') : ''}<div>${picture}${blocks.length ? names(below(([, , name]) => escaped(name)), 'map-first') + names(below(([, , , count]) => count ?? ''), 'map-counts') : ''}</div></div>`;
}

const painters = { code, stack, counters, tree: treePicture, chart, boards, tables, bars, state, legend, map };

/** The panels of a page; one is made anew when it changed. */
export class Panels {
  constructor(element, slots) {
    element.hidden = slots.length === 0;
    fill(element, `<div class="columns">${list(
      slots.map(({ kind, title, columns }, at) => `<section class="panel panel-${kind}${kind === 'state' && columns > 12 ? ' wide' : ''}" aria-label="${escaped(title || kind)}">${title ? `<h2>${escaped(title)}</h2>` : ''}<div id="panel-${at}"></div></section>`),
    )}</div>`);
    this.places = slots.map((_, at) => element.querySelector(`#panel-${at}`));
    this.shown = slots.map(() => '');
    this.overviews = this.places.filter((_, at) => slots[at].overview).map((place) => place.closest('section'));
  }

  show(panels, overview) {
    for (const section of this.overviews) section.hidden = !overview;
    panels.slice(0, this.places.length).forEach((panel, at) => {
      const html = painters[panel.kind](panel);
      if (html === this.shown[at]) return;
      fill(this.places[at], html);
      this.shown[at] = html;
    });
  }
}

/** A card: what a film begins and ends with. */
export function cardPicture(card) {
  const small = (card.boards ?? []).map((board) => `<li>${stillBoard(board)}</li>`);
  const more = (card.boardCount ?? 0) - small.length;
  return `<div class="card"><h2>${escaped(card.title)}</h2>${card.subtitle ? `<p class="subtitle">${escaped(card.subtitle)}</p>` : ''}<div class="card-body">${card.board ? stillBoard(card.board, 'large', card.attacks) : ''}${small.length ? `<ul class="boards">${list(small)}</ul>${more > 0 ? `<p class="more">and ${grouped(more)} more</p>` : ''}` : ''}${card.totals ? pairs(card.totals, 'counters') : ''}${card.tree ? treePicture(card.tree) : ''}</div></div>`;
}
