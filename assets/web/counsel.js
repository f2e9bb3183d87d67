// What the engine knows of a board to place queens on: how many solutions are within reach, hints, mistakes and completions.

import { hintOf, mistakeOf } from './advice.js';
import { gettext, ngettext } from './messages.js';
import { part } from './part.js';
import { inText, noneWords } from './speaking.js';
import { askBeside } from './work.js';

const firstNodes = 1_000_000;

/** Up to this size, all solutions are counted in a millisecond or two. */
const countedAtOnce = 10;

export class Counsel {
  constructor(module, engine, placing) {
    this.module = module;
    this.engine = engine;
    this.placing = placing;
    this.tasks = {};
    this.advice = null; // what is drawn on the board
  }

  /** How many there are, at once or in a worker; null if that takes too long. */
  async reach(queens, task = 'reaching') {
    const asked = this.placing.asked([...queens].sort((a, b) => a - b));
    if (this.placing.n <= countedAtOnce || queens.length === 0) return this.engine.ask('reach', asked).count;
    return (await this.beside('reach', { ...asked, millions: 200 }, task)).count ?? null;
  }

  /** Asks a worker; the next question of its kind, or the board's next change, cancels it. */
  beside(name, request, task = 'asking') {
    this.tasks[task]?.giveUp();
    this.tasks[task] = askBeside(this.module, name, request);
    return this.tasks[task].result;
  }

  /** If it takes a while, says what is being done for this board; an answer clears the timer. */
  later(id, words) {
    const { queens } = this.placing;
    return setTimeout(() => queens === this.placing.queens && (part(id).textContent = words), 250);
  }

  /** Says how many of all solutions have the queens. */
  async showReach(isFought) {
    part('reach').hidden = !part('reaching').checked;
    if (part('reach').hidden) return;
    const total = await this.reach([]);
    const queens = this.placing.queens;
    let count = 0;
    if (!isFought) {
      const waiting = this.later('reach', gettext('Counting the solutions within reach …'));
      count = await this.reach(queens).finally(() => clearTimeout(waiting));
    }
    if (queens === this.placing.queens) part('reach').textContent = this.reachWords(count, total);
  }

  /** The same in words; `count`: null for more than can be counted. */
  reachWords(count, total) {
    if (total === 0) return noneWords(this.placing.n);
    if (count === null) return ngettext('Of the {count} solutions, more are within reach than can be counted here.', 'Of the {count} solutions, more are within reach than can be counted here.', total);
    if (this.placing.given.length > 0) {
      if (this.placing.isSolved) return gettext('The one answer.');
      return count ? gettext('The one answer is still within reach.') : gettext('The one answer is no longer within reach.');
    }
    if (total === 1) {
      if (this.placing.isSolved) return gettext('The one solution.');
      return count ? gettext('The one solution is still within reach.') : gettext('The one solution is no longer within reach.');
    }
    if (this.placing.isSolved) return ngettext('One of the {count} solutions.', 'One of the {count} solutions.', total);
    if (count === 0) return ngettext('None of the {count} solutions is within reach any more.', 'None of the {count} solutions is within reach any more.', total);
    if (count === total) return ngettext('All {count} solutions are within reach.', 'All {count} solutions are within reach.', total);
    return ngettext('{count} of the {total} solutions is still within reach.', '{count} of the {total} solutions are still within reach.', count, { total });
  }

  /** Draws and says what went wrong. */
  async explain() {
    const queens = this.placing.queens;
    part('completion').textContent = gettext('Looking for the mistake …');
    const found = await mistakeOf(this.placing.n, queens, (some) => this.reach(some, 'asking'));
    if (queens !== this.placing.queens) return;
    this.advise(found ?? { words: gettext('No mistake is known: go on.') });
  }

  /** Says an advice, and draws the board with it. */
  advise(advice) {
    this.advice = advice.words && (advice.lines || advice.tested) ? advice : null;
    this.placing.paint();
    part('completion').textContent = advice.words;
  }

  /** The next degree of hint: a free square, why there, and the queen on it. */
  async hint() {
    const { hinted } = this.advice ?? {};
    if (hinted && this.advice.degree === 2) return this.placeHinted(hinted.square);
    if (hinted) {
      this.advise({ hinted, degree: 2, words: hinted.why, tested: [hinted.square], lines: hinted.lines, free: hinted.free });
      part('hint').textContent = gettext('Place it');
      return undefined;
    }
    const queens = this.placing.queens;
    part('completion').textContent = gettext('Looking for a hint …');
    const { outcome, columns } = await this.completed(firstNodes);
    if (queens !== this.placing.queens) return undefined;
    if (outcome !== 'found') return this.advise({ words: outcome === 'none' ? gettext('No solution has these queens: take one back. “Explain my mistake” says which.') : gettext('None was found in time, which proves nothing.') });
    const next = hintOf(this.placing.n, queens, columns);
    this.placing.hints++;
    this.advise({ hinted: next, degree: 1, words: next.words, tested: [next.square], lines: [] });
    part('hint').textContent = gettext('Why there?');
    return undefined;
  }

  /** Places the hint's queen. */
  placeHinted(square) {
    this.placing.set([...this.placing.queens, square], this.placing.marks.filter((one) => one !== square));
    part('completion').textContent = gettext('Placed on {square}.', { square: this.placing.name(square) });
  }

  /** A solution with all the queens, at once if that is quick. */
  completed(nodes) {
    const asked = { ...this.placing.asked(), maxNodes: nodes };
    return this.placing.n <= countedAtOnce ? this.engine.ask('complete', asked) : this.beside('complete', asked);
  }

  /** Looks for a solution with all the queens, placing at most that many in the search. */
  async complete(nodes = firstNodes) {
    this.nodes = nodes;
    const waiting = this.later('completion', gettext('Searching … Change the board to stop it.'));
    const task = this.beside('complete', { ...this.placing.asked(), maxNodes: nodes });
    const queens = this.placing.queens;
    const answer = await task.finally(() => clearTimeout(waiting));
    if (queens === this.placing.queens) this.showCompletion(answer, nodes);
  }

  /** Ends what is being asked and drawn: its board is gone. */
  giveUp() {
    this.advice = null;
    for (const task of Object.values(this.tasks)) task.giveUp();
    this.tasks = {};
  }

  /** Says the outcome of a search, and places the queens found. */
  showCompletion({ outcome, columns, nodes: taken }, nodes) {
    const given = this.placing.queens.length;
    if (outcome === 'found') {
      this.placing.watch.reset();
      const all = columns.map((column, row) => row * this.placing.n + column);
      this.placing.set([...this.placing.queens, ...all.filter((square) => !this.placing.queens.includes(square))], []);
    }
    part('longer').hidden = outcome !== 'gaveUp' || nodes >= 1_000_000_000;
    const added = this.placing.n - given;
    part('completion').textContent = inText([this.outcomeWords(outcome, given, added), ngettext('The search placed {count} queen.', 'The search placed {count} queens.', taken)]);
  }

  /** The outcome of a search, in words. */
  outcomeWords(outcome, given, added) {
    if (outcome === 'found') return ngettext('Completed: {count} queen added.', 'Completed: {count} queens added.', added);
    if (outcome === 'gaveUp') return gettext('Given up, which proves nothing: there may be a solution or none.');
    if (given === 0) return gettext('Proved: this size has no solution; every way was tried.');
    return ngettext('Proved: no solution has this queen; every way was tried.', 'Proved: no solution has these queens; every way was tried.', given);
  }
}
