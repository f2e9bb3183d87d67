// Where panels are, by laws over random ones: all of them, in order, in columns no higher than the room.
//     QUEENREEL_SEED: another seed

import assert from 'node:assert/strict';
import test from 'node:test';

import { arrangement, columnWidths } from '../../assets/web/columns.js';
import { bestBoards, shares, toldApart } from '../../assets/web/fit.js';

const seed = Number(process.env.QUEENREEL_SEED ?? 1);

/** Random numbers, the same for the same seed (Marsaglia's xorshift, 2003). */
let bits = seed * 2654435761 || 1;
function below(end) {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return (bits >>> 0) % end;
}

const sum = (all) => all.reduce((total, one) => total + one, 0);

test('panels stand in order in columns that fit, and behind tabs only where they do not', () => {
  let [whole, tabbed] = [0, 0];
  for (let round = 0; round < 20_000; round++) {
    const count = 1 + below(7);
    const widths = Array.from({ length: count }, () => (below(3) ? 0 : 150 + below(400)));
    const leasts = widths.map(() => 160 + below(61));
    const areas = Array.from({ length: count }, () => 10_000 + below(120_000));
    const heights = (width) => areas.map((area) => Math.ceil(area / width));
    const room = { width: 220 + below(2000), height: 100 + below(1500), gap: 24, tabs: 38, usual: 400 };
    const found = arrangement({ widths, leasts, heights }, room);
    const { pages } = found;
    const repeat = JSON.stringify({ seed, round, widths, leasts, areas, room, found });
    assert.deepEqual(pages.flat(2), Array.from({ length: count }, (_, at) => at), repeat);
    const high = (column, width) => sum(column.map((at) => heights(width)[at]));
    for (const page of found.widths) assert.ok(sum(page) + (page.length - 1) * room.gap <= room.width + 0.001, repeat);
    if (pages.length === 1) whole++;
    else tabbed++;
    // A panel that alone is higher than the room is alone, and scrolls.
    pages.forEach((columns, page) => columns.forEach((column, at) => assert.ok(high(column, found.widths[page][at]) <= room.height || column.length === 1, repeat)));
    if (pages.length > 1) assert.ok(sum(heights(room.width)) > room.height, repeat);
  }
  assert.ok(whole > 2000 && tabbed > 2000, `${whole} whole, ${tabbed} behind tabs`);
});

test('of columns one that needs more gets it from what others have above their least', () => {
  let short = 0;
  for (let round = 0; round < 5000; round++) {
    const columns = Array.from({ length: 1 + below(4) }, () => ({ needs: below(2) * below(600), least: 150 + below(80) }));
    const room = 300 + below(1200);
    const { widths, share } = columnWidths(columns, room);
    const repeat = JSON.stringify({ seed, round, columns, room, widths, share });
    assert.ok(Math.abs(sum(widths) - room) < 0.001, repeat);
    const each = room / columns.length;
    columns.forEach(({ needs, least }, at) => {
      if (needs > each) assert.ok(widths[at] >= each - 0.001 && widths[at] <= needs + 0.001, repeat);
      else assert.ok(widths[at] <= each + 0.001 && widths[at] >= Math.min(each, Math.max(needs, least)) - 0.001, repeat);
      const isLacking = share < 1 && needs <= each;
      if (isLacking) assert.ok(widths[at] <= Math.min(each, Math.max(needs, least)) + 0.001, `${repeat}: none has more than it needs while another lacks it`);
    });
    if (share === 1) assert.ok(columns.every(({ needs }, at) => widths[at] >= needs - 0.001), repeat);
    else short++;
  }
  assert.ok(short > 500);
});

test('code has its width beside panels that are content with less', () => {
  const items = { widths: [388, 0, 0], leasts: [220, 160, 160], heights: (width) => [width < 388 ? 591 : 480, 136, width < 160 ? 900 : 250] };
  const room = { width: 586, height: 689, gap: 24, tabs: 38, usual: 400 };
  const { pages, widths } = arrangement(items, room);
  assert.deepEqual(pages, [[[0], [1, 2]]]);
  assert.ok(widths[0][0] >= 388 && widths[0][1] >= 160, widths.join());
});

test('what is left of a height is given until all have the most, first to those that have enough of it soon', () => {
  for (let round = 0; round < 5000; round++) {
    const limits = Array.from({ length: 1 + below(5) }, () => {
      const [least, more] = [below(100), below(400)];
      return { least, enough: least + (below(2) ? more : below(more + 1)), most: least + more };
    });
    const left = below(1200);
    const got = shares(left, limits);
    const repeat = JSON.stringify({ seed, round, left, limits, got });
    const wanted = limits.reduce((sum, { least, most }) => sum + most - least, 0);
    assert.ok(Math.abs(got.reduce((sum, one) => sum + one, 0) - Math.min(left, wanted)) < 0.001, repeat);
    limits.forEach(({ least, enough, most }, at) => {
      assert.ok(got[at] > -0.001 && least + got[at] < most + 0.001, repeat);
      const isShort = limits.some((one, other) => one.enough === one.most && one.least + got[other] < one.most - 0.001);
      if (isShort && enough < most) assert.ok(least + got[at] < enough + 0.001, repeat);
    });
  }
});

test('tabs of one name have numbers', () => {
  assert.deepEqual(toldApart(['Tracks', 'Boards', 'Tracks']), ['Tracks 1', 'Boards', 'Tracks 2']);
  assert.deepEqual(toldApart(['Code', 'Search tree, Code']), ['Code', 'Search tree, Code']);
});

test('no other number of columns has larger boards', () => {
  for (let round = 0; round < 5000; round++) {
    const count = 1 + below(100);
    const [width, height] = [100 + below(2000), 100 + below(1500)];
    const { across, board } = bestBoards(count, { width, height });
    const size = (columns) => Math.min((width - 8 * (columns - 1)) / columns - 8, (height - 8 * (Math.ceil(count / columns) - 1)) / Math.ceil(count / columns) - 8);
    assert.ok(board <= Math.max(0, size(across)) + 0.001);
    for (let other = 1; other <= count; other++) assert.ok(size(other) <= board + 0.001, JSON.stringify({ seed, round, count, width, height, across, board, other }));
  }
});
