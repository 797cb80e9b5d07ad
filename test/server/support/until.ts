/** Pause between two looks at a condition, milliseconds: a tenth of the time waited so far, within these limits. */
const pauses = { least: 10, most: 100 } as const;

/** Waits until a condition holds; fails with the message after the timeout (milliseconds). */
export async function until(words: string, isSo: () => boolean | Promise<boolean>, withinMs = 240_000): Promise<void> {
  const begun = performance.now();
  while (!(await isSo())) {
    const waited = performance.now() - begun;
    if (waited > withinMs) throw new Error(`Not within ${withinMs} ms: ${words}`);
    const pause = Math.min(pauses.most, Math.max(pauses.least, waited / 10));
    await new Promise<void>((resolve) => setTimeout(resolve, pause));
  }
}
