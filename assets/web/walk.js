// Walking in a story: its tree and map lead to pictures, lines of code and rows stop it, and squares say why they are taken.

import { queenSquares, stillBoard } from './board.js';
import { whyWords } from './lines.js';
import { gettext } from './messages.js';
import { treePoints } from './panels.js';
import { Reasons } from './reasons.js';
import { Tip } from './tip.js';
import { pause } from './update.js';

const panelOf = (frame, kind) => frame.panels?.find((panel) => panel.kind === kind);

/** How long one searches for a picture before the page does something else, in milliseconds. */
const slice = 12;

/** How many pictures are known to be ready to show. */
const known = (story) => (story.scanned ? story.count : Math.max(1, story.told));

/** The first picture for which something holds that holds for all later ones; -1 if another search has begun. */
async function firstWhere(story, holds, isOver) {
  let [low, high] = [0, known(story) - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    await story.ready?.(middle);
    if (isOver()) return -1;
    if (holds(story.frame(middle), middle)) high = middle;
    else low = middle + 1;
    await pause();
    if (isOver()) return -1;
  }
  return low;
}

/** The next picture from `at` or, if `step` is -1, the last one up to it, for which something holds; -1 for none. */
async function nextWhere(story, at, holds, isOver, step = 1) {
  let until = performance.now() + slice;
  for (let next = at; next >= 0 && next < story.count; next += step) {
    if (holds(next)) return next;
    if (performance.now() < until) continue;
    await pause();
    if (isOver()) return -1;
    until = performance.now() + slice;
  }
  return -1;
}

/** Whether a picture has a map of a moment from a share of the search on, or is at its end. */
function isPast(frame, share) {
  const map = panelOf(frame, 'map');
  return frame.kind === 'end' || !map || ('gold' in map && map.now >= share);
}

const visiting = ['test', 'redraw', 'reject', 'place'];

/** Whether a picture looks at a square, or has just placed a queen there. */
function isAt({ kind, board }, row, column) {
  if (kind !== 'place') return board.tried?.[0] === row && board.tried[1] === column;
  const queens = queenSquares(board);
  return queens.at(-1) === row * board.size + column;
}

/** The row where something happens in a picture; -1 for none. */
function rowOf({ board }) {
  if (!board?.cells) return -1;
  const square = board.tried ? board.tried[0] * board.size : board.cells.findIndex((code) => [3, 4, 5, 8].includes((code >> 1) % 16));
  return square < 0 ? -1 : Math.floor(square / board.size);
}

export class Walking {
  /** `parts`: the elements board, panels, tip, stop-line, stop-row. */
  constructor(player, part) {
    this.player = player;
    this.part = part;
    this.search = 0;
    this.tip = new Tip(part('tip'));
    this.reasons = new Reasons(this);
    part('board').addEventListener('pointermove', (event) => this.why(event));
    part('panels').addEventListener('pointermove', (event) => this.preview(event));
    part('slider').addEventListener('pointermove', (event) => this.previewOnSlider(event));
    for (const name of ['board', 'panels', 'slider']) part(name).addEventListener('pointerleave', () => this.hideTip());
    part('panels').addEventListener('click', (event) => this.follow(event));
    part('panels').addEventListener('keydown', (event) => this.press(event));
    for (const name of ['stop-line', 'stop-row']) part(name).addEventListener('change', () => this.showStops());
  }

  /** Prepares for a story. */
  open() {
    const { scene } = this.player.story.about;
    this.search++;
    this.place = null;
    this.hideTip();
    const code = scene.panels.some(({ kind }) => kind === 'code');
    const fillSelect = (name, options) => this.part(name).replaceChildren(new Option(gettext('nowhere'), ''), ...options.map(([text, value]) => new Option(text, value)));
    fillSelect('stop-row', scene.board ? Array.from({ length: scene.size }, (_, row) => [this.player.rowName(row), row]) : []);
    this.part('stop-row').closest('label').hidden = !scene.board;
    this.part('stop-line').closest('label').hidden = !code;
    fillSelect('stop-line', []);
    this.lines = null;
    for (const name of ['over', 'to-stop', 'squares']) this.part(name).hidden = !scene.board;
    this.player.playback.isStop = (at) => this.isStop(at);
    for (const item of this.player.panels.items) if (['tree', 'map'].includes(item.kind)) this.makeWay(item);
  }

  /** A tree or map that keys reach, too. */
  makeWay({ kind, body }) {
    body.tabIndex = 0;
    body.dataset.way = kind;
    body.setAttribute('role', 'group');
    body.setAttribute('aria-label', kind === 'tree' ? gettext('Search tree: the arrows go through it, Enter shows the picture') : gettext('Map of the search: the arrows go through it, Enter shows the picture'));
  }

  /** Follows the picture shown. */
  show(frame) {
    const code = panelOf(frame, 'code');
    if (!code || this.lines) return;
    this.lines = code.lines;
    this.part('stop-line').append(...code.lines.map((text, at) => new Option(`${at + 1}: ${text.trim().slice(0, 40)}`, at)));
  }

  // Stops.

  get stops() {
    return ['stop-line', 'stop-row'].map((name) => this.part(name).value);
  }

  isStop(at) {
    const [line, row] = this.stops;
    if (line === '' && row === '') return false;
    if (this.player.story.isAhead?.(at)) return false;
    const frame = this.player.story.frame(at);
    return (line !== '' && panelOf(frame, 'code')?.active === Number(line)) || (row !== '' && rowOf(frame) === Number(row));
  }

  showStops() {
    const [line] = this.stops;
    this.player.panels.mark(line === '' ? -1 : Number(line));
  }

  /** Goes to the next stop. */
  toStop() {
    const { at } = this.player.playback;
    if (this.stops.every((one) => one === '')) return;
    this.go((story, isOver) => nextWhere(story, at + 1, (next) => this.isStop(next), isOver));
  }

  /** Goes to where the last placed queen is taken back: over everything below it. */
  over() {
    const { story, shown } = this.player;
    if (!this.player.board || story.frame(shown).card) return;
    const standing = (number) => queenSquares(story.frame(number).board).length;
    const now = Math.max(1, standing(shown));
    this.go((_, isOver) => nextWhere(story, shown + 1, (next) => ['back', 'end'].includes(story.kinds[next]) && !story.isAhead?.(next) && standing(next) < now, isOver));
  }

  async go(found) {
    const search = ++this.search;
    const { story } = this.player;
    const at = await found(story, () => search !== this.search || story !== this.player.story);
    if (search === this.search && story === this.player.story && at >= 0) this.player.goTo(at);
  }

  // The tree and the map.

  /** What an event points at in a tree or map: {kind, holds} for the picture that it leads to; null for nothing. */
  pointed(event) {
    const body = event.target.closest?.('[data-way]');
    const svg = body?.querySelector('svg');
    if (!svg) return null;
    const box = svg.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    if (body.dataset.way === 'map') return this.mapPlace(Math.min(1, Math.max(0, x / box.width)));
    const { panel, size } = this.tree(body);
    let best = { distance: 20 };
    treePoints(panel, size).forEach(([nodeX, nodeY], node) => {
      const distance = Math.hypot(nodeX - x, nodeY - y);
      if (distance < best.distance) best = { distance, node };
    });
    return best.node === undefined ? null : this.treePlace(best.node, panel);
  }

  tree(body) {
    const { items, panels } = this.player.panels;
    const at = items.findIndex((item) => item.body === body);
    return { panel: panels[at], size: items[at].space };
  }

  /** In a whole tree, whose nodes come one by one, the first picture with a node; in a path, the one that looks at its square. */
  treePlace(node, { nodes }) {
    const { shown, story } = this.player;
    const [parent, level, , state] = nodes[node];
    const key = `tree ${node} ${shown}`;
    if (!nodes.some((one) => one[3] < 2)) return { key, node, find: (isOver) => firstWhere(story, (frame, at) => at > 0 && (panelOf(frame, 'tree')?.nodes.length ?? Infinity) > node, isOver) };
    if (level === 0) return { key, node, find: () => 1 };
    const column = nodes.slice(0, node).filter((one) => one[0] === parent).length;
    const holds = (at) => visiting.includes(story.kinds[at]) && isAt(story.frame(at), level - 1, column);
    return { key, node, find: (isOver) => nextWhere(story, shown, holds, isOver, state === 0 ? 1 : -1) };
  }

  mapPlace(share) {
    const { story } = this.player;
    return { key: `map ${share.toFixed(3)}`, share, find: (isOver) => firstWhere(story, (frame, at) => at > 0 && isPast(frame, share), isOver) };
  }

  follow(event) {
    const line = event.target.closest?.('.panel-code li');
    if (line && getSelection().isCollapsed) {
      const at = [...line.parentNode.children].indexOf(line);
      this.part('stop-line').value = this.stops[0] === String(at) ? '' : at;
      this.showStops();
      return;
    }
    this.goToPlace(this.pointed(event));
  }

  goToPlace(place) {
    if (place) this.go((story, isOver) => place.find(isOver));
  }

  /** Shows the board there, in a tip. */
  preview(event) {
    if (event.pointerType === 'touch') return;
    const place = this.pointed(event);
    if (place) this.previewAt(place, event.clientX, event.clientY);
    else this.hideTip();
  }

  /** The same above the slider, which shows its picture itself once dragged there. */
  previewOnSlider(event) {
    if (!this.player.story || event.pointerType === 'touch') return;
    if (event.buttons) return this.hideTip();
    const at = this.player.slider.pointed(event);
    return this.previewAt({ key: `slider ${at}`, find: () => at }, event.clientX, this.part('slider').getBoundingClientRect().top);
  }

  async previewAt(place, x, y) {
    if (this.place?.key === place.key) return;
    this.place = place;
    const { story } = this.player;
    const at = await place.find(() => this.place !== place || story !== this.player.story);
    if (at < 0) return;
    await story.ready?.(at);
    if (this.place !== place || story !== this.player.story) return;
    const { board, description = '' } = story.frame(at);
    this.tip.draw(board.size ? stillBoard(board) : '', gettext('Picture {number}: {words}', { number: at + 1, words: this.player.ownWords(story.frame(at)) || description }));
    this.tip.show(x, y);
  }

  press(event) {
    const body = event.target;
    if (!body.dataset?.way) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') this.goToPlace(this.place);
    else if (event.key === 'Escape') this.hideTip();
    else if (step) this.previewNext(body, step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  previewNext(body, step) {
    const box = body.getBoundingClientRect();
    if (body.dataset.way === 'map') {
      const share = Math.min(1, Math.max(0, (this.place?.share ?? 0) + step / 60));
      this.previewAt(this.mapPlace(share), box.left + share * box.width, box.top);
      return;
    }
    const { panel, size } = this.tree(body);
    const node = Math.min(panel.nodes.length - 1, Math.max(0, (this.place?.node ?? panel.nodes.length) + step));
    const [x, y] = treePoints(panel, size)[node];
    this.previewAt(this.treePlace(node, panel), box.left + x, box.top + y);
  }

  // Why a square is taken.

  why(event) {
    const { board, frame } = this.player;
    if (!board || !frame || event.pointerType === 'touch') return;
    const square = board.squareAt(event);
    if (this.reasons.grid) return undefined;
    if (square < 0 || this.player.predicting.grid) return this.hideTip();
    this.place = null;
    this.tip.say(this.whyWords(square));
    return this.tip.show(event.clientX, event.clientY);
  }

  whyWords(square) {
    const { frame } = this.player;
    return whyWords(frame.board.size, queenSquares(frame.board), square, (one) => this.player.name(one), this.player.rule);
  }

  hideTip() {
    this.tip.hide();
    this.place = null;
  }
}
