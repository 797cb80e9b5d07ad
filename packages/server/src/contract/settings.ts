import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { ChoiceShape } from './enums/choices.ts';
import { Nullable, Shape } from './shapes.ts';

/** Lists that the server owns, so that screens need not know them (specification section 3, Server settings). */
export const ServerSettings = Shape({
  company_info: Shape({ insurance_values: Type.Array(ChoiceShape) }),
  applications: Shape({
    /** Key of a field type to its number. */
    fieldType: Type.Record(Type.String(), Type.Integer()),
    /** Number of a field type to its Japanese name. */
    fieldTypeJp: Type.Record(Type.String(), Type.String()),
    incrementTag: Shape({ prefix: Type.String(), text: Type.String() }),
  }),
  upload: Shape({ max_bytes: Type.Integer() }),
  /** Message on the login screen; null: none. */
  login_notice: Nullable(Type.String()),
  /** Where users turn to for help. */
  support_email: Nullable(Type.String()),
});

export const readServerSettings = defineEndpoint({
  name: 'settings.read',
  method: 'GET',
  path: '/v1/get-settings',
  aliases: [{ method: 'GET', path: '/v1/get-setting' }],
  area: 'user',
  access: 'public',
  summary: 'Lists and limits that the screens follow',
  reply: ServerSettings,
});

/** Who sells documents, as the law on commercial transactions wants it shown (特定商取引に関する法律第11条). Null: not entered yet. */
export const Seller = Shape({
  name: Nullable(Type.String()),
  address: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  /** Registration number of a qualified invoice issuer. */
  invoice_number: Nullable(Type.String()),
  /** Yen with tax, on top of the price of each application. */
  platform_fee: Type.Integer(),
  /** Days until a transfer is due, counted from the day of the request. */
  transfer_days: Type.Integer(),
});

export const readSeller = defineEndpoint({
  name: 'settings.seller',
  method: 'GET',
  path: '/v1/seller',
  area: 'user',
  access: 'public',
  summary: 'Who sells documents and how they are paid for, from the payment settings of the staff',
  reply: Seller,
});

export const settingEndpoints = [readServerSettings, readSeller] as const;
