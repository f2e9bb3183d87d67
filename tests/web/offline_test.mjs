// The explorer on its own host: it can be installed, works once its host is gone, and takes a new version whole or not at all. Needs
// QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { launch } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-offline-'));
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm', png: 'image/png', webmanifest: 'application/manifest+json' };
let browser;

before(async () => {
  for (const words of [['-o', 'whole/'], ['--split', '-o', 'split/'], ['--lang', 'en,de,fr', '-o', 'whole-languages/'], ['--lang', 'en,de,fr', '--split', '-o', 'split-languages/']]) {
    const run = spawnSync(process.env.QUEENREEL, ['explore', ...words], { cwd: folder });
    assert.equal(run.status, 0, run.stderr.toString());
  }
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** A host of files below /queens/, from the folder `host.site`, as `host.change(name, bytes)` returns them. */
async function hosted(site, port = 0) {
  const host = { site, asked: [], change: (name, bytes) => bytes };
  const server = createServer(({ url }, answer) => {
    const name = url.replace(/^\/queens\//, '') || 'index.html';
    host.asked.push(name);
    answer.setHeader('content-type', types[name.split('.').pop()] ?? 'text/plain');
    try {
      answer.end(host.change(name, readFileSync(join(folder, host.site, name))));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  host.port = server.address().port;
  host.address = `http://127.0.0.1:${host.port}/queens/`;
  host.close = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  return host;
}

const opened = (page) => page.waitForFunction(() => globalThis.queenreel?.state);
const settled = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  return caches.keys();
});

/** A page that must find nothing to complain about. */
async function visit(context, address) {
  const page = await context.newPage();
  page.troubles = [];
  page.on('console', (message) => page.troubles.push(message.text()));
  page.on('pageerror', (error) => page.troubles.push(String(error)));
  await page.goto(address);
  await opened(page);
  return page;
}

for (const site of ['whole', 'split'])
  test(`the ${site} site works once its host is gone`, async () => {
    const host = await hosted(site);
    const context = await browser.newContext();
    let page = await visit(context, `${host.address}#n=10&k=5`);
    assert.equal((await settled(page)).length, 1);
    assert.deepEqual(page.troubles, []);
    await host.close();
    await page.reload();
    await page.waitForFunction(() => document.getElementById('which').textContent === 'Solution 5 of 724');
    await page.click('#mode-watch');
    await page.waitForFunction(() => globalThis.queenreel.player.story);
    await page.close();
    page = await context.newPage();
    await page.goto(`${host.address}index.html#mode=place&n=6`);
    await opened(page);
    assert.equal(await page.evaluate(() => globalThis.queenreel.state.mode), 'place');
    await context.close();
  });

/** The names of the kept files, and their total bytes. Runs in the page. */
async function keptFiles() {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const sizes = await Promise.all(requests.map(async (request) => (await (await cache.match(request)).arrayBuffer()).byteLength));
  return { names: requests.map(({ url }) => new URL(url).pathname.replace('/queens/', '')), bytes: sizes.reduce((sum, size) => sum + size) };
}

for (const site of ['whole-languages', 'split-languages'])
  test(`of ${site}, the pages that a reader opens are kept, and one of them takes the place of others once the host is gone`, async () => {
    const host = await hosted(site);
    const context = await browser.newContext();
    const page = await visit(context, `${host.address}de.html#n=10&k=5`);
    await settled(page);
    const first = await page.evaluate(keptFiles);
    assert.deepEqual(first.names.filter((name) => /^$|html$/.test(name)), ['de.html']);
    assert.ok(first.bytes < (site === 'whole-languages' ? 600_000 : 2_000_000), first.bytes);
    await page.reload();
    await opened(page);
    await page.click('#options summary');
    await page.selectOption('#language', 'fr');
    await page.waitForFunction(() => globalThis.queenreel?.state && document.documentElement.lang === 'fr');
    assert.equal(page.url(), `${host.address}fr.html#n=10&k=5`);
    const second = await page.evaluate(keptFiles);
    assert.deepEqual(second.names.filter((name) => /^$|html$/.test(name)).sort(), ['de.html', 'fr.html']);
    // A page of another version takes the other files from its host.
    host.asked.length = 0;
    host.change = (name, bytes) => (name === 'index.html' ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes);
    await page.goto(`${host.address}index.html#n=10&k=5`);
    await opened(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    assert.ok(host.asked.includes('index.html'));
    assert.equal(host.asked.includes('explorer.js'), site === 'split-languages');
    assert.deepEqual((await page.evaluate(keptFiles)).names.sort(), second.names.sort());
    await host.close();
    for (const [address, lands] of [['fr.html#n=10&k=5', 'fr.html#n=10&k=5'], ['#n=10&k=5', 'de.html#n=10&k=5']]) {
      await page.goto(`${host.address}${address}`);
      await page.waitForFunction(() => document.getElementById('which')?.textContent.includes('724'));
      assert.equal(page.url(), `${host.address}${lands}`);
    }
    assert.deepEqual(page.troubles.filter((one) => !/ERR_CONNECTION_REFUSED|Failed to load resource/.test(one)), []);
    await context.close();
  });

test('a new version replaces the one before once its pages are closed, whole or not at all', async () => {
  const host = await hosted('whole');
  const context = await browser.newContext();
  const isSplit = (page) => page.evaluate(() => document.querySelector('link[rel=stylesheet]') !== null);
  const updated = (page) => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    try {
      await registration.update();
    } catch {
      // A worker that is not installed.
    }
    const { installing } = registration;
    if (installing) await new Promise((done) => installing.addEventListener('statechange', () => ['installed', 'redundant'].includes(installing.state) && done()));
    return { waits: registration.waiting !== null, caches: await caches.keys() };
  });
  let page = await visit(context, host.address);
  const [first] = await settled(page);
  // The host has only some files of a new version: nothing changes.
  host.site = 'split';
  host.change = (name, bytes) => (name === 'explorer.css' ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes);
  const half = await updated(page);
  assert.deepEqual(half, { waits: false, caches: [first] });
  await page.reload();
  await opened(page);
  assert.equal(await isSplit(page), false);
  // Now it has all of them, and the next page uses them.
  host.change = (name, bytes) => bytes;
  const all = await updated(page);
  assert.equal(all.waits, true);
  assert.equal(all.caches.length, 2);
  assert.equal(await isSplit(page), false);
  await page.close();
  for (let at = 0; at < 50; at++) {
    page = await visit(context, host.address);
    if (await isSplit(page)) break;
    await page.close();
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.equal(await isSplit(page), true);
  await page.waitForFunction(async (old) => !(await caches.keys()).includes(old), first);
  await host.close();
  await page.reload();
  await opened(page);
  assert.equal(await isSplit(page), true);
  await context.close();
});

test('it keeps to its own files, and other caches of its host stay', async () => {
  const host = await hosted('whole');
  const context = await browser.newContext();
  const page = await visit(context, host.address);
  await page.evaluate(() => caches.open('of another page'));
  await settled(page);
  await page.reload();
  await opened(page);
  assert.ok((await settled(page)).includes('of another page'));
  const other = await context.newPage();
  host.asked.length = 0;
  await other.goto(`${host.address}explorer.png`);
  assert.ok(host.asked.includes('explorer.png'), 'what is not kept comes from the host');
  await context.close();
  await host.close();
});

test('it can be installed: Chromium finds no fault with its manifest and icon', async () => {
  const host = await hosted('whole');
  const context = await browser.newContext();
  const page = await visit(context, host.address);
  await settled(page);
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  assert.deepEqual(manifest.errors, []);
  assert.equal(manifest.url, `${host.address}explorer.webmanifest`);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'), []);
  for (const [name, width, height] of [['icon.png', 512, 512], [await page.getAttribute('meta[property="og:image"]', 'content'), 1200, 630]]) {
    const bytes = readFileSync(join(folder, 'whole', name));
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [width, height], name);
  }
  assert.deepEqual(page.troubles, []);
  await context.close();
  await host.close();
});

test('one file alone has no worker, and a site opened from a disk asks for nothing', async () => {
  const run = spawnSync(process.env.QUEENREEL, ['explore', '-o', 'page.html'], { cwd: folder });
  assert.equal(run.status, 0, run.stderr.toString());
  writeFileSync(join(folder, 'whole', 'page.html'), readFileSync(join(folder, 'page.html')));
  const host = await hosted('whole');
  const context = await browser.newContext();
  const page = await visit(context, `${host.address}page.html`);
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  assert.equal(await page.locator('link[rel=manifest], meta[property="og:image"]').count(), 0);
  assert.deepEqual(page.troubles, []);
  const asked = [];
  page.on('request', (request) => /^(file|data|blob):/.test(request.url()) || asked.push(request.url()));
  await page.goto(`file://${join(folder, 'whole', 'index.html')}`);
  await opened(page);
  assert.deepEqual([asked, page.troubles], [[], []]);
  await context.close();
  await host.close();
});
