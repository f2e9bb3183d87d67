// Films of a constant rate in browsers' players: after a seek, the board of that time is shown. Needs QUEENREEL, the
// program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { launch, launchFirefox, openPage } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-films-'));
const fps = 30;
const read = () => [...document.querySelectorAll('video')].every((video) => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA);

before(() => {
  for (const [name, ...rate] of [['held.mp4'], ['film.mp4', '--fps', String(fps)]]) {
    const run = spawnSync(process.env.QUEENREEL, ['animate', '8', '--size', '240', '--theme', 'classic', '--panels', 'none', ...rate, '-o', join(folder, name)]);
    assert.equal(run.status, 0, run.stderr.toString());
  }
  writeFileSync(join(folder, 'films.html'), '<video id="held" src="held.mp4" muted></video><video id="film" src="film.mp4" muted></video>');
});
after(() => rmSync(folder, { recursive: true }));

/**
 * How much the pictures of two films differ at two times: levels of 255 per channel. A busy browser says that it
 * sought before it can draw the picture, so both are drawn until `enough(distance)`, for at most 20 s.
 */
async function distance(page, one, other, enough) {
  await page.evaluate(async (places) => {
    for (const [id, time] of places) {
      const video = document.getElementById(id);
      const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      video.currentTime = time;
      await sought;
    }
  }, [one, other]);
  const drawn = () => page.evaluate((ids) => {
    const [first, second] = ids.map((id) => {
      const canvas = new OffscreenCanvas(120, 120).getContext('2d');
      canvas.drawImage(document.getElementById(id), 0, 0, 120, 120);
      return canvas.getImageData(0, 0, 120, 120).data;
    });
    return first.reduce((sum, level, i) => sum + Math.abs(level - second[i]), 0) / first.length;
  }, [one[0], other[0]]);
  const end = Date.now() + 20_000;
  let levels = await drawn();
  while (!enough(levels) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    levels = await drawn();
  }
  return levels;
}

/** Seeks in `page`, of films.html: the first and last pictures, a key frame (every 120) and those around it, the ends of boards, and backwards. */
async function seeks(page) {
  for (const time of [0, 91.95, 8, 7.95, 8.05, 45.5, 30.95, 31, 3.35, 60.7, 0.5]) {
    const middle = (Math.floor(time * fps + 0.001) + 0.5) / fps;
    const board = Math.floor(time + 0.001) + 0.5;
    const same = (levels) => levels < 0.5;
    const different = (levels) => levels > 1.5;
    const own = await distance(page, ['film', middle], ['held', board], same);
    assert.ok(same(own), `${own} levels at ${time} s from its board`);
    const next = await distance(page, ['film', middle], ['held', (board + 1) % 92], different);
    assert.ok(different(next), `${next} levels at ${time} s from the next board`);
  }
  assert.equal(await page.evaluate(() => document.getElementById('film').error?.message), undefined);
}

test('Chromium shows the board of each time that is sought in a film of a constant rate', async () => {
  const browser = await launch({ args: ['--allow-file-access-from-files'] });
  try {
    const page = await openPage(browser, join(folder, 'films.html'), { ready: read });
    await seeks(page);
    assert.deepEqual(page.troubles, []);
  } finally {
    await browser.close();
  }
});

test('and so does Firefox', async () => {
  const browser = await launchFirefox();
  try {
    const page = await browser.newPage();
    await page.goto(`file://${join(folder, 'films.html')}`);
    await page.waitForFunction(read);
    await seeks(page);
  } finally {
    await browser.close();
  }
});
