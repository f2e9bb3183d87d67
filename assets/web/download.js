// What is seen, as a file: boards as SVG that needs no style sheet, and as PNG.

const resolved = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor'];
const initial = { 'fill-opacity': '1', stroke: 'none', 'stroke-width': '1px', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none', opacity: '1' };
const texts = ['font-family', 'font-size', 'font-weight', 'text-anchor'];
const margin = 40; // around the boards, in the color of the ground: they are read on any page
const svgSpace = 'http://www.w3.org/2000/svg';

const drawn = (name, attributes) => {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** A copy of what an element shows, with its style as attributes and what it uses in its place. */
function still(element) {
  if (element.localName === 'use') return stillUse(element);
  const copy = element.localName === 'svg' ? drawn('g', {}) : element.cloneNode(false);
  for (const name of ['class', 'style', 'id', 'aria-hidden']) copy.removeAttribute(name);
  if (!['g', 'svg', 'symbol'].includes(element.localName)) {
    const style = getComputedStyle(element);
    for (const name of resolved) {
      const value = style.getPropertyValue(name);
      if (value && value !== initial[name] && (element.localName === 'text' || !texts.includes(name))) copy.setAttribute(name, value);
    }
  } else if (element.hasAttribute('opacity')) copy.setAttribute('opacity', element.getAttribute('opacity'));
  for (const child of element.childNodes) copy.append(child.nodeType === Node.ELEMENT_NODE ? still(child) : child.cloneNode());
  return copy;
}

function stillUse(element) {
  const symbol = document.querySelector(element.getAttribute('href'));
  const box = symbol.viewBox.baseVal;
  const moved = element.style.transform.match(/-?[\d.]+/g) ?? [element.getAttribute('x') ?? 0, element.getAttribute('y') ?? 0];
  const group = drawn('g', { transform: `translate(${moved[0]} ${moved[1]}) scale(${element.getAttribute('width') / box.width})` });
  const { opacity } = getComputedStyle(element);
  if (opacity !== '1' && element.hasAttribute('opacity')) group.setAttribute('opacity', opacity);
  for (const child of symbol.children) group.append(still(child));
  return group;
}

const isSeen = (element) => element.getClientRects().length > 0;

/** The boards that are seen, each with its name. @returns {[SVGSVGElement, string][]} */
function boardsSeen() {
  /** @type {NodeListOf<SVGSVGElement>} */
  const all = document.querySelectorAll('main svg.squares:not(.legend-square)');
  return [...all].filter(isSeen).map((svg) => [svg, svg.parentElement.querySelector('.name')?.textContent ?? '']);
}

export const canDownload = () => boardsSeen().length > 0;

/** The boards that are seen as a picture of 1080 units a board, side by side with their names where there are some. */
export function pictureOfBoards(title) {
  const boards = boardsSeen();
  const across = Math.ceil(Math.sqrt(boards.length));
  const [side, gap, label] = [1080, boards.length > 1 ? 80 : 0, boards.some(([, name]) => name) ? 90 : 0];
  const [width, height] = [across * (side + gap) - gap, Math.ceil(boards.length / across) * (side + gap + label) - gap];
  const root = drawn('svg', { xmlns: svgSpace, width: width + 2 * margin, height: height + 2 * margin, viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`, role: 'img' });
  root.append(Object.assign(drawn('title', {}), { textContent: title }));
  const style = getComputedStyle(document.body);
  root.append(drawn('path', { d: `M${-margin} ${-margin}h${width + 2 * margin}v${height + 2 * margin}H${-margin}z`, fill: style.backgroundColor }));
  boards.forEach(([svg, name], at) => {
    const box = svg.viewBox.baseVal;
    const [x, y] = [(at % across) * (side + gap), Math.floor(at / across) * (side + gap + label)];
    if (name) {
      const words = drawn('text', { x, y: y + 58, 'font-size': 52, 'font-weight': 600, 'font-family': style.fontFamily, fill: style.color });
      root.append(Object.assign(words, { textContent: name }));
    }
    const scale = side / Math.max(box.width, box.height);
    const group = still(svg);
    group.setAttribute('transform', `translate(${x} ${y + label}) scale(${scale}) translate(${-box.x} ${-box.y})`);
    root.append(group);
  });
  return { text: new XMLSerializer().serializeToString(root), width: width + 2 * margin, height: height + 2 * margin };
}

/** Offers bytes as a file of that name. */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const svgFile = (picture) => new Blob([picture.text], { type: 'image/svg+xml' });

/** The same as PNG, at most 4,096 pixels wide and high. */
export async function pngFile(picture) {
  const scale = Math.min(1, 4096 / Math.max(picture.width, picture.height));
  const address = URL.createObjectURL(svgFile(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) });
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture is too large'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
