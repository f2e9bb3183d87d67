// What a player is told: why a square is taken, what went wrong, where the next queen can go. Squares are row · n + column.

import { squareName } from './address.js';
import { arrow, attackers, lineOf, place } from './lines.js';
import { gettext, listed, ngettext } from './messages.js';

export const nameOf = (n, square) => squareName(n, ...place(n, square));

const squaresOfLine = (n, kind, line) => Array.from({ length: n }, (_, at) => (kind === 'row' ? line * n + at : at * n + line));
const lineName = (n, kind, line) => (kind === 'row' ? gettext('rank {number}', { number: n - line }) : gettext('file {letter}', { letter: String.fromCharCode(97 + line) }));
const isFree = (n, queens, square) => !queens.includes(square) && attackers(n, queens, square).length === 0;

/** Says that two queens attack each other. */
function clashWords(line, queens) {
  if (line === 'row') return gettext('{queen} and {other} stand on the same rank, so they attack each other.', queens);
  if (line === 'column') return gettext('{queen} and {other} stand on the same file, so they attack each other.', queens);
  return gettext('{queen} and {other} stand on the same diagonal, so they attack each other.', queens);
}

/** A row or column with neither a queen nor a free square: {kind, line, squares}; null if there is none. */
export function closedLine(n, queens) {
  for (const kind of ['row', 'column'])
    for (let line = 0; line < n; line++) {
      const squares = squaresOfLine(n, kind, line);
      if (!squares.some((square) => queens.includes(square) || isFree(n, queens, square))) return { kind, line, squares };
    }
  return null;
}

/**
 * What is wrong with queens, in the order in which they were placed: {words, lines, hatched, wrong}, with arrows, the squares of a line
 * without a free one, and the queen that was the mistake. null if nothing is known to be wrong. `reach(queens)` gives how many
 * solutions have them, null if unknown.
 */
export async function mistakeOf(n, queens, reach) {
  for (const [at, queen] of queens.entries()) {
    const [other] = attackers(n, queens.slice(0, at), queen);
    if (other === undefined) continue;
    const words = clashWords(lineOf(n, other, queen), { queen: nameOf(n, other), other: nameOf(n, queen) });
    return { words, lines: [arrow(n, other, queen)], hatched: [], wrong: queen };
  }
  const closed = closedLine(n, queens);
  if (closed) {
    let at = queens.length;
    while (squaresStayClosed(n, queens.slice(0, at - 1), closed.squares)) at--;
    const wrong = queens[at - 1];
    const taken = closed.squares.filter((square) => isFree(n, queens.slice(0, at - 1), square));
    const words = gettext('{Line} has no free square left: {queen} attacks the last, {squares}.', { line: lineName(n, closed.kind, closed.line), queen: nameOf(n, wrong), squares: listed(taken.map((square) => nameOf(n, square))) });
    return { words, lines: taken.map((square) => arrow(n, wrong, square)), hatched: closed.squares, wrong };
  }
  if ((await reach(queens)) !== 0) return null;
  for (let at = queens.length - 1; at >= 0; at--) {
    const left = await reach(queens.slice(0, at));
    if (left === 0) continue;
    const queen = nameOf(n, queens[at]);
    const words = left === null ? gettext('{queen} was the mistake: before it, solutions may have been within reach; with it, none is.', { queen })
      : ngettext('{queen} was the mistake: before it, {count} solution was within reach; with it, none is.', '{queen} was the mistake: before it, {count} solutions were within reach; with it, none is.', left, { queen });
    return { words, lines: [], hatched: [], wrong: queens[at] };
  }
  return { words: ngettext('There is no solution for {count} queen.', 'There is no solution for {count} queens.', n), lines: [], hatched: [], wrong: null };
}

const squaresStayClosed = (n, queens, squares) => squares.every((square) => !isFree(n, queens, square));

/** Where the next queen can go in a solution with all queens: its square in a row with the fewest free ones, and why there. */
export function hintOf(n, queens, columns) {
  const open = columns.map((column, row) => ({ row, square: row * n + column, free: squaresOfLine(n, 'row', row).filter((square) => isFree(n, queens, square)) }))
    .filter(({ row }) => !queens.some((queen) => Math.floor(queen / n) === row));
  const { row, square, free } = open.reduce((best, one) => (one.free.length < best.free.length ? one : best));
  const [name, line] = [nameOf(n, square), lineName(n, 'row', row)];
  const others = squaresOfLine(n, 'row', row).filter((one) => one !== square);
  const isForced = free.length === 1;
  return {
    square, isForced,
    words: gettext('{square} is free, and a solution within reach has a queen there.', { square: name }),
    why: isForced ? gettext('{Line} has only one free square left, {square}: queens attack the others.', { line, square: name })
      : gettext('No rank has only one free square left. {Line} has the fewest, {number}, and {square} is one that leads to a solution.', { line, number: free.length, square: name }),
    lines: isForced ? others.map((one) => arrow(n, nearest(n, attackers(n, queens, one), one), one)) : [],
    free: isForced ? [] : free.filter((one) => one !== square),
  };
}

function nearest(n, queens, square) {
  const distance = (queen) => Math.max(...place(n, queen).map((at, axis) => Math.abs(at - place(n, square)[axis])));
  return queens.reduce((best, queen) => (distance(queen) < distance(best) ? queen : best));
}
