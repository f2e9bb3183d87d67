// Law: the engine sends exactly what assets/web/frames.d.ts says: pictures of every story and solver, one of each kind, checked by tsc
// as literals. Needs QUEENREEL_WASM, the engine, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Engine } from '../../assets/web/engine.js';
import { LiveStory, momentKinds } from '../../assets/web/story.js';

const module = await WebAssembly.compile(readFileSync(process.env.QUEENREEL_WASM));
const folder = mkdtempSync(join(tmpdir(), 'queenreel-types-'));
after(() => rmSync(folder, { recursive: true }));

/** tsc's errors for a source, which may import the types. */
function errorsIn(source) {
  writeFileSync(join(folder, 'told.ts'), `import type { About, Frame, MomentKind, Panel } from ${JSON.stringify(fileURLToPath(new URL('../../assets/web/frames.d.ts', import.meta.url)).replace(/\.d\.ts$/, '.js'))};\n${source}`);
  const run = spawnSync(join(process.env.QUEENREEL_MODULES, 'node_modules/.bin/tsc'), ['--noEmit', '--strict', '--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', '', join(folder, 'told.ts')], { cwd: folder });
  return run.stdout.toString().split('\n').filter((line) => line.includes('error'));
}

/** For a story request: the first picture of each kind, the last, and some between. */
function told(request) {
  const story = LiveStory.open(module, request);
  const kinds = [...new Set(story.kinds)].map((kind) => story.kinds.indexOf(kind));
  const some = [0.1, 0.3, 0.6, 0.9].map((share) => Math.floor(share * (story.count - 1)));
  return { about: story.about, frames: [...new Set([...kinds, ...some, story.count - 1])].map((at) => story.frame(at)) };
}

test('pictures of every story and solver have these types', () => {
  const tables = new Engine(module).ask('tables');
  const requests = tables.solvers.flatMap(({ name, min }) => [
    { story: 'search', n: Math.max(5, min), solver: name, cards: { title: true, end: true } },
    { story: 'search', n: Math.max(6, min), solver: name, pace: { duration: 60_000_000 } },
  ]).filter((request) => !(request.solver === 'brute' && request.n > 5));
  for (const { name, takes, ofSolutions } of tables.stories)
    if (name !== 'search') requests.push({ story: name, n: 6, ...(takes.includes('cards') ? { cards: { title: !ofSolutions, end: true } } : {}) });
  requests.push({ story: 'search', n: 6, solver: 'backtracking', questions: true, numbering: 'chess' });
  const named = JSON.stringify(Object.fromEntries(momentKinds.map((kind) => [kind, true])));
  let source = `const kinds: Record<MomentKind, true> = ${named};\n`;
  const panels = new Set();
  let frameCount = 0;
  for (const [number, request] of requests.entries()) {
    const { about, frames } = told(request);
    for (const { panels: all } of frames) for (const { kind } of all) panels.add(kind);
    frameCount += frames.length;
    source += `const about${number}: About = ${JSON.stringify(about)};\nconst frames${number}: Frame[] = ${JSON.stringify(frames)};\n`;
  }
  assert.deepEqual(errorsIn(source), []);
  assert.ok(frameCount > 150, `${frameCount} pictures`);
  console.log(`${frameCount} pictures of ${requests.length} stories, with the panels ${[...panels].sort().join(', ')}`);
  for (const kind of ['code', 'counters', 'tree', 'state', 'map', 'boards', 'bars', 'chart']) assert.ok(panels.has(kind), kind);
});

test('a field that is missing, of another type, or unknown is found', () => {
  const frame = told({ story: 'search', n: 4, solver: 'backtracking' }).frames[2];
  const check = (one) => errorsIn(`const frame: Frame = ${JSON.stringify(one)};\n`).length;
  assert.equal(check(frame), 0);
  for (const wrong of [{ ...frame, us: '7' }, { ...frame, board: undefined }, { ...frame, more: 1 }, { ...frame, panels: [{ kind: 'code', lines: ['x'] }] }, { ...frame, kind: 'none' }]) assert.ok(check(wrong) > 0);
});
