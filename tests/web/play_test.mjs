// Placing queens as a puzzle, in a real browser: by click, drag and keys; undo and redo; marks; what is within reach; mistakes and
// hints; the time; the puzzle of the day. Needs QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import test from 'node:test';

import { explorerSite } from './explorer_site.mjs';
import { inspect } from './view.mjs';

const { run, open, text, picture, close } = await explorerSite('play');
const square = (name) => `.cells-to-click [aria-label^="${name},"]`;
const label = (page, name) => page.getAttribute(square(name), 'aria-label');
const queens = (page) => page.evaluate(() => globalThis.queenreel.state.queens);
async function drag(page, from, to) {
  const middle = async (name) => {
    const { x, y, width, height } = await page.locator(square(name)).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...await middle(from));
  await page.mouse.down();
  await page.mouse.move(...await middle(to), { steps: 8 });
  await page.mouse.up();
}

test('queens are placed, dragged and marked, and every step is undone and done again', async () => {
  const page = await open('#mode=place');
  await page.click(square('c3'));
  await drag(page, 'c3', 'd5');
  assert.equal(await queens(page), 'd5');
  await page.click(square('a8'), { button: 'right' });
  assert.match(await label(page, 'a8'), /^a8, .*marked$/);
  assert.equal(await page.locator('#board path.note').count(), 1);
  await drag(page, 'e1', 'h1');
  for (const name of ['e1', 'f1', 'g1', 'h1']) assert.match(await label(page, name), /marked$/);
  await page.focus(square('h1'));
  await page.keyboard.press('x');
  assert.doesNotMatch(await label(page, 'h1'), /marked$/);
  await page.click('#marking');
  await page.click(square('b2'));
  assert.match(await label(page, 'b2'), /marked$/);
  assert.equal(await queens(page), 'd5');
  await page.click('#marking');
  await page.focus(square('b2'));
  await page.keyboard.press('Enter');
  assert.equal(await queens(page), 'd5,b2');
  await page.keyboard.press('Delete');
  assert.equal(await queens(page), 'd5');
  // Back to an empty board, and forward to this one, with the keys.
  const told = () => page.evaluate(() => JSON.stringify([globalThis.queenreel.placing.sorted(), [...globalThis.queenreel.placing.marks].sort()]));
  const [end, way] = [await told(), [await told()]];
  for (let steps = 0; (await page.getAttribute('#undo', 'aria-disabled')) === 'false'; steps++) {
    assert.ok(steps < 50);
    await page.keyboard.press('Control+z');
    way.push(await told());
  }
  assert.equal(way.at(-1), '[[],[]]');
  for (const before of way.slice(0, -1).reverse()) {
    await page.keyboard.press(before === end ? 'Control+y' : 'Control+Shift+Z');
    assert.equal(await told(), before);
  }
  assert.equal(await page.getAttribute('#redo', 'aria-disabled'), 'true');
  // A queen dragged off the board is gone.
  const { x, y } = await page.locator(square('d5')).boundingBox();
  await page.mouse.move(x + 9, y + 9);
  await page.mouse.down();
  await page.mouse.move(1200, 780, { steps: 5 });
  await page.mouse.up();
  assert.equal(await queens(page), '');
  await close(page);
});

test('a finger drags, too', async () => {
  const page = await open('#mode=place&queens=c3', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.tap(square('f7'));
  assert.equal(await queens(page), 'f7,c3');
  await page.tap('#marking');
  await page.tap(square('a1'));
  assert.match(await label(page, 'a1'), /marked$/);
  assert.equal(await page.evaluate(() => document.querySelectorAll('#placing button:not([hidden]), .cells-to-click button').length > 60), true);
  for (const size of await page.evaluate(() => [...document.querySelectorAll('#placing button, #placing input')].filter((one) => one.getClientRects().length).map((one) => Math.min(one.offsetWidth, one.offsetHeight)))) assert.ok(size >= 24, `${size} px`);
  await close(page);
});

test('what is within reach is what the program finds, for any queens', async () => {
  const page = await open('#mode=place');
  assert.equal(await text(page, 'reach'), 'All 92 solutions are within reach.');
  const all = run('solve', '8').trim().split('\n').map((line) => JSON.parse(line));
  const name = (row, column) => `${String.fromCharCode(97 + column)}${8 - row}`;
  for (const places of [[[0, 0]], [[0, 3]], [[0, 3], [4, 4]], [[2, 5], [7, 2]], [[0, 0], [1, 2]], [[0, 0], [1, 4], [2, 7], [3, 5], [4, 2], [5, 6], [6, 1]]]) {
    await page.evaluate((address) => globalThis.queenreel.go({ queens: address }), places.map(([row, column]) => name(row, column)).join(','));
    const count = all.filter((columns) => places.every(([row, column]) => columns[row] === column)).length;
    assert.equal(await text(page, 'reach'), count ? `${count} of the 92 solutions ${count === 1 ? 'is' : 'are'} still within reach.` : 'None of the 92 solutions is within reach any more.');
  }
  // Counted outside of the page if it takes longer, and given up with the board.
  const grouped = run('count', '13', '--place', 'a13').match(/[\d,]+/)[0].replace(/\B(?=(\d{3})+$)/g, ',');
  await page.evaluate(() => globalThis.queenreel.go({ n: 13, queens: 'a13' }));
  await page.waitForFunction((count) => document.getElementById('reach').textContent === `${count} of the 73,712 solutions are still within reach.`, grouped, { timeout: 60000 });
  await page.evaluate(() => globalThis.queenreel.go({ n: 20, queens: 'a20' }));
  await page.evaluate(() => globalThis.queenreel.go({ n: 3, queens: '' }));
  assert.equal(await text(page, 'reach'), '3 queens on a 3 × 3 board always attack each other.');
  await page.uncheck('#reaching');
  assert.ok(await page.isHidden('#reach'));
  await close(page);
});

test('a mistake is drawn and said', async () => {
  const page = await open('#mode=place&queens=c3,f6');
  await page.click('#explain');
  await page.waitForFunction(() => /stand on the same diagonal/.test(document.getElementById('completion').textContent));
  assert.equal(await page.locator('#board path.arrow:not(.seam)').count(), 1);
  await page.evaluate(() => globalThis.queenreel.go({ queens: 'a8,c7,e6,b5,d4' }));
  await page.click('#explain');
  assert.equal(await text(page, 'completion'), 'Rank 3 has no free square left: b5 attacks the last, d3.');
  assert.equal(await page.locator('#board [href="#mark-8"]').count(), 8);
  assert.equal(await page.locator('#board [href="#over-4"]').count(), 1);
  await picture(page, 'closed');
  await page.evaluate(() => globalThis.queenreel.go({ queens: '' }));
  await page.click(square('c3'));
  await page.click(square('f7'));
  await page.click('#explain');
  assert.match(await text(page, 'completion'), /^f7 was the mistake: before it, 4 solutions were within reach; with it, none/);
  // On a large board, it is found outside of the page.
  await page.evaluate(() => globalThis.queenreel.go({ n: 12, queens: 'a12,c11,e10,b9,d8,f5' }));
  await page.click('#explain');
  await page.waitForFunction(() => !/^Looking/.test(document.getElementById('completion').textContent), null, { timeout: 60000 });
  await close(page);
});

test('hints in three degrees lead to a solution, which is a small joy', async () => {
  const page = await open('#mode=place');
  assert.equal(await text(page, 'hint'), 'Hint');
  for (let queen = 0; queen < 8; queen++) {
    await page.click('#hint');
    assert.match(await text(page, 'completion'), /^[a-h][1-8] is free, and a solution within reach has a queen there\.$/);
    assert.equal(await page.locator('#board [href="#mark-3"]').count(), 1);
    assert.equal(await text(page, 'hint'), 'Why there?');
    await page.click('#hint');
    assert.match(await text(page, 'completion'), /^(Rank [1-8] has only one free square left|No rank has only one free square left)/);
    if (queen === 6) await picture(page, 'hint');
    assert.equal(await text(page, 'hint'), 'Place it');
    await page.click('#hint');
    assert.equal((await queens(page)).split(',').length, queen + 1);
  }
  assert.match(await text(page, 'placed'), /^(Solved|A solution)/);
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('#board .queen')).animationName), 'hop');
  assert.equal(await text(page, 'reach'), 'One of the 92 solutions.');
  await picture(page, 'solved');
  await close(page);
  const calm = await open('#mode=place', { reducedMotion: 'reduce' });
  await calm.evaluate(() => globalThis.queenreel.placing.set([0, 12, 23, 29, 34, 46, 49], []));
  await calm.click(square('d1'));
  assert.match(await text(calm, 'placed'), /^(Solved|A solution)/);
  assert.equal(await calm.evaluate(() => getComputedStyle(document.querySelector('#board .queen')).animationName), 'none');
  await close(calm);
});

test('the time runs from the first queen to the last, and can be switched off', async () => {
  const page = await open('#mode=place');
  assert.equal(await text(page, 'timer'), '0:00');
  for (const name of ['a8', 'e7', 'h6', 'f5', 'c4', 'g3', 'b2']) await page.click(square(name));
  await page.waitForFunction(() => document.getElementById('timer').textContent >= '0:02');
  await page.click(square('d1'));
  const [, time] = /^Solved in (0:\d\d)$/.exec(await text(page, 'placed'));
  await page.waitForTimeout(1300);
  assert.equal(await text(page, 'timer'), time, 'it stands');
  await page.uncheck('#timed');
  assert.ok(await page.isHidden('#timer'));
  assert.equal(await text(page, 'placed'), 'Solved');
  await page.reload();
  assert.ok(await page.isHidden('#timer'), 'it is remembered');
  await close(page);
});

test('the puzzle of the day keeps its queens and has the one answer that the program finds', async () => {
  const page = await open('#mode=place&day=2026-11-26');
  const { n } = await page.evaluate(() => globalThis.queenreel.state);
  const given = await page.evaluate(() => globalThis.queenreel.placing.given);
  // As in films: a lock on each of them.
  assert.equal(await page.locator('#board use[href="#lock"]').count(), given.length);
  const fit = run('solve', String(n)).trim().split('\n').map((line) => JSON.parse(line)).filter((columns) => given.every((one) => columns[Math.floor(one / n)] === one % n));
  assert.equal(fit.length, 1);
  assert.equal(await text(page, 'reach'), 'The one answer is still within reach.');
  assert.match(await text(page, 'day-words'), /November 26, 2026/);
  await page.click(square(await page.evaluate(() => globalThis.queenreel.placing.name(globalThis.queenreel.placing.given[0]))));
  assert.deepEqual(await page.evaluate(() => globalThis.queenreel.placing.queens), given);
  await inspect(page, 'day');
  await picture(page, 'day');
  for (const [row, column] of fit[0].entries()) {
    const at = row * n + column;
    if (!given.includes(at)) await page.evaluate((one) => globalThis.queenreel.placing.toggle(one), at);
  }
  assert.match(await text(page, 'placed'), /^(Solved|A solution)/);
  const again = await open('#mode=place&day=2026-11-26');
  assert.deepEqual(await again.evaluate(() => globalThis.queenreel.placing.given), given);
  await page.click('#freely');
  assert.equal(await page.evaluate(() => globalThis.queenreel.state.day), '');
  await page.click('#day');
  assert.match(await page.evaluate(() => globalThis.queenreel.state.day), /^\d{4}-\d\d-\d\d$/);
  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.day === '');
  for (const one of [page, again]) await close(one);
});

test('exercises have one answer, which the program finds, and are harder one after the other', async () => {
  const page = await open('#mode=place&n=7');
  assert.ok(await page.isHidden('#exercise-more'));
  const efforts = [];
  for (const number of [1, 3, 6]) {
    await page.selectOption('#exercise', String(number));
    await page.waitForFunction((one) => document.getElementById('day-words').textContent.startsWith(`Exercise ${one} of 6, the easiest first. 3 of 7 queens are missing`), number);
    assert.match(page.url(), new RegExp(`exercise=${number}$`));
    efforts.push(Number(/places (\d+) queens to prove/.exec(await text(page, 'day-words'))[1]));
    const given = await page.evaluate(() => globalThis.queenreel.placing.given.map((one) => globalThis.queenreel.placing.name(one)));
    assert.equal(given.length, 4);
    assert.equal(await text(page, 'reach'), 'The one answer is still within reach.');
    const answers = run('solve', '7', '--place', given.join(','), '--format', 'squares').trim().split('\n');
    assert.equal(answers.length, 1);
    for (const name of answers[0].trim().split(/[\s,]+/)) if (!given.includes(name)) await page.click(square(name));
    assert.match(await text(page, 'placed'), /^(Solved|A solution)/);
    await page.click(square(given[0]));
    assert.match(await label(page, given[0]), /queen, locked/, 'it stays');
  }
  assert.deepEqual(efforts, efforts.toSorted((a, b) => a - b));
  await page.selectOption('#missing', '5');
  await page.waitForFunction(() => document.getElementById('day-words').textContent.includes('5 of 7 queens are missing'));
  const before = await page.evaluate(() => String(globalThis.queenreel.placing.given));
  await page.click('#others');
  await page.waitForFunction((old) => document.getElementById('day-words').textContent.startsWith('Exercise 6') && String(globalThis.queenreel.placing.given) !== old, before);
  await page.click('#take summary');
  assert.equal(await text(page, 'command'), 'queenreel sheet 7 --exercises 6 --missing 5 --seed 2 -o exercises-7.pdf');
  run(...(await text(page, 'command')).split(' ').slice(1));
  await inspect(page, 'an exercise');
  await picture(page, 'exercise');
  await page.click('#freely');
  assert.ok(await page.isHidden('#day-words'));
  assert.equal(await text(page, 'placed'), '0 queens of 7');
  // A board without exercises does not offer them.
  await page.evaluate(() => { location.hash = '#mode=place&n=3&exercise=2'; });
  await page.waitForFunction(() => globalThis.queenreel.state.n === 3);
  assert.ok(await page.isHidden('#exercise-choice'));
  await close(page);
});

test('a square says why it is taken, under the pointer and with the focus', async () => {
  const page = await open('#mode=place&queens=b1,e7');
  await page.hover(square('e4'));
  assert.equal(await text(page, 'why'), 'e4: the queen on e7 holds this file and the queen on b1 holds this diagonal.');
  await page.focus(square('h8'));
  assert.equal(await text(page, 'why'), 'h8 is free: no queen attacks it.');
  await inspect(page, 'why');
  await close(page);
});

test('the gallery has all 92, by class, and those that are left where queens are placed', async () => {
  const page = await open('#mode=gallery');
  const all = run('solve', '8').trim().split('\n').map((line) => JSON.parse(line));
  const tiles = () => page.locator('#gallery button').count();
  assert.equal(await text(page, 'left'), 'All 92 solutions');
  assert.equal(await text(page, 'left-words'), 'They belong to 12 classes. A class is a solution with its rotations and reflections.');
  assert.equal(await tiles(), 92);
  const { width, height, whole } = await page.evaluate(() => {
    const one = document.querySelector('#gallery button').getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.getElementById('gallery');
    return { width: one.width, height: one.height, whole: scrollHeight <= clientHeight };
  });
  assert.ok(Math.min(width, height) >= 24 && whole, `${width} × ${height}`);
  await picture(page, 'gallery');
  await page.click(square('c3'));
  const left = all.filter((columns) => columns[5] === 2);
  assert.equal(await text(page, 'left'), `${left.length} of the 92 solutions`);
  assert.equal(await tiles(), left.length);
  assert.equal(await label(page, 'e4'), `e4, ${left.filter((columns) => columns[4] === 4).length} solutions`);
  await page.waitForURL(/mode=gallery&queens=c3$/);
  const locks = () => page.locator('#board use[href="#lock"]').count();
  assert.equal(await locks(), 1, 'a chosen queen looks as a given one does');
  await inspect(page, 'gallery');
  await page.click('#gallery button');
  const shown = () => page.evaluate(() => [...document.querySelectorAll('#board .queen')].map((queen) => queen.style.transform.match(/\d+/g).map((number) => number / 10)).sort((a, b) => a[1] - b[1]).map(([column]) => column));
  assert.deepEqual(await shown(), left[0]);
  // Turned four times, it is itself, mirrored twice, too; each is a solution of its class.
  const of = async () => /of class (\d+)/.exec(await text(page, 'left-words'))[1];
  const first = await of();
  for (const [button, times] of [['gallery-turn', 4], ['gallery-mirror', 2]]) {
    for (let time = 0; time < times; time++) {
      await page.click(`#${button}`);
      assert.ok(all.map(String).includes(String(await shown())));
      assert.equal(await of(), first);
    }
    assert.deepEqual(await shown(), left[0]);
  }
  const four = await page.evaluate(() => [...document.getElementById('class').options].filter((one) => one.text.endsWith(': 4 boards')).map((one) => one.value));
  assert.equal(four.length, 1);
  await page.selectOption('#class', four[0]);
  assert.equal(await tiles(), 4);
  // The keys: from one to the next, and Enter shows it.
  await page.selectOption('#class', '');
  await page.focus('#gallery [tabindex="0"]');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  assert.deepEqual(await shown(), all[2]);
  await page.evaluate(() => globalThis.queenreel.go({ n: 12 }));
  assert.equal(await text(page, 'note'), 'The gallery shows up to 10 queens.');
  await page.waitForFunction(() => document.querySelectorAll('#gallery button').length === 724);
  await close(page);
});
