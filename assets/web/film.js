// A page that plays one story: the engine tells it, or its pictures are in the page.

import { unpacked } from './engine.js';
import { LiveStory, StaticStory } from './story.js';
import { part, Player, showTrouble } from './player.js';

async function openStory(settings) {
  if (!settings.telling) return new StaticStory(JSON.parse(new TextDecoder().decode(await unpacked(part('data').textContent))));
  return new LiveStory(await WebAssembly.compile(await unpacked(part('engine').textContent)), settings.telling);
}

async function begin() {
  const settings = JSON.parse(part('settings').textContent);
  try {
    const story = await openStory(settings);
    const player = new Player(settings);
    part('title').textContent = story.about.title || document.title;
    player.open(story);
    addEventListener('hashchange', () => player.openAddress());
    globalThis.queenreel = player;
    requestAnimationFrame(() => (document.body.dataset.first = Math.round(performance.now())));
  } catch (error) {
    showTrouble(error);
  }
}

begin();
