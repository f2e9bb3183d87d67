// The page that plays a story, in a real browser: every control, the keyboard alone, its pictures compared with
// the engine's, and accessibility. Needs QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { goTo, launch, openPage } from './browser.mjs';
import { hold, inspect } from './view.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-pages-'));
const pictures = process.env.QUEENREEL_PICTURES;
let browser;

before(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Writes a page with the program. */
function write(name, ...words) {
  const file = join(folder, name);
  const run = spawnSync(process.env.QUEENREEL, ['animate', ...words, '--force', '-o', file]);
  assert.equal(run.status, 0, run.stderr.toString());
  return file;
}

const at = (page) => page.evaluate(() => globalThis.queenreel.playback.at);
const picture = (page, name) => (pictures ? page.screenshot({ path: join(pictures, `${name}.png`) }) : undefined);

test('every control does what it says', async () => {
  const page = await openPage(browser, write('search.html', '6', '--story', 'search', '--questions'));
  const { first, frame } = await page.evaluate(() => ({ first: globalThis.queenreel.settings.first, frame: globalThis.queenreel.story.frame(0) }));
  assert.deepEqual({ ...first, kind: frame.kind }, frame); // what is shown before the engine is there
  const { count, kinds } = await page.evaluate(() => ({ count: globalThis.queenreel.story.count, kinds: globalThis.queenreel.story.kinds }));
  console.log(`first picture: ${await page.evaluate(() => document.body.dataset.first)} ms from opening the file, ${count} pictures`);
  const click = async (id, expected) => {
    await page.click(`#${id}`);
    assert.equal(await at(page), expected, id);
  };
  await click('next', 1);
  await click('next', 2);
  await click('previous', 1);
  await click('last', count - 1);
  assert.equal(await page.getAttribute('#next', 'aria-disabled'), 'true');
  await click('first', 0);
  assert.equal(await page.getAttribute('#previous', 'aria-disabled'), 'true');
  await click('next-solution', kinds.indexOf('solution'));
  await picture(page, 'solution');
  await click('first', 0);
  await click('next-deadend', kinds.indexOf('deadend'));
  await page.fill('#slider', '321');
  assert.equal(await at(page), 321);
  await picture(page, 'search');
  await inspect(page, 'search');
  const chapter = await page.evaluate(() => [...document.querySelectorAll('#chapters option')].map((option) => [Number(option.value), option.text]));
  assert.ok(chapter.some(([, title]) => title.startsWith('Solution 4')));
  await page.click('#gear summary');
  await page.selectOption('#chapters', { index: 3 });
  assert.equal(await at(page), chapter[3][0]);

  await page.selectOption('#speed', '32');
  await page.uncheck('#questions');
  await page.click('#play');
  assert.equal(await page.getAttribute('#play', 'aria-label'), 'Pause');
  await page.waitForFunction((from) => globalThis.queenreel.playback.at > from + 20, chapter[3][0]);
  await page.click('#play');
  const stopped = await at(page);
  assert.equal(await page.getAttribute('#play', 'aria-label'), 'Play');
  await page.click('#gear summary');
  await page.click('#backward');
  await page.waitForFunction((from) => globalThis.queenreel.playback.at < from - 20, stopped);
  await page.click('#backward');

  const cost = await page.evaluate(() => {
    const began = performance.now();
    for (let number = 500; number < 700; number++) globalThis.queenreel.goTo(number);
    return (performance.now() - began) / 200;
  });
  console.log(`one picture after the other: ${cost.toFixed(1)} ms each`);

  // At the end, it stops, begins again, or turns back.
  for (const [mode, expected] of [['once', 0], ['loop', 1], ['bounce', -1]]) {
    await page.selectOption('#loop', mode);
    const direction = await page.evaluate(() => {
      const { playback } = globalThis.queenreel;
      playback.go(playback.lastAt - 1);
      playback.direction = 1;
      playback.pass((playback.hold(playback.at) + playback.hold(playback.lastAt)) / playback.speed + 0.01);
      const result = playback.direction;
      playback.direction = 0;
      return result;
    });
    assert.equal(direction, expected, mode);
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the slider is the map of a search that is told in every step', async () => {
  const page = await openPage(browser, join(folder, 'search.html'));
  const state = () => page.evaluate(() => ({ at: globalThis.queenreel.playback.at, words: document.getElementById('slider').getAttribute('aria-valuetext'), now: Number(document.getElementById('slider-map').style.getPropertyValue('--now')) }));
  const { count, solution } = await page.evaluate(() => ({ count: globalThis.queenreel.story.count, solution: globalThis.queenreel.story.kinds.indexOf('solution') }));
  await page.evaluate((number) => globalThis.queenreel.goTo(number), solution);
  assert.deepEqual(await state(), { at: solution, words: `picture ${solution + 1} of ${count}, 6 queens placed, a solution`, now: solution / (count - 1) });
  assert.ok(await page.evaluate(() => document.querySelector('#slider-map .gold').getAttribute('d').match(/M/g).length === 4));
  // It is dragged and clicked, follows the keys, and shows the board below the pointer.
  const box = await page.locator('#slider-map').boundingBox();
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(middle - 100, y);
  await page.waitForSelector('#tip:not([hidden]) svg');
  await page.mouse.down();
  await page.mouse.move(middle, y, { steps: 4 });
  assert.equal(await page.isVisible('#tip'), false);
  await page.mouse.up();
  const dragged = (await state()).at;
  assert.ok(Math.abs(dragged / (count - 1) - 0.5) < 0.01, `${dragged} of ${count}`);
  for (const [key, expected] of [['ArrowUp', dragged + 1], ['ArrowLeft', dragged], ['Home', 0], ['End', count - 1]]) {
    await page.keyboard.press(key);
    assert.equal(await at(page), expected, key);
  }
  const heights = await page.evaluate(() => ['controls', 'slider', 'slider-map'].map((id) => document.getElementById(id).offsetHeight));
  for (const [name, ...words] of [['minute', '6', '--story', 'search', '--duration', '60'], ['curves', '8', '--story', 'search', '--solver', 'genetic', '--limit', '1'], ['plain', '6', '--story', 'solutions']]) {
    const other = await openPage(browser, write(`${name}.html`, ...words));
    assert.equal(await other.isVisible('#slider-map'), false, name);
    assert.equal(await other.evaluate(() => document.getElementById('controls').offsetHeight), heights[0], name);
    assert.match(await other.getAttribute('#slider', 'aria-valuetext'), /^picture 1 of \d+(, a solution)?$/);
    await other.context().close();
  }
  const still = await openPage(browser, write('mapped.html', '4', '--story', 'search', '--static', '--duration', 'full'));
  assert.ok(await still.isVisible('#slider-map .gold'));
  assert.deepEqual(page.troubles, []);
  for (const one of [page, still]) await one.context().close();
});

// Law: a picture that is still or played slowly says what it shows; one of many a second has its film's caption.
test('it says what it shows, and Play does something at once', async () => {
  const page = await openPage(browser, join(folder, 'search.html'));
  const pressed = await page.evaluate(() => {
    globalThis.queenreel.play(1);
    return globalThis.queenreel.playback.at;
  });
  assert.equal(pressed, 1, 'the title card is left');
  const next = await page.evaluate(() => {
    const { playback } = globalThis.queenreel;
    globalThis.queenreel.goTo(100);
    globalThis.queenreel.play(1);
    const left = playback.hold(100) - playback.elapsed;
    globalThis.queenreel.play(0);
    return { held: playback.hold(100), left };
  });
  assert.ok(next.left <= 300 && next.held > 300, `the next picture comes after ${next.left} of ${next.held} ms`);
  const words = await page.evaluate(() => {
    const player = globalThis.queenreel;
    const said = (number, speed, direction) => {
      player.playback.speed = speed;
      player.playback.go(number);
      player.playback.direction = direction;
      player.show();
      const { caption, description } = player.story.frame(number);
      return { text: document.getElementById('caption').textContent, caption, description };
    };
    const numbers = Array.from({ length: 300 }, (_, at) => 1 + at * 5);
    const result = { still: numbers.map((at) => said(at, 8, 0)), slow: numbers.map((at) => said(at, 1, 1)), fast: numbers.map((at) => said(at, 8, 1)) };
    player.playback.direction = 0;
    return result;
  });
  for (const { text, description } of [...words.still, ...words.slow]) assert.ok(description.startsWith(text.replace(/\? Click .*/, '?')) && text !== '', `${text}: ${description}`); // a question says how to answer
  for (const { text, caption } of words.fast) assert.equal(text, caption);
  assert.ok(words.still.filter(({ text }, at) => text !== words.fast[at].text).length > 200);
  await page.context().close();
});

test('what stays the same in a panel stays: its elements, and what is selected in it', async () => {
  const page = await openPage(browser, write('stays.html', '6', '--story', 'search'));
  const show = (number) => page.evaluate((one) => globalThis.queenreel.goTo(one), number);
  await show(20);
  const kept = await page.evaluate(() => {
    const lines = [...document.querySelectorAll('.panel-code li')];
    getSelection().setBaseAndExtent(lines[3].firstChild, 2, lines[4].firstChild, 5);
    globalThis.kept = [...lines, ...document.querySelectorAll('.panel-counters dd'), document.querySelector('.tree')];
    return String(getSelection());
  });
  assert.ok(kept.length > 8);
  for (const at of [21, 22, 40, 80]) {
    await show(at);
    assert.equal(await page.evaluate(() => String(getSelection())), kept, `picture ${at}`);
    assert.ok(await page.evaluate(() => globalThis.kept.every((one) => one.isConnected)), `picture ${at}`);
  }
  await hold(page, 37, 'after that');
  await page.context().close();
});

test('it shows how long it plays, at the chosen speed', async () => {
  const page = await openPage(browser, join(folder, 'search.html'));
  const seconds = (words) => words.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
  const shown = async () => (await page.textContent('#time')).split(' / ').map(seconds);
  const length = await page.evaluate(() => globalThis.queenreel.playback.length / 1000);
  assert.ok(Math.abs((await shown())[1] - length) <= 1, `${await shown()} of ${length} s`);
  await page.click('#gear summary');
  await page.selectOption('#speed', '32');
  assert.ok(Math.abs((await shown())[1] - length / 32) <= 1);
  await page.click('#last');
  const [at, all] = await shown();
  assert.ok(at > 0 && at <= all);
  await page.context().close();
});

// Law: screen readers hear nothing while it plays, and one message once it is still. Single keys can be switched off.
test('it is silent while it plays, and keeps its single keys to itself where a reader says so', async () => {
  const page = await openPage(browser, join(folder, 'search.html'));
  await page.evaluate(() => {
    globalThis.heard = [];
    for (const live of document.querySelectorAll('[aria-live], [role=status], [role=alert], output'))
      new MutationObserver(() => live.textContent && globalThis.heard.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
    globalThis.queenreel.playback.speed = 8;
    globalThis.queenreel.goTo(60);
    globalThis.queenreel.play(1);
  });
  await page.waitForTimeout(1500);
  assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
  await page.evaluate(() => globalThis.queenreel.play(0));
  await page.waitForFunction(() => globalThis.heard.length > 0);
  await page.waitForTimeout(500);
  assert.deepEqual(await page.evaluate(() => globalThis.heard), [await page.textContent('#caption')]);
  const stopped = await at(page);
  await page.click('#gear summary');
  for (const key of (await page.innerText('label:has(#keys)')).match(/\b[a-z]\b/g)) assert.match(await page.textContent('.key-names'), new RegExp(`\\(${key}\\)`));
  await page.uncheck('#keys');
  await page.keyboard.press('s');
  await page.keyboard.press('d');
  assert.equal(await at(page), stopped);
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'summary');
  await page.context().close();
});

test('it stops at questions', async () => {
  const page = await openPage(browser, write('questions.html', '5', '--story', 'search', '--questions'));
  const question = await page.evaluate(() => globalThis.queenreel.story.kinds.indexOf('question'));
  await page.evaluate((to) => globalThis.queenreel.goTo(to - 1), question);
  await page.click('#gear summary');
  await page.selectOption('#speed', '32');
  await page.click('#play');
  await page.waitForFunction(() => globalThis.queenreel.playback.direction === 0);
  assert.equal(await at(page), question);
  assert.match(await page.textContent('#caption'), /\? Click a square of the framed row, or “Nowhere”\.$/);
  await page.click('#play');
  await page.waitForFunction((from) => globalThis.queenreel.playback.at > from, question);
  await page.context().close();
});

test('the keyboard alone is enough', async () => {
  const page = await openPage(browser, join(folder, 'search.html'));
  const last = (await page.evaluate(() => globalThis.queenreel.story.count)) - 1;
  const press = async (key, expected) => {
    await page.keyboard.press(key);
    assert.equal(await at(page), expected, key);
  };
  await press('ArrowRight', 1);
  await press('PageDown', 2);
  await press('PageUp', 1);
  await press('ArrowLeft', 0);
  await press('End', last);
  await press('Home', 0);
  await press('s', await page.evaluate(() => globalThis.queenreel.story.kinds.indexOf('solution')));
  await press('Home', 0);
  await press('d', await page.evaluate(() => globalThis.queenreel.story.kinds.indexOf('deadend')));
  await page.keyboard.press(' ');
  assert.equal(await page.evaluate(() => globalThis.queenreel.playback.direction), 1);
  await page.keyboard.press(' ');
  assert.equal(await page.evaluate(() => globalThis.queenreel.playback.direction), 0);
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement === null);
  // Every control is reachable.
  await page.focus('#first');
  const reached = new Set(['first']);
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.id ?? ''));
    if (await page.evaluate(() => document.activeElement.matches('summary') && !document.activeElement.parentElement.open)) await page.keyboard.press('Enter');
  }
  const controls = await page.evaluate(() => [...document.querySelectorAll('#controls button:enabled, #controls select, #controls input')].filter((one) => one.offsetParent).map((one) => one.id));
  assert.deepEqual(controls.filter((id) => !reached.has(id)), []);
  await page.context().close();
});

test('it shows what the engine tells, for every story', async () => {
  for (const [name, ...words] of [
    ['solutions', '6', '--marks', 'attacks,conflicts'], ['search', '5', '--solver', 'forward-checking'],
    ['search', '4', '--solver', 'dancing-links'], ['search', '5', '--solver', 'bitmask'], ['search', '8', '--solver', 'genetic', '--limit', '1'],
    ['search', '6', '--solver', 'min-conflicts', '--limit', '1'], ['walkthrough', '4'], ['race', '5'], ['symmetry', '6'], ['funnel', '6'],
    ['occupancy', '4', '--numbering', 'chess'],
  ]) {
    const file = write('story.html', '--story', name, ...words);
    assert.ok(statSync(file).size <= 400_000, `${name}: ${statSync(file).size} bytes`);
    const page = await openPage(browser, file);
    await hold(page, Math.ceil((await page.evaluate(() => globalThis.queenreel.story.count)) / 10), name);
    await picture(page, `story-${name}-${words.slice(2).join('')}`);
    await page.context().close();
  }
});

test('a grid of solutions has a place for each from the start', async () => {
  const page = await openPage(browser, write('grid.html', '8', '--panels', 'boards'));
  const shown = async (at) => {
    await goTo(page, at);
    return page.evaluate(() => {
      const panel = document.getElementById('panels').getBoundingClientRect();
      const boards = [...document.querySelectorAll('#panels .boards > li')];
      const place = (one) => (({ x, y, width, height }) => [x, y, width, height])(one.getBoundingClientRect());
      const isInside = ([x, y, width, height]) => x >= panel.left && y >= panel.top && x + width <= panel.right && y + height <= panel.bottom;
      return { count: boards.length, first: place(boards[0]), inside: boards.map(place).every(isInside), lit: boards.map((one) => one.className.includes('lit')).indexOf(true) };
    });
  };
  const [begin, end] = [await shown(0), await shown(91)];
  assert.deepEqual([begin.count, begin.lit, end.count, end.lit], [1, 0, 92, 91]);
  assert.deepEqual(begin.first, end.first);
  assert.ok(begin.inside && end.inside);
  await hold(page, 13, 'grid');
  await inspect(page, 'grid');
  await picture(page, 'grid');
  await page.context().close();
});

test('a static page is small and shows the same', async () => {
  const file = write('static.html', '8', '--static');
  assert.ok(statSync(file).size <= 90_000, `${statSync(file).size} bytes`);
  const page = await openPage(browser, file);
  assert.equal(await page.evaluate(() => globalThis.queenreel.story.count), 92);
  await hold(page, 4);
  await inspect(page, 'static');
  await picture(page, 'static');
  const live = await openPage(browser, write('live.html', '4', '--story', 'search'));
  const still = await openPage(browser, write('still.html', '4', '--story', 'search', '--static', '--duration', 'full'));
  const frames = (one) => one.evaluate(() => Array.from({ length: globalThis.queenreel.story.count }, (_, number) => globalThis.queenreel.story.frame(number)));
  assert.deepEqual(await frames(still), await frames(live));
  for (const one of [page, live, still]) await one.context().close();
});

test('a search on a torus says why a square is taken, told by the engine or as pictures', async () => {
  for (const [name, ...more] of [['told'], ['pictures', '--static', '--duration', 'full']]) {
    const page = await openPage(browser, write(`torus-${name}.html`, '5', '--rule', 'torus', '--story', 'search', ...more));
    await goTo(page, await page.evaluate(() => {
      const { story } = globalThis.queenreel;
      return story.kinds.findIndex((kind, one) => kind === 'reject' && story.frame(one).board.lines?.length > 1);
    }));
    const why = await page.evaluate(() => {
      const { frame, walking } = globalThis.queenreel;
      const [row, column] = frame.board.lines.at(-1).slice(2);
      return walking.whyWords(row * 5 + column);
    });
    assert.match(why, /^Row \d, column \d: the queen on row \d, column \d holds this diagonal/, name);
    await hold(page, 20, name);
    await picture(page, `torus-${name}`);
    await page.context().close();
  }
});

test('a page of rooks speaks of rooks, in another language, too', async () => {
  for (const [lang, rook, queen] of [['en', /the rook on row \d, column \d holds this column/, /queen/i], ['de', /der Turm auf .* hält diese Spalte/, /Dame/]]) {
    const page = await openPage(browser, write(`rooks-${lang}.html`, '4', '--rule', 'rooks', '--story', 'search', '--lang', lang));
    await goTo(page, await page.evaluate(() => globalThis.queenreel.story.kinds.indexOf('reject')));
    const told = await page.evaluate(() => {
      const { frame, walking } = globalThis.queenreel;
      const [row, column] = frame.board.lines.at(-1).slice(2);
      return { why: walking.whyWords(row * 4 + column), free: walking.whyWords(15), title: document.title, over: document.getElementById('over').title };
    });
    assert.match(told.why, rook);
    for (const words of Object.values(told)) assert.doesNotMatch(words, queen);
    assert.match(told.over, /rook|Turm/);
    if (lang === 'en') await hold(page, 20, lang);
    await picture(page, `rooks-${lang}`);
    await page.context().close();
  }
});

test('a story in another language is marked as such, and read from right to left where its language is', async () => {
  const page = await openPage(browser, write('arabic.html', '4', '--story', 'search', '--lang', 'ar'));
  const last = await page.evaluate(() => globalThis.queenreel.story.frames.findIndex(({ kind }) => kind === 'solution'));
  await goTo(page, last);
  const seen = await page.evaluate(() => {
    const one = (selector) => document.querySelector(selector);
    const of = (element) => [element.closest('[lang]').lang, getComputedStyle(element).direction];
    return {
      title: of(one('#title')), caption: of(one('#caption')), panels: of(one('#panels')), chapters: of(one('#chapters')),
      play: of(one('#play')), speed: of(one('#speed')), spoken: of(one('#spoken')), code: of(one('.code li'))[1], picture: of(one('#board svg'))[1],
    };
  });
  const arabic = ['ar', 'rtl'];
  assert.deepEqual(
    seen,
    { title: arabic, caption: arabic, panels: arabic, chapters: arabic, play: ['ar', 'ltr'], speed: arabic, spoken: arabic, code: 'rtl', picture: 'ltr' },
  );
  assert.match(await page.textContent('#caption'), /[\u0600-\u06ff]/);
  await picture(page, 'arabic');
  await inspect(page, 'arabic');
  await page.context().close();
});

/** The texts that a page's reader sees or hears. */
const texts = (page) => page.evaluate(() => {
  const found = new Set();
  for (const element of document.body.querySelectorAll(':not(script, noscript, style)')) {
    for (const name of ['title', 'aria-label', 'aria-valuetext', 'data-old']) if (element.hasAttribute(name)) found.add(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE && node.data.trim()) found.add(node.data.trim());
  }
  return [...found];
});

for (const language of ['ar', 'de'])
  test(`a page in another language (${language}) has no English text, nor when it is asked`, async () => {
    const all = new Map();
    for (const one of ['en', language]) {
      const page = await openPage(browser, write(`words-${one}.html`, '5', '--story', 'search', '--questions', '--static', '--lang', one));
      const { kinds } = await page.evaluate(() => ({ kinds: globalThis.queenreel.story.kinds }));
      const seen = [...await texts(page)];
      await goTo(page, kinds.indexOf('question'));
      await page.click('#board .cells-to-click button >> nth=12');
      seen.push(...await texts(page));
      await goTo(page, kinds.indexOf('reject') + 1);
      await page.keyboard.press('w');
      await page.keyboard.press('ArrowRight');
      seen.push(...await texts(page));
      await page.click('#gear summary');
      await page.click('#be-solver');
      seen.push(...await texts(page));
      await page.click('#board .cells-to-click button >> nth=12');
      seen.push(...await texts(page));
      await goTo(page, kinds.length - 1);
      seen.push(...await texts(page));
      if (one === language) await inspect(page, `words-${one}`);
      assert.deepEqual(page.troubles, []);
      await page.context().close();
      all.set(one, new Set(seen));
    }
    const same = [...all.get(language)].filter((text) => all.get('en').has(text) && /[a-z]{3}/i.test(text));
    assert.deepEqual(same.filter((text) => !['Pause', 'Pseudocode', 'Start', 'backtracking'].includes(text)), []);
    assert.ok(all.get(language).size > 80, String(all.get(language).size));
    const latin = [...all.get(language)].flatMap((text) => text.match(/[a-z]{3,}/gi) ?? []);
    if (language === 'ar') assert.deepEqual([...new Set(latin)].sort(), ['End', 'Enter', 'Home', 'Shift', 'backtracking', 'reason']);
  });

test('the address opens a moment and follows the reader', async () => {
  const file = join(folder, 'search.html');
  const page = await openPage(browser, `${file}#t=12.5`);
  const found = await page.evaluate(() => {
    const { playback } = globalThis.queenreel;
    return [playback.starts[playback.at] <= 12500.5, playback.starts[playback.at + 1] > 12500];
  });
  assert.deepEqual(found, [true, true]);
  await page.click('#next');
  const moved = await at(page);
  await page.waitForFunction(() => location.hash !== '#t=12.5');
  const again = await openPage(browser, `${file}${new URL(page.url()).hash}`);
  assert.equal(await at(again), moved);
  await again.evaluate(() => postMessage({ queenreel: 'next' }, '*'));
  await again.waitForFunction((number) => globalThis.queenreel.playback.at === number, moved + 1);
  for (const one of [page, again]) await one.context().close();
});

test('it plays within another page, which turns its pictures', async () => {
  const file = join(folder, 'around.html');
  writeFileSync(file, '<!doctype html><title>Slides</title><iframe src="search.html" width="800" height="640"></iframe>');
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  await page.goto(`file://${file}`);
  const inner = page.frames()[1];
  await inner.waitForFunction(() => globalThis.queenreel);
  const turn = (what) => page.evaluate((message) => document.querySelector('iframe').contentWindow.postMessage({ queenreel: message }, '*'), what);
  await turn('next');
  await inner.waitForFunction(() => globalThis.queenreel.playback.at === 1);
  await turn(30);
  await inner.waitForFunction(() => globalThis.queenreel.playback.at === globalThis.queenreel.playback.atTime(30));
  await turn('play');
  await inner.waitForFunction(() => globalThis.queenreel.playback.direction === 1);
  await turn('pause');
  await inner.waitForFunction(() => globalThis.queenreel.playback.direction === 0);
  await turn('restart');
  await context.close();
});

test('it is dark, still and narrow where the reader is', async () => {
  const file = join(folder, 'search.html');
  const dark = await openPage(browser, file, { colorScheme: 'dark', reducedMotion: 'reduce' });
  assert.equal(await dark.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(21, 25, 30)');
  await dark.evaluate(() => globalThis.queenreel.goTo(200));
  await dark.click('#next');
  assert.equal(await dark.evaluate(() => document.querySelector('.queens').classList.contains('glides')), false);
  await picture(dark, 'dark');
  await inspect(dark, 'dark');
  const phone = await openPage(browser, file, { viewport: { width: 390, height: 844 } });
  await phone.evaluate(() => globalThis.queenreel.goTo(200));
  assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= 390));
  await picture(phone, 'phone');
  await phone.evaluate(() => globalThis.queenreel.goTo(0));
  await picture(phone, 'phone-card');
  await phone.emulateMedia({ media: 'print' });
  assert.equal(await phone.isVisible('#controls'), false);
  for (const one of [dark, phone]) await one.context().close();
});

test('in forced colors and at more contrast what is chosen and where a line is can be told', async () => {
  const forced = await openPage(browser, join(folder, 'search.html'), { forcedColors: 'active' });
  await forced.evaluate(() => globalThis.queenreel.goTo(100));
  assert.notEqual(await forced.evaluate(() => getComputedStyle(document.querySelector('.code .active')).outlineStyle), 'none');
  await picture(forced, 'forced-colors');
  const contrast = await openPage(browser, join(folder, 'search.html'), { contrast: 'more' });
  const colors = await contrast.evaluate(() => ['#play', '#time'].map((name) => getComputedStyle(document.querySelector(name)).color));
  assert.equal(colors[1], await contrast.evaluate(() => getComputedStyle(document.body).color));
  await inspect(contrast, 'contrast');
  for (const one of [forced, contrast]) await one.context().close();
});

test('a fault of the engine is told, and the page stays', async () => {
  const page = await openPage(browser, join(folder, 'search.html'));
  await page.evaluate(() => {
    const { story } = globalThis.queenreel;
    story.shown.clear();
    story.viewer.calls = { ...story.viewer.calls, frame: () => { throw new WebAssembly.RuntimeError('unreachable'); } };
    globalThis.queenreel.goTo(40);
  });
  assert.match(await page.textContent('#trouble'), /unreachable/);
  await page.click('#next');
  assert.equal(await at(page), 41);
  assert.ok(await page.evaluate(() => globalThis.queenreel.story.frame(41).description.startsWith(document.getElementById('caption').textContent)));
  await page.context().close();
});

test('text in a page is text, whatever it says', async () => {
  const title = '</script><img src=x onerror=alert(1)>{{engine}}&amp;';
  const page = await openPage(browser, write('title.html', '4', '--story', 'search', '--title', title));
  assert.equal(await page.textContent('#card h2'), title);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// Law: a page that has shown 8,000 pictures, more than in an hour at speed 1, keeps no more than after 2,000.
test('memory stays flat, however long it plays', async () => {
  const page = await openPage(browser, write('long.html', '8', '--story', 'search'));
  const session = await page.context().newCDPSession(page);
  const kept = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const viewer = await page.evaluate(() => globalThis.queenreel.story.viewer.calls.memory.buffer.byteLength);
    return usedSize + viewer;
  };
  const show = (from, to) => page.evaluate(([begin, end]) => {
    for (let number = begin; number < end; number++) globalThis.queenreel.goTo(number);
  }, [from, to]);
  const began = Date.now();
  await show(0, 1000);
  const early = await kept();
  await show(1000, 3000);
  const late = await kept();
  console.log(`${((Date.now() - began) / 3).toFixed(0)} µs a picture; ${(early / 1e6).toFixed(1)} MB after 1,000 pictures, ${(late / 1e6).toFixed(1)} MB after 3,000`);
  assert.ok(late < early + 3e5, `${early} bytes, then ${late}`);

  // How many pictures are shown per second, and how long it takes to go anywhere.
  const seen = await page.evaluate(() => new Promise((done) => {
    const { playback } = globalThis.queenreel;
    const shown = new Set();
    const end = performance.now() + 2000;
    let drawn = 0;
    const look = () => {
      drawn++;
      shown.add(globalThis.queenreel.shown);
      if (performance.now() < end) requestAnimationFrame(look);
      else done({ pictures: shown.size / 2, drawn: drawn / 2 });
    };
    document.getElementById('speed').value = '32';
    playback.speed = 32;
    globalThis.queenreel.play(1);
    look();
  }));
  await page.evaluate(() => globalThis.queenreel.play(0));
  const longest = await page.evaluate(() => {
    let most = 0;
    for (let i = 0; i < 60; i++) {
      const began = performance.now();
      globalThis.queenreel.goTo((i * 7919) % globalThis.queenreel.story.count);
      most = Math.max(most, performance.now() - began);
    }
    return most;
  });
  console.log(`the screen is drawn ${seen.drawn} times a second, with ${seen.pictures} new pictures at 32 times the speed; going anywhere among ${await page.evaluate(() => globalThis.queenreel.story.count)}: at most ${longest.toFixed(0)} ms`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
