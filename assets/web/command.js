// The command that makes what the explorer shows, for readers to paste into a shell: only here are its words quoted.

import { exerciseCount } from './address.js';

/** What a shell takes literally, except at the start. */
const plain = /^[\w./:,-]+$/;

/** Unseen, or not just a character to a terminal: a line end, an escape, a change of direction. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/u;

/** A text for printf, in which everything that a shell or terminal could misread is a number. */
function forPrintf(text) {
  const bytes = [...new TextEncoder().encode(text)];
  return bytes.map((byte) => (/[\w ./:,-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`)).join('');
}

/** A word for a POSIX shell: one line that a reader sees whole, and one word to the shell. printf prints unseen characters. */
export function shellWord(word) {
  const text = String(word);
  if (plain.test(text)) return text;
  return unseen.test(text) ? `"$(printf '${forPrintf(text)}')"` : `'${text.replaceAll("'", "'\\''")}'`;
}

export const shellCommand = (words) => words.map(shellWord).join(' ');

/** The name of a file as a word that is neither an option nor standard input. */
const fileWord = (name) => (/^[A-Za-z0-9]/.test(name) ? name : `./${name}`);

const look = (theme) => (theme === 'auto' ? [] : ['--theme', theme]);

/** The picture of a board with queens, by their squares' names. */
export const placementWords = ({ n, theme, queens }) =>
  ['queenreel', 'render', n, '--queens', queens, '--marks', 'attacks,conflicts', ...look(theme), '-o', 'queens.svg'];

/** The film of the solutions in a gallery: those with its queens; none if there are none. */
export const galleryWords = ({ n, theme, queens }, isPossible) =>
  isPossible ? ['queenreel', 'animate', n, ...(queens ? ['--place', queens] : []), ...look(theme), '-o', `queens-${n}.mp4`] : [];

/** The sheet of exercises. */
export const exerciseWords = ({ n, missing, seed }) =>
  ['queenreel', 'sheet', n, '--exercises', exerciseCount, '--missing', missing, ...(seed === 1 ? [] : ['--seed', seed]), '-o', `exercises-${n}.pdf`];

/** The film of solutions, from the one shown if there are many; `total`: how many there are, if known. */
export function solutionsWords({ n, finder, unique, k, theme }, complete, total) {
  const which = [finder === 'bitmask' ? [] : ['--solver', finder], !complete ? ['--limit', 1] : unique ? ['--unique'] : []].flat();
  const many = total > 1000 ? ['--solutions', `${k}-${Math.min(k + 99, total)}`] : [];
  return ['queenreel', 'animate', n, ...which, ...many, ...look(theme), '-o', `queens-${n}.mp4`];
}

/**
 * The film of a story; `trace`: its file and number of queens, if any, `pace`: the options for its length,
 * `chess`: whether squares have their chess names. */
export function storyWords({ n, story, solver, racers, theme, place, block, rule }, { trace, pace, asks, chess }) {
  const words = ['queenreel', 'animate', ...(trace ? [] : [n]), '--story', story];
  if (story === 'race' && racers.length > 0) words.push('--solver', racers.join(','));
  else if (story !== 'race' && !trace) words.push('--solver', solver);
  if (trace) words.push('--events', fileWord(trace.name));
  else for (const [option, squares] of [['--place', place], ['--block', block]]) if (squares) words.push(option, squares);
  if (!trace && (rule ?? 'queens') !== 'queens') words.push('--rule', rule);
  words.push(...pace);
  if (asks) words.push('--questions');
  if (chess) words.push('--numbering', 'chess');
  return [...words, ...look(theme), '-o', `${story}-${trace?.n ?? n}.mp4`];
}
