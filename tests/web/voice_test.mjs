// Captions read aloud in a page, by a browser whose voices only note what they are given to read. Needs QUEENREEL, the program, and
// QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';

import { openPage } from './browser.mjs';
import { explorerSite } from './explorer_site.mjs';
import { inspect } from './view.mjs';

const { folder, browser, run, open, picture, close } = await explorerSite('voice');
for (const language of ['en', 'de', 'zh']) run('animate', '4', '--story', 'search', '--questions', '--lang', language, '-o', `${language}.html`);

/** Voices that take 400 ms for each text. `readings` has what they read: the words, the tag, the rate, the picture at the beginning and at the end, and the end: "end", or "cut". */
function voices() {
  const known = [{ lang: 'fr-FR' }, { lang: 'en-GB', localService: false }, { lang: 'en-US', localService: true }, { lang: 'de_DE', default: true }, { lang: 'cmn-Hans-CN' }];
  const shown = () => (globalThis.queenreel.player ?? globalThis.queenreel).shown;
  const one = { readings: [], known, takes: 400, late: [], utterance: null };
  Object.assign(globalThis, {
    stub: one,
    SpeechSynthesisUtterance: class {
      constructor(text) {
        this.text = text;
      }
    },
  });
  const finish = (how) => {
    const { utterance } = one;
    if (!utterance) return;
    one.utterance = null;
    clearTimeout(one.timer);
    Object.assign(one.readings.at(-1), { to: shown(), how });
    utterance[how === 'end' ? 'onend' : 'onerror']?.({});
  };
  const synthesis = {
    getVoices: () => one.known,
    addEventListener: (name, act) => name === 'voiceschanged' && one.late.push(act),
    speak(utterance) {
      if (one.utterance) one.overlaps = true;
      one.utterance = utterance;
      one.readings.push({ words: utterance.text, tag: utterance.lang, rate: utterance.rate, from: shown() });
      if (one.takes) one.timer = setTimeout(() => finish('end'), one.takes);
    },
    cancel: () => finish('cut'),
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true });
}

const film = (language, init = voices) => openPage(browser, join(folder, `${language}.html`), { init });
const readings = (page) => page.evaluate(() => globalThis.stub.readings);
const switchOn = async (page) => {
  await page.click('#gear summary');
  await page.check('#aloud');
  await page.keyboard.press('Escape');
};

// Law: while a story plays with a voice, every caption is read, once and completely, and its picture stays until then.
test('each caption is read to its end before the next picture, in order', async () => {
  const page = await film('en');
  assert.equal(await page.isChecked('#aloud'), false);
  await switchOn(page);
  const captions = await page.evaluate(async () => {
    const player = globalThis.queenreel;
    const shown = [];
    new MutationObserver(() => shown.push(document.getElementById('caption').textContent)).observe(document.getElementById('caption'), { childList: true, characterData: true, subtree: true });
    player.playback.stopsAtQuestions = false;
    player.story.durations.fill(50);
    player.goTo(player.story.kinds.indexOf('place') - 2);
    shown.length = 0;
    shown.push(document.getElementById('caption').textContent);
    const from = player.shown;
    player.play(1);
    await new Promise((done) => {
      const wait = () => (player.shown >= from + 12 ? done() : setTimeout(wait, 50));
      wait();
    });
    player.play(0);
    return shown;
  });
  const read = await readings(page);
  assert.ok(read.length > 8, String(read.length));
  assert.deepEqual(read.map(({ words }) => words), captions.slice(0, read.length));
  for (const { words, from, to, how } of read.slice(0, -1)) assert.deepEqual({ words, from, how }, { words, from: to, how: 'end' });
  assert.equal(read.at(-1).how, 'cut');
  assert.ok(!(await page.evaluate(() => globalThis.stub.overlaps)));
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('it is off where nobody asks for it, and keeps the pace of a film', async () => {
  const page = await film('en');
  await page.evaluate(() => globalThis.queenreel.play(1));
  await page.waitForFunction(() => globalThis.queenreel.shown > 1);
  assert.deepEqual(await readings(page), []);
  await page.context().close();
});

test('the voice is of the language of the page, and without one there is no choice', async () => {
  for (const [language, tag] of [['en', 'en-US'], ['de', 'de_DE'], ['zh', 'cmn-Hans-CN']]) {
    const page = await film(language);
    assert.equal(await page.getAttribute('#aloud-choice', 'hidden'), null, language);
    await page.keyboard.press('v');
    await page.keyboard.press(' ');
    await page.waitForFunction(() => globalThis.stub.readings.length > 0);
    assert.equal((await readings(page))[0].tag, tag);
    await page.context().close();
  }
  const few = await film('de', () => Object.defineProperty(globalThis, 'speechSynthesis', { value: { getVoices: () => [{ lang: 'fr-FR' }], addEventListener: () => {}, cancel: () => {} } }));
  const none = await film('de', () => Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined }));
  for (const page of [few, none]) {
    assert.notEqual(await page.getAttribute('#aloud-choice', 'hidden'), null);
    await page.keyboard.press('v');
    assert.equal(await page.isChecked('#aloud'), false);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('voices may come late', async () => {
  const page = await film('de', `(${voices})(); globalThis.stub.known = [];`);
  assert.notEqual(await page.getAttribute('#aloud-choice', 'hidden'), null);
  await page.evaluate(() => {
    globalThis.stub.known = [{ lang: 'de-AT' }];
    globalThis.stub.late.forEach((act) => act());
  });
  assert.equal(await page.getAttribute('#aloud-choice', 'hidden'), null);
  await page.context().close();
});

// Law: screen readers hear nothing twice: live regions are silent while a voice reads, and about what it has read.
test('live regions are silent while it reads, and it reads the question that it stops at', async () => {
  const page = await film('en');
  await switchOn(page);
  const question = await page.evaluate(() => {
    const player = globalThis.queenreel;
    globalThis.heard = [];
    for (const live of document.querySelectorAll('[aria-live], [role=status], [role=alert], output'))
      new MutationObserver(() => live.textContent && globalThis.heard.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
    player.story.durations.fill(50);
    const at = player.story.kinds.indexOf('question');
    player.goTo(at - 2);
    player.play(1);
    return at;
  });
  await page.waitForFunction((to) => globalThis.queenreel.shown === to && globalThis.stub.readings.at(-1).from === to && globalThis.stub.readings.at(-1).how, question);
  const read = await readings(page);
  assert.equal(read.at(-1).words, await page.textContent('#caption'));
  assert.match(read.at(-1).words, /\?/);
  await page.waitForTimeout(600);
  assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
  // The region says a step by hand, the voice does not. Arrow keys lead through the squares of an answer here.
  await page.click('#next');
  await page.waitForFunction(() => globalThis.heard.length > 0);
  assert.equal((await readings(page)).length, read.length);
  await page.context().close();
});

test('a pause, a step or the switch cuts it short; a voice that hangs does not hold the film', async () => {
  const page = await film('en');
  await page.evaluate(() => {
    globalThis.stub.takes = 0;
    globalThis.queenreel.story.durations.fill(50);
    globalThis.queenreel.goTo(4);
  });
  await switchOn(page);
  const cut = async (act) => {
    await page.evaluate(() => globalThis.queenreel.play(1));
    await page.waitForFunction(() => globalThis.stub.utterance);
    await page.waitForTimeout(400);
    assert.equal((await readings(page)).at(-1).how, undefined);
    await act();
    await page.waitForFunction(() => !globalThis.stub.utterance);
    assert.equal((await readings(page)).at(-1).how, 'cut');
  };
  await cut(() => page.click('#play'));
  await cut(() => page.keyboard.press('ArrowLeft'));
  await cut(() => page.keyboard.press('v'));
  await page.evaluate(() => globalThis.queenreel.play(0));
  await page.keyboard.press('v');
  const from = await page.evaluate(() => {
    globalThis.queenreel.play(1);
    return globalThis.queenreel.shown;
  });
  await page.waitForFunction(() => globalThis.stub.utterance);
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 60_000;
  });
  await page.waitForFunction((at) => globalThis.queenreel.shown > at, from);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a reader who chose it once has it next time, and the explorer reads, too', async () => {
  const page = await open('#mode=watch&n=4&story=search', { init: voices });
  await page.waitForFunction(() => globalThis.queenreel.player.story);
  await switchOn(page);
  await page.click('#gear summary');
  await picture(page, 'menu');
  await inspect(page, 'voice');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    globalThis.queenreel.player.playback.speed = 2;
    globalThis.queenreel.player.play(1);
  });
  await page.waitForFunction(() => globalThis.stub.readings.length > 1);
  for (const { tag, rate } of await readings(page)) assert.deepEqual({ tag, rate }, { tag: 'en-US', rate: 2 });
  await page.reload();
  await page.waitForFunction(() => globalThis.queenreel?.player?.story);
  assert.equal(await page.isChecked('#aloud'), true);
  await close(page);
});
