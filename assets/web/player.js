// The player: shows a story's pictures, one after the other or any of them.

import { Board, fill, grouped, markSymbols } from './board.js';
import { cardPicture, Panels } from './panels.js';

export const part = (id) => document.getElementById(id);
const speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 32];

/** Six changes a second are three flashes, and more may cause seizures (WCAG 2.3.1). */
const minShowing = 167;

/** How the pictures of a story follow each other, without a page. */
class Playback {
  constructor(story) {
    this.story = story;
    this.at = 0;
    this.direction = 0; // 1: forward, -1: backward, 0: not at all
    this.speed = 1;
    this.loop = 'once';
    this.stopsAtQuestions = true;
    this.calm = false; // no picture shorter than may flash, at any speed
    this.elapsed = 0; // of the picture, milliseconds at speed 1
    this.starts = [];
    let time = 0;
    for (const duration of story.durations) {
      this.starts.push(time);
      time += duration;
    }
    this.length = time;
  }

  get lastAt() {
    return this.story.count - 1;
  }

  /** How long a picture is shown, at speed 1. */
  hold(at) {
    const held = this.story.durations[at];
    if (this.speed <= 1) return Math.max(held, minShowing * this.speed);
    return this.calm ? Math.max(held, minShowing * this.speed) : held;
  }

  /** Which picture is shown at a time of the story, in seconds. */
  atTime(seconds) {
    const time = seconds * 1000 + 0.5;
    let [low, high] = [0, this.lastAt];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.starts[middle] <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  go(at) {
    this.at = Math.min(Math.max(at, 0), this.lastAt);
    this.elapsed = 0;
  }

  play(direction) {
    if (direction > 0 && this.at === this.lastAt && this.loop === 'once') this.go(0);
    if (direction < 0 && this.at === 0 && this.loop === 'once') this.go(this.lastAt);
    this.direction = direction;
  }

  /** Lets real time pass, in milliseconds. */
  pass(time) {
    this.elapsed += time * this.speed;
    while (this.direction !== 0 && this.elapsed >= this.hold(this.at)) {
      this.elapsed -= this.hold(this.at);
      this.turnPage();
    }
  }

  turnPage() {
    const next = this.at + this.direction;
    if (next >= 0 && next <= this.lastAt) {
      this.at = next;
      if (this.stopsAtQuestions && this.direction > 0 && this.story.kinds[next] === 'question') this.direction = 0;
    } else if (this.loop === 'loop') this.at = this.direction > 0 ? 0 : this.lastAt;
    else if (this.loop === 'bounce' && this.lastAt > 0) this.direction = -this.direction;
    else this.direction = 0;
    if (this.direction === 0) this.elapsed = 0;
  }

  /** The next picture of a kind after this one, or -1. */
  nextOf(kind) {
    return this.story.kinds.indexOf(kind, this.at + 1);
  }
}

/** The address says which moment is shown: `#t=` and a time of the story in seconds. */
export const momentAddress = {
  read: () => new URLSearchParams(location.hash.slice(1)).get('t'),
  write: (time) => history.replaceState(null, '', `#t=${time}`),
};

/** Shows stories in the page, one after the other. */
export class Player {
  /** `settings`: whether queens glide, stories loop and boards have coordinates. */
  constructor(settings, address = momentAddress) {
    this.settings = settings;
    this.address = address;
    this.reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.story = null;
    this.playback = null;
    part('marks').innerHTML = markSymbols();
    for (const speed of speeds) part('speed').add(new Option(`${speed}×`, speed, speed === 1, speed === 1));
    if (settings.loops) part('loop').value = 'loop';
    part('full').hidden = !document.fullscreenEnabled;
    for (const button of document.querySelectorAll('#controls button')) button.setAttribute('aria-label', button.title.replace(/ \(.*/, ''));
    this.listen();
  }

  /** Shows another story from its beginning, or from where the address says. */
  open(story) {
    this.close();
    this.story = story;
    this.playback = new Playback(story);
    this.playback.speed = Number(part('speed').value);
    this.playback.loop = part('loop').value;
    this.playback.stopsAtQuestions = part('questions').checked;
    const { scene } = story.about;
    document.body.classList.toggle('boardless', !scene.board);
    document.body.classList.toggle('alone', scene.panels.length === 0);
    document.body.classList.toggle('single', scene.panels.length === 1);
    part('board').replaceChildren();
    this.board = scene.board ? new Board(part('board'), scene, this.settings.coordinates) : null;
    this.panels = new Panels(part('panels'), scene.panels);
    this.shown = -1;
    this.prepareControls();
    this.openAddress();
    this.show();
    if (!story.isPreview) requestAnimationFrame(() => setTimeout(() => this.readOn(story))); // after the first picture is seen
  }

  /** Shows nothing more: what is in the page stays there. */
  close() {
    if (!this.story) return;
    this.playback.direction = 0;
    clearTimeout(this.noting);
    this.story = this.playback = null;
    document.body.classList.remove('playing', 'carded', 'boardless', 'alone', 'single');
    delete document.body.dataset.read;
    part('card').hidden = true;
    part('caption').textContent = part('board-words').textContent = '';
    part('chapters').replaceChildren();
    part('ticks').replaceChildren();
  }

  prepareControls() {
    const { kinds } = this.story;
    part('slider').max = this.playback.lastAt;
    part('next-solution').hidden = !kinds.includes('solution');
    part('next-deadend').hidden = !kinds.includes('deadend');
    part('questions-choice').hidden = !kinds.includes('question');
    part('chapters').closest('label').hidden = true;
  }

  // What a reader does.

  commands() {
    return {
      first: () => this.goTo(0),
      last: () => this.goTo(this.playback.lastAt),
      next: () => this.goTo(this.playback.at + 1),
      previous: () => this.goTo(this.playback.at - 1),
      play: () => this.play(this.playback.direction > 0 ? 0 : 1),
      backward: () => this.play(this.playback.direction < 0 ? 0 : -1),
      pause: () => this.play(0),
      'next-solution': () => this.goToNext('solution'),
      'next-deadend': () => this.goToNext('deadend'),
      full: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    };
  }

  listen() {
    const commands = this.commands();
    for (const name of Object.keys(commands)) part(name)?.addEventListener('click', commands[name]);
    part('slider').addEventListener('input', () => this.goTo(part('slider').valueAsNumber));
    part('chapters').addEventListener('change', () => this.goTo(Number(part('chapters').value)));
    part('speed').addEventListener('change', () => (this.playback.speed = Number(part('speed').value)));
    part('loop').addEventListener('change', () => (this.playback.loop = part('loop').value));
    part('questions').addEventListener('change', () => (this.playback.stopsAtQuestions = part('questions').checked));
    addEventListener('keydown', (event) => this.press(event, commands));
    addEventListener('message', ({ data }) => {
      if (!this.story) return;
      if (typeof data?.queenreel === 'number') this.goTo(this.playback.atTime(data.queenreel));
      else if (Object.hasOwn(commands, data?.queenreel)) commands[data.queenreel]();
    });
  }

  press(event, commands) {
    if (!this.story || event.ctrlKey || event.altKey || event.metaKey) return;
    const { target, key } = event;
    const keys = {
      ' ': event.shiftKey ? 'backward' : 'play', ArrowRight: 'next', ArrowLeft: 'previous', PageDown: 'next', PageUp: 'previous',
      Home: 'first', End: 'last', f: 'full', s: 'next-solution', d: 'next-deadend',
    };
    const name = keys[key];
    // What has the focus keeps the keys that it knows itself.
    const own = target.matches?.('select, input[type=file]') || (target.matches?.('button, input[type=checkbox]') && key === ' ');
    if (!name || own || part(name)?.hidden) return;
    event.preventDefault();
    commands[name]();
  }

  goTo(at) {
    this.playback.direction = 0;
    this.playback.go(at);
    this.show();
    this.noteAddress();
  }

  goToNext(kind) {
    const at = this.playback.nextOf(kind);
    if (at >= 0) this.goTo(at);
  }

  play(direction) {
    this.playback.calm = this.reduced.matches;
    this.playback.play(direction);
    if (direction === 0) this.noteAddress();
    this.show();
    this.follow();
  }

  /** As long as it plays, each time the screen is drawn. */
  follow() {
    if (this.following || this.playback.direction === 0) return;
    this.following = true;
    let before = performance.now();
    const turn = (now) => {
      this.following = false;
      if (!this.story) return;
      this.playback.pass(Math.min(Math.max(now - before, 0), 250));
      before = now;
      this.show();
      this.following = this.playback.direction !== 0;
      if (this.following) requestAnimationFrame(turn);
      else this.noteAddress();
    };
    requestAnimationFrame(turn);
  }

  openAddress() {
    const time = this.address.read();
    if (this.story && time !== null && time !== '' && Number.isFinite(Number(time))) {
      this.playback.direction = 0;
      this.playback.go(this.playback.atTime(Number(time)));
      this.show();
    }
  }

  /** Once it stands still for a moment: browsers refuse addresses that change all the time. */
  noteAddress() {
    clearTimeout(this.noting);
    this.noting = setTimeout(() => {
      const time = Number((this.playback.starts[this.playback.at] / 1000).toFixed(3));
      try {
        this.address.write(time);
      } catch {
        // A page within another one may have no address of its own.
      }
    }, 250);
  }

  // What is seen.

  show() {
    const { at, direction, speed } = this.playback;
    this.showControls();
    if (at === this.shown || this.story.count === 0) return;
    const near = at === this.shown + 1;
    this.shown = at;
    let frame;
    try {
      frame = this.story.frame(at);
    } catch (error) {
      this.playback.direction = 0;
      showTrouble(error);
      return;
    }
    const glides = near && this.settings.glides && !this.reduced.matches && (direction === 0 || this.story.durations[at] / speed > 300);
    this.showFrame(frame, glides);
    this.tellParent(at);
  }

  /** A page around this one learns what is shown. */
  tellParent(at) {
    if (parent === window) return;
    const { count, kinds } = this.story;
    parent.postMessage({ queenreel: { at, count, time: this.playback.starts[at] / 1000, kind: kinds[at] } }, '*');
  }

  showFrame(frame, glides) {
    part('card').hidden = !frame.card;
    document.body.classList.toggle('carded', Boolean(frame.card));
    fill(part('card'), frame.card ? cardPicture(frame.card) : '');
    if (!frame.card) {
      if (this.board) this.board.show(frame.board, glides && !['fade', 'none'].includes(frame.movement?.path), frame.moves);
      this.panels.show(frame.panels, Boolean(frame.overview));
    }
    part('board-words').textContent = frame.description ?? '';
    part('caption').textContent = frame.caption ?? '';
  }

  showControls() {
    const { at, direction } = this.playback;
    const { count, kinds } = this.story;
    document.body.classList.toggle('playing', direction !== 0);
    part('play').setAttribute('aria-pressed', direction > 0);
    part('play').setAttribute('aria-label', direction > 0 ? 'Pause' : 'Play');
    part('backward').setAttribute('aria-pressed', direction < 0);
    part('slider').value = at;
    part('slider').setAttribute('aria-valuetext', `picture ${at + 1} of ${count}${kinds[at] === 'solution' ? ', a solution' : ''}`);
    part('position').textContent = `${grouped(at + 1)} / ${grouped(count)}`;
    part('first').disabled = part('previous').disabled = at === 0;
    part('last').disabled = part('next').disabled = at === count - 1;
    part('next-solution').disabled = this.playback.nextOf('solution') < 0;
    part('next-deadend').disabled = this.playback.nextOf('deadend') < 0;
    const chapter = this.story.chapters.findLast(([begin]) => begin <= at);
    if (chapter) part('chapters').value = chapter[0];
  }

  /** Reads the rest of the story in what time is left, for its chapters and to go anywhere at once. */
  readOn(story) {
    if (this.story !== story) return;
    const known = this.story.chapters.length;
    const done = this.story.scan(8);
    if (this.story.chapters.length !== known || done) this.showChapters();
    if (!done) setTimeout(() => this.readOn(story), 12);
    else document.body.dataset.read = 'all';
  }

  showChapters() {
    const { chapters, count } = this.story;
    const select = part('chapters');
    for (const [at, title] of chapters.slice(select.length)) select.add(new Option(title, at));
    select.closest('label').hidden = chapters.length < 2;
    const few = chapters.length <= 120 ? chapters : [];
    fill(part('ticks'), few.map(([at]) => `<i data-css="left:${((100 * at) / Math.max(1, count - 1)).toFixed(3)}%"></i>`).join(''));
    this.showControls();
  }
}

/** Tells what went wrong; nothing for no error. */
export function showTrouble(error) {
  part('trouble').hidden = !error;
  if (!error) return;
  part('trouble').textContent = error.facts?.message ?? `page: ${error.message}; load it again`;
}
