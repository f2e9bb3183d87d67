// A tip beside the pointer: words, or a picture with words.

import { fill } from './update.js';

export class Tip {
  constructor(element) {
    this.element = element;
  }

  /** Shows words. */
  say(words) {
    this.element.textContent = words;
  }

  /** Shows a picture, as HTML, with words below it. */
  draw(picture, words) {
    fill(this.element, `${picture}<p></p>`);
    this.element.lastElementChild.textContent = words;
  }

  /** Appears near a point of the window, within it. */
  show(x, y) {
    const { element } = this;
    element.hidden = false;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(4, Math.min(x + 14, innerWidth - width - 4))}px`;
    element.style.top = `${y + 18 + height < innerHeight ? y + 18 : Math.max(4, y - height - 12)}px`;
  }

  hide() {
    this.element.hidden = true;
  }
}
