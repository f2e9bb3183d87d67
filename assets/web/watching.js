// The explorer's third room: stories of searches, in the player.

import { checkBeside, openBeside, scriptAddress } from './work.js';
import { part, showTrouble } from './part.js';
import { maxRacers, namesOf, squaresOf } from './address.js';
import { storyWords } from './command.js';
import { automatic, extents } from './extents.js';
import { attackers } from './lines.js';
import { gettext, inRow, ngettext } from './messages.js';
import { piecesWords, setPieces } from './pieces.js';
import { inText, pageWords, sentence, storyName } from './speaking.js';
import { Playback } from './playback.js';
import { pause } from './update.js';

export class Watching {
  /** `engine` answers what remembers nothing. */
  constructor(module, engine, tables, player, changed) {
    this.module = module;
    this.engine = engine;
    this.tables = tables;
    this.player = player;
    this.changed = changed;
    this.trace = null; // a reader's {name, text}
    this.about = null; // what it is about
    setTimeout(scriptAddress, 500); // before a reader opens a story
    const stories = tables.stories.filter((story) => !story.ofSolutions || story.name === 'symmetry');
    for (const { name, summary } of stories) part('story').add(Object.assign(new Option(storyName(name), name), { title: gettext(summary) }));
    for (const { name, summary } of tables.solvers) part('solver').add(Object.assign(new Option(name, name), { title: gettext(summary) }));
    this.extents = extents();
    for (const { name, words } of this.extents) part('extent').add(new Option(words, name));
    part('racers').innerHTML = tables.solvers.map(({ name }) => `<label><input type="checkbox" value="${name}"> ${name}</label>`).join('');
    part('trace').addEventListener('change', () => this.read(part('trace').files[0]));
    part('trace-away').addEventListener('click', () => this.putAway());
    part('give-up').addEventListener('click', () => this.giveUp());
    part('given-away').addEventListener('click', () => this.changed({ place: '', block: '' }));
  }

  story(name) {
    return this.tables.stories.find((one) => one.name === name);
  }

  /** The request for the page's state; `extent` is one of the table's rows. */
  request({ n, story, solver, racers, asking, place, block, rule }, extent) {
    const { takes } = this.story(story);
    const request = { story };
    Object.assign(request, this.given({ place, block, rule }));
    if (!this.trace) request.n = n;
    if (this.trace) request.trace = true;
    if (story === 'race') request.racers = racers;
    else if (!this.trace) request.solver = solver;
    if (asking && this.canAsk) request.questions = true;
    if (takes.includes('numbering')) request.numbering = 'chess'; // as in other rooms
    if (takes.includes('cards')) request.cards = { title: true, end: true };
    if (extent.toFirst && takes.includes('toFirst')) request.toFirst = true;
    if (extent.duration) request.pace = { duration: extent.duration };
    return request;
  }

  /** A search's board in a request: its squares with queens from the start, or without any, and its rule. */
  given({ place, block, rule }) {
    const given = {};
    if (rule !== 'queens' && !this.trace) given.rule = rule;
    if (place && !this.trace) given.place = place.split(',');
    if (block && !this.trace) given.block = block.split(',');
    return given;
  }

  /** Names two given queens that attack each other, so that no search can find a solution; '' if there are none. */
  clash({ n, place, rule }) {
    const queens = this.trace ? [] : squaresOf(n, place);
    const one = queens.find((queen) => attackers(n, queens, queen, rule).length > 0);
    if (one === undefined) return '';
    const names = [one, attackers(n, queens, one, rule)[0]].map((square) => namesOf(n, [square]));
    return gettext('{one} and {other} attack each other, so no solution has both: empty the board, or move one of them.', { one: names[0], other: names[1] });
  }

  /** The first of the extents that is not too long, opened; null if that was given up. Throws EngineError. */
  async opened(state) {
    const asked = this.extents.find(({ name }) => name === state.extent);
    const tried = state.extent === 'auto' ? automatic.map((one) => this.extents.find(({ name }) => name === one)) : [asked];
    let tooLong = null;
    for (const extent of tried)
      try {
        this.task = openBeside(this.module, this.request(state, extent), this.trace);
        return { story: await this.task.result, extent, tooLong };
      } catch (error) {
        if (error.facts?.what !== 'length' || extent === tried.at(-1)) throw error;
        tooLong = error;
      }
    return null;
  }

  /** The story shown, opened once more: a task. */
  openedAgain() {
    return openBeside(this.module, this.request(this.state, this.extent), this.trace);
  }

  /** Opens the story beside the page; if that takes a while, the page says so, and a reader can give it up. */
  open(state, words = '') {
    this.close();
    this.state = state;
    this.showChoices(state);
    this.extent = null;
    this.waiting = setTimeout(() => this.showWaiting(), 250);
    return this.openNow(state, words);
  }

  showWaiting() {
    const began = performance.now();
    const tell = () => {
      part('note').textContent = gettext('Opening {queens}: {story} … {seconds} s', { story: storyName(this.state.story), queens: piecesWords(this.state.n, this.state.rule), seconds: Math.round((performance.now() - began) / 1000) });
      this.waiting = setTimeout(tell, 1000);
    };
    tell();
    part('give-up').hidden = false;
  }

  stopWaiting() {
    clearTimeout(this.waiting);
    part('give-up').hidden = true;
  }

  /** Gives up what is being opened, and shows nothing more. */
  close() {
    this.opening = null;
    this.task?.giveUp();
    this.task = null;
    this.stopWaiting();
    this.player.close();
    setPieces(null);
  }

  /** Shows nothing instead of what takes too long. */
  giveUp() {
    this.close();
    part('note').textContent = gettext('Given up. Choose fewer queens, another solver, or a shorter part of the story.');
    this.showNothing();
  }

  showNothing() {
    part('shown').hidden = true;
    part('controls').hidden = true;
    part('panels').hidden = true;
  }

  async openNow(state, words) {
    const opening = (this.opening = {});
    part('shown').hidden = false;
    part('controls').hidden = false;
    let found = null;
    let failure = null;
    let playback = null;
    const clash = this.clash(state);
    try {
      if (clash) throw Object.assign(new Error(clash), { facts: { message: clash } });
      found = await this.opened(state);
      if (found.story.count === 0) throw new Error(gettext('{pieces} have no solution, so there is nothing to tell', { pieces: piecesWords(state.n, state.rule) }));
      await pause(); // short tasks instead of a long one
      found.story.frame(0);
      await pause();
      playback = new Playback(found.story);
      playback.clock();
      await pause();
    } catch (error) {
      failure = error;
    }
    if (this.opening !== opening) return;
    this.stopWaiting();
    part('note').textContent = words;
    if (failure) {
      this.showNothing();
      showTrouble({ facts: { message: pageWords(failure) } });
    } else {
      this.extent = found.extent;
      setPieces(found.story.about.rule === 'rooks' ? this.player.settings.rooks : null);
      this.player.prepare(found.story, playback);
      await pause();
      if (this.opening !== opening) return;
      this.player.begin();
      if (found.tooLong) part('note').textContent = inText([words, gettext('Shown: {extent}. More would be too long for a page.', { extent: found.extent.words })]);
    }
    this.changed();
  }

  takesSize(solver, n) {
    const { min, max } = this.tables.solvers.find(({ name }) => name === solver);
    return n >= min && n <= max;
  }

  /** Shows which choices there are, and which do not go together. */
  showChoices({ n, story, solver, racers, extent, asking, place, block, rule }) {
    const given = this.given({ place, block, rule });
    const squares = (list) => inRow(list);
    part('given-choice').hidden = !given.place && !given.block;
    part('given-words').textContent = given.place || given.block ? inText([given.place && gettext('Given: {squares}.', { squares: squares(given.place) }), given.block && gettext('Blocked: {squares}.', { squares: squares(given.block) })]) : '';
    const { takes, followsSearch } = this.story(story);
    part('story').value = story;
    part('pieces').value = rule;
    part('pieces-choice').hidden = this.trace !== null || !takes.includes('rule');
    part('solver').value = solver;
    part('extent').value = extent;
    part('asking').checked = asking;
    part('solver-choice').hidden = story === 'race' || this.trace !== null;
    part('racers-choice').hidden = story !== 'race';
    part('extent-choice').hidden = !followsSearch;
    this.canAsk = takes.includes('questions') && (this.trace !== null || this.isPossible({ story, n, solver, questions: true, ...given }));
    part('asking-choice').hidden = !this.canAsk;
    part('size').disabled = this.trace !== null;
    part('trace-away').hidden = this.trace === null;
    part('trace-name').textContent = this.about ? inRow([`${this.trace.name}: n = ${this.about.n}`, ngettext('{count} event', '{count} events', this.about.events), ngettext('{count} solution', '{count} solutions', this.about.solutions)]) : '';
    part('story-words').textContent = sentence(gettext(this.story(story).summary));
    part('solver-words').textContent = sentence(gettext(this.tables.solvers.find(({ name }) => name === solver).summary));
    part('solver-words').hidden = part('solver-choice').hidden;
    if (!this.trace) for (const option of part('solver').options) option.disabled = !this.isPossible({ story, n, solver: option.value, ...given });
    const asked = story === 'race' ? { story } : { story, solver };
    if (!this.trace) for (const option of part('size').options) option.disabled = !this.isPossible({ ...asked, n: Number(option.value) });
    const count = racers.length + (this.trace ? 1 : 0);
    for (const box of part('racers').querySelectorAll('input')) {
      box.checked = racers.includes(box.value);
      let why = '';
      if (box.checked) why = count <= 2 ? gettext('A race takes at least two') : '';
      else if (!this.takesSize(box.value, n)) why = ngettext('It does not take {count} queen', 'It does not take {count} queens', n);
      else if (count >= maxRacers) why = gettext('A race takes at most six');
      box.disabled = why !== '';
      box.closest('label').title = why;
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

  /** Reads a reader's trace: a File. */
  async read(file) {
    if (!file) return;
    showTrouble(null);
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      const trace = { name: file.name, text };
      part('note').textContent = gettext('Reading {file} …', { file: file.name });
      this.take(trace, await this.check(trace), this.state?.story === 'race' ? 'race' : 'search');
    } catch (error) {
      const why = error instanceof TypeError ? gettext('{file}: it is not UTF-8; save it in that encoding', { file: file.name }) : error.message;
      part('note').textContent = '';
      showTrouble({ facts: { message: why } });
    }
  }

  /** Reads a trace, {name, text}, to its end, beside the page; answers what it is about. Throws EngineError. */
  check(trace) {
    return checkBeside(this.module, trace);
  }

  /** Shows a checked trace as that story. */
  take(trace, about, story) {
    Object.assign(this, { trace, about });
    this.changed({ story });
  }

  putAway() {
    this.forget();
    this.changed({});
  }

  forget() {
    this.trace = this.about = null;
    part('trace').value = '';
  }

  /** A race's racers. */
  chosenRacers() {
    return [...part('racers').querySelectorAll('input:checked')].map(({ value }) => value);
  }

  /** The words of the command that makes the film of what is shown. */
  words(state) {
    const { takes, followsSearch } = this.story(state.story);
    const option = (followsSearch && this.extent?.option) || '';
    return storyWords(state, {
      trace: this.trace && { name: this.trace.name, n: this.about.n },
      chess: takes.includes('numbering'),
      pace: (takes.includes('toFirst') ? option : option.replace('--first ', '')).split(' ').filter(Boolean),
      asks: state.asking && this.canAsk,
    });
  }
}
