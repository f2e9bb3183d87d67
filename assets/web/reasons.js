// Why squares are taken, for keys and fingers, which go over the board square by square.

import { queenSquares } from './board.js';
import { gettext } from './messages.js';
import { SquareGrid } from './squares.js';

export class Reasons {
  /** `walking` has the words, and the tip that shows them. */
  constructor(walking) {
    this.walking = walking;
    this.grid = null;
  }

  /** Starts, or ends. */
  toggle() {
    const { walking } = this;
    const { board, frame, panels, predicting } = walking.player;
    if (this.grid || !board || !frame || frame.card) return this.leave();
    predicting.close();
    panels.ground.showBoard();
    this.grid = new SquareGrid(walking.part('board'), frame.board.size, gettext('Squares, and why they are taken'), {
      act: (square) => this.tell(square),
      look: (square) => this.tell(square),
      key: (key) => {
        if (key === 'Escape') this.leave();
        return key === 'Escape';
      },
    });
    const queens = queenSquares(frame.board);
    this.grid.label((square) => walking.whyWords(square), (square) => queens.includes(square));
    return this.grid.focus();
  }

  tell(square) {
    const { right, bottom } = this.grid.buttons[square].getBoundingClientRect();
    this.walking.tip.say(this.walking.whyWords(square));
    this.walking.tip.show(right - 14, bottom - 18);
  }

  leave() {
    const hadFocus = this.grid?.grid.contains(document.activeElement);
    this.grid?.close();
    this.grid = null;
    this.walking.hideTip();
    if (hadFocus) this.walking.part('play').focus();
  }
}
