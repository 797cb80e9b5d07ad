import { BaseError, ConnectionError } from 'sequelize';
import { databaseCode, isLostConnection } from '../errors/lost-connection.ts';

/** Serialization failure, deadlock, lock not available; and the same of SQLite. */
const codes = new Set(['40001', '40P01', '55P03', 'SQLITE_BUSY', 'SQLITE_LOCKED']);

/** Has the connection broken, so that it is not known whether a commit under way has happened? */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof ConnectionError || isLostConnection(error);
}

/** True if a transaction that failed with this error may be retried as a whole. */
export function isRetryable(error: unknown): boolean {
  if (codes.has(databaseCode(error) ?? '')) return true;
  // A wrapped SQLITE_BUSY may name its code in the message alone.
  return error instanceof BaseError && /SQLITE_BUSY|SQLITE_LOCKED/.test(error.message);
}
