// What a reader sees in a page, and what the engine told.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { axe } from './browser.mjs';

/** What a page shows of a frame. Runs in the page. */
function seen() {
  const text = (query) => [...document.querySelectorAll(query)].map((element) => element.textContent);
  const places = (query) => [...document.querySelectorAll(query)].map((queen) => String(queen.style.transform.match(/\d+/g).map((n) => n / 10))).sort();
  return {
    queens: places('#board .queen:not(.tried)'),
    tried: places('#board .queen.tried'),
    marks: [...document.querySelectorAll('#board .below > use')].map((use) => [use.getAttribute('href'), use.getAttribute('x') / 10, use.getAttribute('y') / 10]),
    over: document.querySelectorAll('#board .above use').length,
    asked: [...document.querySelectorAll('#board .question')].map((mark) => [(mark.getAttribute('x') - 5) / 10, Math.floor(mark.getAttribute('y') / 10)]),
    lines: document.querySelectorAll('#board path.arrow:not(.seam)').length,
    caption: document.getElementById('caption').textContent,
    active: text('.code .active'),
    calls: text('.stack li'),
    counters: [...document.querySelectorAll('.panel-counters dl div')].map((row) => [...row.children].map((cell) => cell.textContent)),
    nodes: document.querySelectorAll('.tree .node').length,
    state: text('.state .cells i'),
    words: document.getElementById('board-words').textContent,
    carded: !document.getElementById('card').hidden,
  };
}

/** The words of a description before it names its queens, or on its first line, if any; else the caption. Runs in the page, too. */
function ownSentence({ caption, description }) {
  if (description.includes('\n')) return description.split('\n')[0].replace(/\.$/, '');
  for (const begin of [' No queens.', ' A queen on ', ' Queens on ', ' Queens: ', ' No rooks.', ' A rook on ', ' Rooks on ', ' Rooks: ']) {
    const at = description.lastIndexOf(begin);
    if (at >= 0) return description[at - 1] === '.' ? description.slice(0, at - 1) : description.slice(0, at);
  }
  return caption;
}

/** The same for a frame; its picture is still, so its words are its own. Runs in the page, too. */
function told(frame, scene) {
  const { size, cells } = frame.board;
  const place = (square) => [square % size, Math.floor(square / size)];
  const panel = (kind) => frame.panels.find((one) => one.kind === kind);
  const on = cells.map((code, square) => ({ queen: code % 2 === 1, mark: (code >> 1) % 16, square }));
  const below = on.filter(({ queen, mark }) => mark > 0 && !(queen && mark === 4));
  return {
    queens: on.filter(({ queen }) => queen).map(({ square }) => String(place(square))).sort(),
    tried: frame.board.tried ? [String([frame.board.tried[1], frame.board.tried[0]])] : [],
    marks: below.map(({ mark, square }) => [`#mark-${mark}`, square]).sort(([, a], [, b]) => a - b).map(([name, square]) => [name, ...place(square)]),
    over: on.filter(({ queen, mark }) => queen && mark === 4).length,
    asked: on.filter(({ queen, square }) => !queen && Math.floor(square / size) === frame.board.asked).map(({ square }) => place(square)),
    lines: (frame.board.lines ?? []).length,
    caption: frame.caption && (scene.board || scene.panels[0]?.kind === 'boards') ? ownSentence(frame) : frame.caption ?? '',
    active: panel('code')?.active >= 0 ? [panel('code').lines[panel('code').active]] : [],
    calls: panel('stack')?.calls ?? [],
    counters: panel('counters')?.counters ?? [],
    nodes: panel('tree')?.nodes.length ?? 0,
    state: (panel('state')?.rows ?? []).flatMap(({ cells: row }) => row.map((cell) => cell[1] ?? '')),
    words: frame.description ?? '',
    carded: Boolean(frame.card),
  };
}


/** Shows every `step`-th picture of the story in a page's player; returns the first difference from what was told. */
function firstDifference(step) {
  const player = globalThis.queenreel.player ?? globalThis.queenreel;
  for (let number = 0; number < player.story.count; number += step) {
    const frame = player.story.frame(number);
    player.showFrame(frame, false);
    if (frame.card) {
      const card = document.getElementById('card');
      if (card.hidden || !card.textContent.includes(frame.card.title)) return { number, card: card.textContent };
      continue;
    }
    const [view, expected] = [seen(), told(frame, player.story.about.scene)];
    if (JSON.stringify(view) !== JSON.stringify(expected)) return { number, view, expected };
  }
  return null;
}

/** Law: a page shows what the engine tells; for every `step`-th picture. */
export async function hold(page, step, name = '') {
  const difference = await page.evaluate(`(() => { ${seen} ${ownSentence} ${told} return (${firstDifference})(${step}); })()`);
  if (difference) assert.deepEqual(difference.view, difference.expected, `${name} picture ${difference.number}`);
  assert.equal(difference, null);
  assert.deepEqual(page.troubles, []);
}

/** Nothing that axe finds. */
export async function inspect(page, name) {
  await page.evaluate(readFileSync(axe, 'utf8'));
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map(({ id, nodes }) => [name, id, nodes[0].html]), []);
}
