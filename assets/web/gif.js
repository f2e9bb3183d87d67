// Films as GIF (GIF89a, CompuServe 1990): each picture is the part that changed, in the colors most frequent in it.

import { begin } from './work.js';

const mostColors = 256;
const mostCodes = 4096;
const bytesOf = (number) => [number & 255, number >> 8];

/** Colors whose parts differ by less than eight are one bucket. */
const bucketOf = (color) => ((color >> 3) & 31) | ((color >> 6) & 992) | ((color >> 9) & 31744);

/** Each frequent bucket of pixels has the color most frequent in it; other buckets have the nearest of these. */
function paletteOf(pixels) {
  const counts = new Map();
  let [last, lastCount] = [-1, 0];
  for (const pixel of pixels) {
    if (pixel === last) lastCount++;
    else {
      if (lastCount) counts.set(last, (counts.get(last) ?? 0) + lastCount);
      [last, lastCount] = [pixel, 1];
    }
  }
  counts.set(last, (counts.get(last) ?? 0) + lastCount);
  const buckets = new Map(); // {count, color, most}
  for (const [color, count] of counts) {
    const bucket = bucketOf(color);
    const known = buckets.get(bucket) ?? { count: 0, most: 0, color };
    known.count += count;
    if (count > known.most) Object.assign(known, { most: count, color });
    buckets.set(bucket, known);
  }
  const colors = [...buckets.values()].sort((a, b) => b.count - a.count).slice(0, mostColors).map(({ color }) => color);
  const distance = (one, other) =>
    ((one & 255) - (other & 255)) ** 2 + (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 + (((one >> 16) & 255) - ((other >> 16) & 255)) ** 2;
  const nearest = new Uint8Array(32768);
  for (const [bucket, { color }] of buckets) {
    let best = 0;
    for (let at = 1; at < colors.length && distance(color, colors[best]) > 0; at++) if (distance(color, colors[at]) < distance(color, colors[best])) best = at;
    nearest[bucket] = best;
  }
  return { colors, nearest };
}

/** Compresses color indexes of that many bits (Welch 1984, with GIF's clear and end codes), in blocks. */
function compressed(indexes, bits) {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const table = new Uint16Array(mostCodes << bits);
  const bytes = [];
  let [next, size, held, heldBits] = [end + 1, bits + 1, 0, 0];
  const put = (code) => {
    held |= code << heldBits;
    for (heldBits += size; heldBits >= 8; heldBits -= 8) {
      bytes.push(held & 255);
      held >>>= 8;
    }
  };
  put(clear);
  let prefix = indexes[0];
  for (let at = 1; at < indexes.length; at++) {
    const place = (prefix << bits) | indexes[at];
    if (table[place]) {
      prefix = table[place];
      continue;
    }
    put(prefix);
    table[place] = next;
    if (next === 1 << size && size < 12) size++;
    next++;
    prefix = indexes[at];
    if (next === mostCodes) {
      put(clear);
      table.fill(0);
      [next, size] = [end + 1, bits + 1];
    }
  }
  put(prefix);
  if (next === 1 << size && size < 12) size++;
  put(end);
  if (heldBits) bytes.push(held & 255);
  const blocks = [Uint8Array.of(bits)];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(Uint8Array.from([block.length, ...block]));
  }
  return [...blocks, Uint8Array.of(0)];
}

/** The box in which two pictures of equal width differ: [left, top, width, height]. One pixel if they do not. */
function changedBox(pixels, before, width) {
  const height = pixels.length / width;
  if (!before) return [0, 0, width, height];
  const first = pixels.findIndex((pixel, at) => pixel !== before[at]);
  if (first < 0) return [0, 0, 1, 1];
  const last = pixels.findLastIndex((pixel, at) => pixel !== before[at]);
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width)];
  let [left, right] = [width - 1, 0];
  for (let row = top; row <= bottom; row++) {
    const from = row * width;
    for (let column = 0; column < left; column++) if (pixels[from + column] !== before[from + column]) left = column;
    for (let column = width - 1; column > right; column--) if (pixels[from + column] !== before[from + column]) right = column;
  }
  return [left, top, Math.max(1, right - left + 1), bottom - top + 1];
}

/** Codes pictures; each but the first is what changed since the previous one. */
class GifCoder {
  constructor(width) {
    this.width = width;
    this.before = null;
  }

  /** A picture's parts of a file, after its delay. */
  coded(pixels) {
    const [left, top, width, height] = changedBox(pixels, this.before, this.width);
    this.before = pixels;
    const part = new Uint32Array(width * height);
    for (let row = 0; row < height; row++) part.set(pixels.subarray((top + row) * this.width + left, (top + row) * this.width + left + width), row * width);
    const { colors, nearest } = paletteOf(part);
    const bits = Math.max(2, Math.ceil(Math.log2(colors.length)));
    const table = new Uint8Array(3 << bits);
    colors.forEach((color, at) => table.set([color & 255, (color >> 8) & 255, (color >> 16) & 255], 3 * at));
    const place = [left, top, width, height].flatMap(bytesOf);
    return [Uint8Array.from([0x2c, ...place, 0x80 | (bits - 1)]), table, ...compressed(part.map((pixel) => nearest[bucketOf(pixel)]), bits)];
  }
}

let coder = null; // a worker's

/** What a worker does to code a film: true if it is asked for that. */
export function codeGif({ gif, pixels }) {
  if (gif) coder = new GifCoder(gif.width);
  if (pixels) postMessage({ coded: coder.coded(new Uint32Array(pixels)) });
  return Boolean(gif ?? pixels);
}

/** A film that repeats, coded in a worker. Pictures are added as to the browser's encoder: with times in microseconds. */
export class GifRecording {
  constructor({ width, height }, canvas) {
    this.width = width;
    this.height = height;
    this.context = canvas.getContext('2d', { willReadFrequently: true });
    this.pictures = []; // each one's parts of a file
    this.starts = []; // in hundredths of a second
    /** @type {(coded: Uint8Array[]) => void} */
    this.done = () => {};
    /** @type {(error: Error) => void} */
    this.fail = () => {};
    this.worker = begin({ gif: { width } }, ({ coded, error }) => (error ? this.fail(new Error(error.message)) : this.done(coded)));
  }

  async add(canvas, timestamp) {
    const { buffer } = this.context.getImageData(0, 0, this.width, this.height).data;
    const coded = new Promise((done, fail) => Object.assign(this, { done, fail }));
    this.worker.postMessage({ pixels: buffer }, [buffer]);
    this.pictures.push(await coded);
    this.starts.push(Math.round(timestamp / 10_000));
  }

  /** The film, that many microseconds long. */
  async end(length) {
    const starts = [...this.starts, Math.round(length / 10_000)];
    const head = [...new TextEncoder().encode('GIF89a'), ...bytesOf(this.width), ...bytesOf(this.height), 0x70, 0, 0];
    const again = [0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0];
    const delay = (at) => Uint8Array.from([0x21, 0xf9, 4, 4, ...bytesOf(Math.min(65_535, starts[at + 1] - starts[at])), 0, 0]);
    return new Blob([Uint8Array.from([...head, ...again]), ...this.pictures.flatMap((parts, at) => [delay(at), ...parts]), Uint8Array.of(0x3b)], { type: 'image/gif' });
  }

  close() {
    this.worker.terminate();
  }
}
