// What squares and rows are called: as the edges of a story's board name them, and as in chess where these name nothing.

import { storyText } from './messages.js';

const isChess = (columns) => /^[a-z]/.test(columns[0] ?? 'a');

/** What rows of a scene are called in general. */
export const rowWord = ({ columns }) => (isChess(columns) ? storyText('rank') : storyText('row'));

/** What a row of a scene is called. */
export function rowName({ size, rows, columns }, row) {
  const number = rows[row] ?? String(size - row);
  return isChess(columns) ? storyText('rank {number}', { number }) : storyText('row {number}', { number });
}

/** What a square of a scene is called. */
export function squareName(scene, square) {
  const { size, rows, columns } = scene;
  const [row, column] = [Math.floor(square / size), square % size];
  if (isChess(columns)) return `${columns[column] ?? String.fromCharCode(97 + column)}${rows[row] ?? size - row}`;
  return storyText('{row}, {column}', { row: rowName(scene, row), column: storyText('column {number}', { number: columns[column] }) });
}
