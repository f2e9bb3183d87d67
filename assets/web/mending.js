// Combinations that do not go together: stories, solvers, sizes, boards and pieces, and what is shown instead.

import { maxSize, usual } from './address.js';
import { mostInGallery } from './gallery.js';
import { gettext, inRow, ngettext } from './messages.js';
import { piecesWords } from './pieces.js';
import { inText, sentence, storyName } from './speaking.js';

/** What an address asks for that no state has: too large sizes, and invalid names and squares. */
export function mendedAddress(address, state) {
  if (state.lesson) return '';
  const asked = new URLSearchParams(address.replace(/^#/, ''));
  const isLarge = /^\d+$/.test(asked.get('n') ?? '') && Number(asked.get('n')) > maxSize;
  const one = ['n', 'mode', 'story', 'solver', 'finder', 'extent', 'rule', 'theme', 'lesson'].filter((name) => !(name === 'n' && isLarge) && (asked.get(name) || String(state[name])) !== String(state[name])).map((name) => [name, asked.get(name)]);
  const many = ['racers', 'queens', 'place', 'block'].flatMap((name) => (asked.get(name) ?? '').split(',').filter((word) => word && !state[name].split(',').includes(word)).map((word) => [name, word]));
  const unknown = [...one, ...many].map(([name, word]) => `${name}=${word.slice(0, 40)}`);
  const rooms = { browse: gettext('Solutions'), gallery: gettext('Gallery'), place: gettext('Place'), write: gettext('Code') };
  return inText([
    isLarge && gettext('The explorer shows up to {number} queens.', { number: maxSize }),
    unknown.length > 0 && gettext('Left out of the address, because it is not known here: {names}.', { names: inRow(unknown.slice(0, 5)) }),
    state.rule !== 'queens' && rooms[state.mode] && gettext('The room {room} has chess queens only.', { room: rooms[state.mode] }),
  ]);
}

/** The parts of a page's state that `watching` cannot show, changed to what it can, and why. */
export function mended(watching, { n, story, solver, racers, place, block, rule }) {
  if (watching.trace) return { change: {}, words: '' };
  if (rule !== 'queens') {
    const onBoard = (words, change = { rule: 'queens' }) => {
      const rest = mended(watching, { n, story, solver, racers, place, block, rule, ...change });
      return { change: { ...change, ...rest.change }, words: inText([words, rest.words]) };
    };
    if (!watching.story(story).takes.includes('rule')) return onBoard(sentence(gettext('{story} shows only chess queens', { story: storyName(story) })));
    const able = (name) => watching.isPossible({ story, n, solver: name, ...watching.given({ place, block, rule }) });
    const usualOne = watching.story(story).solver;
    if (!able(solver) && able(usualOne)) return { change: { solver: usualOne }, words: rule === 'torus' ? gettext('{solver} shows no search on a torus; {other} does.', { solver, other: usualOne }) : gettext('{solver} shows no search for {pieces}; {other} does.', { solver, other: usualOne, pieces: piecesWords(n, rule) }) };
    return able(solver) ? { change: {}, words: '' } : onBoard(gettext('This search is shown for chess queens.'));
  }
  const given = watching.given({ place, block, rule });
  const isGiven = Boolean(place || block);
  if (isGiven && !watching.story(story).takes.includes('place')) {
    const { change, words } = mended(watching, { n, story, solver, racers, place: '', block: '', rule });
    return { change: { place: '', block: '', ...change }, words: inText([sentence(gettext('{story} begins with an empty board', { story: storyName(story) })), words]) };
  }
  if (isGiven && story === 'race') {
    const able = racers.filter((name) => watching.isPossible({ story: 'search', n, solver: name, ...given }));
    const out = racers.filter((name) => !able.includes(name));
    if (out.length === 0 && able.length > 1) return { change: {}, words: '' };
    if (able.length > 1) return { change: { racers: able.join(',') }, words: gettext('Left out, because they begin with an empty board: {solvers}.', { solvers: inRow(out) }) };
    return { change: { story: 'search', solver: watching.story('search').solver }, words: gettext('Fewer than two racers begin with these squares, so one search is shown.') };
  }
  if (story === 'race') {
    const able = racers.filter((name) => watching.takesSize(name, n));
    if (able.length === racers.length && able.length > 1) return { change: {}, words: '' };
    const more = watching.tables.racers.filter((name) => !able.includes(name)).slice(0, Math.max(0, 2 - able.length));
    const out = racers.filter((name) => !able.includes(name));
    const words = out.length ? ngettext('Left out, because {count} queen is too many: {solvers}.', 'Left out, because {count} queens are too many: {solvers}.', n, { solvers: inRow(out) }) : sentence(gettext('A race takes at least two'));
    return { change: { racers: [...able, ...more].join(',') }, words };
  }
  if (watching.isPossible({ story, n, solver, ...given })) return { change: {}, words: '' };
  const usualOne = watching.story(story).solver;
  if (isGiven && watching.isPossible({ story, n, solver })) {
    if (watching.isPossible({ story, n, solver: usualOne, ...given })) return { change: { solver: usualOne }, words: gettext('{solver} begins with an empty board; {other} does not.', { solver, other: usualOne }) };
    return { change: { place: '', block: '' }, words: sentence(gettext('{story} begins with an empty board', { story: solver })) };
  }
  if (watching.isPossible({ story, n, solver: usualOne }))
    return { change: { solver: usualOne }, words: ngettext('{solver} does not tell “{story}” with {count} queen; {other} does.', '{solver} does not tell “{story}” with {count} queens; {other} does.', n, { solver, story: storyName(story), other: usualOne }) };
  let most = n - 1;
  while (most > 1 && !watching.isPossible({ story, n: most, solver: usualOne })) most--;
  const one = watching.isPossible({ story, n: most, solver }) ? solver : usualOne;
  return { change: { n: most, solver: one, place: '', block: '' }, words: sentence(ngettext('{story} takes up to {count} queen', '{story} takes up to {count} queens', most, { story: storyName(story) })) };
}

/** A finder that does not take this size is replaced by the usual one. */
export function mendedFinder(tables, { n, finder }) {
  const { min, max } = tables.solvers.find(({ name }) => name === finder);
  if (n >= min && n <= max) return { change: {}, words: '' };
  return { change: { finder: usual.finder }, words: gettext('{solver} takes {min} to {max} queens; {other} found these solutions.', { solver: finder, min, max, other: usual.finder }) };
}

/** More solutions than can be shown at once are replaced by fewer. */
export function mendedGallery({ n }) {
  if (n <= mostInGallery) return { change: {}, words: '' };
  return { change: { n: mostInGallery, queens: '' }, words: gettext('The gallery shows up to {number} queens.', { number: mostInGallery }) };
}
