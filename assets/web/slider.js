// The player's slider: for a story that tells every step of a search, it is a map of it, like the films' panel.

import { fill } from './update.js';
import { gettext, inRow, ngettext } from './messages.js';
import { mapPicture } from './panels.js';
import { queensPlaced } from './story.js';

/** The most parts of a map from left to right. */
const mostParts = 720;

/** Whether a story tells every step of a search that places queens and takes them back: its map has levels. */
const isSearch = ({ isWhole, about: { scene } }) => isWhole && scene.board && scene.panels.some(({ kind, rows }) => kind === 'map' && rows > 1);

/** The share of each part that something takes, level by level. */
class Shares {
  constructor(levels, parts, last) {
    this.scale = parts / last;
    this.levels = Array.from({ length: levels }, () => new Float32Array(parts));
  }

  add(level, begin, end) {
    const shares = this.levels[level];
    const to = Math.min(end * this.scale, shares.length);
    for (let from = begin * this.scale; from < to; ) {
      const next = Math.min(to, Math.floor(from) + 1);
      shares[Math.floor(from)] += next - from;
      from = next;
    }
  }

  steps(level, part, count) {
    return Math.min(count, Math.round(this.levels[level][part] * count));
  }
}

/** The map of a search over its pictures, in the panel's shape: its lanes are the levels of the tree, a bar as long as a queen stays. */
export function searchMap(kinds, placed) {
  const last = kinds.length - 1;
  const parts = Math.min(mostParts, last);
  const levels = placed.reduce((most, count) => Math.max(most, count), 0);
  const partOf = (at) => Math.min(parts - 1, Math.floor((at * parts) / last));
  const [stood, alternate, solved] = Array.from({ length: 3 }, () => new Shares(levels, parts, last));
  const ends = Array.from({ length: levels }, () => []);
  const gold = new Set();
  const turns = new Uint8Array(levels);
  const open = [];
  const close = (end) => {
    const { begin, turn, solutions, leads } = open.pop();
    const level = open.length;
    stood.add(level, begin, end);
    if (turn) alternate.add(level, begin, end);
    if (solutions) solved.add(level, begin, end);
    if (!leads && !solutions && level + 1 < levels) ends[level].push(partOf(end - 1));
  };
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'place') {
      if (open.length) open.at(-1).leads = true;
      turns[open.length] ^= 1;
      open.push({ begin: at, turn: !turns[open.length], solutions: 0, leads: false });
    } else if (kind === 'back') close(at);
    else if (kind === 'solution') {
      gold.add(partOf(at));
      for (const queen of open) queen.solutions++;
    }
  }
  while (open.length) {
    open.at(-1).leads = true; // it was not taken back
    close(last);
  }
  const letter = (level, part) => {
    const stands = stood.steps(level, part, 4);
    return stands ? ((stands - 1) * 9 + alternate.steps(level, part, 2) * 3 + solved.steps(level, part, 2)).toString(36) : '.';
  };
  const lanes = Array.from({ length: levels }, (_, level) => Array.from({ length: parts }, (_unused, part) => letter(level, part)).join(''));
  return { parts, lanes, ends: ends.some((of) => 6 * of.length > parts) ? [] : ends, gold: [...gold] };
}

/** The slider of the player's row: a range input over the map. */
export class Slider {
  constructor(input, map) {
    this.input = input;
    this.map = map;
  }

  /** Begins a story; a preview, which is soon replaced, has no map yet. */
  open(story) {
    const { kinds, isPreview } = story;
    this.count = story.count;
    this.isSolution = (at) => kinds[at] === 'solution';
    this.input.max = this.count - 1;
    this.placed = isSearch(story) ? queensPlaced(kinds) : null;
    this.map.parentElement.classList.toggle('mapped', this.placed !== null);
    clearTimeout(this.drawing);
    fill(this.map, '');
    // After the first picture, which thus appears sooner.
    if (this.placed && !isPreview && this.count > 1) this.drawing = setTimeout(() => this.draw(searchMap(kinds, this.placed)));
  }

  /** Draws a map, in its own task. */
  draw(map) {
    this.drawing = setTimeout(() => fill(this.map, mapPicture(map)));
  }

  show(at) {
    const words = [gettext('picture {number} of {total}', { number: String(at + 1), total: String(this.count) })];
    if (this.placed) words.push(ngettext('{count} queen placed', '{count} queens placed', this.placed[at]));
    if (this.isSolution(at)) words.push(gettext('a solution'));
    this.input.value = at;
    this.input.setAttribute('aria-valuetext', inRow(words));
    this.map.style.setProperty('--now', at / Math.max(1, this.count - 1));
  }

  /** The picture at which an event points. */
  pointed({ clientX }) {
    const { left, width } = this.map.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * (this.count - 1));
  }
}
