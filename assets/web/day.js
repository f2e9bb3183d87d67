// The puzzle of the day: some queens of a solution that no other solution has, the same for everybody on that date.

/** Sunday's is the largest. */
const sizes = [10, 7, 7, 8, 8, 9, 9];

/** Whole numbers below a bound, the same for the same text: FNV-1a (Fowler, Noll and Vo), then xorshift (Marsaglia 2003). */
function chances(text) {
  let bits = 2166136261;
  for (const letter of text) bits = Math.imul(bits ^ letter.charCodeAt(0), 16777619);
  return (end) => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) % end;
  };
}

/** A date as puzzles have it, at the reader's place: 2026-11-26. */
export function today(now = new Date()) {
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether a text is an existing date. */
export function isDate(text) {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The puzzle of a date: {n, given} with the squares of its queens. Each of its queens is needed. */
export function puzzleOf(date, engine) {
  const below = chances(date);
  const n = sizes[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const { total } = engine.ask('open_solutions', { n, solver: 'bitmask' });
  const { columns } = JSON.parse(engine.askText('next_solution', undefined, 1 + below(total)));
  let rows = columns.map((_, row) => row);
  for (let at = n - 1; at > 0; at--) {
    const other = below(at + 1);
    [rows[at], rows[other]] = [rows[other], rows[at]];
  }
  for (const row of [...rows]) {
    const fewer = rows.filter((one) => one !== row);
    if (engine.ask('reach', { n, queens: fewer.map((one) => [one, columns[one]]) }).count === 1) rows = fewer;
  }
  return { n, given: rows.map((row) => row * n + columns[row]).sort((a, b) => a - b) };
}
