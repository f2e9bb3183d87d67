// The explorer as tests open it: written once per test file, with a browser and a folder that are removed after the last test.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

import { launch, openPage } from './browser.mjs';

/** Writes the explorer. `pictures` is the folder for pictures, if wanted; `name` is the tests' name, which their pictures begin with. */
export async function explorerSite(name) {
  const folder = mkdtempSync(join(tmpdir(), `queenreel-${name}-`));
  const pictures = process.env.QUEENREEL_PICTURES;
  const site = join(folder, 'site', 'index.html');

  /** Runs the program in the folder, and returns what it prints. */
  const run = (...words) => {
    const done = spawnSync(process.env.QUEENREEL, words, { cwd: folder });
    assert.equal(done.status, 0, `${words.join(' ')}: ${done.stderr}`);
    return done.stdout.toString();
  };

  if (pictures) mkdirSync(pictures, { recursive: true });
  run('explore', '-o', 'site/');
  const browser = await launch();
  after(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  return {
    folder, pictures, site, browser, run,
    /** A page of the explorer at an address such as `#n=6`. */
    open: (hash = '', options = {}) => openPage(browser, `${site}${hash}`, { acceptDownloads: true, ready: () => globalThis.queenreel?.state || !document.getElementById('trouble').hidden, ...options }),
    text: (page, id) => page.textContent(`#${id}`),
    picture: (page, what) => (pictures ? page.screenshot({ path: join(pictures, `${name}-${what.replace(/\W+/g, '-')}.png`) }) : undefined),
    state: (page) => page.evaluate(() => globalThis.queenreel.state),
    /** Closes a page, which must have had no trouble. */
    close: async (page) => {
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    },
  };
}
