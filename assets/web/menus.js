// What opens from a button, and what is kept of it for next time.

/** A reader's choices are kept for next time, if the browser allows it. */
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
      // Then it is only for now.
    }
  },
};

/** Menus close with Escape, which returns the focus, and when something else is clicked. */
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
