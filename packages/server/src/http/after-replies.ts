import type { ServerResponse } from 'node:http';

/** Work that runs after a reply was sent, so that its duration reveals nothing to the caller. */
export interface AfterReplies {
  add(reply: ServerResponse, work: () => Promise<void>): void;
  /** Resolves when no work is running. */
  settled(): Promise<void>;
}

/** `work` must not reject. */
export function createAfterReplies(): AfterReplies {
  const waiting = new Set<Promise<void>>();
  return {
    add(reply, work) {
      const left = new Promise<void>((resolve) => {
        // Also when the caller disconnects before the reply.
        reply.once('close', () => resolve());
      });
      const done = left.then(work).finally(() => waiting.delete(done));
      waiting.add(done);
    },
    async settled() {
      while (waiting.size > 0) await Promise.all(waiting);
    },
  };
}
