// The explorer in a real browser: its whole tour, the keyboard alone, every solver and story picture by picture,
// and what it gives to take along. Needs QUEENREEL, the program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import test from 'node:test';

import { goTo } from './browser.mjs';
import { explorerSite } from './explorer_site.mjs';
import { hold, inspect } from './view.mjs';

const { folder, pictures, site, browser, run, open, text, picture, state, close } = await explorerSite('explorer');
const queens = (page) => page.evaluate(() => [...document.querySelectorAll('#board .queen')].map((queen) => queen.style.transform.match(/\d+/g).map((n) => n / 10)).sort((a, b) => a[1] - b[1]).map(([column]) => column));
/** Chooses from the menu of what is shown. */
async function choose(page, id, value) {
  await page.evaluate(() => (document.getElementById('options').open = true));
  await (typeof value === 'boolean' ? page.setChecked(`#${id}`, value) : page.selectOption(`#${id}`, value));
}
/** Opens a menu. */
const openMenu = (page, id) => page.evaluate((name) => document.querySelectorAll('.menu').forEach((menu) => (menu.open = menu.id === name)), id);
const told = (page) => page.waitForFunction(() => globalThis.queenreel.player.story);

test('solutions come one after the other, forward and back', async () => {
  const page = await open();
  console.log(`first board: ${await page.evaluate(() => document.body.dataset.first)} ms from opening the file`);
  const all = run('solve', '8').trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(await text(page, 'which'), 'Solution 1 of 92');
  assert.equal(await page.getAttribute('#solution-previous', 'aria-disabled'), 'true');
  for (let number = 0; number < 92; number++) {
    assert.deepEqual(await queens(page), all[number]);
    if (number < 91) await page.click('#solution-next');
  }
  assert.equal(await text(page, 'which'), 'Solution 92 of 92');
  assert.equal(await page.getAttribute('#solution-next', 'aria-disabled'), 'true');
  await page.click('#solution-previous');
  assert.deepEqual(await queens(page), all[90]);
  await page.waitForURL(/#k=91$/);
  await page.fill('#number', '42');
  await page.press('#number', 'Enter');
  assert.deepEqual(await queens(page), all[41]);
  await page.check('#unique');
  assert.equal(await text(page, 'which'), 'Fundamental solution 1 of 12');
  await page.selectOption('#finder', 'min-conflicts');
  await page.waitForFunction(() => document.getElementById('which').textContent === 'One solution of 92, found by min-conflicts');
  await inspect(page, 'solutions');
  await page.selectOption('#finder', 'bitmask');
  for (const size of [1, 2, 3, 4]) {
    await choose(page, 'size', String(size));
    assert.equal(await text(page, 'which'), size === 1 ? 'Fundamental solution 1 of 1' : size === 4 ? 'Fundamental solution 1 of 1' : 'No solutions');
    assert.equal((await queens(page)).length, size === 2 || size === 3 ? 0 : size);
  }
  await close(page);
});

test('on phones the line of code that runs is in sight', async () => {
  const page = await open('#mode=watch&n=6&solver=dancing-links&extent=first');
  for (const [width, height] of [[390, 844], [360, 640]]) {
    await page.setViewportSize({ width, height });
    await told(page);
    const hidden = await page.evaluate(async () => {
      const { player } = globalThis.queenreel;
      const seen = [];
      document.querySelectorAll('#panels [role=tab]').forEach((tab) => /code/i.test(tab.textContent) && tab.click());
      for (let number = 1; number < 60; number++) {
        player.playback.go(number);
        player.show();
        await new Promise(requestAnimationFrame);
        const line = document.querySelector('#panels .code .active')?.getBoundingClientRect();
        const room = document.querySelector('#panels .page:not([hidden])').getBoundingClientRect();
        if (line && (line.top < room.top - 1 || line.bottom > room.bottom + 1)) seen.push(number);
      }
      return seen;
    });
    assert.deepEqual(hidden, [], `${width} × ${height}`);
  }
  await close(page);
});

test('Back goes back through rooms, sizes and stories, and each has a title and a link', async () => {
  const page = await open();
  const way = [['Solutions', '#mode-browse', '8 queens: solutions'], ['Place', '#mode-place', '8 queens to place'], ['Watch', '#mode-watch', '8 queens: backtracking']];
  for (const [, link, title] of way.slice(1)) {
    await page.click(link);
    assert.equal(await page.title(), `${title} · Queenreel`);
    assert.equal(await page.getAttribute(link, 'aria-current'), 'page');
  }
  await told(page);
  await page.click('#next');
  await choose(page, 'solver', 'tables');
  await told(page);
  await choose(page, 'size', '6');
  await told(page);
  assert.equal(await text(page, 'options-words'), 'tables · 6 queens');
  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.n === 8 && globalThis.queenreel.state.solver === 'tables');
  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.solver === 'backtracking' && globalThis.queenreel.player.story);
  assert.ok(Number((await state(page)).t) > 0, 'the moment is kept');
  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.mode === 'place');
  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.mode === 'browse');
  assert.equal(await page.title(), '8 queens: solutions · Queenreel');
  await page.goForward();
  await page.waitForFunction(() => globalThis.queenreel.state.mode === 'place');
  const other = await open(await page.getAttribute('#mode-watch', 'href'));
  await told(other);
  for (const one of [page, other]) await close(one);
});

test('what does not go together is mended, and said', async () => {
  for (const [hash, changed, words] of [
    ['#n=9&finder=brute', { finder: 'bitmask' }, /^brute takes 1 to 8 queens; bitmask found these solutions\.$/],
    ['#mode=watch&n=20&story=walkthrough', { n: 8 }, /^Walkthrough takes up to 8 queens\.$/],
    ['#mode=watch&n=14&story=symmetry', { n: 12 }, /^Symmetry takes up to 12 queens\.$/],
    ['#mode=watch&n=9&solver=brute', { solver: 'backtracking' }, /^brute does not tell “search” with 9 queens; backtracking does\.$/],
    ['#mode=watch&n=6&story=occupancy&solver=dancing-links', { solver: 'tables' }, /tables does\.$/],
    ['#mode=watch&n=6&story=race&racers=tables', { racers: 'tables,backtracking' }, /at least two/],
    ['#mode=watch&n=6&story=walkthrough&place=a1', { place: '', story: 'walkthrough' }, /^Walkthrough begins with an empty board\.$/],
    ['#mode=watch&n=6&solver=min-conflicts&place=a1', { solver: 'backtracking', place: 'a1' }, /^min-conflicts begins with an empty board; backtracking does not\.$/],
    ['#mode=watch&n=6&story=race&racers=tables,backtracking,min-conflicts&block=a1', { racers: 'tables,backtracking', block: 'a1' }, /^Left out, because they begin with an empty board: min-conflicts\.$/],
    ['#mode=watch&n=5&solver=threats&rule=torus', { solver: 'backtracking', rule: 'torus' }, /^threats shows no search on a torus; backtracking does\.$/],
    ['#mode=watch&n=5&story=race&rule=torus', { story: 'race', rule: 'queens' }, /^Race shows only chess queens\.$/],
    ['#mode=watch&n=5&solver=threats&rule=superqueens', { solver: 'backtracking', rule: 'superqueens' }, /^threats shows no search for 5 superqueens; backtracking does\.$/],
    ['#mode=watch&n=9&story=race&racers=tables,brute,threats', { racers: 'tables,threats' }, /^Left out, because 9 queens are too many: brute\.$/],
  ]) {
    const page = await open(hash);
    await page.waitForFunction(() => globalThis.queenreel.state.mode !== 'watch' || globalThis.queenreel.player.story || !document.getElementById('trouble').hidden);
    assert.ok(await page.isHidden('#trouble'), hash);
    assert.match(await text(page, 'note'), words, hash);
    const now = await state(page);
    for (const [name, value] of Object.entries(changed)) assert.equal(now[name], value, hash);
    await close(page);
  }
  const page = await open();
  for (const [given, number] of [['7.5', '7'], ['-3', '1'], ['999', '92']]) {
    await page.fill('#number', given);
    await page.press('#number', 'Enter');
    assert.equal(await text(page, 'which'), `Solution ${number} of 92`);
    assert.equal(await page.inputValue('#number'), number);
  }
  await close(page);
});

test('a search completes the queens that a reader placed', async () => {
  const page = await open('#mode=place&n=6&queens=b6');
  await page.click('#watch-it');
  await told(page);
  assert.equal((await state(page)).place, 'b6');
  assert.equal(await text(page, 'options-words'), 'backtracking · 6 queens, 1 given');
  assert.equal(await text(page, 'given-words'), 'Given: b6.');
  assert.match(await text(page, 'command'), / --place b6 /);
  const given = 1 + 32;
  const ends = await page.evaluate(() => {
    const { story } = globalThis.queenreel.player;
    const at = story.kinds.indexOf('solution');
    return { cells: story.frame(at).board.cells, solutions: story.kinds.filter((kind) => kind === 'solution').length };
  });
  assert.equal(ends.cells[1] & given, given);
  assert.equal(ends.solutions, Number(run('count', '6', '--place', 'b6')));
  // A refusal has its own words, not those of an earlier picture.
  await goTo(page, await page.evaluate(() => globalThis.queenreel.player.story.kinds.indexOf('reject')));
  const { description } = await page.evaluate(() => globalThis.queenreel.player.frame);
  assert.match(description, / Given: b6\.$/);
  assert.equal(await text(page, 'caption'), description.slice(0, description.indexOf('. ')));
  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.mode === 'place');
  assert.deepEqual(await queens(page), [1]);
  await page.goForward();
  await told(page);
  await page.evaluate(() => (document.getElementById('options').open = true));
  await page.click('#given-away');
  await page.waitForFunction(() => globalThis.queenreel.state.place === '' && globalThis.queenreel.player.story);
  assert.ok(await page.isHidden('#given-choice'));
  await close(page);
  const fought = await open('#mode=place&n=6&queens=b6,c5');
  assert.equal(await fought.getAttribute('#watch-it', 'aria-disabled'), 'true');
  await fought.evaluate(() => { location.hash = '#mode=watch&n=6&place=a1,b6,c5'; });
  await fought.waitForSelector('#trouble:not([hidden])');
  assert.match(await text(fought, 'trouble'), /^(b6 and c5|c5 and b6) attack each other, so no solution has both: /);
  assert.ok(await fought.isHidden('#controls'));
  await fought.evaluate(() => { document.getElementById('options').open = true; });
  await fought.click('#given-away');
  await told(fought);
  assert.ok(await fought.isHidden('#trouble'));
  // A rook attacks nothing on its diagonal.
  await fought.evaluate(() => { location.hash = '#mode=watch&n=4&place=a4,b3&rule=rooks'; });
  await fought.waitForFunction(() => globalThis.queenreel.state.rule === 'rooks' && globalThis.queenreel.player.story);
  assert.ok(await fought.isHidden('#trouble'));
  await close(fought);
});

test("a gallery's command makes the solutions that are shown", async () => {
  const page = await open('#mode=gallery&n=8&queens=c3');
  assert.equal(await text(page, 'command'), 'queenreel animate 8 --place c3 -o queens-8.mp4');
  assert.equal(Number(run('count', '8', '--place', 'c3')), await page.evaluate(() => globalThis.queenreel.gallery.shown.length));
  await page.evaluate(() => { location.hash = '#mode=gallery&n=8&queens=a8,b7'; });
  await page.waitForFunction(() => globalThis.queenreel.gallery.queens.length === 2);
  await page.evaluate(() => { document.getElementById('take').open = true; });
  assert.ok(await page.isHidden('#command'), 'where no solution is left, there is no film');
  await close(page);
});

test('a button that can do nothing says why', async () => {
  const page = await open('#mode=place&n=6');
  const says = async (id) => {
    await page.evaluate((one) => document.getElementById(one).click(), id);
    assert.equal(await text(page, 'completion'), await page.getAttribute(`#${id}`, 'title'), id);
    return text(page, 'completion');
  };
  assert.equal(await says('explain'), 'There is no mistake: the board is empty.');
  assert.equal(await says('undo'), 'There is nothing to undo.');
  await page.evaluate(() => { location.hash = '#mode=place&n=6&queens=b6,c5'; });
  await page.waitForFunction(() => globalThis.queenreel.placing.queens.length === 2);
  for (const id of ['hint', 'complete', 'watch-it']) assert.equal(await says(id), 'Queens attack each other: take one of them back first.');
  assert.equal((await state(page)).mode, 'place');
  const grayed = await page.locator('#placing [aria-disabled=true]').evaluateAll((all) => all.map(({ id, title }) => [id, title]));
  assert.deepEqual(grayed.filter(([, title]) => title === ''), []);
  const others = await page.locator('#placing [aria-disabled=false]').evaluateAll((all) => all.map(({ title }) => title));
  assert.deepEqual(others.filter(Boolean), []);
  await close(page);
});

test('an address that asks for what there is not says what was left out', async () => {
  const page = await open('#n=6');
  for (const [hash, note] of [
    ['#n=21', /^The explorer shows up to 20 queens\.$/], ['#mode=place&n=32', /^The explorer shows up to 20 queens\.$/],
    ['#mode=watch&n=40', /^The explorer shows up to 20 queens\./], ['#n=6&mode=xyz', /: mode=xyz\.$/], ['#n=6&lesson=nope', /: lesson=nope\.$/],
    ['#mode=watch&n=6&solver=nope', /: solver=nope\.$/], ['#mode=watch&n=20&solver=brute', /brute does not tell/],
    ['#mode=place&n=6&queens=a1,z9', /: queens=z9\.$/], ['#mode=place&n=6&rule=torus', /^The room Place has chess queens only\.$/], ['#mode=place&n=6&queens=a1', /^$/], ['#mode=watch&n=6&story=race&racers=tables,bitmask', /^$/],
  ]) {
    await page.evaluate((to) => { location.hash = to; }, hash);
    await page.waitForFunction((words) => new RegExp(words).test(document.getElementById('note').textContent), note.source, { timeout: 20_000 }).catch(async () => assert.match(await text(page, 'note'), note, hash));
  }
  await close(page);
});

test('a search on a torus shows diagonals that go on at the opposite edge', async () => {
  const page = await open('#mode=watch&n=5&rule=torus');
  await told(page);
  assert.equal(await text(page, 'options-words'), 'backtracking · 5 queens on a torus');
  assert.match(await page.title(), /^5 queens on a torus: backtracking/);
  assert.match(await text(page, 'command'), / --rule torus /);
  assert.equal(await page.evaluate(() => globalThis.queenreel.player.story.kinds.filter((kind) => kind === 'solution').length), Number(run('count', '5', '--rule', 'torus')));
  const at = await page.evaluate(() => {
    const { story } = globalThis.queenreel.player;
    return story.kinds.findIndex((kind, one) => kind === 'reject' && story.frame(one).board.lines?.length > 1);
  });
  await goTo(page, at);
  const seen = await page.evaluate(() => {
    const { frame, walking } = globalThis.queenreel.player;
    const clip = document.querySelector('#board .above > svg');
    const arrows = clip.querySelectorAll('path.arrow:not(.seam)').length;
    const [row, column] = frame.board.lines.at(-1).slice(2);
    return { width: clip.getAttribute('width'), overflow: getComputedStyle(clip).overflow, arrows, lines: frame.board.lines.length, why: walking.whyWords(row * 5 + column) };
  });
  assert.deepEqual([seen.width, seen.overflow, seen.arrows], ['50', 'hidden', seen.lines]);
  assert.match(seen.why, /^[a-e]\d: the queen on [a-e]\d holds this diagonal/);
  await picture(page, 'torus');
  await choose(page, 'pieces', 'queens');
  await page.waitForFunction(() => globalThis.queenreel.state.rule === 'queens' && globalThis.queenreel.player.story);
  assert.doesNotMatch(await text(page, 'command'), /--rule/);
  await page.goBack();
  await page.waitForFunction(() => globalThis.queenreel.state.rule === 'torus' && globalThis.queenreel.player.story);
  await choose(page, 'story', 'walkthrough');
  await page.waitForFunction(() => globalThis.queenreel.state.story === 'walkthrough' && globalThis.queenreel.player.story);
  assert.equal((await state(page)).rule, 'queens');
  assert.ok(await page.isHidden('#pieces-choice'));
  await close(page);
});

test('a search for rooks has their shape and their words, and leaves none behind', async () => {
  const page = await open('#mode=watch&n=4&rule=rooks');
  await told(page);
  const shape = () => page.evaluate(() => document.getElementById('queen').innerHTML);
  const rook = await page.evaluate(() => document.getElementById('rook').innerHTML);
  assert.equal(await shape(), rook);
  assert.equal(await text(page, 'options-words'), 'backtracking · 4 rooks');
  assert.match(await page.title(), /^4 rooks: backtracking/);
  assert.match(await text(page, 'command'), / --rule rooks /);
  assert.equal(await page.evaluate(() => globalThis.queenreel.player.story.kinds.filter((kind) => kind === 'solution').length), 24);
  const at = await page.evaluate(() => globalThis.queenreel.player.story.kinds.indexOf('reject'));
  await goTo(page, at);
  assert.match(await page.evaluate(() => {
    const { frame, walking } = globalThis.queenreel.player;
    const [row, column] = frame.board.lines.at(-1).slice(2);
    return walking.whyWords(row * 4 + column);
  }), /^[a-d]\d: the rook on [a-d]\d holds this file\.$/);
  const words = await page.evaluate(() => {
    const { story, player } = { story: globalThis.queenreel.player.story, player: globalThis.queenreel.player };
    return story.kinds.map((_, one) => `${player.ownWords(story.frame(one))} ${JSON.stringify(story.frame(one).panels)} ${story.frame(one).description}`).join(' ');
  });
  assert.doesNotMatch(words, /queen|diagonal/i);
  assert.doesNotMatch(await page.getAttribute('#over', 'title'), /queen/);
  await picture(page, 'rooks');
  await choose(page, 'pieces', 'superqueens');
  await page.waitForFunction(() => globalThis.queenreel.state.rule === 'superqueens' && globalThis.queenreel.player.story);
  assert.notEqual(await shape(), rook);
  assert.equal(await text(page, 'options-words'), 'backtracking · 4 superqueens');
  await page.click('#mode-place');
  assert.equal(await text(page, 'options-words'), '4 queens');
  await close(page);
});

test('at every size the first solutions are there at once', async () => {
  const page = await open('#n=20');
  assert.equal(await text(page, 'which'), 'Solution 1 of 39,029,188,884');
  let longest = 0;
  for (let size = 4; size <= 20; size++) {
    await choose(page, 'size', String(size));
    const known = run('solve', String(size), '--limit', '60').trim().split('\n').map((line) => JSON.parse(line));
    const result = await page.evaluate((count) => {
      const { browser: room } = globalThis.queenreel;
      const [found, times] = [[room.columns], []];
      while (found.length < count) {
        const began = performance.now();
        room.go(room.number + 1);
        times.push(performance.now() - began);
        found.push(room.columns);
      }
      return { found, times };
    }, known.length);
    assert.deepEqual(result.found, known);
    longest = Math.max(longest, ...result.times);
  }
  console.log(`next: at most ${longest.toFixed(1)} ms`);
  await close(page);
});

test('solutions that take long are found beside the page, and the next ones follow', async () => {
  const page = await open('#n=6');
  const found = (n, ...words) => run('solve', String(n), ...words).trim().split('\n').map((line) => JSON.parse(line));
  const columns = () => page.evaluate(() => globalThis.queenreel.browser.columns);
  const shows = (words) => page.waitForFunction((which) => document.getElementById('which').textContent.startsWith(which), words);
  const threats = found(20, '--solver', 'threats', '--limit', '5');
  await page.evaluate(() => { location.hash = '#n=20&finder=threats&k=3'; });
  await shows('Solution 3 of');
  assert.deepEqual(await columns(), threats[2]);
  for (const at of [3, 4]) {
    await page.click('#solution-next');
    assert.deepEqual(await columns(), threats[at]);
  }
  await page.click('#solution-previous');
  assert.deepEqual(await columns(), threats[3]);
  await page.evaluate(() => { location.hash = '#n=12&k=14200'; });
  await shows('Solution 14,200 of 14,200');
  assert.deepEqual(await columns(), found(12).at(-1));
  assert.match(page.url(), /k=14200$/);
  await page.click('#solution-previous');
  await shows('Solution 14,199 of 14,200');
  // A number beyond the last leads to the last.
  await page.evaluate(() => { location.hash = '#n=11&finder=threats&k=99999'; });
  await shows('Solution 2,680 of 2,680');
  // Going elsewhere meanwhile gives it up.
  await page.evaluate(() => globalThis.queenreel.go({ n: 20, finder: 'backtracking', k: 90_000 }));
  assert.equal(await text(page, 'which'), 'Searching …');
  // The page itself searches for none of them, although it was about to find what follows on the previous board.
  await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 60); }));
  assert.equal(await page.evaluate(() => globalThis.queenreel.browser.solutions.found), 0);
  await page.evaluate(() => globalThis.queenreel.go({ n: 8, finder: 'bitmask', k: 1 }));
  assert.equal(await text(page, 'which'), 'Solution 1 of 92');
  assert.equal(await page.evaluate(() => globalThis.queenreel.browser.task), null);
  await close(page);
});

/** Waits until a search for a completion says so. */
const completed = (page, words) => page.waitForFunction((source) => new RegExp(source).test(document.getElementById('completion').textContent), words.source);

test('queens are placed, judged, completed and taken back', async () => {
  const page = await open('#mode=place');
  const square = (name) => page.click(`.cells-to-click [aria-label^="${name},"]`);
  const label = (name) => page.getAttribute(`.cells-to-click [aria-label^="${name},"]`, 'aria-label');
  await square('c3');
  assert.equal(await label('c3'), 'c3, queen');
  assert.equal(await label('c8'), 'c8, attacked by c3');
  assert.equal(await label('d5'), 'd5, free');
  await square('f6');
  assert.equal(await text(page, 'conflicts'), 'f6 and c3 attack each other.');
  assert.equal(await page.getAttribute('#complete', 'aria-disabled'), 'true');
  await page.waitForURL(/queens=f6,c3$/);
  await picture(page, 'conflict');
  await page.click('#undo');
  assert.equal(await text(page, 'placed'), '1 queen of 8');
  await page.click('#complete');
  await completed(page, /^Completed/);
  assert.equal(await text(page, 'placed'), 'A solution');
  assert.match(await text(page, 'completion'), /^Completed: 7 queens added\. The search placed [\d,]+ queens\.$/);
  assert.match(await label('c3'), /queen$/);
  await picture(page, 'completed');
  await inspect(page, 'place');
  await page.keyboard.press('Control+z');
  assert.equal(await text(page, 'placed'), '1 queen of 8');
  await page.click('#clear');
  // Proved: with this queen there is none; and given up, which proves nothing.
  await choose(page, 'size', '6');
  await square('a6');
  await page.click('#complete');
  await completed(page, /^Proved: no solution has this queen; every way was tried/);
  await page.evaluate(() => globalThis.queenreel.go({ n: 20, queens: 'a20,b18' }));
  await page.evaluate(() => globalThis.queenreel.placing.counsel.complete(3));
  await completed(page, /^Given up, which proves nothing: .* The search placed 3 queens\.$/);
  await page.click('#longer');
  await completed(page, /^Completed|The search placed 30 queens\.$/);
  // The keyboard alone.
  await page.evaluate(() => globalThis.queenreel.go({ n: 8, queens: '' }));
  await page.focus('.cells-to-click [tabindex="0"]');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), (await label((await state(page)).queens)));
  assert.equal(await text(page, 'placed'), '1 queen of 8');
  await page.click('#mode-browse');
  await page.click('#change');
  assert.equal(await text(page, 'placed'), 'A solution');
  await close(page);
});

test('what is written in the address is shown, and nothing wrong is', async () => {
  const shared = await open('#n=10&k=7&unique=true&theme=slate');
  assert.equal(await text(shared, 'which'), 'Fundamental solution 7 of 92');
  assert.equal(await shared.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(21, 25, 30)');
  await close(shared);
  for (const hash of ['#n=5&mode=watch&story=tale&solver=%00', '#n=999&theme=none&finder=x', '#n=-1&k=0&queens=zz', '#mode=place&queens=a9,i1,,c3,1e9', '#k=99999999', '#%', '#mode=watch&n=4&t=1e400&extent=x&racers=a,b']) {
    const page = await open(hash);
    assert.ok((await state(page)).n >= 1);
    assert.ok(await page.isHidden('#trouble'), hash);
    await close(page);
  }
  const page = await open('#mode=watch&n=6&solver=tables&t=30');
  await told(page);
  assert.equal(await page.evaluate(() => globalThis.queenreel.player.playback.at), await page.evaluate(() => globalThis.queenreel.player.playback.atTime(30)));
  await page.click('#next');
  await page.waitForFunction(() => !location.hash.endsWith('t=30'));
  const again = await open(new URL(page.url()).hash);
  await told(again);
  assert.equal(await again.evaluate(() => globalThis.queenreel.player.playback.at), await page.evaluate(() => globalThis.queenreel.player.playback.at));
  for (const one of [page, again]) await close(one);
});

test("a stranger's command, in an address or a trace's name, is none in the page", async () => {
  const page = await open('#mode=place&queens=a1%0Atouch%20PWNED%0A%23');
  assert.equal(await page.evaluate(() => document.querySelector('.command').hidden), true);
  assert.equal(await text(page, 'command'), '');
  await page.evaluate(() => { location.hash = '#mode=place&queens=a1,a1,c3%0Atouch,f6,zz,$(touch%20PWNED)&theme=%27;touch'; });
  await page.waitForFunction(() => globalThis.queenreel.state.queens !== '');
  assert.equal(await text(page, 'command'), 'queenreel render 8 --queens f6,a1 --marks attacks,conflicts -o queens.svg');
  await openMenu(page, 'take');
  await page.click('#link');
  await page.waitForFunction(() => document.getElementById('copied').textContent !== ''); // a text to copy by hand takes the focus
  assert.match(page.url(), /#mode=place&queens=f6,a1$/);
  await choose(page, 'size', '5');
  assert.equal(await text(page, 'command'), 'queenreel render 5 --queens a1 --marks attacks,conflicts -o queens.svg');
  const mine = run('solve', '4', '--solver', 'tables', '--trace', '-');
  for (const name of ["it's; touch PWNED.jsonl", '-x\n$(touch PWNED)\n.jsonl', '\u202e!!.jsonl']) {
    await page.evaluate(([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, [name, mine]);
    await page.waitForFunction((file) => globalThis.queenreel.watching.trace?.name === file && globalThis.queenreel.player.story, name);
    const shown = `queenreel() { printf '%s\\0' "$@"; }\n${await text(page, 'command')}\n`;
    const called = spawnSync('/bin/sh', ['-c', shown], { cwd: folder }).stdout.toString().split('\0');
    const given = name.startsWith('i') ? name : `./${name}`;
    assert.equal(called[called.indexOf('--events') + 1], given);
    assert.deepEqual(called.slice(0, 3), ['animate', '--story', 'search']);
  }
  assert.ok(!existsSync(join(folder, 'PWNED')));
  await close(page);
});

// Law: for every solver and story that a reader can choose, every picture with 4 queens and each seventh with 5 and 6 is what
// was told; for brute force with 6 queens, which takes 56,148 to its first solution, those that tell it in a minute.
test('every solver is watched step by step, every story told', async () => {
  const page = await open('#mode=watch&n=4');
  await told(page);
  const choices = await page.evaluate(() => {
    const { watching } = globalThis.queenreel;
    const stories = [...document.getElementById('story').options].map(({ value }) => value);
    const solvers = [...document.getElementById('solver').options].map(({ value }) => value);
    return stories.flatMap((story) => solvers.flatMap((solver) => [4, 5, 6].filter((n) => watching.isPossible({ story, solver, n })).map((n) => ({ story, solver, n }))));
  });
  assert.ok(choices.length > 60, String(choices.length));
  for (const { story, solver, n } of choices) {
    if (story === 'race' && solver !== 'bitmask') continue;
    await page.evaluate((choice) => {
      globalThis.queenreel.go({ ...choice, t: '', asking: choice.n === 4, racers: 'tables,bitmask,forward-checking,dancing-links', extent: choice.solver === 'brute' && choice.n === 6 ? 'first-minute' : 'auto' });
    }, { story, solver, n });
    await page.waitForFunction(() => globalThis.queenreel.player.story?.scanned || !document.getElementById('trouble').hidden);
    assert.ok(await page.isHidden('#trouble'), `${story} ${solver} ${n}: ${await text(page, 'trouble')}`);
    await hold(page, n === 4 ? 1 : 7, `${story} by ${solver}, n = ${n},`);
  }
  await close(page);
});

test('a story that is being opened is given up where a reader goes elsewhere', async () => {
  const page = await open('#n=6');
  await page.evaluate(() => {
    globalThis.queenreel.go({ mode: 'watch' });
    globalThis.queenreel.go({ mode: 'browse' });
  });
  await page.waitForTimeout(1000);
  assert.equal(await page.evaluate(() => globalThis.queenreel.player.story), null);
  assert.equal((await queens(page)).length, 6);
  assert.equal(await text(page, 'note'), '');
  await close(page);
});

// Law: however long a story takes to open, the page responds meanwhile, and a reader can cancel it.
test('a long opening holds nothing up and can be given up', async () => {
  const page = await open();
  await page.evaluate(() => {
    globalThis.turns = globalThis.longest = 0;
    let before = performance.now();
    const look = () => {
      const now = performance.now();
      globalThis.longest = Math.max(globalThis.longest, now - before);
      before = now;
      globalThis.turns++;
      globalThis.timer = setTimeout(look, 10);
    };
    look();
    globalThis.queenreel.go({ mode: 'watch', n: 8, solver: 'brute' });
  });
  await page.waitForSelector('#give-up:not([hidden])');
  assert.match(await text(page, 'note'), /^Opening 8 queens: search … \d+ s$/);
  const turns = await page.evaluate(() => globalThis.turns);
  await page.waitForFunction((before) => globalThis.turns > before + 20, turns);
  assert.ok(await page.isVisible('#give-up'), 'it is still being opened');
  await page.click('#give-up');
  assert.match(await text(page, 'note'), /^Given up\./);
  assert.equal(await page.evaluate(() => globalThis.queenreel.player.story), null);
  assert.ok(await page.isHidden('#controls'));
  const longest = await page.evaluate(() => globalThis.longest);
  console.log(`the page was held up for at most ${longest.toFixed(0)} ms`);
  await choose(page, 'solver', 'backtracking');
  await told(page);
  assert.ok(await page.isVisible('#controls'));
  assert.ok(await page.isHidden('#give-up'));
  // A search for a completion is given up when the board changes.
  await page.evaluate(() => globalThis.queenreel.go({ mode: 'place', n: 20, queens: 'a20,b18' }));
  await page.evaluate(() => void globalThis.queenreel.placing.counsel.complete(1_000_000_000));
  await page.click('.cells-to-click [aria-label^="e1,"]');
  assert.equal(await page.evaluate(() => globalThis.queenreel.placing.counsel.tasks.asking ?? null), null);
  assert.equal(await text(page, 'completion'), '');
  await close(page);
});

test('a race, a long search and what cannot be told', async () => {
  const page = await open('#mode=watch&n=6&story=race');
  await told(page);
  assert.deepEqual(await page.evaluate(() => globalThis.queenreel.watching.chosenRacers()), ['backtracking', 'forward-checking', 'dancing-links']);
  await choose(page, 'racers input[value=dancing-links]', false);
  await told(page);
  await goTo(page, 9);
  assert.equal(await page.locator('#panels .boards > li').count(), 2);
  await picture(page, 'race');
  await inspect(page, 'race');
  // Impossible choices are not offered: a race of one, or of solvers that do not take that many queens.
  assert.ok(await page.isDisabled('#racers input[value=backtracking]'));
  await page.evaluate(() => globalThis.queenreel.go({ n: 9 }));
  assert.ok(await page.isDisabled('#racers input[value=brute]'));
  await page.evaluate(() => globalThis.queenreel.go({ n: 6 }));
  await choose(page, 'racers input[value=min-conflicts]', true);
  await told(page);
  assert.ok(await page.isHidden('#trouble'));
  await choose(page, 'story', 'search');
  await choose(page, 'size', '20');
  await page.waitForFunction(() => document.getElementById('note').textContent.startsWith('Shown: '));
  assert.match(await text(page, 'note'), /to the first solution/);
  await choose(page, 'size', '3');
  await told(page);
  await choose(page, 'story', 'walkthrough');
  await choose(page, 'size', '20');
  await page.waitForFunction(() => globalThis.queenreel.player.story || !document.getElementById('trouble').hidden);
  await close(page);
});

test("a student's own trace is checked, shown and raced", async () => {
  const page = await open('#mode=watch');
  await told(page);
  const mine = run('solve', '5', '--solver', 'tables', '--trace', '-').replace('"solver":"tables"', '"solver":"mine"');
  const drop = (name, content) => page.evaluate(([file, bytes]) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(bytes)], file));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [name, [...Buffer.from(content, 'latin1')]]);
  await drop('wrong.jsonl', mine.replace('"event":"placed","row":0', '"event":"placed","row":7'));
  await page.waitForSelector('#trouble:not([hidden])');
  assert.match(await text(page, 'trouble'), /^wrong\.jsonl:\d+: .*; /);
  await drop('latin.jsonl', 'caf\xe9');
  await page.waitForFunction(() => document.getElementById('trouble').textContent.includes('UTF-8'));
  await drop('mine.jsonl', mine);
  await page.waitForFunction(() => globalThis.queenreel.player.story?.about.title === '5 queens: search by mine');
  assert.match(await text(page, 'trace-name'), /^mine\.jsonl: n = 5, [\d,]+ events, 10 solutions$/);
  assert.ok(await page.isHidden('#trouble'));
  assert.match(await text(page, 'command'), /--events mine\.jsonl/);
  await hold(page, 7, 'trace');
  writeFileSync(join(folder, 'mine.jsonl'), mine);
  await choose(page, 'story', 'race');
  await page.waitForFunction(() => globalThis.queenreel.player.story?.about.story === 'race');
  await goTo(page, 9);
  assert.deepEqual(await page.locator('#panels .boards .name').allTextContents(), ['backtracking', 'forward-checking', 'dancing-links', 'mine']);
  await openMenu(page, 'options');
  await page.click('#trace-away');
  await told(page);
  await goTo(page, 9);
  assert.equal(await page.locator('#panels .boards .name').count(), 3);
  await page.click('#mode-browse');
  await page.setInputFiles('#trace', join(folder, 'mine.jsonl'));
  await page.waitForFunction(() => globalThis.queenreel.watching.about?.solver === 'mine' && globalThis.queenreel.player.story?.about.scene.size === 5);
  await close(page);
});

test('what is seen can be taken along', async () => {
  const page = await open('#n=6&k=2');
  const save = async (id) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(`#${id}`)]);
    const path = join(folder, download.suggestedFilename());
    await download.saveAs(path);
    return path;
  };
  /** How many pixels of two pictures differ, and how many colors there are. */
  const compared = (vector, raster) => page.evaluate(async (files) => {
    const drawn = [];
    for (const [bytes, kind] of files) {
      const image = new Image();
      image.src = `data:${kind};base64,${bytes}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      drawn.push({ size: [image.naturalWidth, image.naturalHeight], bytes: context.getImageData(0, 0, canvas.width, canvas.height).data });
    }
    const [one, other] = drawn;
    let apart = 0;
    for (let at = 0; at < one.bytes.length; at++) apart += Math.abs(one.bytes[at] - other.bytes[at]) > 24;
    return { sizes: drawn.map(({ size }) => size), apart: apart / one.bytes.length, colors: new Set(new Uint32Array(one.bytes.buffer)).size };
  }, [[readFileSync(vector).toString('base64'), 'image/svg+xml'], [readFileSync(raster).toString('base64'), 'image/png']]);
  for (const hash of ['#n=6&k=2', '#mode=place&n=8&queens=c3,f6', '#mode=watch&n=6&t=140', '#mode=watch&n=5&story=race&t=20']) {
    await page.evaluate((address) => { location.hash = address; }, hash);
    await page.waitForFunction(() => globalThis.queenreel.state.mode !== 'watch' || (globalThis.queenreel.player.story && globalThis.queenreel.player.shown > 0));
    await openMenu(page, 'take');
    const [svg, png] = [await save('svg'), await save('png')];
    const drawing = readFileSync(svg, 'utf8');
    assert.doesNotMatch(drawing, /var\(|class=|style=|href/);
    const { sizes, apart, colors } = await compared(svg, png);
    assert.deepEqual(sizes[0], sizes[1]);
    assert.ok(apart < 0.001, `${hash}: ${apart}`);
    assert.ok(colors > 8, `${hash}: ${colors} colors`);
    if (pictures) writeFileSync(join(pictures, `download-${hash.replace(/\W+/g, '-')}.png`), readFileSync(png));
  }
  assert.match(await text(page, 'command'), /^queenreel animate 5 --story race /);
  await close(page);
});

test('the commands that are shown are taken by the program', async () => {
  const page = await open();
  const commands = [];
  for (const hash of ['#', '#n=14&k=9&theme=slate', '#unique=true', '#n=20&k=3', '#n=30&finder=linear', '#finder=min-conflicts', '#mode=place&queens=c3,f6', '#mode=watch&n=4', '#mode=watch&n=20',
    '#mode=watch&n=6&extent=first&asking=true', '#mode=watch&n=5&extent=minute', '#mode=watch&story=race&n=4', '#mode=watch&story=symmetry&n=5', '#mode=watch&story=funnel&n=6',
    '#mode=watch&story=occupancy&n=4', '#mode=watch&story=walkthrough&n=4', '#mode=watch&solver=genetic&n=5', '#mode=watch&story=race&racers=tables,threats&n=5&extent=first-minute']) {
    await page.evaluate((address) => { location.hash = address; }, hash);
    await page.waitForFunction(() => globalThis.queenreel.state.mode !== 'watch' || globalThis.queenreel.player.story);
    commands.push(await text(page, 'command'));
  }
  for (const command of new Set(commands)) {
    assert.match(command, /^queenreel (animate|render) /);
    const words = command.split(' ').slice(1);
    run(...words, '--size', '240', '--force');
  }
  assert.ok(new Set(commands).size > 14);
  await close(page);
});

test('the page that is served from this machine is the same', async () => {
  const server = spawn(process.env.QUEENREEL, ['explore', '--port', '0', '--quiet'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((done) => server.stdout.once('data', (bytes) => done(bytes.toString().trim())));
  try {
    assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
    const context = await browser.newContext();
    const page = await context.newPage();
    const troubles = [];
    page.on('console', (message) => troubles.push(message.text()));
    page.on('request', (request) => request.url().startsWith(address) || /^(data|blob):/.test(request.url()) || troubles.push(request.url()));
    const response = await page.goto(`${address}#n=10&k=5`);
    // Except for the languages beside it.
    assert.equal((await response.text()).replace(/,"languages":\[[^\]]*\]/, ''), run('explore', '-o', '-'));
    assert.match(response.headers()['content-security-policy'], /^default-src 'none'; script-src 'sha256-[^']+' 'sha256-[^']+' 'wasm-unsafe-eval'; style-src 'sha256-/);
    await page.waitForFunction(() => document.getElementById('which').textContent === 'Solution 5 of 724');
    await page.click('#mode-watch');
    await told(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#mode-browse').then(() => openMenu(page, 'take')).then(() => page.click('#png'))]);
    assert.equal(download.suggestedFilename(), 'queens-10-5.png');
    assert.deepEqual(troubles, []);
    await context.close();
  } finally {
    server.kill('SIGTERM');
  }
  assert.equal(await new Promise((done) => server.once('exit', done)), 143);
});

test('as several files it works where nothing inside a page may run', async () => {
  run('explore', '--split', '-o', 'split/');
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', wasm: 'application/wasm' };
  const served = createServer(({ url }, answer) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    answer.setHeader('content-security-policy', "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'");
    answer.setHeader('content-type', types[name.split('.').pop()] ?? 'text/plain');
    try {
      answer.end(readFileSync(join(folder, 'split', name)));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((done) => served.listen(0, '127.0.0.1', done));
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.troubles = [];
    page.on('console', (message) => page.troubles.push(message.text()));
    page.on('pageerror', (error) => page.troubles.push(String(error)));
    await page.goto(`http://127.0.0.1:${served.address().port}/#n=10&k=5`);
    await page.waitForFunction(() => document.getElementById('which').textContent === 'Solution 5 of 724');
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).display), 'flex'); // its style is there
    await page.click('#mode-watch');
    await told(page);
    await goTo(page, 500);
    await page.click('#mode-place');
    await page.click('#complete');
    await page.waitForFunction(() => document.getElementById('completion').textContent !== '');
    const [download] = await Promise.all([page.waitForEvent('download'), openMenu(page, 'take').then(() => page.click('#png'))]);
    assert.match(download.suggestedFilename(), /\.png$/);
    assert.deepEqual(page.troubles, []);
    await context.close();
  } finally {
    served.close();
  }
});

test('the rule has a picture beside it where there is room', async () => {
  const page = await open();
  const board = page.locator('#rule-picture svg');
  assert.equal(await board.getAttribute('aria-label'), 'A queen, and the squares that it attacks');
  assert.equal((await board.locator('.ray').getAttribute('d')).match(/M/g).length, 8);
  for (const [width, height, isSeen] of [[1280, 800, true], [1920, 1080, true], [768, 1024, false], [390, 844, false], [320, 568, false]]) {
    await page.setViewportSize({ width, height });
    assert.equal(await board.isVisible(), isSeen, String(width));
    if (isSeen) assert.ok((await board.boundingBox()).x + 100 < (await page.locator('#rule').boundingBox()).x + 1, 'beside the sentence');
  }
  await close(page);
});

test('a page without scripts or without WebAssembly says so, and has no dead buttons', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const silent = await context.newPage();
  await silent.goto(`file://${site}`);
  assert.match(await silent.innerText('body'), /JavaScript, which is off/);
  assert.ok((await silent.locator('noscript').boundingBox()).y < 100, 'at the top');
  assert.equal(await silent.locator('button:visible, select:visible, summary:visible').count(), 0);
  await context.close();
  const other = await browser.newContext();
  await other.addInitScript(() => delete globalThis.WebAssembly);
  const page = await other.newPage();
  await page.goto(`file://${site}`);
  await page.waitForSelector('#trouble:not([hidden])');
  assert.match(await text(page, 'trouble'), /^This page needs WebAssembly/);
  assert.equal(await page.locator('button:visible, select:visible, summary:visible').count(), 0);
  await other.close();
});

test('a link that cannot be copied is shown, and one of a trace says what it lacks', async () => {
  const page = await open('#n=10&k=7');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } }));
  await openMenu(page, 'take');
  await page.click('#link');
  await page.waitForSelector('#link-text:not([hidden])');
  assert.equal(await page.inputValue('#link-text'), page.url());
  assert.match(page.url(), /#n=10&k=7$/);
  assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value), page.url());
  assert.match(await text(page, 'copied'), /copy it by hand/);
  await page.evaluate(() => Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.resolve() }));
  await page.setInputFiles('#trace', { name: 'mine.jsonl', mimeType: 'application/json', buffer: Buffer.from(run('solve', '5', '--solver', 'tables', '--trace', '-')) });
  await page.evaluate(() => globalThis.queenreel.go({ mode: 'watch' }));
  await told(page);
  await openMenu(page, 'take');
  await page.click('#link');
  await page.waitForFunction(() => /^Copied the link\. The link does not have the trace: it opens .* Send mine\.jsonl with it\.$/.test(document.getElementById('copied').textContent));
  await page.evaluate(() => Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) }));
  await page.click('#link');
  await page.waitForFunction(() => /copy it by hand\. The link does not have the trace/.test(document.getElementById('copied').textContent));
  await close(page);
});

test('a link to the page says what it is, and it has an icon', async () => {
  const page = await open();
  const meta = (name) => page.getAttribute(`meta[property="og:${name}"]`, 'content');
  assert.match(await meta('title'), /n-queens/);
  assert.match(await meta('description'), /none attacks another/);
  assert.match(await page.getAttribute('link[rel=icon]', 'href'), /^data:image\/svg\+xml,/);
  assert.ok(await page.evaluate(async () => {
    const image = new Image();
    image.src = document.querySelector('link[rel=icon]').href;
    await image.decode();
    return image.naturalWidth > 0;
  }));
  await close(page);
});

test('it fits phones and other lights', async () => {
  for (const [mode, width, height] of [['browse', 390, 844], ['place', 390, 844], ['watch', 390, 844], ['browse', 1280, 800], ['place', 1280, 800], ['watch', 1280, 800]]) {
    const page = await open(`#mode=${mode}&queens=c3,f6&t=60`, { viewport: { width, height }, colorScheme: width === 390 ? 'dark' : 'light' });
    if (mode === 'watch') await told(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await picture(page, `${mode}-${width}`);
    await inspect(page, `${mode} ${width}`);
    await close(page);
  }
});

test('what takes long is gone to in the worker, and is the same picture', async () => {
  const page = await open('#mode=watch&n=8');
  await told(page);
  await page.waitForFunction(() => document.body.dataset.read === 'all', null, { timeout: 120_000 });
  for (const at of [20_000, 3_000, 34_000, 12_345]) {
    const before = await page.evaluate((number) => {
      const { player } = globalThis.queenreel;
      player.story.constructor.quick = 0; // of what is not there yet
      player.goTo(number);
      return player.shown;
    }, at);
    assert.notEqual(before, at, 'the page does not do it itself');
    await page.waitForFunction((number) => globalThis.queenreel.player.shown === number, at, { timeout: 60_000 });
    assert.ok(await page.evaluate((number) => {
      const { player } = globalThis.queenreel;
      const { story } = player;
      story.asked = null; // the page alone, from what it keeps
      story.viewed = -1;
      return JSON.stringify(player.frame) === story.frameText(number);
    }, at), `picture ${at}`);
  }
  // Of a burst, the last one is shown.
  await page.evaluate(() => [500, 30_000, 9_000, 25_000].forEach((at) => globalThis.queenreel.player.goTo(at)));
  await page.waitForFunction(() => globalThis.queenreel.player.shown === 25_000, null, { timeout: 60_000 });
  await close(page);
});
