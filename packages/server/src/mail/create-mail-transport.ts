import type { Config } from '../config/config.ts';
import type { MailTransport } from './mail-port.ts';
import type { MailRow } from './model.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The mail transport selected by the configuration. */
export function createMailTransport(mail: Config['mail'], rows: typeof MailRow, now: () => Date): MailTransport {
  return mail.kind === 'smtp'
    ? createSmtpTransport({ rows, url: mail.url, from: mail.from, now })
    : createOutboxTransport({ rows, folder: mail.folder, from: mail.from, now });
}
