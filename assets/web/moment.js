// The moment that a player shows, in the page's address: `#t=` and a story time in seconds.

export const momentAddress = {
  read: () => new URLSearchParams(location.hash.slice(1)).get('t'),
  write: (time) => history.replaceState(null, '', `#t=${time}`),
};

/** Notes the moment shown. */
export class Moment {
  /** `now()` returns the moment shown, in milliseconds of the story. */
  constructor(address, now) {
    this.address = address;
    this.now = now;
    this.noting = 0;
  }

  /** Notes it once the player has rested for a moment: browsers refuse addresses that change all the time. */
  noteSoon() {
    clearTimeout(this.noting);
    this.noting = setTimeout(() => this.noteNow(), 250);
  }

  /** Notes what is still to be noted. */
  noteNow() {
    if (!this.noting) return;
    this.forget();
    try {
      this.address.write(Number((this.now() / 1000).toFixed(3)));
    } catch {
      // A page within another may have no address of its own.
    }
  }

  /** Drops a note that is still waiting. */
  forget() {
    clearTimeout(this.noting);
    this.noting = 0;
  }
}
