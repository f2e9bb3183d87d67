// SVGs that move, in browsers: at any time they show what the film's frames do, as pictures in a page they play, and for
// readers who want no motion they stay still. Needs QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { launch, launchFirefox } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-moving-'));
const width = 640;
const height = 360;
const fps = 4;
const films = {
  boards: ['5', '--coordinates', 'outside'],
  search: ['4', '--story', 'search', '--first', '--duration', 'full'],
  symmetry: ['5', '--story', 'symmetry', '--limit', '1'],
  race: ['4', '--story', 'race', '--solver', 'backtracking,forward-checking', '--first'],
  funnel: ['5', '--story', 'funnel'],
};

function queenreel(...words) {
  const run = spawnSync(process.env.QUEENREEL, words, { cwd: folder });
  assert.equal(run.status, 0, run.stderr.toString());
}

before(() => {
  for (const [name, words] of Object.entries(films)) {
    queenreel('animate', ...words, '--size', `${width}x${height}`, '--theme', 'classic', '--transition', 'cut', '-o', `${name}.svg`);
    queenreel('animate', ...words, '--size', `${width}x${height}`, '--theme', 'classic', '--transition', 'cut', '--fps', String(fps), '--frames', `${name}/`);
  }
  queenreel('animate', '4', '--hold', '0.6', '--size', '240', '-o', 'loop.svg');
  queenreel('animate', '4', '--hold', '0.6', '--size', '240', '--theme', 'classic', '-o', 'light.svg');
  queenreel('animate', '4', '--hold', '0.6', '--size', '240', '--theme', 'slate', '-o', 'slate.svg');
  writeFileSync(join(folder, 'page.html'), '<body style="margin:0"><img src="loop.svg" width="240" height="240">');
});
after(() => rmSync(folder, { recursive: true }));

/** The mean difference of two PNGs of equal size, in levels of 255 per channel. */
const difference = (page, one, other) =>
  page.evaluate(async (pictures) => {
    const [a, b] = await Promise.all(pictures.map(async (base64) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, image.width, image.height).data;
    }));
    return a.reduce((sum, level, i) => sum + Math.abs(level - b[i]), 0) / a.length;
  }, [one.toString('base64'), other.toString('base64')]);

/** Shows a page's document at a time. */
const seek = (page, seconds) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, seconds * 1000);

/** At times spread over a film, it looks as its frames do. */
async function compare(page, blank, name, count) {
  await page.goto(`file://${join(folder, name)}.svg`);
  await page.bringToFront();
  const frames = readdirSync(join(folder, name)).filter((file) => file.endsWith('.png')).sort();
  assert.ok(frames.length >= 8, name);
  for (let i = 0; i < count; ++i) {
    const frame = Math.floor((i + 0.5) * frames.length / count);
    await seek(page, (frame + 0.5) / fps);
    const shown = Buffer.from(await page.screenshot());
    const levels = await difference(blank, shown, readFileSync(join(folder, name, frames[frame])));
    assert.ok(levels < 3, `${name}, frame ${frame + 1}: ${levels} levels`);
  }
}

/** Does something with a browser, and closes it in any case. */
async function using(browser, work) {
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

test('in Chromium a drawing shows at any time what the frames of its film do', async () => {
  await using(await launch(), async (browser) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const [blank, page] = [await context.newPage(), await context.newPage()];
    for (const name of Object.keys(films))
      await compare(page, blank, name, 12);
  });
});

test('and so it does in Firefox', async () => {
  await using(await launchFirefox(), async (browser) => {
    const [blank, page] = [await browser.newPage(), await browser.newPage()];
    await page.setViewport({ width, height });
    for (const name of Object.keys(films))
      await compare(page, blank, name, 4);
  });
});

/** How many pictures are shown in some seconds, or until there were `enough`. */
async function pictures_seen(page, seconds, enough = Infinity) {
  const seen = new Set();
  for (const end = Date.now() + 1000 * seconds; Date.now() < end && seen.size < enough;)
    seen.add(Buffer.from(await page.screenshot()).toString('base64'));
  return seen.size;
}

test('as a picture of a page it plays', async () => {
  for (const start of [launch, launchFirefox])
    await using(await start(), async (browser) => {
      const page = await browser.newPage();
      await page.goto(`file://${join(folder, 'page.html')}`);
      assert.ok(await pictures_seen(page, 60, 3) === 3, start.name);
    });
});

test('it stands still for who wants no motion, and is dark on dark screens unless somebody chose its theme', async () => {
  await using(await launch(), async (browser) => {
    const opened = async (file, options) => {
      const page = await (await browser.newContext({ viewport: { width: 240, height: 240 }, ...options })).newPage();
      await page.goto(`file://${join(folder, file)}`);
      return page;
    };
    assert.equal(await pictures_seen(await opened('loop.svg', { reducedMotion: 'reduce' }), 2), 1);
    const light_of = async (file, colorScheme) =>
      (await opened(file, { colorScheme })).evaluate(() => {
        const ground = getComputedStyle(document.querySelector('svg > g > path[fill]')).fill;
        return ground.match(/\d+/g).reduce((sum, level) => sum + Number(level), 0) / 3;
      });
    assert.ok(await light_of('loop.svg', 'light') > 150);
    assert.ok(await light_of('loop.svg', 'dark') < 60);
    assert.ok(await light_of('light.svg', 'dark') > 150);
    const still = { colorScheme: 'dark', reducedMotion: 'reduce' };
    const blank = await opened('page.html', {});
    const [dark, slate] = await Promise.all(['loop.svg', 'slate.svg'].map(async (file) => Buffer.from(await (await opened(file, still)).screenshot())));
    const levels = await difference(blank, dark, slate);
    assert.ok(levels < 0.2, `queens and all are those of the dark theme: ${levels} levels`);
  });
});
