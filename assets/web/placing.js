// The explorer's second room: a board to place queens on.

import { Board, grouped } from './board.js';
import { part } from './player.js';
import { squareName } from './address.js';
import { askBeside } from './work.js';

const queenOn = { plain: 1, conflict: 1 + 2 * 2, solved: 1 + 2 * 9 };
const attackedCell = 2;
const firstNodes = 1_000_000;

const counted = (count, noun) => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

export class Placing {
  constructor(module, engine, changed) {
    this.module = module;
    this.engine = engine;
    this.changed = changed;
    this.n = 0;
    this.queens = []; // squares, row · n + column, in order
    this.before = []; // what undo goes back to
    this.focused = 0;
    part('complete').addEventListener('click', () => part('complete').getAttribute('aria-disabled') === 'true' || this.complete(firstNodes));
    part('longer').addEventListener('click', () => this.complete(this.nodes * 10));
    part('undo').addEventListener('click', () => this.undo());
    part('clear').addEventListener('click', () => this.queens.length > 0 && this.set([]));
  }

  /** A board of n with queens on these squares. */
  open(n, queens) {
    if (n !== this.n) this.before = [];
    this.n = n;
    this.queens = queens.filter((square) => square >= 0 && square < n * n).sort((a, b) => a - b);
    this.focused = Math.min(this.focused, n * n - 1);
    this.board = new Board(part('board'), { size: n, rows: [], columns: [] }, true);
    this.makeSquares();
    this.show();
  }

  /** Puts the board away. */
  close() {
    this.giveUp();
    part('board').setAttribute('role', 'img');
    part('board').setAttribute('aria-labelledby', 'board-words');
  }

  makeSquares() {
    const board = part('board');
    const squares = document.createElement('div');
    squares.className = 'cells-to-click';
    squares.setAttribute('role', 'grid');
    squares.setAttribute('aria-label', 'Squares');
    Object.assign(squares.style, { inset: '0 0 var(--labels) var(--labels)', gridTemplate: `repeat(${this.n}, 1fr) / repeat(${this.n}, 1fr)` });
    this.squares = Array.from({ length: this.n * this.n }, (_, square) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('role', 'gridcell');
      button.addEventListener('click', () => this.toggle(square));
      button.addEventListener('focus', () => this.focusOn(square));
      return button;
    });
    for (let row = 0; row < this.n; row++) {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      line.append(...this.squares.slice(row * this.n, (row + 1) * this.n));
      squares.append(line);
    }
    squares.addEventListener('keydown', (event) => this.press(event));
    board.removeAttribute('aria-labelledby');
    board.removeAttribute('role');
    board.append(squares);
  }

  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [row, column, last] = [Math.floor(this.focused / this.n), this.focused % this.n, this.n - 1];
    const to = {
      ArrowRight: [row, column + 1], ArrowLeft: [row, column - 1], ArrowDown: [row + 1, column], ArrowUp: [row - 1, column],
      Home: [row, 0], End: [row, last], PageUp: [0, column], PageDown: [last, column],
    }[event.key];
    if (!to) return;
    event.preventDefault();
    if (Math.min(...to) >= 0 && Math.max(...to) <= last) this.squares[to[0] * this.n + to[1]].focus();
  }

  /** One square can be reached with the Tab key; the arrow keys go to the others. */
  focusOn(square) {
    this.focused = square;
    this.squares.forEach((button, at) => (button.tabIndex = at === square ? 0 : -1));
  }

  toggle(square) {
    const there = this.queens.includes(square);
    this.set(there ? this.queens.filter((one) => one !== square) : [...this.queens, square].sort((a, b) => a - b));
  }

  set(queens) {
    this.before.push(this.queens);
    if (this.before.length > 500) this.before.shift();
    this.queens = queens;
    this.show();
    this.changed();
  }

  undo() {
    if (this.before.length === 0) return;
    this.queens = this.before.pop();
    this.show();
    this.changed();
  }

  asked() {
    return { n: this.n, queens: this.queens.map((square) => [Math.floor(square / this.n), square % this.n]) };
  }

  name(square) {
    return squareName(this.n, Math.floor(square / this.n), square % this.n);
  }

  show() {
    this.giveUp();
    const { attacked, conflicts, solution } = this.engine.ask('attacks', this.asked());
    const [threatened, fighting, there] = [new Set(attacked), new Set(conflicts.flat().map((at) => this.queens[at])), new Set(this.queens)];
    const state = (square) => {
      if (there.has(square)) return fighting.has(square) ? 'conflict' : solution ? 'solved' : 'plain';
      return threatened.has(square) ? 'attacked' : 'free';
    };
    const states = Array.from({ length: this.n * this.n }, (_, square) => state(square));
    const place = (square) => [Math.floor(square / this.n), square % this.n];
    const ties = conflicts.slice(0, 40).map(([a, b]) => [...place(this.queens[a]), ...place(this.queens[b])]);
    this.board.show({ size: this.n, cells: states.map((one) => queenOn[one] ?? (one === 'attacked' ? attackedCell : 0)), ties }, true);
    const words = { conflict: 'queen, attacked', solved: 'queen', plain: 'queen', attacked: 'attacked', free: 'free' };
    this.squares.forEach((button, square) => {
      button.setAttribute('aria-label', `${this.name(square)}, ${words[states[square]]}`);
      button.setAttribute('aria-selected', there.has(square));
    });
    this.focusOn(this.focused);
    this.showWords(conflicts, solution, states.filter((one) => one === 'free').length);
  }

  showWords(conflicts, solution, free) {
    const pairs = conflicts.slice(0, 3).map(([a, b]) => `${this.name(this.queens[a])} and ${this.name(this.queens[b])}`);
    const more = conflicts.length - pairs.length;
    const missing = this.n - this.queens.length;
    part('placed').textContent = solution ? 'A solution' : `${counted(this.queens.length, 'queen')} of ${this.n}`;
    if (conflicts.length > 0) part('conflicts').textContent = `${pairs.join(', ')}${more > 0 ? ` and ${counted(more, 'more pair')}` : ''} attack each other.`;
    else if (solution) part('conflicts').textContent = 'No queen attacks another.';
    else if (free === 0) part('conflicts').textContent = `No square is free for the ${counted(missing, 'queen')} still to place.`;
    else part('conflicts').textContent = `No queen attacks another; ${counted(free, 'square')} ${free === 1 ? 'is' : 'are'} free.`;
    part('board-words').textContent = this.queens.length ? `Queens on ${this.queens.map((square) => this.name(square)).join(', ')}` : 'An empty board';
    const unable = (name, is) => part(name).setAttribute('aria-disabled', is);
    unable('undo', this.before.length === 0);
    unable('clear', this.queens.length === 0);
    unable('complete', solution || conflicts.length > 0);
    part('completion').textContent = '';
    part('longer').hidden = true;
  }

  /** Looks for a solution that has all the queens, placing at most so many in the search. */
  async complete(nodes) {
    this.nodes = nodes;
    this.giveUp();
    const task = (this.task = askBeside(this.module, 'complete', { ...this.asked(), maxNodes: nodes }));
    const waiting = setTimeout(() => (part('completion').textContent = 'Searching … change the board to give it up.'), 250);
    const answer = await task.result.finally(() => clearTimeout(waiting));
    if (this.task !== task) return;
    this.giveUp();
    this.showCompletion(answer, nodes);
  }

  /** Ends a search for a solution: what it would find is of a board that is no more. */
  giveUp() {
    this.task?.giveUp();
    this.task = null;
  }

  showCompletion({ outcome, columns, nodes: taken }, nodes) {
    const given = this.queens.length;
    if (outcome === 'found') this.set(columns.map((column, row) => row * this.n + column));
    const tried = `${counted(taken, 'queen')} placed in the search`;
    part('longer').hidden = outcome !== 'gaveUp' || nodes >= 1_000_000_000;
    part('completion').textContent = {
      found: `Completed: ${counted(this.n - given, 'queen')} added; ${tried}.`,
      none: `Proved: no solution has ${given === 0 ? 'this size' : given === 1 ? 'this queen' : 'these queens'}; every way was tried, ${tried}.`,
      gaveUp: `Given up after ${tried}: that proves nothing. There may be a solution or none.`,
    }[outcome];
  }
}
