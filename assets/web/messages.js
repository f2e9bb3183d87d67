// The messages of a page itself, in the language of its story. Messages are in English; a page in another language brings translations.

let own = { texts: {}, forms: '', group: ',' };

/** Has messages in the language of a page's settings: {texts, forms, group}; in English without them. */
export function speak(words = {}) {
  own = { texts: {}, forms: '', group: ',', ...words };
}

/** A number with grouped digits: "14,200". */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, own.group);

/** A text that begins a sentence; the names of squares in chess stay as they are. */
export const opening = (text) => (/^[a-z]\d/.test(text) ? text : text[0].toUpperCase() + text.slice(1));

/** A text with values for its names in braces; one with a capital letter begins a sentence. */
const filled = (text, values) => text.replace(/\{(\w)(\w*)\}/g, (_, first, rest) => {
  const value = values[first.toLowerCase() + rest];
  const words = typeof value === 'number' ? grouped(value) : value;
  return first === first.toLowerCase() ? words : opening(words);
});

/** A message that scripts/messages collects, translated. */
export const gettext = (message, values = {}) => filled(own.texts[message] ?? message, values);

/** The same with a form for a number, {count}. A page knows the forms of 0 to 299; those of the last hundred repeat. */
export function ngettext(one, many, count, values = {}) {
  const known = own.texts[one];
  const form = known && own.forms ? own.forms[count < 300 ? count : 200 + (count % 100)] : Number(count !== 1);
  return filled((known ?? [one, many])[form] ?? many, { count, ...values });
}

/** A message of stories, which a page also brings along for its own texts. */
export const storyText = (message, values) => (values ? gettext(message, values) : own.texts[message] ?? message);

/** "a", "a and b", "a, b and c" */
export function listed(names) {
  const [last, ...others] = [...names].reverse();
  if (others.length === 0) return last ?? '';
  return storyText('{names} and {last}', { names: inRow(others.reverse()), last });
}

/** "a, b, c" */
export const inRow = (names) => names.reduce((text, next) => storyText('{names}, {next}', { names: text, next }));
