const began = Date.now();

/** The time of servers and databases in tests: the start of this process. It does not move unless a test moves it. */
export const stillNow = (): Date => new Date(began);

/** That time plus an offset in milliseconds, which may be negative. */
export const stillTime = (moved: number): Date => new Date(began + moved);
