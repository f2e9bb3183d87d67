// How a story's pictures follow each other in time, without a page.

/** Play acts within that many milliseconds, however long the previous picture is held. */
const soon = 300;

/** Six changes a second are three flashes, and more may cause seizures (WCAG 2.3.1). */
const minShowing = 167;

/** When pictures of these lengths begin, and when the last of them ends. */
function startsOf(durations) {
  let time = 0;
  return [Array.from(durations, (duration) => (time += duration) - duration), time];
}

/** How a story's pictures follow each other, without a page. */
export class Playback {
  constructor(story) {
    this.story = story;
    this.at = 0;
    this.direction = 0; // 1: forward, -1: backward, 0: not at all
    this.speed = 1;
    this.loop = 'once';
    this.stopsAtQuestions = true;
    /** @type {(at: number) => boolean} whether a reader wants it to stop at a picture */
    this.isStop = () => false;
    this.calm = false; // no picture shorter than may flash, at any speed
    this.voice = null; // a Voice that reads each picture's caption
    this.elapsed = 0; // of the picture, in milliseconds at speed 1
    const [starts, length] = startsOf(story.durations);
    this.starts = starts;
    this.length = length;
    this.marks = story.clock ? startsOf(story.clock)[0] : starts; // when pictures begin by the clock of addresses
  }

  get lastAt() {
    return this.story.count - 1;
  }

  /** How long a picture is shown at speed 1. */
  hold(at) {
    const held = this.story.durations[at];
    if (this.speed <= 1) return Math.max(held, minShowing * this.speed);
    return this.calm ? Math.max(held, minShowing * this.speed) : held;
  }

  /** The picture shown at a story time, in seconds. */
  atTime(seconds, starts = this.starts) {
    const time = seconds * 1000 + 0.5;
    let [low, high] = [0, this.lastAt];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle] <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  go(at) {
    this.at = Math.min(Math.max(at, 0), this.lastAt);
    this.elapsed = 0;
  }

  play(direction) {
    if (direction > 0 && this.at === this.lastAt && this.loop === 'once') this.go(0);
    if (direction < 0 && this.at === 0 && this.loop === 'once') this.go(this.lastAt);
    this.direction = direction;
  }

  /** Starts playing where a reader has seen the picture: the next comes soon. A card before the pictures is left at once. */
  hurry() {
    if (this.direction > 0 && this.story.kinds[this.at] === 'card' && this.at < this.lastAt) this.at++;
    else this.elapsed = Math.max(0, this.hold(this.at) - soon * this.speed);
  }

  /** The playing time up to each picture, at the chosen speed; after the last, the whole. In seconds. */
  clock() {
    const key = `${this.speed} ${this.calm}`;
    if (this.clockKey === key) return this.times;
    this.clockKey = key;
    this.times = new Float64Array(this.story.count + 1);
    for (let at = 0; at < this.story.count; at++) this.times[at + 1] = this.times[at] + this.hold(at) / this.speed / 1000;
    return this.times;
  }

  /** Lets real time pass, in milliseconds. With a voice, each picture is shown and stays until its caption has been read. */
  pass(time) {
    this.elapsed += time * this.speed;
    while (this.direction !== 0 && this.elapsed >= this.hold(this.at)) {
      if (this.voice?.isReading) {
        this.elapsed = this.hold(this.at);
        return;
      }
      this.elapsed -= this.hold(this.at);
      this.turnPage();
      if (this.voice?.isOn) this.elapsed = 0;
    }
  }

  turnPage() {
    const next = this.at + this.direction;
    if (next >= 0 && next <= this.lastAt) {
      this.at = next;
      if (this.stopsAtQuestions && this.direction > 0 && this.story.kinds[next] === 'question') this.direction = 0;
      else if (this.isStop(next)) this.direction = 0;
    } else if (this.loop === 'loop') this.at = this.direction > 0 ? 0 : this.lastAt;
    else if (this.loop === 'bounce' && this.lastAt > 0) this.direction = -this.direction;
    else this.direction = 0;
    if (this.direction === 0) this.elapsed = 0;
  }

  /** The next picture of a kind after this one, or -1. */
  nextOf(kind) {
    return this.story.kinds.indexOf(kind, this.at + 1);
  }
}

/** A time in clock notation: 0:07, 4:46:58. */
export function clockWords(seconds) {
  const whole = Math.round(seconds);
  const two = (number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The width of the longest such texts, beside another and a slash between them, in digits, to be reserved. */
export const widthOf = (...texts) => 2 + 2 * Math.max(...texts.map((text) => text.length - 0.55 * text.replace(/\d/g, '').length));
