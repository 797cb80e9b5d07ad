import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'sequelize';

interface Entered {
  readonly transaction: Transaction;
  state: 'open' | 'done' | 'failed';
}

/**
 * Which transaction of one database the running code is within. Code that outlives a transaction that was done is within none;
 * what is left over of one that failed (the rest of a Promise.all) may do nothing more, or it would be done outside of it.
 */
export class Scope {
  readonly #storage = new AsyncLocalStorage<Entered>();

  current(): Transaction | undefined {
    const entered = this.#storage.getStore();
    if (entered?.state === 'failed') throw new Error('The unit of work that this belongs to has failed.');
    return entered?.state === 'open' ? entered.transaction : undefined;
  }

  async within<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    const entered: Entered = { transaction, state: 'open' };
    try {
      const result = await this.#storage.run(entered, work);
      entered.state = 'done';
      return result;
    } catch (error) {
      entered.state = 'failed';
      throw error;
    }
  }
}
