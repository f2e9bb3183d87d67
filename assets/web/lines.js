// The lines of a board: which squares share one, and why a square is free or not. Squares are row · n + column.

import { gettext, listed } from './messages.js';

/** The row and column of a square. */
export const place = (n, square) => [Math.floor(square / n), square % n];

/** The line that two squares share by a rule of attack: `queens`, `torus`, on which diagonals wrap around, `superqueens`, which also have a
 * `knight`'s moves, or `rooks`; null for none. */
export function lineOf(n, a, b, rule = 'queens') {
  const [[row, column], [otherRow, otherColumn]] = [place(n, a), place(n, b)];
  if (a === b) return null;
  if (row === otherRow) return 'row';
  if (column === otherColumn) return 'column';
  const [down, right] = [otherRow - row, otherColumn - column];
  if (rule === 'rooks') return null;
  if (rule === 'superqueens' && Math.abs(down * right) === 2) return 'knight';
  const onDiagonal = rule === 'torus' ? (down - right) % n === 0 || (down + right) % n === 0 : Math.abs(down) === Math.abs(right);
  return onDiagonal ? 'diagonal' : null;
}

export const attackers = (n, queens, square, rule = 'queens') => queens.filter((queen) => lineOf(n, queen, square, rule));

/** An arrow from a queen to a square, as boards draw it. */
export const arrow = (n, queen, square) => [...place(n, queen), ...place(n, square)];

const diagonalWays = [[1, 1], [1, -1], [-1, 1], [-1, -1]];

/** The same by a rule: pieces of a line; on a torus, each but the last ends at the square just off the edge. */
export function attackArrows(n, queen, square, rule = 'queens') {
  if (rule !== 'torus' || lineOf(n, queen, square)) return [arrow(n, queen, square)];
  const [row, column] = place(n, queen);
  const back = (at) => ((at % n) + n) % n;
  for (let steps = 1; steps < n; steps++)
    for (const [down, right] of diagonalWays) {
      if (back(row + steps * down) * n + back(column + steps * right) !== square) continue;
      const pieces = [];
      let [start, at] = [[row, column], [row, column]];
      for (let step = 0; step < steps; step++) {
        const next = [at[0] + down, at[1] + right];
        at = next.map(back);
        if (at[0] === next[0] && at[1] === next[1]) continue;
        pieces.push([...start, ...next]);
        start = [at[0] - down, at[1] - right];
      }
      return [...pieces, [...start, ...at]];
    }
  return [];
}

/** A queen that attacks a square along a line. */
function holding(queen, line, isChess) {
  if (line === 'knight') return gettext('the queen on {queen} attacks it as a knight does', { queen });
  if (line === 'diagonal') return gettext('the queen on {queen} holds this diagonal', { queen });
  if (line === 'row') return isChess ? gettext('the queen on {queen} holds this rank', { queen }) : gettext('the queen on {queen} holds this row', { queen });
  return isChess ? gettext('the queen on {queen} holds this file', { queen }) : gettext('the queen on {queen} holds this column', { queen });
}

/** Why a square is free or not, in a sentence; `name` gives the name of a square. */
export function whyWords(n, queens, square, name, rule = 'queens') {
  const words = name(square);
  const held = attackers(n, queens, square, rule).map((queen) => holding(name(queen), lineOf(n, queen, square, rule), /^[a-z]\d/.test(words)));
  if (held.length > 0) return gettext('{Square}: {queens}.', { square: words, queens: listed(held.slice(0, 3)) });
  return queens.includes(square) ? gettext('No queen attacks the one on {square}.', { square: words }) : gettext('{Square} is free: no queen attacks it.', { square: words });
}
