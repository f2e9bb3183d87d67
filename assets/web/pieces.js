// The pieces on a page's boards: queens, unless a search is for others.

import { gettext, ngettext } from './messages.js';
import { speakOf } from './speaking.js';

/** "8 queens", "1 rook" */
export function piecesWords(n, rule = 'queens') {
  if (rule === 'rooks') return ngettext('{count} rook', '{count} rooks', n);
  return rule === 'superqueens' ? ngettext('{count} superqueen', '{count} superqueens', n) : ngettext('{count} queen', '{count} queens', n);
}

let queen = null; // the shape of a queen, which rooks replace

/** Makes boards show rooks, and the player speak of them by `texts`; queens without these. */
export function setPieces(texts) {
  const [shown, rook] = ['queen', 'rook'].map((id) => document.getElementById(id));
  queen ??= shown.innerHTML;
  shown.innerHTML = texts ? rook.innerHTML : queen;
  speakOf(texts ?? {});
  document.getElementById('over').title = gettext('To where this queen is taken back (o)');
}
