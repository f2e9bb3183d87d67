// The squares of a board as SVG, ten units per side, and the lines across them.

export const side = 10;

export const use = (name, x, y) => `<use href="#${name}" x="${x}" y="${y}" width="10" height="10"/>`;

export function squares(size) {
  let dark = '';
  for (let row = 0; row < size; row++)
    for (let column = (row + 1) % 2; column < size; column += 2) dark += `M${column * side} ${row * side}h10v10h-10z`;
  return `<path class="light" d="M0 0h${size * side}v${size * side}H0z"/><path class="dark" d="${dark}"/>`;
}

/** The steps in which numbers tint their squares, as many as in films. */
const tintLevels = 8;

/** Tints squares by their numbers; a square with the number `scale` is tinted in full. */
export function tints({ size, numbers = [], scale = 0 }) {
  if (!scale) return '';
  const tint = ([at, number]) => `<rect class="tint" x="${(at % size) * side}" y="${Math.floor(at / size) * side}" width="10" height="10" opacity="${Math.round((tintLevels * number) / scale) / tintLevels}"/>`;
  return numbers.map(tint).join('');
}

export const isOn = ({ size }, ...at) => at.every((one) => one >= 0 && one < size);

/** A line from the rim of a queen: with a point into an attacked square or, as a tie, to the rim of a queen there. */
export function attackLine([fromRow, fromColumn, toRow, toColumn], isTie = false) {
  const [x1, y1, x2, y2] = [fromColumn, fromRow, toColumn, toRow].map((at) => at * side + 5);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const slope = length / Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1);
  const [begin, end] = [4 * slope, length - (isTie ? 4 : 2.6) * slope];
  const neck = end - Math.min(2.4, (end - begin) / 2);
  const at = (along, across) => `${(x1 + dx * along - dy * across).toFixed(2)} ${(y1 + dy * along + dx * across).toFixed(2)}`;
  const path = `M${at(begin, 0)}L${isTie ? at(end, 0) : `${at(neck, 0)}M${at(end, 0)}L${at(neck, 1.2)}L${at(neck, -1.2)}Z`}`;
  return `<path class="arrow seam" d="${path}"/><path class="arrow" d="${path}"/>`;
}

/** Attack lines. On a torus, one that leaves the board ends at its edge. */
export function attackLines(board) {
  const [lines, size] = [board.lines ?? [], board.size * side];
  const text = lines.map((line) => attackLine(line)).join('');
  return lines.every((line) => isOn(board, ...line)) ? text : `<svg width="${size}" height="${size}">${text}</svg>`;
}

/** The light on a square where attack lines begin. */
export const light = ([row, column]) => `<rect class="lit-${(row + column) % 2 ? 'dark' : 'light'}" x="${column * side}" y="${row * side}" width="10" height="10"/><g class="lit-frame">${use('lit-frame', column * side, row * side)}</g>`;

/** How the board came from another: the line it was mirrored in, or the arc it was turned by. */
export function guide({ width, dash, lines, areas }) {
  return `<g class="guide" transform="scale(.1)"><path class="guide-line" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}" stroke-dashoffset="${dash / 2}"` : ''} d="${lines}"/><path d="${areas}"/></g>`;
}

/** Lines along which queens attack, from the edge of their squares: a wash on the squares crossed, and a line above it. */
export function rays(lines) {
  const squaresOf = ([row, column, down, right, count]) => Array.from({ length: count }, (_, at) => `M${(column + right * (at + 1)) * side} ${(row + down * (at + 1)) * side}h10v10h-10z`);
  const lineOf = ([row, column, down, right, count]) => `M${column * side + 5 * (1 + right)} ${row * side + 5 * (1 + down)}l${right * count * side} ${down * count * side}`;
  return `<path class="wash" d="${lines.flatMap(squaresOf).join('')}"/><path class="ray" d="${lines.map(lineOf).join('')}"/>`;
}
