import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { createMailBook } from './mail-book.ts';
import { mailErrorOf } from './mail-error.ts';
import type { MailTransport } from './mail-port.ts';
import type { MailRow } from './model.ts';

export interface SmtpOptions {
  readonly rows: typeof MailRow;
  /** `smtp://user:password@host:587`, `smtps://…`; options of nodemailer may follow as a query. */
  readonly url: string;
  readonly from: string;
  readonly now: () => Date;
}

/**
 * Sends by SMTP, one connection per mail. A mail recorded as sent is not sent again. If the process dies between the server's
 * acceptance and the record, the mail is sent once more, with the same Message-ID.
 */
export function createSmtpTransport({ rows, url, from, now }: SmtpOptions): MailTransport {
  const book = createMailBook(rows, now);
  const smtp = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return {
    async send(message) {
      const row = await book.open(message, 'left out');
      if (!(await book.begin(row))) return;
      try {
        await smtp.sendMail(composeMail(message, from, now()));
      } catch (cause) {
        const error = mailErrorOf(cause);
        await book.failed(row, error.fault === 'refused' ? 'refused' : 'waiting', error.message);
        throw error;
      }
      await book.sent(row, now());
    },
    close() {
      smtp.close();
      return Promise.resolve();
    },
  };
}
