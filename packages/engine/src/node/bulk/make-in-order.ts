import type { RecordBatch } from './record-batch.ts';
import type { RecordOutcome } from './record-maker.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Waits for promises until a signal aborts. Listens once, and leaves nothing behind at promises that are waited for. */
class Interruptible {
  readonly #signal: AbortSignal | undefined;
  #reject: (reason: unknown) => void = () => undefined;
  readonly #abort = () => this.#reject(this.#signal?.reason);

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
    signal?.addEventListener('abort', this.#abort);
  }

  /** The result of a promise, or the reason of the signal when it aborts first. */
  wait<Result>(promise: Promise<Result>): Promise<Result> {
    this.#signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      promise.then(resolve, reject);
    });
  }

  close(): void {
    this.#signal?.removeEventListener('abort', this.#abort);
  }
}

/**
 * The outcomes of records in their order, a batch at a time. Records are read only as fast as outcomes are consumed: no more are
 * under way than the pool has room for. What the batches throw is thrown when all before is done.
 */
export async function* makeInOrder(
  pool: WorkerPool,
  source: AsyncIterable<RecordBatch>,
  signal?: AbortSignal,
): AsyncGenerator<readonly RecordOutcome[]> {
  const batches = source[Symbol.asyncIterator]();
  const underWay: Promise<readonly RecordOutcome[]>[] = [];
  const interruptible = new Interruptible(signal);
  let failure: { error: unknown } | null = null;
  let ended = false;
  try {
    for (;;) {
      while (!ended && underWay.length < pool.room) {
        signal?.throwIfAborted();
        try {
          const { value, done } = await batches.next();
          ended = done === true;
          if (done) break;
          const outcomes = pool.make(value);
          // Its consumer will see the error; there is no consumer if an earlier batch failed.
          outcomes.catch(() => undefined);
          underWay.push(outcomes);
        } catch (error) {
          failure = { error };
          ended = true;
        }
      }
      const first = underWay.shift();
      if (!first) break;
      yield await interruptible.wait(first);
    }
    if (failure !== null) throw failure.error;
  } finally {
    interruptible.close();
    await batches.return?.();
  }
}
