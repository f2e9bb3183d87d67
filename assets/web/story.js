// A story as a page shows it: any of its pictures, by number from 0, in no more time than a frame takes.

import { Engine } from './engine.js';
import { storyText } from './messages.js';

export const momentKinds = [
  'test', 'redraw', 'reject', 'place', 'back', 'deadend', 'restart', 'generation', 'child', 'solution', 'end', 'step',
  'found', 'turn', 'card', 'question', 'choice', 'effect', 'repeat',
];

/** The end of a description that names the queens, the given ones and the blocked squares, in stories' words. */
function placement() {
  const worded = (message) => storyText(message).replace(/[.?*+()[\]|^$\\]/g, '\\$&').replace(/\{\w+\}/, '[^.。]*');
  const queens = ['No queens.', 'A queen on {square}.', 'Queens on {squares}.', 'Queens: {squares}.'].map(worded);
  return new RegExp(`[.。]? (?:${queens.join('|')})(?: ${worded('Given: {squares}.')})?(?: ${worded('Blocked: {squares}.')})?$`);
}

/**
 * What a picture itself says: in a story with one board, its description without the queens at its end; in a race, the first line. Its
 * caption may be of an earlier picture; a picture without one is silent.
 */
export function ownWords({ caption = '', description = '' }, { board }) {
  const queens = placement();
  if (!board && caption && description.includes('\n')) return description.split('\n')[0].replace(/[.。]$/, '');
  return board && caption && queens.test(description) ? description.replace(queens, '') : caption;
}

/** The number of queens placed at each picture, from the pictures' kinds; null if these do not tell. */
export function queensPlaced(kinds) {
  const placed = new Uint8Array(kinds.length);
  let [now, all] = [0, 0];
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'place') now++;
    if (kind === 'back') now--;
    if (kind === 'solution') all ||= now;
    if (now < 0 || (kind === 'solution' && now !== all)) return null;
    placed[at] = now;
  }
  return now === 0 || kinds.includes('solution') ? placed : null;
}

/** Whether a board may have that many placed queens: given queens are on it from the start, and are placed once the search reaches them. */
export function countsQueens({ cells }, placed) {
  const [queen, given] = [1, 32]; // bits of a cell
  const all = cells.filter((code) => code & queen);
  return all.length >= placed && all.filter((code) => !(code & given)).length <= placed;
}

/** Whether a request asks for every step of a story. */
export const tellsAll = ({ pace }) => !pace?.duration && !pace?.parts?.length;

/** A story whose pictures are data: {about, kinds, chapters, frames}. */
export class StaticStory {
  constructor(data) {
    this.about = data.about;
    this.frames = data.frames;
    this.kinds = data.frames.map((frame) => frame.kind);
    this.durations = data.frames.map((frame) => frame.us / 1000);
    this.chapters = [];
    data.frames.forEach((frame, at) => frame.chapter && this.chapters.push([at, frame.chapter]));
    this.scanned = true;
    const placed = queensPlaced(this.kinds);
    this.isWhole = placed !== null && data.about.scene.board && data.frames.every(({ card, board }, at) => card || countsQueens(board, placed[at]));
  }

  get count() {
    return this.frames.length;
  }

  frame(at) {
    return this.frames[at];
  }

  scan() {
    return true;
  }
}

/** Gives an engine a trace, which it reads to its end; answers what it is about. */
export const readTrace = (engine, { name, text }) => JSON.parse(engine.askText('trace', `${name.replaceAll('\n', ' ')}\n${text}`));

/** The answer of `open`, and the engine's memory then: kinds and durations are the engine's own, one number per picture. */
function openedIn(engine, request) {
  const about = engine.ask('open', request);
  const { memory, kinds, durations, clock } = engine.calls;
  const clockAt = about.count && clock();
  const [kindsAt, durationsAt] = about.count ? [kinds(), durations()] : [0, 0];
  return {
    about, kinds: new Uint8Array(memory.buffer, kindsAt, about.count).slice(), durations: new Uint32Array(memory.buffer, durationsAt, about.count).slice(),
    clock: clockAt ? new Uint32Array(memory.buffer, clockAt, about.count).slice() : null,
    start: { ...engine.keep(), told: 0, work: 0 },
  };
}

/** A story told by the engine. It only goes forward, so states of it are kept to return to. */
export class LiveStory {
  /** `opened`: openedIn()'s answer to a request; `scanner`, the engine it was opened in, reads the story. */
  constructor(module, request, opened, scanner = null) {
    this.opened = scanner && opened;
    this.about = opened.about;
    this.isWhole = tellsAll(request);
    this.kinds = Array.from(opened.kinds, (kind) => momentKinds[kind]);
    this.durations = Array.from(opened.durations, (time) => time / 1000);
    this.clock = opened.clock && Array.from(opened.clock, (time) => time / 1000);
    this.scanner = scanner;
    this.chapters = [];
    this.told = 0; // pictures that the scanner has passed
    this.scanned = this.count === 0;
    this.start = opened.start;
    this.kept = [this.start];
    this.every = 8; // milliseconds of reading between kept states
    this.work = 0; // milliseconds that reading took
    this.viewer = new Engine(module);
    this.viewed = -1; // pictures that the viewer has passed; -1: it must go back to a kept state
    this.changed = null; // told, once more can be shown: (at) => void
    this.shown = new Map(); // a few pictures, the most recently used last
  }

  /** Opens a story; `trace`, {name, text}, is what a request with "trace":true asks for. */
  static open(module, request, trace) {
    const scanner = new Engine(module);
    if (trace) readTrace(scanner, trace);
    return new LiveStory(module, request, openedIn(scanner, request), scanner);
  }

  /** Whether showing a picture now would take much work. */
  isAhead() {
    return false;
  }

  /** Resolves once a picture can be shown with little work. */
  async ready() {}

  /** The state just after a picture was told. */
  stateAt(at) {
    this.toldFrame(at);
    return { ...this.viewer.keep(this.start), told: at + 1 };
  }

  close() {}

  get count() {
    return this.kinds.length;
  }

  /** Reads on for about that many milliseconds; true once the whole story is known. */
  scan(time) {
    const end = performance.now() + time;
    while (!this.scanned && performance.now() < end) this.scanOn();
    return this.scanned;
  }

  scanOn() {
    const before = performance.now();
    const step = Math.min(this.step ?? 1, this.count - this.told);
    this.chapters.push(...JSON.parse(this.scanner.askText('go', undefined, step)));
    this.told += step;
    this.scanned = this.told >= this.count;
    const took = performance.now() - before;
    this.step = took > 2 ? Math.max(1, step >> 1) : Math.min(16, 2 * step);
    this.work += took;
    if (this.work - this.kept.at(-1).work > this.every) this.keep({ ...this.scanner.keep(this.start), told: this.told, work: this.work });
  }

  /** Keeps a state; if there are too many, only those far enough apart in work. */
  keep(state) {
    this.kept.push(state);
    while (this.kept.length > LiveStory.maxKept) {
      this.every *= 2;
      const kept = [];
      for (const one of this.kept) if (kept.length === 0 || one.work - kept.at(-1).work > this.every) kept.push(one);
      this.kept = kept;
    }
  }

  frame(at) {
    const known = this.shown.get(at);
    this.shown.delete(at);
    const frame = known ?? this.toldFrame(at);
    this.shown.set(at, frame);
    if (this.shown.size > 64) this.shown.delete(this.shown.keys().next().value);
    return frame;
  }

  /** The state to start from for a picture: the last known one before it. */
  nearest(target) {
    return this.kept.findLast((state) => state.told <= target);
  }

  toldFrame(at) {
    return JSON.parse(this.frameText(at));
  }

  /** The picture's JSON, as frame_json() writes it. */
  frameText(at) {
    const target = at + 1;
    const nearest = this.nearest(target);
    if (this.viewed < 0 || this.viewed > target || nearest.told > this.viewed) {
      this.viewer.restore(nearest);
      this.viewed = nearest.told;
    }
    try {
      if (target > this.viewed) this.viewer.askText('go', undefined, target - this.viewed);
      this.viewed = target;
      return this.viewer.askText('frame');
    } catch (error) {
      this.viewed = -1;
      throw error;
    }
  }
}
LiveStory.maxKept = 48;
