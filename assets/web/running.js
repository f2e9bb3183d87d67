// A reader's own code, run in a worker of its own: it may take its time and never end, and the page goes on. The worker has the
// page's policy: it reaches no other address. What the code claims to do becomes a trace.

/** How long code may run, in milliseconds, and how much it may say. */
export const runLimits = { time: 10_000, events: 200_000 };

import { gettext } from './messages.js';

const mostCodeLines = 40;
const longestCodeLine = 78;

/** The environment of the reader's code in its worker. This is run there as text: it knows only its arguments. */
function codeWorld({ n, most, head, places }) {
  const post = globalThis.postMessage.bind(globalThis);
  const now = performance.now.bind(performance);
  let [lines, count, standing, last, looks, looked, sent] = [[], 0, 0, '', 0, '', now()];
  const send = () => {
    post({ events: lines.join(''), count });
    [lines, sent] = [[], now()];
  };
  const calling = () => {
    for (const [, line] of new Error().stack.matchAll(/:(\d+):\d+\)?$/gm)) if (Number(line) > head) return places[Number(line) - head];
    return undefined;
  };
  const say = (event, told = {}) => {
    if (count >= most) {
      send();
      post({ ended: 'full' });
      throw new RangeError('it has said too much');
    }
    last = event;
    // As if a trace does not say: a tested square is a look, and so is one filled or refused without a test.
    const square = `${told.row} ${told.column}`;
    if (event === 'tested' || (['placed', 'rejected'].includes(event) && square !== looked)) looks++;
    looked = event === 'tested' || (event === 'rejected' && square === looked) ? square : '';
    lines.push(`${JSON.stringify({ event, ...told, line: calling(), looks })}\n`);
    count++;
    if (lines.length >= 2000 || now() - sent > 100) send();
  };
  const squareOf = (one) => {
    if (Array.isArray(one)) return typeof one[0] === 'object' ? squareOf(one[0]) : { row: one[0], column: one[1] };
    return typeof one === 'object' ? { row: one.row, column: one.column } : undefined;
  };
  const rejected = (row, column, attacker) => say('rejected', { row, column, by: attacker ? squareOf(attacker) : undefined });
  Object.assign(globalThis, {
    n,
    tested(row, column, attacker) {
      say('tested', { row, column });
      if (attacker && !(Array.isArray(attacker) && attacker.length === 0)) rejected(row, column, attacker);
    },
    rejected,
    placed(row, column) {
      say('placed', { row, column });
      standing++;
    },
    removed(row, column) {
      say('removed', { row, column });
      standing--;
    },
    wipedOut: (row) => say('wiped_out', { row }),
    restarted() {
      say('restarted');
      standing = 0;
    },
    solution: () => say('solution'),
    exhausted: () => say('exhausted'),
    gaveUp: () => say('gave_up'),
    looked: (times = 1) => (looks += times),
  });
  // It is sent at once, but read only when the code has ended.
  addEventListener('message', () => {
    if (last && !['solution', 'exhausted', 'gave_up'].includes(last)) {
      lines.push(`{"event":"${standing === 0 ? 'exhausted' : 'gave_up'}"}\n`);
      count++;
    }
    send();
    post({ ended: 'done' });
  });
}

/** The lines of code that a film shows, and which of them each line of code, from 1, is; lines[k] belongs to codeLine[k]. */
export function shownCode(text) {
  const rows = text.split('\n').map((row, at) => ({ number: at + 1, row: row.replaceAll('\t', '  ').replace(/\p{C}/gu, ' ').trimEnd() }));
  const shown = rows.filter(({ row }) => row.trim() !== '' && !row.trim().startsWith('//'));
  const fits = shown.length <= mostCodeLines;
  const places = [];
  const all = fits ? shown : rows;
  for (const [place, { number }] of all.entries()) places[number] = place;
  const cut = (row) => (row.length > longestCodeLine ? `${row.slice(0, longestCodeLine - 1)}…` : row);
  const plain = (row) => row.replace(/\{(row|column|first|next|past)\}/g, '{ $1 }'); // a trace would fill these in
  return { lines: fits ? shown.map(({ row }) => cut(plain(row))) : [], places, numbers: all.map(({ number }) => number) };
}

/** Code that runs: `result` is {trace, count, numbers, ended, error}, where `ended` is done, full, late, stopped, failed or refused. */
export class Running {
  constructor(text, n) {
    const { lines, places, numbers } = shownCode(text);
    this.numbers = numbers;
    this.events = '';
    this.count = 0;
    this.header = JSON.stringify({ trace: 'queenreel', version: 1, n, solver: gettext('your code'), ...(lines.length ? { pseudocode: lines } : {}) });
    const world = String(codeWorld);
    const head = world.split('\n').length;
    const begin = `(${world})(${JSON.stringify({ n, most: runLimits.events, head, places })});\n`;
    this.result = new Promise((done) => (this.done = done));
    this.address = URL.createObjectURL(new Blob([begin, text], { type: 'text/javascript' }));
    try {
      this.worker = new Worker(this.address);
    } catch {
      this.end('refused');
      return;
    }
    this.worker.addEventListener('message', ({ data }) => this.take(data));
    this.worker.addEventListener('error', (event) => {
      event.preventDefault?.();
      if (event.message) this.end('failed', { words: String(event.message).replace(/^Uncaught /, ''), line: Math.min(event.lineno - head, text.split('\n').length) });
      else this.probe();
    });
    this.worker.postMessage('end');
    this.timer = setTimeout(() => this.end('late'), runLimits.time);
  }

  /** If a worker does not start and says nothing, it was refused, or its code cannot be read (Firefox): then another one starts. */
  probe() {
    const address = URL.createObjectURL(new Blob(['postMessage(0)'], { type: 'text/javascript' }));
    const other = new Worker(address);
    const told = (ended, error = null) => {
      URL.revokeObjectURL(address);
      other.terminate();
      this.end(ended, error);
    };
    other.addEventListener('message', () => told('failed', { words: gettext('It cannot be read as JavaScript: a bracket, a quote or a word is wrong or missing.'), line: 0 }));
    other.addEventListener('error', () => told('refused'));
  }

  /** What the worker says, which may be the reader's code itself. */
  take(data) {
    if (typeof data?.events === 'string' && Number.isInteger(data.count)) {
      this.events += data.events;
      this.count = data.count;
    }
    if (['done', 'full'].includes(data?.ended)) this.end(data.ended);
  }

  stop() {
    this.end('stopped');
  }

  /** Ends it. Unfinished code has given up. */
  end(ended, error = null) {
    clearTimeout(this.timer);
    this.worker?.terminate();
    URL.revokeObjectURL(this.address);
    if (ended !== 'done' && this.events && !/\{"event":"(exhausted|gave_up)"[^\n]*\n$/.test(this.events)) this.events += '{"event":"gave_up"}\n';
    this.done({ trace: `${this.header}\n${this.events}`, count: this.count, numbers: this.numbers, ended, error });
  }
}
