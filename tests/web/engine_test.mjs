// The engine in WebAssembly against the same rooms in a program, byte for byte: every story and solver,
// refusals, and pictures in any order.
//   node engine_test.mjs queenreel.wasm web_told

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { Engine, EngineError } from '../../assets/web/engine.js';
import { searchMap } from '../../assets/web/slider.js';
import { countsQueens, LiveStory, queensPlaced, readTrace } from '../../assets/web/story.js';

const [wasm, told] = [process.env.QUEENREEL_WASM, process.env.QUEENREEL_TOLD];
const module = new WebAssembly.Module(readFileSync(wasm));
const maxPictures = 1200;

const solvers = ['bitmask', 'backtracking', 'brute', 'tables', 'threats', 'forward-checking', 'forward-checking-mrv',
  'dancing-links', 'min-conflicts', 'min-conflicts-random', 'linear', 'genetic', 'constructive'];
const stories = ['solutions', 'walkthrough', 'race', 'symmetry', 'funnel', 'occupancy'];
const sizes = [4, 5, 6];

/** The program's answers, each a list of lines. */
function native(requests) {
  const input = requests.map(([name, request]) => `${name} ${JSON.stringify(request)}\n`).join('');
  const run = spawnSync(told, [String(maxPictures)], { input, maxBuffer: 1 << 30 });
  assert.equal(run.status, 0, run.stderr.toString());
  const answers = run.stdout.toString().split('\n\n').map((answer) => answer.split('\n'));
  assert.equal(answers.length, requests.length + 1);
  return answers.slice(0, -1);
}

function hold(request, lines) {
  const story = LiveStory.open(module, request);
  assert.equal(story.viewer.calls.memory instanceof WebAssembly.Memory, true);
  assert.deepEqual(story.about, JSON.parse(lines[0]));
  assert.equal(lines.length, 1 + Math.min(story.count, maxPictures));
  lines.slice(1).forEach((line, at) => {
    const text = story.frameText(at);
    if (text !== line) assert.equal(text, line, `${JSON.stringify(request)}, picture ${at}`);
    assert.equal(JSON.parse(text).kind, story.kinds[at]);
    assert.equal(JSON.parse(text).us / 1000, story.durations[at]);
  });
}

test('every solver searches as in the program', () => {
  const requests = solvers.flatMap((solver) => sizes.map((n) => ['open', {
    story: 'search', solver, n, toFirst: solver === 'brute' && n === 6, questions: solver === 'backtracking',
    cards: { title: true, end: true },
  }]));
  const answers = native(requests);
  requests.forEach(([, request], at) => hold(request, answers[at]));
});

// Law: at every picture of a search, its slider's map has as many queens as the board.
test("a slider's map shows the queens that stand", () => {
  const tellings = solvers.slice(0, 8).flatMap((solver) => [4, 5].filter((n) => solver !== 'brute' || n === 4).map((n) => ({ solver, n, cards: { title: true, end: true } })));
  for (const telling of [...tellings, { n: 3 }, { n: 6, toFirst: true }, { n: 6, place: ['b6'] }, { n: 5, questions: true }]) {
    const story = LiveStory.open(module, { story: 'search', ...telling });
    const placed = queensPlaced(story.kinds);
    const { parts, lanes, gold, ends } = searchMap(story.kinds, placed);
    const solutions = [...story.kinds.keys()].filter((at) => story.kinds[at] === 'solution');
    if (parts === story.count - 1) assert.deepEqual(gold, solutions.map((at) => Math.min(at, parts - 1)));
    for (let at = 0; at < story.count; at++) {
      const { card, board } = story.frame(at);
      const name = `${JSON.stringify(telling)}, picture ${at}`;
      assert.ok(card || countsQueens(board, placed[at]), name);
      if (!card && !telling.place) assert.equal(placed[at], board.cells.filter((code) => code % 2).length, name);
      if (parts === story.count - 1 && at < parts) assert.equal(lanes.filter((lane) => lane[at] !== '.').length, placed[at], name);
    }
    assert.ok(ends.length <= lanes.length);
  }
  for (const pace of [{ duration: 60e6 }, { parts: [{ kind: 'solution' }] }])
    assert.equal(LiveStory.open(module, { story: 'search', n: 6, pace }).isWhole, false);
  assert.equal(queensPlaced(['card', 'place', 'back', 'back']), null);
});

test('every story is told as in the program', () => {
  const requests = stories.flatMap((story) => sizes.map((n) => ['open', { story, n }]));
  requests.push(['open', { story: 'race', n: 5, racers: solvers.slice(3, 8), cards: { title: true, end: true } }]);
  requests.push(['open', { story: 'search', n: 7, numbering: 'chess', pace: { style: 'web', duration: 60e6 } }]);
  requests.push(['open', { story: 'search', n: 6, pace: { parts: [{ kind: 'solution' }, { first: 3, last: 9 }] } }]);
  requests.push(['open', { story: 'solutions', n: 3 }]);
  const answers = native(requests);
  requests.forEach(([, request], at) => hold(request, answers[at]));
});

test('what cannot be told is refused in the same words, and the engine goes on', () => {
  const requests = [
    ['open', { story: 'search', solver: 'linear', n: 50 }],
    ['open', { story: 'search', n: 33 }],
    ['open', { story: 'tale' }],
    ['open', { story: 'occupancy', solver: 'dancing-links' }],
    ['open', { story: 'funnel', panels: ['tree'] }],
    ['open', { n: 'eight' }],
    ['open', { story: 'search', n: 9, pace: { duration: 100000 } }],
    ['open', { story: 'search', n: 10 }],
    ['open', []],
    ['attacks', { n: 4, queens: [[4, 0]] }],
    ['complete', { n: 33 }],
    ['solutions', { n: 9, solver: 'brute' }],
  ];
  const answers = native(requests);
  const engine = new Engine(module);
  requests.forEach(([name, request], at) => {
    const refuse = () => engine.ask(name === 'solutions' ? 'open_solutions' : name, request);
    assert.throws(refuse, (error) => {
      assert.ok(error instanceof EngineError);
      assert.deepEqual({ error: error.facts }, JSON.parse(answers[at][0]));
      assert.notEqual(error.facts.what, 'bug');
      return true;
    });
    assert.equal(engine.ask('attacks', { n: 1, queens: [[0, 0]] }).solution, true);
  });
});

test('a fault is told, and the engine goes on', () => {
  const engine = new Engine(module);
  assert.throws(() => engine.askText('frame'), (error) => error instanceof EngineError && error.facts.what === 'bug');
  assert.equal(engine.ask('attacks', { n: 1, queens: [[0, 0]] }).solution, true);
  const trap = () => { throw new WebAssembly.RuntimeError('unreachable'); };
  engine.calls = { ...engine.calls, complete: trap };
  assert.throws(() => engine.ask('complete', { n: 1 }), (error) => error.facts.what === 'bug');
  assert.equal(engine.ask('complete', { n: 1 }).outcome, 'found');
});

test('placements and lists of solutions are answered as in the program', () => {
  const queens = [[0, 3], [4, 1], [7, 7], [5, 5]];
  const requests = [];
  for (let n = 1; n <= 20; n++) {
    const placed = queens.filter((square) => Math.max(...square) < n).slice(0, n % 5);
    requests.push(['attacks', { n, queens: placed }], ['complete', { n, queens: placed, maxNodes: 1000 }], ['reach', { n, queens: placed }]);
    if (n >= 4 && n <= 12) requests.push(['exercises', { n, missing: n < 6 ? 3 : 2 + (n % 4), seed: n }]);
    requests.push(['solutions', { n, unique: n % 2 === 1 && n < 12 }]);
  }
  const answers = native(requests);
  const outcomes = new Set();
  requests.forEach(([name, request], at) => {
    const engine = new Engine(module);
    if (name !== 'solutions') {
      assert.equal(engine.askText(name, JSON.stringify(request)), answers[at][0]);
      outcomes.add(JSON.parse(answers[at][0]).outcome);
      return;
    }
    assert.equal(engine.askText('open_solutions', JSON.stringify(request)), answers[at][0]);
    answers[at].slice(1).forEach((line) => assert.equal(engine.askText('next_solution'), line));
  });
  assert.ok(outcomes.has('found') && outcomes.has('none'));
  const hard = new Engine(module).ask('complete', { n: 30, queens: [[0, 0]], maxNodes: 5 });
  assert.deepEqual(hard, { outcome: 'gaveUp', nodes: 5 });
});

// Law: a picture is the same whichever were shown before it.
test('pictures can be looked at in any order', () => {
  const story = LiveStory.open(module, { story: 'search', n: 8 });
  const inOrder = LiveStory.open(module, { story: 'search', n: 8 });
  let [longest, seed] = [0, 12345];
  const chosen = new Map();
  const choose = (times) => {
    for (let i = 0; i < times; i++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const at = seed % story.count;
      const began = performance.now();
      chosen.set(at, story.frameText(at));
      longest = Math.max(longest, performance.now() - began);
    }
  };
  choose(3); // even before the story is known
  const began = performance.now();
  while (!story.scan(10));
  console.log(`scanning ${story.count} pictures: ${Math.round(performance.now() - began)} ms`);
  longest = 0;
  choose(100);
  for (const at of [...chosen.keys()].sort((a, b) => a - b)) assert.equal(inOrder.frameText(at), chosen.get(at));
  assert.equal(story.chapters.filter(([, title]) => /^Solution/.test(title)).length, 92);
  assert.ok(story.kept.length <= LiveStory.maxKept + 1);
  console.log(`looking for a picture: at most ${longest.toFixed(1)} ms`);
});

const wrongTraces = [
  '', '{"trace":"other"}\n', '{"trace":"queenreel","version":1,"n":4}\n{"event":"placed","row":0,"column":4}\n',
  '{"trace":"queenreel","version":1,"n":4}\n\n{"event":"placed","row":0,"col', '{"trace":"queenreel","version":1,"n":1e999}\n',
  '{"trace":"queenreel","version":1,"n":4}\n{"event":"placed","row":0,"column":0}\n', '{"trace":"queenreel","version":1,"n":4}\n[]\n',
  '{"trace":"queenreel","version":1,"n":4}\n{"event":"placed","event":"placed"}\n', `{"a":${'['.repeat(9)}`,
  '{"trace":"queenreel","version":1,"n":4}\n{"event":placed,"row":0}\n',
];

test('a search by another rule is told as in the program, and so is its trace', () => {
  const requests = [];
  const rulers = ['backtracking', 'forward-checking', 'forward-checking-mrv', 'dancing-links', 'bitmask', 'tables'];
  for (const solver of solvers) for (const n of [5, 6, 7]) requests.push(['open', { story: 'search', solver, n, rule: 'torus', cards: { title: true, end: true } }]);
  for (const rule of ['superqueens', 'rooks']) for (const solver of rulers) requests.push(['open', { story: 'search', solver, n: 5, rule, questions: true, cards: { title: true, end: true } }]);
  requests.push(['open', { story: 'solutions', n: 10, rule: 'superqueens' }], ['open', { story: 'solutions', n: 4, rule: 'rooks' }]);
  requests.push(['open', { story: 'race', n: 5, rule: 'torus' }], ['open', { story: 'search', solver: 'brute', n: 5, rule: 'superqueens' }], ['open', { n: 5, rule: 'bishops' }]);
  const answers = native(requests);
  requests.forEach(([, request], at) => {
    const [about] = answers[at];
    if (!about.startsWith('{"error"')) hold(request, answers[at]);
    else assert.throws(() => LiveStory.open(module, request), (error) => error.facts.message === JSON.parse(about).error.message);
  });
  assert.equal(answers.filter(([about]) => about.includes('"rule":"torus"')).length, 3 * rulers.length);
  assert.equal(answers.slice(-3).filter(([about]) => about.startsWith('{"error"')).length, 3);
  const solved = spawnSync(process.env.QUEENREEL, ['solve', '5', '--rule', 'torus', '--solver', 'backtracking', '--trace', '-']);
  assert.equal(solved.status, 0);
  const trace = { name: 'torus.jsonl', text: solved.stdout.toString() };
  assert.equal(readTrace(new Engine(module), trace).solutions, 10);
  const story = LiveStory.open(module, { story: 'search', trace: true }, trace);
  assert.equal(story.about.rule, 'torus');
  assert.throws(() => LiveStory.open(module, { story: 'race', trace: true }, trace), (error) => /only chess queens race/.test(error.facts.message));
  const unknown = { name: 'x.jsonl', text: '{"trace":"queenreel","version":1,"n":1,"rule":"bishops"}\n{"event":"exhausted"}\n' };
  assert.throws(() => readTrace(new Engine(module), unknown), (error) => /rule 'bishops' is unknown/.test(error.facts.message));
});

test('a trace is read, checked and told as in the program', () => {
  const solved = spawnSync(process.env.QUEENREEL, ['solve', '5', '--solver', 'forward-checking', '--trace', '-']);
  assert.equal(solved.status, 0);
  const trace = { name: 'mine.jsonl', text: solved.stdout.toString() };
  const requests = [{ story: 'search' }, { story: 'search', questions: true }, { story: 'race' }, { story: 'race', racers: ['tables'] },
    { story: 'solutions' }, { story: 'search', n: 6 }].map((request) => ['open', { ...request, trace: true }]);
  const answers = native([['open', { trace: true }], ['trace', trace], ...requests, ...wrongTraces.map((text) => ['trace', { name: 'x.jsonl', text }])]);
  const engine = new Engine(module);
  const refused = (ask, answer) => assert.throws(ask, (error) => error.facts.message === JSON.parse(answer[0]).error.message && error.facts.what !== 'bug');
  refused(() => engine.ask('open', { trace: true }), answers[0]);
  assert.deepEqual(readTrace(engine, trace), JSON.parse(answers[1][0]));
  requests.forEach(([, request], at) => {
    const answer = answers[at + 2];
    const open = () => LiveStory.open(module, request, trace);
    if (answer[0].startsWith('{"error"')) refused(open, answer);
    else answer.slice(1).forEach((line, picture) => assert.equal((open.story ??= open()).frameText(picture), line));
  });
  assert.equal(answers.slice(2, 8).filter(([line]) => line.startsWith('{"error"')).length, 2);
  wrongTraces.forEach((text, at) => refused(() => readTrace(engine, { name: 'x.jsonl', text }), answers[at + 8]));
});

test('what can be asked for is told as in the program', () => {
  const asked = stories.concat('search').flatMap((story) => solvers.flatMap((solver) => [4, 20].map((n) => ['possible', { story, solver, n }])));
  const answers = native([['tables', {}], ...asked]);
  const engine = new Engine(module);
  const tables = engine.ask('tables');
  assert.deepEqual(tables, JSON.parse(answers[0][0]));
  assert.deepEqual(tables.solvers.map(({ name }) => name).sort(), [...solvers].sort());
  const results = asked.map(([, request]) => {
    try {
      return engine.ask('possible', request);
    } catch (error) {
      return { error: error.facts };
    }
  });
  results.forEach((result, at) => assert.deepEqual(result, JSON.parse(answers[at + 1][0])));
  assert.ok(results.some(({ error }) => error) && results.some(({ error }) => !error));
});
