// The explorer: solutions, a board to place queens on, and searches to watch. Its state is in the address.

import { Engine, unpacked } from './engine.js';
import { part, Player, showTrouble } from './player.js';
import { canDownload, pictureOfBoards, pngFile, save, svgFile } from './download.js';
import { maxSize, modes, namesOf, squareName, squaresOf, stateOf, usual } from './address.js';
import { placementWords, shellCommand, solutionsWords } from './command.js';
import { Browser } from './browser.js';
import { Placing } from './placing.js';
import { Watching } from './watching.js';

class Explorer {
  constructor(module, settings) {
    this.settings = settings;
    const engine = new Engine(module);
    this.tables = engine.ask('tables');
    this.state = { ...usual };
    this.player = new Player(settings, { read: () => this.state.t, write: (time) => this.set({ t: String(time) }) });
    this.browser = new Browser(module, this.tables, () => this.set({ k: this.browser.number }));
    this.placing = new Placing(engine, () => this.set({ queens: namesOf(this.placing.n, this.placing.queens) }));
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
    const options = (name) => [...part(name).options].map(({ value }) => value);
    this.state = stateOf(location.hash, {
      solvers: this.tables.solvers.map(({ name }) => name), racers: this.tables.racers, extents: options('extent'), themes: this.settings.themes,
      stories: options('story').map((name) => ({ name, solver: this.watching.story(name).solver })),
    });
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
    if (mode === 'place') this.placing.open(n, squaresOf(n, this.state.queens));
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

  /** What the command makes, and its words, none where there is nothing to be made. */
  command() {
    const { mode, n, finder } = this.state;
    if (mode === 'watch') return ['Film', this.watching.words(this.watched())];
    if (mode === 'place') {
      const queens = namesOf(n, this.placing.queens);
      return ['Picture', queens ? placementWords({ ...this.state, queens }) : []];
    }
    const { complete } = this.tables.solvers.find(({ name }) => name === finder);
    const { total } = this.browser.solutions ?? {};
    return ['Film', total === 0 ? [] : solutionsWords(this.state, complete, total)];
  }

  showTake() {
    const [words, command] = this.command();
    part('command').closest('.command').hidden = command.length === 0;
    part('command-words').textContent = words;
    part('command').textContent = shellCommand(command);
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
