import { UniqueConstraintError } from 'sequelize';
import type { MailMessage } from './mail-port.ts';
import type { MailRow } from './model.ts';

/** Which mails there are, and what became of them. */
export interface MailBook {
  /** The entry of a message, made when it is new. */
  open(message: MailMessage, words: 'kept' | 'left out'): Promise<MailRow>;
  sent(row: MailRow, at: Date, file?: string): Promise<void>;
  failed(row: MailRow, status: 'waiting' | 'refused', error: string): Promise<void>;
}

export function createMailBook(rows: typeof MailRow): MailBook {
  const find = (key: string): Promise<MailRow | null> => rows.findOne({ where: { key } });
  return {
    async open(message, words) {
      const known = await find(message.key);
      if (known !== null) return known;
      try {
        return await rows.create({
          key: message.key,
          template: message.template ?? null,
          to: message.to.slice(0, 254),
          subject: message.subject.slice(0, 255),
          status: 'waiting',
          text: words === 'kept' ? message.text : null,
          html: words === 'kept' ? message.html : null,
          file: null,
          attachments: JSON.stringify((message.attachments ?? []).map(({ name }) => name)),
          error: null,
          sent_at: null,
        });
      } catch (error) {
        const other = error instanceof UniqueConstraintError ? await find(message.key) : null;
        if (other === null) throw error;
        return other;
      }
    },
    async sent(row, at, file) {
      await row.update({ status: 'sent', sent_at: at, error: null, file: file ?? null });
    },
    async failed(row, status, error) {
      await row.update({ status, error: error.slice(0, 2000) });
    },
  };
}
