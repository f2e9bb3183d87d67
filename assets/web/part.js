// The elements of a page, by name, and the line that tells what went wrong.

import { gettext } from './messages.js';

/** An element of the page. @type {(id: string) => any} */
export const part = (id) => document.getElementById(id);

/** Sets the text of an element, unless it has it. */
export const setText = (element, text) => element.textContent === text || (element.textContent = text);

/** Tells what went wrong; nothing for no error. */
export function showTrouble(error) {
  part('trouble').hidden = !error;
  if (!error) return;
  part('trouble').textContent = error.facts?.message ?? gettext('page: {error}; load it again', { error: error.message });
}
