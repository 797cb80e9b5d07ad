import type { Transaction } from 'sequelize';

/** Tables that are written with what a unit of work does, and are no act by themselves: the audit, and jobs on their way. */
const ownBooks: ReadonlySet<string> = new Set(['audit_events', 'outbox']);
const change = /\b(?:insert(?:\s+or\s+\w+)?\s+into|update|delete\s+from)\s+["`]?(\w+)/i;

const written = new WeakMap<Transaction, Set<string>>();

/** Number of rows changed by a statement, as Sequelize returns it: a number, or the second of a pair. */
function changedNone(result: unknown): boolean {
  return result === 0 || (Array.isArray(result) && result.length === 2 && result[1] === 0);
}

/** Notes the table of a statement that wrote rows within a transaction. */
export function noteWrite(transaction: Transaction, sql: string, result: unknown): void {
  const [, table] = change.exec(sql) ?? [];
  if (table === undefined || ownBooks.has(table) || changedNone(result)) return;
  const tables = written.get(transaction) ?? new Set();
  written.set(transaction, tables.add(table));
}

/** Tables of which a transaction has written rows so far, without the audit and the outbox. */
export const writtenTables = (transaction: Transaction): readonly string[] => [...(written.get(transaction) ?? [])];
