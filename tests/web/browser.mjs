// Browsers for tests, Debian's: Chromium by Playwright's core and, for what players do, Firefox by Puppeteer's. Both are
// installed where QUEENREEL_MODULES says.

import { createRequire } from 'node:module';

const require = createRequire(`${process.env.QUEENREEL_MODULES}/`);
const { chromium } = require('playwright-core');
const { default: puppeteer } = require('puppeteer-core');

export const axe = require.resolve('axe-core/axe.min.js');

/** A browser, started with more arguments where some are given. */
export const launch = ({ args = [] } = {}) =>
  chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', ...args],
  });

/** Firefox, whose pages may read pictures of films beside them, and play them unasked. */
export const launchFirefox = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'media.autoplay.default': 0, 'security.fileuri.strict_origin_policy': false },
  });

/** Goes to a picture of a film's page, or of the explorer's player, and waits until it is shown. */
export async function goTo(page, at) {
  await page.evaluate((picture) => (globalThis.queenreel.player ?? globalThis.queenreel).goTo(picture), at);
  await page.waitForFunction((picture) => (globalThis.queenreel.player ?? globalThis.queenreel).shown === picture, at);
}

/** A page of a file, which may ask for nothing else and say nothing in its console; `init` runs before its scripts. A film's page goes to every picture itself: which ones its worker goes to depends on how busy the machine is. */
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
