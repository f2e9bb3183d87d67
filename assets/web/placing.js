// The explorer's second room: a board to place queens on, as a puzzle or to try out ideas.

import { Board, locked } from './board.js';
import { gettext, inRow, listed, ngettext } from './messages.js';
import { part } from './part.js';
import { habits } from './menus.js';
import { nameOf } from './advice.js';
import { Counsel } from './counsel.js';
import { attackers, whyWords } from './lines.js';
import { SquareGrid } from './squares.js';
import { Stopwatch } from './stopwatch.js';

const codes = { queen: 1, conflict: 1 + 2 * 2, wrong: 1 + 2 * 4, solved: 1 + 2 * 9, attacked: 2, tested: 2 * 3, free: 2 * 6, hatched: 2 * 8 };
const same = (some, others) => some.length === others.length && some.every((one) => others.includes(one));

export class Placing {
  constructor(module, engine, changed) {
    this.engine = engine;
    this.changed = changed;
    this.n = 0;
    this.counsel = new Counsel(module, engine, this);
    this.given = []; // squares, row · n + column, of queens that stay
    this.queens = []; // as they were placed, those given first
    this.marks = []; // squares that a player marked
    this.before = []; // what undo goes back to
    this.after = []; // what redo goes back to
    this.watch = new Stopwatch(part('timer'));
    const click = (id, does) => part(id).addEventListener('click', () => (this.isUnable(id) ? this.sayWhyNot(id) : does()));
    click('complete', () => this.counsel.complete());
    click('longer', () => this.counsel.complete(this.counsel.nodes * 10));
    click('undo', () => this.undo());
    click('redo', () => this.redo());
    click('clear', () => this.set(this.given, []));
    click('hint', () => this.counsel.hint());
    click('explain', () => this.counsel.explain());
    click('marking', () => part('marking').setAttribute('aria-pressed', part('marking').getAttribute('aria-pressed') !== 'true'));
    for (const name of ['attacked', 'timed', 'reaching']) {
      part(name).checked = habits.read(name) !== 'false';
      part(name).addEventListener('change', () => {
        habits.write(name, part(name).checked);
        this.show();
      });
    }
  }

  /** Whether a button cannot do anything now. */
  isUnable(id) {
    return part(id).getAttribute('aria-disabled') === 'true';
  }

  /** Says in a button's title why it cannot do anything now. */
  sayWhyNot(id) {
    part('completion').textContent = part(id).title;
  }

  /** A board of n with queens on these squares; the given ones stay. */
  open(n, queens, given = []) {
    const isOther = n !== this.n || !same(given, this.given);
    if (isOther) this.before = this.after = this.marks = [];
    if (isOther) this.watch.reset();
    this.n = n;
    this.given = given;
    this.hints = 0;
    const known = this.queens.filter((square) => queens.includes(square));
    this.queens = [...new Set([...given, ...(isOther ? [] : known), ...queens])].filter((square) => square >= 0 && square < n * n);
    const focused = isOther ? 0 : this.grid?.focused;
    this.board = new Board(part('board'), { size: n, rows: [], columns: [] }, true);
    this.grid?.close();
    this.grid = new SquareGrid(part('board'), n, gettext('Squares'), {
      act: (square) => (part('marking').getAttribute('aria-pressed') === 'true' ? this.mark(square) : this.toggle(square)),
      key: (key, square) => this.press(key, square),
      look: (square) => this.look(square),
      drags: (square) => this.queens.includes(square) && !this.given.includes(square),
      carry: (square, event) => this.board.carry(square, event),
      drag: (from, to) => this.move(from, to),
      passed: (square) => this.mark(square, true),
    });
    this.grid.focusOn(focused ?? 0);
    this.show();
  }

  /** Puts the board away. */
  close() {
    this.counsel.giveUp();
    this.watch.stop();
    this.grid?.close();
    this.grid = null;
    document.body.classList.remove('won');
  }

  // What a player does.

  press(key, square) {
    if (key === 'x') this.mark(square);
    else if (key === 'Delete' || key === 'Backspace') this.remove(square);
    else return false;
    return true;
  }

  toggle(square) {
    if (this.queens.includes(square)) this.remove(square);
    else this.set([...this.queens, square], this.marks.filter((one) => one !== square));
  }

  remove(square) {
    if (!this.given.includes(square)) this.set(this.queens.filter((one) => one !== square), this.marks.filter((one) => one !== square));
  }

  /** Marks a square as one that must have no queen, or unmarks it; `stays`: not if it is marked. */
  mark(square, stays = false) {
    const there = this.marks.includes(square);
    if (this.queens.includes(square) || (there && stays)) return;
    this.set(this.queens, there ? this.marks.filter((one) => one !== square) : [...this.marks, square]);
  }

  move(from, to) {
    if (to < 0) this.remove(from);
    else if (to === from || this.queens.includes(to)) this.show();
    else this.set([...this.queens.filter((one) => one !== from), to], this.marks.filter((one) => one !== to));
  }

  set(queens, marks) {
    if (same(queens, this.queens) && same(marks, this.marks)) return;
    this.before = [...this.before.slice(-500), [this.queens, this.marks]];
    this.after = [];
    this.hints = queens.length > this.given.length ? this.hints : 0;
    this.take([queens, marks]);
  }

  take([queens, marks]) {
    [this.queens, this.marks] = [queens, marks];
    if (queens.length > this.given.length) this.watch.start();
    else this.watch.reset();
    this.show();
    this.changed();
  }

  undo() {
    if (this.before.length === 0) return;
    this.after = [...this.after, [this.queens, this.marks]];
    this.take(this.before.pop());
  }

  redo() {
    if (this.after.length === 0) return;
    this.before = [...this.before, [this.queens, this.marks]];
    this.take(this.after.pop());
  }

  // What is seen.

  sorted() {
    return [...this.queens].sort((a, b) => a - b);
  }

  asked(queens = this.sorted()) {
    return { n: this.n, queens: queens.map((square) => [Math.floor(square / this.n), square % this.n]) };
  }

  name(square) {
    return nameOf(this.n, square);
  }

  show() {
    this.counsel.giveUp();
    const queens = this.sorted();
    const { attacked, conflicts, solution } = this.engine.ask('attacks', this.asked());
    this.isSolved = solution;
    const [threatened, fighting, there] = [new Set(attacked), new Set(conflicts.flat().map((at) => queens[at])), new Set(queens)];
    const state = (square) => {
      if (there.has(square)) return fighting.has(square) ? 'conflict' : solution ? 'solved' : 'queen';
      return threatened.has(square) ? 'attacked' : 'free';
    };
    this.states = Array.from({ length: this.n * this.n }, (_, square) => state(square));
    const place = (square) => [Math.floor(square / this.n), square % this.n];
    this.ties = conflicts.slice(0, 40).map(([a, b]) => [...place(queens[a]), ...place(queens[b])]);
    this.grid.label((square) => this.label(square), (square) => there.has(square));
    if (solution) this.watch.stop();
    const isNew = solution && this.before.length > 0 && !document.body.classList.contains('won');
    document.body.classList.toggle('won', solution);
    this.paint();
    if (isNew) this.board.cheer();
    this.showWords(conflicts, solution, this.states.filter((one) => one === 'free').length);
    this.counsel.showReach(conflicts.length > 0);
  }

  /** A square's name and contents, for screen readers. */
  label(square) {
    const held = attackers(this.n, this.queens, square).map((queen) => this.name(queen));
    const by = held.length ? gettext('attacked by {queens}', { queens: listed(held) }) : '';
    const [queen, given, marked] = [this.queens.includes(square), this.given.includes(square), this.marks.includes(square)];
    const name = this.name(square);
    return inRow([queen ? gettext('{square}, queen', { square: name }) : name, given && gettext('locked'), by || (!queen && gettext('free')), marked && gettext('marked')].filter(Boolean));
  }

  /** Draws the board, with what an advice draws on it. */
  paint() {
    const { lines = [], hatched = [], wrong = null, tested = [], free = [] } = this.counsel.advice ?? {};
    const seen = part('attacked').checked && !this.isSolved && !this.counsel.advice;
    const cell = (one, square) => {
      if (this.given.includes(square)) return locked + (square === wrong ? codes.wrong : codes[one]);
      if (square === wrong) return codes.wrong;
      if (tested.includes(square)) return codes.tested;
      if (free.includes(square)) return codes.free;
      if (hatched.includes(square)) return codes.hatched;
      return one === 'free' || (one === 'attacked' && !seen) ? 0 : codes[one];
    };
    this.board.show({ size: this.n, cells: this.states.map(cell), ties: this.counsel.advice ? [] : this.ties, lines, notes: this.marks }, true);
  }

  showWords(conflicts, solution, free) {
    const queens = this.sorted();
    const pairs = conflicts.slice(0, 3).map(([a, b]) => listed([this.name(queens[a]), this.name(queens[b])]));
    const more = conflicts.length - pairs.length;
    const missing = this.n - queens.length;
    part('placed').textContent = solution ? this.solvedWords() : ngettext('{count} queen of {n}', '{count} queens of {n}', queens.length, { n: this.n });
    if (more > 0) part('conflicts').textContent = ngettext('{pairs} and {count} more pair attack each other.', '{pairs} and {count} more pairs attack each other.', more, { pairs: inRow(pairs) });
    else if (conflicts.length > 0) part('conflicts').textContent = gettext('{pairs} attack each other.', { pairs: inRow(pairs) });
    else if (solution) part('conflicts').textContent = gettext('No queen attacks another.');
    else if (free === 0) part('conflicts').textContent = ngettext('No square is free for the {count} queen still to place.', 'No square is free for the {count} queens still to place.', missing);
    else part('conflicts').textContent = ngettext('No queen attacks another; {count} square is free.', 'No queen attacks another; {count} squares are free.', free);
    part('board-words').textContent = queens.length ? gettext('Queens: {squares}.', { squares: inRow(queens.map((square) => this.name(square))) }) : gettext('An empty board');
    const unable = (name, is, why) => {
      part(name).setAttribute('aria-disabled', is);
      part(name).title = is ? why : '';
    };
    unable('undo', this.before.length === 0, gettext('There is nothing to undo.'));
    unable('redo', this.after.length === 0, gettext('There is nothing to redo.'));
    unable('clear', same(queens, this.given) && this.marks.length === 0, gettext('There is nothing to clear.'));
    for (const name of ['complete', 'hint', 'watch-it']) unable(name, solution || conflicts.length > 0, solution ? gettext('The board is complete.') : gettext('Queens attack each other: take one of them back first.'));
    unable('explain', solution || queens.length === 0, solution ? gettext('There is no mistake: the board is complete.') : gettext('There is no mistake: the board is empty.'));
    part('hint').textContent = gettext('Hint');
    part('timer').hidden = !part('timed').checked;
    part('completion').textContent = part('why').textContent = '';
    part('longer').hidden = true;
  }

  /** A solution, by whom: with a time if a player placed it. */
  solvedWords() {
    if (this.watch.seconds < 1) return gettext('A solution');
    const solved = part('timed').checked ? gettext('Solved in {time}', { time: this.watch.words() }) : gettext('Solved');
    return this.hints ? inRow([solved, ngettext('{count} hint', '{count} hints', this.hints)]) : solved;
  }

  /** Says why the square at which a player looks is free or taken. */
  look(square) {
    part('why').textContent = whyWords(this.n, this.queens, square, (one) => this.name(one));
  }
}
