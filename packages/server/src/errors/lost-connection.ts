/** PostgreSQL shuts down, starts, or has closed the connection; and codes of the operating system for broken connections. */
const codes: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08001',
  '08006',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
]);

/** A connection that broke during a query; the driver gives these errors no code. */
const words = /Connection terminated|not queryable|client has encountered a connection error/i;

/** The code of a database error: its own, or that of its cause. */
export function databaseCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, original } = error as { code?: unknown; original?: unknown };
  if (typeof code === 'string') return code;
  return original === undefined ? undefined : databaseCode(original);
}

/** Whether the error's code or message means that the connection to the database broke. */
export function isLostConnection(error: unknown): boolean {
  return codes.has(databaseCode(error) ?? '') || (error instanceof Error && words.test(error.message));
}
