// Lessons: moments, each with a sentence and perhaps a question. A teacher may have written them, so each part is checked: foreign
// parts are left out, texts are shown as text, and a moment is an address, from which the explorer takes what it knows.

import { gettext } from './messages.js';
import { part } from './part.js';
import { inText } from './speaking.js';

const lessonLimits = { lessons: 50, steps: 100, text: 600, short: 120, address: 400, answers: 6 };

const isText = (value, longest) => typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** A question, or null without a question, answers and a right one among them. */
function askOf(ask) {
  const { question, answers, right, why } = ask ?? {};
  if (!isText(question, lessonLimits.text) || !Array.isArray(answers) || answers.length < 2 || answers.length > lessonLimits.answers) return null;
  if (!answers.every((answer) => isText(answer, lessonLimits.short)) || !Number.isInteger(right) || right < 0 || right >= answers.length) return null;
  return { question, answers: [...answers], right, why: isText(why, lessonLimits.text) ? why : '' };
}

function lessonOf({ name, title, steps } = /** @type {any} */ ({})) {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || !isText(title, lessonLimits.short) || !Array.isArray(steps)) return null;
  const known = steps.slice(0, lessonLimits.steps).filter((step) => isText(step?.text, lessonLimits.text) && isText(step.show, lessonLimits.address));
  return known.length ? { name, title, steps: known.map(({ show, text, ask }) => ({ show, text, ask: askOf(ask) })) } : null;
}

/** The lessons in a JSON file, {"lessons":[…]}: {name, title, steps} each; none if there are none. */
export const lessonsOf = (content) =>
  (Array.isArray(content?.lessons) ? content.lessons : []).slice(0, lessonLimits.lessons).map((one) => lessonOf(one ?? {})).filter(Boolean);

/** The lessons in a file's text; null if it is not JSON that claims to have lessons, such as a trace. */
export function readLessons(text) {
  try {
    const content = JSON.parse(text);
    return content && 'lessons' in content ? lessonsOf(content) : null;
  } catch {
    return null;
  }
}

/** The most letters of lessons in a link. */
const longestPacked = 8000;
const longestUnpacked = 200_000;

/** Lessons as text for a link; empty if that would be too long. */
export async function packedLessons(lessons) {
  const stream = new Blob([JSON.stringify({ lessons })]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length > longestPacked ? '' : text;
}

/** The lessons in such a text; none if it is damaged or too long. */
export async function unpackedLessons(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts = [];
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return readLessons(await new Blob(parts).text()) ?? [];
      size += value.length;
      if (size > longestUnpacked) return [];
      parts.push(value);
    }
  } catch {
    return [];
  }
}

/** Shows a step above the stage. */
export class Lessons {
  /** `go` is called with a lesson's name and a step's number, from 1. */
  constructor(content, go) {
    this.all = [];
    this.go = go;
    this.at = null; // {lesson, number}
    this.isTeaching = false; // answers are shown when the teacher wants
    this.add(lessonsOf(content));
    part('step-previous').addEventListener('click', () => this.move(-1));
    part('step-next').addEventListener('click', () => this.move(1));
    part('lesson-reveal').addEventListener('click', () => this.reveal());
    part('lesson-name').addEventListener('change', () => this.go(part('lesson-name').value, 1));
    addEventListener('keydown', (event) => this.press(event), { capture: true });
  }

  /** Adds lessons, which replace those with the same name. `own`: their form in a link. */
  add(lessons, own = '') {
    this.all = [...this.all.filter(({ name }) => !lessons.some((one) => one.name === name)), ...lessons.map((one) => ({ ...one, own }))];
    part('lesson-name').replaceChildren(...this.all.map(({ name, title }) => new Option(title, name)));
  }

  /** The lessons' names and how many steps they have. */
  sizes() {
    return this.all.map(({ name, steps }) => ({ name, steps: steps.length }));
  }

  lesson(name) {
    return this.all.find((one) => one.name === name);
  }

  step(name, number) {
    return this.lesson(name)?.steps[number - 1];
  }

  /** The keys of a clicker. */
  press(event) {
    if (this.isTeaching && event.key === '.' && !event.target.matches?.('input, textarea')) document.body.classList.toggle('blank');
    const by = { PageDown: 1, PageUp: -1 }[event.key];
    if (!this.at || !by || event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.('select, textarea')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.move(by);
  }

  /** After the last step, the next lesson comes. */
  move(by) {
    if (by > 0 && this.reveal()) return;
    const { lesson, number } = this.at;
    if (lesson.steps[number - 1 + by]) this.go(lesson.name, number + by);
    else if (by > 0 && this.following()) this.go(this.following().name, 1);
  }

  following() {
    return this.all[this.all.indexOf(this.at.lesson) + 1];
  }

  open(name, number) {
    const lesson = this.lesson(name);
    const isSame = this.at?.lesson === lesson && this.at.number === number;
    this.at = { lesson, number };
    const { text, ask } = lesson.steps[number - 1];
    const isLast = number === lesson.steps.length;
    part('lesson').hidden = false;
    document.body.classList.add('taught');
    part('lesson-name').value = name;
    part('lesson-step').textContent = gettext('{number} of {total}', { number, total: lesson.steps.length });
    part('step-previous').setAttribute('aria-disabled', String(number === 1));
    part('step-next').setAttribute('aria-disabled', String(isLast && !this.following()));
    part('step-next').title = isLast ? gettext('Next lesson (PageDown)') : gettext('Next step (PageDown)');
    if (isSame) return;
    part('lesson').scrollTop = 0;
    part('lesson-text').textContent = text;
    this.ask(ask);
  }

  close() {
    this.at = null;
    part('lesson').hidden = true;
    document.body.classList.remove('taught');
  }

  ask(ask) {
    part('lesson-ask').hidden = !ask;
    this.asked = ask;
    this.isAnswered = false;
    part('lesson-question').textContent = ask?.question ?? '';
    part('lesson-verdict').textContent = '';
    const buttons = (ask?.answers ?? []).map((answer, at) => {
      const button = Object.assign(document.createElement('button'), { textContent: answer, type: 'button' });
      button.addEventListener('click', () => this.judge(ask, at, button));
      return button;
    });
    part('lesson-answers').replaceChildren(...buttons);
    this.showAnswers(!this.isTeaching);
  }

  /** Answers are hidden until a teacher shows them, and then the right one. */
  showAnswers(are) {
    part('lesson-answers').hidden = !are;
    part('lesson-reveal').hidden = !this.isTeaching || this.isAnswered;
    part('lesson-reveal').textContent = are ? gettext('Show the right one') : gettext('Show the answers');
  }

  teach(is) {
    if (is === this.isTeaching) return;
    this.isTeaching = is;
    document.body.classList.remove('blank');
    if (this.at) this.ask(this.asked);
  }

  /** Shows the answers, then the right one; false if nothing is hidden. */
  reveal() {
    if (!this.isTeaching || !this.asked || part('lesson-reveal').hidden) return false;
    if (part('lesson-answers').hidden) this.showAnswers(true);
    else this.judge(this.asked, this.asked.right, part('lesson-answers').children[this.asked.right]);
    return true;
  }

  /** A wrong answer can be followed by another one. */
  judge({ right, why }, at, button) {
    if (button.getAttribute('aria-disabled') === 'true') return;
    this.isAnswered = at === right;
    part('lesson-verdict').textContent = at === right ? inText([gettext('Right.'), why]) : gettext('Not {answer}. Try again.', { answer: button.textContent });
    part('lesson-verdict').scrollIntoView({ block: 'nearest' });
    if (at !== right) return button.setAttribute('aria-disabled', 'true');
    for (const [other, one] of [...part('lesson-answers').children].entries()) {
      one.setAttribute('aria-disabled', String(other !== right));
      one.classList.toggle('chosen', other === right);
    }
    return this.showAnswers(true);
  }
}
