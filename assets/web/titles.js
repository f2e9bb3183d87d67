// Names for what the explorer shows: on its options button, in the page title, and in file names.

import { gettext, inRow, ngettext } from './messages.js';
import { piecesWords } from './pieces.js';
import { storyName } from './speaking.js';

/** A file name that fits on a button. */
const short = (name) => (name.length > 32 ? `${name.slice(0, 31)}…` : name);

/** What is watched, in a word or two. */
function watchedWords(explorer) {
  const { story, solver, racers } = explorer.state;
  const { trace } = explorer.watching;
  if (story === 'race') return ngettext('race of {count}', 'race of {count}', racers.split(',').length + (trace ? 1 : 0));
  if (trace) return short(trace.name);
  return story === 'search' ? solver : storyName(story);
}

/** The pieces of a search, and their board unless it is a chessboard. */
function watchedPieces(explorer) {
  const { n, rule } = explorer.watching.trace ? { ...explorer.state, rule: explorer.watching.about.rule } : explorer.state;
  const pieces = piecesWords(n, rule);
  return rule === 'torus' ? gettext('{pieces} on a torus', { pieces }) : pieces;
}

/** The words of the one button that says what is shown. */
export function optionsWords(explorer) {
  const { mode, place } = explorer.state;
  if (mode !== 'watch') return piecesWords(explorer.state.n);
  const watched = watchedWords(explorer);
  const words = `${document.dir === 'rtl' ? `\u2068${watched}\u2069` : watched} · ${watchedPieces(explorer)}`; // solvers' names read from left to right
  return place ? inRow([words, ngettext('{count} given', '{count} given', place.split(',').length)]) : words;
}

/** The title of the page. */
export function pageTitle(explorer) {
  const queens = piecesWords(explorer.state.n);
  const { mode, lesson, step, day, exercise } = explorer.state;
  if (lesson) return gettext('{title}, step {number}', { title: explorer.lessons.lesson(lesson).title, number: step });
  if (mode === 'browse') return gettext('{queens}: solutions', { queens });
  if (mode === 'gallery') return gettext('{queens}: gallery', { queens });
  if (mode === 'watch') return gettext('{queens}: {story}', { queens: watchedPieces(explorer), story: watchedWords(explorer) });
  if (mode === 'write') return gettext('your code');
  if (day) return gettext('puzzle of {date}', { date: day });
  return exercise ? gettext('{queens}, exercise {number}', { queens, number: exercise }) : gettext('{queens} to place', { queens });
}

/** The name of a file of what is shown, without its extension. */
export function fileName({ state }) {
  const { mode, n, k, story } = state;
  return { browse: `queens-${n}-${k}`, gallery: `gallery-${n}`, place: `placement-${n}`, watch: `${story}-${n}`, write: 'code' }[mode];
}
