// Names of squares and rows: those at the edges of a story's board, and chess names if these name nothing.

import { storyText } from './messages.js';

const isChess = (columns) => /^[a-z]/.test(columns[0] ?? 'a');

/** The general name of rows in a scene. */
export const rowWord = ({ columns }) => (isChess(columns) ? storyText('rank') : storyText('row'));

/** The name of a row in a scene. */
export function rowName({ size, rows, columns }, row) {
  const number = rows[row] ?? String(size - row);
  return isChess(columns) ? storyText('rank {number}', { number }) : storyText('row {number}', { number });
}

/** The name of a square in a scene. */
export function squareName(scene, square) {
  const { size, rows, columns } = scene;
  const [row, column] = [Math.floor(square / size), square % size];
  if (isChess(columns)) return `${columns[column] ?? String.fromCharCode(97 + column)}${rows[row] ?? size - row}`;
  return storyText('{row}, {column}', { row: rowName(scene, row), column: storyText('column {number}', { number: columns[column] }) });
}
