import { expect } from 'chai';

/** Often enough that other work of this process, such as collecting the garbage of earlier tests, cannot spoil every one. */
const attempts = 5;

/** What some work returned, and the time of the processor that it took, in milliseconds. */
function measure<Result>(work: () => Result): { readonly result: Result; readonly milliseconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

/**
 * Expects that work takes at most so many milliseconds of the processor, for work whose time must not explode with its input. A busy
 * machine does not count, as a clock on the wall would; work that was too slow is done again before it fails.
 */
export function expectProcessorTime<Result>(limit: number, work: () => Result, what = ''): Result {
  const measured = measure(work);
  let least = measured.milliseconds;
  for (let attempt = 1; least > limit && attempt < attempts; attempt++)
    least = Math.min(least, measure(work).milliseconds);
  expect(least, `${what} took ${Math.round(least)} ms of the processor`).to.be.at.most(limit);
  return measured.result;
}

/** The least time of the processor that work took, in milliseconds, of several attempts. */
export function leastProcessorTime(work: () => unknown): number {
  return Math.min(...Array.from({ length: attempts }, () => measure(work).milliseconds));
}
