// Debian's browsers for tests: Chromium by Playwright's core and, for players' features, Firefox by Puppeteer's. Both
// libraries are installed in QUEENREEL_MODULES.

import { createRequire } from 'node:module';

const require = createRequire(`${process.env.QUEENREEL_MODULES}/`);
const { chromium } = require('playwright-core');
const { default: puppeteer } = require('puppeteer-core');

export const axe = require.resolve('axe-core/axe.min.js');

/** A browser, started with further arguments if given. */
export const launch = ({ args = [] } = {}) =>
  chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', ...args],
  });

/** Firefox, whose pages may read pictures of films beside them, and autoplay them. */
export const launchFirefox = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'media.autoplay.default': 0, 'security.fileuri.strict_origin_policy': false },
  });

/** Goes to a picture in a film's page or the explorer's player, and waits until it is shown. */
export async function goTo(page, at) {
  await page.evaluate((picture) => (globalThis.queenreel.player ?? globalThis.queenreel).goTo(picture), at);
  await page.waitForFunction((picture) => (globalThis.queenreel.player ?? globalThis.queenreel).shown === picture, at);
}

/** A page of a file, which may request nothing else and print nothing to its console; `init` runs before its scripts. A film's page goes to every picture itself: which ones its worker goes to depends on the machine's load. */
export async function openPage(browser, file, { ready = () => document.body.dataset.read === 'all' || !document.getElementById('trouble').hidden, init, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, offline: true, ...options });
  const page = await context.newPage();
  page.troubles = [];
  if (init) await page.addInitScript(init);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && page.troubles.push(message.text()));
  page.on('pageerror', (error) => page.troubles.push(String(error)));
  page.on('request', (request) => /^(file|data|blob):/.test(request.url()) || page.troubles.push(request.url()));
  await page.goto(`file://${file}`);
  await page.waitForFunction(ready);
  await page.evaluate(() => {
    const far = globalThis.queenreel?.story?.constructor;
    if (far?.quick) far.quick = Infinity;
  });
  return page;
}
