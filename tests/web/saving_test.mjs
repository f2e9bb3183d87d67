// What the explorer saves: pictures and films that `verify` reads back and that hold what the page showed. Needs QUEENREEL, the
// program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

import { filmed } from '../../assets/web/filming.js';
import { launchFirefox } from './browser.mjs';
import { explorerSite } from './explorer_site.mjs';
import { inspect } from './view.mjs';

/** Random numbers, always the same (Lehmer's generator, 1951). */
let seed = 1;
const random = () => (seed = (48271 * seed) % 2147483647) / 2147483647;

const { folder, pictures, site, browser, open, text, close } = await explorerSite('saving');
const told = (page) => page.waitForFunction(() => globalThis.queenreel.player.story);
const openMenu = (page) => page.evaluate(() => (document.getElementById('take').open = true));

/** The report of `verify --json` on a file, which must be proven. */
function proven(file, ...words) {
  const done = spawnSync(process.env.QUEENREEL, ['verify', '--json', ...words, file], { cwd: folder });
  const report = JSON.parse(done.stdout.toString()).files?.[0];
  assert.equal(done.status, 0, `${file}: ${done.stdout}${done.stderr}`);
  return report;
}

/** Goes to an address of the explorer, and to a picture of its story. */
async function show(page, hash, at = null) {
  await page.evaluate((address) => { location.hash = address; }, hash);
  await page.waitForFunction(() => globalThis.queenreel.state.mode !== 'watch' || globalThis.queenreel.player.story);
  if (at === null) return;
  await page.evaluate((number) => globalThis.queenreel.player.goTo(number), at);
  await page.waitForFunction((number) => globalThis.queenreel.player.shown === number, at);
}

/** Saves what a button gives, as a file, and returns its path. */
async function save(page, id, name = '') {
  await openMenu(page);
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), page.click(`#${id}`)]);
  const path = join(folder, name || download.suggestedFilename());
  await download.saveAs(path);
  if (pictures && !path.endsWith('.svg')) copyFileSync(path, join(pictures, `saved-${path.split('/').pop()}`));
  return path;
}

const choose = async (page, id, value) => {
  await openMenu(page);
  await page.selectOption(`#${id}`, value);
};

// Law: a film has the length asked for, or that of the rest of the story; no picture flashes, no card stays longer than the boards.
test('a film of so many seconds has so many', () => {
  for (let round = 0; round < 2000; round++) {
    const count = 2 + Math.floor(60 * random());
    const kinds = Array.from({ length: count }, () => (random() < 0.1 ? 'card' : 'test'));
    kinds[Math.floor(count * random())] = 'place';
    const durations = kinds.map(() => 20 + Math.floor(9000 * random() ** 3));
    const [speed, from, seconds] = [[1, 2, 8][round % 3], Math.floor(count * random()), [10, 30, 60, Infinity][round % 4]];
    const { first, times } = filmed({ kinds, durations, count }, { speed, from, seconds });
    const told = JSON.stringify({ round, kinds, durations, speed, from, seconds, first, times });
    const holds = kinds.map((kind, at) => ({ kind, hold: Math.max(durations[at] / speed / 1000, 0.167) })).slice(first);
    const boards = holds.filter(({ kind }) => kind !== 'card').reduce((sum, { hold }) => sum + hold, 0);
    const left = holds.reduce((sum, { kind, hold }) => sum + (kind === 'card' ? Math.min(hold, boards) : hold), 0);
    assert.ok(Math.abs(times.at(-1) - Math.min(seconds, left)) < 0.001, told);
    const lengths = times.slice(1).map((time, at) => time - times[at]);
    assert.ok(lengths.every((length) => length > 0.166), told);
    const shown = lengths.filter((_, at) => holds[at].kind !== 'card').reduce((sum, length) => sum + length, 0);
    lengths.forEach((length, at) => holds[at].kind !== 'card' || assert.ok(length < shown + 0.34, told));
  }
});

test('pictures of solutions are as wide as was chosen, and are proven', async () => {
  const page = await open();
  for (const [hash, width] of [['#n=1', 480], ['#n=8&k=5', 480], ['#n=8&k=5&theme=slate', 720], ['#n=8&k=6', 1080], ['#n=20&k=3', 1920]]) {
    await show(page, hash);
    await choose(page, 'save-width', String(width));
    const n = await page.evaluate(() => globalThis.queenreel.state.n);
    for (const format of ['svg', 'png']) {
      const file = await save(page, format, `solution-${n}-${width}.${format}`);
      const report = proven(file, '--board-size', String(n));
      assert.equal(report.solutions, 1);
    }
    assert.match(readFileSync(join(folder, `solution-${n}-${width}.svg`), 'utf8'), new RegExp(`^<svg [^>]*width="${width}"`));
    assert.equal(readFileSync(join(folder, `solution-${n}-${width}.png`)).readUInt32BE(16), width);
  }
  await close(page);
});

// Law: a search's saved picture has the queens of the picture shown, and its words; tried queens do not count.
test('pictures of searches and placements are proven, with their words', async () => {
  const page = await open('#mode=place&n=8&queens=c3,f6,h1');
  const placed = await save(page, 'png', 'placed.png');
  proven(placed, '--any-placement');
  for (const [hash, ...moments] of [['#mode=watch&n=6', 2, 9, 60, 140], ['#mode=watch&n=8&solver=forward-checking', 30, 300], ['#mode=watch&n=8&solver=genetic&extent=first-minute', 12]])
    for (const at of moments) {
      await show(page, hash, at);
      const file = await save(page, 'svg', `search-${at}.svg`);
      proven(file, '--any-placement');
      proven(await save(page, 'png', `search-${at}.png`), '--any-placement');
      const words = [...readFileSync(file, 'utf8').split('</g>').at(-1).matchAll(/<text [^>]*>([^<]*)</g)].map((found) => found[1]).join(' ');
      assert.equal(words, (await text(page, 'caption')).replaceAll('\n', ' '));
    }
  await close(page);
});

/** The boards that a film from a picture on must show, in order: the queens of each, in words. */
const boardsOf = (page, from, seconds) => page.evaluate(async ([first, length]) => {
  const { player } = globalThis.queenreel;
  const { story } = player;
  const boards = [];
  let time = 0;
  let cards = 0;
  for (let at = first; at < story.count && time < 1000 * length; at++) {
    if (boards.length > 0 && 1000 * length - time < 167) break; // it would flash
    const { card, board } = story.frame(at);
    const held = Math.max(story.durations[at], 167);
    if (card) {
      cards += held;
      continue;
    }
    time += held;
    const queens = board.cells.map((code) => code % 2).join('');
    if (queens !== boards.at(-1)) boards.push(queens);
  }
  return { count: boards.length, time: Math.min((time + cards) / 1000, length) };
}, [from, seconds]);

/** Whether a browser plays a film to its full length, and shows a picture of it wherever it seeks. */
async function plays(tab, file, seconds) {
  writeFileSync(join(folder, 'player.html'), `<video id="film" src="${file.split('/').pop()}" muted></video>`);
  await tab.goto(`file://${join(folder, 'player.html')}`);
  const seen = await tab.evaluate(async (length) => {
    const film = document.getElementById('film');
    if (film.readyState < 2) await new Promise((done) => film.addEventListener('loadeddata', done, { once: true }));
    const places = [];
    for (const share of [0.9, 0.2, 0.6]) {
      const sought = new Promise((done) => film.addEventListener('seeked', done, { once: true }));
      film.currentTime = share * length;
      await sought;
      places.push(film.currentTime / length);
    }
    return { places, length: film.duration, wide: film.videoWidth };
  }, seconds);
  assert.ok(Math.abs(seen.length - seconds) < 0.01, `${seen.length} s`);
  seen.places.forEach((place, at) => assert.ok(Math.abs(place - [0.9, 0.2, 0.6][at]) < 0.01, `sought ${place}`));
  return seen.wide;
}

test('a film has the boards of the pictures that it is of, at their times, and is proven', async () => {
  const page = await open('#mode=watch&n=6');
  await told(page);
  const tab = await (await browser.newContext()).newPage();
  for (const [hash, from, seconds, width] of [['#mode=watch&n=6', 120, 30, 720], ['#mode=watch&n=8&theme=slate', 20_000, 10, 480], ['#mode=watch&n=4&story=walkthrough', 0, 'all', 1080]]) {
    await show(page, hash, from);
    await choose(page, 'save-width', String(width));
    await choose(page, 'film-part', String(seconds));
    const began = Date.now();
    const file = await save(page, 'film', `film-${from}.webm`);
    const { count, time } = await boardsOf(page, from, seconds === 'all' ? 1e9 : seconds);
    console.log(`${hash}: ${time.toFixed(1)} s of film in ${(Date.now() - began) / 1000} s, ${statSync(file).size} bytes`);
    const report = proven(file, '--any-placement');
    assert.equal(report.kind, 'webm');
    assert.equal(report.pictures, count);
    assert.match(await text(page, 'film-words'), /^Saved [\w-]+\.webm, \d+\.\d MB\.$/);
    assert.equal(await page.evaluate(() => globalThis.queenreel.player.shown), from, 'the reader stays where she is');
    assert.equal(await plays(tab, file, time), width);
  }
  // Several boards side by side, each of which is read.
  await show(page, '#mode=watch&n=5&story=race', 3);
  await choose(page, 'film-part', '10');
  assert.ok(proven(await save(page, 'film', 'race.webm'), '--any-placement').pictures > 5);
  await tab.context().close();
  await close(page);
});

test('a GIF has the boards of the pictures that it is of, at their times and in their colors, and is proven', async () => {
  const page = await open('#mode=watch&n=6');
  await told(page);
  for (const [hash, from, seconds, width] of [['#mode=watch&n=6', 120, 30, 480], ['#mode=watch&n=8&theme=slate', 20_000, 10, 720], ['#mode=watch&n=4&story=walkthrough', 0, 'all', 480], ['#mode=watch&n=5&story=race', 3, 10, 720]]) {
    await show(page, hash, from);
    await choose(page, 'save-width', String(width));
    await choose(page, 'film-part', String(seconds));
    await page.evaluate(() => {
      globalThis.held = 0;
      let before = performance.now();
      const look = () => {
        globalThis.held = Math.max(globalThis.held, performance.now() - before);
        before = performance.now();
        globalThis.looking = setTimeout(look, 5);
      };
      look();
    });
    const file = await save(page, 'film-gif', `film-${from}.gif`);
    const held = await page.evaluate(() => (clearTimeout(globalThis.looking), globalThis.held));
    console.log(`${hash}: ${statSync(file).size} bytes; the page was held up for at most ${held.toFixed()} ms`);
    const report = proven(file, '--any-placement');
    assert.equal(report.kind, 'gif');
    if (!hash.includes('race')) {
      const { count, time } = await boardsOf(page, from, seconds === 'all' ? 1e9 : seconds);
      assert.equal(report.pictures, count);
      const bytes = readFileSync(file);
      let total = 0;
      for (let at = bytes.indexOf(Buffer.from([0x21, 0xf9, 4])); at >= 0; at = bytes.indexOf(Buffer.from([0x21, 0xf9, 4]), at + 8)) total += bytes.readUInt16LE(at + 4);
      assert.ok(Math.abs(total / 100 - time) < 0.02 + (seconds === 'all' ? 20 : 0), `${total / 100} s of ${time} s`);
    }
  }
  await close(page);
});

test('a film is made with the keys alone, while a reader goes elsewhere and changes the light', async () => {
  const page = await open('#mode=watch&n=6&theme=classic', { viewport: { width: 1280, height: 800 } });
  await told(page);
  await page.waitForFunction(() => globalThis.queenreel.saving.encodes);
  await page.focus('#take summary');
  await page.keyboard.press('Enter');
  for (let at = 0; at < 20 && (await page.evaluate(() => document.activeElement.id)) !== 'film'; at++) await page.keyboard.press('Tab');
  const saved = page.waitForEvent('download', { timeout: 120_000 });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.id === 'film-stop');
  await page.waitForFunction(() => document.getElementById('film-progress').value > 0);
  await inspect(page, 'while a film is made');
  await page.evaluate(() => globalThis.queenreel.go({ theme: 'slate', mode: 'browse' }));
  const file = join(folder, 'elsewhere.webm');
  await (await saved).saveAs(file);
  assert.equal((await saved).suggestedFilename(), 'search-6.webm');
  proven(file, '--any-placement'); // its colors never change
  assert.equal(await page.evaluate(() => document.querySelectorAll('.defs').length), 1, 'nothing is left in the page');
  await close(page);
});

test('a film that is given up is not saved, and the next one is', async () => {
  const page = await open('#mode=watch&n=8');
  await told(page);
  const downloads = [];
  page.on('download', (one) => downloads.push(one.suggestedFilename()));
  await choose(page, 'film-part', '300');
  await page.click('#film');
  await page.waitForFunction(() => document.getElementById('film-progress').value > 0);
  await page.keyboard.press('Enter'); // it has the focus
  assert.equal(await text(page, 'film-words'), 'The film was given up.');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'film');
  assert.equal(await page.evaluate(() => document.querySelectorAll('.defs').length), 1);
  await page.waitForTimeout(500);
  assert.deepEqual(downloads, []);
  await choose(page, 'film-part', '10');
  proven(await save(page, 'film', 'after.webm'), '--any-placement');
  // All of it would take hours: it is not offered, with a reason.
  assert.match(await page.textContent('#film-part [value=all]'), /^all of it, \d:\d\d:\d\d: too long$/);
  assert.ok(await page.evaluate(() => document.querySelector('#film-part [value=all]').disabled));
  await inspect(page, 'the menu');
  await close(page);
});

test('where no film can be made the page says why', async () => {
  for (const [lacking, words] of [[() => delete globalThis.VideoEncoder, /^This browser encodes no WebM/], [() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }), /https/]]) {
    const context = await browser.newContext();
    await context.addInitScript(lacking);
    const page = await context.newPage();
    await page.goto(`file://${site}#mode=watch&n=5`);
    await page.waitForFunction(() => globalThis.queenreel?.player.story);
    await openMenu(page);
    assert.match(await text(page, 'film-lack'), words);
    assert.ok(await page.isHidden('#film'));
    assert.ok(await page.isVisible('#png') && await page.isVisible('#film-gif'));
    proven(await save(page, 'film-gif', 'without.gif'), '--any-placement');
    await context.close();
  }
  const page = await open('#mode=watch&story=funnel&n=8');
  await told(page);
  await openMenu(page);
  await page.waitForFunction(() => globalThis.queenreel.saving.encodes);
  const hasBoards = await page.evaluate(() => globalThis.queenreel.player.story.about.scene.board);
  if (!hasBoards) assert.match(await text(page, 'film-lack'), /^There is no board to film/);
  await show(page, '#n=8');
  assert.ok(await page.isHidden('#filming'), 'solutions do not move');
  await close(page);
});

test('Firefox makes a film too, or says that it does not', async () => {
  const firefox = await launchFirefox();
  try {
    const page = await firefox.newPage();
    await page.goto(`file://${site}#mode=watch&n=6&t=60`);
    await page.waitForFunction(() => globalThis.queenreel?.player.story);
    await page.evaluate(() => {
      const address = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        if (blob.type === 'video/webm') globalThis.saved = blob;
        return address(blob);
      };
      document.getElementById('take').open = true;
    });
    const encodes = await page.evaluate(() => 'VideoEncoder' in globalThis);
    console.log(`Firefox ${await firefox.version()}: ${encodes ? 'encodes' : 'does not encode'}`);
    if (!encodes) {
      assert.match(await page.$eval('#film-lack', (one) => one.textContent), /^This browser encodes no films/);
      return;
    }
    await page.waitForFunction(() => globalThis.queenreel.saving.encodes);
    await page.select('#film-part', '10');
    await page.click('#film');
    await page.waitForFunction(() => globalThis.saved);
    const bytes = await page.evaluate(async () => Array.from(new Uint8Array(await globalThis.saved.arrayBuffer())));
    writeFileSync(join(folder, 'firefox.webm'), Uint8Array.from(bytes));
    if (pictures) copyFileSync(join(folder, 'firefox.webm'), join(pictures, 'saved-firefox.webm'));
    proven(join(folder, 'firefox.webm'), '--any-placement');
  } finally {
    await firefox.close();
  }
});
