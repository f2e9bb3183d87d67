// The pieces of a page's boards: queens, unless a search is of others.

import { gettext, speak } from './messages.js';

const names = { superqueens: 'superqueen', rooks: 'rook' };

/** "8 queens", "1 rook" */
export const piecesWords = (n, rule = 'queens') => `${n} ${names[rule] ?? 'queen'}${n === 1 ? '' : 's'}`;

let queen = null; // the shape of a queen, which rooks take the place of

/** Has boards show rooks, and the player speak of them by `texts`, or queens without these. */
export function setPieces(texts) {
  const [shown, rook] = ['queen', 'rook'].map((id) => document.getElementById(id));
  queen ??= shown.innerHTML;
  shown.innerHTML = texts ? rook.innerHTML : queen;
  speak({ texts: texts ?? {} });
  document.getElementById('over').title = gettext('To where this queen is taken back (o)');
}
