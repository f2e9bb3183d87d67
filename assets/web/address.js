// What the explorer shows, expressed by its address. Anyone may have written the address: every part is parsed into a
// number, a square, a date or a name in the explorer's own tables, and rewritten from that; all else is left out.

import { isDate } from './day.js';

export const maxSize = 20;

/** The last solution to go to directly: those before it are found again. */
export const maxNumber = 100_000;

/** How many exercises are drawn at once, on boards up to this size, like those of `sheet --exercises`. */
export const exerciseCount = 6;
const [leastExercise, largestExercise] = [4, 16];

/** The most queens that may be missing: with more, such small boards do not have enough exercises. */
export const mostMissing = (n) => (n < leastExercise || n > largestExercise ? 0 : n < 6 ? 3 : 5);

export const modes = ['browse', 'gallery', 'place', 'watch', 'write'];
export const maxRacers = 6;

/** What the pieces of searches attack. */
export const rules = ['queens', 'torus', 'superqueens', 'rooks'];

/** What the page shows; an address omits what equals this. */
export const usual = { mode: 'browse', n: 8, finder: 'bitmask', unique: false, k: 1, queens: '', day: '', exercise: 0, missing: 3, seed: 1, story: 'search', solver: '', racers: '', extent: 'auto', place: '', block: '', rule: 'queens',
  asking: false, teaching: false, theme: 'auto', t: '', lesson: '', step: 1, own: '' };

export const squareName = (size, row, column) => `${String.fromCharCode(97 + column)}${size - row}`;

/** The square of a name such as c3, row by row from the top left, or -1. */
function squareOf(size, name) {
  const found = /^([a-z])([1-9]\d?)$/.exec(name);
  const [column, row] = found ? [found[1].charCodeAt(0) - 97, size - Number(found[2])] : [-1, -1];
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : -1;
}

/** The squares in a list of names, in order, each once; other words are left out. */
export function squaresOf(size, text) {
  const squares = text.split(',').map((name) => squareOf(size, name));
  return [...new Set(squares)].filter((square) => square >= 0).sort((a, b) => a - b);
}

export const namesOf = (size, squares) => squares.map((square) => squareName(size, Math.floor(square / size), square % size)).join(',');

/** The lessons that an address carries, packed. */
export const ownOf = (address) => /^[\w-]{1,8000}$/.exec(new URLSearchParams(address.replace(/^#/, '')).get('own') ?? '')?.[0] ?? '';

/** The state that an address asks for; `tables` has the possible names: solvers, racers, stories with their solvers, extents, themes, and lessons with how many steps they have. */
export function stateOf(address, { solvers, racers, stories, extents, themes, lessons = [] }) {
  const given = new URLSearchParams(address.replace(/^#/, ''));
  const whole = (name, max) => (/^[1-9]\d{0,8}$/.test(given.get(name) ?? '') ? Math.min(Number(given.get(name)), max) : usual[name]);
  const one = (name, names) => names.find((known) => known === given.get(name)) ?? usual[name];
  const time = Number(/^\d{1,9}(\.\d{1,9})?$/.exec(given.get('t') ?? '')?.[0] ?? NaN);
  const chosen = (given.get('racers') ?? '').split(',');
  const state = {
    mode: one('mode', modes), n: whole('n', maxSize), k: whole('k', maxNumber), finder: one('finder', solvers),
    unique: given.get('unique') === 'true', story: one('story', stories.map(({ name }) => name)), solver: one('solver', solvers),
    racers: solvers.filter((name) => chosen.includes(name)).sort((a, b) => chosen.indexOf(a) - chosen.indexOf(b)).slice(0, maxRacers).join(','),
    extent: one('extent', extents), asking: given.get('asking') === 'true', teaching: given.get('teaching') === 'true', theme: one('theme', ['auto', ...themes]),
    t: Number.isNaN(time) ? '' : String(time),
    day: isDate(given.get('day') ?? '') ? given.get('day') : '', queens: '',
    place: '', block: '', rule: one('rule', rules), exercise: whole('exercise', exerciseCount), missing: whole('missing', 5), seed: whole('seed', 999_999),
    lesson: one('lesson', lessons.map(({ name }) => name)), step: usual.step, own: ownOf(address),
  };
  if (state.lesson) state.step = whole('step', lessons.find(({ name }) => name === state.lesson).steps);
  state.missing = Math.min(state.missing, Math.max(1, mostMissing(state.n)));
  if (state.day || mostMissing(state.n) === 0) state.exercise = 0;
  state.queens = namesOf(state.n, squaresOf(state.n, given.get('queens') ?? ''));
  const placed = squaresOf(state.n, given.get('place') ?? '');
  state.place = namesOf(state.n, placed);
  state.block = namesOf(state.n, squaresOf(state.n, given.get('block') ?? '').filter((square) => !placed.includes(square)));
  state.racers ||= racers.join(',');
  state.solver ||= stories.find(({ name }) => name === state.story).solver;
  return state;
}
