// The explorer's service worker: it keeps the files of the page, all of one version or none, and answers with them, with or without
// their host. Of a site in several languages, it keeps the pages that its reader opens. A new version, which is another worker, is taken once no page of the one before is open.

/** @type {any} */
const worker = self;

/** The SHA-256 of each file, in hexadecimal digits; index.html has no name. @type {Record<string, string>} */
const files = JSON.parse('{{files}}');

/** The pages, one in each language of the site: those that a reader opens are kept. @type {string[]} */
const pages = JSON.parse('{{pages}}');

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

/** The pages of a reader: those that are open, and those of the version before. */
async function ownPages() {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const before = await Promise.all(versions.map(async (name) => (await caches.open(name)).keys()));
  const names = [...open, ...before.flat()].map(({ url }) => nameOf(url));
  const own = pages.filter((page) => names.includes(page));
  return own.length > 0 ? own : pages.slice(0, 1);
}

async function keep() {
  const own = await ownPages();
  const names = Object.keys(files).filter((name) => !pages.includes(name) || own.includes(name));
  const answers = await Promise.all(names.map(fetched));
  const cache = await caches.open(kept);
  await Promise.all(names.map((name, at) => cache.put(scope + name, answers[at])));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== kept).map((name) => caches.delete(name)));
}

/** The name of the file with an address, if it is one of these. */
function nameOf(url) {
  const { origin, pathname } = new URL(url);
  if (!(origin + pathname).startsWith(scope)) return null;
  const name = (origin + pathname).slice(scope.length).replace(/^index\.html$/, '');
  return Object.hasOwn(files, name) ? name : null;
}

/** Pages of another version, which take the files of their host. */
const strangers = new Set();

/** A page in a language that the reader has not opened yet is kept. Without its host, a page that is kept takes its place. */
async function answerOfHost(name, { request, resultingClientId }) {
  if (!pages.includes(name)) return fetch(request);
  try {
    const answer = await fetched(name);
    await (await caches.open(kept)).put(scope + name, answer.clone());
    return answer;
  } catch {
    // The host is gone, or has another version.
  }
  try {
    const answer = await fetch(request);
    strangers.add(resultingClientId);
    return answer;
  } catch (error) {
    const own = (await (await caches.open(kept)).keys()).map(({ url }) => nameOf(url)).find((one) => pages.includes(one));
    if (own === undefined) throw error;
    return Response.redirect(scope + own);
  }
}

/** A browser may have cleared what was kept. */
const answer = async (name, event) => (await caches.match(scope + name, { cacheName: kept })) ?? answerOfHost(name, event);

addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep()));
addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(dropOthers()));
addEventListener('fetch', (/** @type {any} */ event) => {
  const { clientId, request } = event;
  const isStrange = request.mode !== 'navigate' && strangers.has(clientId);
  const name = request.method === 'GET' && !isStrange ? nameOf(request.url) : null;
  if (name !== null) event.respondWith(answer(name, event));
});
