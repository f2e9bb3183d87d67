// The explorer: solutions, a board to place queens on, and searches to watch. Its state is in the address.

import { Engine, unpacked } from './engine.js';
import { part, Player, showTrouble } from './player.js';
import { canDownload, pictureOfBoards, pngFile, save, svgFile } from './download.js';
import { Browser, maxNumber, squareName } from './browser.js';
import { Placing } from './placing.js';
import { Watching } from './watching.js';

const maxSize = 20;

/** What the page shows; an address leaves out what is as here. */
const usual = { mode: 'browse', n: 8, finder: 'bitmask', unique: false, k: 1, queens: '', story: 'search', solver: '', racers: '', extent: 'auto',
  asking: false, theme: 'auto', t: '' };
const modes = ['browse', 'place', 'watch'];

/** The square of a name such as c3, or -1. */
function squareOf(size, name) {
  const found = /^([a-z])([1-9]\d?)$/.exec(name);
  const [column, row] = found ? [found[1].charCodeAt(0) - 97, size - Number(found[2])] : [-1, -1];
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : -1;
}

class Explorer {
  constructor(module, settings) {
    this.settings = settings;
    const engine = new Engine(module);
    this.tables = engine.ask('tables');
    this.state = { ...usual };
    this.player = new Player(settings, { read: () => this.state.t, write: (time) => this.set({ t: String(time) }) });
    this.browser = new Browser(module, this.tables, () => this.set({ k: this.browser.number }));
    this.placing = new Placing(engine, () => this.set({ queens: this.placing.queens.map((square) => this.placing.name(square)).join(',') }));
    this.watching = new Watching(module, engine, this.tables, this.player, (change) => (change ? this.go(this.ofTrace(change)) : this.set({})));
    for (let size = 1; size <= maxSize; size++) part('size').add(new Option(size, size));
    for (const theme of ['auto', ...settings.themes]) part('theme').add(new Option(theme === 'auto' ? 'as the screen' : theme, theme));
    this.listen();
    this.readAddress();
  }

  /** A trace says of which size it is. */
  ofTrace(change) {
    return this.watching.about ? { ...change, n: this.watching.about.n, mode: 'watch', t: '' } : { ...change, n: Math.min(this.state.n, maxSize), t: '' };
  }

  listen() {
    for (const mode of modes) part(`mode-${mode}`).addEventListener('click', () => this.go({ mode, t: '' }));
    const choices = {
      size: (value) => ({ n: Number(value), k: 1, t: '' }), theme: (theme) => ({ theme }), finder: (finder) => ({ finder, k: 1 }),
      story: (story) => ({ story, solver: this.watching.story(story).solver, t: '' }), solver: (solver) => ({ solver, t: '' }),
      extent: (extent) => ({ extent, t: '' }),
    };
    for (const [name, change] of Object.entries(choices)) part(name).addEventListener('change', () => this.go(change(part(name).value)));
    part('unique').addEventListener('change', () => this.go({ unique: part('unique').checked, k: 1 }));
    part('asking').addEventListener('change', () => this.go({ asking: part('asking').checked, t: '' }));
    part('racers').addEventListener('change', () => this.go({ racers: this.watching.chosenRacers().join(','), t: '' }));
    part('watching').addEventListener('submit', (event) => event.preventDefault());
    part('change').addEventListener('click', () => {
      const queens = this.browser.columns.map((column, row) => squareName(this.state.n, row, column)).join(',');
      this.go({ mode: 'place', queens });
    });
    part('svg').addEventListener('click', () => this.download('svg'));
    part('png').addEventListener('click', () => this.download('png'));
    part('copy').addEventListener('click', () => this.copy(part('command').textContent, 'Copied the command.'));
    part('link').addEventListener('click', () => {
      this.noteAddress();
      this.copy(location.href, 'Copied the link to what you see.');
    });
    addEventListener('hashchange', () => this.readAddress());
    addEventListener('keydown', (event) => this.press(event));
    const drop = (event) => {
      event.preventDefault();
      document.body.classList.toggle('dropping', event.type === 'dragover');
      if (event.type === 'drop' && event.dataTransfer.files.length > 0) this.take(event.dataTransfer.files[0]);
    };
    for (const type of ['dragover', 'dragleave', 'drop']) addEventListener(type, drop);
  }

  /** A trace that was dropped: shown wherever the reader was. */
  take(file) {
    if (this.state.mode !== 'watch') this.go({ mode: 'watch' });
    this.watching.read(file);
  }

  press(event) {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (this.state.mode === 'place' && event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.placing.undo();
    }
    if (this.state.mode !== 'browse' || !plain || event.target.matches?.('select, input')) return;
    const name = { ArrowRight: 'next', PageDown: 'next', ArrowLeft: 'previous', PageUp: 'previous', Home: 'first' }[event.key];
    if (!name || part(`solution-${name}`).disabled) return;
    event.preventDefault();
    part(`solution-${name}`).click();
  }

  // The address.

  readAddress() {
    clearTimeout(this.noting);
    this.address = location.hash;
    const given = new URLSearchParams(location.hash.slice(1));
    const whole = (name, max) => (/^[1-9]\d{0,8}$/.test(given.get(name) ?? '') ? Math.min(Number(given.get(name)), max) : usual[name]);
    const one = (name, names) => (names.includes(given.get(name)) ? given.get(name) : usual[name]);
    const solvers = this.tables.solvers.map(({ name }) => name);
    const stories = [...part('story').options].map(({ value }) => value);
    const state = {
      mode: one('mode', modes), n: whole('n', maxSize), k: whole('k', maxNumber), finder: one('finder', solvers),
      unique: given.get('unique') === 'true', queens: given.get('queens') ?? '', story: one('story', stories), solver: one('solver', solvers),
      racers: (given.get('racers') ?? '').split(',').filter((name) => solvers.includes(name)).slice(0, 6).join(','),
      extent: one('extent', [...part('extent').options].map(({ value }) => value)), asking: given.get('asking') === 'true',
      theme: one('theme', ['auto', ...this.settings.themes]), t: given.get('t') ?? '',
    };
    state.racers ||= this.tables.racers.join(',');
    state.solver ||= this.watching.story(state.story).solver;
    this.state = state;
    this.show();
  }

  /** Notes a change that the page shows already. */
  set(change) {
    Object.assign(this.state, change);
    clearTimeout(this.noting);
    this.noting = setTimeout(() => this.noteAddress(), 200); // browsers refuse addresses that change all the time
    this.showTake();
  }

  noteAddress() {
    if (location.hash !== this.address) return; // a reader went elsewhere, which is about to be shown
    const given = new URLSearchParams();
    for (const [name, value] of Object.entries(this.state)) if (value !== usual[name] && this.matters(name)) given.set(name, value);
    try {
      history.replaceState(null, '', given.size ? `#${given.toString().replaceAll('%2C', ',')}` : location.pathname + location.search);
    } catch {
      // A page within another one may have no address of its own.
    }
    this.address = location.hash;
  }

  matters(name) {
    const { mode, story } = this.state;
    const only = { finder: 'browse', unique: 'browse', k: 'browse', queens: 'place', story: 'watch', solver: 'watch', racers: 'watch', extent: 'watch', asking: 'watch', t: 'watch' };
    if (name === 'solver' && this.state.solver === this.watching.story(story).solver) return false;
    if (name === 'racers' && (story !== 'race' || this.state.racers === this.tables.racers.join(','))) return false;
    return (only[name] ?? mode) === mode;
  }

  /** Shows something else. */
  go(change) {
    this.set(change);
    this.show();
  }

  show() {
    const { mode, theme } = this.state;
    if (mode !== 'watch') this.state.n = Math.min(this.state.n, maxSize); // a trace may be of more queens
    const { n } = this.state;
    showTrouble(null);
    part('note').textContent = '';
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const one of modes) {
      document.body.classList.toggle(one, one === mode);
      part(`mode-${one}`).setAttribute('aria-pressed', one === mode);
    }
    part('size').value = n;
    part('size').disabled = false;
    part('theme').value = theme;
    part('browsing').hidden = mode !== 'browse';
    part('placing').hidden = mode !== 'place';
    part('watching').hidden = mode !== 'watch';
    part('shown').hidden = part('controls').hidden = false;
    this.placing.close();
    if (mode !== 'watch') this.watching.close();
    if (mode === 'browse') this.browse();
    if (mode === 'place') this.placing.open(n, this.state.queens.split(',').map((name) => squareOf(n, name)));
    if (mode === 'watch') this.watching.open(this.watched());
    this.showTake();
  }

  watched() {
    return { ...this.state, racers: this.state.racers.split(',').filter(Boolean) };
  }

  browse() {
    const { n, finder, unique, k } = this.state;
    part('finder').value = finder;
    part('unique').checked = unique;
    for (const { name, min, max } of this.tables.solvers) [...part('finder').options].find(({ value }) => value === name).disabled = n < min || n > max;
    const { complete } = this.tables.solvers.find(({ name }) => name === finder);
    part('unique-choice').hidden = !complete;
    try {
      this.browser.open({ n, solver: finder, unique: unique && complete }, k);
    } catch (error) {
      part('browsing').hidden = part('shown').hidden = true;
      showTrouble(error);
    }
  }

  // What one takes along.

  command() {
    const { mode, n, finder, unique, k, theme, queens } = this.state;
    const look = theme === 'auto' ? [] : ['--theme', theme];
    if (mode === 'watch') return ['Film', this.watching.command(this.watched(), look)];
    if (mode === 'place')
      return queens ? ['Picture', ['queenreel', 'render', n, '--queens', queens, '--marks', 'attacks,conflicts', ...look, '-o', 'queens.svg'].join(' ')] : ['Picture', ''];
    const { complete } = this.tables.solvers.find(({ name }) => name === finder);
    const which = [finder === 'bitmask' ? [] : ['--solver', finder], !complete ? ['--limit', 1] : unique ? ['--unique'] : []].flat();
    const { total } = this.browser.solutions ?? {};
    const many = total > 1000 ? ['--solutions', `${k}-${Math.min(k + 99, total ?? Infinity)}`] : [];
    return ['Film', total === 0 ? '' : ['queenreel', 'animate', n, ...which, ...many, ...look, '-o', `queens-${n}.mp4`].join(' ')];
  }

  showTake() {
    const [words, command] = this.command();
    part('command').closest('.command').hidden = command === '';
    part('command-words').textContent = words;
    part('command').textContent = command;
    part('copied').textContent = '';
    const possible = canDownload();
    part('svg').disabled = part('png').disabled = !possible;
    part('svg').title = part('png').title = possible ? '' : 'There is no board to be seen; the command makes the film';
  }

  async copy(text, words) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      getSelection().selectAllChildren(part('command'));
      words = 'The browser does not let the page copy: copy it by hand.';
    }
    part('copied').textContent = words;
  }

  async download(format) {
    const { mode, n, k, story } = this.state;
    const name = { browse: `queens-${n}-${k}`, place: `placement-${n}`, watch: `${story}-${n}` }[mode];
    try {
      const picture = pictureOfBoards(part('board-words').textContent);
      save(format === 'svg' ? svgFile(picture) : await pngFile(picture), `${name}.${format}`);
    } catch (error) {
      showTrouble(error);
    }
  }
}

async function beginExploring() {
  try {
    const module = await WebAssembly.compile(await unpacked(part('engine').textContent));
    globalThis.queenreel = new Explorer(module, JSON.parse(part('settings').textContent));
    requestAnimationFrame(() => (document.body.dataset.first = Math.round(performance.now())));
  } catch (error) {
    showTrouble(error);
  }
}

beginExploring();
