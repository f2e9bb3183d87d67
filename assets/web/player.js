// The player: shows a story's pictures, in order or any of them.

import { Board } from './board.js';
import { fillControls, prepareControls, showChapters, showControls } from './controls.js';
import { listenTo } from './keys.js';
import { gettext } from './messages.js';
import { CardView } from './card.js';
import { Panels } from './panels.js';
import { listenToMenus } from './menus.js';
import { Moment, momentAddress } from './moment.js';
import { rowName, rowWord, squareName } from './naming.js';
import { part, setText, showTrouble } from './part.js';
import { Playback } from './playback.js';
import { Predicting } from './predict.js';
import { Slider } from './slider.js';
import { ownWords } from './story.js';
import { Voice } from './voice.js';
import { Walking } from './walk.js';

/** From this speed on, a caption stays for several pictures, as in a film; below, each says its own. */
export const filmSpeed = 2;

/** The words for a picture: its own, or a film's calm caption when pictures go by fast. */
export const captionOf = (frame, scene, isFast) => (isFast ? frame.caption ?? '' : ownWords(frame, scene));

/** Shows stories in the page, one at a time. */
export class Player {
  /** `settings`: whether queens glide, stories loop and boards have coordinates. */
  constructor(settings, address = momentAddress) {
    this.settings = settings;
    this.address = address;
    this.moment = new Moment(address, () => this.playback.marks[this.playback.at]);
    this.reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.story = null;
    this.playback = null;
    this.record = null; // a CourseRecord, within a learning platform
    fillControls(settings);
    this.card = new CardView(part('card'));
    this.slider = new Slider(part('slider'), part('slider-map'));
    this.predicting = new Predicting(this, { board: part('board'), none: part('none'), score: part('score'), play: part('play'), solver: part('be-solver') });
    this.walking = new Walking(this, part);
    this.voice = new Voice(() => this.story && this.show());
    this.isCarried = false; // it played to the picture shown, which then may have stopped it
    listenTo(this);
    listenToMenus();
  }

  /** Shows another story from its beginning, or from where the address says. */
  open(story) {
    this.prepare(story);
    this.begin();
  }

  /** Prepares a story, with its playback if there already is one. begin() then shows it: two short tasks instead of a long one. */
  prepare(story, playback = new Playback(story)) {
    this.close();
    this.story = story;
    this.playback = playback;
    this.playback.speed = Number(part('speed').value);
    this.playback.loop = part('loop').value;
    this.playback.voice = this.voice;
    this.playback.stopsAtQuestions = part('questions').checked;
    const { scene } = story.about;
    document.body.classList.toggle('boardless', !scene.board);
    document.body.classList.toggle('alone', scene.panels.length === 0);
    document.body.classList.toggle('single', scene.panels.length === 1);
    document.body.classList.toggle('asking', story.kinds.includes('question'));
    part('board').replaceChildren();
    this.board = scene.board ? new Board(part('board'), scene, this.settings.coordinates) : null;
    this.panels = new Panels(part('panels'), scene.panels);
    this.shown = -1;
    this.frame = null;
    this.said = null;
    this.seen = '';
    this.predicting.restart();
    this.walking.open();
    prepareControls(this);
  }

  /** Shows the prepared story. */
  begin() {
    const { story } = this;
    this.openAddress();
    this.show();
    story.changed = (at) => this.catchUp(story, at);
    if (!story.isPreview) requestAnimationFrame(() => setTimeout(() => this.readOn(story))); // after the first picture is seen
  }

  /** Shows nothing more: the page's contents stay. */
  close() {
    if (!this.story) return;
    this.playback.direction = 0;
    this.voice.silence();
    this.moment.forget();
    this.story.close?.();
    this.predicting.close();
    this.walking.reasons.leave();
    clearTimeout(this.resting);
    this.story = this.playback = null;
    this.panels.close();
    this.card.close();
    document.body.classList.remove('playing', 'forward', 'carded', 'boardless', 'alone', 'single', 'asking');
    delete document.body.dataset.read;
    part('card').hidden = true;
    part('caption').textContent = part('board-words').textContent = '';
    part('chapters').replaceChildren();
    part('ticks').replaceChildren();
  }

  /** What its queens attack. */
  get rule() {
    return this.story.about.rule ?? 'queens';
  }

  /** A square's name in the story. */
  name(square) {
    return squareName(this.story.about.scene, square);
  }

  /** The general name of rows. */
  get rowWord() {
    return rowWord(this.story.about.scene);
  }

  /** The name of a row. */
  rowName(row) {
    return rowName(this.story.about.scene, row);
  }

  ownWords(frame) {
    return captionOf(frame, this.story.about.scene, false);
  }

  /** Asks what follows the picture shown. */
  ask() {
    if (this.playback.direction !== 0) this.play(0);
    if (this.shown === this.playback.at) this.predicting.ask(true);
  }

  goTo(at) {
    this.stop();
    this.playback.go(at);
    this.show();
    this.moment.noteSoon();
  }

  goToNext(kind) {
    const at = this.playback.nextOf(kind);
    if (at >= 0) this.goTo(at);
  }

  /** Stops where it is. */
  stop() {
    this.playback.direction = 0;
    this.isCarried = false;
  }

  play(direction) {
    this.playback.calm = this.reduced.matches;
    this.isCarried = false;
    this.playback.play(direction);
    if (direction !== 0 && !this.voice.isOn) this.playback.hurry();
    if (direction === 0) this.moment.noteSoon();
    this.show();
    this.follow();
  }

  /** While it plays, each time the screen is drawn. */
  follow() {
    if (this.following || this.playback.direction === 0) return;
    this.following = true;
    let before = performance.now();
    const turn = (now) => {
      this.following = false;
      if (!this.story) return;
      this.isCarried = this.playback.direction > 0;
      this.playback.pass(Math.min(Math.max(now - before, 0), 250));
      before = now;
      this.show();
      this.following = this.playback.direction !== 0;
      if (this.following) requestAnimationFrame(turn);
      else this.moment.noteSoon();
    };
    requestAnimationFrame(turn);
  }

  openAddress() {
    const time = this.address.read();
    if (this.story && time !== null && time !== '' && Number.isFinite(Number(time))) {
      this.stop();
      this.playback.go(this.playback.atTime(Number(time), this.playback.marks));
      this.show();
    }
  }

  // What is seen.

  show() {
    const { at, direction, speed } = this.playback;
    showControls(this);
    if (this.story.count === 0) return;
    if (at !== this.shown) this.showPicture(at, direction, speed);
    if (direction === 0 && at === this.shown && this.story.kinds[at] === 'question') this.predicting.ask(this.isCarried);
    if (this.frame) this.showWords();
  }

  showPicture(at, direction, speed) {
    const near = at === this.shown + 1;
    if (this.story.isAhead?.(at)) return; // readOn() shows it once it has been read that far
    this.shown = at;
    this.predicting.close();
    this.walking.reasons.leave();
    try {
      this.frame = this.story.frame(at);
    } catch (error) {
      this.playback.direction = 0;
      showTrouble(error);
      return;
    }
    const glides = near && this.settings.glides && !this.reduced.matches && (direction === 0 || this.story.durations[at] / speed > 300);
    this.showFrame(this.frame, glides);
    this.walking.show(this.frame);
    this.record?.shown(at);
    this.tellParent(at);
  }

  /** Shows the same picture again, without drawings on it. */
  showAgain() {
    this.showFrame(this.frame, false);
  }

  /** A page around this one learns what is shown. */
  tellParent(at) {
    if (parent === window) return;
    const { count, kinds } = this.story;
    parent.postMessage({ queenreel: { at, count, time: this.playback.starts[at] / 1000, kind: kinds[at] } }, '*');
  }

  showFrame(frame, glides) {
    this.frame = frame;
    part('card').hidden = !frame.card;
    document.body.classList.toggle('carded', Boolean(frame.card));
    if (frame.card || this.carded) this.card.show(frame.card, this.shown === this.playback.lastAt ? this.predicting.score : '');
    this.carded = Boolean(frame.card);
    if (!frame.card) {
      if (this.board) this.board.show(frame.board, glides && !['fade', 'none'].includes(frame.movement?.path), frame.moves);
      this.panels.show(frame.panels, Boolean(frame.overview));
    }
    setText(part('board-words'), frame.description ?? '');
    this.showWords();
  }

  /** A reader who stays or goes slowly reads of this picture; a film's caption stays long enough to read. */
  showWords() {
    const { direction, speed } = this.playback;
    const isFilm = direction !== 0 && speed >= filmSpeed;
    if (this.playback.at !== this.shown && !this.story.scanned && this.story.isAhead?.(this.playback.at)) setText(part('caption'), gettext('Reading up to there …'));
    else setText(part('caption'), this.predicting.words ?? captionOf(this.frame, this.story.about.scene, isFilm));
    const words = this.frame.card ? this.frame.card.title : part('caption').textContent;
    const isAloud = this.voice.isOn && (direction > 0 || this.isCarried);
    if (this.playback.at === this.shown) this.voice.read(isAloud ? words : '', speed);
    this.speak(direction === 0 && !isAloud ? words : '');
  }

  /** Says to screen readers what is shown once it is still, and nothing before. */
  speak(words) {
    if (words === this.said) return;
    this.said = words;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => setText(part('spoken'), words), 400);
  }

  /** Shows what can be shown now; while it plays, at least the awaited picture. */
  catchUp(story, at) {
    if (this.story !== story || this.shown === this.playback.at) return;
    const { direction, speed } = this.playback;
    this.show();
    if (this.shown !== this.playback.at && at >= 0 && direction !== 0) this.showPicture(at, direction, speed);
  }

  /** Reads the rest of the story in spare time, for its chapters and to go anywhere at once. */
  readOn(story) {
    if (this.story !== story) return;
    const known = this.story.chapters.length;
    const done = this.story.scan(8);
    if (this.story.chapters.length !== known || this.story.chapters.length !== part('chapters').length || done) showChapters(this);
    if (this.shown !== this.playback.at) this.show();
    if (!done) setTimeout(() => this.readOn(story), 12);
    else document.body.dataset.read = 'all';
  }
}
