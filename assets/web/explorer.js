// The explorer: solutions, a board to place queens on, and searches to watch. Its state is in the address.

import { compiled, Engine, tellIn, unpacked } from './engine.js';
import { part, showTrouble } from './part.js';
import { stillBoard } from './board.js';
import { Player } from './player.js';
import { Saving } from './saving.js';
import { Route } from './route.js';
import { Sharing } from './sharing.js';
import { fileName, optionsWords, pageTitle } from './titles.js';
import { exerciseCount, maxSize, modes, mostMissing, namesOf, squaresOf, usual } from './address.js';
import { gettext, ngettext } from './messages.js';
import { inText, sentence, speakIn, spoken } from './speaking.js';
import { Browser } from './browser.js';
import { offerChoices } from './choices.js';
import { Placing } from './placing.js';
import { Gallery, mostInGallery } from './gallery.js';
import { mended, mendedFinder, mendedGallery } from './mending.js';
import { Watching } from './watching.js';
import { Writing } from './writing.js';
import { Lessons, packedLessons, readLessons } from './lessons.js';
import { today } from './day.js';
import { codeGif } from './gif.js';
import { Puzzles } from './puzzles.js';
import { serve } from './work.js';
import { settle } from './offline.js';

/** The parts of the state that Back undoes: the rest is how one looks at it. */
const places = ['mode', 'n', 'day', 'exercise', 'missing', 'seed', 'finder', 'unique', 'story', 'solver', 'racers', 'extent', 'asking', 'place', 'block', 'rule', 'lesson', 'step'];

/** The rule on a small board: a queen in its middle and the lines along which it attacks. */
function rulePicture() {
  const [size, middle] = [5, 2];
  const ways = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [middle, middle, down, right, middle])).filter(([, , down, right]) => down || right);
  const cells = Array.from({ length: size * size }, (_, at) => Number(at === middle * size + middle));
  return stillBoard({ size, cells }, '', ways, gettext('A queen, and the squares that it attacks'));
}

class Explorer {
  constructor(module, settings) {
    this.settings = settings;
    const engine = new Engine(module);
    this.engine = engine;
    this.tables = engine.ask('tables');
    this.state = { ...usual };
    this.player = new Player(settings, { read: () => this.state.t, write: (time) => this.set({ t: String(time) }) });
    this.browser = new Browser(module, this.tables, () => this.set({ k: this.browser.number }));
    this.placing = new Placing(module, engine, () => this.set({ queens: namesOf(this.placing.n, this.placing.sorted()) }));
    this.puzzles = new Puzzles(module, engine, () => this.state.mode === 'place' && this.show());
    this.gallery = new Gallery(engine, () => this.set({ queens: namesOf(this.gallery.n, this.gallery.queens) }));
    this.watching = new Watching(module, engine, this.tables, this.player, (change) => (change ? this.go(this.ofTrace(change)) : this.set({})));
    this.saving = new Saving({ player: this.player, settings, nameOf: () => fileName(this), opened: () => this.watching.openedAgain() });
    this.writing = new Writing({
      check: (trace) => this.watching.check(trace), take: (...run) => this.watching.take(...run),
      known: (n) => engine.ask('open_solutions', { n, solver: usual.finder, unique: false }).total ?? null,
    });
    this.lessons = new Lessons({ lessons: settings.lessons }, (lesson, step) => this.go(this.route.taught({ ...this.state, lesson, step })));
    this.sharing = new Sharing(this);
    this.route = new Route(this);
    for (const one of [document.querySelector('.rooms'), part('options'), part('take')]) one.hidden = false;
    offerChoices(this);
    addEventListener('keydown', (event) => this.press(event));
    this.listenForFiles();
    this.route.read();
  }

  /** A trace tells its own size. */
  ofTrace(change) {
    return this.watching.about ? { ...change, n: this.watching.about.n, mode: 'watch', t: '' } : { ...change, n: Math.min(this.state.n, maxSize), t: '' };
  }

  /** Files dropped anywhere. */
  listenForFiles() {
    const drop = (event) => {
      event.preventDefault();
      document.body.classList.toggle('dropping', event.type === 'dragover');
      if (event.type === 'drop' && event.dataTransfer.files.length > 0) this.take(event.dataTransfer.files[0]);
    };
    for (const type of ['dragover', 'dragleave', 'drop']) addEventListener(type, drop);
  }

  /** A dropped trace or lessons: shown wherever the reader was. */
  async take(file) {
    if (!file) return;
    const lessons = /\.json$/i.test(file.name) ? readLessons(await file.text()) : null;
    if (lessons) {
      this.takeLessons(file.name, lessons);
      return;
    }
    if (this.state.mode !== 'watch') this.go({ mode: 'watch' });
    this.watching.read(file);
  }

  async takeLessons(name, lessons) {
    if (lessons.length === 0) {
      showTrouble({ facts: { message: gettext('{file}: no lesson in it has a name, a title and steps; write {example}', { file: name, example: '{"lessons":[{"name":"mine","title":"Mine","steps":[{"show":"n=4","text":"Look."}]}]}' }) } });
      return;
    }
    this.lessons.add(lessons, await packedLessons(lessons));
    this.go(this.route.taught({ ...this.state, lesson: lessons[0].name, step: 1 }));
  }

  press(event) {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const letter = event.key.toLowerCase();
    if (this.state.mode === 'place' && (event.ctrlKey || event.metaKey) && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) this.placing.redo();
      else this.placing.undo();
    }
    if (this.state.mode !== 'browse' || !plain || event.target.matches?.('select, input')) return;
    const name = { ArrowRight: 'next', PageDown: 'next', ArrowLeft: 'previous', PageUp: 'previous', Home: 'first' }[event.key];
    if (!name || part(`solution-${name}`).getAttribute('aria-disabled') === 'true') return;
    event.preventDefault();
    part(`solution-${name}`).click();
  }

  /** Notes a change that the page already shows. */
  set(change) {
    Object.assign(this.state, change);
    this.route.noteSoon();
    this.sharing.show();
  }

  /** Shows something else; what one may want to return to has an address of its own. */
  go(change) {
    this.player.moment.noteNow();
    this.route.noteNow();
    // Choosing something else leaves a lesson; Back returns to it.
    if (this.state.lesson && !('lesson' in change) && places.some((name) => name in change)) change = { ...change, lesson: '', step: 1 };
    const isNew = places.some((name) => name in change && change[name] !== this.state[name]);
    Object.assign(this.state, change);
    this.show(isNew);
  }

  /** Shows the state, mended if its parts do not go together. `isNew`: it gets an address that Back leaves; `said`: what was mended before. */
  show(isNew = false, said = '') {
    const { mode, theme, lesson, step } = this.state;
    if (lesson) this.watching.forget();
    if (!this.watching.trace || mode !== 'watch') this.state.n = Math.min(this.state.n, maxSize); // a trace may have more queens
    const words = inText([said, this.mend()]);
    this.puzzle = this.puzzles.of(this.state);
    if (this.puzzle) this.state.n = this.puzzle.n;
    this.route.note(isNew);
    const { n } = this.state;
    showTrouble(null);
    part('note').textContent = words;
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const one of modes) {
      document.body.classList.toggle(one, one === mode);
      const link = part(`mode-${one}`);
      this.mark(link, one === mode && !lesson);
      link.href = this.route.addressOf({ ...this.state, mode: one, t: '', lesson: '' });
    }
    this.mark(part('lessons'), lesson !== '');
    document.documentElement.classList.toggle('teaching', this.state.teaching);
    part('teaching').checked = this.state.teaching;
    this.lessons.teach(this.state.teaching);
    part('lesson-files').hidden = !lesson;
    if (lesson) this.lessons.open(lesson, step);
    else this.lessons.close();
    part('size').value = n;
    part('size').disabled = false;
    for (const option of part('size').options) option.disabled = false;
    part('theme').value = theme;
    part('browsing').hidden = mode !== 'browse';
    part('placing').hidden = mode !== 'place';
    part('galleries').hidden = mode !== 'gallery';
    part('watching').hidden = mode !== 'watch';
    part('writing').hidden = mode !== 'write';
    part('shown').hidden = part('controls').hidden = false;
    part('options-words').textContent = optionsWords(this);
    document.title = `${pageTitle(this)} · Queenreel`;
    this.placing.close();
    this.gallery.close();
    this.writing.close();
    this.browser.close();
    if (mode !== 'watch') this.watching.close();
    if (mode === 'browse') this.browse();
    if (mode === 'gallery') for (const option of part('size').options) option.disabled = Number(option.value) > mostInGallery;
    if (mode === 'gallery') this.gallery.open(n, squaresOf(n, this.state.queens));
    if (mode === 'place') this.place();
    if (mode === 'watch') this.watching.open(this.watched(), words);
    if (mode === 'write') this.writing.open(n);
    this.sharing.show();
  }

  /** Says which room this is. */
  mark(link, isHere) {
    if (isHere) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }

  /** Adopts the room's corrections of a state that does not go together; returns words about them for a reader. */
  mend() {
    const { mode } = this.state;
    const { change, words } = mode === 'watch' ? mended(this.watching, this.watched()) : mode === 'browse' ? mendedFinder(this.tables, this.state) : mode === 'gallery' ? mendedGallery(this.state) : { change: {}, words: '' };
    Object.assign(this.state, change);
    return words;
  }

  watched() {
    return { ...this.state, racers: this.state.racers.split(',').filter(Boolean) };
  }

  browse() {
    const { n, finder, unique, k } = this.state;
    part('finder').value = finder;
    part('unique').checked = unique;
    for (const { name, min, max } of this.tables.solvers) [...part('finder').options].find(({ value }) => value === name).disabled = n < min || n > max;
    const { complete, summary } = this.tables.solvers.find(({ name }) => name === finder);
    part('rule').textContent = n === 1 ? gettext('One queen has nobody to attack.') : ngettext('Place {count} queen on {count} × {count} squares so that no two share a rank, a file or a diagonal.', 'Place {count} queens on {count} × {count} squares so that no two share a rank, a file or a diagonal.', n);
    part('rule-picture').hidden = n === 1;
    part('rule-picture').innerHTML = rulePicture();
    part('finder-words').textContent = sentence(gettext(summary));
    part('unique-choice').hidden = !complete;
    try {
      this.browser.open({ n, solver: finder, unique: unique && complete, findsAll: complete }, k);
    } catch (error) {
      part('browsing').hidden = part('shown').hidden = true;
      showTrouble(error);
    }
  }

  place() {
    const { n, queens, day, exercise, missing } = this.state;
    const date = day && new Date(`${day}T00:00:00Z`).toLocaleDateString(spoken(), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    const most = mostMissing(n);
    const isFree = !day && !exercise;
    part('day').hidden = day === today();
    part('exercise-choice').hidden = most === 0;
    part('exercise-more').hidden = exercise === 0;
    part('exercise').value = exercise;
    for (const option of part('missing').options) option.hidden = Number(option.value) > most;
    part('missing').value = missing;
    part('freely').hidden = part('day-words').hidden = isFree;
    if (day) part('day-words').textContent = gettext('The puzzle of {date}: its locked queens stay, and there is one answer.', { date });
    else if (exercise && this.puzzle) part('day-words').textContent = inText([
        gettext('Exercise {number} of {total}, the easiest first.', { number: exercise, total: exerciseCount }),
        ngettext('{count} of {n} queens is missing, and there is one answer.', '{count} of {n} queens are missing, and there is one answer.', missing, { n }),
        ngettext('Backtracking places {count} queen to prove it.', 'Backtracking places {count} queens to prove it.', this.puzzle.nodes),
      ]);
    else if (exercise) part('day-words').textContent = gettext('Drawing exercises …');
    this.placing.open(n, squaresOf(n, queens), this.puzzle?.given ?? []);
  }
}

async function beginExploring() {
  try {
    const settings = JSON.parse(part('settings').textContent);
    const packed = part('data').textContent;
    const catalog = packed ? await unpacked(packed) : null;
    speakIn(settings.words, catalog);
    tellIn(catalog);
    const module = await compiled(part('engine'));
    globalThis.queenreel = new Explorer(module, settings);
    settle(settings.site ?? {});
    requestAnimationFrame(() => (document.body.dataset.first = String(Math.round(performance.now()))));
  } catch (error) {
    showTrouble(error);
  }
}

if (globalThis.document) beginExploring();
else serve(codeGif);
