// Captions read aloud by one of the browser's voices while a story plays. A picture stays until its caption has been read.

import { habits } from './menus.js';
import { part } from './part.js';

/** Voices' names for a language besides its own tag. */
const otherTags = { zh: 'cmn' };

/** The language of a tag such as "de-DE"; Android writes de_DE. */
const languageOf = (tag) => tag.split(/[-_]/)[0].toLowerCase();

/** A voice for a language: the browser's default, one of this machine, or any other. Undefined if there is none. */
export function voiceOf(voices, language) {
  const known = voices.filter(({ lang }) => [language, otherTags[language]].includes(languageOf(lang)));
  return known.find((voice) => voice.default) ?? known.find(({ localService }) => localService) ?? known[0];
}

/** The time in milliseconds that no voice exceeds: one that never reports its end does not block the film. */
const longest = (words) => 5000 + 300 * words.length;

export class Voice {
  /** `changed` is called when a reader switches it on or off. */
  constructor(changed) {
    this.synthesis = globalThis.speechSynthesis;
    this.words = ''; // read now, or last
    this.utterance = null; // being read
    this.voice = undefined;
    if (!this.synthesis) return;
    part('aloud').checked = habits.read('aloud') === 'true';
    part('aloud').addEventListener('change', () => {
      habits.write('aloud', part('aloud').checked);
      this.silence();
      changed();
    });
    this.synthesis.addEventListener?.('voiceschanged', () => this.choose());
    addEventListener('pagehide', () => this.silence());
    this.choose();
  }

  /** Browsers may learn their voices only after a while. */
  choose() {
    this.voice = voiceOf(this.synthesis.getVoices(), languageOf(document.documentElement.lang));
    part('aloud-choice').hidden = !this.voice;
  }

  get isOn() {
    return Boolean(this.voice) && part('aloud').checked;
  }

  toggle() {
    if (this.voice) part('aloud').click();
  }

  /** Whether it is still reading. */
  get isReading() {
    if (this.utterance && performance.now() > this.until) this.silence(this.words);
    return this.utterance !== null;
  }

  /** Reads words, unless it has just read them; stops for none. `speed`: of the story. */
  read(words, speed) {
    if (!this.isOn || words === this.words) return;
    this.silence(words);
    if (!words) return;
    const utterance = Object.assign(new SpeechSynthesisUtterance(words), { voice: this.voice, lang: this.voice.lang, rate: Math.min(Math.max(speed, 0.5), 2) });
    utterance.onend = utterance.onerror = () => {
      if (this.utterance === utterance) this.utterance = null;
    };
    this.utterance = utterance;
    this.until = performance.now() + longest(words);
    this.synthesis.speak(utterance);
  }

  /** Stops reading; `words` count as read. */
  silence(words = '') {
    this.words = words;
    if (!this.utterance) return;
    this.utterance = null;
    this.synthesis.cancel();
  }
}
