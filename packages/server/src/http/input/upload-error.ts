import { AppError } from '../../errors/app-error.ts';
import { isDiskFull } from '../../storage/spool.ts';

/** Codes of formidable's errors (its FormidableError.js) and the error code for the caller. */
const byCode: Readonly<Record<number, 'bad_request' | 'too_large' | 'unsupported_type' | 'timeout'>> = {
  1002: 'bad_request', // aborted
  1003: 'unsupported_type', // no parser for the content type
  1004: 'bad_request',
  1005: 'bad_request',
  1006: 'too_large', // text fields
  1007: 'too_large', // number of fields
  1008: 'bad_request',
  1009: 'too_large', // all files
  1010: 'bad_request',
  1011: 'unsupported_type', // no content type
  1012: 'bad_request', // malformed
  1013: 'bad_request', // no boundary
  1014: 'bad_request', // unknown transfer encoding
  1015: 'too_large', // number of files
  1016: 'too_large', // one file
};

/** Converts an error of form parsing to the one reported to the caller; koa-body would reply 500 to most. AppErrors pass unchanged. */
export function toUploadError(error: unknown, limit: string): AppError {
  if (error instanceof AppError) return error;
  const { code, httpCode, message } = error as { code?: unknown; httpCode?: unknown; message?: unknown };
  if (isDiskFull(error)) return new AppError('disk_full', { cause: error });
  if (code === 'ECONNRESET' || message === 'aborted') return new AppError('bad_request', { cause: error });
  const known = typeof code === 'number' ? byCode[code] : undefined;
  if (known !== undefined) return new AppError(known, { cause: error, params: { limit } });
  if (httpCode === 413) return new AppError('too_large', { cause: error, params: { limit } });
  if (typeof httpCode === 'number' && httpCode >= 400 && httpCode < 500)
    return new AppError('bad_request', { cause: error });
  return new AppError('server_error', { cause: error });
}
