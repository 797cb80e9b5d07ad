import { expect } from 'chai';

/** Enough attempts that other work of this process, such as garbage collection, cannot affect all of them. */
const attempts = 5;

/** The result of some work, and its CPU time in milliseconds. */
function measure<Result>(work: () => Result): { readonly result: Result; readonly milliseconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

/**
 * Expects that work takes at most so many milliseconds of CPU time, for work whose time must not explode with its input. Unlike
 * wall-clock time, it does not depend on the load of the machine; slow work is repeated before it fails.
 */
export function expectProcessorTime<Result>(limit: number, work: () => Result, what = ''): Result {
  const measured = measure(work);
  let least = measured.milliseconds;
  for (let attempt = 1; least > limit && attempt < attempts; attempt++)
    least = Math.min(least, measure(work).milliseconds);
  expect(least, `${what} took ${Math.round(least)} ms of the processor`).to.be.at.most(limit);
  return measured.result;
}

/** The minimum CPU time of the work over several attempts, in milliseconds. */
export function leastProcessorTime(work: () => unknown): number {
  return Math.min(...Array.from({ length: attempts }, () => measure(work).milliseconds));
}
