// Work beside the page: a worker opens and reads stories, so that nothing that takes long blocks the page. The worker's script
// is the page's own; `serve` has its requests and answers.

import { Engine, EngineError, tellIn, tellsIn } from './engine.js';
import { LiveStory, readTrace } from './story.js';

const factsOf = (error) => error.facts ?? { what: 'bug', message: `page: ${error.message}; load it again` };

/** Tells the page a story: first what it is about, then, in slices, its chapters and states to return to, and any state it is asked for. */
function tell({ module, request, trace }) {
  const story = LiveStory.open(module, request, trace);
  const { about, start } = story;
  const { kinds, durations, clock } = story.opened;
  postMessage({ opened: { about, kinds, durations, clock, start } });
  const keep = story.keep.bind(story);
  story.keep = (state) => {
    keep(state);
    postMessage({ state: { ...state, base: null } });
  };
  const readOn = () => {
    const known = story.chapters.length;
    story.scan(20);
    postMessage({ chapters: story.chapters.slice(known), told: story.told });
    if (!story.scanned) setTimeout(readOn);
  };
  readOn();
  let wanted = -1; // the last picture asked for: nobody waits for earlier ones
  const answer = () => {
    const at = wanted;
    wanted = -1;
    postMessage({ asked: { ...story.stateAt(at), base: null } });
  };
  addEventListener('message', ({ data: { at } }) => {
    if (wanted < 0) setTimeout(answer);
    wanted = at;
  });
}

/**
 * What the page's script does in a worker: one task, {module, request} for a story or for an engine function by `name`, or {module, trace}.
 * `other`: true for a message of another task, which it does.
 */
export function serve(other = null) {
  addEventListener('message', ({ data }) => {
    if (other?.(data) || !data.module) return; // a story's request
    tellIn(data.catalog);
    try {
      if (data.trace && !data.request) postMessage({ answer: readTrace(new Engine(data.module), data.trace) });
      else if (data.name === 'solution') postMessage({ answer: foundIn(new Engine(data.module), data.request) });
      else if (data.name) postMessage({ answer: new Engine(data.module).ask(data.name, data.request) });
      else tell(data);
    } catch (error) {
      postMessage({ error: factsOf(error) });
    }
  });
}

let address = ''; // of the page's script, for workers

/** Finds the address of the page's own script. The first call takes long if the script is in the page. */
export function scriptAddress() {
  if (address) return address;
  /** @type {any} */
  const { src, textContent } = document.getElementById('script');
  address = src || URL.createObjectURL(new Blob([textContent], { type: 'text/javascript' }));
  return address;
}

/** Starts a task in a worker of its own. Throws if the browser has no worker for the page. */
export function begin(task, onMessage) {
  const worker = new Worker(scriptAddress());
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('error', (event) => onMessage({ error: factsOf(new Error(event.message || 'its worker does not start')) }));
  worker.postMessage({ ...task, catalog: tellsIn() });
  return worker;
}

/** A task that can be given up: `result` is its outcome, and never comes once it was given up. */
class Task {
  constructor(task, take) {
    this.result = new Promise((done, fail) => {
      this.worker = begin(task, (data) => (data.error ? fail(new EngineError(data.error)) : take(data, done)));
    });
  }

  giveUp() {
    this.worker.terminate();
  }
}

/** The answer of an engine function. */
export const askBeside = (module, name, request) =>
  new Task({ module, name, request }, ({ answer }, done) => done(answer));

/** A solution by its number, from 1, and the state of an engine that has just found it. */
function foundIn(engine, { number, ...request }) {
  engine.ask('open_solutions', request);
  return { answer: JSON.parse(engine.askText('next_solution', undefined, number)), kept: engine.keep() };
}

/** The same beside the page: a task. */
export const solutionBeside = (module, request) => new Task({ module, name: 'solution', request }, ({ answer }, done) => done(answer));

/** What a trace, {name, text}, is about; it is read to its end. */
export const checkBeside = (module, trace) => new Task({ module, trace }, ({ answer }, done) => done(answer)).result;

/** A story that a worker reads and whose pictures the page shows. */
class FarStory extends LiveStory {
  constructor(module, request, opened, task) {
    super(module, request, opened);
    this.task = task;
    // In a story told in fewer than all its steps, a picture may be a million of them.
    this.reach = request.pace?.duration ? 0 : 400;
    this.asked = null; // the last state the worker was asked for
    this.asking = -1; // and the picture it is for
    this.waiting = []; // who waits for a picture: {at, done}
  }

  take({ state, chapters, told, asked }) {
    if (asked) {
      this.asked = { ...asked, base: this.start };
      this.asking = -1;
    }
    if (state) this.keep({ ...state, base: this.start });
    if (chapters) this.chapters.push(...chapters);
    if (told !== undefined) this.told = told;
    this.scanned = this.told >= this.count;
    const [ready, waiting] = [[], []];
    for (const one of this.waiting) (this.isAhead(one.at) ? waiting : ready).push(one);
    this.waiting = waiting;
    for (const { done } of ready) done();
    if (asked || this.scanned) this.changed?.(asked ? asked.told - 1 : -1);
  }

  nearest(target) {
    const kept = super.nearest(target);
    return this.asked && this.asked.told <= target && this.asked.told > kept.told ? this.asked : kept;
  }

  /** About how many milliseconds it takes to reach a picture from what is known. */
  cost(at) {
    const target = at + 1;
    const next = this.kept.find((state) => state.told > target);
    const before = super.nearest(target);
    const each = next ? (next.work - before.work) / (next.told - before.told) : before.work / Math.max(1, before.told);
    const from = Math.max(this.nearest(target).told, this.viewed <= target ? this.viewed : 0);
    return each * (target - from);
  }

  scan() {
    return this.scanned;
  }

  /** What takes long is done by the worker, whose state is then shown. */
  isAhead(at) {
    if (this.shown.has(at)) return false;
    if (!this.scanned && at + 1 > this.told + this.reach) return true;
    if (at === 0 || this.cost(at) <= FarStory.quick) return false;
    if (this.asking !== at) this.task.worker.postMessage({ at });
    this.asking = at;
    return true;
  }

  async ready(at) {
    if (this.isAhead(at)) await new Promise((done) => this.waiting.push({ at, done }));
  }

  close() {
    this.task.giveUp();
  }
}

/** How long the page itself goes to a picture, in milliseconds. */
FarStory.quick = 40;

/** Opens a story in a worker: a task whose result is the story. */
export function openBeside(module, request, trace) {
  let story = null;
  const task = new Task({ module, request, trace }, (data, done) => {
    if (data.opened) done((story = new FarStory(module, request, data.opened, task)));
    else story.take(data);
  });
  return task;
}
