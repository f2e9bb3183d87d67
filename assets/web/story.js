// A story as a page shows it: any of its pictures, by number from 0, in no more time than a frame takes.

import { Engine } from './engine.js';

export const momentKinds = [
  'test', 'redraw', 'reject', 'place', 'back', 'deadend', 'restart', 'generation', 'child', 'solution', 'end', 'step',
  'found', 'turn', 'card', 'question', 'choice', 'effect',
];

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

/** Gives an engine a trace, which it reads to its end; answers what it is of. */
export const readTrace = (engine, { name, text }) => JSON.parse(engine.askText('trace', `${name.replaceAll('\n', ' ')}\n${text}`));

/** A story that the engine tells. It goes forward only, so states of it are kept to go back to. */
export class LiveStory {
  /** `trace`, {name, text}, is what a request with "trace":true asks for. */
  constructor(module, request, trace) {
    this.scanner = new Engine(module);
    if (trace) readTrace(this.scanner, trace);
    this.about = this.scanner.ask('open', request);
    const { count } = this.about;
    const { memory, kinds, durations } = this.scanner.calls;
    const kindsAt = count ? kinds() : 0;
    const durationsAt = count ? durations() : 0;
    this.kinds = Array.from(new Uint8Array(memory.buffer, kindsAt, count), (kind) => momentKinds[kind]);
    this.durations = Array.from(new Uint32Array(memory.buffer, durationsAt, count), (time) => time / 1000);
    this.chapters = [];
    this.told = 0; // pictures that the scanner has passed
    this.scanned = count === 0;
    this.start = { ...this.scanner.keep(), told: 0 };
    this.kept = [this.start];
    this.viewer = new Engine(module);
    this.viewed = -1; // pictures that the viewer has passed; -1: it must go back to a kept state
    this.shown = new Map(); // a few pictures, the last used last
  }

  get count() {
    return this.kinds.length;
  }

  /** Reads on for about so many milliseconds; true once the whole story is known. */
  scan(time) {
    const end = performance.now() + time;
    while (!this.scanned && performance.now() < end) this.scanOn();
    return this.scanned;
  }

  scanOn() {
    const before = performance.now();
    const step = Math.min(16, this.count - this.told);
    this.chapters.push(...JSON.parse(this.scanner.askText('go', undefined, step)));
    this.told += step;
    this.scanned = this.told >= this.count;
    this.spent = (this.spent ?? 0) + performance.now() - before;
    if (this.spent > (this.every ??= 8)) this.keep();
  }

  /** Keeps the scanner's state; where there are many, every other one, half as often from then on. */
  keep() {
    this.spent = 0;
    this.kept.push({ ...this.scanner.keep(this.start), told: this.told });
    if (this.kept.length <= LiveStory.maxKept) return;
    this.kept = this.kept.filter((_, at) => at % 2 === 0);
    this.every *= 2;
  }

  frame(at) {
    const known = this.shown.get(at);
    this.shown.delete(at);
    const frame = known ?? this.toldFrame(at);
    this.shown.set(at, frame);
    if (this.shown.size > 64) this.shown.delete(this.shown.keys().next().value);
    return frame;
  }

  toldFrame(at) {
    return JSON.parse(this.frameText(at));
  }

  /** The picture's JSON, as frame_json() writes it. */
  frameText(at) {
    const target = at + 1;
    const nearest = this.kept.findLast((state) => state.told <= target);
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
