// The lines of a board: which squares share one, and why a square is free or not. Squares are row · n + column.

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

export const and = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** An arrow from a queen to a square, as boards draw it. */
export const arrow = (n, queen, square) => [...place(n, queen), ...place(n, square)];

/** What lines are called where squares have the names of chess. */
export const chessLines = { row: 'rank', column: 'file', diagonal: 'diagonal' };
const plainLines = { row: 'row', column: 'column', diagonal: 'diagonal' };

/** A text that begins a sentence; the names of squares in chess stay as they are. */
export const opening = (text) => (/^[a-z]\d/.test(text) ? text : text[0].toUpperCase() + text.slice(1));

/** Why a square is free or not, in a sentence; `name` gives the name of a square. */
export function whyWords(n, queens, square, name) {
  const lines = /^[a-z]\d/.test(name(square)) ? chessLines : plainLines;
  const held = attackers(n, queens, square).map((queen) => `the queen on ${name(queen)} holds this ${lines[lineOf(n, queen, square)]}`);
  if (held.length > 0) return `${opening(name(square))}: ${and(held.slice(0, 3))}.`;
  return queens.includes(square) ? `No queen attacks the one on ${name(square)}.` : `${opening(name(square))} is free: no queen attacks it.`;
}
