// What cannot be watched together: stories, solvers, sizes, boards and pieces, and what is shown in their place.

import { sentence } from './messages.js';

/** Of a state of the page the parts that `watching` cannot show, changed to what it can, and why. */
export function mended(watching, { n, story, solver, racers, place, block, rule }) {
  if (watching.trace) return { change: {}, words: '' };
  if (rule !== 'queens') {
    const onBoard = (words, change = { rule: 'queens' }) => {
      const rest = mended(watching, { n, story, solver, racers, place, block, rule, ...change });
      return { change: { ...change, ...rest.change }, words: `${words} ${rest.words}`.trim() };
    };
    if (!watching.story(story).takes.includes('rule')) return onBoard(sentence(`${story} shows only chess queens`));
    const able = (name) => watching.isPossible({ story, n, solver: name, ...watching.given({ place, block, rule }) });
    const usualOne = watching.story(story).solver;
    if (!able(solver) && able(usualOne)) return { change: { solver: usualOne }, words: `${solver} shows no search for ${rule === 'torus' ? 'queens on a torus' : rule}; ${usualOne} does.` };
    return able(solver) ? { change: {}, words: '' } : onBoard('This search is shown for chess queens.');
  }
  const given = watching.given({ place, block, rule });
  const isGiven = Boolean(place || block);
  if (isGiven && !watching.story(story).takes.includes('place')) {
    const { change, words } = mended(watching, { n, story, solver, racers, place: '', block: '', rule });
    return { change: { place: '', block: '', ...change }, words: `${sentence(`${story} begins with an empty board`)} ${words}`.trim() };
  }
  if (isGiven && story === 'race') {
    const able = racers.filter((name) => watching.isPossible({ story: 'search', n, solver: name, ...given }));
    const out = racers.filter((name) => !able.includes(name));
    if (out.length === 0 && able.length > 1) return { change: {}, words: '' };
    if (able.length > 1) return { change: { racers: able.join(',') }, words: `Left out, because they begin with an empty board: ${out.join(', ')}.` };
    return { change: { story: 'search', solver: watching.story('search').solver }, words: 'Fewer than two racers begin with these squares, so one search is shown.' };
  }
  if (story === 'race') {
    const able = racers.filter((name) => watching.takesSize(name, n));
    if (able.length === racers.length && able.length > 1) return { change: {}, words: '' };
    const more = watching.tables.racers.filter((name) => !able.includes(name)).slice(0, Math.max(0, 2 - able.length));
    const out = racers.filter((name) => !able.includes(name));
    const words = out.length ? `Left out, because ${n} queens are too many: ${out.join(', ')}.` : 'A race takes two at least.';
    return { change: { racers: [...able, ...more].join(',') }, words };
  }
  if (watching.isPossible({ story, n, solver, ...given })) return { change: {}, words: '' };
  const usualOne = watching.story(story).solver;
  if (isGiven && watching.isPossible({ story, n, solver })) {
    if (watching.isPossible({ story, n, solver: usualOne, ...given })) return { change: { solver: usualOne }, words: `${solver} begins with an empty board; ${usualOne} does not.` };
    return { change: { place: '', block: '' }, words: `${solver} begins with an empty board.` };
  }
  if (watching.isPossible({ story, n, solver: usualOne }))
    return { change: { solver: usualOne }, words: `${solver} does not tell ${story} of ${n} queens; ${usualOne} does.` };
  let most = n - 1;
  while (most > 1 && !watching.isPossible({ story, n: most, solver: usualOne })) most--;
  const one = watching.isPossible({ story, n: most, solver }) ? solver : usualOne;
  return { change: { n: most, solver: one, place: '', block: '' }, words: `${story} takes up to ${most} queens.` };
}
