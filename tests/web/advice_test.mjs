// What a player is told, by laws over random boards: what is within reach is counted exactly; a mistake is told if there is one, and
// the first one; a hint belongs to a solution; a day's puzzle has one answer and no needless queen.
//   QUEENREEL_WASM: the engine; QUEENREEL_SEED: others than usual

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { closedLine, hintOf, mistakeOf } from '../../assets/web/advice.js';
import { isDate, puzzleOf, today } from '../../assets/web/day.js';
import { classesOf, orbit } from '../../assets/web/gallery.js';
import { Engine } from '../../assets/web/engine.js';
import { attackArrows, attackers, lineOf, whyWords } from '../../assets/web/lines.js';
import { judged } from '../../assets/web/predict.js';

const engine = new Engine(new WebAssembly.Module(readFileSync(process.env.QUEENREEL_WASM)));
const seed = Number(process.env.QUEENREEL_SEED ?? 1);

/** Random numbers, the same for the same seed (Marsaglia's xorshift, 2003). */
let bits = seed * 2654435761 || 1;
function below(end) {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return (bits >>> 0) % end;
}

const pairs = (n, queens) => queens.map((square) => [Math.floor(square / n), square % n]);
const reach = (n, queens) => engine.ask('reach', { n, queens: pairs(n, queens) }).count;

/** All solutions of n queens, each as its squares. */
function solutionsOf(n) {
  engine.ask('open_solutions', { n, solver: 'bitmask' });
  const found = [];
  for (;;) {
    const { end, columns } = JSON.parse(engine.askText('next_solution', undefined, 1));
    if (end) return found;
    found.push(columns.map((column, row) => row * n + column));
  }
}
const solutions = Object.fromEntries([4, 5, 6, 7, 8, 9].map((n) => [n, solutionsOf(n)]));
const having = (n, queens) => solutions[n].filter((solution) => queens.every((square) => solution.includes(square)));

/** Random queens, mostly of a solution, in the order in which they were placed. */
function someQueens(n) {
  const from = solutions[n][below(solutions[n].length)];
  const count = below(n);
  const queens = new Set();
  while (queens.size < count) queens.add(below(6) ? from[below(n)] : below(n * n));
  return [...queens];
}

test('what is within reach is counted exactly', () => {
  const seen = new Set();
  for (let round = 0; round < 2000; round++) {
    const n = 4 + below(6);
    const queens = someQueens(n);
    const count = having(n, queens).length;
    assert.equal(reach(n, queens), count, JSON.stringify({ seed, n, queens }));
    seen.add(Math.min(count, 20));
  }
  assert.ok(seen.size > 15);
  assert.equal(engine.ask('reach', { n: 20, queens: [] }).count, 39029188884);
  assert.deepEqual(engine.ask('reach', { n: 20, queens: [[0, 0]] }), {}, 'too many to count in a million');
});

test('a mistake is told where there is one, and which queen it was', async () => {
  const told = { attack: 0, closed: 0, deep: 0, none: 0 };
  for (let round = 0; round < 4000; round++) {
    const n = 5 + below(5);
    const queens = someQueens(n);
    const repeat = JSON.stringify({ seed, n, queens });
    const mistake = await mistakeOf(n, queens, async (some) => reach(n, some));
    const fights = queens.some((queen) => attackers(n, queens, queen).length > 0);
    assert.equal(mistake === null, having(n, queens).length > 0, repeat);
    if (!mistake) {
      told.none++;
      continue;
    }
    const at = queens.indexOf(mistake.wrong);
    assert.ok(at >= 0, repeat);
    assert.match(mistake.words, /^[A-Za-z].*\.$/);
    if (fights) {
      told.attack++;
      assert.match(mistake.words, /same (rank|file|diagonal)/);
      assert.equal(mistake.lines.length, 1);
    } else if (mistake.hatched.length > 0) {
      told.closed++;
      // The queen it was: without it, the line had a free square, with it, none.
      assert.equal(closedLine(n, queens.slice(0, at + 1)) !== null, true, repeat);
      assert.ok(mistake.hatched.some((square) => attackers(n, queens.slice(0, at), square).length === 0), repeat);
      assert.ok(mistake.hatched.every((square) => attackers(n, queens, square).length > 0), repeat);
    } else {
      told.deep++;
      assert.equal(having(n, queens.slice(0, at + 1)).length, 0, repeat);
      assert.ok(having(n, queens.slice(0, at)).length > 0, repeat);
    }
  }
  for (const [kind, count] of Object.entries(told)) assert.ok(count > 30, `${kind}: ${count}`);
});

test('a hint is a free square of a solution, in a row with the fewest', () => {
  let forced = 0;
  for (let round = 0; round < 2000; round++) {
    const n = 5 + below(5);
    const queens = someQueens(n);
    const { outcome, columns } = engine.ask('complete', { n, queens: pairs(n, queens) });
    assert.equal(outcome === 'found', having(n, queens).length > 0);
    if (outcome !== 'found') continue;
    const hint = hintOf(n, queens, columns);
    const repeat = JSON.stringify({ seed, n, queens, hint });
    assert.ok(having(n, [...queens, hint.square]).length > 0, repeat);
    assert.deepEqual(attackers(n, queens, hint.square), [], repeat);
    const row = Math.floor(hint.square / n);
    const free = (of) => Array.from({ length: n }, (_, at) => of * n + at).filter((square) => attackers(n, queens, square).length === 0);
    assert.equal(hint.isForced, free(row).length === 1, repeat);
    for (let other = 0; other < n; other++) if (!queens.some((queen) => Math.floor(queen / n) === other)) assert.ok(free(other).length >= free(row).length, repeat);
    if (hint.isForced) {
      forced++;
      assert.equal(hint.lines.length, n - 1, repeat);
      for (const [fromRow, fromColumn] of hint.lines) assert.ok(queens.includes(fromRow * n + fromColumn), repeat);
    }
  }
  assert.ok(forced > 300, `${forced} forced`);
});

test('solutions of a class are the turns and reflections of each other, and classes are as many as are known', () => {
  for (const [n, count] of [[4, 1], [5, 2], [6, 1], [7, 6], [8, 12], [9, 46]]) {
    const columns = solutions[n].map((squares) => squares.map((square) => square % n));
    const classes = classesOf(columns);
    assert.equal(new Set(classes).size, count);
    const texts = columns.map(String);
    columns.forEach((one, at) => {
      const same = new Set(orbit(one).map(String));
      assert.equal(8 % same.size, 0);
      for (const other of same) assert.equal(classes[texts.indexOf(other)], classes[at]);
      assert.equal(classes.filter((of) => of === classes[at]).length, same.size);
    });
  }
});

test('why a square is taken names the queens that hold it', () => {
  const name = (square) => `S${square}`;
  assert.equal(whyWords(8, [], 5, name), 'S5 is free: no queen attacks it.');
  assert.equal(whyWords(8, [0], 9, name), 'S9: the queen on S0 holds this diagonal.');
  assert.equal(whyWords(8, [0, 15], 8, name), 'S8: the queen on S0 holds this column and the queen on S15 holds this row.');
  assert.equal(whyWords(8, [0], 0, name), 'No queen attacks the one on S0.');
  assert.equal(whyWords(8, [0], 8, (square) => `a${8 - square / 8}`), 'a7: the queen on a8 holds this file.');
});

// Law: on a torus, a square is held along a diagonal if diagonal steps, wrapping at edges, lead there; the pieces of the line
// begin at the queen, end at the square, and cross the board's squares in order.
test('diagonals of a torus go on at the opposite edge', () => {
  for (let n = 1; n <= 8; n++)
    for (let queen = 0; queen < n * n; queen++)
      for (let square = 0; square < n * n; square++) {
        const [[row, column], [toRow, toColumn]] = [queen, square].map((at) => [Math.floor(at / n), at % n]);
        const meets = (down, right) => Array.from({ length: n }, (_, step) => step).some((step) => (row + down * step) % n === toRow && (column + right * step + n * n) % n === toColumn);
        const held = queen !== square && (row === toRow || column === toColumn || meets(1, 1) || meets(1, -1));
        assert.equal(lineOf(n, queen, square, 'torus') !== null, held, `${n}: ${queen} ${square}`);
        if (!held) continue;
        const pieces = attackArrows(n, queen, square, 'torus');
        assert.deepEqual([pieces[0].slice(0, 2), pieces.at(-1).slice(2)], [[row, column], [toRow, toColumn]]);
        const isOn = (...at) => at.every((one) => one >= 0 && one < n);
        pieces.forEach((piece, at) => {
          assert.equal(isOn(...piece.slice(0, 2)), at === 0);
          assert.equal(isOn(...piece.slice(2)), at === pieces.length - 1);
          assert.ok(lineOf(n, queen, square) || Math.abs(piece[2] - piece[0]) === Math.abs(piece[3] - piece[1]));
        });
      }
  assert.deepEqual(attackArrows(5, 4, 5, 'torus'), [[0, 4, 1, 5], [0, -1, 1, 0]]);
  const name = (square) => `S${square}`;
  assert.equal(whyWords(5, [4], 5, name, 'torus'), 'S5: the queen on S4 holds this diagonal.');
  assert.equal(whyWords(5, [4], 5, name), 'S5 is free: no queen attacks it.');
});

test('a superqueen also attacks as a knight does, and a rook along no diagonal', () => {
  for (const rule of ['superqueens', 'rooks'])
    for (let queen = 0; queen < 36; queen++)
      for (let square = 0; square < 36; square++) {
        const [down, right] = [Math.floor(queen / 6) - Math.floor(square / 6), (queen % 6) - (square % 6)].map(Math.abs);
        const straight = down === 0 || right === 0;
        const held = queen !== square && (straight || (rule === 'superqueens' && (down === right || down + right === 3)));
        assert.equal(lineOf(6, queen, square, rule) !== null, held, `${rule}: ${queen} ${square}`);
        if (held) assert.deepEqual(attackArrows(6, queen, square, rule).length, 1);
      }
  const name = (square) => `S${square}`;
  assert.equal(whyWords(6, [0], 8, name, 'superqueens'), 'S8: the queen on S0 attacks it as a knight does.');
});

test('an answer is judged by the rule of its search', () => {
  const cells = Array(25).fill(0);
  cells[4] = 1;
  const asked = { board: { size: 5, cells }, isAsked: true, isSolver: false, name: (square) => `S${square}`, row: (row) => `row ${row}`, says: '' };
  const next = { kind: 'place', square: 6, row: 1, at: 1 };
  assert.ok(judged(next, 5, asked).isRight);
  const onTorus = judged(next, 5, { ...asked, rule: 'torus' });
  assert.ok(!onTorus.isRight);
  assert.deepEqual(onTorus.lines, [[0, 4, 1, 5], [0, -1, 1, 0]]);
});

test("a day's puzzle has one answer, no queen too many, and is the same for all", () => {
  const shown = new Set();
  for (let day = 0; day < 400; day++) {
    const date = new Date(Date.UTC(2026, 10, 26 + day)).toISOString().slice(0, 10);
    assert.ok(isDate(date));
    const { n, given } = puzzleOf(date, engine);
    assert.deepEqual(puzzleOf(date, engine), { n, given });
    assert.equal(reach(n, given), 1, date);
    for (const square of given) assert.ok(reach(n, given.filter((one) => one !== square)) > 1, date);
    shown.add(`${n} ${given}`);
  }
  assert.ok(shown.size > 380, `${shown.size} different`);
  assert.deepEqual(puzzleOf('2026-11-26', engine), puzzleOf('2026-11-26', new Engine(engine.module)));
  for (const text of ['', '2026-02-30', '2026-1-1', '20261126', '2026-11-26T', 'today']) assert.equal(isDate(text), false, text);
  assert.equal(today(new Date(2026, 0, 5)), '2026-01-05');
});
