// Law: at every window size, in every room, story and kind of picture, no two parts of a page overlap, nothing is cut off, no page
// scrolls sideways, text is readable, and the player keeps its height. Needs QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { goTo, launch, openPage } from './browser.mjs';
import { faultsAt, windows } from './geometry.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-stage-'));
const pictures = process.env.QUEENREEL_PICTURES;
const site = join(folder, 'site', 'index.html');
let browser;

function queenreel(...words) {
  const run = spawnSync(process.env.QUEENREEL, words, { cwd: folder });
  assert.equal(run.status, 0, `${words.join(' ')}: ${run.stderr}`);
  return run.stdout.toString();
}

before(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true });
  queenreel('explore', '-o', 'site/');
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const open = (file, hash = '') => openPage(browser, `${file}${hash}`, { ready: () => globalThis.queenreel && (globalThis.queenreel.state?.mode !== 'watch' || globalThis.queenreel.player.story) });

/** Pictures of a story with different layouts: its cards, a question, a solution, one from its middle, and those with the longest words. */
const telling = (page) => page.evaluate(() => {
  const player = globalThis.queenreel.player ?? globalThis.queenreel;
  const { kinds, count } = player.story;
  const firsts = ['card', 'question', 'solution'].map((kind) => kinds.indexOf(kind)).filter((at) => at >= 0);
  const spread = Array.from({ length: 40 }, (_, at) => Math.floor((at * (count - 1)) / 39));
  const words = (at) => Math.max(player.story.frame(at).description?.length ?? 0, 2 * (player.story.frame(at).caption?.length ?? 0));
  const longest = spread.reduce((best, at) => (words(at) > words(best) ? at : best));
  return [...new Set([...firsts, longest, Math.floor(count / 2), count - 1])];
});

/** Answers the question shown, if any, with a wrong square that has a long reason. */
const answer = (page) => page.evaluate(() => {
  const { predicting, frame } = globalThis.queenreel.player ?? globalThis.queenreel;
  if (!predicting.grid || predicting.verdict) return false;
  predicting.answer(frame.board.cells.length - 1);
  return true;
});

/** Tests the law on a page at every size; on a story's telling pictures. */
async function hold(page, name, isStory) {
  const shown = isStory ? await telling(page) : [null];
  const found = [];
  for (const size of windows) {
    const heights = new Set();
    for (const at of shown) {
      if (at !== null) await goTo(page, at);
      for (const fault of await faultsAt(page, size)) found.push(`${name}, ${size.join(' × ')}, picture ${at}: ${fault}`);
      if (isStory && (await answer(page)))
        for (const fault of await faultsAt(page, size)) found.push(`${name}, ${size.join(' × ')}, answered at ${at}: ${fault}`);
      if (isStory) heights.add(await page.evaluate(() => document.getElementById('controls').offsetHeight));
      if (pictures && at === shown[1]) await page.screenshot({ path: join(pictures, `stage-${name.replace(/\W+/g, '-')}-${size.join('x')}.png`) });
    }
    if (heights.size > 1) found.push(`${name}, ${size.join(' × ')}: the player is ${[...heights].join(' and ')} px high`);
  }
  assert.deepEqual(found, []);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

const rooms = {
  solutions: '', 'solutions of 20': '#n=20', 'no solutions': '#n=3', 'one solution': '#finder=min-conflicts',
  gallery: '#mode=gallery', 'gallery of 10': '#mode=gallery&n=10&queens=c3', place: '#mode=place&queens=c3,f6', code: '#mode=write&n=6', 'place 20': '#mode=place&n=20&queens=a20,b18',
};
test('menus fit into their window', async () => {
  for (const hash of ['#mode=watch&story=race', '#mode=watch&n=6&asking=true']) {
    const page = await open(site, hash);
    const found = [];
    for (const size of windows)
      for (const id of ['options', 'take', 'gear']) {
        await page.evaluate((name) => document.querySelectorAll('.menu').forEach((menu) => (menu.open = menu.id === name)), id);
        for (const fault of await faultsAt(page, size)) found.push(`${hash}, ${size.join(' × ')}, ${id}: ${fault}`);
      }
    assert.deepEqual(found, []);
    await page.context().close();
  }
});

for (const [name, hash] of Object.entries(rooms))
  test(`${name}: it fits`, async () => hold(await open(site, hash), name, false));

/** The placement room with everything it can say: a hint and its reason, a mistake, and a puzzle of the day. */
const told = { 'a mistake': ['#mode=place&queens=a8,c7,e6,b5,d4', 'explain'], 'a hint': ['#mode=place&queens=a8,e7', 'hint', 'hint'], 'the puzzle of the day': ['#mode=place&day=2026-11-29', 'hint', 'hint'] };
for (const [name, [hash, ...buttons]] of Object.entries(told))
  test(`${name}: it fits`, async () => {
    const page = await open(site, hash);
    for (const button of buttons) await page.click(`#${button}`);
    await page.focus('.cells-to-click [tabindex="0"]');
    assert.notEqual(await page.textContent('#completion'), '');
    await hold(page, name, false);
  });

const stories = {
  questions: '#mode=watch&n=6&asking=true', 'the default': '#mode=watch', tables: '#mode=watch&n=8&solver=tables', bitmask: '#mode=watch&n=8&solver=bitmask',
  'dancing links': '#mode=watch&n=6&solver=dancing-links', 'min-conflicts': '#mode=watch&n=8&solver=min-conflicts', genetic: '#mode=watch&n=8&solver=genetic&extent=first-minute',
  'brute force': '#mode=watch&n=5&solver=brute', 'forward checking': '#mode=watch&n=8&solver=forward-checking', 'a minute': '#mode=watch&n=8&extent=minute', 'twelve queens': '#mode=watch&n=12',
  'race of 2': '#mode=watch&n=6&story=race&racers=backtracking,tables', 'race of 6': '#mode=watch&n=6&story=race&racers=backtracking,tables,threats,forward-checking,dancing-links,bitmask',
  symmetry: '#mode=watch&n=6&story=symmetry', funnel: '#mode=watch&story=funnel', occupancy: '#mode=watch&story=occupancy&n=8', walkthrough: '#mode=watch&story=walkthrough&n=6',
};
for (const [name, hash] of Object.entries(stories))
  test(`${name}: it fits`, async () => hold(await open(site, hash), name, true));

test('tracks of a race stand below each other, on one clock', async () => {
  for (const [racers, size] of [['backtracking,tables,bitmask', [1280, 720]], ['backtracking,tables,threats,forward-checking,dancing-links,bitmask', [1280, 800]], ['backtracking,tables,threats,forward-checking,dancing-links,bitmask', [1920, 1080]]]) {
    const page = await open(site, `#mode=watch&n=6&story=race&racers=${racers}`);
    await goTo(page, 200);
    assert.deepEqual(await faultsAt(page, size), []);
    const tracks = await page.evaluate(() => [...document.querySelectorAll('.map-picture')].map((one) => one.getBoundingClientRect().toJSON()));
    const clocks = await page.evaluate(() => [...document.querySelectorAll('.map .now')].map((one) => one.getBoundingClientRect().left));
    assert.equal(tracks.length, racers.split(',').length);
    for (const [at, { left, top, height, width }] of tracks.entries()) {
      assert.equal(left, tracks[0].left);
      assert.ok(height > 25 && (at === 0 || top > tracks[at - 1].bottom));
      assert.ok(Math.abs(clocks[at] - clocks[0]) < 2 || clocks[at] > left + width - 4, 'as much has been looked at by all, or a search has ended');
    }
    await page.context().close();
  }
});

test('boards of a race take the room that tracks leave, and their tracks name rows as boards are named', async () => {
  const page = await open(site, '#mode=watch&n=8&story=race');
  await goTo(page, 5000);
  for (const [width, height, least] of [[1280, 800, 190], [1920, 1080, 340], [3840, 2160, 700]]) {
    assert.deepEqual(await faultsAt(page, [width, height]), []);
    const boards = await page.evaluate(() => [...document.querySelectorAll('.panel-boards li svg')].map((one) => one.getBoundingClientRect().toJSON()));
    assert.ok(boards.every((board) => board.width >= least), `${width}: ${boards.map((board) => board.width)}`);
    assert.ok(boards.at(-1).right - boards[0].left > 0.7 * width, 'from side to side');
    const levels = await page.evaluate(() => [...document.querySelectorAll('.map-levels')].map((one) => one.firstElementChild.textContent));
    assert.ok(levels.every((name) => ['rank 8', 'queen 1'].includes(name)), levels.join());
    assert.deepEqual(await page.evaluate(() => [...document.querySelector('.map-first').children].map((one) => one.textContent)), [...'abcdefgh']);
  }
  await page.context().close();
});

test('boards of a race can be seen on a phone', async () => {
  for (const racers of ['backtracking,forward-checking,dancing-links', 'backtracking,tables,threats,forward-checking,dancing-links,bitmask']) {
    const page = await open(site, `#mode=watch&n=8&story=race&racers=${racers}`);
    await goTo(page, 3000);
    for (const size of [[390, 844], [360, 740], [320, 568]]) {
      assert.deepEqual(await faultsAt(page, size), []);
      const tab = page.locator('#panels [role=tab]', { hasText: 'Boards' });
      if (await tab.count()) await tab.click();
      const boards = await page.evaluate(() => [...document.querySelectorAll('.panel-boards li svg')].map((one) => one.getBoundingClientRect().width));
      assert.equal(boards.length, racers.split(',').length);
      assert.ok(boards.every((board) => board >= 110), `${size}: ${boards}`);
      assert.deepEqual(await faultsAt(page, size), []);
    }
    await page.context().close();
  }
});

test('an end card takes its room, or stands near its middle', async () => {
  for (const [hash, board] of [['story=race', 0], ['solver=min-conflicts', 520], ['solver=constructive', 520], ['solver=linear', 520]]) {
    const page = await open(site, `#mode=watch&n=8&${hash}`);
    await goTo(page, await page.evaluate(() => globalThis.queenreel.player.story.count - 1));
    assert.deepEqual(await faultsAt(page, [1280, 800]), []);
    const [room, first, last, widest] = await page.evaluate(() => {
      const box = (query) => document.querySelector(query).getBoundingClientRect();
      const sections = [...document.querySelectorAll('#card .panel')].map((one) => one.getBoundingClientRect());
      return [box('#card').toJSON(), box('#card h2').top, Math.max(...sections.map(({ bottom }) => bottom)), Math.max(0, ...[...document.querySelectorAll('#card svg')].map((one) => one.getBoundingClientRect().width))];
    });
    assert.ok(widest >= board, `${hash}: ${widest}`);
    const [above, below] = [first - room.top, room.bottom - last];
    assert.ok(Math.abs(above - below) < 0.25 * room.height, `${hash}: ${above} above, ${below} below`);
    await page.context().close();
  }
});

test('the boards of a generation stand in whole rows', async () => {
  const page = await open(site, '#mode=watch&n=8&solver=genetic');
  await goTo(page, 300);
  for (const size of [[1280, 800], [768, 1024], [390, 844], [320, 568]]) {
    assert.deepEqual(await faultsAt(page, size), []);
    const rows = await page.evaluate(() => [...document.querySelectorAll('.state.dense .cells')].map((row) => {
      const tops = [...row.querySelectorAll('i')].map((one) => one.offsetTop);
      return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    }));
    assert.equal(rows.flat().reduce((sum, count) => sum + count, 0), 100);
    assert.ok(rows.flat().every((count) => [20, 10, 5].includes(count) && count === rows[0][0]), `${size}: ${rows}`);
  }
  await page.context().close();
});

test('a lesson has a board, code and its question on a small screen, behind two tabs where they do not fit', async () => {
  const page = await open(site, '#lesson=backtracking&step=4');
  for (const [width, height, least, hasCode] of [[320, 568, 150, false], [360, 640, 155, true]]) {
    assert.deepEqual(await faultsAt(page, [width, height]), []);
    assert.ok(await page.evaluate(() => document.querySelector('#board').offsetWidth) >= least);
    assert.equal(await page.isVisible('.code .active'), hasCode);
  }
  const steps = await page.evaluate(() => globalThis.queenreel.lessons.all.flatMap(({ name, steps: all }) => all.flatMap(({ show, ask }, at) => (ask && show.startsWith('mode=watch') && !show.includes('story=') ? [`#lesson=${name}&step=${at + 1}`] : []))));
  assert.ok(steps.length > 6);
  await page.context().close();
  for (const step of steps) {
    const small = await open(site, step);
    for (const [width, height] of [[320, 568], [360, 640]]) {
      const where = `${step}, ${width} × ${height}`;
      assert.deepEqual(await faultsAt(small, [width, height]), [], where);
      if (await small.isVisible('#card')) continue;
      const tabs = small.locator('#floor[data-tab] [role=tab]');
      assert.ok([0, 2].includes(await tabs.count()), where);
      const isTabbed = (await tabs.count()) === 2;
      if (isTabbed) await tabs.nth(0).click();
      assert.ok(await small.evaluate(() => document.querySelector('#board').offsetWidth) >= 100, where);
      await small.locator('#lesson-answers button').first().scrollIntoViewIfNeeded();
      assert.ok(await small.isVisible('#lesson-answers button'), where);
      if (isTabbed) await tabs.nth(1).click();
      assert.deepEqual(await faultsAt(small, [width, height]), [], where);
      assert.equal(await small.isVisible('#board'), !isTabbed, where);
      const [line, room] = await small.evaluate(() => ['.code .active', '.page:not([hidden])'].map((name) => document.querySelector(name).getBoundingClientRect().toJSON()));
      assert.ok(line.top >= room.top - 1 && line.bottom <= room.bottom + 1, `${where}: ${JSON.stringify([line, room])}`);
    }
    if (await small.isVisible('#panels')) {
      await small.focus('#predict');
      await small.keyboard.press('Enter');
      assert.ok(await small.isVisible('#board .cells-to-click'), 'who asks sees the board');
    }
    await small.context().close();
  }
});

test('lines of code are whole on a laptop, where panels beside them need less than they have', async () => {
  queenreel('explore', '--lang', 'de', '-o', 'deutsch.html');
  const german = join(folder, 'deutsch.html');
  const wholeLines = () => {
    const heights = [...document.querySelectorAll('.panel-code li')].map((line) => line.offsetHeight);
    return heights.length > 5 && Math.max(...heights) === Math.min(...heights);
  };
  const lesson = '#lesson=tables&step=4';
  const shown = [[site, lesson], [site, `${lesson}&teaching=true`], [site, '#mode=watch&teaching=true'], [site, '#mode=watch&teaching=true&solver=tables'], [site, '#lesson=backtracking&step=4&teaching=true'], [german, '#mode=watch'], [german, lesson]];
  for (const [file, hash] of shown) {
    const page = await open(file, hash);
    await goTo(page, 30);
    assert.deepEqual(await faultsAt(page, [1280, 800]), [], hash);
    assert.ok(await page.evaluate(wholeLines), hash);
    await page.context().close();
  }
  const page = await open(site, '#mode=write&n=6');
  await page.click('#run');
  await page.click('#watch-run');
  await page.waitForFunction(() => globalThis.queenreel.player.story);
  await goTo(page, 60);
  assert.deepEqual(await faultsAt(page, [1280, 800]), []);
  assert.ok(await page.evaluate(wholeLines), "a reader's code");
  await page.context().close();
});

test('a film in a page of its own fits, and one whose pictures are in it', async () => {
  for (const [name, ...words] of [['search', '6', '--story', 'search', '--questions'], ['race', '5', '--story', 'race'], ['boards', '8', '--static'], ['still', '4', '--story', 'walkthrough', '--static']]) {
    queenreel('animate', ...words, '-o', `${name}.html`);
    await hold(await open(join(folder, `${name}.html`)), `page of ${name}`, true);
  }
});

test("a reader's trace fits", async () => {
  const page = await open(site, '#mode=watch&n=5');
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'mine-with-a-name-that-is-quite-long.jsonl'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, queenreel('solve', '5', '--solver', 'tables', '--trace', '-').replace('"solver":"tables"', '"solver":"mine"'));
  await page.waitForFunction(() => globalThis.queenreel.watching.trace && globalThis.queenreel.player.story);
  await hold(page, 'trace', true);
});
