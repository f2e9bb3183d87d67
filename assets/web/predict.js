// Predict: a reader points at what comes next, and the following pictures judge it.

import { markCodes, queenSquares } from './board.js';
import { attackArrows, attackers, whyWords } from './lines.js';
import { gettext, ngettext } from './messages.js';
import { SquareGrid } from './squares.js';

const settling = ['place', 'back', 'deadend', 'solution'];
const looking = ['test', 'redraw', 'reject', 'place', 'back'];
const solving = ['place', 'back'];

/** How far ahead an answer is searched, in pictures. */
const farthest = 400;

/** Whether a search begins with queens all over the board, and moves them: it then draws among equals. */
export function beginsFull({ kinds, about }) {
  const first = kinds.findIndex((kind) => kind !== 'card');
  return kinds.slice(first, first + about.scene.size).every((kind) => kind === 'place');
}

/** The picture from which a reader can act like the search: its empty board, or the first full one. */
const freshAt = (story) => story.kinds.findIndex((kind) => kind !== 'card') + (beginsFull(story) ? story.about.scene.size - 1 : 0);

const markOf = (code) => (code >> 1) % 16;

/** The square where something happens in a picture, which follows `before`; -1 for none. */
function happensOn({ kind, board }, before) {
  if (board.tried) return board.tried[0] * board.size + board.tried[1];
  if (kind === 'place') return queenSquares(board).find((square) => board.cells[square] % 2 > before.cells[square] % 2) ?? -1;
  const marks = kind === 'back' ? [markCodes.removed] : [markCodes.tested, markCodes.rejected];
  return board.cells.findIndex((code) => marks.includes(markOf(code)) && !(kind === 'back' && code % 2));
}

/** How many pairs of queens attack each other. */
const pairsOf = (n, queens) => queens.reduce((sum, queen) => sum + attackers(n, queens, queen).length, 0) / 2;

/** The swap that a picture asks about: {kind, square, at, queens, helps}; `queens` are the squares of the two, and `square` one of them if it helps, else -1. */
function swapAfter(story, at) {
  const { board } = story.frame(at);
  const tested = story.frame(at + 1)?.board.cells.flatMap((code, square) => (markOf(code) === markCodes.tested ? [square] : [])) ?? [];
  const [all, rows] = [queenSquares(board), tested.map((square) => Math.floor(square / board.size))];
  const queens = all.filter((queen) => rows.includes(Math.floor(queen / board.size)));
  if (queens.length !== 2 || tested.length !== 2) return null;
  const helps = pairsOf(board.size, all) - pairsOf(board.size, [...all.filter((queen) => !queens.includes(queen)), ...tested]);
  return { kind: 'swap', square: helps > 0 ? queens[0] : -1, at: at + 1, queens, helps };
}

/**
 * What follows a picture, to point at: {kind, square, row, at}, where `at` is the picture that shows it, kind its kind, and
 * square -1 if there is none to find. null if there is nothing to point at. `isSolver`: only steps that move queens.
 */
export function nextOf(story, at, isSolver = false) {
  const isAsked = story.kinds[at] === 'question' && !isSolver;
  const { board } = story.frame(at);
  const isWhole = isAsked && queenSquares(board).length === board.size;
  if (isWhole && board.cells.some(markOf)) return swapAfter(story, at);
  const kinds = isWhole ? ['reject', 'solution', 'back', 'place'] : isAsked ? settling : isSolver ? solving : looking;
  for (let next = at + 1; next < Math.min(story.count, at + farthest); next++) {
    if (!kinds.includes(story.kinds[next])) continue;
    const frame = story.frame(next);
    if (isWhole) return { kind: 'pair', square: story.kinds[next] === 'reject' ? 0 : -1, at: next };
    if (frame.kind === 'solution') return null;
    const isDead = frame.kind === 'deadend';
    const square = isDead ? frame.board.cells.findIndex((code) => markOf(code) === markCodes.wiped_out) : happensOn(frame, story.frame(next - 1).board);
    if (square < 0) return null;
    return { kind: frame.kind, square: isDead ? -1 : square, row: Math.floor(square / board.size), at: next };
  }
  return null;
}

/** Judges an answer, a square or -1 for none: {isRight, words, lines, marked}, with arrows and a square to look at. `draws`: the search draws among equals. */
export function judged(next, clicked, { board, isAsked, isSolver, draws = false, rule = 'queens', name, row, says }) {
  const n = board.size;
  const queens = queenSquares(board);
  const right = (words) => ({ isRight: true, words: gettext('Right. {sentence}', { sentence: words }), lines: [], marked: clicked });
  const wrong = (words, lines = [], marked = next.square) => ({ isRight: false, words: gettext('No. {sentence}', { sentence: words }), lines, marked });
  const held = clicked < 0 ? [] : attackers(n, queens, clicked, rule);
  const arrows = held.flatMap((queen) => attackArrows(n, queen, clicked, rule));
  const rowOf = (square) => Math.floor(square / n);
  if (next.kind === 'swap') return next.helps === 0 || clicked >= 0 === next.helps > 0 ? right(says) : wrong(says, [], -1);
  if (next.kind === 'pair') {
    const pair = queens.flatMap((queen) => attackers(n, queens, queen, rule).map((other) => attackArrows(n, other, queen, rule)))[0];
    if (clicked < 0 || !queens.includes(clicked)) return clicked < 0 && !pair ? right(says) : wrong(pair ? says : gettext('No queen attacks another.'), pair ?? [], -1);
    return held.length ? { ...right(whyWords(n, queens, clicked, name, rule)), lines: arrows } : wrong(whyWords(n, queens, clicked, name, rule), pair ?? [], -1);
  }
  if (clicked === next.square) return right(says);
  const names = { square: clicked < 0 ? '' : name(clicked), next: next.square < 0 ? '' : name(next.square) };
  const fewest = next.square >= 0 ? attackers(n, queens, next.square, rule).length : 0;
  if (next.kind === 'back' && draws && queens.includes(clicked)) {
    if (held.length === fewest) return right(gettext('{Square} is attacked by as many; the search draws {next}.', names));
    return wrong(ngettext('{count} attacks the queen on {square}, and {most} the one on {next}.', '{count} attack the queen on {square}, and {most} the one on {next}.', held.length, { most: fewest, ...names }), arrows);
  }
  if (next.kind === 'back') return clicked >= 0 && rowOf(clicked) === next.row ? right(says) : wrong(says);
  if (clicked < 0) return wrong(gettext('{Square} is free.', { square: names.next }));
  if (queens.includes(clicked)) return wrong(gettext('A queen stands on {square}.', names), []);
  if (rowOf(clicked) !== next.row) return wrong(gettext('It is the turn of {row}.', { row: row(next.row) }));
  if (isAsked && fewest > 0 && held.length > fewest) return wrong(ngettext('{many} queens attack {square}, and {count} attacks {next}.', '{many} queens attack {square}, and {count} attack {next}.', fewest, { many: held.length, ...names }), arrows);
  if ((isAsked || isSolver) && held.length > fewest) return wrong(whyWords(n, queens, clicked, name, rule), arrows, -1);
  if (isSolver && draws) return right(gettext('{Square} is attacked by as few; the search draws {next}.', names));
  if (isSolver) return wrong(fewest ? gettext('{Square} is as good, but the search takes {next} first.', names) : gettext('{Square} is free, but the search takes {next} first.', names));
  if (isAsked) return right(fewest ? gettext('{Square} is attacked by as few, {queens}. The search takes {next}.', { queens: fewest, ...names }) : gettext('{Square} is free. The search takes {next}.', names));
  return wrong(`${gettext('The search looks at {next} first.', names)}${held.length ? ` ${whyWords(n, queens, clicked, name, rule)}` : ''}`, arrows);
}

/** Asks a player's reader, on the player's board. */
export class Predicting {
  /** A player that shows `words` in place of its picture's; `parts` has the elements `board`, `none`, `score`, `play` and `solver`. */
  constructor(player, parts) {
    this.player = player;
    this.parts = parts;
    parts.none.addEventListener('click', () => this.answer(-1));
    parts.solver.addEventListener('click', () => this.solve(parts.solver.getAttribute('aria-pressed') !== 'true'));
    this.restart();
  }

  /** Starts counting, with a story. */
  restart() {
    this.close();
    this.setSolver(false);
    this.right = this.asked = 0;
    this.answered = new Set(); // pictures whose first answer has counted
    this.parts.solver.hidden = !this.player.board;
    this.parts.score.textContent = '';
  }

  get score() {
    return this.asked ? gettext('{right} of {asked} right', { right: this.right, asked: this.asked }) : '';
  }

  /** Being the solver has a score of its own. */
  setSolver(is) {
    if (is && !this.isSolver) {
      this.others = [this.right, this.asked];
      this.right = this.asked = 0;
    } else if (!is && this.isSolver) [this.right, this.asked] = this.others;
    this.isSolver = is;
    this.parts.score.textContent = this.score;
    this.parts.solver.setAttribute('aria-pressed', is);
  }

  /** Makes the reader the solver, from a fresh board on: every step that moves a queen is asked for, until one leaves it. */
  solve(is) {
    this.close();
    this.setSolver(is);
    if (!is) return this.player.showAgain();
    this.player.goTo(freshAt(this.player.story));
    return this.player.ask();
  }

  /** Asks what follows the picture shown; `isWanted`: a reader wants to be asked. */
  ask(isWanted) {
    const { player } = this;
    if (!player.board || player.frame?.card || !player.frame) return;
    player.walking?.reasons.leave();
    if (!this.grid) this.open(player.frame);
    if (isWanted) this.grid?.focus();
  }

  open({ kind, board }) {
    this.isAsked = kind === 'question' && !this.isSolver;
    this.at = this.player.shown;
    const next = this.isAsked ? nextOf(this.player.story, this.at) : null;
    if (this.isAsked && !next) return;
    this.player.panels.ground.showBoard();
    this.verdict = null;
    this.words = this.isAsked ? this.task(next) : this.isSolver ? this.solverWords() : gettext('What comes next? Click the square, or the {row} that it goes back to.', { row: this.player.rowWord });
    this.grid = new SquareGrid(this.parts.board, board.size, gettext('Answer by a square'), {
      act: (square) => this.answer(square),
      key: (key) => (key === 'Escape' && this.leave()) || (key === ' ' && this.isAsked && this.playOn()),
    });
    if (this.isAsked && board.asked !== undefined) this.grid.focusOn(board.asked * board.size);
    const queens = queenSquares(board);
    this.grid.label((square) => (queens.includes(square) ? gettext('{square}, queen', { square: this.player.name(square) }) : this.player.name(square)), (square) => queens.includes(square));
    this.parts.none.hidden = !['pair', 'swap', 'place', 'deadend'].includes(next?.kind);
    this.parts.none.textContent = this.noneWords(next);
    if (this.isSolver) this.player.board.show(this.bare(board), false);
    this.player.showWords();
  }

  noneWords(next) {
    if (next?.kind === 'swap') return gettext('No');
    return next?.kind === 'pair' ? gettext('No two') : gettext('Nowhere');
  }

  /** A question of the story, and how it is answered. */
  task(next) {
    const words = { question: this.player.ownWords(this.player.frame), button: this.noneWords(next), row: this.player.rowWord };
    if (next.kind === 'back') return gettext('{question} Click the {row} to go back to.', words);
    if (next.kind === 'swap') return gettext('{question} Click one of the two if so, or “{button}”.', words);
    if (next.kind === 'pair') return gettext('{question} Click a queen that another one attacks, or “{button}”.', words);
    return gettext('{question} Click a square of the framed {row}, or “{button}”.', words);
  }

  solverWords() {
    return beginsFull(this.player.story)
      ? gettext('You are the solver: click the queen to take off, then the square to put it on.')
      : gettext('You are the solver: click the square of the next queen, or the {row} to go back to.', { row: this.player.rowWord });
  }

  /** A board without what the search looks at, as that would give the answer. */
  bare(board) {
    return { ...board, cells: board.cells.map((code) => code & 33), tried: undefined, asked: undefined, lines: [] }; // queens, and given ones
  }

  /** Puts the question away. */
  close() {
    const hadFocus = this.grid?.grid.contains(document.activeElement) || document.activeElement === this.parts.none;
    this.grid?.close();
    this.grid = this.verdict = this.words = null;
    this.parts.none.hidden = true;
    if (hadFocus) this.parts.play.focus();
  }

  /** Plays on without an answer: if it stopped at the question by itself, a reader had no button in mind. */
  playOn() {
    this.player.play(1);
    return true;
  }

  leave() {
    this.close();
    this.setSolver(false);
    this.player.showAgain();
    return true;
  }

  /** Takes an answer, or goes on if one was given. */
  answer(square) {
    const { player } = this;
    if (this.verdict && !(this.isSolver && this.goesTo < 0)) return player.goTo(this.isAsked ? this.at + 1 : this.goesTo);
    const { story, frame } = player;
    const next = nextOf(story, this.at, this.isSolver);
    if (!next) {
      this.setSolver(false);
      this.words = gettext('Nothing that comes next can be clicked.');
      this.verdict = {};
      this.goesTo = this.at + 1;
      return player.showWords();
    }
    if (next.kind === 'swap' && square >= 0 && !next.queens.includes(square)) return undefined; // it is about these two
    this.goesTo = next.at;
    this.verdict = judged(next, square, { board: frame.board, isAsked: this.isAsked, isSolver: this.isSolver, draws: this.isSolver && beginsFull(story), rule: player.rule, name: (one) => player.name(one), row: (one) => player.rowName(one), says: player.ownWords(story.frame(next.at)) });
    const isFirst = this.isSolver || !this.answered.has(this.at);
    if (isFirst) this.asked++;
    if (isFirst && this.verdict.isRight) this.right++;
    if (!this.isSolver) this.answered.add(this.at);
    if (this.isAsked) player.record?.answered(this.at, this.verdict.isRight, square < 0 ? 'nowhere' : player.name(square));
    this.parts.score.textContent = this.score;
    this.words = this.verdict.words;
    if (this.isSolver && this.verdict.isRight) return this.goOn(next.at, this.verdict.words);
    if (this.isSolver) this.goesTo = -1;
    this.parts.none.hidden = true;
    const seen = this.isSolver ? this.bare(frame.board) : frame.board;
    const cells = seen.cells.map((code, at) => (at === this.verdict.marked ? (code % 2) + 2 * markCodes.tested : code));
    player.board.show({ ...seen, cells, tried: undefined, asked: undefined, lines: this.verdict.lines }, false);
    return player.showWords();
  }

  /** Goes to what the solver rightly did, and asks for the next step. */
  goOn(at, words) {
    const { focused } = this.grid;
    this.player.goTo(at);
    if (this.player.shown !== at) return;
    this.ask(false);
    if (!this.grid) return;
    this.grid.focusOn(focused);
    this.grid.focus();
    this.words = gettext('{sentence} And now?', { sentence: words });
    this.player.showWords();
  }
}
