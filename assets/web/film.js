// A page that plays one story: the engine tells it, or its pictures are in the page.

import { report } from './course.js';
import { compiled, unpacked } from './engine.js';
import { StaticStory, tellsAll } from './story.js';
import { openBeside, serve } from './work.js';
import { speak } from './messages.js';
import { part, showTrouble } from './part.js';
import { momentAddress } from './moment.js';
import { Player } from './player.js';

async function openStory(settings) {
  if (!settings.telling) return new StaticStory(JSON.parse(new TextDecoder().decode(await unpacked(part('data').textContent))));
  return openBeside(await compiled(part('engine')), settings.telling).result;
}

/** What is shown until the engine opens its story. */
const firstPicture = ({ about, first, telling }) => Object.assign(new StaticStory({ about, frames: [first] }), { isPreview: true, isWhole: tellsAll(telling) });

/** For measurements: when the first picture was drawn, in milliseconds from opening the file. */
const noteFirst = () => requestAnimationFrame(() => (document.body.dataset.first ??= String(Math.round(performance.now()))));

async function beginFilm() {
  const settings = JSON.parse(part('settings').textContent);
  speak(settings.words);
  try {
    const player = new Player(settings);
    if (settings.first && momentAddress.read() === null) {
      player.open(firstPicture(settings));
      noteFirst();
    }
    const story = await openStory(settings);
    part('title').textContent = story.about.title || document.title;
    player.open(story);
    if (settings.course) report(player);
    addEventListener('hashchange', () => player.openAddress());
    globalThis.queenreel = player;
    noteFirst();
  } catch (error) {
    showTrouble(error);
  }
}

if (globalThis.document) beginFilm();
else serve();
