import type { Sequelize, Transaction } from 'sequelize';
import { isConnectionLost } from './is-retryable.ts';
import { isPlain, plainReads } from './plain-reads.ts';
import type { Scope } from './scope.ts';
import type { WriteQueue } from './write-queue.ts';
import { noteWrite } from './written-tables.ts';

type Options = { transaction?: Transaction | null } | undefined;
type Query = (sql: unknown, options?: Options) => Promise<unknown>;

const reads = /^\s*(?:\(?\s*select|pragma|explain|with\b(?![^]*\b(?:insert|update|delete)\b))/i;

const textOf = (sql: unknown): string => (typeof sql === 'string' ? sql : (sql as { readonly query: string }).query);
const isRead = (sql: unknown): boolean => reads.test(textOf(sql));

/**
 * Every statement within a unit of work belongs to its transaction, whether or not the call passes it: one that was forgotten
 * would wait for the very transaction that it is part of. On SQLite, a statement that writes outside of any waits in the queue.
 * Returns the function that begins a transaction; there is no other way.
 */
export function joinTransactions(sequelize: Sequelize, scope: Scope, queue?: WriteQueue): () => Promise<Transaction> {
  const query: Query = sequelize.query.bind(sequelize) as Query;
  const begin = sequelize.transaction.bind(sequelize);
  const read = plainReads(sequelize);

  /** A transaction that could not begin has nothing to roll back; Sequelize would try, complain and close the connection. */
  const notBegun = new WeakSet<Transaction>();
  const within = async (transaction: Transaction, sql: unknown, options: Options): Promise<unknown> => {
    if (notBegun.has(transaction)) return undefined;
    try {
      const result = await query(sql, { ...options, transaction });
      if (!isRead(sql)) noteWrite(transaction, textOf(sql), result);
      return result;
    } catch (error) {
      if (queue !== undefined && typeof sql === 'string' && sql.startsWith('BEGIN')) notBegun.add(transaction);
      // A lost connection ends the transaction; the pool drops a broken connection at its next use.
      if (typeof sql === 'string' && sql.startsWith('ROLLBACK') && isConnectionLost(error)) return undefined;
      throw error;
    }
  };

  const joined: Query = async (sql, options) => {
    const transaction = options?.transaction ?? scope.current();
    if (transaction !== undefined) return within(transaction, sql, options);
    if (isPlain(sql, options) && isRead(sql)) return read(sql, options);
    if (queue === undefined || isRead(sql)) return query(sql, options);
    return queue.run(() => query(sql, options));
  };
  const nested = (options?: Options) => {
    // Sequelize's own methods open one within the one they are given: that is a savepoint, and fine.
    const outer = options?.transaction ?? scope.current();
    if (outer === undefined) throw new Error('Only unitOfWork and write of the database open transactions.');
    return begin({ ...options, transaction: outer });
  };
  Object.assign(sequelize, { query: joined, transaction: nested });
  return () => begin({ type: 'IMMEDIATE' as Transaction.TYPES });
}
