// The words of a page: values, lists, numbers and plural forms, in English and with translations.

import assert from 'node:assert/strict';
import test from 'node:test';

import { whyWords } from '../../assets/web/lines.js';
import { gettext, grouped, listed, ngettext, speak } from '../../assets/web/messages.js';
import { ownWords } from '../../assets/web/story.js';

const name = (square) => `row ${Math.floor(square / 4) + 1}, column ${(square % 4) + 1}`;
const chess = (square) => `${'abcd'[square % 4]}${4 - Math.floor(square / 4)}`;

test('English needs no translations', () => {
  speak();
  assert.equal(grouped(1234567), '1,234,567');
  assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed), ['', 'a', 'a and b', 'a, b and c']);
  assert.equal(ngettext('{count} queen placed', '{count} queens placed', 1), '1 queen placed');
  assert.equal(ngettext('{count} queen placed', '{count} queens placed', 0), '0 queens placed');
  assert.equal(gettext('{Square} is free.', { square: 'row 3, column 1' }), 'Row 3, column 1 is free.');
  assert.equal(gettext('{Square} is free.', { square: 'd4' }), 'd4 is free.');
  assert.equal(whyWords(4, [0], 5, name), 'Row 2, column 2: the queen on row 1, column 1 holds this diagonal.');
  assert.equal(whyWords(4, [0, 7], 3, chess), 'd4: the queen on a4 holds this rank and the queen on d3 holds this file.');
  assert.equal(whyWords(4, [0], 6, chess), 'c3 is free: no queen attacks it.');
  const story = { board: true };
  assert.equal(ownWords({ caption: 'old', description: 'Row 1 is safe. Queens on a4 and b2.' }, story), 'Row 1 is safe');
  assert.equal(ownWords({ caption: 'old', description: 'Row 1 is safe' }, story), 'old');
  assert.equal(ownWords({ caption: 'old', description: 'Row 1 is safe. A queen on a4. Given: a4. Blocked: b2.' }, story), 'Row 1 is safe');
  assert.equal(ownWords({ caption: 'old', description: 'Queens on a4 and b2.' }, story), 'old');
  assert.equal(ownWords({ caption: 'old', description: 'After 2.5 looks, a leads.\na, 1 solution: Queens on a4 and b2.' }, { board: false }), 'After 2.5 looks, a leads');
  assert.equal(ownWords({ caption: 'old', description: 'Two boards.' }, { board: false }), 'old');
});

test('translations have their own order, lists, numbers and plural forms', () => {
  speak({
    texts: {
      '{count} queen placed': ['0', 'one', 'two', 'few {count}', 'many {count}', 'other {count}'],
      'the queen on {queen} holds this rank': 'Reihe: {queen}', '{Square}: {queens}.': '{queens} -> {Square}.',
      '{names} and {last}': '{names} und {last}', '{names}, {next}': '{names}; {next}',
      'No queens.': 'Keine Damen.', 'A queen on {square}.': '{square}にクイーン。', 'Queens on {squares}.': 'Damen auf {squares}.', 'Queens: {squares}.': 'Damen: {squares}.',
    },
    // Arabic: zero, one, two, 3 to 10 of a hundred, 11 to 99 of a hundred, others.
    forms: Array.from({ length: 300 }, (_, n) => (n < 3 ? n : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5)).join(''),
    group: '.',
  });
  const placed = (count) => ngettext('{count} queen placed', '{count} queens placed', count);
  assert.deepEqual([0, 1, 2, 5, 21, 92, 100, 302, 1205, 14200].map(placed), ['0', 'one', 'two', 'few 5', 'many 21', 'many 92', 'other 100', 'other 302', 'few 1.205', 'other 14.200']);
  assert.equal(listed(['a', 'b', 'c']), 'a; b und c');
  assert.equal(whyWords(4, [0], 3, chess), 'Reihe: a4 -> d4.');
  assert.equal(gettext('Pause'), 'Pause');
  assert.deepEqual([0, 1, 2, 11].map((count) => ngettext('{count} hint', '{count} hints', count)), ['0 hints', '1 hint', '2 hints', '11 hints'], 'what is not translated is English');
  const story = { board: true };
  assert.equal(ownWords({ caption: 'alt', description: 'Zeile 1 ist sicher. Damen auf a4 und b2.' }, story), 'Zeile 1 ist sicher');
  assert.equal(ownWords({ caption: 'alt', description: '安全。 a4にクイーン。' }, story), '安全');
});
