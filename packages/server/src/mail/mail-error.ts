/**
 * Why a mail was not sent. `unreachable`: the mail server takes no mail at all, now; `later`: it did not take this one, now;
 * `refused`: it will never take this one.
 */
export type MailFault = 'unreachable' | 'later' | 'refused';

export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'MailError';
    this.fault = fault;
  }
}

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Up to here it is not yet about this mail. */
const greetings = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'AUTH']);
const noConnection = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
]);
/** `exceeded storage allocation`: the mail is too large for the server. */
const tooLarge = 552;

/**
 * Tells by an error of nodemailer whose fault it is. A server that breaks off while it gets a mail counts against that mail, so that
 * one mail that makes it stumble cannot hold up all others; a sender it does not accept is a mistake of the configuration and must
 * cost no mail.
 */
export function mailErrorOf(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const { code = '', command = '', responseCode = 0, message } = error as SmtpError;
  const stage = command.split(' ')[0] ?? '';
  const make = (fault: MailFault): MailError => new MailError(fault, message, error);
  if (responseCode === 421 || noConnection.has(code) || greetings.has(stage)) return make('unreachable');
  if (command === 'MAIL FROM' && responseCode >= 500 && responseCode !== tooLarge) return make('unreachable');
  if (responseCode >= 500 && responseCode < 600) return make('refused');
  return make('later');
}
