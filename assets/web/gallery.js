// The explorer's gallery: all solutions of a size at once, by class, and those left when a reader places queens.

import { Board, escaped, locked, stillBoard } from './board.js';
import { gettext, inRow, ngettext } from './messages.js';
import { inText, noneWords } from './speaking.js';
import { fill } from './update.js';
import { bestBoards } from './fit.js';
import { nameOf } from './advice.js';
import { part } from './part.js';
import { SquareGrid } from './squares.js';
import { squares } from './shapes.js';

/** On boards under this many pixels, queens are crowns in one path: hundreds of boards appear at once. */
const tiny = 72;

/** How many boards are put into the page at a time. */
const atOnce = 150;

function tinyBoard(columns) {
  const side = 10 * columns.length;
  const crowns = columns.map((column, row) => `M${10 * column + 1.4} ${10 * row + 8.4}h7.2l1-5.6-2.7 2.2-1.9-3.4-1.9 3.4L${10 * column + 0.4} ${10 * row + 2.8}z`);
  return `<svg class="squares" viewBox="0 0 ${side} ${side}">${squares(columns.length)}<path class="crown" d="${crowns.join('')}"/></svg>`;
}

/** The largest size with all solutions shown, 724. */
export const mostInGallery = 10;

const turned = (columns) => columns.reduce((to, column, row) => ((to[column] = columns.length - 1 - row), to), []);
const mirrored = (columns) => columns.map((column) => columns.length - 1 - column);

/** The eight boards that are a solution's turns and reflections, some of them equal. */
export function orbit(columns) {
  const boards = [columns];
  for (let turn = 1; turn < 4; turn++) boards.push(turned(boards.at(-1)));
  return [...boards, ...boards.map(mirrored)];
}

/** The class of each solution, from 0 in the order of their first solutions. */
export function classesOf(solutions) {
  const known = new Map();
  let count = 0;
  return solutions.map((columns) => {
    if (!known.has(String(columns))) {
      for (const one of orbit(columns)) known.set(String(one), count);
      count++;
    }
    return known.get(String(columns));
  });
}

export class Gallery {
  constructor(engine, changed) {
    this.engine = engine;
    this.changed = changed;
    this.queens = [];
    part('class').addEventListener('change', () => this.show());
    part('gallery-turn').addEventListener('click', () => this.move(turned, (row, column) => [column, this.n - 1 - row]));
    part('gallery-mirror').addEventListener('click', () => this.move(mirrored, (row, column) => [row, this.n - 1 - column]));
    part('gallery-clear').addEventListener('click', () => this.place([]));
    part('gallery').addEventListener('click', ({ target }) => this.choose(this.shown[this.cells().indexOf(target.closest('button'))]));
    part('gallery').addEventListener('keydown', (event) => this.press(event));
    this.watch = new ResizeObserver(() => this.arrange());
    this.watch.observe(part('gallery'));
  }

  cells() {
    return [...part('gallery').querySelectorAll('button')];
  }

  /** All solutions of n, and on its board queens that they must have. */
  open(n, queens) {
    if (n !== this.n) {
      this.n = n;
      this.solutions = this.found(n);
      this.classes = classesOf(this.solutions);
      this.chosen = undefined;
      const count = 1 + Math.max(-1, ...this.classes);
      const boards = (one) => this.classes.filter((of) => of === one).length;
      part('class').replaceChildren(new Option(gettext('all'), ''), ...Array.from({ length: count }, (_, one) => new Option(ngettext('{number} of {total}: {count} board', '{number} of {total}: {count} boards', boards(one), { number: one + 1, total: count }), String(one))));
    }
    this.queens = queens;
    this.board = new Board(part('board'), { size: n, rows: [], columns: [] }, true);
    this.grid?.close();
    this.grid = new SquareGrid(part('board'), n, gettext('Squares'), { act: (square) => this.toggle(square) });
    this.show();
  }

  close() {
    this.grid?.close();
    this.grid = null;
  }

  found(n) {
    this.engine.ask('open_solutions', { n, solver: 'bitmask' });
    const solutions = [];
    for (;;) {
      const { end, columns } = JSON.parse(this.engine.askText('next_solution', undefined, 1));
      if (end) return solutions;
      solutions.push(columns);
    }
  }

  toggle(square) {
    this.place(this.queens.includes(square) ? this.queens.filter((one) => one !== square) : [...this.queens, square]);
  }

  place(queens) {
    this.queens = queens;
    this.chosen = undefined;
    this.show();
    this.changed();
  }

  choose(at) {
    if (at === undefined) return;
    this.chosen = at === this.chosen ? undefined : at;
    this.show();
  }

  /** Turns or mirrors the chosen solution; each queen goes where `to` says. */
  move(way, to) {
    if (this.chosen === undefined) return;
    const columns = this.solutions[this.chosen];
    const next = this.solutions.findIndex((one) => String(one) === String(way(columns)));
    this.moves = columns.map((column, row) => [row, column, ...to(row, column)]);
    this.queens = [];
    this.chosen = next;
    this.show();
    this.changed();
  }

  /** Whether a solution has the queens on the board. */
  isPossible() {
    return this.solutions.some((columns) => this.queens.every((square) => this.has(columns, square)));
  }

  has(columns, square) {
    return columns[Math.floor(square / this.n)] === square % this.n;
  }

  show() {
    const of = part('class').value;
    const all = this.solutions.keys();
    this.shown = [...all].filter((at) => (of === '' || this.classes[at] === Number(of)) && this.queens.every((square) => this.has(this.solutions[at], square)));
    if (!this.shown.includes(this.chosen)) this.chosen = undefined;
    this.paint();
    this.showWords();
    this.key = '';
    this.arrange();
  }

  /** The board: the chosen solution, or on each square how many of those left have a queen there. */
  paint() {
    const counts = Array.from({ length: this.n * this.n }, (_, square) => this.shown.filter((at) => this.has(this.solutions[at], square)).length);
    const chosen = this.solutions[this.chosen];
    const isQueen = (square) => (chosen ? this.has(chosen, square) : this.queens.includes(square));
    const queen = (square) => (chosen ? 19 : 1) + (this.queens.includes(square) ? locked : 0); // chosen ones look like given ones
    const cells = counts.map((count, square) => (isQueen(square) ? queen(square) : chosen || count ? 0 : 2));
    const numbers = chosen ? [] : counts.flatMap((count, square) => (count && !isQueen(square) ? [[square, count]] : []));
    this.board.show({ size: this.n, cells, numbers, scale: Math.max(0, ...numbers.map(([, count]) => count)) }, true, this.moves);
    this.moves = undefined;
    const named = (square) => (isQueen(square) ? gettext('{square}, queen', { square: nameOf(this.n, square) }) : nameOf(this.n, square));
    this.grid.label((square) => inRow([named(square), ngettext('{count} solution', '{count} solutions', counts[square])]), (square) => this.queens.includes(square));
  }

  showWords() {
    const [total, left] = [this.solutions.length, this.shown.length];
    const classes = new Set(this.shown.map((at) => this.classes[at])).size;
    const isAll = left === total;
    part('left').textContent = total === 0 ? gettext('No solutions') : isAll ? ngettext('The one solution', 'All {count} solutions', total) : ngettext('{number} of the {count} solutions', '{number} of the {count} solutions', total, { number: left });
    const chosen = this.solutions[this.chosen];
    const name = (columns) => columns.map((column, row) => nameOf(this.n, row * this.n + column)).join(', ');
    const classesWords = ngettext('They belong to {count} class.', 'They belong to {count} classes.', classes);
    const whole = isAll ? inText([classesWords, gettext('A class is a solution with its rotations and reflections.')]) : classesWords;
    const of = left ? whole : gettext('None has these queens.');
    const which = { number: this.chosen + 1, class: this.classes[this.chosen] + 1 };
    part('left-words').textContent = chosen ? gettext('Solution {number}, of class {class}: {squares}.', { ...which, squares: name(chosen) }) : total === 0 ? noneWords(this.n) : of;
    part('board-words').textContent = chosen ? name(chosen) : gettext('Squares');
    const unable = (id, is) => part(id).setAttribute('aria-disabled', is);
    for (const id of ['gallery-turn', 'gallery-mirror']) unable(id, !chosen);
    unable('gallery-clear', this.queens.length === 0);
    part('class').closest('label').hidden = total === 0;
  }

  /** Makes the boards as large as all fit; below a size that can be pointed at, they scroll. */
  arrange() {
    const element = part('gallery');
    const [width, height] = [element.clientWidth, element.clientHeight];
    if (!this.shown || width === 0) return;
    const key = `${width} ${height}`;
    if (key === this.key) return;
    this.key = key;
    const gap = 4;
    const { board: best } = bestBoards(this.shown.length, { width: width - 2, height: height - 2 }, { gap, wide: 0, high: 0 });
    const board = Math.min(150, Math.max(28, Math.floor(best)));
    const across = Math.max(1, Math.floor((width - 2 + gap) / (board + gap)));
    const one = (at) => {
      const columns = this.solutions[at];
      const cells = () => columns.flatMap((column) => columns.map((_, here) => Number(here === column)));
      return `<li><button type="button" aria-label="${escaped(gettext('Solution {number}, class {class}', { number: at + 1, class: this.classes[at] + 1 }))}" aria-pressed="${at === this.chosen}" tabindex="-1">${board < tiny ? tinyBoard(columns) : stillBoard({ size: this.n, cells: cells() })}</button></li>`;
    };
    const had = this.cells().indexOf(document.activeElement);
    fill(element, `<ul class="boards tiles" data-css="--across:${across};--place:${board}px;--board:${board}px">${this.shown.slice(0, atOnce).map(one).join('')}</ul>`);
    this.fillOn(element.firstElementChild, this.shown.slice(atOnce).map((at) => () => one(at)));
    const cells = this.cells();
    const at = Math.max(0, had >= 0 ? had : this.shown.indexOf(this.chosen));
    if (cells[at]) cells[at].tabIndex = 0;
    if (had >= 0) cells[Math.min(had, cells.length - 1)]?.focus();
    this.across = across;
  }

  /** Adds the others, some at a time. */
  fillOn(list, others) {
    clearTimeout(this.filling);
    if (others.length === 0) return;
    this.filling = setTimeout(() => {
      list.insertAdjacentHTML('beforeend', others.slice(0, atOnce).map((board) => board()).join(''));
      this.fillOn(list, others.slice(atOnce));
    });
  }

  press(event) {
    const cells = this.cells();
    const at = cells.indexOf(event.target);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.across, ArrowUp: -this.across, Home: -at, End: cells.length - 1 - at }[event.key];
    if (step === undefined || !cells[at + step]) return;
    event.preventDefault();
    cells[at].tabIndex = -1;
    cells[at + step].tabIndex = 0;
    cells[at + step].focus();
  }
}
