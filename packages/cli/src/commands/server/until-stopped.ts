import type { CommandContext } from '../../command-context.ts';

/** Resolves when the user or the system requests the command to stop. */
export function untilStopped({ io: { signal } }: CommandContext): Promise<void> {
  return new Promise((resolve) => {
    if (signal === undefined || signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
