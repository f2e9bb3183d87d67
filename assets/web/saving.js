// What one saves of the page: pictures of its boards, and a film of what moves.

import { canDownload, pictureSeen, pngFile, save, svgFile } from './download.js';
import { filmCodec, filmed, Filming, hasBoards } from './filming.js';
import { gettext } from './messages.js';
import { clockWords } from './playback.js';
import { part, showTrouble } from './part.js';

/** Longer films are made by the command. */
const longestFilm = 600;

export class Saving {
  /** `nameOf`: a file's name, without its extension. `opened`: opens the watched story again. */
  constructor({ player, settings, nameOf, opened }) {
    this.player = player;
    this.settings = settings;
    this.nameOf = nameOf;
    this.opened = opened;
    this.film = null; // being made
    this.encodes = 'VideoEncoder' in globalThis; // whether the browser does
    for (const format of ['svg', 'png']) part(format).addEventListener('click', () => this.savePicture(format));
    part('film').addEventListener('click', () => this.saveFilm('webm'));
    part('film-gif').addEventListener('click', () => this.saveFilm('gif'));
    part('film-stop').addEventListener('click', () => this.stop());
    part('film-part').addEventListener('change', () => this.show(true));
    part('speed').addEventListener('change', () => this.show(this.isWatching));
    part('take').addEventListener('toggle', () => this.askBrowser(), { once: true });
  }

  /** Asks whether the browser encodes films, for which it first loads its encoders: not while the page opens. */
  async askBrowser() {
    this.encodes = (await filmCodec(720, 900)) !== null;
    this.show(this.isWatching);
  }

  /** Shows what can be saved now. */
  show(isWatching) {
    this.isWatching = isWatching;
    const possible = !part('take').open || canDownload(); // asked only when in sight
    for (const format of ['svg', 'png']) {
      part(format).disabled = !possible;
      part(format).title = possible ? '' : gettext('No board is shown; the command makes the film');
    }
    part('filming').hidden = !isWatching && !this.film;
    const lack = isWatching && !this.film ? this.lack() : '';
    const isFilmed = this.film === null && isWatching && this.player.story !== null && hasBoards(this.player.story.about);
    part('film-lack').textContent = lack;
    part('film-lack').hidden = !lack;
    part('film-choice').hidden = part('film-gif').hidden = !isFilmed;
    part('film').hidden = lack !== '' || this.film !== null;
    part('film-progress').hidden = part('film-stop').hidden = this.film === null;
    if (isFilmed && part('take').open) this.showLengths();
  }

  /** Why there is no WebM; empty if there is. */
  lack() {
    const { story } = this.player;
    if (story && !hasBoards(story.about)) return gettext('There is no board to film; the command makes the whole film.');
    if (!globalThis.isSecureContext) return gettext('Browsers encode WebM only on pages of https and of this machine.');
    return this.encodes ? '' : gettext('This browser encodes no WebM (WebCodecs).');
  }

  /** The pictures that a choice means, and for how many seconds. */
  wishes(choice) {
    const { playback } = this.player;
    const isAll = choice === 'all';
    return { speed: playback.speed, from: isAll ? 0 : playback.at, seconds: isAll ? Infinity : Number(choice) };
  }

  seconds(choice) {
    return filmed(this.player.story, this.wishes(choice)).times.at(-1);
  }

  showLengths() {
    const whole = this.seconds('all');
    const option = part('film-part').querySelector('[value=all]');
    option.disabled = whole > longestFilm;
    const time = clockWords(whole);
    option.textContent = option.disabled ? gettext('all of it, {time}: too long', { time }) : gettext('all of it, {time}', { time });
    if (option.disabled && option.selected) part('film-part').value = '30';
  }

  async savePicture(format) {
    try {
      const picture = pictureSeen(Number(part('save-width').value));
      save(format === 'svg' ? svgFile(picture) : await pngFile(picture), `${this.nameOf()}.${format}`);
    } catch (error) {
      showTrouble(error);
    }
  }

  async saveFilm(format) {
    this.button = part(format === 'gif' ? 'film-gif' : 'film');
    const wishes = this.wishes(part('film-part').value);
    const name = `${this.nameOf()}.${format}`;
    part('film-progress').value = 0;
    const film = new Filming(this.opened(), { ...wishes, format, width: Number(part('save-width').value), coordinates: this.settings.coordinates },
      (share) => (part('film-progress').value = share));
    this.film = film;
    this.end(gettext('Making {file} …', { file: name }));
    part('film-stop').focus();
    try {
      const blob = await film.result;
      if (this.film !== film) return;
      save(blob, name);
      this.film = null;
      const size = (blob.size / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      this.end(gettext('Saved {file}, {size} MB.', { file: name, size }));
    } catch (error) {
      if (this.film !== film) return;
      this.film = null;
      this.end('');
      showTrouble({ facts: { message: `${name}: ${error.message}` } });
    }
  }

  stop() {
    const { film } = this;
    this.film = null;
    film?.close();
    this.end(gettext('The film was given up.'));
  }

  /** Reports on the film, and keeps the focus on a usable button. */
  end(words) {
    const hadFocus = document.activeElement === part('film-stop');
    part('film-words').textContent = words;
    this.show(this.isWatching);
    if (hadFocus) this.button.focus();
  }
}
