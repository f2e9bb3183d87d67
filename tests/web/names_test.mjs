// The modules of a page become one script: no two of them may have a name of their own in common.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const folder = new URL('../../assets/web/', import.meta.url);

/** Scripts that stand by themselves. */
const alone = ['offline_worker.js'];

/** The names that a module declares at its top. */
function namesIn(text) {
  const declared = /^(?:export )?(?:async )?(?:const|let|var|function\*?|class) (?:(\w+)|\{([^}]*)\}|\[([^\]]*)\])/gm;
  return [...text.matchAll(declared)].flatMap(([, name, object, array]) => (name ? [name] : (object ?? array).split(',').map((one) => /(\w+)\s*(?:=.*)?$/.exec(one.trim())?.[1]).filter(Boolean)));
}

test('names are found in declarations', () => {
  const text = 'export const one = 1;\nlet two;\n  const inner = 0;\nasync function three() {}\nconst { four, five: six } = {};\nconst [seven, eight = 1] = [];\nclass Nine {}\nfunction* ten() {}\n';
  assert.deepEqual(namesIn(text), ['one', 'two', 'three', 'four', 'six', 'seven', 'eight', 'Nine', 'ten']);
});

test('no two modules of a page declare one name', () => {
  const owners = new Map();
  const modules = readdirSync(folder).filter((name) => name.endsWith('.js') && !alone.includes(name));
  assert.ok(modules.length > 30);
  for (const module of modules)
    for (const name of namesIn(readFileSync(new URL(module, folder), 'utf8'))) {
      assert.equal(owners.get(name), undefined, `${name} stands in ${owners.get(name)} and in ${module}`);
      owners.set(name, module);
    }
  assert.ok(owners.size > 200);
});
