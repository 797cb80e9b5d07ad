import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { Instant, Line, Nullable, Shape, Version } from '../shapes.ts';

/** 普通, 当座 */
export const accountTypes = ['ordinary', 'checking'] as const;

const settings = {
  /** Name on receipts. */
  issuer_name: Nullable(Line(100)),
  issuer_address: Nullable(Line(200)),
  issuer_phone: Nullable(Line(20)),
  /** Registration number of a qualified invoice issuer, T and 13 digits in any width; null: not registered. */
  invoice_number: Nullable(Line(30)),
  bank_name: Nullable(Line(50)),
  branch_name: Nullable(Line(50)),
  account_type: Nullable(Type.Enum(accountTypes)),
  account_number: Nullable(Type.String({ minLength: 7, maxLength: 7, pattern: '^[0-9]{7}$' })),
  /** As banks write it: カ）ショルイ. */
  account_holder: Nullable(Line(60)),
  /** Yen with tax, on top of the price of each application. */
  platform_fee: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Days until a transfer is due, counted from the day of the request. */
  transfer_days: Type.Integer({ minimum: 1, maximum: 365 }),
};

/** How the staff are paid. `ready`: bank account and issuer are complete, so companies can pay. */
export const AdminPaymentSettings = Shape({
  ...settings,
  ready: Type.Boolean(),
  version: Version,
  updated_at: Nullable(Instant),
});
export type AdminPaymentSettings = Static<typeof AdminPaymentSettings>;

const staff = {
  area: 'admin',
  access: 'admin',
  path: '/admin/v1/payment-settings',
  reply: AdminPaymentSettings,
} as const;

export const readPaymentSettings = defineEndpoint({
  name: 'adminPaymentSettings.read',
  method: 'GET',
  ...staff,
  summary: 'Bank account, issuer of receipts and fee',
});

export const updatePaymentSettings = defineEndpoint({
  name: 'adminPaymentSettings.update',
  method: 'PUT',
  ...staff,
  summary: 'Change bank account, issuer of receipts and fee; what is left out stays',
  body: Shape({
    ...Type.Partial(Type.Object(settings)).properties,
    version: Version,
  }),
  errors: ['conflict'],
});

export const paymentSettingEndpoints = [readPaymentSettings, updatePaymentSettings] as const;
