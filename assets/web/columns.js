// Arranges panels in columns so that none is broken and, if possible, all fit on one page.

/** The least width of a column, in pixels where text has 16. */
export const narrowest = 220;

/** Cuts a list of heights into `count` runs so that the highest is as low as possible. Returns the index at which each run begins. */
function cut(heights, count, from = 0) {
  const sum = (begin, end) => heights.slice(begin, end).reduce((total, height) => total + height, 0);
  if (count === 1) return { starts: [from], tallest: sum(from, heights.length) };
  let best = { tallest: Infinity };
  for (let end = from + 1; end <= heights.length - count + 1; end++) {
    const rest = cut(heights, count - 1, end);
    const tallest = Math.max(sum(from, end), rest.tallest);
    if (tallest < best.tallest) best = { starts: [from, ...rest.starts], tallest };
  }
  return best;
}

const runs = (starts, count) => starts.map((begin, at) => Array.from({ length: (starts[at + 1] ?? count) - begin }, (_, step) => begin + step));

/** Returns all ways to cut `count` items into `parts` runs, as the indexes at which the runs begin. */
function cuts(count, parts, from = 0) {
  if (parts === 1) return [[from]];
  const found = [];
  for (let end = from + 1; end <= count - parts + 1; end++) for (const rest of cuts(count, parts - 1, end)) found.push([from, ...rest]);
  return found;
}

/**
 * Returns the widths of columns. All are equal unless one needs more: then the others give up width above `least`. `share` is how much
 * of the lack they can give, from 0 to 1.
 */
export function columnWidths(columns, room) {
  const each = room / columns.length;
  const lacks = columns.map(({ needs }) => Math.max(0, needs - each));
  const spares = columns.map(({ needs, least }) => Math.max(0, each - Math.max(needs, least)));
  const [lack, spare] = [lacks, spares].map((all) => all.reduce((sum, one) => sum + one, 0));
  const given = Math.min(lack, spare);
  return { widths: columns.map((_, at) => each + (lack && lacks[at] * (given / lack)) - (spare && spares[at] * (given / spare))), share: lack ? given / lack : 1 };
}

/** Arranges all items on one page, in columns as wide as their items need and as low as possible. Returns null if they do not fit. */
function unequal({ widths, leasts, heights }, { width, height, gap }, counts) {
  const of = (column, all) => Math.max(...column.map((item) => all[item]));
  let best = null;
  for (const count of counts)
    for (const starts of cuts(widths.length, count)) {
      const columns = runs(starts, widths.length);
      const found = columnWidths(columns.map((column) => ({ needs: of(column, widths), least: of(column, leasts) })), width - gap * (count - 1));
      const tallest = Math.max(...columns.map((column, at) => column.reduce((sum, item) => sum + heights(found.widths[at])[item], 0)));
      const isBetter = !best || found.share > best.share || (found.share === best.share && tallest < best.tallest);
      if (tallest <= height && isBetter) best = { pages: [columns], widths: [found.widths], share: found.share, tallest };
    }
  return best && { pages: best.pages, widths: best.widths };
}

/**
 * Returns pages of columns of items, by index, and each column's width. `heights(width)` are the least heights of the items in a
 * column of that width, `widths` the widths below which they are broken, and `leasts` their least widths beside wider items. If all fit, there is
 * one page, in columns of about the usual width.
 */
export function arrangement({ widths, leasts = widths.map(() => narrowest), heights }, { width, height, gap, tabs, usual, scale = 1 }) {
  const count = widths.length;
  const each = (columns) => (width - gap * (columns - 1)) / columns;
  const equal = (pages, columns) => ({ pages, widths: pages.map((page) => page.map(() => each(columns))) });
  const most = Math.max(1, Math.min(count, Math.floor((width + gap) / (narrowest * scale + gap))));
  const counts = Array.from({ length: most }, (_, at) => at + 1).sort((a, b) => Math.abs(each(a) - usual * scale) - Math.abs(each(b) - usual * scale));
  const whole = (columns) => widths.every((least) => least <= each(columns));
  for (const columns of counts.filter(whole)) {
    const { starts, tallest } = cut(heights(each(columns)), columns);
    if (tallest <= height) return equal([runs(starts, count)], columns);
  }
  const onePage = unequal({ widths, leasts, heights }, { width, height, gap }, counts.filter((one) => !whole(one)));
  if (onePage) return onePage;
  const columns = counts.find(whole) ?? 1;
  const least = heights(each(columns));
  const pages = [];
  let room = -1;
  for (let at = 0; at < count; at++) {
    const page = pages.at(-1);
    if (page && least[at] <= room) page.at(-1).push(at);
    else {
      if (page && page.length < columns) page.push([at]);
      else pages.push([[at]]);
      room = height - tabs;
    }
    room -= least[at];
  }
  return equal(pages, columns);
}
