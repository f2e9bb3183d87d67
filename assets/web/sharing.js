// What one takes along from the explorer: its link, HTML for another page, and the command that makes what is shown.

import { namesOf } from './address.js';
import { escaped } from './board.js';
import { exerciseWords, galleryWords, placementWords, shellCommand, solutionsWords } from './command.js';
import { gettext } from './messages.js';
import { part } from './part.js';
import { inText, storyName } from './speaking.js';

export class Sharing {
  constructor(explorer) {
    this.explorer = explorer;
    part('take').addEventListener('toggle', () => this.show());
    part('copy').addEventListener('click', () => this.copy(part('command').textContent, gettext('Copied the command.'), 'command'));
    part('link').addEventListener('click', () => this.copyLink());
    part('embed').addEventListener('click', () => this.copyFrame());
  }

  /** What the command makes, and its words; none if there is nothing to make. */
  command() {
    const { state, watching, placing, tables, browser } = this.explorer;
    const { mode, n, finder, exercise } = state;
    const film = gettext('Film, by command');
    if (mode === 'watch') return [film, watching.words(this.explorer.watched())];
    if (mode === 'place') {
      if (exercise) return [gettext('Sheet, by command'), exerciseWords(state)];
      const queens = namesOf(n, placing.sorted());
      return [gettext('Picture, by command'), queens ? placementWords({ ...state, queens }) : []];
    }
    if (mode === 'write') return ['', []];
    if (mode === 'gallery') return [film, galleryWords(state, this.explorer.gallery.isPossible())];
    const { complete } = tables.solvers.find(({ name }) => name === finder);
    const { total } = browser.solutions ?? {};
    return [film, total === 0 ? [] : solutionsWords(state, complete, total)];
  }

  show() {
    const [words, command] = this.command();
    part('command').closest('.command').hidden = command.length === 0;
    part('command-words').textContent = words;
    part('command').textContent = shellCommand(command);
    part('copied').textContent = '';
    this.explorer.saving.show(this.explorer.state.mode === 'watch');
  }

  /** A text that the browser does not let the page copy is shown, to copy by hand. */
  async copy(text, words, field, lack = '') {
    part('link-text').hidden = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      words = gettext('The browser does not let the page copy: copy it by hand.');
      if (field === 'link-text') Object.assign(part(field), { hidden: false, value: text }).select();
      else getSelection().selectAllChildren(part(field));
    }
    part('copied').textContent = inText([words, lack]);
  }

  copyLink() {
    this.explorer.route.note();
    const lack = this.lack();
    this.copy(location.href, lack ? gettext('Copied the link.') : gettext('Copied the link to what you see.'), 'link-text', lack);
  }

  /** What a link omits of what is shown; '' if nothing. */
  lack() {
    const { state, watching, lessons, settings } = this.explorer;
    const { trace } = watching;
    if (trace && state.mode === 'watch') return gettext('The link does not have the trace: it opens {story} by {solver}. Send {file} with it.', { story: storyName(state.story), solver: state.solver, file: trace.name });
    const lesson = lessons.lesson(state.lesson);
    const isBare = lesson && !lesson.own && !settings.lessons.some(({ name }) => name === lesson.name);
    return isBare ? gettext('The link does not have these lessons, which are too long for one: send their file with it.') : '';
  }

  /** Copies the HTML by which another page contains this one; a file names itself, and must be beside that page. */
  copyFrame() {
    this.explorer.route.note();
    const isFile = location.protocol === 'file:';
    const address = isFile ? location.pathname.split('/').pop() + location.hash : location.href;
    const html = `<iframe src="${escaped(address)}" title="${escaped(document.title)}" width="100%" height="640" allow="fullscreen; clipboard-write"></iframe>`;
    this.copy(html, isFile ? gettext('Copied HTML for a page beside this file.') : gettext('Copied HTML for a page.'), 'link-text', this.lack());
  }
}
