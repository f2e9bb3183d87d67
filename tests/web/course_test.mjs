// Pages for learning platforms: the package as a platform reads it, and what it is told while a learner works. Needs QUEENREEL, the
// program, and QUEENREEL_MODULES.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';

import { CourseRecord, platformOf, timespan } from '../../assets/web/course.js';
import { goTo, launch } from './browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'queenreel-course-'));
let browser;
before(async () => (browser = await launch()));
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

function run(program, ...words) {
  const done = spawnSync(program, words, { cwd: folder });
  assert.equal(done.status, 0, `${words.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

/** Makes a package, and unpacks it into a folder of its own. */
function course(name, ...words) {
  run(process.env.QUEENREEL, 'animate', ...words, '--format', 'scorm', '-o', `${name}.zip`);
  run('python3', '-m', 'zipfile', '-e', `${name}.zip`, name);
  return join(folder, name);
}

/** A platform that keeps what it is told, like LMSSetValue of SCORM 1.2: by its data model, where some elements are write-only. */
function platform(kept = {}) {
  const told = { ...kept };
  const calls = [];
  const note = (name) => (...words) => {
    calls.push([name, ...words]);
    return 'true';
  };
  return {
    told, calls,
    LMSInitialize: note('LMSInitialize'), LMSCommit: note('LMSCommit'), LMSFinish: note('LMSFinish'),
    LMSGetValue: (name) => (name === 'cmi.interactions._count' ? String(new Set(Object.keys(told).flatMap((one) => /^cmi\.interactions\.(\d+)/.exec(one)?.[1] ?? [])).size) : told[name] ?? ''),
    LMSSetValue: (name, value) => {
      assert.equal(typeof value, 'string');
      told[name] = value;
      return 'true';
    },
  };
}
const story = { count: 10, kinds: ['card', 'question', 'place', 'question', 'back', 'question', 'place', 'question', 'solution', 'end'] };

test('a platform is found in frames around a page and in the window that opened it', () => {
  const api = {};
  const top = { API: api };
  top.parent = top;
  const alone = { opener: null };
  alone.parent = alone.top = alone;
  const opened = { opener: top };
  opened.parent = opened.top = opened;
  const within = { parent: { parent: opened, top: opened }, top: opened };
  assert.equal(platformOf({ parent: { parent: top }, top }), api);
  assert.equal(platformOf(within), api);
  assert.equal(platformOf(alone), null);
  const stranger = { get API() { throw new Error('another site'); } };
  assert.equal(platformOf({ parent: stranger, top: stranger }), null);
  const endless = { get parent() { return { ...endless, parent: endless }; }, top: { opener: null } };
  assert.equal(platformOf(endless), null);
});

test('times are written as SCORM has them', () => {
  for (const [seconds, text] of [[0, '0000:00:00'], [59.9, '0000:00:59'], [61, '0000:01:01'], [3600, '0001:00:00'], [359999, '0099:59:59']]) assert.equal(timespan(seconds), text);
});

test('the first answer to each question counts, over visits', () => {
  const first = platform();
  let time = 5000;
  const record = new CourseRecord(first, story, () => time);
  assert.equal(first.told['cmi.core.lesson_status'], 'incomplete');
  assert.equal(record.resumesAt, 0);
  record.answered(1, true, 'b1');
  record.answered(1, false, 'c1');
  record.answered(3, false, 'nowhere');
  assert.equal(first.told['cmi.core.score.raw'], '25');
  assert.deepEqual([first.told['cmi.core.score.min'], first.told['cmi.core.score.max']], ['0', '100']);
  assert.equal(first.told['cmi.interactions.0.student_response'], 'b1');
  assert.equal(first.told['cmi.interactions.1.result'], 'wrong');
  record.shown(4);
  time += 65_000;
  record.end();
  record.end();
  assert.equal(first.told['cmi.core.session_time'], '0000:01:05');
  assert.equal(first.told['cmi.core.exit'], 'suspend');
  assert.deepEqual(first.calls.map(([name]) => name), ['LMSInitialize', 'LMSCommit', 'LMSCommit', 'LMSFinish']);

  const second = platform(first.told);
  const again = new CourseRecord(second, story);
  assert.equal(again.resumesAt, 4);
  again.answered(1, false, 'd1');
  again.answered(5, true, 'b2');
  again.answered(7, true, 'b3');
  assert.equal(second.told['cmi.core.score.raw'], '75');
  assert.equal(second.told['cmi.core.lesson_status'], 'incomplete');
  again.shown(9);
  assert.equal(second.told['cmi.core.lesson_status'], 'completed');
  again.end();
  assert.equal(second.told['cmi.core.exit'], '');

  const third = new CourseRecord(platform(second.told), story);
  assert.equal(third.resumesAt, 0, 'what was completed begins again');
  third.shown(2);
  assert.equal(third.platform.told['cmi.core.lesson_status'], 'completed');
});

test('a story without questions has no score', () => {
  const one = platform();
  const record = new CourseRecord(one, { count: 2, kinds: ['step', 'end'] });
  record.shown(1);
  record.end();
  assert.equal(one.told['cmi.core.score.raw'], undefined);
  assert.equal(one.told['cmi.core.lesson_status'], 'completed');
});

test('a platform reads the package, and is told what a learner does', async (t) => {
  const title = '4 queens: search by backtracking';
  const unpacked = course('quiz', '4', '--story', 'search', '--questions');
  assert.deepEqual(readdirSync(unpacked).sort(), ['imsmanifest.xml', 'index.html']);
  const around = `<!doctype html><title>A platform</title><script>
    window.told = {}; window.calls = [];
    window.API = {
      LMSInitialize: () => (calls.push('begin'), 'true'), LMSFinish: () => (calls.push('end'), 'true'), LMSCommit: () => 'true',
      LMSGetValue: (name) => told[name] ?? '', LMSSetValue: (name, value) => ((told[name] = value), 'true'),
    };</script><iframe src="index.html" width="1200" height="760"></iframe>`;
  const types = { html: 'text/html', xml: 'text/xml' };
  const served = createServer(({ url }, answer) => {
    const name = url.slice(1) || 'around.html';
    answer.writeHead(200, { 'content-type': types[name.split('.').pop()] ?? 'text/plain' });
    answer.end(name === 'around.html' ? around : readdirSync(unpacked).includes(name) ? readFileSync(join(unpacked, name)) : '');
  });
  await new Promise((done) => served.listen(0, '127.0.0.1', done));
  t.after(() => {
    served.close();
    served.closeAllConnections();
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const troubles = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  await page.goto(`http://127.0.0.1:${served.address().port}/`);

  const manifest = await page.evaluate(async () => {
    const xml = new DOMParser().parseFromString(await (await fetch('imsmanifest.xml')).text(), 'text/xml');
    const [course, adlcp] = ['http://www.imsproject.org/xsd/imscp_rootv1p1p2', 'http://www.adlnet.org/xsd/adlcp_rootv1p2'];
    const of = (name) => [...xml.getElementsByTagNameNS(course, name)];
    const resource = of('resource')[0];
    return {
      fault: xml.querySelector('parsererror')?.textContent, version: of('schemaversion')[0].textContent, identifier: xml.documentElement.getAttribute('identifier'),
      titles: of('title').map(({ textContent }) => textContent), organization: [of('organizations')[0].getAttribute('default'), of('organization')[0].getAttribute('identifier')],
      item: of('item')[0].getAttribute('identifierref'), resource: resource.getAttribute('identifier'), type: resource.getAttributeNS(adlcp, 'scormtype'),
      href: resource.getAttribute('href'), files: of('file').map((file) => file.getAttribute('href')),
    };
  });
  assert.equal(manifest.fault, undefined);
  assert.equal(manifest.version, '1.2');
  assert.match(manifest.identifier, /^queenreel-[0-9a-f]{16}$/);
  assert.deepEqual(manifest.titles, [title, title]);
  assert.equal(manifest.organization[0], manifest.organization[1]);
  assert.equal(manifest.item, manifest.resource);
  assert.equal(manifest.type, 'sco');
  assert.deepEqual([manifest.href, manifest.files], ['index.html', ['index.html']]);

  const [, frame] = page.frames();
  await frame.waitForFunction(() => document.body.dataset.read === 'all' && globalThis.queenreel.record);
  await frame.evaluate(() => (globalThis.queenreel.story.constructor.quick = Infinity));
  const questions = await frame.evaluate(() => globalThis.queenreel.story.kinds.flatMap((kind, at) => (kind === 'question' ? [at] : [])));
  assert.ok(questions.length > 1);
  for (const question of questions.slice(0, 2)) {
    await goTo(frame, question);
    const isNowhere = await frame.isVisible('#none');
    // The corner of the first row has a queen: wrong, whatever is asked.
    await frame.click('#board .cells-to-click [role=row]:nth-child(1) button:nth-child(1)');
    assert.match(await frame.textContent('#caption'), /^No\. /, String(isNowhere));
  }
  assert.equal(await page.evaluate(() => globalThis.told['cmi.core.score.raw']), '0');
  assert.match(await page.evaluate(() => globalThis.told['cmi.interactions.0.student_response']), /^row 1, column 1$|^a\d$/);
  const last = await frame.evaluate(() => globalThis.queenreel.story.count - 1);
  await goTo(frame, last);
  assert.equal(await page.evaluate(() => globalThis.told['cmi.core.lesson_status']), 'completed');
  await page.evaluate(() => document.querySelector('iframe').remove());
  assert.deepEqual(await page.evaluate(() => globalThis.calls), ['begin', 'end']);
  assert.match(await page.evaluate(() => globalThis.told['cmi.core.session_time']), /^\d{4}:\d\d:\d\d$/);

  // The same page by itself, without a platform around it.
  await page.goto(`http://127.0.0.1:${served.address().port}/index.html`);
  await page.waitForFunction(() => document.body.dataset.read === 'all');
  assert.equal(await page.evaluate(() => globalThis.queenreel.record), null);
  assert.deepEqual(troubles, []);
  await context.close();
});

test('the same film is the same package, and another one has another name', () => {
  const identifier = (unpacked) => /identifier="(queenreel-\w+)"/.exec(readFileSync(join(unpacked, 'imsmanifest.xml'), 'utf8'))[1];
  const one = course('one', '4', '--static');
  assert.equal(identifier(course('same', '4', '--static')), identifier(one));
  assert.notEqual(identifier(course('other', '5', '--static')), identifier(one));
  assert.deepEqual(readFileSync(join(folder, 'one.zip')), readFileSync(join(folder, 'same.zip')));
});

test('a bank of questions is read with its pictures, and refused where nothing is asked', async () => {
  run(process.env.QUEENREEL, 'animate', '5', '--story', 'search', '--questions', '--format', 'moodle', '-o', 'bank.xml');
  const page = await browser.newPage();
  const questions = await page.evaluate(async (text) => {
    const xml = new DOMParser().parseFromString(text, 'text/xml');
    if (xml.querySelector('parsererror')) throw new Error(xml.querySelector('parsererror').textContent);
    return Promise.all([...xml.querySelectorAll('question[type=multichoice]')].map(async (question) => {
      const html = new DOMParser().parseFromString(question.querySelector('questiontext > text').textContent, 'text/html');
      const file = question.querySelector('file');
      const picture = new Image();
      picture.src = `data:image/png;base64,${file.textContent}`;
      await picture.decode();
      const [shown] = html.images;
      return {
        asked: html.body.textContent, name: shown.getAttribute('src').replace('@@PLUGINFILE@@/', ''), alt: shown.alt, file: file.getAttribute('name'), size: [picture.naturalWidth, picture.naturalHeight],
        answers: [...question.querySelectorAll('answer')].map((answer) => [answer.querySelector('text').textContent, Number(answer.getAttribute('fraction'))]),
      };
    }));
  }, readFileSync(join(folder, 'bank.xml'), 'utf8'));
  assert.ok(questions.length > 4);
  for (const { asked, name, alt, file, size, answers } of questions) {
    assert.match(asked, /\?$/);
    assert.equal(name, file);
    assert.match(alt, /queen/i);
    assert.deepEqual(size, [480, 480]);
    assert.ok(answers.length > 1 && answers.some(([, fraction]) => fraction === 100) && answers.some(([, fraction]) => fraction === 0));
  }
  const row2 = questions.find(({ asked }) => asked.startsWith('Where can the queen of row 2'));
  assert.deepEqual(row2.answers.map(([, fraction]) => fraction), [0, 0, 100, 100, 100, 0]);
  await page.close();
  const refused = spawnSync(process.env.QUEENREEL, ['animate', '5', '--story', 'search', '--format', 'moodle', '-o', 'none.xml'], { cwd: folder });
  assert.equal(refused.status, 2);
  assert.match(refused.stderr.toString(), /^queenreel: --format: moodle holds the questions of a film, and this one asks none; film a search with --questions\n$/);
});
