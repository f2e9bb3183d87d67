// The explorer's third room: stories of searches, in the player.

import { Engine } from './engine.js';
import { LiveStory, readTrace } from './story.js';
import { part, showTrouble } from './player.js';
import { maxRacers } from './address.js';
import { storyWords } from './command.js';
import { grouped } from './board.js';

const minute = 60_000_000;

/** How much is told, and how. The first: what of the next ones is not too long. */
const extents = [
  { name: 'auto', words: 'as much as fits' },
  { name: 'all', words: 'every step', option: '--duration full' },
  { name: 'first', words: 'every step to the first solution', toFirst: true, option: '--first --duration full' },
  { name: 'minute', words: 'all of it in a minute', duration: minute, option: '--duration 60' },
  { name: 'first-minute', words: 'to the first solution, in a minute', toFirst: true, duration: minute, option: '--first --duration 60' },
];
const automatic = ['all', 'first', 'first-minute'];

export class Watching {
  /** `engine` answers what remembers nothing. */
  constructor(module, engine, tables, player, changed) {
    this.module = module;
    this.engine = engine;
    this.tables = tables;
    this.player = player;
    this.changed = changed;
    this.trace = null; // {name, text} of a reader
    this.about = null; // what it is of
    const stories = tables.stories.filter((story) => !story.ofSolutions || story.name === 'symmetry');
    for (const { name, summary } of stories) part('story').add(Object.assign(new Option(name, name), { title: summary }));
    for (const { name, summary } of tables.solvers) part('solver').add(Object.assign(new Option(name, name), { title: summary }));
    for (const { name, words } of extents) part('extent').add(new Option(words, name));
    part('racers').innerHTML = tables.solvers.map(({ name }) => `<label><input type="checkbox" value="${name}"> ${name}</label>`).join('');
    part('trace').addEventListener('change', () => this.read(part('trace').files[0]));
    part('trace-away').addEventListener('click', () => this.putAway());
  }

  story(name) {
    return this.tables.stories.find((one) => one.name === name);
  }

  /** What is asked for, of the page's state; `extent` is one of the table's rows. */
  request({ n, story, solver, racers, asking }, extent) {
    const { takes } = this.story(story);
    const request = { story };
    if (!this.trace) request.n = n;
    if (this.trace) request.trace = true;
    if (story === 'race') request.racers = racers;
    else if (!this.trace) request.solver = solver;
    if (asking && this.canAsk) request.questions = true;
    if (takes.includes('cards')) request.cards = { title: true, end: true };
    if (extent.toFirst && takes.includes('toFirst')) request.toFirst = true;
    if (extent.duration) request.pace = { duration: extent.duration };
    return request;
  }

  /** The first of the extents that is not too long, opened. Throws EngineError. */
  opened(state) {
    const asked = extents.find(({ name }) => name === state.extent);
    const tried = state.extent === 'auto' ? automatic.map((one) => extents.find(({ name }) => name === one)) : [asked];
    let tooLong = null;
    for (const extent of tried)
      try {
        const story = new LiveStory(this.module, this.request(state, extent), this.trace);
        return { story, extent, tooLong };
      } catch (error) {
        if (error.facts?.what !== 'length' || extent === tried.at(-1)) throw error;
        tooLong = error;
      }
    return null;
  }

  /** Opens the story; the page says so while it works. */
  open(state) {
    this.state = state;
    this.showChoices(state);
    this.close();
    part('note').textContent = 'Opening …';
    this.extent = null;
    this.opening = setTimeout(() => this.openNow(state), 0);
  }

  /** Gives up what is being opened, and shows nothing more. */
  close() {
    clearTimeout(this.opening);
    this.player.close();
  }

  openNow(state) {
    part('note').textContent = '';
    part('shown').hidden = false;
    part('controls').hidden = false;
    try {
      const { story, extent, tooLong } = this.opened(state);
      this.extent = extent;
      if (story.count === 0) throw new Error(`${state.n} queens have no solution, so there is nothing to tell`);
      this.player.open(story);
      if (tooLong) part('note').textContent = `Told: ${extent.words}, as more would be too long for a page.`;
    } catch (error) {
      part('shown').hidden = true;
      part('controls').hidden = true;
      part('panels').hidden = true;
      showTrouble(error.facts ? error : { facts: { message: error.message } });
    }
    this.changed();
  }

  /** Shows which choices there are, and which do not go together. */
  showChoices({ n, story, solver, racers, extent, asking }) {
    const { takes, followsSearch } = this.story(story);
    part('story').value = story;
    part('solver').value = solver;
    part('extent').value = extent;
    part('asking').checked = asking;
    part('solver-choice').hidden = story === 'race' || this.trace !== null;
    part('racers-choice').hidden = story !== 'race';
    part('extent-choice').hidden = !followsSearch;
    this.canAsk = takes.includes('questions') && (this.trace !== null || this.isPossible({ story, n, solver, questions: true }));
    part('asking-choice').hidden = !this.canAsk;
    part('size').disabled = this.trace !== null;
    part('trace-away').hidden = this.trace === null;
    part('trace-name').textContent = this.about ? `${this.trace.name}: n = ${this.about.n}, ${grouped(this.about.events)} events, ${grouped(this.about.solutions)} solutions` : '';
    if (!this.trace) for (const option of part('solver').options) option.disabled = !this.isPossible({ story, n, solver: option.value });
    for (const box of part('racers').querySelectorAll('input')) {
      box.checked = racers.includes(box.value);
      box.disabled = !box.checked && racers.length + (this.trace ? 1 : 0) >= maxRacers;
    }
  }

  /** Whether a story of solvers can be opened. */
  isPossible(request) {
    try {
      this.engine.ask('possible', request);
      return true;
    } catch {
      return false;
    }
  }

  /** Reads a trace that a reader gave: a File. */
  async read(file) {
    if (!file) return;
    showTrouble(null);
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      const trace = { name: file.name, text };
      this.about = readTrace(new Engine(this.module), trace);
      this.trace = trace;
    } catch (error) {
      const why = error instanceof TypeError ? `${file.name}: it is not UTF-8; save it in that encoding` : error.message;
      showTrouble({ facts: { message: why } });
      return;
    }
    this.changed({ story: this.state.story === 'race' ? 'race' : 'search' });
  }

  putAway() {
    this.trace = this.about = null;
    part('trace').value = '';
    this.changed({});
  }

  /** Whom a race is of. */
  chosenRacers() {
    return [...part('racers').querySelectorAll('input:checked')].map(({ value }) => value);
  }

  /** The words of the command that makes the film of what is shown. */
  words(state) {
    const { takes, followsSearch } = this.story(state.story);
    const option = (followsSearch && this.extent?.option) || '';
    return storyWords(state, {
      trace: this.trace && { name: this.trace.name, n: this.about.n },
      pace: (takes.includes('toFirst') ? option : option.replace('--first ', '')).split(' ').filter(Boolean),
      asks: state.asking && this.canAsk,
    });
  }
}
