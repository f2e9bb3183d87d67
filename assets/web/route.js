// The address of the explorer's page, with one owner: it says what is shown, and Back leads to what was shown before.

import { ownOf, stateOf, usual } from './address.js';
import { unpackedLessons } from './lessons.js';
import { mendedAddress } from './mending.js';
import { gettext } from './messages.js';
import { part, showTrouble } from './part.js';
import { spoken } from './speaking.js';

export class Route {
  constructor(explorer) {
    this.explorer = explorer;
    addEventListener('hashchange', () => this.read());
  }

  /** The address of this page in another language; none if there is none. */
  pageIn(language) {
    const page = this.explorer.settings.languages?.find(({ name }) => name === language);
    return page && page.name !== spoken() ? `${page.page}${location.hash}` : null;
  }

  /** Shows what the address says. */
  read() {
    clearTimeout(this.noting);
    this.address = location.hash;
    const asked = new URLSearchParams(location.hash.slice(1));
    const other = this.pageIn(asked.get('lang'));
    if (other) {
      location.replace(other);
      return;
    }
    const own = ownOf(location.hash);
    if (own && own !== this.unpacked && this.explorer.lessons.lesson(asked.get('lesson'))?.own !== own) {
      this.unpacked = own;
      unpackedLessons(own).then((lessons) => {
        this.explorer.lessons.add(lessons, own);
        this.read();
        if (lessons.length === 0) showTrouble({ facts: { message: gettext('The lessons in this link are damaged; ask for the link, or their file, again.') } });
      });
      return;
    }
    this.explorer.state = this.taught(stateOf(location.hash, this.known()));
    this.explorer.show(false, mendedAddress(location.hash, this.explorer.state));
  }

  /** The possible names in an address. */
  known() {
    const options = (name) => [...part(name).options].map(({ value }) => value);
    return {
      solvers: this.explorer.tables.solvers.map(({ name }) => name), racers: this.explorer.tables.racers, extents: options('extent'), themes: this.explorer.settings.themes,
      stories: options('story').map((name) => ({ name, solver: this.explorer.watching.story(name).solver })), lessons: this.explorer.lessons.sizes(),
    };
  }

  /** A state in a lesson is what its step shows. */
  taught(state) {
    const { lesson, step, theme, teaching } = state;
    const shown = this.explorer.lessons.step(lesson, step);
    return shown ? { ...stateOf(`#${shown.show}`, this.known()), lesson, step, theme, teaching, own: this.explorer.lessons.lesson(lesson).own } : state;
  }

  /** Writes it soon: browsers refuse addresses that change all the time. */
  noteSoon() {
    clearTimeout(this.noting);
    this.noting = setTimeout(() => this.note(), 200);
  }

  /** Writes what is waiting to be written. */
  noteNow() {
    if (this.noting) this.note();
  }

  /** Writes the state into the address. `isNew`: Back leads to the previous one. */
  note(isNew = false) {
    clearTimeout(this.noting);
    this.noting = 0;
    if (location.hash !== this.address) return; // a reader went elsewhere, which is about to be shown
    const address = this.addressOf(this.explorer.state);
    try {
      if (!isNew) history.replaceState(null, '', address);
      else if (address !== (location.hash || location.pathname + location.search)) history.pushState(null, '', address);
    } catch {
      // A page within another may have no address of its own.
    }
    this.address = location.hash;
  }

  /** The address of a state: how it differs from the usual. */
  addressOf(state) {
    const given = new URLSearchParams();
    for (const [name, value] of Object.entries(state)) if (value !== usual[name] && this.matters(name, state)) given.set(name, value);
    const text = given.toString().replaceAll('%2C', ',');
    return text ? `#${text}` : location.pathname + location.search;
  }

  /** Whether a part of a state matters with the rest. */
  matters(name, { mode, story, solver, racers, lesson, exercise }) {
    if (lesson) return ['lesson', 'step', 'theme', 'teaching', 'own'].includes(name);
    if (name === 'own') return false;
    const only = {
      finder: 'browse', unique: 'browse', k: 'browse', queens: 'place', day: 'place', exercise: 'place',
      story: 'watch', solver: 'watch', racers: 'watch', extent: 'watch', asking: 'watch', t: 'watch', place: 'watch', block: 'watch', rule: 'watch',
    };
    if (['missing', 'seed'].includes(name)) return mode === 'place' && exercise > 0;
    if (name === 'solver' && solver === this.explorer.watching.story(story).solver) return false;
    if (name === 'racers' && (story !== 'race' || racers === this.explorer.tables.racers.join(','))) return false;
    return (only[name] ?? mode) === mode || (name === 'queens' && mode === 'gallery');
  }
}
