// The lines of a board: which squares share one, and why a square is free or not. Squares are row · n + column.

import { gettext, listed } from './messages.js';

/** The row and column of a square. */
export const place = (n, square) => [Math.floor(square / n), square % n];

/** The line that two squares share; null for none. */
export function lineOf(n, a, b) {
  const [[row, column], [otherRow, otherColumn]] = [place(n, a), place(n, b)];
  if (a === b) return null;
  if (row === otherRow) return 'row';
  if (column === otherColumn) return 'column';
  return Math.abs(row - otherRow) === Math.abs(column - otherColumn) ? 'diagonal' : null;
}

export const attackers = (n, queens, square) => queens.filter((queen) => lineOf(n, queen, square));

/** An arrow from a queen to a square, as boards draw it. */
export const arrow = (n, queen, square) => [...place(n, queen), ...place(n, square)];

/** What lines are called where squares have the names of chess. */
export const chessLines = { row: 'rank', column: 'file', diagonal: 'diagonal' };

/** A queen that attacks a square along a line. */
function holding(queen, line, isChess) {
  if (line === 'diagonal') return gettext('the queen on {queen} holds this diagonal', { queen });
  if (line === 'row') return isChess ? gettext('the queen on {queen} holds this rank', { queen }) : gettext('the queen on {queen} holds this row', { queen });
  return isChess ? gettext('the queen on {queen} holds this file', { queen }) : gettext('the queen on {queen} holds this column', { queen });
}

/** Why a square is free or not, in a sentence; `name` gives the name of a square. */
export function whyWords(n, queens, square, name) {
  const words = name(square);
  const held = attackers(n, queens, square).map((queen) => holding(name(queen), lineOf(n, queen, square), /^[a-z]\d/.test(words)));
  if (held.length > 0) return gettext('{Square}: {queens}.', { square: words, queens: listed(held.slice(0, 3)) });
  return queens.includes(square) ? gettext('No queen attacks the one on {square}.', { square: words }) : gettext('{Square} is free: no queen attacks it.', { square: words });
}
