// The explorer's room for readers' own code: an editor, its run, and what to do with the trace.

import { gettext, ngettext } from './messages.js';
import { inText, sentence } from './speaking.js';
import { habits } from './menus.js';
import { piecesWords } from './pieces.js';
import { part } from './part.js';
import { Running, runLimits } from './running.js';
import { save } from './download.js';

const runName = 'your-code.jsonl';

export class Writing {
  /** `check` reads a trace, {name, text}, to its end, and tells what it is of; `take` shows it as a story; `known` is how many solutions n queens have. */
  constructor({ check, take, known }) {
    this.check = check;
    this.take = take;
    this.known = known;
    this.running = null;
    this.ran = null; // {trace, about} of the last run
    const kept = habits.read('code');
    if (kept) part('code').value = kept;
    part('code').addEventListener('input', () => this.changed());
    part('code').addEventListener('scroll', () => this.scrolled());
    part('code').addEventListener('keydown', (event) => this.press(event));
    part('writing').addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.run();
    });
    part('run').addEventListener('click', () => this.run());
    part('stop-run').addEventListener('click', () => this.running?.stop());
    part('example').addEventListener('click', () => this.showExample());
    part('watch-run').addEventListener('click', () => this.take(this.ran.trace, this.ran.about, 'search'));
    part('race-run').addEventListener('click', () => this.take(this.ran.trace, this.ran.about, 'race'));
    part('save-run').addEventListener('click', () => save(new Blob([this.ran.trace.text], { type: 'application/jsonl' }), runName));
  }

  open(n) {
    this.n = n;
    part('run').textContent = ngettext('Run with {count} queen', 'Run with {count} queens', n);
    this.number();
    if (this.ran && this.ran.about.n !== n) this.forget();
  }

  close() {
    this.running?.stop();
  }

  /** Forgets the last run: the code has changed. */
  forget() {
    this.ran = null;
    part('ran').hidden = part('run-trouble').hidden = true;
    part('run-words').textContent = part('run-trouble').textContent = '';
    this.number();
  }

  changed() {
    habits.write('code', part('code').value);
    this.forget();
  }

  showExample() {
    part('code').value = part('code').defaultValue;
    part('code').scrollTop = 0;
    this.changed();
  }

  /** A new line begins below the previous one. */
  press(event) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return;
    const { value, selectionStart } = part('code');
    const begin = value.lastIndexOf('\n', selectionStart - 1) + 1;
    const indent = /^[ \t]*/.exec(value.slice(begin, selectionStart))[0];
    event.preventDefault();
    document.execCommand('insertText', false, `\n${indent}`); // the only way that can be undone
  }

  /** Numbers the lines; marks a faulty one, from 1. */
  number(fault = 0) {
    const count = part('code').value.split('\n').length;
    const numbers = Array.from({ length: count }, (_, at) => Object.assign(document.createElement('li'), { textContent: String(at + 1), className: at + 1 === fault ? 'fault' : '' }));
    part('code-lines').replaceChildren(...numbers);
    this.scrolled();
  }

  scrolled() {
    part('code-lines').style.transform = `translateY(${-part('code').scrollTop}px)`;
  }

  async run() {
    if (this.running) return;
    this.forget();
    this.showRunning(true);
    this.running = new Running(part('code').value, this.n);
    const began = performance.now();
    const watch = setInterval(() => this.say(ngettext('Running … {count} event, {seconds} s', 'Running … {count} events, {seconds} s', this.running.count, { seconds: Math.round((performance.now() - began) / 1000) })), 500);
    const result = await this.running.result;
    clearInterval(watch);
    await this.show(result);
    this.running = null;
    this.showRunning(false);
  }

  showRunning(is) {
    for (const name of ['run', 'example']) part(name).setAttribute('aria-disabled', String(is));
    part('stop-run').disabled = !is;
    part('code').readOnly = is;
  }

  say(words) {
    part('run-words').textContent = words;
  }

  /** Tells an error, with its line, from 1, if any. */
  tell(words, line = 0) {
    this.say('');
    this.number(line);
    part('run-trouble').textContent = line > 0 ? gettext('Line {line}: {words}', { line, words }) : words;
    part('run-trouble').hidden = false;
    const { lineHeight } = getComputedStyle(part('code'));
    const at = (line - 1) * Number.parseFloat(lineHeight);
    if (line > 0 && (at < part('code').scrollTop || at > part('code').scrollTop + part('code').clientHeight - 2 * Number.parseFloat(lineHeight))) part('code').scrollTop = at - part('code').clientHeight / 2;
  }

  async show({ trace: text, count, numbers, ended, error }) {
    const seconds = runLimits.time / 1000;
    const stops = {
      stopped: gettext('You stopped it.'), late: ngettext('It did not end within {count} second.', 'It did not end within {count} seconds.', seconds),
      full: ngettext('It was stopped after {count} event.', 'It was stopped after {count} events.', runLimits.events),
    };
    if (ended === 'failed') return this.tell(error.words, error.line);
    if (ended === 'refused') return this.tell(gettext('The host of this page lets it run no code of yours: open the one file that {command} writes.', { command: 'queenreel explore -o explore.html' }));
    if (count === 0) return this.tell(stops[ended] ? inText([stops[ended], gettext('It said nothing until then. Does a loop never end?')]) : gettext('It ran to its end and said nothing: call {names}.', { names: 'tested, placed, removed, solution' }));
    const trace = { name: runName, text };
    try {
      this.ran = { trace, about: await this.check(trace) };
    } catch (failure) {
      return this.tell(...this.faultOf(failure.message, text, numbers));
    }
    part('ran').hidden = false;
    return this.say(inText([stops[ended], stops[ended] && gettext('What it did until then can be watched.'), this.resultWords()]));
  }

  /** The check's finding, and the line of code that it is about. */
  faultOf(message, text, numbers) {
    const [, line, words] = /^[^:]*:(\d+): ([^]*)$/.exec(message) ?? [null, null, message];
    const event = line && text.split('\n')[Number(line) - 1];
    const place = event && /"line":(\d+)/.exec(event)?.[1];
    const said = sentence(words);
    return [said, place ? numbers[Number(place)] : 0];
  }

  /** How many solutions it found, out of how many. */
  resultWords() {
    const { n, solutions, events } = this.ran.about;
    const known = this.known(n);
    const said = ngettext('It reported {count} event for {queens}.', 'It reported {count} events for {queens}.', events, { queens: piecesWords(n) });
    const found = ngettext('It found {count} solution.', 'It found {count} solutions.', solutions);
    if (known === null) return inText([found, said]);
    if (known === 0) return inText([gettext('It found no solution, and there is none.'), said]);
    if (solutions !== known) return inText([found, ngettext('There is {count}.', 'There are {count}.', known), said]);
    return inText([known === 1 ? gettext('It found the one solution.') : ngettext('It found all {count} solution.', 'It found all {count} solutions.', known), said]);
  }
}
