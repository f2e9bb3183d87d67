// How much of a search the explorer tells.

import { gettext } from './messages.js';

const minute = 60_000_000;

/** How much of a search is told. The first choice means the first of `automatic` that is not too long. */
export const extents = () => [
  { name: 'auto', words: gettext('as much as fits') },
  { name: 'all', words: gettext('every step'), option: '--duration full' },
  { name: 'first', words: gettext('every step to the first solution'), toFirst: true, option: '--first --duration full' },
  { name: 'minute', words: gettext('all of it in a minute'), duration: minute, option: '--duration 60' },
  { name: 'first-minute', words: gettext('to the first solution, in a minute'), toFirst: true, duration: minute, option: '--first --duration 60' },
];
/** The extents to try, in this order, until one is not too long. */
export const automatic = ['all', 'first', 'first-minute'];
