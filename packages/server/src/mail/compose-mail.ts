import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { addressOf } from './address.ts';
import type { MailMessage } from './mail-port.ts';

/** A message for nodemailer. The same key gives the same Message-ID, so that mail programs detect one that is sent twice. */
export function composeMail(message: MailMessage, from: string, date: Date): SendMailOptions {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const id = createHash('sha256').update(message.key).digest('hex').slice(0, 32);
  return {
    from,
    to: addressOf(message.to),
    subject: message.subject.replaceAll(/\s+/g, ' '),
    text: message.text,
    html: message.html,
    date,
    messageId: `<${id}@${domain}>`,
    attachments: (message.attachments ?? []).map(({ name, type, content }) => ({
      filename: name.replaceAll(/[\r\n"\\/\0]/g, '_'),
      contentType: type,
      content: Buffer.from(content),
    })),
    // RFC 3834: automatic responders must not reply to it.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
