// What is shown, as a picture: boards as SVG without a style sheet, with descriptions, and as PNG.

import { gettext } from './messages.js';

const resolved = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor'];
const initial = { 'fill-opacity': '1', stroke: 'none', 'stroke-width': '1px', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none', opacity: '1' };
const texts = ['font-family', 'font-size', 'font-weight', 'text-anchor'];
const margin = 40; // around the boards, in the ground's color, for reading on any page
const boardSide = 1080;
const svgSpace = 'http://www.w3.org/2000/svg';

const drawn = (name, attributes, text = '') => {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};

/** Copies of what elements show, with their style as attributes and what they use in its place. Elements of one class all look the same. */
class Stills {
  constructor() {
    this.styles = new Map(); // by an element's name and class
    this.symbols = new Map();
  }

  of(element) {
    if (element.localName === 'use') return this.ofUse(element);
    const copy = element.localName === 'svg' ? drawn('g', {}) : element.cloneNode(false);
    for (const name of ['class', 'style', 'id', 'aria-hidden']) copy.removeAttribute(name);
    if (!['g', 'svg', 'symbol'].includes(element.localName)) for (const [name, value] of this.style(element)) copy.setAttribute(name, value);
    else if (element.matches('[opacity], .tried')) copy.setAttribute('opacity', getComputedStyle(element).opacity);
    for (const child of element.childNodes) copy.append(child.nodeType === Node.ELEMENT_NODE ? this.of(child) : child.cloneNode());
    return copy;
  }

  style(element) {
    const isText = element.localName === 'text';
    const key = `${element.localName} ${element.getAttribute('class')}`;
    const known = this.styles.get(key);
    if (known) return known;
    const style = getComputedStyle(element);
    const found = resolved.filter((name) => isText || !texts.includes(name)).map((name) => [name, style.getPropertyValue(name)])
      .filter(([name, value]) => value && value !== initial[name]);
    if (!isText && element.hasAttribute('class')) this.styles.set(key, found);
    return found;
  }

  ofUse(element) {
    const { box, parts } = this.symbol(element.getAttribute('href'));
    // Some browsers give one length for a translation along one axis.
    const moved = element.style.transform.match(/-?[\d.]+/g) ?? [element.getAttribute('x') ?? 0, element.getAttribute('y') ?? 0];
    const group = drawn('g', { transform: `translate(${moved[0]} ${moved[1] ?? 0}) scale(${element.getAttribute('width') / box.width})` });
    if (element.matches('[opacity], .tried')) group.setAttribute('opacity', getComputedStyle(element).opacity);
    group.append(...parts.map((part) => part.cloneNode(true)));
    return group;
  }

  symbol(name) {
    if (!this.symbols.has(name)) {
      const symbol = document.querySelector(name);
      this.symbols.set(name, { box: symbol.viewBox.baseVal, parts: [...symbol.children].map((child) => this.of(child)) });
    }
    return this.symbols.get(name);
  }
}

const isSeen = (element) => element.getClientRects().length > 0;

function allBoards() {
  /** @type {NodeListOf<SVGSVGElement>} */
  const all = document.querySelectorAll('main svg.squares:not(.legend-square)');
  return [...all];
}

/** The boards in sight, each with its name. @returns {[SVGSVGElement, string][]} */
function boardsSeen() {
  return allBoards().filter(isSeen).map((svg) => [svg, svg.parentElement.querySelector('.name')?.textContent ?? '']);
}

export const canDownload = () => allBoards().some(isSeen);

/** How the page looks now: its ground and text colors, its font, and the looks of its elements. */
export const pageLook = () => {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  return { ground: backgroundColor, color, font: fontFamily, stills: new Stills(), context: document.createElement('canvas').getContext('2d') };
};

/** A text in lines of at most that width. */
function brokenText(text, width, { font, context }, size, weight) {
  context.font = `${weight} ${size}px ${font}`;
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
      if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

/** A text as SVG below a height, in smaller letters if it would take more lines than that, and its height. */
function paragraph(text, { y, width, size, most, weight = 400 }, look) {
  let lines = brokenText(text, width, look, size, weight);
  for (; lines.length > most && size > 16; lines = brokenText(text, width, look, size, weight)) size -= 2;
  const parts = lines.map((line, at) => drawn('text', { x: 0, y: y + size * (1.08 + 1.35 * at), 'font-size': size, 'font-weight': weight, 'font-family': look.font, fill: look.color }, line));
  return { parts, high: 1.35 * size * lines.length };
}

/** A card's words: its title, subtitle, and counts. */
function cardWords({ title, subtitle = '', totals = [] }, width, look) {
  const parts = [];
  let y = 0.3 * boardSide;
  for (const [text, size, weight] of [[title, 84, 700], [subtitle, 48, 400], [totals.map((row) => row.join(': ')).join('\n'), 44, 400]]) {
    if (!text) continue;
    const { parts: lines, high } = paragraph(text, { y, width, size, weight, most: weight === 700 ? 3 : 6 }, look);
    parts.push(...lines);
    y += high + 0.4 * size;
  }
  return parts;
}

/**
 * Draws a picture of boards side by side, [element, name] of each, with `words` below them, or of the words of a `card`. `width` is in pixels. The picture has room
 * for `lines` lines of words and for `count` boards, so that all pictures of a film have one size.
 */
export function pictureOf({ boards, card = null, words = '', title, width, lines = 0, count = boards.length, named = boards.some(([, name]) => name) }, look = pageLook()) {
  const across = Math.ceil(Math.sqrt(count));
  const [gap, label] = [count > 1 ? 80 : 0, named ? 90 : 0];
  const wide = across * (boardSide + gap) - gap;
  const below = Math.ceil(count / across) * (boardSide + gap + label) - gap;
  const size = 44 * (wide / boardSide) ** 0.6;
  const caption = paragraph(words, { y: below + 24, width: wide, size, most: lines || 6 }, look);
  const high = below + (lines || words ? 24 + (lines ? 1.35 * size * lines : caption.high) : 0);
  const box = [wide + 2 * margin, high + 2 * margin];
  const height = 2 * Math.round((width * box[1]) / box[0] / 2);
  const root = drawn('svg', { xmlns: svgSpace, width, height, viewBox: `${-margin} ${-margin} ${box.join(' ')}`, role: 'img' });
  root.append(drawn('title', {}, title));
  root.append(drawn('path', { d: `M${-margin} ${-margin}h${box[0]}v${box[1]}H${-margin}z`, fill: look.ground }));
  boards.forEach(([svg, name], at) => {
    const view = svg.viewBox.baseVal;
    const [x, y] = [(at % across) * (boardSide + gap), Math.floor(at / across) * (boardSide + gap + label)];
    if (name) root.append(drawn('text', { x, y: y + 58, 'font-size': 52, 'font-weight': 600, 'font-family': look.font, fill: look.color }, name));
    const group = look.stills.of(svg);
    group.setAttribute('transform', `translate(${x} ${y + label}) scale(${boardSide / Math.max(view.width, view.height)}) translate(${-view.x} ${-view.y})`);
    root.append(group);
  });
  if (card) root.append(...cardWords(card, wide, look));
  else if (words) root.append(...caption.parts);
  return { text: new XMLSerializer().serializeToString(root), width, height };
}

/** What is in sight: its boards, and the caption if the page has one. */
export function pictureSeen(width) {
  const caption = document.getElementById('caption');
  return pictureOf({ boards: boardsSeen(), words: isSeen(caption) ? caption.textContent : '', title: document.getElementById('board-words').textContent, width });
}

/** Offers bytes as a file of that name. */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const svgFile = (picture) => new Blob([picture.text], { type: 'image/svg+xml' });

/** Draws a picture on a canvas of its size. */
export async function paint(picture, canvas) {
  const address = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The same as PNG. */
export async function pngFile(picture) {
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  await paint(picture, canvas);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error(gettext('the picture is too large')))), 'image/png'));
}
