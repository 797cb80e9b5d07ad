import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Named } from '../people.ts';
import { Id, Instant, Line, listOf, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { cancelFacts, CancelReason, Day } from './transfer-facts.ts';

/** A payment as the staff see it. Amounts are yen, tax included. */
export const AdminTransaction = Shape({
  id: Id,
  company: Named,
  /** The member who paid; null once that person is deleted. */
  user: Nullable(Named),
  application: Nullable(Named),
  app_user_id: Nullable(Id),
  transfer_request_id: Nullable(Id),
  kind: Type.Enum(['application', 'plan']),
  method: Type.Enum(['bank_transfer', 'card']),
  amount: Type.Integer(),
  /** What arrived for it, which may be more than the amount. */
  received: Type.Integer(),
  /** Reference of the transfer. */
  reference: Nullable(Type.String()),
  paid_at: Instant,
  is_cancel: Type.Boolean(),
  ...cancelFacts,
  /** Name of the member of the staff who canceled it. */
  canceled_by: Nullable(Type.String()),
  receipt: Nullable(Shape({ id: Id, number: Type.String(), recipient: Type.String(), copies: Type.Integer() })),
  version: Version,
});
export type AdminTransaction = Static<typeof AdminTransaction>;

const staff = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/transactions';

export const listTransactions = defineEndpoint({
  ...staff,
  name: 'adminTransactions.list',
  method: 'GET',
  path: `${path}/list`,
  aliases: [{ method: 'GET', path }],
  summary: 'List payments, the newest first; canceled ones stay listed',
  description: '`total` counts up to 10,000: that many, or more. The pages end there.',
  query: Shape({
    company_id: Type.Optional(IdOf('company')),
    app_user_id: Type.Optional(IdOf('application-user')),
    /** Paid on this day of Japan or later. */
    from: Type.Optional(labeled('payment.start', Day)),
    /** Paid on this day of Japan or before. */
    to: Type.Optional(labeled('payment.end', Day)),
    is_cancel: Type.Optional(labeled('payment.cancel', Type.Boolean())),
    /** The number of the receipt, the reference of the transfer, or a part of the name of the company. */
    keyword: Type.Optional(Line(100)),
    ...pageQuery,
  }),
  reply: listOf(AdminTransaction),
});

const Revenue = { amount: Type.Integer(), count: Type.Integer() };

export const amountInRange = defineEndpoint({
  ...staff,
  name: 'adminTransactions.amountInRange',
  method: 'GET',
  path: `${path}/amount-in-range`,
  summary: 'Sum of the payments of some days of Japan, the last one included',
  description: 'Canceled payments are left out.',
  query: Shape({ start: labeled('payment.start', Day), end: labeled('payment.end', Day) }),
  reply: Shape(Revenue),
});

export const amountByMonth = defineEndpoint({
  ...staff,
  name: 'adminTransactions.month',
  method: 'GET',
  path: `${path}/month`,
  summary: 'Sums of the payments of each month of a year',
  description: 'Canceled payments are left out.',
  query: Shape({ year: labeled('payment.year', Type.Integer({ minimum: 2000, maximum: 2999 })) }),
  /** `month`: 2026-04. */
  reply: Type.Array(Shape({ month: Type.String(), ...Revenue })),
});

export const readTransaction = defineEndpoint({
  ...staff,
  name: 'adminTransactions.read',
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Show one payment',
  params: IdParamsOf('transaction'),
  reply: AdminTransaction,
});

export const setCancelStatus = defineEndpoint({
  ...staff,
  name: 'adminTransactions.setCancelStatus',
  method: 'POST',
  path: `${path}/set-cancel-status/:id`,
  summary: 'Cancel a payment, or take that back',
  description:
    'The run of a canceled payment is unpaid again, its receipt is void, and the company can make a new request; the staff send the money back by hand. With `is_cancel` false all of it is as before, unless there is a newer request or payment.',
  params: IdParamsOf('transaction'),
  body: Shape({ is_cancel: labeled('payment.cancel', Type.Boolean()), reason: CancelReason, version: Version }),
  reply: AdminTransaction,
  errors: ['done_already', 'paid_otherwise', 'conflict'],
});

export const transactionEndpoints = [
  listTransactions,
  amountInRange,
  amountByMonth,
  readTransaction,
  setCancelStatus,
] as const;
