// Anyone may have written the explorer's address or named a trace: to a real shell, a command shown is `queenreel` and
// its arguments, and nothing else.
//     QUEENREEL_ROUNDS   how many random addresses, and how many random names; QUEENREEL_SEED: another seed

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';

import { maxNumber, maxSize, modes, namesOf, squaresOf, stateOf, usual } from '../../assets/web/address.js';
import { placementWords, shellCommand, shellWord, solutionsWords, storyWords } from '../../assets/web/command.js';

const rounds = Number(process.env.QUEENREEL_ROUNDS ?? 400);
const seed = Number(process.env.QUEENREEL_SEED ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'queenreel-address-'));
after(() => rmSync(folder, { recursive: true }));

const tables = {
  solvers: ['bitmask', 'backtracking', 'brute', 'tables', 'min-conflicts'], racers: ['backtracking', 'tables'],
  stories: [{ name: 'search', solver: 'backtracking' }, { name: 'race', solver: 'backtracking' }, { name: 'funnel', solver: 'brute' }],
  extents: ['auto', 'all', 'first'], themes: ['paper', 'slate'],
};

/** Random numbers, the same for the same seed (Marsaglia's xorshift, 2003). */
let bits = seed * 2654435761 || 1;
function below(end) {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return (bits >>> 0) % end;
}
const pick = (list) => list[below(list.length)];

const nasty = ['\n', '\r\n', '; touch PWNED', '$(touch PWNED)', '`touch PWNED`', '| touch PWNED', '& touch PWNED', '#', "'", '"', '\\', '\\012', ' ', '\t', '!', '!!', '*', '?', '~', '{a,b}', '>PWNED', '<', '%', '%s', '%0A', '\0',
  '\x1b[201~', '\x03', '\x15', '\x7f', '\x9b', '\u202e', '\u2028', '\u200b', '\ud800', '\ufeff', 'é', '皇后', '👑', '--force', '-', '=', '$HOME', '${IFS}', 'a1', 'b3', 'c5', ',', '0', '99', '1e9', '-1', 'queenreel'];
const words = () => Array.from({ length: below(8) }, () => (below(4) ? pick(nasty) : String.fromCharCode(below(below(2) ? 128 : 65536)))).join('');
const known = { mode: modes, finder: tables.solvers, solver: tables.solvers, story: ['search', 'race', 'funnel'], extent: tables.extents, theme: ['auto', ...tables.themes] };

/** An address: some parts valid, others arbitrary, written like links or literally. */
function address() {
  const part = (name) => {
    const value = known[name] && below(3) ? pick(known[name]) : below(4) === 0 ? `${1 + below(20)}${words()}` : words();
    return `${name}=${below(4) ? encodeURIComponent(value.toWellFormed?.() ?? value.replace(/[\ud800-\udfff]/g, '')) : value}`;
  };
  return `#${Object.keys(usual).filter(() => below(2)).map(part).join('&')}`;
}

/** What a shell makes of a command: all that it calls, each with its words. */
function called(command) {
  const script = `queenreel() { printf '%s\\0' "$#" "$@"; }\n${command}\n`;
  const done = spawnSync('sh', ['-c', script], { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } });
  assert.deepEqual([done.status, done.stderr.toString()], [0, ''], JSON.stringify(command));
  assert.deepEqual(readdirSync(folder), [], JSON.stringify(command));
  return done.stdout.toString();
}

/** Law: to a shell, a command shown has its words and nothing else, and a reader sees it whole, on one line. */
function hold(list, repeat) {
  const command = shellCommand(list);
  assert.ok(command.startsWith('queenreel '), repeat);
  assert.doesNotMatch(command, /[\p{C}\p{Zl}\p{Zp}]/u, repeat);
  assert.equal(called(command), [list.length - 1, ...list.slice(1)].map((word) => `${word}\0`).join(''), repeat);
}

const namesOnly = (text) => text === '' || /^[a-z][1-9]\d?(,[a-z][1-9]\d?)*$/.test(text);

test('of an address nothing is left but numbers, squares and names of tables', () => {
  for (let round = 0; round < 20 * rounds; round++) {
    const from = address();
    const state = stateOf(from, tables);
    const repeat = `${JSON.stringify(from)}: ${JSON.stringify(state)}`;
    assert.deepEqual(Object.keys(state).sort(), Object.keys(usual).sort(), repeat);
    for (const [name, list] of Object.entries(known)) assert.ok(list.includes(state[name]), `${name} of ${repeat}`);
    for (const [name, max] of [['n', maxSize], ['k', maxNumber]]) assert.ok(Number.isInteger(state[name]) && state[name] >= 1 && state[name] <= max, `${name} of ${repeat}`);
    for (const name of ['unique', 'asking']) assert.equal(typeof state[name], 'boolean', repeat);
    assert.ok(state.racers.split(',').every((name) => tables.solvers.includes(name)), repeat);
    assert.match(state.t, /^(\d+(\.\d+)?(e-\d+)?)?$/, repeat);
    assert.match(state.day, /^(\d{4}-\d{2}-\d{2})?$/, repeat);
    assert.ok(namesOnly(state.queens), repeat);
    for (const name of ['place', 'block']) assert.equal(namesOf(state.n, squaresOf(state.n, state[name])), state[name], repeat);
    assert.ok(squaresOf(state.n, state.block).every((square) => !squaresOf(state.n, state.place).includes(square)), repeat);
    assert.equal(namesOf(state.n, squaresOf(state.n, state.queens)), state.queens, repeat);
  }
});

test('a shell takes the command of any address for queenreel and its arguments', () => {
  for (let round = 0; round < rounds; round++) {
    const from = address();
    const state = stateOf(from, tables);
    const all = [placementWords(state), solutionsWords(state, state.finder !== 'min-conflicts', pick([undefined, 92, 365596])),
      storyWords({ ...state, racers: state.racers.split(',') }, { trace: null, pace: ['--first', '--duration', 'full'], asks: state.asking })];
    const list = all[round % all.length];
    // The words themselves are numbers, names and options: none needs quotes.
    if (!list.includes('')) assert.equal(shellCommand(list), list.join(' '), JSON.stringify(from));
    hold(list, JSON.stringify(from));
  }
});

test('a shell takes any words for themselves, and the name of a trace for a file', () => {
  for (let round = 0; round < rounds; round++) {
    const name = `${words().replace(/[\0/]/g, '').toWellFormed?.() ?? 'trace'}.jsonl`;
    const list = storyWords({ n: 5, story: 'search', solver: 'tables', racers: [], theme: 'auto' }, { trace: { name, n: 5 }, pace: [], asks: false });
    const given = list[list.indexOf('--events') + 1];
    assert.ok(given === name || given === `./${name}`);
    assert.doesNotMatch(given, /^-/);
    hold(list, JSON.stringify(name));
  }
});

test("a stranger's command is not in the one that is shown", () => {
  const state = stateOf('#mode=place&queens=a1%0Atouch%20PWNED%0A%23', tables);
  assert.equal(state.queens, '');
  assert.equal(stateOf('#mode=place&queens=a1,c3,a1%0A,c3,z9', tables).queens, 'c3,a1');
  const given = stateOf('#mode=watch&n=6&place=a1,c2,x9&block=c2,d4', tables);
  assert.deepEqual([given.place, given.block], ['c2,a1', 'd4']);
  assert.match(shellCommand(storyWords({ ...given, racers: [] }, { trace: null, pace: [] })), / --place c2,a1 --block d4 /);
  const torus = stateOf('#mode=watch&n=7&rule=torus', tables);
  assert.match(shellCommand(storyWords({ ...torus, racers: [] }, { trace: null, pace: [] })), / --rule torus /);
  assert.match(shellCommand(storyWords({ ...stateOf('#mode=watch&rule=rooks', tables), racers: [] }, { trace: null, pace: [] })), / --rule rooks /);
  assert.deepEqual(['#rule=bishops', '#rule=torus%20', '#rule=', ''].map((hash) => stateOf(hash, tables).rule), Array(4).fill('queens'));
  assert.equal(shellWord('a b'), "'a b'");
  assert.equal(shellWord("it's"), "'it'\\''s'");
  assert.equal(shellWord('a\nb'), "\"$(printf 'a\\012b')\"");
  assert.equal(shellWord(''), "''");
});
