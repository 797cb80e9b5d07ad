import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'sequelize';

interface Entered {
  readonly scope: Scope;
  readonly transaction: Transaction;
  /** What was entered around it: a transaction of another database. */
  readonly outer: Entered | undefined;
  state: 'open' | 'done' | 'failed';
}

/** One for all databases: Node visits every instance for each asynchronous operation, and never releases one. */
const storage = new AsyncLocalStorage<Entered>();

/** What of it still counts where a transaction of `scope` begins: what is done does not, or chains of loops would grow for ever. */
function livingAround(entered: Entered | undefined, scope: Scope): Entered | undefined {
  let outer = entered;
  while (outer !== undefined && (outer.scope === scope || outer.state === 'done')) outer = outer.outer;
  return outer;
}

/**
 * Which transaction of one database the running code is within. Code that outlives a transaction that was done is within none;
 * what is left over of one that failed (the rest of a Promise.all) may do nothing more, or it would be done outside of it.
 */
export class Scope {
  current(): Transaction | undefined {
    let entered = storage.getStore();
    while (entered !== undefined && entered.scope !== this) entered = entered.outer;
    if (entered?.state === 'failed') throw new Error('The unit of work that this belongs to has failed.');
    return entered?.state === 'open' ? entered.transaction : undefined;
  }

  async within<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    const entered: Entered = { scope: this, transaction, outer: livingAround(storage.getStore(), this), state: 'open' };
    try {
      const result = await storage.run(entered, work);
      entered.state = 'done';
      return result;
    } catch (error) {
      entered.state = 'failed';
      throw error;
    }
  }
}
