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
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of document.querySelectorAll('.menu[open]')) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
  addEventListener('pointerdown', ({ target }) => {
    for (const menu of document.querySelectorAll('.menu[open]')) if (!menu.contains(target)) menu.open = false;
  });
  addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll('.menu[open]')) if (!menu.contains(target)) menu.open = false;
  });
}
