// The explorer in other languages. Law: in the pseudo-language, whose texts are in Cyrillic letters, no room has a word in Latin ones: every text comes from a catalog. Law: in other languages, too, no
// parts of a page overlap or are cut off. Needs QUEENREEL, the program, QUEENREEL_PSEUDO, which writes that page, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

import { openPage } from './browser.mjs';
import { explorerSite } from './explorer_site.mjs';
import { faultsAt } from './geometry.mjs';

const { folder, browser, open, close, run } = await explorerSite('languages');
const ready = () => globalThis.queenreel?.state || !document.getElementById('trouble').hidden;

/** The texts in Latin letters that a page has, even hidden ones and those for screen readers. Runs in the page. */
function latinIn() {
  const { tables, settings } = globalThis.queenreel;
  const names = [...tables.solvers.map(({ name }) => name), ...settings.themes].flatMap((name) => name.split('-'));
  const known = new Set([...names, 'queenreel', 'jsonl', 'svg', 'png', 'gif', 'webm', 'html', 'november']);
  const own = 'script, style, .state, code, dt, option[lang], #code-lines, #link-text, svg title, #run-trouble';
  const texts = [document.title, document.querySelector('[name=description]').content];
  const walk = (element) => {
    if (element.matches(own)) return;
    for (const name of ['title', 'aria-label', 'aria-valuetext', 'alt', 'placeholder', 'aria-roledescription', 'data-old']) texts.push(element.getAttribute(name) ?? '');
    if (element.id === 'code') texts.push(...element.value.split('\n').filter((line) => line.startsWith('//')).map((line) => line.replace(/columns\[row\]/, '')));
    else for (const node of element.childNodes) node.nodeType === Node.TEXT_NODE ? texts.push(node.data) : node.nodeType === Node.ELEMENT_NODE && walk(node);
  };
  walk(document.body);
  const isLatin = (word) => !known.has(word.toLowerCase());
  const plain = (one) => one.replace(/\{\w+\}/g, '');
  return [...new Set(texts.filter((one) => (plain(one).match(/[a-z]{3,}/gi) ?? []).some(isLatin)).map((one) => one.trim()))];
}

/** What is examined: an address, and what a reader does there. */
const places = [
  ['#n=8'], ['#n=3'], ['#n=1'], ['#n=6&unique=true'], ['#n=6&finder=min-conflicts'], ['#n=9&finder=brute'],
  ['#mode=gallery&n=5'], ['#mode=gallery&n=6&queens=b6', (page) => page.click('#gallery button')], ['#mode=gallery&n=3'], ['#mode=gallery&n=12'],
  ['#mode=place&n=6'], ['#mode=place&n=3&queens=a1'], ['#mode=place&n=8&queens=a8,b7,c6,d5', (page) => page.click('#explain')],
  ['#mode=place&n=6&queens=a6', (page) => page.click('#explain')], ['#mode=place&n=6&queens=b6', async (page) => {
    for (let press = 0; press < 2; press++) await page.click('#hint');
  }],
  ['#mode=place&n=6&queens=b6', (page) => page.click('#complete')], ['#mode=place&n=6&queens=a6', (page) => page.click('#complete')],
  ['#mode=place&day=2026-11-26'], ['#mode=place&n=7&exercise=2', (page) => page.waitForFunction(() => globalThis.queenreel.puzzle)],
  ...['search', 'occupancy', 'walkthrough', 'symmetry', 'funnel', 'race'].map((story) => [`#mode=watch&n=4&story=${story}`]),
  ...['torus', 'superqueens', 'rooks'].map((rule) => [`#mode=watch&n=5&rule=${rule}`]),
  ['#mode=watch&n=6&place=a6&block=c3'], ['#mode=watch&n=6&story=walkthrough&place=a1'], ['#mode=watch&n=5&story=search&asking=true'],
  ['#mode=watch&n=9&solver=brute'], ['#mode=watch&n=6&story=race&racers=tables'], ['#mode=watch&n=5&solver=tables&rule=torus'],
  ['#mode=write&n=4', async (page) => {
    await page.click('#run');
    await page.waitForSelector('#ran:not([hidden])');
  }],
];

test('no English is left in any room of the explorer', async () => {
  const file = join(folder, 'pseudo.html');
  const { status, stdout, stderr } = spawnSync(process.env.QUEENREEL_PSEUDO, { maxBuffer: 1 << 24 });
  assert.equal(status, 0, String(stderr));
  writeFileSync(file, stdout);
  const page = await openPage(browser, file, { ready });
  const found = new Map();
  const look = async (where) => {
    for (const one of await page.evaluate(`(${latinIn})()`)) if (!found.has(one)) found.set(one, where);
  };
  for (const [hash, act] of places) {
    await page.evaluate((to) => (location.hash = to), hash);
    if (hash.includes('watch')) await page.waitForFunction(() => globalThis.queenreel.player.story || !document.getElementById('trouble').hidden);
    await act?.(page);
    await page.waitForTimeout(300);
    await page.evaluate(() => ['options', 'take'].forEach((id) => (document.getElementById(id).open = true)));
    await look(hash);
    await page.evaluate(() => ['options', 'take'].forEach((id) => (document.getElementById(id).open = false)));
    if (!hash.includes('watch')) continue;
    const count = await page.evaluate(() => globalThis.queenreel.player.story?.count ?? 0);
    for (let at = 0; at < count; at += Math.ceil(count / 12)) {
      await page.evaluate((to) => globalThis.queenreel.player.goTo(to), at);
      await page.waitForFunction((to) => globalThis.queenreel.player.shown === to, at);
      await look(`${hash} ${at}`);
    }
  }
  const lessons = await page.evaluate(() => globalThis.queenreel.lessons.sizes());
  for (const { name, steps } of lessons)
    for (let step = 1; step <= steps; step++) {
      await page.evaluate((to) => (location.hash = to), `#lesson=${name}&step=${step}`);
      await page.waitForFunction((number) => globalThis.queenreel.state.step === number, step);
      await look(`${name} ${step}`);
    }
  assert.deepEqual(Object.fromEntries(found), {});
  assert.ok((await (await open()).evaluate(`(${latinIn})()`)).length > 100, 'English is found in English');
  await page.context().close();
});

const languages = ['en', 'de', 'ar'];
run('explore', '--lang', languages.join(','), '-o', 'tongues/');
const tongues = (hash = '', file = 'index.html') => openPage(browser, `${join(folder, 'tongues', file)}${hash}`, { ready });
const speaks = (page, language) => page.waitForFunction((one) => document.documentElement.lang === one && globalThis.queenreel?.state, language);

test('a reader chooses a language, and a link names one', async () => {
  const page = await tongues('#mode=watch&n=6&story=search&t=3');
  await page.waitForFunction(() => globalThis.queenreel.player.story);
  const shown = await page.evaluate(() => globalThis.queenreel.player.shown);
  await page.click('#options summary');
  assert.deepEqual(await page.locator('#language option').allTextContents(), ['English', 'Deutsch', 'العربية']);
  assert.equal(await page.inputValue('#language'), 'en');
  for (const [language, direction] of [['de', 'ltr'], ['ar', 'rtl'], ['en', 'ltr']]) {
    await page.selectOption('#language', language);
    await speaks(page, language);
    await page.waitForFunction(() => globalThis.queenreel.player.story);
    assert.equal(await page.evaluate(() => document.documentElement.dir), direction);
    assert.equal((await page.textContent('#mode-watch')) === 'Watch', language === 'en');
    assert.equal(await page.evaluate(() => globalThis.queenreel.player.shown), shown);
    assert.match(page.url(), /(index|de|ar)\.html#mode=watch&n=6&t=3$/);
    await page.click('#options summary');
  }
  await page.evaluate(() => (location.hash = '#mode=place&n=5&queens=a1&lang=de'));
  await speaks(page, 'de');
  await page.waitForFunction(() => location.hash === '#mode=place&n=5&queens=a1');
  await page.evaluate(() => (location.hash = '#mode=place&n=5&queens=a1&lang=xx'));
  await page.waitForFunction(() => location.hash === '#mode=place&n=5&queens=a1');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  await close(page);
  const alone = await open('#n=5&lang=de');
  assert.equal(await alone.evaluate(() => document.documentElement.lang), 'en');
  assert.ok(await alone.isHidden('#language-choice'));
  await close(alone);
});

/** Each room on a phone and a laptop, with its menus. */
const sizes = [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800]];
const rooms = ['#n=8', '#mode=gallery&n=6', '#mode=place&n=8&queens=a8,b7,c6,d5', '#mode=place&n=7&exercise=2', '#mode=watch&n=6&t=4', '#mode=watch&n=6&story=race&t=4', '#mode=watch&n=8&solver=forward-checking-mrv', '#mode=write&n=6', '#lesson=backtracking&step=4', '#lesson=rule&step=2'];

for (const language of languages.slice(1))
  test(`nothing is cut off or lies over another part in '${language}'`, async () => {
    const page = await tongues('', `${language}.html`);
    const found = [];
    for (const hash of rooms) {
      await page.evaluate((to) => (location.hash = to), hash);
      await page.waitForFunction(() => globalThis.queenreel.state.mode !== 'watch' || globalThis.queenreel.player.story);
      for (const menu of [null, 'options', 'take']) {
        if (menu) await page.click(`#${menu} summary`);
        for (const size of sizes) for (const fault of await faultsAt(page, size)) found.push(`${hash}, ${size.join(' × ')}, ${menu}: ${fault}`);
        await page.keyboard.press('Escape');
        await page.evaluate((id) => id && (document.getElementById(id).open = false), menu);
      }
    }
    assert.deepEqual(found, []);
    await close(page);
  });
