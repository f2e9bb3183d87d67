// The story engine: the program's own solvers and stories in WebAssembly. Works in browsers and in Node.js.

/** A refusal of the engine, with the facts of error_json(): `facts.what`, `facts.why`, `facts.message` … */
export class EngineError extends Error {
  constructor(facts) {
    super(facts.message);
    this.name = 'EngineError';
    this.facts = facts;
  }
}

const bug = (why) => new EngineError({ what: 'bug', why: String(why), message: `page: ${why}; load it again` });

/** The bytes in base64 text, expanded if they are gzip's. */
export async function unpacked(base64) {
  const text = atob(base64);
  const packed = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) packed[at] = text.charCodeAt(at);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function loaded(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new EngineError({ what: 'file', message: `${file}: its host answers ${answer.status}; copy all files of the page there` });
  return answer.arrayBuffer();
}

/** The engine's module, which an element contains in unpacked()'s form or whose file it names. */
export async function compiled({ dataset, textContent }) {
  if (typeof WebAssembly === 'undefined')
    throw new EngineError({ what: 'browser', message: 'This page needs WebAssembly, which this browser lacks or has switched off, as in Lockdown Mode: allow it for this page, or open it in another browser.' });
  return WebAssembly.compile(await (dataset.file ? loaded(dataset.file) : unpacked(textContent)));
}

/** What the module asks of a system: it has no files, no clock and no environment. */
function system(memory) {
  const badFile = 8;
  return {
    environ_sizes_get(count, size) {
      new DataView(memory().buffer).setUint32(count, 0, true);
      new DataView(memory().buffer).setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    fd_close: () => badFile,
    fd_seek: () => badFile,
    fd_write: () => badFile,
    proc_exit(status) {
      throw bug(`the engine ended with status ${status}`);
    },
  };
}

const pageSize = 4096;

/** An instance's memory, as the pages that differ from another one's, `base`. */
function keptMemory(memory, base) {
  const bytes = new Uint8Array(memory.buffer);
  if (!base) return { size: bytes.length, whole: bytes.slice(), base: null, pages: [] };
  const bits = [new Int32Array(memory.buffer), new Int32Array(base.whole.buffer)];
  const pages = [];
  const wordsAPage = pageSize / 4;
  for (let page = 0; page * pageSize < bytes.length; page++) {
    const begin = page * wordsAPage;
    let same = begin + wordsAPage <= bits[1].length;
    for (let at = begin; same && at < begin + wordsAPage; at++) same = bits[0][at] === bits[1][at];
    if (!same) pages.push([page, bytes.slice(page * pageSize, (page + 1) * pageSize)]);
  }
  return { size: bytes.length, whole: null, base, pages };
}

let catalog = null;

/** Makes all later engines tell their stories in a catalog's language, as a page brings it along; null: in English. */
export const tellIn = (bytes) => (catalog = bytes);

export const tellsIn = () => catalog;

/** One instance of the engine. If a call fails, it starts anew, without what was opened. */
export class Engine {
  constructor(module) {
    this.module = module;
    this.restart();
  }

  /** From the module's bytes. */
  static async from(bytes) {
    return new Engine(await WebAssembly.compile(bytes));
  }

  restart() {
    const memory = () => this.calls.memory;
    const fail = (address, size) => {
      throw new EngineError(JSON.parse(this.text(address, size)).error);
    };
    const instance = new WebAssembly.Instance(this.module, {
      queenreel: { fail },
      wasi_snapshot_preview1: system(memory),
    });
    /** @type {any} */
    this.calls = instance.exports;
    this.calls._initialize();
    if (catalog) this.askText('speak', catalog);
  }

  text(address, size) {
    return new TextDecoder().decode(new Uint8Array(this.calls.memory.buffer, address, size));
  }

  /** The answer of an engine function to a request, both text, or bytes; `number` is for some functions. */
  askText(name, request, number) {
    try {
      if (request !== undefined) {
        const bytes = typeof request === 'string' ? new TextEncoder().encode(request) : request;
        const address = this.calls.input(bytes.length);
        new Uint8Array(this.calls.memory.buffer, address, bytes.length).set(bytes);
      }
      const address = this.calls[name](number ?? 0);
      return this.text(address, this.calls.answer_size());
    } catch (error) {
      this.restart();
      throw error instanceof EngineError ? error : bug(error.message);
    }
  }

  ask(name, request) {
    return JSON.parse(this.askText(name, request === undefined ? undefined : JSON.stringify(request)));
  }

  keep(base) {
    return keptMemory(this.calls.memory, base);
  }

  /** Goes back to what was kept of this or another instance of the same module. */
  restore(kept) {
    if (this.calls.memory.buffer.byteLength !== kept.size) this.restart();
    const missing = kept.size - this.calls.memory.buffer.byteLength;
    if (missing > 0) this.calls.memory.grow(missing / 65536);
    const bytes = new Uint8Array(this.calls.memory.buffer);
    bytes.set((kept.base ?? kept).whole.subarray(0, kept.size));
    for (const [page, content] of kept.pages) bytes.set(content, page * pageSize);
  }
}
