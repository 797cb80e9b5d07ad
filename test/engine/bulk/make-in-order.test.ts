import { expect } from 'chai';
import { makeInOrder } from '../../../packages/engine/src/node/bulk/make-in-order.ts';
import type { RecordBatch } from '../../../packages/engine/src/node/bulk/record-batch.ts';
import type { RecordOutcome } from '../../../packages/engine/src/node/bulk/record-maker.ts';
import type { WorkerPool } from '../../../packages/engine/src/node/bulk/worker-pool.ts';

function batch(number: number): RecordBatch {
  return { kind: 'records', records: [{ kind: 'answers', number, answers: {} }] };
}

function outcomeOf(given: RecordBatch): RecordOutcome[] {
  const records = given.kind === 'records' ? given.records : [];
  return records.map(({ number }) => ({ number, answers: '', name: '', files: [], errors: [], placed: false }));
}

/** A pool whose batches are made when the test says so. */
class HandPool implements WorkerPool {
  readonly room = 3;
  most = 0;
  readonly #waiting = new Map<number, { finish(): void; fail(error: unknown): void }>();

  begin(): void {}
  prepare(): void {}
  async close(): Promise<void> {}

  make(given: RecordBatch): Promise<readonly RecordOutcome[]> {
    return new Promise((resolve, reject) => {
      const [first] = outcomeOf(given);
      this.#waiting.set(first?.number ?? 0, { finish: () => resolve(outcomeOf(given)), fail: reject });
      this.most = Math.max(this.most, this.#waiting.size);
    });
  }

  get underWay(): number[] {
    return [...this.#waiting.keys()];
  }

  finish(number: number): void {
    this.#waiting.get(number)?.finish();
    this.#waiting.delete(number);
  }

  fail(number: number, error: unknown): void {
    this.#waiting.get(number)?.fail(error);
    this.#waiting.delete(number);
  }
}

async function* batches(count: number, error?: Error): AsyncGenerator<RecordBatch> {
  for (let number = 1; number <= count; number++) yield batch(number);
  if (error) throw error;
}

/** All that is waiting to run now has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const numbers = (outcomes: readonly RecordOutcome[] | undefined) => outcomes?.map(({ number }) => number);

describe('outcomes in order', () => {
  it('come in the order of the records, whichever is made first, with a limited number in progress', async () => {
    const pool = new HandPool();
    const results = makeInOrder(pool, batches(5));
    const first = results.next();
    await settled();
    expect(pool.underWay).to.deep.equal([1, 2, 3]);
    pool.finish(3);
    pool.finish(2);
    await settled();
    expect(pool.underWay).to.deep.equal([1]);
    pool.finish(1);
    expect(numbers((await first).value ?? [])).to.deep.equal([1]);
    const taken = [numbers((await results.next()).value ?? []), numbers((await results.next()).value ?? [])];
    expect(taken).to.deep.equal([[2], [3]]);
    const fourth = results.next();
    await settled();
    expect(pool.underWay).to.deep.equal([4, 5]);
    pool.finish(5);
    pool.finish(4);
    expect(numbers((await fourth).value ?? [])).to.deep.equal([4]);
    expect(numbers((await results.next()).value ?? [])).to.deep.equal([5]);
    expect((await results.next()).done).to.equal(true);
    expect(pool.most).to.equal(3);
  });

  it('include those before an error of the answers, and then the error', async () => {
    const pool = new HandPool();
    const results = makeInOrder(pool, batches(2, new Error('broken')));
    const first = results.next();
    await settled();
    pool.finish(2);
    pool.finish(1);
    expect(numbers((await first).value ?? [])).to.deep.equal([1]);
    expect(numbers((await results.next()).value ?? [])).to.deep.equal([2]);
    expect(await results.next().catch(String)).to.equal('Error: broken');
  });

  it('end with the error of a batch, after those before it', async () => {
    const pool = new HandPool();
    const results = makeInOrder(pool, batches(3));
    const first = results.next();
    await settled();
    pool.fail(2, new Error('full'));
    pool.fail(3, new Error('later'));
    pool.finish(1);
    expect(numbers((await first).value ?? [])).to.deep.equal([1]);
    expect(await results.next().catch(String)).to.equal('Error: full');
  });

  it('end at once with the reason of the signal, and close the answers', async () => {
    const pool = new HandPool();
    const stop = new AbortController();
    let closed = false;
    async function* given(): AsyncGenerator<RecordBatch> {
      try {
        yield* batches(9);
      } finally {
        closed = true;
      }
    }
    const first = makeInOrder(pool, given(), stop.signal).next();
    await settled();
    stop.abort(new Error('enough'));
    expect(await first.catch(String)).to.equal('Error: enough');
    expect(closed).to.equal(true);
  });
});
