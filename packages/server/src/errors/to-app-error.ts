import { AppError } from './app-error.ts';

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

/** A database that is locked, is being restarted or takes no more connections: trying again helps. SQLSTATE codes of PostgreSQL. */
const busyCodes = new Set(['SQLITE_BUSY', '40001', '40P01', '53300', '57P01', '57P02', '57P03', '08006', '08001']);

/** A connection that broke under a query; the driver gives these no code. */
const brokenConnection = /Connection terminated|not queryable|client has encountered a connection error/i;

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, original } = error as { code?: unknown; original?: unknown };
  if (typeof code === 'string') return code;
  return original === undefined ? undefined : codeOf(original);
}

/** What a caller is told of any error. The error itself stays as `cause`, for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  const known = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const isBroken = error instanceof Error && brokenConnection.test(error.message);
  if (known === 'busy' || isBroken || busyCodes.has(codeOf(error) ?? '')) return new AppError('busy', { cause: error });
  if (known !== undefined) return new AppError(known, { cause: error });
  return new AppError('server_error', { cause: error });
}
