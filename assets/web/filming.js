// A story's pictures as a film: drawn as the page draws them, and encoded as WebM by the browser (WebCodecs), or as GIF.

import { Board, stillBoard } from './board.js';
import { gettext } from './messages.js';
import { fill } from './update.js';
import { pageLook, paint, pictureOf } from './download.js';
import { GifRecording } from './gif.js';
import { Playback } from './playback.js';
import { captionOf, filmSpeed } from './player.js';
import { longestCluster, webmParts } from './webm.js';

/** Whether a story's pictures have boards that a film can show. */
export const hasBoards = ({ scene }) => scene.board || scene.panels.some(({ kind }) => kind === 'boards');

/** The boards of a picture without a large one. */
const smallBoards = (frame) => frame.panels.find(({ kind }) => kind === 'boards').boards;

/** How finely VP9 encodes if told how: 0 to 63, lower is finer. Marks are thin. */
const quantizer = 16;

/** Seeking in a film goes to key pictures, which are at most that many milliseconds apart. */
const betweenKeys = Math.min(5000, longestCluster);

/** How the browser best encodes films of that size; null if it does not. */
export async function filmCodec(width, height) {
  const bitrate = Math.round(8 * width * height);
  const codecs = [{ codec: 'vp09.00.50.08', bitrateMode: 'quantizer' }, { codec: 'vp09.00.50.08', bitrate }, { codec: 'vp8', bitrate }];
  for (const one of globalThis.VideoEncoder ? codecs : []) {
    const config = { width, height, latencyMode: 'quality', ...one };
    try {
      // @ts-ignore the quantizer is newer than the types
      if ((await VideoEncoder.isConfigSupported(config)).supported) return config;
    } catch {
      // Then it does not know such films.
    }
  }
  return null;
}

/** Where a story's pictures are drawn out of sight, in the page's original colors. */
class Easel {
  constructor({ scene }, { width, coordinates, isFast }) {
    this.scene = scene;
    this.width = width;
    this.isFast = isFast;
    this.look = pageLook();
    this.element = Object.assign(document.createElement('div'), { className: 'defs', inert: true });
    this.element.setAttribute('aria-hidden', 'true');
    const colors = /** @type {CSSStyleRule} */ (document.styleSheets[0].cssRules[0]).style; // the first one has the theme's
    const now = getComputedStyle(document.documentElement);
    for (const name of colors) if (name.startsWith('--')) this.element.style.setProperty(name, now.getPropertyValue(name));
    for (const { id } of document.querySelectorAll('.defs symbol')) this.look.stills.symbol(`#${id}`);
    const place = Object.assign(document.createElement('div'), { id: '' });
    place.style.width = '1080px';
    this.element.append(place);
    document.body.append(this.element);
    this.board = scene.board ? new Board(place, scene, coordinates) : null;
    this.place = place;
  }

  /** @returns {[SVGSVGElement, string][]} */
  boards(frame) {
    if (frame.card) return [];
    if (this.board) {
      this.board.show(frame.board, false, frame.moves);
      return [[this.board.svg, '']];
    }
    const small = smallBoards(frame);
    fill(this.place, small.map(({ board }) => stillBoard(board)).join(''));
    return small.map(({ label }, at) => [this.place.children[at], label]);
  }

  /** In all of a story's pictures, `count` boards have names; a card has none. */
  picture(frame, count) {
    return pictureOf({
      boards: this.boards(frame), card: frame.card, words: captionOf(frame, this.scene, this.isFast), title: '', width: this.width, lines: 3, count, named: !this.board,
    }, this.look);
  }

  remove() {
    this.element.remove();
  }
}

/** An encoder of pictures with their times and lengths in microseconds. */
class Recording {
  constructor(config) {
    this.config = config;
    this.pictures = [];
    this.failure = null;
    this.keyAt = -Infinity;
    this.wake = () => {};
    this.encoder = new VideoEncoder({
      output: (chunk, metadata) => this.take(chunk, metadata),
      error: (error) => {
        this.failure = error;
        this.wake();
      },
    });
    this.encoder.addEventListener('dequeue', () => this.wake());
    this.encoder.configure(config);
  }

  take(chunk, metadata) {
    this.space = metadata?.decoderConfig?.colorSpace ?? this.space;
    const data = new Uint8Array(chunk.byteLength);
    chunk.copyTo(data);
    this.pictures.push({ time: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data });
  }

  async add(canvas, timestamp, duration) {
    const keyFrame = timestamp - this.keyAt >= 1000 * betweenKeys;
    if (keyFrame) this.keyAt = timestamp;
    const frame = new VideoFrame(canvas, { timestamp, duration });
    /** @type {any} */
    const options = { keyFrame, vp9: { quantizer } };
    try {
      this.encoder.encode(frame, options); // throws if the film was given up meanwhile
    } finally {
      frame.close();
    }
    while (this.encoder.encodeQueueSize > 3 && !this.failure) await new Promise((done) => (this.wake = () => done(null)));
    if (this.failure) throw this.failure;
  }

  /** The film, that many microseconds long. */
  async end(length) {
    await this.encoder.flush();
    if (this.failure) throw this.failure;
    const { codec, width, height } = this.config;
    const { pictures, space } = this;
    return new Blob(webmParts({ codec: codec === 'vp8' ? 'V_VP8' : 'V_VP9', width, height, space, length: length / 1000, pictures }), { type: 'video/webm' });
  }

  close() {
    if (this.encoder.state !== 'closed') this.encoder.close();
  }
}

/** The least time of a picture, in seconds: shorter ones flash. */
const least = 0.167;

/** How long boards are shown in a film of that length, whose cards stay no longer than they; `holds`: the cards' own lengths. */
function boardTime(seconds, holds) {
  let [low, high] = [0, seconds];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (holds.reduce((sum, hold) => sum + Math.min(hold, middle), middle) < seconds) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * What a film shows of a story: its pictures from `first` on, for that many seconds at that speed or until it ends, and the times of
 * each and of the end. None flashes, cards stay no longer than boards, and there is at least one board.
 */
export function filmed(story, { speed, from, seconds }) {
  const playback = new Playback(story);
  Object.assign(playback, { speed, calm: true });
  const isCard = (at) => story.kinds[at] === 'card';
  const held = (at) => playback.hold(at) / speed / 1000;
  const first = Math.min(from, story.kinds.findLastIndex((_, at) => !isCard(at)));
  const holds = []; // of cards
  let [end, boards, length] = [first, 0, 0];
  for (; end < story.count && length < seconds; end++) {
    if (isCard(end)) holds.push(held(end));
    else boards += held(end);
    length = holds.reduce((sum, hold) => sum + Math.min(hold, boards), boards);
  }
  const all = length > seconds ? boardTime(seconds, holds) : boards;
  const times = [0];
  for (let at = first; at < end; at++) times.push(times.at(-1) + (isCard(at) ? Math.min(held(at), all) : held(at)));
  // Excess time comes off the last picture, or off the one before if the last would flash.
  const over = times.at(-1) > seconds;
  if (over && times.length > 2 && seconds - times.at(-2) < least) times.pop();
  if (over) times[times.length - 1] = seconds;
  return { first, times };
}

/** A film being made of a story that it opens for itself, without disturbing the reader. */
export class Filming {
  /** `task`: gives the story. `tell` is called with the share of pictures in it. */
  constructor(task, wishes, tell) {
    this.task = task;
    this.tell = tell;
    this.isOver = false;
    /** @type {Promise<Blob>} */
    this.result = this.make(wishes).finally(() => this.close());
  }

  async make({ format, width, coordinates, speed, from, seconds }) {
    const story = await this.task.result;
    const { first, times } = filmed(story, { speed, from, seconds });
    const micros = times.map((time) => Math.round(1e6 * time));
    const all = times.length - 1;
    this.easel = new Easel(story.about, { width, coordinates, isFast: speed >= filmSpeed });
    const canvas = document.createElement('canvas');
    const count = await this.boardCount(story, first);
    for (let at = 0; at < all; at++) {
      await story.ready(first + at);
      const frame = story.frame(first + at);
      const picture = this.easel.picture(frame, count);
      if (!this.recording) await this.begin(format, picture, canvas);
      await paint(picture, canvas);
      await this.recording.add(canvas, micros[at], micros[at + 1] - micros[at]);
      this.tell((at + 1) / all);
    }
    return this.recording.end(micros[all]);
  }

  /** How many boards each picture has, from one on. */
  async boardCount(story, first) {
    if (this.easel.board) return 1;
    const at = story.kinds.findIndex((kind, number) => number >= first && kind !== 'card');
    await story.ready(at);
    return smallBoards(story.frame(at)).length;
  }

  async begin(format, { width, height }, canvas) {
    Object.assign(canvas, { width, height });
    if (format === 'gif') {
      this.recording = new GifRecording({ width, height }, canvas);
      return;
    }
    const config = await filmCodec(width, height);
    if (!config) throw new Error(gettext('the browser encodes no film of {width} × {height} pixels; choose another width', { width: String(width), height: String(height) }));
    if (!this.isOver) this.recording = new Recording(config);
  }

  /** Gives it up: `result` never comes, or fails. */
  close() {
    this.isOver = true;
    this.task.giveUp();
    this.easel?.remove();
    this.recording?.close();
  }
}
