/**
 * Makes so many calls at the same moment and gives their results, in order. On PostgreSQL their transactions run beside one another, so
 * what is decided before it is written must hold there.
 */
export const atOnce = <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

/** The same again and again, for what goes wrong most times but not every time. */
export async function repeatedly(rounds: number, round: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < rounds; index += 1) await round(index);
}
