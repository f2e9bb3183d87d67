// What readers do: buttons, keys, and messages from a page around this one.

import { habits } from './menus.js';
import { part } from './part.js';

/** What buttons and keys do, by the names of buttons. */
function commandsOf(player) {
  return {
    first: () => player.goTo(0),
    last: () => player.goTo(player.playback.lastAt),
    next: () => player.goTo(player.playback.at + 1),
    previous: () => player.goTo(player.playback.at - 1),
    play: () => player.play(player.playback.direction > 0 ? 0 : 1),
    backward: () => player.play(player.playback.direction < 0 ? 0 : -1),
    pause: () => player.play(0),
    'next-solution': () => player.goToNext('solution'),
    'next-deadend': () => player.goToNext('deadend'),
    predict: () => player.ask(),
    over: () => player.walking.over(),
    'to-stop': () => player.walking.toStop(),
    squares: () => player.walking.reasons.toggle(),
    voice: () => player.voice.toggle(),
    full: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  };
}

/** Lets buttons, keys and a page around this one move the player. */
export function listenTo(player) {
  const commands = commandsOf(player);
  for (const name of Object.keys(commands)) part(name)?.addEventListener('click', commands[name]);
  part('slider').addEventListener('input', () => player.goTo(part('slider').valueAsNumber));
  part('chapters').addEventListener('change', () => player.goTo(Number(part('chapters').value)));
  part('speed').addEventListener('change', () => {
    habits.write('speed', part('speed').value);
    player.playback.speed = Number(part('speed').value);
    player.show();
  });
  part('loop').addEventListener('change', () => {
    habits.write('loop', part('loop').value);
    player.playback.loop = part('loop').value;
  });
  part('keys').addEventListener('change', () => habits.write('keys', part('keys').checked));
  part('questions').addEventListener('change', () => (player.playback.stopsAtQuestions = part('questions').checked));
  addEventListener('keydown', (event) => press(player, commands, event));
  addEventListener('message', ({ data }) => {
    if (!player.story) return;
    if (typeof data?.queenreel === 'number') player.goTo(player.playback.atTime(data.queenreel));
    else if (Object.hasOwn(commands, data?.queenreel)) commands[data.queenreel]();
  });
}

function press(player, commands, event) {
  if (!player.story || event.ctrlKey || event.altKey || event.metaKey) return;
  const { target, key } = event;
  const keys = {
    ' ': event.shiftKey ? 'backward' : 'play', ArrowRight: 'next', ArrowLeft: 'previous', PageDown: 'next', PageUp: 'previous',
    Home: 'first', End: 'last', f: 'full', s: 'next-solution', d: 'next-deadend', p: 'predict', o: 'over', b: 'to-stop', w: 'squares', v: 'voice',
  };
  const name = keys[key];
  // The focused element keeps the keys it knows.
  const own = target.matches?.('select, input[type=file], input[readonly]') || (target.matches?.('button, summary, input[type=checkbox]') && key === ' ')
    || (target.matches?.('[role=tab]') && key.startsWith('Arrow')) || (target.matches?.('.page') && !key.startsWith('Arrow'));
  const single = key.length === 1 && key !== ' ';
  if (!name || own || part(name)?.hidden || (single && !part('keys').checked)) return;
  event.preventDefault();
  commands[name]();
}
