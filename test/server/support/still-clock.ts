const began = Date.now();

/** The time of servers and databases in tests: the moment at which this process began. It stands still unless a test moves it. */
export const stillNow = (): Date => new Date(began);

/** That time moved, milliseconds: later, or earlier when negative. */
export const stillTime = (moved: number): Date => new Date(began + moved);
