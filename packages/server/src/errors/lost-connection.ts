/** PostgreSQL goes down, comes up, or has closed the connection; and what the system says of a connection that broke. */
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

/** A connection that broke under a query; the driver gives these no code. */
const words = /Connection terminated|not queryable|client has encountered a connection error/i;

/** The code of an error of the database: its own, or that of the error it was made from. */
export function databaseCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, original } = error as { code?: unknown; original?: unknown };
  if (typeof code === 'string') return code;
  return original === undefined ? undefined : databaseCode(original);
}

/** Has the connection to the database broken, as far as code and words of the error tell? */
export function isLostConnection(error: unknown): boolean {
  return codes.has(databaseCode(error) ?? '') || (error instanceof Error && words.test(error.message));
}
