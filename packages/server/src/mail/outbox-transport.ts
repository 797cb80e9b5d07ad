import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@shorui/engine/make-folder';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { createMailBook } from './mail-book.ts';
import type { MailTransport } from './mail-port.ts';
import type { MailRow } from './model.ts';

export interface OutboxOptions {
  readonly rows: typeof MailRow;
  /** Folder of the .eml files. */
  readonly folder: string;
  readonly from: string;
  readonly now: () => Date;
}

/**
 * Sends nothing: stores each mail in the table, where staff read it in the admin area, and as an .eml file for mail programs. Both
 * contain the links of the mails, so only the owner of the process can read the files.
 */
export function createOutboxTransport({ rows, folder, from, now }: OutboxOptions): MailTransport {
  const book = createMailBook(rows, now);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const date = now();
      const options = composeMail(message, from, date);
      const row = await book.open(message, 'kept');
      if (row.status === 'sent') return;
      const { message: content } = await composer.sendMail(options);
      const file = `${row.created_at.toISOString().replaceAll(/[:.]/g, '-')}-${row.id}.eml`;
      makeFolder(folder, 0o700);
      const part = join(folder, `.${randomUUID()}.part`);
      await writeFile(part, content, { mode: 0o600 });
      await rename(part, join(folder, file));
      await book.sent(row, date, file);
    },
    close() {
      composer.close();
      return Promise.resolve();
    },
  };
}
