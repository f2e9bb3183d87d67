// Cards: what a film begins and ends with, in the same columns as panels.

import { escaped, stillBoard } from './board.js';
import { gettext, ngettext } from './messages.js';
import { fill } from './update.js';
import { Ground, rootSize } from './fit.js';
import { pairs, tiles, tilesHeight, treePicture } from './panels.js';

/** Centers what is lower than its page. */
function lower(body) {
  const page = body.querySelector('.page:not([hidden])');
  const highest = Math.max(0, ...[...(page?.children ?? [])].map((column) => column.lastElementChild.getBoundingClientRect().bottom));
  const card = body.parentElement;
  const spare = page ? page.getBoundingClientRect().bottom - highest : 0;
  const lowered = Number.parseFloat(getComputedStyle(card).paddingTop);
  card.style.setProperty('--spare', `${Math.max(0, Math.round(spare + lowered))}px`);
}

/** A card: what a film begins and ends with. */
export class CardView {
  constructor(element) {
    this.element = element;
    this.ground = null;
  }

  show(card, score = '') {
    this.ground?.close();
    this.ground = null;
    fill(this.element, card ? `<div class="card"><h2>${escaped(card.title)}</h2>${card.subtitle ? `<p class="subtitle">${escaped(card.subtitle)}</p>` : ''}${score && `<p class="subtitle">${escaped(gettext('Your answers: {score}.', { score }))}</p>`}<div class="card-body" id="card-body"></div></div>` : '');
    if (!card) return;
    const small = card.boards ?? [];
    const more = (card.boardCount ?? 0) - small.length;
    const below = more > 0 ? 24 : 0;
    const gallery = ({ width, height }) =>
      tiles(small.map((one) => `<li>${stillBoard(one)}</li>`), small.length, { width, height: height - below }) + (below ? `<p class="more">${escaped(ngettext('and {count} more', 'and {count} more', more))}</p>` : '');
    const area = (side) => (width) => tilesHeight(small.length, side)(width) + below;
    const square = (size) => tiles([`<li>${stillBoard(card.board, '', card.rays)}</li>`], 1, size);
    const rows = card.tree ? Math.max(1, ...card.tree.nodes.map((node) => node[1])) : 0;
    const body = this.element.querySelector('.card-body');
    this.ground = new Ground(body, 400, () => lower(body));
    this.ground.set([
      card.board && this.item(gettext('Board'), square, () => 120, (width) => width),
      small.length && this.item(gettext('Boards'), gallery, area(24), (width) => (small.length === 1 ? width : area((small.length > 4 ? 9.4 : 20) * rootSize())(width))),
      card.totals && this.item(gettext('Counters'), () => pairs(card.totals, 'counters')),
      card.tree && this.item(gettext('Tree'), (size) => treePicture(card.tree, size), () => 20 + 12 * rows, () => 20 + 34 * rows),
    ].filter(Boolean));
  }

  item(name, painted, least, most) {
    const section = Object.assign(document.createElement('section'), { className: 'panel' });
    section.setAttribute('aria-label', name);
    const body = Object.assign(document.createElement('div'), { className: 'panel-body' });
    section.append(body);
    const item = { name, section, body, size: (size) => fill(body, painted(size)) };
    if (least) return Object.assign(item, { least, most });
    fill(body, painted());
    return item;
  }

  close() {
    this.ground?.close();
  }
}
