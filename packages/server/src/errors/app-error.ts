import { errorCodes, type ErrorCode } from './error-codes.ts';
import type { Words } from '../messages/validation.ts';
import type { RequestedRecords } from './requested-records.ts';

/** Messages by path of the field: `users[0].email` to what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Values for the placeholders of a message. Words are shown in the language of the caller. */
export type ErrorParams = Readonly<Record<string, string | number | Words>>;

export interface AppErrorOptions {
  /** Values for the placeholders of the message, `{name}`. */
  readonly params?: ErrorParams;
  readonly fields?: FieldErrors;
  /** For the log, never for the user. */
  readonly cause?: unknown;
  /** Seconds until the call may be repeated. */
  readonly retryAfter?: number;
  /** Records that the call requested and was refused: for the audit, never for the user. */
  readonly requested?: RequestedRecords | undefined;
}

/** Seconds after which a caller may retry when the service is busy: most locks and restarts are over by then. */
const busySeconds = 2;

/** An error that is reported to the user: a code of errorCodes, values for its message, messages by field. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly requested: RequestedRecords | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(errorCodes[code].en, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = options.params ?? {};
    this.fields = options.fields;
    this.requested = options.requested;
    this.retryAfter = options.retryAfter ?? (code === 'busy' ? busySeconds : undefined);
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
