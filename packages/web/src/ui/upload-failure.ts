/** Why a file was not taken, in words, and whether it helps to send the same file again. */
export interface UploadFailure {
  readonly problem: string;
  readonly isWorthRetry: boolean;
}

/**
 * Reads the error of an upload. A reply that refuses the file itself gives the reason at the part of the request that held it, and would
 * give it again; everything else may pass: no connection, a busy server, storage that is full.
 *
 * @param otherwise what to say of an error without words
 */
export function readUploadFailure(error: unknown, otherwise: string): UploadFailure {
  if (!(error instanceof Error)) return { problem: otherwise, isWorthRetry: true };
  const parts = 'errors' in error ? Object.values(error.errors as Readonly<Record<string, unknown>>).flat() : [];
  const reason = parts.find((each) => typeof each === 'string');
  return { problem: reason ?? (error.message || otherwise), isWorthRetry: reason === undefined };
}
