import type { Models } from '../../database/models.ts';
import { AppError } from '../../errors/app-error.ts';
import type { PaymentSettings } from './model.ts';

/** The one row. */
export const settingsId = 1;

type Row = Pick<
  PaymentSettings,
  | 'issuer_name'
  | 'issuer_address'
  | 'issuer_phone'
  | 'invoice_number'
  | 'bank_name'
  | 'branch_name'
  | 'account_type'
  | 'account_number'
  | 'account_holder'
  | 'platform_fee'
  | 'transfer_days'
  | 'version'
>;
export type StoredPaymentSettings = Row & { readonly updated_at: Date | null };

const untouched: StoredPaymentSettings = {
  issuer_name: null,
  issuer_address: null,
  issuer_phone: null,
  invoice_number: null,
  bank_name: null,
  branch_name: null,
  account_type: null,
  account_number: null,
  account_holder: null,
  platform_fee: 0,
  transfer_days: 14,
  version: 0,
  updated_at: null,
};

/** How the staff are paid at present. */
export async function paymentSettings({ models }: { readonly models: Models }): Promise<StoredPaymentSettings> {
  const row = await models.PaymentSettings.findByPk(settingsId);
  return row === null ? untouched : row.get({ plain: true });
}

export interface BankAccount {
  readonly bank_name: string;
  readonly branch_name: string;
  readonly account_type: 'ordinary' | 'checking';
  readonly account_number: string;
  readonly account_holder: string;
}

/** The account that transfers go to; undefined as long as a part of it is missing. */
export function bankAccountOf(settings: StoredPaymentSettings): BankAccount | undefined {
  const { bank_name, branch_name, account_type, account_number, account_holder } = settings;
  if (bank_name === null || branch_name === null || account_type === null) return undefined;
  if (account_number === null || account_holder === null) return undefined;
  return { bank_name, branch_name, account_type, account_number, account_holder };
}

/** Can companies pay? Receipts need an issuer, and transfers an account. */
export const isReady = (settings: StoredPaymentSettings): boolean =>
  settings.issuer_name !== null && bankAccountOf(settings) !== undefined;

/** The account that transfers go to. @throws {AppError} payments_not_set_up */
export function demandAccount(settings: StoredPaymentSettings): BankAccount {
  const account = bankAccountOf(settings);
  if (account === undefined || settings.issuer_name === null) throw new AppError('payments_not_set_up');
  return account;
}
