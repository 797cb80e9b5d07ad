import type { CreationOptional, Sequelize } from 'sequelize';
import { count, text } from '../../database/columns.ts';
import { VersionedRow, versionedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** How the staff are paid: issuer of receipts, bank account, fee. One row, made by the first change. */
export class PaymentSettings extends VersionedRow<PaymentSettings> {
  declare issuer_name: CreationOptional<string | null>;
  declare issuer_address: CreationOptional<string | null>;
  declare issuer_phone: CreationOptional<string | null>;
  /** T and 13 digits; null: not registered, so receipts are no qualified invoices. */
  declare invoice_number: CreationOptional<string | null>;
  declare bank_name: CreationOptional<string | null>;
  declare branch_name: CreationOptional<string | null>;
  declare account_type: CreationOptional<'ordinary' | 'checking' | null>;
  declare account_number: CreationOptional<string | null>;
  declare account_holder: CreationOptional<string | null>;
  /** Yen, tax included, on top of each price. */
  declare platform_fee: CreationOptional<number>;
  declare transfer_days: CreationOptional<number>;
}

export function definePaymentSettingsModels(sequelize: Sequelize): {
  readonly PaymentSettings: typeof PaymentSettings;
} {
  class BoundSettings extends PaymentSettings {}
  BoundSettings.init(
    {
      ...versionedColumns(),
      issuer_name: text(100),
      issuer_address: text(200),
      issuer_phone: text(20),
      invoice_number: text(14),
      bank_name: text(50),
      branch_name: text(50),
      account_type: text(20),
      account_number: text(7),
      account_holder: text(60),
      platform_fee: count(0),
      transfer_days: count(14),
    },
    tableOptions(sequelize, 'PaymentSettings', 'payment_settings'),
  );
  return { PaymentSettings: BoundSettings };
}

declare module '../../database/models.ts' {
  interface Models extends ReturnType<typeof definePaymentSettingsModels> {}
}
