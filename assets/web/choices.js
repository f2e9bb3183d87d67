// What a reader chooses from, and what each choice changes.

import { part } from './part.js';
import { exerciseCount, maxSize, modes, mostMissing, namesOf, squareName } from './address.js';
import { gettext } from './messages.js';
import { piecesWords } from './pieces.js';
import { spoken } from './speaking.js';
import { today } from './day.js';

/**
 * Fills the lists of choices, and listens to them.
 * @param explorer whose state they change
 */
export function offerChoices(explorer) {
  for (let size = 1; size <= maxSize; size++) part('size').add(new Option(String(size)));
  for (let one = 0; one <= exerciseCount; one++) part('exercise').add(new Option(one ? gettext('{number} of {total}', { number: one, total: exerciseCount }) : gettext('none'), String(one)));
  for (let missing = 2; missing <= mostMissing(8); missing++) part('missing').add(new Option(piecesWords(missing), String(missing)));
  for (const theme of ['auto', ...explorer.settings.themes]) part('theme').add(new Option(theme === 'auto' ? gettext('like the screen') : theme, theme));
  offerLanguages(explorer);
  listen(explorer);
}

/** The languages that this page has beside it, to choose from. */
function offerLanguages({ settings, route }) {
  const { languages = [] } = settings;
  part('language-choice').hidden = languages.length < 2;
  for (const { name, own } of languages) part('language').add(Object.assign(new Option(own, name, name === spoken(), name === spoken()), { lang: name }));
  part('language').addEventListener('change', () => {
    route.note();
    location.assign(route.pageIn(part('language').value));
  });
}

function listen(explorer) {
  for (const mode of modes)
    part(`mode-${mode}`).addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a link to be opened elsewhere
      event.preventDefault();
      explorer.go({ mode, t: '' });
    });
  part('lessons').addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    explorer.go(explorer.route.taught({ ...explorer.state, lesson: explorer.lessons.all[0].name, step: 1 }));
  });
  part('lesson-file').addEventListener('change', () => explorer.take(part('lesson-file').files[0]));
  const choices = {
    size: (value) => ({ n: Number(value), k: 1, t: '', day: '', exercise: 0, place: '', block: '' }), theme: (theme) => ({ theme }), finder: (finder) => ({ finder, k: 1 }),
    story: (story) => ({ story, solver: explorer.watching.story(story).solver, t: '' }), solver: (solver) => ({ solver, t: '' }),
    extent: (extent) => ({ extent, t: '' }), pieces: (rule) => ({ rule, t: '' }),
  };
  for (const [name, change] of Object.entries(choices)) part(name).addEventListener('change', () => explorer.go(change(part(name).value)));
  part('unique').addEventListener('change', () => explorer.go({ unique: part('unique').checked, k: 1 }));
  part('teaching').addEventListener('change', () => explorer.go({ teaching: part('teaching').checked }));
  part('asking').addEventListener('change', () => explorer.go({ asking: part('asking').checked, t: '' }));
  part('racers').addEventListener('change', () => explorer.go({ racers: explorer.watching.chosenRacers().join(','), t: '' }));
  part('watching').addEventListener('submit', (event) => event.preventDefault());
  part('change').addEventListener('click', () => {
    const queens = explorer.browser.columns.map((column, row) => squareName(explorer.state.n, row, column)).join(',');
    explorer.go({ mode: 'place', queens, day: '', exercise: 0 });
  });
  part('watch-it').addEventListener('click', () => {
    if (explorer.placing.isUnable('watch-it')) {
      explorer.placing.sayWhyNot('watch-it');
      return;
    }
    explorer.watching.forget();
    explorer.go({ mode: 'watch', story: 'search', solver: explorer.state.solver || explorer.watching.story('search').solver, place: namesOf(explorer.placing.n, explorer.placing.sorted()), block: '', rule: 'queens', t: '' });
  });
  part('day').addEventListener('click', () => explorer.go({ day: today(), exercise: 0, queens: '' }));
  part('freely').addEventListener('click', () => explorer.go({ day: '', exercise: 0, queens: '' }));
  part('exercise').addEventListener('change', () => explorer.go({ day: '', exercise: Number(part('exercise').value), queens: '' }));
  part('missing').addEventListener('change', () => explorer.go({ missing: Number(part('missing').value), queens: '' }));
  part('others').addEventListener('click', () => explorer.go({ seed: explorer.state.seed + 1, queens: '' }));
}
