import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'sequelize';
import { AppError } from '../errors/app-error.ts';
import { isConnectionLost, isRetryable } from './is-retryable.ts';
import type { Scope } from './scope.ts';
import type { WriteQueue } from './write-queue.ts';

/** Tries in all. The waits between them, about 20 to 320 ms, sum up to less than a second. */
const tries = 6;
const firstWaitMs = 20;
/** Time limit for retries, and for waiting in the queue before the start; milliseconds. */
const retryWithinMs = 8000;
const queueWithinMs = 20_000;

/** Runs work in transactions: queued on SQLite, retried a bounded number of times when others were in the way. */
export class Transactor {
  readonly #scope: Scope;
  readonly #queue: WriteQueue | undefined;
  readonly #begin: () => Promise<Transaction>;

  constructor(scope: Scope, queue: WriteQueue | undefined, begin: () => Promise<Transaction>) {
    this.#scope = scope;
    this.#queue = queue;
    this.#begin = begin;
  }

  /** `work` may run more than once; only its last run counts. */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    if (this.#scope.current() !== undefined) {
      throw new Error('A unit of work was begun within another. Pass the outer one on instead.');
    }
    const requestedAt = performance.now();
    const attempt = (): Promise<T> => {
      // The caller has given up by now: other waiting work comes first.
      if (performance.now() - requestedAt > queueWithinMs) return Promise.reject(new AppError('busy'));
      return this.#retried(work);
    };
    return this.#queue === undefined ? attempt() : this.#queue.run(attempt);
  }

  async #retried<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(work);
      } catch (error) {
        // The database is away; whether the work was done is seen when it is back.
        if (error instanceof Undecided) throw new AppError('busy', { cause: error.cause });
        if (!(isRetryable(error) || isConnectionLost(error))) throw error;
        if (attempt === tries || performance.now() - begun > retryWithinMs)
          throw new AppError('busy', { cause: error });
        await wait(firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  async #once<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = await this.#begin();
    let result: T;
    try {
      result = await this.#scope.within(transaction, () => work(transaction));
    } catch (error) {
      // A lost connection leaves nothing to roll back; the first error is the one to report.
      await transaction.rollback().catch(() => undefined);
      throw error;
    }
    try {
      await transaction.commit();
    } catch (error) {
      throw isConnectionLost(error) ? new Undecided('commit', { cause: error }) : error;
    }
    return result;
  }
}

/** The connection broke during the commit: a retry could do the work twice. */
class Undecided extends Error {}
