// Where panels are: in columns as wide and high as there is room, and behind tabs if not all fit at once.

import { arrangement, narrowest } from './columns.js';
import { gettext } from './messages.js';

/** The page's text size, in pixels. */
export const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The number of columns in which that many boards are largest, and their size. A place exceeds its board by `wide` and `high`, and is at least `least` wide. */
export function bestBoards(count, { width, height }, { gap = 8, wide = 8, high = 8, least = 0 } = {}) {
  let best = { across: 1, board: 0 };
  for (let across = 1; across <= count; across++) {
    const rows = Math.ceil(count / across);
    const place = (width - gap * (across - 1)) / across;
    const board = Math.min(place - wide, (height - gap * (rows - 1)) / rows - high);
    if (board > best.board && (across === 1 || place >= least)) best = { across, board };
  }
  return best;
}

/**
 * Shares out the rest of a height, 0 or more, among panels that have `least` already: those with less `enough` than `most` get that first, then
 * the others what they take, then the first ones the rest.
 */
export function shares(left, limits) {
  const got = limits.map(() => 0);
  const give = (able, upTo) => {
    const wish = (at) => Math.max(0, upTo(limits[at]) - limits[at].least - got[at]);
    const takers = limits.flatMap((one, at) => (able(one) ? [at] : [])).sort((one, other) => wish(one) - wish(other));
    takers.forEach((at, number) => {
      const share = Math.min(left / (takers.length - number), wish(at));
      left -= share;
      got[at] += share;
    });
  };
  const isModest = ({ enough, most }) => enough < most;
  give(isModest, ({ enough }) => enough);
  give((one) => !isModest(one), ({ most }) => most);
  give(isModest, ({ most }) => most);
  return got;
}

/** Unique names: repeated ones get a number. */
export function toldApart(names) {
  return names.map((name, at) => (names.filter((one) => one === name).length > 1 ? `${name} ${names.slice(0, at + 1).filter((one) => one === name).length}` : name));
}

/** The least height of a row of tabs, in letters of the page's text. */
const tabsHeight = 2.4;

/**
 * Panels in an element. Each has a `section` with a `body`, a `name` for its tab, and a `width` below which it breaks, and is at least `narrow`
 * beside wider ones; one that takes any height has `least(width)` and `most(width)`, in pixels, and `size` tells it what it got; beside others
 * it has `enough(width)` before they have more. Where the element's style says `--board-tab: 1`, the room is all of the floor around it, and the
 * board, which is there, is behind a tab, and they behind another one: the floor's `data-tab` says which is shown.
 */
export class Ground {
  /** `usual`: the best width of columns, in pixels where text has 16. `arranged` is called when panels move. */
  constructor(element, usual = 400, arranged = () => {}) {
    this.element = element;
    this.usual = usual;
    this.arranged = arranged;
    this.items = [];
    this.chosen = 0;
    this.isBoardChosen = true;
    this.tabs = Object.assign(document.createElement('div'), { className: 'tabs' });
    this.tabs.setAttribute('role', 'tablist');
    this.pages = Object.assign(document.createElement('div'), { className: 'pages' });
    element.replaceChildren(this.tabs, this.pages);
    this.watch = new ResizeObserver(() => this.changed());
    for (const watched of [this.pages, element, element.parentElement]) this.watch.observe(watched);
    this.grown = new ResizeObserver(() => this.changed());
    this.tabs.addEventListener('keydown', (event) => this.press(event));
  }

  /** The panels to show from now on. */
  set(items) {
    this.grown.disconnect();
    this.items = items;
    this.tallest = items.map(() => 0);
    this.key = '';
    for (const { section, least } of items) if (!least) this.grown.observe(section);
    this.arrange();
  }

  close() {
    this.watch.disconnect();
    this.grown.disconnect();
  }

  /** The available room. */
  room() {
    const hasBoard = getComputedStyle(this.element).getPropertyValue('--board-tab') === '1';
    const { clientHeight } = hasBoard ? this.element.parentElement : this.element;
    const { clientWidth } = this.element;
    return { hasBoard, width: clientWidth, height: clientHeight, key: `${clientWidth} ${clientHeight} ${hasBoard}` };
  }

  /** Arranges again if the room changed, or a panel has grown. */
  changed() {
    const { height, key } = this.room();
    const grown = this.items.some(({ section, least }, at) => !least && section.offsetHeight > this.tallest[at] + 1);
    if (height > 0 && (grown || this.key !== key)) this.arrange();
  }

  arrange() {
    const { hasBoard, width, height: whole, key } = this.room();
    if (width === 0 || whole === 0 || this.items.length === 0) return;
    const height = whole - 1; // for fractions of a pixel
    const grownOnly = this.key === key;
    if (!grownOnly) this.tallest = this.items.map(() => 0);
    this.key = key;
    const root = rootSize();
    const scale = root / 16;
    const gap = 1.5 * root;
    const measured = Object.assign(document.createElement('div'), { className: 'measured' });
    measured.append(...this.items.map(({ section }) => section));
    this.pages.replaceChildren(measured);
    const known = new Map();
    const heights = (columnWidth) => {
      if (!known.has(columnWidth)) known.set(columnWidth, this.heights(measured, columnWidth, grownOnly));
      return known.get(columnWidth);
    };
    const widths = this.items.map(({ width: least = 0 }) => least * scale);
    const tabs = tabsHeight * root;
    const leasts = this.items.map(({ narrow = narrowest }) => narrow * scale);
    const found = hasBoard ? { pages: [[this.items.map((_, at) => at)]], widths: [[width]] } : arrangement({ widths, leasts, heights }, { width, height, gap, tabs, usual: this.usual, scale });
    found.pages.forEach((columns, page) => columns.forEach((column, number) => {
      const all = heights(found.widths[page][number]);
      for (const at of column) this.tallest[at] = Math.max(all[at], this.tallest[at]);
    }));
    this.place(found, height - (hasBoard || found.pages.length > 1 ? tabs : 0), hasBoard);
    this.arranged();
  }

  /** The height of each panel in a column of that width; for one that takes any height, the least. */
  heights(measured, columnWidth, grownOnly) {
    measured.style.width = `${columnWidth}px`;
    for (const { body, least } of this.items) if (least) body.style.height = `${least(columnWidth)}px`;
    return this.items.map(({ section }, at) => Math.max(Math.ceil(section.getBoundingClientRect().height), grownOnly ? this.tallest[at] : 0));
  }

  place({ pages, widths }, height, hasBoard) {
    const shown = pages.map((columns, number) => {
      const page = Object.assign(document.createElement('div'), { className: 'page', id: `${this.element.id}-page-${number}` });
      if (hasBoard || pages.length > 1) page.setAttribute('role', 'tabpanel');
      for (const [at, column] of columns.entries()) {
        const place = Object.assign(document.createElement('div'), { className: 'column' });
        place.style.flexGrow = String(widths[number][at]);
        place.append(...column.map((at) => this.items[at].section));
        page.append(place);
      }
      return page;
    });
    this.pages.replaceChildren(...shown);
    pages.forEach((columns, page) => columns.forEach((column, at) => this.stretch(column, widths[page][at], height)));
    this.showTabs(pages, shown, hasBoard);
  }

  /** Gives the rest of a column's height to panels that take any. */
  stretch(column, width, height) {
    const takers = column.filter((at) => this.items[at].least);
    const left = Math.max(0, height - column.reduce((sum, at) => sum + this.tallest[at], 0));
    const limits = takers.map((at) => {
      const { least, most, enough = most } = this.items[at];
      return { least: least(width), enough: Math.min(enough(width), most(width)), most: most(width) };
    });
    shares(left, limits).forEach((share, number) => {
      const { body, size } = this.items[takers[number]];
      body.style.height = `${limits[number].least + share}px`;
      size({ width, height: limits[number].least + share });
    });
  }

  showTabs(pages, shown, hasBoard) {
    const names = hasBoard ? [gettext('Panels')] : toldApart(pages.map((columns) => [...new Set(columns.flat().map((at) => this.items[at].name))].join(', ')));
    const tab = (name, shows, choice) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
      button.setAttribute('role', 'tab');
      button.setAttribute('aria-controls', shows);
      button.addEventListener('click', choice);
      return button;
    };
    const choose = (at) => {
      Object.assign(this, at < 0 ? { isBoardChosen: true } : { isBoardChosen: false, chosen: pages[at].flat()[0] });
      this.choose(pages, shown, hasBoard);
      this.arranged();
    };
    this.tabs.hidden = !hasBoard && pages.length < 2;
    const all = names.map((name, at) => tab(name, shown[at].id, () => choose(at)));
    if (hasBoard) all.unshift(tab(gettext('Board'), 'board', () => choose(-1)));
    this.tabs.replaceChildren(...(this.tabs.hidden ? [] : all));
    this.choose(pages, shown, hasBoard);
  }

  /** Shows the page that has the chosen panel, or the board. */
  choose(pages, shown, hasBoard) {
    const isBoard = hasBoard && this.isBoardChosen;
    const page = Math.max(0, pages.findIndex((columns) => columns.flat().includes(this.chosen)));
    if (hasBoard) this.element.parentElement.dataset.tab = isBoard ? 'board' : 'panels';
    else delete this.element.parentElement.dataset.tab;
    shown.forEach((one, number) => {
      one.hidden = isBoard || number !== page;
      if (one.scrollHeight > one.clientHeight + 1) one.tabIndex = 0;
    });
    const chosen = (isBoard ? -1 : page) + Number(hasBoard);
    this.tabs.querySelectorAll('button').forEach((tab, number) => {
      tab.setAttribute('aria-selected', String(number === chosen));
      tab.tabIndex = number === chosen ? 0 : -1;
    });
  }

  /** Shows the board, if it is behind a tab. */
  showBoard() {
    if (this.element.parentElement.dataset.tab === 'panels') this.tabs.querySelector('button').click();
  }

  press(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const tabs = [...this.tabs.querySelectorAll('button')];
    const tab = tabs[tabs.indexOf(event.target) + step];
    if (!step || !tab) return;
    event.preventDefault();
    tab.click();
    tab.focus();
  }
}
