// Boards as SVG, ten units per square.

import { attackLine, attackLines, guide, isOn, light, rays, side, squares, tints, use } from './shapes.js';

/** The width of the labels at a board's left and lower edges, as a share of the whole, and the least of it and of its text, in pixels. */
const labelEdge = 0.052;
const [leastEdge, leastText] = [17, 12];

/** The numbers in frames of marks that pages ask for. The page has a symbol of each mark, drawn by what draws films. */
export const markCodes = { tested: 3, rejected: 4, removed: 5, wiped_out: 8 };

/** The bit of a square's number that makes its queen a given one. */
export const locked = 32;

/** What is on a square, by its number in frames. */
export const cellOf = (code) => ({ queen: code % 2 === 1, mark: (code >> 1) % 16, given: (code >> 5) % 2 === 1 });

export const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);

/** What is on a square below queens. */
function ground(code, x, y) {
  const { queen, mark } = cellOf(code);
  return mark && !(mark === markCodes.rejected && queen) ? use(`mark-${mark}`, x, y) : '';
}

/** What lies below the queens: squares, tints, marks, lights. */
function below(board) {
  const lit = new Set((board.lines ?? []).filter(([row, column]) => isOn(board, row, column)).map(light));
  const cells = board.cells.map((code, at) => ground(code, (at % board.size) * side, Math.floor(at / board.size) * side));
  const at = (square) => `${(square % board.size) * side} ${Math.floor(square / board.size) * side}`;
  const notes = (board.notes ?? []).map((square) => `M${at(square)}m3.2 3.2l3.6 3.6m0-3.6l-3.6 3.6`).join('');
  return `${squares(board.size)}${tints(board)}${[...lit].join('')}${board.guide ? guide(board.guide) : ''}${cells.join('')}${notes && `<path class="note" d="${notes}"/>`}`;
}

/** A frame around the row that a question is about, with question marks on possible squares. */
function asked({ size, cells, asked: row }) {
  if (row === undefined) return '';
  const marks = Array.from({ length: size }, (_, column) => (cells[row * size + column] % 2 ? '' : `<text class="question" x="${column * side + 5}" y="${row * side + 6.65}">?</text>`));
  return `<rect class="asked" x=".3" y="${row * side + 0.3}" width="${size * side - 0.6}" height="9.4"/>${marks.join('')}`;
}

/** What is above them: crosses over queens, lines, a row in question, numbers. */
function above(board) {
  const { size } = board;
  let text = asked(board) + attackLines(board) + (board.ties ?? []).map((tie) => attackLine(tie, true)).join('');
  board.cells.forEach((code, at) => {
    const { queen, mark, given } = cellOf(code);
    const [x, y] = [(at % size) * side, Math.floor(at / size) * side];
    if (queen && mark === markCodes.rejected) text += use(`over-${mark}`, x, y);
    if (given) text += use('lock', x, y);
  });
  for (const [at, number] of board.numbers ?? []) {
    const queen = board.cells[at] % 2 === 1;
    const [x, y] = [(at % size) * side + (queen ? 9.4 : 5), Math.floor(at / size) * side + (queen ? 9.2 : 6.6)];
    text += `<text class="number${queen ? ' corner' : ''}" x="${x}" y="${y}">${number}</text>`;
  }
  if (board.crossover) text += `<path class="crossover" d="M0 ${board.crossover * side}h${size * side}"/>`;
  return text;
}

export const queenSquares = (board) => board.cells.flatMap((code, at) => (code % 2 ? [at] : []));

/** The square on which a queen is tried; -1 for none. */
const triedSquare = ({ size, tried }) => (tried ? tried[0] * size + tried[1] : -1);

/** The queen that is tried, pale. */
const tried = (board) =>
  board.tried ? `<g class="tried">${use('queen', board.tried[1] * side, board.tried[0] * side)}</g>` : '';

/** Splits a path of absolute commands into numbers, each with the text before it and the axis along which it moves. */
function numbersOf(path) {
  let [axis, turn] = [0, 1];
  return [...path.matchAll(/([A-Z]*) *([\d.]*)/g)].map(([, letters, number]) => {
    if (letters) [axis, turn] = [Number(letters.endsWith('V')), Number(!/[HV]$/.test(letters))];
    const one = { before: letters || ' ', number, axis };
    axis ^= turn;
    return one;
  });
}

const movable = new WeakMap(); // by path of the symbol

/** Splits a piece's path into {before, after}, its commands, and its `numbers`; `known` keeps the commands by square. */
function movableOf(path) {
  if (!movable.has(path)) {
    const commands = path.getAttribute('d');
    const [before, after] = path.outerHTML.split(commands);
    movable.set(path, { before, after, numbers: numbersOf(commands), known: new Map() });
  }
  return movable.get(path);
}

function commandsAt({ numbers, known }, square, row, column) {
  if (!known.has(square)) {
    const move = [100 * column, 100 * row];
    known.set(square, numbers.map(({ before, number, axis }) => (number ? before + Math.round(100 * (Number(number) + move[axis])) / 100 : before)).join(''));
  }
  return known.get(square);
}

/** Draws all queens of a board in a few paths. With a `use` for each, 92 boards had 5,500 elements and blocked the page. */
function stillQueens(board) {
  const squares = queenSquares(board);
  const paths = [...document.getElementById('queen').children];
  if (!paths.every((path) => /^[MLHVCZ\d. ]+$/.test(path.getAttribute('d')))) return squares.map((at) => use('queen', (at % board.size) * side, Math.floor(at / board.size) * side)).join('');
  const all = paths.map((path) => {
    const one = movableOf(path);
    return one.before + squares.map((at) => commandsAt(one, `${at} ${board.size}`, Math.floor(at / board.size), at % board.size)).join('') + one.after;
  });
  return `<g transform="scale(${side / 100})">${all.join('')}</g>`;
}

/** A still board, as a panel or a card has it, with its queens' attack lines if it has any. */
export function stillBoard(board, className = '', lines = null, name = '') {
  const size = board.size * side;
  return `<svg class="squares ${className}"${name && ` role="img" aria-label="${escaped(name)}"`} viewBox="0 0 ${size} ${size}">${below(board)}${lines ? rays(lines) : ''}${stillQueens(board)}${tried(board)}${above(board)}</svg>`;
}

/** A square of a legend. */
export const legendSquare = (code) => stillBoard({ size: 1, cells: [code] }, 'legend-square');

/** Where each queen of a board was on the previous one: pairs of squares, the first -1 for a new queen. */
function ways(before, board, moves) {
  const size = board.size;
  const left = new Set(before);
  const now = queenSquares(board);
  if (board.tried) now.push(triedSquare(board));
  const from = new Map();
  const take = (at, old) => {
    if (old !== undefined && left.delete(old)) from.set(at, old);
  };
  for (const [fromRow, fromColumn, toRow, toColumn] of moves ?? []) {
    const at = toRow * size + toColumn;
    if (now.includes(at)) take(at, fromRow * size + fromColumn);
  }
  for (const at of now) if (!from.has(at)) take(at, at);
  for (const at of now)
    if (!from.has(at)) take(at, [...left].find((old) => Math.floor(old / size) === Math.floor(at / size)));
  return now.map((at) => [from.get(at) ?? -1, at]);
}

const boardsOf = new WeakMap(); // by element

/** The board of a page, on which queens move. */
export class Board {
  constructor(element, scene, coordinates) {
    boardsOf.get(element)?.watch.disconnect();
    boardsOf.set(element, this);
    this.element = element;
    this.scene = scene;
    this.size = scene.size;
    element.innerHTML = `<svg class="squares" aria-hidden="true"><g class="below"></g><g class="queens"></g><g class="above"></g><g class="labels"></g></svg>`;
    this.svg = element.firstElementChild;
    this.parts = ['below', 'queens', 'above'].map((name) => element.querySelector(`.${name}`));
    this.queens = new Map(); // by square
    this.lit = -1; // the row being searched
    this.coordinates = coordinates;
    this.watch = new ResizeObserver(() => this.measure());
    this.watch.observe(element);
    this.measure();
  }

  /** Makes room for readable labels, however small the board. */
  measure() {
    const width = this.element.clientWidth || 400;
    const size = this.size * side;
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const edge = this.coordinates ? Math.max(labelEdge, (leastEdge * root) / width) : 0;
    const unit = size / (width * (1 - edge)); // a pixel in the drawing
    const [svg, margin] = [this.svg, edge * width * unit];
    svg.setAttribute('viewBox', `${-margin} 0 ${size + margin} ${size + margin}`);
    svg.style.setProperty('--number', `${Math.max(4.4, Math.min(leastText * unit, 9))}px`);
    svg.style.setProperty('--corner', `${Math.max(2.4, Math.min(leastText * unit, 4.4))}px`);
    this.element.style.setProperty('--labels', `${100 * edge}%`);
    svg.querySelector('.labels').innerHTML = this.coordinates ? this.labels(size, margin, Math.max(0.6 * margin, leastText * unit)) : '';
    this.light(this.lit);
  }

  /** Lights the label of a row; -1 for none. */
  light(row) {
    this.lit = row;
    this.svg.querySelector('.labels .lit')?.classList.remove('lit');
    this.svg.querySelector(`.labels [data-row="${row}"]`)?.classList.add('lit');
  }

  /** The names of rows and columns; ranks and files if the story has none. Some are left out if they would collide. */
  labels(size, margin, text) {
    const { rows, columns } = this.scene;
    const all = Array.from({ length: this.size }, (_, at) => at);
    const file = (at) => (at < 26 ? '' : file(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));
    const down = rows.length ? rows : all.map((at) => this.size - at);
    const across = columns.length ? columns : all.map(file);
    const longest = Math.max(...across.map((label) => String(label).length));
    const [everyRow, everyColumn] = [Math.ceil(text / side), Math.ceil((0.62 * longest * text) / side)];
    const label = (x, y, words) => `<text class="label" x="${x}" y="${y}">${escaped(words)}</text>`;
    const [wide, high] = [0.9 * margin, Math.min(side, 1.4 * text)];
    const ofRow = (words, row) => `<g data-row="${row}"><rect x="${-margin}" y="${row * side + 5 - high / 2}" width="${wide}" height="${high}"/>${label(-0.55 * margin, row * side + 5 + 0.35 * text, words)}</g>`;
    const kept = (every) => (_, at) => at % every === 0;
    return `<g font-size="${text}">${down.map(ofRow).filter(kept(everyRow)).join('')}${across.map((words, column) => label(column * side + 5, size + 0.55 * margin + 0.35 * text, words)).filter(kept(everyColumn)).join('')}</g>`;
  }

  /** Shows a board; queens glide if the frame's `moves` are given. */
  show(board, glides, moves) {
    const [lower, queens, upper] = this.parts;
    lower.innerHTML = below(board);
    upper.innerHTML = above(board);
    this.light(board.lit ?? -1);
    queens.classList.toggle('glides', glides);
    queens.classList.remove('cheers');
    const old = this.queens;
    this.queens = new Map();
    for (const [from, at] of ways(old.keys(), board, moves)) {
      const queen = old.get(from) ?? this.newQueen(queens);
      old.delete(from);
      queen.classList.toggle('tried', at === triedSquare(board));
      queen.style.transform = `translate(${(at % board.size) * side}px, ${Math.floor(at / board.size) * side}px)`;
      this.queens.set(at, queen);
    }
    for (const queen of old.values()) queen.remove();
  }

  /** The square that an event is on; -1 for none. */
  squareAt({ clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    const [row, column] = [Math.floor(y / side), Math.floor(x / side)];
    return Math.min(row, column) >= 0 && Math.max(row, column) < this.size ? row * this.size + column : -1;
  }

  /** Makes the queen of a square follow a pointer, until the board is shown again. */
  carry(square, { clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    const queen = this.queens.get(square);
    queen.parentNode.classList.remove('glides');
    queen.parentNode.append(queen);
    queen.style.transform = `translate(${x - side / 2}px, ${y - side / 2}px)`;
  }

  /** Makes the queens hop, row by row. */
  cheer() {
    for (const [square, queen] of this.queens) queen.style.animationDelay = `${70 * Math.floor(square / this.size)}ms`;
    this.parts[1].classList.add('cheers');
  }

  newQueen(parent) {
    const queen = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    queen.setAttribute('href', '#queen');
    queen.setAttribute('width', String(side));
    queen.setAttribute('height', String(side));
    queen.setAttribute('class', 'queen');
    parent.append(queen);
    return queen;
  }
}
