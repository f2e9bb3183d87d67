// What all rooms of the explorer say, and the catalog of its language: the texts of the page and, for the engine, those of stories.

import { gettext, ngettext, speak } from './messages.js';

/** Contexts whose messages a page names without them. */
const own = ['a page', 'the explorer', 'a summary'];

let base = { texts: {} };

/**
 * The messages of a catalog as a page brings it along, four lines and a file of gettext's format .mo with the least significant byte first; of a
 * message with plural forms, a list of them.
 */
export function textsOf(bytes) {
  let begin = 0;
  for (let line = 0; line < 4; line++) begin = bytes.indexOf(10, begin) + 1;
  const file = bytes.subarray(begin);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (at) => view.getUint32(at, true);
  const text = (table, index) => new TextDecoder().decode(file.subarray(word(table + 8 * index + 4)).subarray(0, word(table + 8 * index)));
  const texts = {};
  for (let index = 0; index < word(8); index++) {
    const [message, many] = text(word(12), index).split('\0');
    const translation = text(word(16), index);
    const [context, words] = message.split('\x04');
    const isOwn = words !== undefined && own.includes(context);
    if (isOwn || !(message in texts)) texts[isOwn ? words : message] = many === undefined ? translation : translation.split('\0');
  }
  return texts;
}

/** Uses the language of a page: {forms, group} of its settings, and its catalog in textsOf()'s form, or null. */
export function speakIn(words, catalog) {
  base = { ...words, texts: catalog ? textsOf(catalog) : {} };
  speak(base);
}

/** The language of the page. */
export const spoken = () => document.documentElement.lang;

/** Makes some messages say something else, or nothing else. */
export const speakOf = (texts) => speak({ ...base, texts: { ...base.texts, ...texts } });

/** Words as a sentence. */
export const sentence = (words) => gettext('{Words}.', { words });

/** Sentences in a row, without empty ones. */
export function inText(sentences) {
  const [first = '', ...others] = sentences.filter(Boolean);
  return others.reduce((text, next) => gettext('{text} {next}', { text, next }), first);
}

/** The name of a story in headings. */
export const storyName = (name) => base.texts[`a story\x04${name}`] ?? name;

export const noneWords = (n) => ngettext('{count} queen on a {count} × {count} board always attacks another.', '{count} queens on a {count} × {count} board always attack each other.', n);

/** An error in the words of a page, which has no command-line options. */
export function pageWords({ facts, message }) {
  const remedies = {
    n: facts?.max && gettext('Choose {min} to {max} queens.', { min: facts.min ?? 1, max: facts.max }),
    solver: gettext('Choose another solver.'),
    racers: gettext('Choose two to six racers.'),
    length: gettext('Choose fewer queens, or a shorter part of the story.'),
  };
  const remedy = remedies[facts?.what];
  return remedy ? inText([sentence(gettext(facts.why)), remedy]) : facts?.message ?? sentence(message);
}
