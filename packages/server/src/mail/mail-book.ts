import { Op, UniqueConstraintError, type InferAttributes } from 'sequelize';
import { MailError } from './mail-error.ts';
import type { MailMessage } from './mail-port.ts';
import type { MailRow } from './model.ts';

/** Keeps track of mails and their state. */
export interface MailBook {
  /** The entry of a message; created if it is new. */
  open(message: MailMessage, words: 'kept' | 'left out'): Promise<MailRow>;
  /** Claims a mail for sending; false when it is already sent. Rejects with MailError later while another worker has it. */
  begin(row: MailRow): Promise<boolean>;
  sent(row: MailRow, at: Date, file?: string): Promise<void>;
  failed(row: MailRow, status: 'waiting' | 'refused', error: string): Promise<void>;
}

/** Longer than a mail server may take (smtp-transport.ts); milliseconds. */
const sendingMs = 180_000;

export function createMailBook(rows: typeof MailRow, now: () => Date): MailBook {
  const find = (key: string): Promise<MailRow | null> => rows.findOne({ where: { key } });
  const note = (row: MailRow, values: Partial<InferAttributes<MailRow>>) =>
    rows.update({ ...values, sending_until: null }, { where: { id: row.id } });
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
    async begin(row) {
      const [claimed] = await rows.update(
        { sending_until: new Date(now().getTime() + sendingMs) },
        {
          where: {
            id: row.id,
            status: { [Op.ne]: 'sent' },
            sending_until: { [Op.or]: [{ [Op.is]: null }, { [Op.lt]: now() }] },
          },
        },
      );
      if (claimed > 0) return true;
      await row.reload();
      if (row.status === 'sent') return false;
      throw new MailError('later', 'Another worker is sending it.');
    },
    async sent(row, at, file) {
      await note(row, { status: 'sent', sent_at: at, error: null, file: file ?? null });
    },
    async failed(row, status, error) {
      await note(row, { status, error: error.slice(0, 2000) });
    },
  };
}
