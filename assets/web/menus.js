// What opens from one button, and what of it is kept for the next time.

/** What a reader chose is kept for the next time, where the browser lets it. */
export const habits = {
  read(name) {
    try {
      return localStorage.getItem(`queenreel-${name}`);
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      localStorage.setItem(`queenreel-${name}`, value);
    } catch {
      // Then it is for this time.
    }
  },
};

/** Menus close with Escape, which gives the focus back, and where something else is clicked. */
export function listenToMenus() {
  /** @returns {NodeListOf<HTMLDetailsElement>} */
  const opened = () => document.querySelectorAll('.menu[open]');
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of opened()) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
  for (const name of ['pointerdown', 'focusin'])
    addEventListener(name, ({ target }) => {
      for (const menu of opened()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    });
}
