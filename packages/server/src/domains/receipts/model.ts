import { DataTypes, type CreationOptional, type Sequelize } from 'sequelize';
import { count, line, longText, moment, reference, when } from '../../database/columns.ts';
import { moneyColumns, VersionedRow } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** The receipt of a payment. Its number is the next of all receipts: none is left out, none is used twice. */
export class Receipt extends VersionedRow<Receipt> {
  declare workspace_id: number;
  declare user_id: number | null;
  declare transaction_id: number;
  declare application_user_id: number;
  declare number: number;
  declare recipient: string;
  /** JSON of ReceiptContent, as it was on the day of issue: later changes of the issuer do not reach it. */
  declare content: string;
  /** How often it was downloaded: from the second time on it is marked as issued again. */
  declare copies: CreationOptional<number>;
  declare issued_at: Date;
  /** When its payment was canceled: from then on it is void. */
  declare canceled_at: CreationOptional<Date | null>;
}

export function defineReceiptModels(sequelize: Sequelize): { readonly Receipt: typeof Receipt } {
  class BoundReceipt extends Receipt {}
  BoundReceipt.init(
    {
      ...moneyColumns(),
      transaction_id: reference('transactions', 'RESTRICT', true),
      application_user_id: reference('application_users', 'RESTRICT', true),
      number: { type: DataTypes.INTEGER, allowNull: false },
      recipient: line(100),
      content: longText(),
      copies: count(0),
      issued_at: when(),
      canceled_at: moment(),
    },
    tableOptions(sequelize, 'Receipt', 'receipts'),
  );
  return { Receipt: BoundReceipt };
}

declare module '../../database/models.ts' {
  interface Models extends ReturnType<typeof defineReceiptModels> {}
}
