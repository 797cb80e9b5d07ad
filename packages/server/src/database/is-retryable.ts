import { BaseError, ConnectionError } from 'sequelize';

/** Serialization failure, deadlock, lock not available; and the same of SQLite. */
const codes = new Set(['40001', '40P01', '55P03', 'SQLITE_BUSY', 'SQLITE_LOCKED']);
/** The server goes down, comes up, or has closed the connection. */
const lostCodes = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT']);

function codeOf(error: unknown): string {
  const original = (error as { original?: unknown }).original ?? error;
  const code = (original as { code?: unknown }).code;
  return typeof code === 'string' ? code : '';
}

/** Has the connection broken, so that it is not known whether a commit under way has happened? */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ConnectionError || lostCodes.has(codeOf(error))) return true;
  return error instanceof Error && /Connection terminated|not queryable|client has encountered/i.test(error.message);
}

/** May a transaction that failed so be tried anew as a whole? */
export function isRetryable(error: unknown): boolean {
  if (codes.has(codeOf(error))) return true;
  // A wrapped SQLITE_BUSY may name its code in the message alone.
  return error instanceof BaseError && /SQLITE_BUSY|SQLITE_LOCKED/.test(error.message);
}
