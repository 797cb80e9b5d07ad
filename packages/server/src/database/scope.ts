import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'sequelize';

interface Open {
  readonly transaction: Transaction;
  isOpen: boolean;
}

/** Which transaction of one database the running code is within. Code that outlives its transaction is within none. */
export class Scope {
  readonly #storage = new AsyncLocalStorage<Open>();

  current(): Transaction | undefined {
    const open = this.#storage.getStore();
    return open?.isOpen === true ? open.transaction : undefined;
  }

  async within<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    const open: Open = { transaction, isOpen: true };
    try {
      return await this.#storage.run(open, work);
    } finally {
      open.isOpen = false;
    }
  }
}
