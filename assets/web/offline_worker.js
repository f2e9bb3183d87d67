// The explorer's service worker: it keeps the files of the page, all of one version or none, and answers with them, with or without
// their host. A new version, which is another worker, is taken once no page of the one before is open.

/** @type {any} */
const worker = self;

/** The SHA-256 of each file, in hexadecimal digits; the page itself has no name. @type {Record<string, string>} */
const files = JSON.parse('{{files}}');

const scope = worker.registration.scope;

/** A host may have several such pages, whose caches lie side by side. */
const prefix = `queenreel ${scope} `;
const kept = `${prefix}{{version}}`;

async function hashOf(answer) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches a file, which must be of this version: while a host is given new files it may have some of two. */
async function fetched(name) {
  const answer = await fetch(scope + name, { cache: 'no-cache' });
  if (!answer.ok || (await hashOf(answer.clone())) !== files[name]) throw new Error(`${name || 'the page'} is not of this version`);
  return answer;
}

async function keep() {
  const names = Object.keys(files);
  const answers = await Promise.all(names.map(fetched));
  const cache = await caches.open(kept);
  await Promise.all(names.map((name, at) => cache.put(scope + name, answers[at])));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== kept).map((name) => caches.delete(name)));
}

/** The name of the file that is asked for, if it is one of these. */
function nameOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || !(origin + pathname).startsWith(scope)) return null;
  const name = (origin + pathname).slice(scope.length).replace(/^index\.html$/, '');
  return Object.hasOwn(files, name) ? name : null;
}

/** A browser may have cleared what was kept. */
const answer = async (name, request) => (await caches.match(scope + name, { cacheName: kept })) ?? fetch(request);

addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep()));
addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(dropOthers()));
addEventListener('fetch', (/** @type {any} */ event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(answer(name, event.request));
});
