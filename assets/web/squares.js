// Squares to click, drag over, and reach by keys: a grid of buttons over a board.

/** Where keys lead from a square in a grid of n. */
function squareFrom(n, square, key) {
  const [row, column, last] = [Math.floor(square / n), square % n, n - 1];
  const to = {
    ArrowRight: [row, column + 1], ArrowLeft: [row, column - 1], ArrowDown: [row + 1, column], ArrowUp: [row - 1, column],
    Home: [row, 0], End: [row, last], PageUp: [0, column], PageDown: [last, column],
  }[key];
  if (!to) return -1;
  return Math.min(...to) >= 0 && Math.max(...to) <= last ? to[0] * n + to[1] : square;
}

export class SquareGrid {
  /**
   * Covers an element with a board of n. `does` is what happens: `act(square)` at a click or Enter, and, if given,
   * `key(key, square)` true for a key that it took, `look(square)` for the pointer's or focused square, `drag(from, to)` once a drag
   * begins on a square that `drags(square)` and ends, and `passed(square)` for squares that a drag passes.
   */
  constructor(element, n, words, does) {
    this.element = element;
    this.n = n;
    this.does = does;
    this.focused = 0;
    this.gone = new AbortController();
    this.grid = document.createElement('div');
    this.grid.className = 'cells-to-click';
    this.grid.setAttribute('role', 'grid');
    this.grid.setAttribute('aria-label', words);
    Object.assign(this.grid.style, { inset: '0 0 var(--labels) var(--labels)', gridTemplate: `repeat(${n}, 1fr) / repeat(${n}, 1fr)` });
    this.buttons = Array.from({ length: n * n }, (_, square) => this.button(square));
    for (let row = 0; row < n; row++) {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      line.append(...this.buttons.slice(row * n, (row + 1) * n));
      this.grid.append(line);
    }
    this.grid.addEventListener('keydown', (event) => this.press(event));
    if (does.drag) this.listenToDrags();
    element.removeAttribute('aria-labelledby');
    element.removeAttribute('role');
    element.append(this.grid);
    this.focusOn(0);
  }

  /** Removes it: the board is a picture again. */
  close() {
    this.gone.abort();
    this.grid.remove();
    this.element.setAttribute('role', 'img');
    this.element.setAttribute('aria-labelledby', 'board-words');
  }

  button(square) {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'gridcell');
    button.addEventListener('click', () => this.dragged || this.does.act(square));
    button.addEventListener('focus', () => this.focusOn(square));
    for (const type of ['focus', 'pointerenter']) button.addEventListener(type, () => this.does.look?.(square));
    return button;
  }

  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = squareFrom(this.n, this.focused, event.key);
    if (to < 0 && !this.does.key?.(event.key, this.focused)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to >= 0) this.buttons[to].focus();
  }

  /** The Tab key reaches one square; the arrow keys go to the others. */
  focusOn(square) {
    this.focused = Math.min(square, this.buttons.length - 1);
    this.buttons.forEach((button, at) => (button.tabIndex = at === this.focused ? 0 : -1));
  }

  focus() {
    this.buttons[this.focused].focus();
  }

  /** What each square says, and whether it is chosen. */
  label(words, isChosen) {
    this.buttons.forEach((button, square) => {
      button.setAttribute('aria-label', words(square));
      button.setAttribute('aria-selected', isChosen(square));
    });
  }

  squareAt({ clientX, clientY }) {
    const pointed = document.elementFromPoint(clientX, clientY);
    return this.buttons.findIndex((button) => button === pointed);
  }

  listenToDrags() {
    let from = -1;
    let last = -1;
    this.grid.addEventListener('pointerdown', (event) => {
      from = last = event.isPrimary && event.button === 0 ? this.squareAt(event) : -1;
      this.dragged = false;
    });
    this.grid.addEventListener('pointermove', (event) => {
      if (from < 0) return;
      const square = this.squareAt(event);
      if (square === from && !this.dragged) return;
      this.dragged = true;
      if (this.does.drags(from)) this.does.carry(from, event);
      else if (square >= 0 && square !== last) [...(last === from ? [from] : []), square].forEach((one) => this.does.passed(one));
      last = square;
    });
    const end = (event) => {
      if (from < 0) return;
      if (this.dragged && this.does.drags(from)) this.does.drag(from, event.type === 'pointerup' ? this.squareAt(event) : from);
      from = -1;
      setTimeout(() => (this.dragged = false)); // after the click that ends a drag
    };
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal: this.gone.signal });
    this.grid.addEventListener('contextmenu', (event) => {
      const square = this.squareAt(event);
      if (square >= 0 && this.does.key?.('x', square)) event.preventDefault();
    });
  }
}
