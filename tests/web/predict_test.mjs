// Predicting and walking, in a real browser: questions are answered on the board and judged, any step can be requested; trees, maps,
// lines of code and rows lead through a story; all by keyboard, too. Needs QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { goTo, launch, openPage } from './browser.mjs';
import { inspect } from './view.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-predict-'));
const pictures = process.env.QUEENREEL_PICTURES;
let browser;

function film(name, ...words) {
  const run = spawnSync(process.env.QUEENREEL, ['animate', ...words, '--force', '-o', `${name}.html`], { cwd: folder });
  assert.equal(run.status, 0, `${words.join(' ')}: ${run.stderr}`);
  return join(folder, `${name}.html`);
}

before(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const text = (page, id) => page.textContent(`#${id}`);
const picture = (page, name) => (pictures ? page.screenshot({ path: join(pictures, `predict-${name}.png`) }) : undefined);
const close = async (page) => {
  assert.deepEqual(page.troubles, []);
  await page.context().close();
};
const at = (page) => page.evaluate(() => globalThis.queenreel.playback.at);
const questions = (page) => page.evaluate(() => globalThis.queenreel.story.kinds.flatMap((kind, number) => (kind === 'question' ? [number] : [])));
/** The square of row and column, both from 0, to click. */
const square = (row, column) => `#board .cells-to-click [role=row]:nth-child(${row + 1}) button:nth-child(${column + 1})`;

/** What follows a picture, read from the pictures themselves: the first that settles where a queen goes, and its square. */
const truth = (page, number) => page.evaluate((from) => {
  const { story } = globalThis.queenreel;
  const queens = (frame) => frame.board.cells.flatMap((code, one) => (code % 2 ? [one] : []));
  for (let next = from + 1; ; next++) {
    const frame = story.frame(next);
    const [now, before] = [queens(frame), queens(story.frame(next - 1))];
    const [come, gone] = [now.find((one) => !before.includes(one)), before.find((one) => !now.includes(one))];
    if (frame.kind === 'deadend') return { kind: 'deadend' };
    if (come !== undefined || gone !== undefined) return { kind: come === undefined ? 'back' : 'place', square: come ?? gone, standing: before, size: frame.board.size };
  }
}, number);
const isHeld = (standing, one, n) => standing.some((queen) => queen !== one && (queen % n === one % n || Math.floor(queen / n) === Math.floor(one / n) || Math.abs((queen % n) - (one % n)) === Math.abs(Math.floor(queen / n) - Math.floor(one / n))));

for (const [solver, ...more] of [['backtracking'], ['forward-checking'], ['bitmask'], ['backtracking', '--static']])
  test(`questions to ${solver}${more.join(' ')} are answered on the board, and the pictures that come judge`, async () => {
    const page = await openPage(browser, film(`questions-${solver}${more.length}`, '6', '--story', 'search', '--solver', solver, '--questions', ...more));
    const asked = await questions(page);
    assert.ok(asked.length > 5);
    let right = 0;
    for (const [number, question] of asked.entries()) {
      await goTo(page, question);
      const { kind, square: one, standing, size } = await truth(page, question);
      const row = Math.floor(one / size);
      const isWrong = number % 3 === 1;
      if (kind === 'deadend') await page.click(isWrong ? square(5, 0) : '#none');
      else if (!isWrong) await page.click(square(row, kind === 'back' ? (one + 1) % size : one % size));
      else if (kind === 'back') await page.click(square((row + 1) % size, 0));
      else {
        const held = Array.from({ length: size }, (_, column) => row * size + column).find((other) => isHeld(standing, other, size));
        await page.click(square(row, held % size));
        assert.match(await text(page, 'caption'), /^No\. .*the queen on .* holds this (row|column|diagonal)/);
        assert.ok(await page.locator('#board path.arrow:not(.seam)').count() > 0, 'the reason is drawn');
        if (number === 1) await picture(page, `wrong-${solver}`);
      }
      if (!isWrong) right++;
      assert.match(await text(page, 'caption'), isWrong ? /^No\. / : /^Right\. /, `${solver}, question ${question}`);
      assert.equal(await text(page, 'score'), `${right} of ${number + 1} right`);
    }
    // Another free square of the row is right, too.
    if (solver === 'backtracking') {
      const first = asked[0];
      await goTo(page, first);
      await page.click(square(1, 4));
      assert.match(await text(page, 'caption'), /^Right\. Row 2, column 5 is free\. The search takes row 2, column 3\.$/);
    }
    // For each question, the first answer counts; being the solver has a score of its own.
    const score = `${right} of ${asked.length} right`;
    assert.equal(await text(page, 'score'), score);
    await page.evaluate(() => document.getElementById('be-solver').click());
    assert.equal(await text(page, 'score'), '');
    await page.evaluate(() => document.getElementById('be-solver').click());
    assert.equal(await text(page, 'score'), score);
    await page.evaluate(() => globalThis.queenreel.goTo(globalThis.queenreel.story.count - 1));
    assert.match(await text(page, 'card'), /Your answers: \d of \d right\./);
    await close(page);
  });

test('local search asks for the squares with the fewest attackers', async () => {
  const page = await openPage(browser, film('local', '6', '--story', 'search', '--solver', 'min-conflicts', '--questions'));
  const [first] = await questions(page);
  await goTo(page, first);
  await page.click(square(0, 0));
  assert.match(await text(page, 'caption'), /^No\. \d queens attack row 1, column 1, and \d attacks? /);
  assert.equal(await page.locator('#board path.arrow:not(.seam)').count(), Number(/^No\. (\d)/.exec(await text(page, 'caption'))[1]));
  await close(page);
});

test('a question is marked as in the film, and says how to answer it', async () => {
  const page = await openPage(browser, film('marked', '6', '--story', 'search', '--questions', '--coordinates', 'outside'));
  for (const question of await questions(page)) {
    await goTo(page, question);
    const { asked, lit, size, cells } = await page.evaluate(() => globalThis.queenreel.frame.board);
    const words = await text(page, 'caption');
    assert.match(words, asked === undefined ? /What now\? Click the row to go back to\.$/ : /^Where can .*\? Click a square of the framed row, or “Nowhere”\.$/);
    const rows = await page.locator('#board .question').evaluateAll((marks) => marks.map((mark) => Math.floor(Number(mark.getAttribute('y')) / 10)));
    const empty = cells.filter((code, one) => Math.floor(one / size) === asked && code % 2 === 0).length;
    assert.deepEqual(rows, Array.from({ length: empty }, () => asked));
    assert.equal(await page.locator('#board rect.asked').count(), asked === undefined ? 0 : 1);
    assert.equal(await page.textContent('#board .labels .lit'), String(lit + 1));
    if (asked === 1) await picture(page, 'asked');
  }
  // A story that is stepped through leaves the keys to the player; Space plays on, even from the squares.
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY');
  await goTo(page, 0);
  await page.keyboard.press(' ');
  await page.waitForSelector('.cells-to-click :focus', { timeout: 60000 });
  const before = await at(page);
  await page.keyboard.press(' ');
  await page.waitForFunction((one) => globalThis.queenreel.playback.at > one, before);
  assert.equal(await text(page, 'score'), '');
  await close(page);
});

// Law: a swap helps if fewer pairs attack each other after it, which the next picture says.
test('whether a swap helps is answered by one of its queens, or by no', async () => {
  const page = await openPage(browser, film('swap', '8', '--story', 'search', '--solver', 'linear', '--questions'));
  const said = new Set();
  for (const [number, question] of (await questions(page)).entries()) {
    await goTo(page, question);
    const { next, rows, queens, size } = await page.evaluate((from) => {
      const { story } = globalThis.queenreel;
      const [frame, after] = [story.frame(from), story.frame(from + 1)];
      return { next: after.caption, rows: frame.caption.match(/\d+/g).map(Number), queens: frame.board.cells.flatMap((code, one) => (code % 2 ? [one] : [])), size: frame.board.size };
    }, question);
    if (!(await page.isVisible('#none'))) continue;
    assert.equal(await text(page, 'none'), 'No');
    assert.match(await text(page, 'caption'), /^Would it help .* Click one of the two if so, or “No”\.$/);
    const [before, after] = /(\d+) → (\d+)/.exec(next).slice(1).map(Number);
    const [one, other] = [queens.find((queen) => Math.floor(queen / size) === rows[0] - 1), queens.find((queen) => !rows.includes(Math.floor(queen / size) + 1))];
    await page.click(square(Math.floor(other / size), other % size));
    assert.match(await text(page, 'caption'), /^Would it help /, 'another queen is no answer');
    const isYes = number % 2 === 0;
    await page.click(isYes ? square(Math.floor(one / size), one % size) : '#none');
    const isRight = before === after || isYes === after < before;
    assert.match(await text(page, 'caption'), isRight ? /^Right\. / : /^No\. /, next);
    assert.ok((await text(page, 'caption')).includes(next), next);
    said.add(`${isYes} ${isRight}`);
    if (number === 0) await picture(page, 'swap');
  }
  assert.ok(said.size >= 3, [...said].join());
  await close(page);
});

test('a quiz is answered by the keys alone', async () => {
  const page = await openPage(browser, film('keys', '6', '--story', 'search', '--questions'));
  await page.keyboard.press(' ');
  await page.waitForFunction(() => globalThis.queenreel.story.kinds[globalThis.queenreel.playback.at] === 'question' && globalThis.queenreel.playback.direction === 0, null, { timeout: 60000 });
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'row 2, column 1', 'the focus is where the answer is given');
  assert.match(await text(page, 'caption'), /\? Click a square of the framed row, or “Nowhere”\.$/);
  await page.keyboard.press('p');
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'row 2, column 3');
  await page.keyboard.press('Enter');
  assert.match(await text(page, 'caption'), /^Right\. Row 2, column 3 is safe/);
  const question = await at(page);
  await page.waitForFunction(() => /^Right/.test(document.getElementById('spoken').textContent));
  await page.keyboard.press('Enter');
  assert.equal(await at(page), question + 1, 'Enter goes on');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'play', 'the focus is not lost');
  // Any step, on request; Escape leaves it.
  await page.keyboard.press('p');
  assert.match(await text(page, 'caption'), /^What comes next\?/);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.cells-to-click').count(), 0);
  assert.doesNotMatch(await text(page, 'caption'), /What comes next/);
  await page.keyboard.press('p');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  assert.match(await text(page, 'caption'), /^No\. /);
  assert.equal(await text(page, 'score'), '1 of 2 right');
  await inspect(page, 'predict');
  await close(page);
});

test('at any step one can be asked, and the answer is the next picture that looks at a square', async () => {
  const page = await openPage(browser, film('steps', '5', '--story', 'search'));
  const { count, kinds } = await page.evaluate(() => ({ count: globalThis.queenreel.story.count, kinds: globalThis.queenreel.story.kinds }));
  let judged = 0;
  for (let number = 1; number < Math.min(count - 3, 160); number += 7) {
    await goTo(page, number);
    await page.click('#predict');
    const next = kinds.findIndex((kind, one) => one > number && ['test', 'redraw', 'reject', 'place', 'back'].includes(kind));
    const target = await page.evaluate(([one]) => {
      const { board, kind } = globalThis.queenreel.story.frame(one);
      if (board.tried) return board.tried;
      const old = globalThis.queenreel.story.frame(one - 1).board;
      const found = board.cells.findIndex((code, place) => (kind === 'place' ? code % 2 > old.cells[place] % 2 : code % 2 < old.cells[place] % 2));
      return [Math.floor(found / board.size), found % board.size];
    }, [next]);
    await page.click(square(...target));
    assert.match(await text(page, 'caption'), /^Right\. /, `picture ${number}`);
    await page.click(square(0, 0));
    assert.equal(await at(page), next, 'the next click shows it');
    judged++;
  }
  assert.ok(judged > 15);
  await close(page);
});

test('the tree leads to the picture that has the node first, with a look at it before', async () => {
  const page = await openPage(browser, film('tree', '6', '--story', 'search'));
  await goTo(page, 900);
  const box = await page.locator('.tree').boundingBox();
  for (const node of [5, 17, 40]) {
    const [x, y] = await page.evaluate((one) => {
      const dot = document.querySelectorAll('.tree .node')[one];
      const { left, top, width, height } = dot.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }, node);
    assert.ok(x >= box.x);
    await page.mouse.move(x, y);
    await page.waitForSelector('#tip:not([hidden]) svg');
    await page.waitForFunction(() => /^Picture \d+/.test(document.getElementById('tip').textContent));
    const told = Number(/^Picture (\d+)/.exec(await text(page, 'tip'))[1]) - 1;
    if (node === 17) await picture(page, 'tree');
    await page.mouse.click(x, y);
    await page.waitForFunction((one) => globalThis.queenreel.playback.at === one, told);
    const counts = await page.evaluate((one) => [one, one - 1].map((number) => globalThis.queenreel.story.frame(number).panels.find(({ kind }) => kind === 'tree').nodes.length), told);
    assert.deepEqual([counts[0] > node, counts[1] > node], [true, false]);
    await goTo(page, 900);
  }
  // By keyboard.
  await page.focus('[data-way=tree]');
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('#tip:not([hidden]) svg');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => globalThis.queenreel.playback.at !== 900);
  await inspect(page, 'tree');
  await close(page);
});

test('the path of a larger search leads to where its squares are looked at', async () => {
  const page = await openPage(browser, film('path', '8', '--story', 'search'));
  await goTo(page, 300);
  const nodes = await page.evaluate(() => globalThis.queenreel.frame.panels.find(({ kind }) => kind === 'tree').nodes);
  assert.ok(nodes.some((node) => node[3] < 2));
  const standing = nodes.findLastIndex((node) => node[3] === 2);
  const [x, y] = await page.evaluate((one) => {
    const { left, top, width, height } = document.querySelectorAll('.tree .node')[one].getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }, standing);
  await page.mouse.click(x, y);
  await page.waitForFunction(() => globalThis.queenreel.playback.at < 300);
  const level = nodes[standing][1];
  assert.equal(await page.evaluate(() => globalThis.queenreel.frame.board.cells.filter((code) => code % 2).length), level);
  await close(page);
});

test('the map leads to the moment that it shows', async () => {
  const page = await openPage(browser, film('map', '8', '--story', 'search', '--duration', '60'));
  await page.evaluate(() => globalThis.queenreel.goTo(globalThis.queenreel.story.kinds.length - 3));
  await page.waitForSelector('[data-way=map] svg');
  const box = await page.locator('[data-way=map] svg').boundingBox();
  const start = await at(page);
  for (const share of [0.8, 0.5, 0.3]) {
    await page.mouse.click(box.x + share * box.width, box.y + box.height / 2);
    await page.waitForFunction((one) => globalThis.queenreel.playback.at < one, start);
    const before = await at(page);
    const now = await page.evaluate(() => globalThis.queenreel.frame.panels.find(({ kind }) => kind === 'map').now);
    assert.ok(now >= share - 0.01, `${now} for ${share}`);
    const last = await page.evaluate((one) => globalThis.queenreel.story.frame(one - 1).panels.find(({ kind }) => kind === 'map'), before);
    assert.ok(!('gold' in last) || last.now <= share, `${last.now} before ${share}`);
    await page.evaluate(() => globalThis.queenreel.goTo(globalThis.queenreel.story.kinds.length - 3));
  }
  await close(page);
});

test('it stops at a line of code, at a row, and steps over what is below a queen', async () => {
  const page = await openPage(browser, film('stops', '6', '--story', 'search'));
  await goTo(page, 30);
  const line = page.locator('.panel-code li').nth(7);
  await line.click();
  assert.equal(await page.inputValue('#stop-line'), '7');
  assert.equal(await page.locator('.panel-code li.stop').count(), 1);
  await page.keyboard.press('b');
  await page.waitForFunction(() => globalThis.queenreel.playback.at > 30);
  const active = () => page.evaluate(() => globalThis.queenreel.frame.panels.find(({ kind }) => kind === 'code').active);
  assert.equal(await active(), 7);
  const first = await at(page);
  assert.ok(!(await page.evaluate(([from, to]) => Array.from({ length: to - from - 1 }, (_, one) => globalThis.queenreel.story.frame(from + 1 + one)).some((frame) => frame.panels[0].active === 7), [30, first])));
  // It stops while it plays, too, at any speed.
  await page.selectOption('#speed', '32', { force: true });
  await page.keyboard.press(' ');
  await page.waitForFunction((one) => globalThis.queenreel.playback.direction === 0 && globalThis.queenreel.playback.at > one, first, { timeout: 60000 });
  assert.equal(await active(), 7);
  await line.click();
  assert.equal(await page.inputValue('#stop-line'), '');
  await page.evaluate(() => (document.getElementById('gear').open = true));
  await page.selectOption('#stop-row', '0');
  await page.evaluate(() => (document.getElementById('gear').open = false));
  await page.keyboard.press('b');
  await page.waitForFunction(() => globalThis.queenreel.frame.board.cells.some((code, one) => one < 6 && (code >> 1) % 16 === 5), null, { timeout: 60000 });
  // Over everything below the last queen placed.
  await goTo(page, 9);
  const standing = () => page.evaluate(() => globalThis.queenreel.frame.board.cells.filter((code) => code % 2).length);
  const before = await standing();
  await page.keyboard.press('o');
  await page.waitForFunction(() => globalThis.queenreel.playback.at > 9);
  assert.equal(await standing(), before - 1);
  assert.equal(await page.evaluate(() => globalThis.queenreel.frame.kind), 'back');
  await close(page);
});

test('a square of a story says why it is taken', async () => {
  const page = await openPage(browser, film('why', '6', '--story', 'search'));
  await goTo(page, 20);
  const { x, y, width } = await page.locator('#board svg').boundingBox();
  await page.mouse.move(x + width * 0.2, y + width * 0.4);
  await page.waitForSelector('#tip:not([hidden])');
  assert.match(await text(page, 'tip'), /^Row \d, column \d(: the queen on row| is free)/);
  await inspect(page, 'tip');
  await page.mouse.move(2, 2);
  assert.ok(await page.isHidden('#tip'));
  await close(page);
});

test('the keys, and a finger, go over the squares, and each says why it is taken', async () => {
  const page = await openPage(browser, film('squares', '6', '--story', 'search'), { hasTouch: true });
  await goTo(page, 20);
  await page.keyboard.press('w');
  assert.match(await text(page, 'tip'), /^(Row 1, column 1|No queen attacks)/);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const words = /^Row 3, column 2(: the queen on row \d, column \d holds this \w+| is free)/;
  assert.match(await text(page, 'tip'), words);
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), words);
  await inspect(page, 'squares');
  await page.locator(square(5, 5)).tap();
  assert.match(await text(page, 'tip'), /^Row 6, column 6/);
  await page.keyboard.press('Escape');
  assert.ok(await page.isHidden('#tip'));
  assert.equal(await page.locator('.cells-to-click').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'play');
  // The next picture, or a question, takes its place.
  await page.keyboard.press('w');
  await page.evaluate(() => globalThis.queenreel.goTo(21));
  assert.equal(await page.locator('.cells-to-click').count(), 0);
  await page.keyboard.press('w');
  await page.keyboard.press('p');
  assert.equal(await page.locator('.cells-to-click').count(), 1);
  assert.match(await text(page, 'caption'), /^What comes next/);
  await page.keyboard.press('w');
  await page.keyboard.press('w');
  assert.equal(await page.locator('.cells-to-click').count(), 0);
  // A board's contents are read once.
  await goTo(page, 20);
  const tree = await page.locator('main').ariaSnapshot();
  assert.equal(tree.split('Queens: row 1, column 1;').length - 1, 1, tree);
  await close(page);
});

for (const solver of ['backtracking', 'forward-checking', 'min-conflicts'])
  test(`a reader is the solver, by ${solver}, and is told the first step that it would not do`, async () => {
    const page = await openPage(browser, film(`solver-${solver}`, '5', '--story', 'search', '--solver', solver));
    await goTo(page, await page.evaluate(() => Math.min(30, globalThis.queenreel.story.count - 2)));
    await page.evaluate(() => document.getElementById('be-solver').click());
    assert.match(await text(page, 'caption'), /^You are the solver/);
    // On a fresh board, which gives nothing away: empty, or full if the search moves queens.
    assert.equal(await page.locator('#board .queen').count(), solver === 'min-conflicts' ? 5 : 0);
    assert.equal(await page.locator('#board .tried, #board .below use').count(), 0);
    let steps = 0;
    for (; steps < 25; steps++) {
      const from = await at(page);
      const { square: one, size, kind } = await truth(page, from).then((found) => (found.kind === 'deadend' ? page.evaluate((number) => {
        const { story } = globalThis.queenreel;
        const queens = (frame) => frame.board.cells.flatMap((code, place) => (code % 2 ? [place] : []));
        for (let next = number + 1; ; next++) {
          const [now, before] = [queens(story.frame(next)), queens(story.frame(next - 1))];
          const gone = before.find((place) => !now.includes(place));
          if (gone !== undefined) return { kind: 'back', square: gone, size: story.frame(next).board.size };
        }
      }, from) : found));
      if (steps === 2) {
        await page.click(square((Math.floor(one / size) + 2) % size, 0));
        assert.match(await text(page, 'caption'), /^No\. ./);
        assert.equal(await at(page), from, 'it waits for the right step');
      }
      await page.click(square(Math.floor(one / size), one % size));
      assert.match(await text(page, 'caption'), /^Right\. .* And now\?$/, `${solver}, ${kind} at picture ${from}`);
      assert.ok((await at(page)) > from);
      if ((await page.evaluate(() => globalThis.queenreel.story.kinds[globalThis.queenreel.playback.at + 1])) === 'solution') {
        steps++;
        break;
      }
    }
    assert.ok(steps > 3);
    assert.equal(await text(page, 'score'), `${steps} of ${steps + 1} right`);
    await page.keyboard.press('Escape');
    assert.equal(await page.getAttribute('#be-solver', 'aria-pressed'), 'false');
    assert.equal(await page.locator('.cells-to-click').count(), 0);
    await close(page);
  });

test('where a search draws among equals, each of them is right', async () => {
  const page = await openPage(browser, film('draws', '8', '--story', 'search', '--solver', 'min-conflicts'));
  await page.evaluate(() => document.getElementById('be-solver').click());
  assert.match(await text(page, 'caption'), /^You are the solver: click the queen to take off, then the square/);
  const found = new Set();
  for (let steps = 0; steps < 12 && found.size < 2; steps++) {
    // A square other than the search's that as few attack, or a queen that as many attack.
    const { search, equal, worse } = await page.evaluate(() => {
      const { story, shown } = globalThis.queenreel;
      const { board } = story.frame(shown);
      const n = board.size;
      const queens = board.cells.flatMap((code, place) => (code % 2 ? [place] : []));
      const lines = (a, b) => a !== b && (a % n === b % n || Math.floor(a / n) === Math.floor(b / n) || Math.abs((a % n) - (b % n)) === Math.abs(Math.floor(a / n) - Math.floor(b / n)));
      const count = (place) => queens.filter((queen) => lines(queen, place)).length;
      const next = story.kinds.findIndex((kind, at) => at > shown && (kind === 'place' || kind === 'back'));
      const after = story.frame(next).board.cells.flatMap((code, place) => (code % 2 ? [place] : []));
      const isBack = story.kinds[next] === 'back';
      const one = isBack ? queens.find((place) => !after.includes(place)) : after.find((place) => !queens.includes(place));
      const row = Math.floor(one / n);
      const choices = (isBack ? queens : Array.from({ length: n }, (_, column) => row * n + column)).filter((place) => place !== one);
      return { search: one, equal: choices.find((place) => count(place) === count(one)), worse: choices.find((place) => (isBack ? count(place) < count(one) : count(place) > count(one))) };
    });
    const click = (place) => page.click(square(Math.floor(place / 8), place % 8));
    if (worse !== undefined) {
      await click(worse);
      assert.match(await text(page, 'caption'), /^No\. /);
    }
    await click(equal ?? search);
    assert.match(await text(page, 'caption'), /^Right\. .* And now\?$/);
    if (equal !== undefined) found.add(/attacked by as (many|few); the search draws /.exec(await text(page, 'caption'))?.[1]);
  }
  assert.deepEqual([...found].sort(), ['few', 'many']);
  await close(page);
});
