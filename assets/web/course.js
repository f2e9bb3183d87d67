// What a page tells a learning platform: SCORM 1.2's run-time environment (ADL, 2001), an object `API` in a frame around the page
// or in the window that opened it.

/** How many frames around a page are searched. */
const mostFrames = 500;

/** A window's platform; null if there is none, as for a page opened by itself. */
export function platformOf(page) {
  const around = (frame) => {
    for (let steps = 0; frame && steps < mostFrames; steps++) {
      if (frame.API) return frame.API;
      if (frame.parent === frame) return null;
      frame = frame.parent;
    }
    return null;
  };
  try {
    return around(page) ?? around(page.top.opener);
  } catch {
    return null; // another site's frame says nothing
  }
}

const padded = (number, digits) => String(Math.floor(number)).padStart(digits, '0');

/** A time in seconds as SCORM writes it. */
export const timespan = (seconds) => `${padded(seconds / 3600, 4)}:${padded((seconds / 60) % 60, 2)}:${padded(seconds % 60, 2)}`;

/** Answers as text, `12:1 40:0`: each question's picture number, and whether the first answer was right. */
const written = (answers) => [...answers].map(([at, isRight]) => `${at}:${Number(isRight)}`).join(' ');
const read = (text) => new Map([...text.matchAll(/(\d+):([01])/g)].map(([, at, isRight]) => [Number(at), isRight === '1']));

/** A learner's work on a story, which a platform keeps between visits. The first answer to a question counts. */
export class CourseRecord {
  /** Opens a story's record; `now` has the time in milliseconds. */
  constructor(platform, story, now = () => performance.now()) {
    this.platform = platform;
    this.now = now;
    this.begun = now();
    this.last = story.count - 1;
    this.at = 0;
    this.questions = story.kinds.filter((kind) => kind === 'question').length;
    platform.LMSInitialize('');
    this.answers = read(this.get('suspend_data'));
    this.isComplete = ['completed', 'passed'].includes(this.get('core.lesson_status'));
    if (!this.isComplete) this.set('core.lesson_status', 'incomplete');
  }

  get(name) {
    return String(this.platform.LMSGetValue(`cmi.${name}`) ?? '');
  }

  set(name, value) {
    this.platform.LMSSetValue(`cmi.${name}`, String(value));
  }

  /** The picture to resume from: the first one, unless an earlier visit ended before the story did. */
  get resumesAt() {
    const at = Number(this.get('core.lesson_location'));
    return !this.isComplete && Number.isInteger(at) && at < this.last ? at : 0;
  }

  /** Notes the picture shown; the last one completes the story. */
  shown(at) {
    this.at = at;
    if (at < this.last || this.isComplete) return;
    this.isComplete = true;
    this.set('core.lesson_status', 'completed');
    this.platform.LMSCommit('');
  }

  /** Notes an answer, such as b5, to a picture's question. */
  answered(at, isRight, answer) {
    if (this.answers.has(at)) return;
    this.answers.set(at, isRight);
    const right = [...this.answers.values()].filter(Boolean).length;
    this.set('core.score.min', 0);
    this.set('core.score.max', 100);
    this.set('core.score.raw', Math.round((100 * right) / this.questions));
    this.set('suspend_data', written(this.answers));
    const interaction = `interactions.${Number(this.get('interactions._count')) || 0}`;
    this.set(`${interaction}.id`, `picture-${at + 1}`);
    this.set(`${interaction}.type`, 'fill-in');
    this.set(`${interaction}.student_response`, answer);
    this.set(`${interaction}.result`, isRight ? 'correct' : 'wrong');
    this.platform.LMSCommit('');
  }

  /** Ends the visit. */
  end() {
    if (!this.platform) return;
    this.set('core.lesson_location', this.at);
    this.set('core.exit', this.isComplete ? '' : 'suspend');
    this.set('core.session_time', timespan((this.now() - this.begun) / 1000));
    this.platform.LMSFinish('');
    this.platform = null;
  }
}

/** Makes a player that shows a story report to the platform around its page, if any, and resume where the last visit ended. */
export function report(player) {
  const platform = platformOf(window);
  if (!platform) return;
  const record = new CourseRecord(platform, player.story);
  if (record.resumesAt > 0) player.goTo(record.resumesAt);
  player.record = record;
  record.shown(player.shown);
  addEventListener('pagehide', () => record.end());
}
