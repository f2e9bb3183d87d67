// Possible faults in how a page fits its window, at any size: parts that overlap, are cut off, or are too small to read.

/** The windows of phones held both ways, tablets, laptops, at 200 % zoom, of a slide, and of screens up to 4K at full size. */
export const windows = [
  [320, 568], [360, 740], [390, 844], [844, 390], [640, 400], [768, 1024], [900, 560], [1024, 768], [1180, 820], [1280, 720], [1280, 800],
  [1366, 768], [1920, 1080], [3840, 2160],
];

/** From this size on, everything is visible at once; below, what is behind a tab may scroll. */
const [wholeWidth, wholeHeight] = [1024, 700];

/** The faults of a page as it is, in words. Runs in the page. */
function faultsSeen([leastWidth, leastHeight]) {
  const faults = [];
  const parts = ['header', '#note', '#board svg', '#caption', '#none', '#card', '#panels', '#browsing', '#galleries', '#placing', '#writing', '#lesson', '#trouble', '#controls'];
  const isSeen = (element) => element && element.getClientRects().length > 0 && Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height) > 1;
  const boxes = parts.map((name) => [name, document.querySelector(name)]).filter(([, element]) => isSeen(element)).map(([name, element]) => [name, element.getBoundingClientRect()]);
  for (const [name, box] of boxes) {
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) faults.push(`${name} leaves the window`);
    for (const [other, second] of boxes) {
      if (other <= name) continue;
      const [across, down] = [Math.min(box.right, second.right) - Math.max(box.left, second.left), Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top)];
      if (across > 1 && down > 1) faults.push(`${name} and ${other} overlap by ${across.toFixed()} × ${down.toFixed()}`);
    }
  }
  const controls = ['.transport', '.timeline', '#clock', '#gear'].map((name) => [name, document.querySelector(`#controls ${name}`)]).filter(([, element]) => isSeen(element)).map(([name, element]) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [name, name === '#clock' ? range.getBoundingClientRect() : element.getBoundingClientRect()];
  });
  for (const [at, [name, box]] of controls.entries())
    for (const [other, second] of controls.slice(at + 1))
      if (Math.min(box.right, second.right) - Math.max(box.left, second.left) > 1 && Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top) > 1) faults.push(`${name} and ${other} overlap`);
  for (const sheet of document.querySelectorAll('details[open] > .sheet')) {
    const box = sheet.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push(`the menu of ${sheet.parentElement.id} leaves the window`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  const name = (element) => element.id ? `#${element.id}` : `${element.localName}.${element.getAttribute('class') ?? ''}`;
  for (const element of document.body.querySelectorAll('main *, header *, nav *')) {
    if (!isSeen(element) || element.closest('.spoken, svg, details:not([open]) > .sheet, .editor')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [right, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    const hides = (one) => ['hidden', 'clip'].includes(one);
    if (element.localName !== 'input' && element.localName !== 'select' && ((overflowX !== 'visible' && right > 1) || (hides(overflowY) && down > 1)))
      faults.push(`${name(element)} is cut off by ${right} × ${down}`);
    if (overflowY === 'auto' && !element.matches('.sheet, #gallery') && down > 1 && innerWidth >= leastWidth && innerHeight >= leastHeight) faults.push(`${name(element)} scrolls by ${down}`);
  }
  for (const select of document.querySelectorAll('select')) {
    if (!isSeen(select) || select.closest('details:not([open]) > .sheet')) continue;
    const alone = /** @type {HTMLSelectElement} */ (select.cloneNode(false));
    alone.append(new Option(select.selectedOptions[0]?.text));
    Object.assign(alone.style, { position: 'absolute', width: 'auto', minWidth: 0, maxWidth: 'none' });
    select.after(alone);
    const lack = alone.getBoundingClientRect().width - select.getBoundingClientRect().width;
    alone.remove();
    if (lack > 1) faults.push(`the choice of ${name(select)} is cut off by ${lack.toFixed()}`);
  }
  for (const text of document.querySelectorAll('#caption, .headline, .card h2, .subtitle, #clock > *, .rooms a')) {
    if (!isSeen(text)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inner, box] = [range.getBoundingClientRect(), text.getBoundingClientRect()];
    const line = 1 + 0.2 * Number.parseFloat(getComputedStyle(text).fontSize); // letters may be higher than a line
    if (inner.bottom > box.bottom + line || inner.right > box.right + 1) faults.push(`the text of ${name(text)} leaves it`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !isSeen(element) || element.closest('.spoken, .number, script, details:not([open]) > .sheet')) continue;
    const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.9) faults.push(`'${walker.currentNode.data.trim().slice(0, 20)}' of ${name(element)} is ${size.toFixed(1)} px`);
  }
  return [...new Set(faults)];
}

/** The faults of a page at a window size, once it has settled. */
export async function faultsAt(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  return page.evaluate(`(${faultsSeen})(${JSON.stringify([wholeWidth, wholeHeight])})`);
}
