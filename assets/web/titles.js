// What the explorer calls what it shows: on its button of options, in the title of the page, and in names of files.

import { piecesWords } from './pieces.js';

/** What is watched, in a word or two. */
function watchedWords(explorer) {
  const { story, solver, racers } = explorer.state;
  const { trace } = explorer.watching;
  if (story === 'race') return `race of ${racers.split(',').length + (trace ? 1 : 0)}`;
  if (trace) return trace.name;
  return story === 'search' ? solver : story;
}

/** The pieces of a search, and where they are unless it is a chessboard, after `between`. */
function watchedPieces(explorer, between) {
  const { n, rule } = explorer.watching.trace ? { ...explorer.state, rule: explorer.watching.about.rule } : explorer.state;
  return `${piecesWords(n, rule)}${rule === 'torus' ? `${between} torus` : ''}`;
}

/** The words of the one button that says what is shown. */
export function optionsWords(explorer) {
  const { mode, place } = explorer.state;
  const given = place ? `, ${place.split(',').length} given` : '';
  return mode === 'watch' ? `${watchedWords(explorer)} · ${watchedPieces(explorer, ',')}${given}` : piecesWords(explorer.state.n);
}

/** The title of the page. */
export function pageTitle(explorer) {
  const queens = piecesWords(explorer.state.n);
  const { lesson, step } = explorer.state;
  if (lesson) return `${explorer.lessons.lesson(lesson).title}, step ${step}`;
  return { browse: `${queens}: solutions`, gallery: `${queens}: gallery`, place: explorer.state.day ? `puzzle of ${explorer.state.day}` : explorer.state.exercise ? `${queens}, exercise ${explorer.state.exercise}` : `${queens} to place`, watch: `${watchedPieces(explorer, ' on a')}: ${watchedWords(explorer)}`, write: 'your code' }[explorer.state.mode];
}

/** The name of a file of what is shown, without its extension. */
export function fileName({ state }) {
  const { mode, n, k, story } = state;
  return { browse: `queens-${n}-${k}`, gallery: `gallery-${n}`, place: `placement-${n}`, watch: `${story}-${n}`, write: 'code' }[mode];
}
