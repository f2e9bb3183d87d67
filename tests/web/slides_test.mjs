// The manual's slides in reveal.js and Marp: their fragments lead through a film. Needs QUEENREEL, the program, and
// QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

import { launch } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-slides-'));
const modules = join(process.env.QUEENREEL_MODULES, 'node_modules');
const manual = readFileSync(fileURLToPath(new URL('../../assets/manual/slides.md', import.meta.url)), 'utf8');
const [revealSlide, script] = [...manual.matchAll(/```html\n(.*?)```/gs)].map(([, code]) => code).filter((code) => /data-t|MutationObserver/.test(code));
const [marpSlide] = [...manual.matchAll(/```markdown\n(.*?)```/gs)].map(([, code]) => code);
const times = [...revealSlide.matchAll(/data-t="([\d.]+)"/g)].map(([, time]) => Number(time));
let browser;

before(async () => {
  const run = spawnSync(process.env.QUEENREEL, ['animate', '6', '--story', 'search', '-o', join(folder, 'search.html')]);
  assert.equal(run.status, 0, run.stderr.toString());
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Goes through a deck's fragments with one key and back with another. */
async function lead(file) {
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  await page.goto(`file://${join(folder, file)}`);
  const film = () => page.frames().find((frame) => frame.url().includes('search.html'));
  await page.waitForFunction(() => document.querySelector('iframe'));
  while (!film()) await page.waitForTimeout(20);
  await film().waitForFunction(() => globalThis.queenreel);
  await page.evaluate(() => addEventListener('message', ({ data }) => { globalThis.told = data.queenreel; }));
  const isAt = async (time) => {
    await film().waitForFunction((wanted) => globalThis.queenreel.playback.at === globalThis.queenreel.playback.atTime(wanted), time);
    await page.waitForFunction((wanted) => Math.abs(globalThis.told?.time - wanted) < 0.1, time); // undefined until the first message
  };
  const at = () => page.evaluate(() => globalThis.told.at);
  await page.keyboard.press('ArrowRight');
  await isAt(times[0]);
  const first = await at();
  assert.equal(await page.evaluate(() => globalThis.told.kind), 'deadend');
  await page.keyboard.press('ArrowRight');
  await isAt(times[1]);
  assert.equal(await page.evaluate(() => globalThis.told.kind), 'solution');
  await page.keyboard.press('ArrowLeft');
  await isAt(times[0]);
  assert.equal(await at(), first);
  await page.keyboard.press('ArrowLeft');
  await isAt(0);
  await context.close();
}

test('the manual has both slides, of the same moments', () => {
  assert.deepEqual([...marpSlide.matchAll(/data-t="([\d.]+)"/g)].map(([, time]) => Number(time)), times);
  assert.equal(times.length, 2);
});

test('fragments of reveal.js lead through a film', async () => {
  cpSync(join(modules, 'reveal.js', 'dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'reveal.html'), `<!doctype html><title>Slides</title><link rel="stylesheet" href="dist/reveal.css">
<div class="reveal"><div class="slides">${revealSlide}</div></div><script src="dist/reveal.js"></script><script>Reveal.initialize();</script>${script}`);
  await lead('reveal.html');
});

test('fragments of Marp lead through a film', async () => {
  writeFileSync(join(folder, 'marp.md'), `${marpSlide}\n${script}`);
  const run = spawnSync(join(modules, '.bin', 'marp'), ['--html', '--no-config-file', '--no-stdin', 'marp.md', '-o', 'marp.html'], { cwd: folder });
  assert.equal(run.status, 0, run.stderr.toString());
  await lead('marp.html');
});
