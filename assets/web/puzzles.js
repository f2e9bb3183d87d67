// Boards with some queens and a single solution: of a date, and exercises by difficulty.

import { puzzleOf } from './day.js';
import { showTrouble } from './part.js';
import { askBeside } from './work.js';

/** The puzzles of the placing room: of a date, or exercises, which are drawn beside the page. */
export class Puzzles {
  /** `drawn` is called once there are exercises. */
  constructor(module, engine, drawn) {
    this.module = module;
    this.engine = engine;
    this.drawn = drawn;
    this.exercises = null; // {key, list}
  }

  /** {n, given}, for an exercise with its `nodes`; null for a board without given queens, or until exercises are drawn. */
  of({ mode, day, n, exercise, missing, seed }) {
    if (mode !== 'place') return null;
    if (day) return puzzleOf(day, this.engine);
    if (!exercise) return null;
    const request = { n, missing, seed };
    const key = JSON.stringify(request);
    if (this.exercises?.key === key) return this.exercises.list ? { n, ...this.exercises.list[exercise - 1] } : null;
    this.task?.giveUp();
    this.task = askBeside(this.module, 'exercises', request);
    this.exercises = { key, list: null };
    this.task.result.then(({ exercises }) => {
      this.exercises = { key, list: exercises };
      this.drawn();
    }, showTrouble);
    return null;
  }
}
