/**
 * Makes so many calls concurrently and returns their results, in order. On PostgreSQL their transactions run in parallel, so a
 * decision must still be valid when it is written.
 */
export const atOnce = <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** Repeats the calls, for errors that occur often but not always. */
export async function repeatedly(rounds: number, round: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < rounds; index += 1) await round(index);
}
