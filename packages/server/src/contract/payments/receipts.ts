import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Id, Instant, Line, listOf, Nullable, pageQuery, Shape } from '../shapes.ts';
import { Day } from './transfer-facts.ts';

/** Yen of the lines of one rate. The tax of a rate is rounded down once, not line by line. */
const RateTotals = Shape({
  /** Percent. */
  rate: Type.Integer(),
  included: Type.Integer(),
  excluded: Type.Integer(),
  tax: Type.Integer(),
});

/** What a receipt states (適格簡易請求書を含む適格請求書の記載事項). */
export const ReceiptContent = Shape({
  issuer: Shape({
    name: Type.String(),
    address: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    /** T and 13 digits; null: no qualified invoice. */
    invoice_number: Nullable(Type.String()),
  }),
  /** Day on which the payment arrived. */
  transacted_on: Day,
  method: Type.Enum(['bank_transfer', 'card']),
  /** Reference of the transfer. */
  reference: Nullable(Type.String()),
  /** Yen, tax included. A rate of 8 is the reduced one, marked ※. */
  lines: Type.Array(Shape({ name: Type.String(), amount: Type.Integer(), rate: Type.Integer() })),
  rates: Type.Array(RateTotals),
  total: Type.Integer(),
  tax: Type.Integer(),
});
export type ReceiptContent = Static<typeof ReceiptContent>;

export const Receipt = Shape({
  id: Id,
  /** `R-0000001`: the next of all receipts, without gaps. */
  number: Type.String(),
  app_user_id: Id,
  /** Who paid, without 御中 or 様. */
  recipient: Type.String(),
  issued_at: Instant,
  /** How often it was downloaded. From the second time on it is marked 再発行. */
  copies: Type.Integer(),
  /** When its payment was canceled; it is void from then on. */
  canceled_at: Nullable(Instant),
  content: ReceiptContent,
});
export type Receipt = Static<typeof Receipt>;

const base = { area: 'user', access: 'workspace', plan: 'application_view' } as const;
const issuePath = '/v1/applications/receipt';

export const readReceipt = defineEndpoint({
  ...base,
  name: 'receipts.read',
  method: 'GET',
  path: issuePath,
  aliases: [{ method: 'POST', path: issuePath }],
  summary: 'The receipt of an application in use that is paid; with a name it is made out to that name',
  changes: true,
  query: Shape({
    app_user_id: IdOf('application-user'),
    name: Type.Optional(labeled('receipt.name', Line(100))),
  }),
  reply: Receipt,
  errors: ['receipt_not_ready'],
});

export const listReceipts = defineEndpoint({
  ...base,
  name: 'receipts.list',
  method: 'GET',
  path: '/v1/receipts',
  summary: 'Own receipts, the newest first; the root user sees those of the company',
  query: Shape(pageQuery),
  reply: listOf(Receipt),
});

const downloadPath = '/v1/receipts/:id/download';

export const downloadReceipt = defineEndpoint({
  ...base,
  name: 'receipts.download',
  method: 'GET',
  path: downloadPath,
  aliases: [{ method: 'POST', path: downloadPath }],
  summary: 'Download a receipt as PDF; from the second time on it is marked as issued again, and a void one as void',
  changes: true,
  params: IdParamsOf('receipt'),
  reply: Type.String(),
  replyKind: 'raw',
  rate: 'heavy',
});

export const reissueReceipt = defineEndpoint({
  area: 'admin',
  access: 'admin',
  name: 'adminReceipts.reissue',
  method: 'POST',
  path: '/admin/v1/receipts/:id/reissue',
  summary:
    'Issue a receipt again for a company: a PDF that is marked so, with the same number; with a name it is made out to that name',
  params: IdParamsOf('receipt'),
  body: Shape({ name: Type.Optional(labeled('receipt.name', Line(100))) }),
  reply: Type.String(),
  replyKind: 'raw',
  errors: ['receipt_void'],
  rate: 'heavy',
});

export const receiptEndpoints = [readReceipt, listReceipts, downloadReceipt, reissueReceipt] as const;
