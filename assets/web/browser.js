// The explorer's first room: a solver's solutions, one by one.

import { Engine } from './engine.js';
import { Board } from './board.js';
import { gettext, ngettext } from './messages.js';
import { piecesWords } from './pieces.js';
import { noneWords } from './speaking.js';
import { part } from './part.js';
import { maxNumber, squareName, usual } from './address.js';
import { solutionBeside } from './work.js';

/** The page itself passes over that many solutions and begins searches of that many queens, except with the fastest solver. */
const [mostPassed, largestBegun] = [2000, 12];

/** Solutions by number, from 1, found when asked for. */
export class Solutions {
  constructor(module, request) {
    this.engine = new Engine(module);
    this.request = request;
    this.known = new Map(); // the last ones found
    this.restart();
  }

  restart() {
    this.total = this.engine.ask('open_solutions', this.request).total ?? null;
    this.found = 0; // how many the engine has passed
  }

  /** Whether it may take long to find it. */
  isFar(number) {
    const { n, solver } = this.request;
    if (this.known.has(number)) return false;
    const passed = number > this.found ? this.found : 0;
    return number - passed > mostPassed || (passed === 0 && n > largestBegun && solver !== usual.finder);
  }

  /** Continues from what a worker found. */
  take({ answer, kept }) {
    this.engine.restore(kept);
    this.found = answer.number;
    if (!answer.end) this.known.set(answer.number, answer.columns);
    else this.last = answer.number;
  }

  /** Its columns; null if there is no such solution, and then `last` is the number of solutions. */
  at(number) {
    if (this.known.has(number)) return this.known.get(number);
    if (number <= this.found) this.restart();
    const answer = JSON.parse(this.engine.askText('next_solution', undefined, number - this.found));
    this.found = answer.number;
    if (answer.end) {
      this.last = answer.number;
      this.restart();
      return null;
    }
    this.known.set(number, answer.columns);
    if (this.known.size > 1000) this.known.delete(this.known.keys().next().value);
    return answer.columns;
  }
}

/** Shows them. */
export class Browser {
  /** `changed` is called when a reader moves on. */
  constructor(module, tables, changed) {
    this.module = module;
    this.changed = changed;
    this.number = 1;
    this.columns = null;
    for (const { name } of tables.solvers) part('finder').add(new Option(name, name));
    part('solution-first').addEventListener('click', () => this.go(1));
    part('solution-previous').addEventListener('click', () => this.go(this.number - 1));
    part('solution-next').addEventListener('click', () => this.go(this.number + 1));
    part('number').addEventListener('change', () => this.go(Math.max(1, Math.min(Math.trunc(part('number').valueAsNumber || 1), maxNumber, this.all() ?? maxNumber))));
  }

  /** Begins with the solution of that number. Throws EngineError. */
  open({ n, solver, unique, findsAll }, number) {
    this.close();
    this.n = n;
    this.findsAll = findsAll;
    this.solutions = new Solutions(this.module, { n, solver, unique });
    this.known = new Engine(this.module).ask('open_solutions', { n, solver: usual.finder, unique: false }).total ?? null;
    this.board = new Board(part('board'), { size: n, rows: [], columns: [] }, true);
    if (!this.show(number)) this.show(1);
  }

  /** Cancels the current search and the next one. */
  close() {
    this.task?.giveUp();
    this.task = null;
    clearTimeout(this.soon);
  }

  go(number) {
    const all = this.all();
    if (number >= 1 && (all === null || number <= all)) this.show(number);
    this.changed();
  }

  /** False, and the board stays, if there is no such solution. */
  show(number) {
    this.close();
    if (this.solutions.isFar(number)) {
      this.find(number);
      return true;
    }
    const columns = this.solutions.at(number);
    if (columns) [this.number, this.columns] = [number, columns];
    else if (!this.columnsFit() || this.solutions.last === 0) this.columns = null;
    const cells = Array.from({ length: this.n * this.n }, (_, at) => Number(this.columnsFit() && this.columns[Math.floor(at / this.n)] === at % this.n));
    this.board.show({ size: this.n, cells }, true);
    this.showWords();
    if (columns) this.soon = setTimeout(() => this.prepareNext(), 30);
    return columns !== null;
  }

  /** Has a worker find it. */
  async find(number) {
    const { solutions } = this;
    [this.number, this.columns] = [number, null];
    this.board.show({ size: this.n, cells: Array(this.n * this.n).fill(0) }, false);
    this.showWords();
    part('which').textContent = gettext('Searching …');
    part('columns').textContent = gettext('Choose something else to stop it.');
    const task = solutionBeside(this.module, { ...solutions.request, number });
    this.task = task;
    const found = await task.result;
    if (this.task !== task) return;
    solutions.take(found);
    const { end, number: last } = found.answer;
    if (end && last === 0) this.showWords();
    else {
      if (end) solutions.restart();
      this.show(end ? last : number);
    }
    this.changed();
  }

  columnsFit() {
    return this.columns?.length === this.n;
  }

  /** Finds the next one before it is asked for. */
  prepareNext() {
    if (this.solutions.found > this.number) return;
    if (this.solutions.at(this.number + 1) === null) this.showWords();
  }

  noneWords() {
    if (this.solutions.total === 0) return noneWords(this.n);
    return gettext('{solver} found no solution, which proves nothing.', { solver: this.solutions.request.solver });
  }

  /** How many there are; null as long as this is unknown. */
  all() {
    return this.solutions.total ?? this.solutions.last ?? null;
  }

  /** This solution's number, if its finder finds all; otherwise, that it is not the only one. */
  whichWords() {
    const { total, request } = this.solutions;
    const all = this.all();
    if (!this.columnsFit()) return total === 0 ? gettext('No solutions') : gettext('None found');
    const { solver, unique } = request;
    if (!this.findsAll) return this.known > 1 ? ngettext('One solution of {count}, found by {solver}', 'One solution of {count}, found by {solver}', this.known, { solver }) : gettext('One solution, found by {solver}', { solver });
    const which = { number: this.number, total: all };
    if (unique) return all === null ? gettext('Fundamental solution {number}', which) : gettext('Fundamental solution {number} of {total}', which);
    return all === null ? gettext('Solution {number}', which) : gettext('Solution {number} of {total}', which);
  }

  squares() {
    return this.columns.map((column, row) => squareName(this.n, row, column)).join(', ');
  }

  showWords() {
    const all = this.all();
    const none = !this.columnsFit();
    part('which').textContent = this.whichWords();
    part('columns').textContent = none ? this.noneWords() : this.squares();
    part('board-words').textContent = none ? gettext('An empty board') : gettext('{queens}: {squares}', { queens: piecesWords(this.n), squares: this.squares() });
    const unable = (name, is) => part(name).setAttribute('aria-disabled', is);
    for (const name of ['first', 'previous']) unable(`solution-${name}`, none || this.number === 1);
    unable('solution-next', none || this.number === all);
    part('number').closest('label').hidden = !this.findsAll;
    part('change').disabled = part('number').disabled = none;
    part('number').value = this.number;
  }
}
