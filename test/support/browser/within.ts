/** Milliseconds: far more than any honest step of a browser takes, and less than the limit of a test, which names no step. */
const limitMs = 150_000;

/**
 * Waits for a step of the browser that has no limit of its own, so that a step that never ends is named.
 * @throws {Error} with `describe()` where the step has not ended in time
 */
export async function within<Result>(step: Promise<Result>, describe: () => string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${describe()} (after ${limitMs / 1000} s)`)), limitMs);
  });
  try {
    return await Promise.race([step, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
