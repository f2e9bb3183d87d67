// A stopwatch that runs while its page is seen.

import { clockWords } from './playback.js';

export class Stopwatch {
  /** Shows the time in an element. */
  constructor(element) {
    this.element = element;
    this.reset();
  }

  start() {
    if (this.turning) return;
    let before = performance.now();
    this.turning = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) this.seconds += (now - before) / 1000;
      before = now;
      this.show();
    }, 250);
  }

  stop() {
    clearInterval(this.turning);
    this.turning = 0;
  }

  reset() {
    this.stop();
    this.seconds = 0;
    this.show();
  }

  words() {
    return clockWords(this.seconds);
  }

  show() {
    if (this.element.textContent !== this.words()) this.element.textContent = this.words();
  }
}
