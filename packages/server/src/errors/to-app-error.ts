import { AppError } from './app-error.ts';
import { inUse } from './in-use.ts';
import { databaseCode, isLostConnection } from './lost-connection.ts';

/** Errors of libraries by their names, which say what the caller is to be told. Anything else is ours: server_error. */
const byName: Readonly<Record<string, 'duplicate' | 'busy' | 'in_use'>> = {
  SequelizeUniqueConstraintError: 'duplicate',
  SequelizeForeignKeyConstraintError: 'in_use',
  SequelizeConnectionError: 'busy',
  SequelizeConnectionRefusedError: 'busy',
  SequelizeConnectionAcquireTimeoutError: 'busy',
  SequelizeConnectionTimedOutError: 'busy',
  SequelizeHostNotReachableError: 'busy',
};

/** A database that is locked or takes no more connections: trying again helps. SQLSTATE codes of PostgreSQL. */
const busyCodes = new Set(['SQLITE_BUSY', '40001', '40P01', '53300']);

/** The disk of the database has no room for more. */
const fullCodes = new Set(['SQLITE_FULL', '53100']);

/** What a caller is told of any error. The error itself stays as `cause`, for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  const known = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const code = databaseCode(error) ?? '';
  // Connections to others than the database break with the codes of the system too.
  const isOfDatabase = name.startsWith('Sequelize') || !/^E[A-Z]+$/.test(code);
  const isLost = isOfDatabase && isLostConnection(error);
  if (known === 'busy' || isLost || busyCodes.has(code)) return new AppError('busy', { cause: error });
  if (fullCodes.has(code)) return new AppError('disk_full', { cause: error });
  if (known === 'in_use') return inUse('references', error);
  if (known !== undefined) return new AppError(known, { cause: error });
  return new AppError('server_error', { cause: error });
}
