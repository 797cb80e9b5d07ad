import type { Transaction } from 'sequelize';
import { expect } from 'chai';
import { Scope } from '../../../packages/server/src/database/scope.ts';

const transaction = (name: string): Transaction => ({ name }) as unknown as Transaction;

describe('the current transaction', () => {
  it('belongs to its own database, also inside a transaction of another', async () => {
    const [one, other] = [new Scope(), new Scope()];
    const [first, second] = [transaction('first'), transaction('second')];
    await one.within(first, async () => {
      expect([one.current(), other.current()]).to.deep.equal([first, undefined]);
      await other.within(second, async () => {
        expect([one.current(), other.current()]).to.deep.equal([first, second]);
      });
      expect([one.current(), other.current()]).to.deep.equal([first, undefined]);
    });
    expect([one.current(), other.current()]).to.deep.equal([undefined, undefined]);
  });

  it('is unset for code that outlives it, and code that outlives a failed one is stopped', async () => {
    const scope = new Scope();
    let goOn = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    let after: Promise<unknown> = Promise.resolve();
    await scope.within(transaction('done'), async () => {
      after = waiting.then(() => scope.current());
    });
    let later: Promise<unknown> = Promise.resolve();
    const failed = scope.within(transaction('failed'), async () => {
      later = waiting.then(() => scope.current()).catch((error: unknown) => (error as Error).message);
      throw new Error('no');
    });
    expect(await failed.catch((error: unknown) => (error as Error).message)).to.equal('no');
    goOn();
    expect(await after).to.equal(undefined);
    expect(await later).to.match(/has failed/);
  });

  it('is the newer one where one begins after another that is done', async () => {
    const scope = new Scope();
    const newer = transaction('newer');
    let found: Transaction | undefined;
    let chained: Promise<void> = Promise.resolve();
    await scope.within(transaction('older'), async () => {
      chained = Promise.resolve()
        .then(() => new Promise((resolve) => setImmediate(resolve)))
        .then(() => scope.within(newer, async () => void (found = scope.current())));
    });
    await chained;
    expect(found).to.equal(newer);
  });
});
