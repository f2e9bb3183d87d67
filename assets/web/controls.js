// The row of controls, by a story and a player's place in it.

import { gettext, grouped } from './messages.js';
import { habits } from './menus.js';
import { part, setText } from './part.js';
import { clockWords, widthOf } from './playback.js';
import { fill } from './update.js';

const speeds = [0.25, 0.5, 1, 2, 4, 8, 16, 32];

/** Shows the controls as a reader left them, before anything moves. */
export function fillControls(settings) {
  part('controls').hidden = false;
  for (const speed of speeds) part('speed').add(new Option(`${speed}×`, String(speed), speed === 1, speed === 1));
  if (settings.loops) part('loop').value = 'loop';
  for (const name of ['speed', 'loop']) {
    const kept = habits.read(name);
    if ([...part(name).options].some(({ value }) => value === kept)) part(name).value = kept;
  }
  part('keys').checked = habits.read('keys') !== 'false';
  part('full').hidden = !document.fullscreenEnabled;
  for (const button of document.querySelectorAll('.transport button')) button.setAttribute('aria-label', button.getAttribute('title').replace(/\s*[(（].*/, ''));
}

/** Shows the controls that are useful for a story. */
export function prepareControls(player) {
  const { kinds } = player.story;
  player.slider.open(player.story);
  part('next-solution').hidden = !kinds.includes('solution');
  part('next-deadend').hidden = !kinds.includes('deadend');
  part('questions-choice').hidden = !kinds.includes('question');
  part('chapters').closest('label').hidden = true;
}

/** Shows where the player is. */
export function showControls(player) {
  const { at, direction, speed } = player.playback;
  const seen = `${at} ${direction} ${speed} ${player.playback.calm} ${player.story.chapters.length}`;
  if (seen === player.seen) return;
  player.seen = seen;
  const { count } = player.story;
  document.body.classList.toggle('playing', direction !== 0);
  document.body.classList.toggle('forward', direction > 0);
  part('play').setAttribute('aria-label', direction > 0 ? gettext('Pause') : gettext('Play'));
  part('backward').setAttribute('aria-pressed', direction < 0);
  player.slider.show(at);
  const times = player.playback.clock();
  setText(part('position'), `${grouped(at + 1)} / ${grouped(count)}`);
  setText(part('time'), `${clockWords(times[at])} / ${clockWords(times[count])}`);
  part('clock').style.setProperty('--widest', `${widthOf(clockWords(times[count]), grouped(count))}ch`);
  const unable = (name, is) => part(name).setAttribute('aria-disabled', is);
  for (const name of ['first', 'previous']) unable(name, at === 0);
  for (const name of ['last', 'next']) unable(name, at === count - 1);
  for (const kind of ['solution', 'deadend']) unable(`next-${kind}`, player.playback.nextOf(kind) < 0);
  const chapter = player.story.chapters.findLast(([begin]) => begin <= at);
  if (chapter) part('chapters').value = chapter[0];
}

/** Shows the chapters known so far. */
export function showChapters(player) {
  const { chapters, count } = player.story;
  const select = part('chapters');
  for (const [at, title] of chapters.slice(select.length)) select.add(new Option(title, at));
  select.closest('label').hidden = chapters.length < 2;
  const few = chapters.length <= 120 ? chapters : [];
  fill(part('ticks'), few.map(([at]) => `<i data-css="left:${((100 * at) / Math.max(1, count - 1)).toFixed(3)}%"></i>`).join(''));
  showControls(player);
}
