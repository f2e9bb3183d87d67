// Learning by doing: a reader's own code, which is run, stopped, checked, watched and raced; and lessons, each of whose steps
// tells the truth. Needs QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import test from 'node:test';

import { lessonsOf, packedLessons, readLessons, unpackedLessons } from '../../assets/web/lessons.js';
import { shownCode } from '../../assets/web/running.js';
import { goTo, launchFirefox } from './browser.mjs';
import { explorerSite } from './explorer_site.mjs';
import { faultsAt } from './geometry.mjs';
import { hold, inspect } from './view.mjs';

const { folder, site, browser, run, open, text, picture, state, close } = await explorerSite('learn');
const shipped = lessonsOf(JSON.parse(readFileSync(new URL('../../assets/web/lessons.json', import.meta.url), 'utf8')));
const story = (page, title) => page.waitForFunction((words) => globalThis.queenreel.player.story?.about.title.includes(words), title);

/** Runs code in the page, and waits until it has ended or was stopped. */
async function runCode(page, code) {
  if (code !== undefined) await page.fill('#code', code);
  await page.click('#run');
  await page.waitForFunction(() => !globalThis.queenreel.writing.running, null, { timeout: 120_000 });
}

test('the example is run, checked, watched, raced and taken along', async () => {
  const page = await open('#mode=write&n=5');
  assert.equal(await text(page, 'run'), 'Run with 5 queens');
  await runCode(page);
  assert.match(await text(page, 'run-words'), /^It found all 10 solutions\. It reported [\d,]+ events for 5 queens\.$/);
  assert.ok(await page.isHidden('#run-trouble'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save-run')]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  const trace = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(trace.filter(({ event }) => event === 'solution').length, 10);
  assert.deepEqual(trace.at(-1), { event: 'exhausted' });
  run('animate', '--events', file, '--dry-run');

  await page.click('#watch-run');
  await story(page, '5 queens: search by your code');
  assert.match(await text(page, 'command'), /--events your-code\.jsonl/);
  assert.match(await text(page, 'trace-name'), /^your-code\.jsonl: n = 5, [\d,]+ events, 10 solutions$/);
  // The lit line of code is the one that said so.
  const lit = { test: 'tested(row, column, attacker);', reject: 'tested(row, column, attacker);', place: 'placed(row, column);', back: 'removed(row, column);', solution: 'if (row === n) return solution();' };
  const kinds = await page.evaluate(() => globalThis.queenreel.player.story.kinds);
  for (const [kind, line] of Object.entries(lit)) {
    await goTo(page, kinds.indexOf(kind));
    assert.equal((await page.textContent('.code .active')).trim(), line, kind);
  }
  await hold(page, 11, 'own code');

  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.mode === 'write');
  await page.click('#race-run');
  await page.waitForFunction(() => globalThis.queenreel.player.story?.about.story === 'race');
  await goTo(page, 9);
  assert.ok((await page.locator('#panels .boards .name').allTextContents()).includes('your code'));
  assert.ok(await page.isHidden('#trouble'));
  await close(page);
});

test('code is written, run and watched by keys alone, and Tab leaves the editor', async () => {
  const page = await open('#mode=write&n=4');
  await page.focus('#code');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('if (n === 4) {\n  placed(0, 1);\nplaced(1, 3);\nplaced(2, 0);\nplaced(3, 2);\nsolution();\n');
  await page.keyboard.type('}');
  // Each line begins below the previous one.
  assert.deepEqual((await page.inputValue('#code')).split('\n').slice(1, 4), ['  placed(0, 1);', '  placed(1, 3);', '  placed(2, 0);']);
  assert.equal(await page.locator('#code-lines li').count(), 7);
  await page.keyboard.press('Control+Enter');
  await page.waitForSelector('#ran:not([hidden])');
  assert.equal(await text(page, 'run-words'), 'It found 1 solution. There are 2. It reported 5 events for 4 queens.');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'run');
  for (let press = 0; press < 20 && (await page.evaluate(() => document.activeElement.id)) !== 'watch-run'; press++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await story(page, 'your code');
  // The written code is still there, even the next time.
  await page.reload();
  await page.evaluate(() => { location.hash = '#mode=write&n=4'; });
  await page.waitForFunction(() => document.getElementById('code').value.startsWith('if (n === 4)'));
  await page.click('#example');
  assert.match(await page.inputValue('#code'), /^\/\/ Backtracking/);
  await close(page);
});

/** The fault in code, and the line that is named. */
const wrong = [
  ['a word that is none', 'placed(0, 0);\n\nplacd(1, 2);', 3, /ReferenceError: placd is not defined/],
  ['a brace that is missing', 'function search(row) {\n  placed(row, 0);\n\nsearch(0);', 4, /SyntaxError/],
  ['a search without an end', 'function search(row) {\n  search(row);\n}\nsearch(0);', null, /RangeError|too much recursion|stack/],
  ['an error that has markup', "tested(0, 0);\nthrow new Error('<img src=x onerror=alert(1)>');", 2, /<img src=x onerror=alert\(1\)>/],
  ['two queens in a row', 'placed(0, 0);\n// and again\nplaced(0, 1);\nsolution();', 3, /Row 0 already has a queen/],
  ['a queen off the board', 'tested(1, 1);\nplaced(0, 9);', 2, /Column 9 is off the board/],
  ['a queen that is nowhere', 'placed();', 1, /'row' is missing/],
  ['a queen between squares', 'placed(0.5, 0);', 1, /row is 0\.5/i],
  ['a queen that is not there', 'placed(0, 0);\nremoved(1, 1);', 2, /row 1/i],
  ['an attack that is none', 'placed(0, 0);\ntested(1, 2, { row: 0, column: 0 });', 2, /does not attack/],
  ['a solution that is none', 'placed(0, 0);\nplaced(1, 1);\nsolution();', 3, /not a solution: 2 of 4/],
  ['queens that attack each other', 'for (let row = 0; row < n; row++)\n  placed(row, row);\nsolution();', 3, /two queens attack each other/],
  ['nothing said', 'const a = 1;', null, /said nothing/],
  ['a long program', `${'// more\nn;\n'.repeat(60)}placed(0, 0);\nplaced(0, 0);`, 122, /already has a queen/],
];
test('what is wrong with code is told with its line, as text', async () => {
  const page = await open('#mode=write&n=4');
  for (const [name, code, line, words] of wrong) {
    await runCode(page, code);
    const told = await text(page, 'run-trouble');
    assert.match(told, words, name);
    if (line) assert.ok(told.startsWith(`Line ${line}: `), `${name}: ${told}`);
    assert.deepEqual(await page.locator('#code-lines .fault').allTextContents(), line ? [String(line)] : [], name);
    assert.ok(await page.isVisible('#run-trouble') && await page.isHidden('#ran'), name);
    assert.equal(await page.locator('#run-trouble *').count(), 0, name);
    await page.keyboard.press('Tab');
  }
  await page.fill('#code', 'placed(0, 0);'); // a fault is told until the code changes
  assert.ok(await page.isHidden('#run-trouble'));
  await runCode(page, 'placed(0, 0);');
  assert.match(await text(page, 'run-words'), /^It found 0 solutions\. There are 2\./);
  assert.deepEqual(page.troubles.filter((one) => !/placd|SyntaxError|img|recursion|stack|Error/.test(one)), []);
  await page.context().close();
});

test('code that never ends is stopped, and what it did until then can be watched', async () => {
  const page = await open('#mode=write&n=6');
  await page.fill('#code', 'while (true) {}');
  await page.click('#run');
  // The page goes on: its editor is locked, its Stop button works.
  await page.waitForFunction(() => document.getElementById('run-words').textContent.startsWith('Running'));
  assert.equal(await page.getAttribute('#code', 'readonly'), '');
  await page.click('#stop-run');
  await page.waitForFunction(() => document.getElementById('run-trouble').textContent.startsWith('You stopped it.') || !document.getElementById('run-trouble').hidden);
  assert.match(await text(page, 'run-trouble'), /^You stopped it/);
  await runCode(page, 'while (true) {}');
  assert.match(await text(page, 'run-trouble'), /^It did not end within 10 seconds\. It said nothing until then\./);
  await runCode(page, 'placed(0, 0);\nwhile (true) { placed(1, 2); removed(1, 2); }');
  assert.match(await text(page, 'run-words'), /^It (did not end within 10 seconds|was stopped after 200,000 events)\. What it did until then can be watched\./);
  await page.click('#watch-run');
  await page.waitForFunction(() => globalThis.queenreel.player.story?.about.title.includes('your code'), null, { timeout: 120_000 });
  // Going elsewhere stops what runs.
  await page.click('#mode-write');
  await page.fill('#code', 'placed(0, 0);\nwhile (true);');
  await page.click('#run');
  await page.click('#mode-browse');
  await page.waitForFunction(() => !globalThis.queenreel.writing.running);
  await close(page);
});

test('code reaches nothing but what it is given', async () => {
  const page = await open('#mode=write&n=4');
  await runCode(page, "const told = [];\ntry { new Function('return 1')(); told.push('Function'); } catch {}\ntry { eval('1'); told.push('eval'); } catch {}\n"
    + "try { importScripts('data:text/javascript,1'); told.push('import'); } catch {}\ntold.push(typeof document, typeof queenreel);\nthrow new Error('it has: ' + told);");
  assert.match(await text(page, 'run-trouble'), /it has: undefined,undefined$/);
  // Whatever it posts itself is a trace to be checked, or nothing.
  await runCode(page, "postMessage({ events: 7, count: {} });\npostMessage(null);\npostMessage({ events: '<b>no</b>\\n', count: 1 });\npostMessage({ ended: 'done' });");
  assert.notEqual(await text(page, 'run-trouble'), '');
  assert.equal(await page.locator('#run-trouble *').count(), 0);
  await page.context().close();
});

test('as several files it runs code where the host allows that, and says so where it does not', async () => {
  run('explore', '--split', '-o', 'split/');
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' };
  for (const [policy, says] of [["script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:", /^It found all 2 solutions/], ["script-src 'self' 'wasm-unsafe-eval'", /^The host of this page lets it run no code/]]) {
    const served = createServer(({ url }, answer) => {
      const name = url === '/' ? 'index.html' : url.slice(1);
      answer.setHeader('content-security-policy', policy);
      answer.setHeader('content-type', types[name.split('.').pop()] ?? 'text/plain');
      try {
        answer.end(readFileSync(join(folder, 'split', name)));
      } catch {
        answer.writeHead(404).end();
      }
    });
    await new Promise((done) => served.listen(0, '127.0.0.1', done));
    try {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${served.address().port}/#mode=write&n=4`);
      await page.waitForFunction(() => globalThis.queenreel?.state?.mode === 'write');
      await runCode(page);
      assert.match(`${await text(page, 'run-words')}${await text(page, 'run-trouble')}`, says);
      await context.close();
    } finally {
      served.close();
    }
  }
});

test('Firefox runs code, too, and tells what is wrong with it', async () => {
  const firefox = await launchFirefox();
  try {
    const page = await firefox.newPage();
    await page.goto(`file://${site}#mode=write&n=5`);
    await page.waitForFunction(() => globalThis.queenreel?.state?.mode === 'write');
    for (const [code, words] of [[null, /^It found all 10 solutions/], ['placed(0, 0);\nplacd(1);', /^Line 2: ReferenceError/], ['placed(0, 0);\n\nplaced(0, 1);', /^Line 3: Row 0 already/], ['search(\n', /cannot be read as JavaScript/]]) {
      await page.evaluate((written) => {
        /** @type {any} */
        const editor = document.getElementById('code');
        editor.value = written ?? editor.value;
        editor.dispatchEvent(new Event('input'));
        document.getElementById('run').click();
      }, code);
      await page.waitForFunction(() => !globalThis.queenreel.writing.running && (globalThis.queenreel.writing.ran || !document.getElementById('run-trouble').hidden), { timeout: 120_000 });
      assert.match(await page.evaluate(() => document.getElementById('run-words').textContent + document.getElementById('run-trouble').textContent), words);
    }
  } finally {
    await firefox.close();
  }
});

test('a film shows of code what it may: 40 lines, none too long, none that it would fill in', () => {
  const code = `// said\n\n\tlet {row} = a;\n${'x'.repeat(200)}\n`;
  const { lines, places, numbers } = shownCode(code);
  assert.deepEqual(lines, ['  let { row } = a;', `${'x'.repeat(77)}…`]);
  assert.deepEqual([places[3], places[4], ...numbers], [0, 1, 3, 4]);
  const long = shownCode('a;\n'.repeat(41));
  assert.deepEqual([long.lines, long.numbers[long.places[17]]], [[], 17]);
});

test('own code is for everyone: phones, dark, forced colors', async () => {
  for (const [name, options] of Object.entries({
    light: { viewport: { width: 1280, height: 800 } }, dark: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    wide: { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' }, forced: { viewport: { width: 844, height: 390 }, forcedColors: 'active' },
  })) {
    const page = await open('#mode=write&n=4', options);
    await inspect(page, `code, ${name}`);
    await runCode(page);
    await inspect(page, `code that ran, ${name}`);
    await picture(page, `code-${name}`);
    await runCode(page, 'placed(0, 0);\nplaced(0, 0);');
    await inspect(page, `code with a fault, ${name}`);
    for (const size of [[320, 568], [390, 844], [844, 390], [1024, 768], [1280, 800], [1920, 1080]]) assert.deepEqual(await faultsAt(page, size), [], `code with a fault, ${size}`);
    await close(page);
  }
});

// Lessons.

const square = (name) => [name.charCodeAt(0) - 97, Number(name.slice(1))];
const attack = ([a, b], [c, d]) => (a !== c || b !== d) && (a === c || b === d || Math.abs(a - c) === Math.abs(b - d));
const board = (n) => Array.from({ length: n * n }, (_, at) => `${String.fromCharCode(97 + (at % n))}${Math.floor(at / n) + 1}`);
const isAttacked = (name, queens) => queens.some((queen) => attack(square(queen), square(name)));
const free = (n, rank, queens) => board(n).filter((name) => name.endsWith(String(rank)) && !isAttacked(name, queens));
const solutions = (n) => run('solve', String(n)).trim().split('\n').filter(Boolean).length;
const grouped = (number) => Number(number).toLocaleString('en');

/** Looks of a search of six queens, to its end and to its first solution, as in the program's traces. */
function looks(solver) {
  const events = run('solve', '6', '--solver', solver, '--trace', '-').trim().split('\n').map((line) => JSON.parse(line));
  return { all: Math.max(...events.map((event) => event.looks ?? 0)), first: events.find(({ event }) => event === 'solution').looks };
}

/** The words of the next picture in the story shown. */
const nextWords = (page, by = 1) => page.evaluate((far) => {
  const { story: told, playback } = globalThis.queenreel.player;
  return told.frame(playback.at + far).description;
}, by);

/** For each step of each lesson: what is shown, in its words, and which answer is right, found in another way. */
const truth = {
  rule: [
    [/^1 queen of 8/, () => String(board(8).filter((name) => isAttacked(name, ['d4'])).length)],
    [/g7 and d4 attack each other/, ({ answers }) => answers.filter((name) => !isAttacked(name, ['d4'])).join()],
    [/^Solution 1 of 92/],
    [/^No solutions/, () => [2, 3, 4, 5].filter((n) => solutions(n) > 0).map((n) => `${n} × ${n}`)[0]],
    [/^8 queens on any of 64 squares: 4\.4 billion boards/],
    [/^One in each rank and file, 8!: 40,320 boards/, (_, page) => page.evaluate(() => globalThis.queenreel.player.story.frame(3).caption.match(/looks at ([\d,]+) boards/)[1])],
    [/^Only 92 of them are solutions/],
  ],
  hand: [
    [/^0 queens of 4/],
    [/^1 queen of 4/, () => String(free(4, 3, ['a4']).length)],
    [/^2 queens of 4/, () => String(free(4, 2, ['a4', 'c3']).length)],
    [/^3 queens of 4.*None of the 2 solutions/, () => {
      assert.deepEqual([free(4, 3, ['a4']), free(4, 2, ['a4', 'd3']), free(4, 1, ['a4', 'd3', 'b2'])], [['c3', 'd3'], ['b2'], []]);
      return 'a4';
    }],
    [/^A solution No queen attacks another/, () => String(solutions(4))],
  ],
  backtracking: [
    [/^Is a6 safe\? No queens/],
    [/^Is b5 safe\? A queen on a6/, async (_, page) => (/^b5: same diagonal as the queen on a6/.test(await nextWords(page)) ? 'No: b5 is on a diagonal of a6' : '')],
    [/^c5 is safe: queen placed/],
    [/^Every square of rank 1 is attacked: a dead end\. Queens on a6, c5, e4, b3 and d2/, async (_, page) => /Take back the queen on (\w\d)/.exec(await nextWords(page, 2))[1]],
    [/^So 6 boards need no look/],
    [/^Solution 1 of 4/, async (_, page) => (/^Take back the queen on e1 to look for more/.test(await nextWords(page)) ? 'It takes back the queen on e1 and goes on' : '')],
  ],
  tables: [
    [/^(Is b5 safe|b5: )/],
    [/^All 4 solutions.*Tests: 894.*Looks: 2,701/, () => (looks('tables').all < looks('backtracking').all ? 'Each test takes fewer looks' : '')],
    [/^The lowest 1 in "free" is the a-file/],
    [/^Rank 5: diagonals are one file on: their words shift/, async (_, page) => /is the ([a-f])-file/.exec(await nextWords(page))[1]],
    [/^Every square of rank 1 is attacked: a dead end/],
  ],
  'forward-checking': [
    [/^It rules out 10 squares of other ranks/, async (_, page) => /it has (\d) candidates/.exec(await nextWords(page))[1]],
    [/^Rank 3 is next: it has 1 candidate\. Queens on a6, c5 and e4/],
    [/^4 queens leave rank 1 without a candidate: a dead end/, async (_, page) => /= (\d+) boards/.exec(await nextWords(page))[1]],
    [/^So 6 · 6 = 36 boards need no look/],
    [/^Solution 1 of 4/],
  ],
  race: [
    [/^Solution 1 of 4/, () => ['backtracking', 'forward-checking', 'bitmask'].sort((a, b) => looks(a).all - looks(b).all)[0]],
    [/^bitmask finds the first solution/],
    [/^forward-checking wins/, () => (looks('backtracking').all / looks('forward-checking').all).toFixed(1)],
    [/./],
    [/./],
  ],
};

/** What a page shows, in its words. */
const shown = (page) => page.evaluate(() => {
  const { state: { mode }, player } = globalThis.queenreel;
  const words = (...ids) => ids.map((id) => document.getElementById(id).textContent).join(' ');
  if (mode === 'watch') return player.frame.description || player.frame.caption;
  return mode === 'browse' ? words('which', 'columns') : mode === 'place' ? words('placed', 'conflicts', 'reach') : words('run');
});

/** Whether a page gives away an answer beside its lesson: a number of several digits or, for searches, which one is first. */
const isTold = (page, { answers, right }) => page.evaluate(([all, answer, racers]) => {
  const words = [...document.querySelectorAll('#shown, #panels, #card, #note, .side p')].map((/** @type {HTMLElement} */ element) => element.innerText).join(' ');
  if (all.every((one) => racers.includes(one))) return racers.every((one) => words.includes(one));
  return /\d\D*\d/.test(answer) && new RegExp(`(?<![\\d,.])${answer.replaceAll('.', '\\.')}(?![\\d,.]*\\d)`).test(words);
}, [answers, answers[right], ['backtracking', 'forward-checking', 'bitmask']]);

/** Waits until a step is shown: its story, if it has one, at its moment. */
const arrived = (page, name, number) => page.waitForFunction(([lesson, step]) => {
  const { state: now, player } = globalThis.queenreel;
  return now.lesson === lesson && now.step === step && (now.mode !== 'watch' || (player.story && player.frame && player.shown === player.playback.at));
}, [name, number], { timeout: 120_000 });

for (const { name, steps } of shipped)
  test(`lesson ${name}: each step shows what it says, and its right answer is right`, async () => {
    const page = await open(`#lesson=${name}`);
    assert.equal(truth[name].length, steps.length);
    for (const [at, { text: words, ask, show }] of steps.entries()) {
      const where = `${name}, step ${at + 1}`;
      await arrived(page, name, at + 1);
      assert.equal(await text(page, 'lesson-text'), words, where);
      const sentences = words.split(/[.?!](?= |$)/).filter(Boolean);
      assert.ok(sentences.length <= 3 && words.length <= 200, where);
      await page.waitForFunction(() => globalThis.queenreel.state.mode !== 'place' || !/…/.test(document.getElementById('reach').textContent));
      assert.match(await shown(page), truth[name][at][0], where);
      // Everything its address asks for is there: nothing was mended.
      const now = await state(page);
      for (const [key, value] of new URLSearchParams(show)) if (key !== 't' && key !== 'queens') assert.equal(String(now[key]), value, where);
      assert.ok(await page.isHidden('#trouble'), where);
      assert.equal(await text(page, 'note'), '', where);
      assert.equal(await text(page, 'lesson-step'), `${at + 1} of ${steps.length}`);
      // Numbers of looks are the program's.
      const known = ['backtracking', 'tables', 'bitmask', 'forward-checking'].map(looks).flatMap(({ all, first }) => [grouped(all), grouped(first)]);
      for (const [, number] of words.matchAll(/([\d,]+)(?= looks| \()/g)) assert.ok(known.includes(number), `${where}: ${number} looks`);
      if (ask) {
        const right = await truth[name][at][1](ask, page);
        assert.equal(await isTold(page, ask), false, `${where} says its answer`);
        assert.equal(ask.answers[ask.right], right, where);
        const wrongOne = ask.answers.findIndex((_, one) => one !== ask.right);
        await page.click(`#lesson-answers button:nth-child(${wrongOne + 1})`);
        assert.match(await text(page, 'lesson-verdict'), /^Not .*Try again\.$/);
        await page.click(`#lesson-answers button:nth-child(${ask.right + 1})`);
        assert.ok((await text(page, 'lesson-verdict')).startsWith('Right.'), where);
      } else assert.equal(truth[name][at][1], undefined, where);
      for (const size of [[320, 568], [390, 844], [844, 390], [640, 400], [768, 1024], [1280, 800], [1920, 1080]]) assert.deepEqual(await faultsAt(page, size), [], `${where}, ${size}`);
      await page.setViewportSize({ width: 1280, height: 800 });
      if (at === 1) await inspect(page, where);
      await picture(page, where);
      if (at + 1 < steps.length) await page.click('#step-next');
    }
    await close(page);
  });

test('lessons are gone through by keys and addresses, left and come back to', async () => {
  const page = await open('#lesson=hand&step=2');
  await arrived(page, 'hand', 2);
  assert.equal(await page.getAttribute('#lessons', 'aria-current'), 'page');
  assert.equal(await page.locator('.rooms [aria-current]').count(), 1);
  await page.keyboard.press('PageDown');
  await arrived(page, 'hand', 3);
  assert.match(page.url(), /#lesson=hand&step=3$/);
  await page.keyboard.press('PageUp');
  await arrived(page, 'hand', 2);
  // A reader places a queen: the lesson stays.
  await page.focus('.cells-to-click [tabindex="0"]');
  await page.keyboard.press('Enter');
  assert.equal((await state(page)).lesson, 'hand');
  // Going elsewhere leaves it, and Back returns to it.
  await page.click('#mode-browse');
  assert.deepEqual([(await state(page)).lesson, await page.isHidden('#lesson')], ['', true]);
  await page.goBack();
  await arrived(page, 'hand', 2);
  await page.selectOption('#lesson-name', 'race');
  await arrived(page, 'race', 1);
  await page.selectOption('#lesson-name', 'rule');
  await arrived(page, 'rule', 1);
  assert.equal(await page.getAttribute('#step-previous', 'aria-disabled'), 'true');
  for (const [hash, name, step] of [['#lesson=rule&step=99', 'rule', shipped[0].steps.length], ['#lesson=rule&step=<b>', 'rule', 1], ['#lesson=rule&step=0', 'rule', 1], ['#lesson=rule&mode=place&n=20&queens=a1', 'rule', 1]]) {
    await page.evaluate((address) => { location.hash = address; }, hash);
    await arrived(page, name, step);
    assert.ok(await page.isHidden('#trouble'));
  }
  for (const hash of ['#lesson=none&n=6', '#lesson=__proto__&n=6', '#lesson=&step=4&n=6']) {
    await page.evaluate((address) => { location.hash = address; }, hash);
    await page.waitForFunction(() => globalThis.queenreel.state.n === 6 && document.getElementById('lesson').hidden);
    assert.equal((await state(page)).lesson, '');
    await page.evaluate(() => { location.hash = '#n=5'; });
    await page.waitForFunction(() => globalThis.queenreel.state.n === 5);
  }
  // After the last step, the next lesson comes.
  await page.evaluate(() => { location.hash = '#lesson=rule&step=7'; });
  await arrived(page, 'rule', 7);
  assert.match(await page.getAttribute('#step-next', 'title'), /^Next lesson/);
  await page.click('#step-next');
  await arrived(page, 'hand', 1);
  await close(page);
});

test("a teacher's own lessons are dropped on the page; what is none is left out, and texts are text", async () => {
  const page = await open('#n=6');
  const own = { lessons: [
    { name: 'mine', title: 'Mine <b>bold</b>', steps: [
      { show: 'mode=place&n=5&queens=a1&theme=nope&day=never', text: 'First: <img src=x onerror=alert(1)>.', ask: { question: '<i>Why?</i>', answers: ['<u>a</u>', 'b'], right: 1 } },
      { show: 'mode=nowhere&n=1000000&lesson=rule&solver=%3Cb%3E', text: 'Second.', ask: { question: 'Which?', answers: ['a'], right: 0 } },
      { show: 7, text: 'Left out.' }, { text: 'Left out.' }, null, 'no',
    ] },
    { name: 'Not A Name', title: 'x', steps: [{ show: 'n=4', text: 'x' }] }, { name: 'empty', title: 'Empty', steps: [] }, null,
  ] };
  const drop = (name, content) => page.evaluate(([file, words]) => {
    const data = new DataTransfer();
    data.items.add(new File([words], file));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [name, content]);
  await drop('mine.json', JSON.stringify(own));
  await arrived(page, 'mine', 1);
  assert.equal(await text(page, 'lesson-text'), own.lessons[0].steps[0].text);
  assert.equal(await text(page, 'lesson-question'), '<i>Why?</i>');
  assert.equal(await page.locator('#lesson img, #lesson i, #lesson u, #lesson b').count(), 0);
  assert.deepEqual([(await state(page)).n, (await state(page)).queens, (await state(page)).theme], [5, 'a1', 'auto']);
  assert.equal(await text(page, 'lesson-step'), '1 of 2');
  assert.equal(await page.title(), 'Mine <b>bold</b>, step 1 · Queenreel');
  await page.click('#step-next');
  await arrived(page, 'mine', 2);
  const { mode, n, lesson } = await state(page);
  assert.deepEqual([mode, n, lesson, await page.isHidden('#lesson-ask')], ['browse', 20, 'mine', true]);
  await page.click('#step-previous');
  await arrived(page, 'mine', 1);
  assert.deepEqual(await page.locator('#lesson-name option').allTextContents(), [...shipped.map(({ title }) => title), 'Mine <b>bold</b>']);
  await drop('none.json', JSON.stringify({ lessons: [{ title: 'x' }] }));
  await page.waitForSelector('#trouble:not([hidden])');
  assert.match(await text(page, 'trouble'), /^none\.json: no lesson in it has .*; write \{"lessons":\[.*\]\}$/);
  // Back leads to lessons that are there at once: their link is not unpacked again.
  await page.evaluate(() => { globalThis.DecompressionStream = undefined; });
  // A trace may have such a name, too.
  await drop('trace.json', run('solve', '4', '--solver', 'tables', '--trace', '-'));
  await page.waitForFunction(() => globalThis.queenreel.watching.trace && globalThis.queenreel.player.story && !globalThis.queenreel.state.lesson);
  for (let back = 0; back < 3 && !(await state(page)).lesson; back++) {
    const before = page.url();
    await page.goBack();
    await page.waitForFunction((address) => location.href !== address && globalThis.queenreel.route.address === location.hash, before);
  }
  await arrived(page, 'mine', 1);
  assert.equal(await page.evaluate(() => globalThis.queenreel.watching.trace), null, 'a lesson shows no trace');
  await close(page);
});

test('of a file of lessons only lessons are taken', () => {
  assert.equal(readLessons('{"trace":"queenreel","version":1,"n":4}\n{"event":"exhausted"}'), null);
  assert.equal(readLessons('[1]'), null);
  for (const nothing of ['{"lessons":null}', '{"lessons":[]}', '{"lessons":{"length":3}}', '{"lessons":[7,[],"x",{"name":"a"}]}']) assert.deepEqual(readLessons(nothing), []);
  const step = { show: 'n=4', text: 'x' };
  const asks = (ask) => lessonsOf({ lessons: [{ name: 'a', title: 'A', steps: [{ ...step, ask }] }] })[0].steps[0].ask;
  assert.deepEqual(asks({ question: 'q', answers: ['a', 'b'], right: 1, more: 1 }), { question: 'q', answers: ['a', 'b'], right: 1, why: '' });
  for (const bad of [undefined, 7, {}, { question: 'q', answers: ['a', 'b'], right: 2 }, { question: 'q', answers: ['a', ''], right: 0 }, { question: 'q', answers: 'ab', right: 0 }, { question: 'q', answers: ['a', 'b'], right: '1' }, { question: 'x'.repeat(601), answers: ['a', 'b'], right: 0 }])
    assert.equal(asks(bad), null, JSON.stringify(bad));
  assert.equal(lessonsOf({ lessons: [{ name: 'a', title: 'A', steps: Array(500).fill(step) }] })[0].steps.length, 100);
  assert.deepEqual(shipped.map(({ name }) => name), ['rule', 'hand', 'backtracking', 'tables', 'forward-checking', 'race']);
});

test("in a teacher's mode text is large, and answers wait until they are wanted", async () => {
  const page = await open('#lesson=backtracking&step=2&teaching=true');
  await arrived(page, 'backtracking', 2);
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.getElementById('lesson-text')).fontSize));
  assert.ok((await size()) >= 22, `${await size()} px`);
  assert.ok(await page.isHidden('#lesson-answers'));
  assert.equal(await text(page, 'lesson-reveal'), 'Show the answers');
  await page.keyboard.press('PageDown');
  assert.ok(await page.isVisible('#lesson-answers'));
  assert.equal(await text(page, 'lesson-verdict'), '');
  await page.keyboard.press('PageDown');
  assert.match(await text(page, 'lesson-verdict'), /^Right\. /);
  assert.ok(await page.isHidden('#lesson-reveal'));
  await arrived(page, 'backtracking', 2);
  await page.keyboard.press('PageDown');
  await arrived(page, 'backtracking', 3);
  // A class that answers is judged as always.
  await page.keyboard.press('PageDown');
  await arrived(page, 'backtracking', 4);
  await page.click('#lesson-reveal');
  await page.click('#lesson-answers button:nth-child(1)');
  assert.match(await text(page, 'lesson-verdict'), /^Not a6/);
  await page.click('#lesson-answers button:nth-child(3)');
  assert.match(await text(page, 'lesson-verdict'), /^Right\. /);
  await page.keyboard.press('.');
  assert.equal(await page.evaluate(() => document.elementFromPoint(600, 400).closest('main')), null, 'the screen is blank');
  await page.keyboard.press('.');
  assert.ok(await page.evaluate(() => document.elementFromPoint(600, 400).closest('main') !== null));
  await inspect(page, "teacher's mode");
  for (const step of [1, 4])
    for (const size of [[320, 568], [390, 844], [844, 390], [1024, 768], [1280, 800], [1366, 768], [1920, 1080], [3840, 2160]]) {
      await page.evaluate((number) => globalThis.queenreel.go({ lesson: 'tables', step: number }), step);
      await arrived(page, 'tables', step);
      for (let press = 0; press < 2; press++) await page.evaluate(() => globalThis.queenreel.lessons.reveal());
      assert.deepEqual(await faultsAt(page, size), [], `teacher's mode, step ${step}, ${size}`);
    }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.click('#options summary');
  await page.click('#teaching');
  assert.doesNotMatch(page.url(), /teaching/);
  assert.ok(await page.isVisible('#lesson-answers'));
  await close(page);
});

test('a link, and HTML to embed the page, carry lessons of one\'s own', async () => {
  const own = { lessons: [{ name: 'mine', title: 'My lesson', steps: [{ show: 'mode=place&n=5&queens=a1', text: 'Say “hello” & <go> on.', ask: { question: 'Why?', answers: ['a', 'b'], right: 1 } }, { show: 'n=6', text: 'Second.' }] }] };
  const page = await open('#n=6', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.setInputFiles('#lesson-file', { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(own)) });
  await arrived(page, 'mine', 1);
  await page.click('#take summary');
  await page.click('#link');
  await page.waitForFunction(() => document.getElementById('copied').textContent !== '');
  assert.equal(await text(page, 'copied'), 'Copied the link to what you see.');
  const link = page.url();
  assert.match(link, /lesson=mine&own=[\w-]+$/);
  await page.click('#embed');
  await page.waitForFunction(() => document.getElementById('copied').textContent.includes('HTML'));
  const html = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(html, /^<iframe src="index\.html#lesson=mine&amp;own=[\w-]+" title="My lesson, step 1 · Queenreel" /);
  await close(page);

  writeFileSync(join(folder, 'site', 'around.html'), `<!doctype html><title>x</title>${html}`);
  const context = await browser.newContext({ offline: true });
  const around = await context.newPage();
  await around.goto(`file://${join(folder, 'site', 'around.html')}`);
  const frame = await (await around.waitForSelector('iframe')).contentFrame();
  await frame.waitForFunction(() => document.getElementById('lesson-text')?.textContent !== '');
  assert.equal(await frame.textContent('#lesson-text'), own.lessons[0].steps[0].text);
  assert.equal(await frame.locator('#lesson-answers button').count(), 2);
  await frame.click('#step-next');
  await frame.waitForFunction(() => globalThis.queenreel.state.step === 2);
  await context.close();

  for (const damaged of [link.slice(0, -9), `${link.split('own=')[0]}own=AAAA`]) {
    const other = await open(`#${damaged.split('#')[1]}`);
    await other.waitForSelector('#trouble:not([hidden])');
    assert.match(await text(other, 'trouble'), /^The lessons in this link are damaged; /);
    assert.ok(await other.isHidden('#lesson'));
    await close(other);
  }
  // Lessons too long for a link: the page says so.
  const long = await open('#n=6');
  const words = Array.from({ length: 100 }, (_, at) => ({ show: 'n=4', text: Array.from({ length: 60 }, (_unused, word) => ((at * 7919 + word * 104729) % 999983).toString(36)).join(' ') }));
  await long.setInputFiles('#lesson-file', { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ lessons: [{ name: 'long', title: 'Long', steps: words }] })) });
  await arrived(long, 'long', 1);
  assert.doesNotMatch(long.url(), /own=/);
  await long.click('#take summary');
  await long.click('#link');
  await long.waitForFunction(() => document.getElementById('copied').textContent.includes(' The link does not have these lessons'));
  await close(long);
});

test('lessons in a link are no larger than they may be', async () => {
  const bomb = await packedLessons([{ name: 'a', title: 'A', steps: [{ show: 'n=4', text: 'x'.repeat(300_000) }] }]);
  assert.ok(bomb.length > 0 && bomb.length < 2000);
  assert.deepEqual(await unpackedLessons(bomb), []);
  for (const damaged of ['', '-', 'AAAA', '____', bomb.slice(0, 40)]) assert.deepEqual(await unpackedLessons(damaged), []);
  assert.deepEqual((await unpackedLessons(await packedLessons(shipped))).map(({ name }) => name), shipped.map(({ name }) => name));
});
