// What the engine knows of a board to place queens on: how many solutions are within reach, hints, mistakes and completions.

import { hintOf, mistakeOf } from './advice.js';
import { counted, grouped } from './messages.js';
import { part } from './part.js';
import { askBeside } from './work.js';

const firstNodes = 1_000_000;

/** Up to this size all solutions are counted in a millisecond or two. */
const countedAtOnce = 10;

export class Counsel {
  constructor(module, engine, placing) {
    this.module = module;
    this.engine = engine;
    this.placing = placing;
    this.tasks = {};
    this.advice = null; // what is drawn on the board
  }

  /** How many there are, at once or in a worker; null where that takes too long. */
  async reach(queens, task = 'reaching') {
    const asked = this.placing.asked([...queens].sort((a, b) => a - b));
    if (this.placing.n <= countedAtOnce || queens.length === 0) return this.engine.ask('reach', asked).count;
    return (await this.beside('reach', { ...asked, millions: 200 }, task)).count ?? null;
  }

  /** Asks in a worker what the next question of its kind, or the board's next change, gives up. */
  beside(name, request, task = 'asking') {
    this.tasks[task]?.giveUp();
    this.tasks[task] = askBeside(this.module, name, request);
    return this.tasks[task].result;
  }

  /** Says of this board, where it takes a while, what is being done; an answer clears the timer. */
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
      const waiting = this.later('reach', 'Counting what is within reach …');
      count = await this.reach(queens).finally(() => clearTimeout(waiting));
    }
    if (queens === this.placing.queens) part('reach').textContent = this.reachWords(count, total);
  }

  /** The same in words; `count`: null for more than can be counted. */
  reachWords(count, total) {
    const of = this.placing.given.length > 0 ? 'The one answer' : total === 1 ? 'The one solution' : null;
    if (total === 0) return `${this.placing.n} queens on a ${this.placing.n} × ${this.placing.n} board always attack each other.`;
    if (count === null) return `Of the ${grouped(total)} solutions, more are within reach than can be counted here.`;
    if (this.placing.isSolved) return of ? `${of}.` : `One of the ${grouped(total)} solutions.`;
    if (of) return `${of} is ${count ? 'still' : 'no longer'} within reach.`;
    if (count === 0) return `None of the ${grouped(total)} solutions is within reach any more.`;
    if (count === total) return `All ${grouped(total)} solutions are within reach.`;
    return `${grouped(count)} of the ${grouped(total)} solutions ${count === 1 ? 'is' : 'are'} still within reach.`;
  }

  /** Draws and says what went wrong. */
  async explain() {
    const queens = this.placing.queens;
    part('completion').textContent = 'Looking for it …';
    const found = await mistakeOf(this.placing.n, queens, (some) => this.reach(some, 'asking'));
    if (queens !== this.placing.queens) return;
    this.advise(found ?? { words: 'No mistake is known: go on.' });
  }

  /** Says an advice, and has the board drawn with it. */
  advise(advice) {
    this.advice = advice.words && (advice.lines || advice.tested) ? advice : null;
    this.placing.paint();
    part('completion').textContent = advice.words;
  }

  /** A hint of the next degree: a free square, why there, and the queen on it. */
  async hint() {
    const { hinted } = this.advice ?? {};
    if (hinted && this.advice.degree === 2) return this.placeHinted(hinted.square);
    if (hinted) {
      this.advise({ hinted, degree: 2, words: hinted.why, tested: [hinted.square], lines: hinted.lines, free: hinted.free });
      part('hint').textContent = 'Place it';
      return undefined;
    }
    const queens = this.placing.queens;
    part('completion').textContent = 'Looking for one …';
    const { outcome, columns } = await this.completed(firstNodes);
    if (queens !== this.placing.queens) return undefined;
    if (outcome !== 'found') return this.advise({ words: outcome === 'none' ? 'No solution has these queens: take one back. “Explain my mistake” says which.' : 'None was found in time, which proves nothing.' });
    const next = hintOf(this.placing.n, queens, columns);
    this.placing.hints++;
    this.advise({ hinted: next, degree: 1, words: next.words, tested: [next.square], lines: [] });
    part('hint').textContent = 'Why there?';
    return undefined;
  }

  /** Places the queen that a hint is of. */
  placeHinted(square) {
    this.placing.set([...this.placing.queens, square], this.placing.marks.filter((one) => one !== square));
    part('completion').textContent = `Placed on ${this.placing.name(square)}.`;
  }

  /** A solution that has all the queens, at once where that is quick. */
  completed(nodes) {
    const asked = { ...this.placing.asked(), maxNodes: nodes };
    return this.placing.n <= countedAtOnce ? this.engine.ask('complete', asked) : this.beside('complete', asked);
  }

  /** Looks for a solution that has all the queens, placing at most so many in the search. */
  async complete(nodes = firstNodes) {
    this.nodes = nodes;
    const waiting = this.later('completion', 'Searching … change the board to give it up.');
    const task = this.beside('complete', { ...this.placing.asked(), maxNodes: nodes });
    const queens = this.placing.queens;
    const answer = await task.finally(() => clearTimeout(waiting));
    if (queens === this.placing.queens) this.showCompletion(answer, nodes);
  }

  /** Ends what is being asked and drawn: it would be of a board that is no more. */
  giveUp() {
    this.advice = null;
    for (const task of Object.values(this.tasks)) task.giveUp();
    this.tasks = {};
  }

  /** Says what came of a search, and places the queens that it found. */
  showCompletion({ outcome, columns, nodes: taken }, nodes) {
    const given = this.placing.queens.length;
    if (outcome === 'found') {
      this.placing.watch.reset();
      const all = columns.map((column, row) => row * this.placing.n + column);
      this.placing.set([...this.placing.queens, ...all.filter((square) => !this.placing.queens.includes(square))], []);
    }
    const tried = `${counted(taken, 'queen')} placed in the search`;
    part('longer').hidden = outcome !== 'gaveUp' || nodes >= 1_000_000_000;
    part('completion').textContent = {
      found: `Completed: ${counted(this.placing.n - given, 'queen')} added; ${tried}.`,
      none: `Proved: no solution has ${given === 0 ? 'this size' : given === 1 ? 'this queen' : 'these queens'}; every way was tried, ${tried}.`,
      gaveUp: `Given up after ${tried}: that proves nothing. There may be a solution or none.`,
    }[outcome];
  }
}
