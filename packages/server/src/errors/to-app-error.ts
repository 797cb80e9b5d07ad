import { AppError } from './app-error.ts';
import { inUse } from './in-use.ts';
import { databaseCode, isLostConnection } from './lost-connection.ts';

/** Errors of libraries by name, with the code that the caller gets. All others are bugs: server_error. */
const byName: Readonly<Record<string, 'duplicate' | 'busy' | 'in_use'>> = {
  SequelizeUniqueConstraintError: 'duplicate',
  SequelizeForeignKeyConstraintError: 'in_use',
  SequelizeConnectionError: 'busy',
  SequelizeConnectionRefusedError: 'busy',
  SequelizeConnectionAcquireTimeoutError: 'busy',
  SequelizeConnectionTimedOutError: 'busy',
  SequelizeHostNotReachableError: 'busy',
};

/** The database is locked or accepts no more connections: a retry helps. SQLSTATE codes of PostgreSQL. */
const busyCodes = new Set(['SQLITE_BUSY', '40001', '40P01', '53300']);

/** The disk of the database is full. */
const fullCodes = new Set(['SQLITE_FULL', '53100']);

/** Converts any error to the one reported to the caller. The original error is kept as `cause`, for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  const known = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const code = databaseCode(error) ?? '';
  // Connections to other services than the database break with the same system codes.
  const isOfDatabase = name.startsWith('Sequelize') || !/^E[A-Z]+$/.test(code);
  const isLost = isOfDatabase && isLostConnection(error);
  if (known === 'busy' || isLost || busyCodes.has(code)) return new AppError('busy', { cause: error });
  if (fullCodes.has(code)) return new AppError('disk_full', { cause: error });
  if (known === 'in_use') return inUse('references', error);
  if (known !== undefined) return new AppError(known, { cause: error });
  return new AppError('server_error', { cause: error });
}
