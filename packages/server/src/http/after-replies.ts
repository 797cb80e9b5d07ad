import type { ServerResponse } from 'node:http';

/** Work that is done when a reply has left, so that its time tells the caller nothing. */
export interface AfterReplies {
  add(reply: ServerResponse, work: () => Promise<void>): void;
  /** Waits until nothing is under way. */
  settled(): Promise<void>;
}

/** `work` must not reject. */
export function createAfterReplies(): AfterReplies {
  const waiting = new Set<Promise<void>>();
  return {
    add(reply, work) {
      const left = new Promise<void>((resolve) => {
        // Also when the caller hangs up before his reply.
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
