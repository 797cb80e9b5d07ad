/** Waits until a condition holds; fails with the message after the timeout (milliseconds). */
export async function until(words: string, isSo: () => boolean | Promise<boolean>, withinMs = 240_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${withinMs} ms: ${words}`);
    await new Promise<void>((resolve) => setTimeout(resolve, 10));
  }
}
