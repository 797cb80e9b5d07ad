/**
 * Why a mail was not sent. `unreachable`: the mail server currently accepts no mail at all; `later`: it did not accept this one for
 * now; `refused`: it will never accept this one.
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

/** Properties that nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Errors up to this command do not concern the individual mail. */
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
 * Classifies an error of nodemailer. A server that disconnects while receiving a mail counts against that mail, so that one mail that
 * crashes the server cannot block all others; a refused sender is an error of the configuration and must not make any mail dead.
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
