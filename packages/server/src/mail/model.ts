import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from '../database/table-options.ts';

/** One mail by its key, and its state. */
export class MailRow extends Model<InferAttributes<MailRow>, InferCreationAttributes<MailRow>> {
  declare id: CreationOptional<number>;
  /** Idempotency key: mails with the same key are sent once. */
  declare key: string;
  /** Folder of mail/templates; null if the mail was not rendered from one. */
  declare template: string | null;
  declare to: string;
  declare subject: string;
  /** `refused`: the mail server will never accept it. */
  declare status: 'waiting' | 'sent' | 'refused';
  /** The text, stored in the outbox only: mails sent to a mail server contain links that only their recipients may read. */
  declare text: string | null;
  declare html: string | null;
  /** Name of its .eml file in the outbox folder. */
  declare file: string | null;
  /** Names of the attachments, JSON. */
  declare attachments: CreationOptional<string>;
  declare error: string | null;
  /** Until then a worker is about to send it. */
  declare sending_until: CreationOptional<Date | null>;
  declare sent_at: Date | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export interface MailModels {
  readonly MailRow: typeof MailRow;
}

export function defineMailModels(sequelize: Sequelize): MailModels {
  class BoundMailRow extends MailRow {}
  BoundMailRow.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      key: { type: DataTypes.STRING(255), allowNull: false },
      template: { type: DataTypes.STRING(64), allowNull: true },
      to: { type: DataTypes.STRING(254), allowNull: false },
      subject: { type: DataTypes.STRING(255), allowNull: false },
      status: { type: DataTypes.STRING(16), allowNull: false },
      text: { type: DataTypes.TEXT, allowNull: true },
      html: { type: DataTypes.TEXT, allowNull: true },
      file: { type: DataTypes.STRING(255), allowNull: true },
      attachments: { type: DataTypes.TEXT, allowNull: false, defaultValue: '[]' },
      error: { type: DataTypes.TEXT, allowNull: true },
      sending_until: { type: DataTypes.DATE, allowNull: true },
      sent_at: { type: DataTypes.DATE, allowNull: true },
      created_at: DataTypes.DATE,
      updated_at: DataTypes.DATE,
    },
    tableOptions(sequelize, 'MailRow', 'mails'),
  );
  return { MailRow: BoundMailRow };
}
