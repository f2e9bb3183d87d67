// The elements of a page, by name, and the line for errors.

import { gettext } from './messages.js';

/** An element of the page. @type {(id: string) => any} */
export const part = (id) => document.getElementById(id);

/** Sets an element's text unless it has it. */
export const setText = (element, text) => element.textContent === text || (element.textContent = text);

/** Tells an error; nothing if there is none. */
export function showTrouble(error) {
  part('trouble').hidden = !error;
  if (!error) return;
  part('trouble').textContent = error.facts?.message ?? gettext('page: {error}; load it again', { error: error.message });
}
