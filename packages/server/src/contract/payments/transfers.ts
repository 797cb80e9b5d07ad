import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Named } from '../people.ts';
import { Id, Instant, Line, listOf, Nullable, pageQuery, Shape, Version } from '../shapes.ts';
import { CancelReason, Day, transferFacts } from './transfer-facts.ts';

/** Money that arrived. */
const TransferArrival = Shape({
  id: Id,
  amount: Type.Integer(),
  received_on: Day,
  payer_name: Nullable(Type.String()),
  note: Nullable(Type.String()),
  /** Name of the member of the staff who confirmed it. */
  confirmed_by: Type.String(),
  created_at: Instant,
});

/** A transfer request as the staff see it. */
export const AdminTransferRequest = Shape({
  id: Id,
  company: Named,
  application: Named,
  /** The member who asked; null once that person is deleted. */
  user: Nullable(Named),
  ...transferFacts,
  /** Name of who canceled it. */
  canceled_by: Nullable(Type.String()),
  arrivals: Type.Array(TransferArrival),
  version: Version,
  created_at: Instant,
});
export type AdminTransferRequest = Static<typeof AdminTransferRequest>;

const staff = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications/transfer-requests';

export const listTransferRequests = defineEndpoint({
  ...staff,
  name: 'adminTransferRequests.list',
  method: 'GET',
  path,
  summary: 'List requests to pay by bank transfer, the newest first',
  description: '`total` counts up to 10,000: that many, or more. The pages end there.',
  query: Shape({
    /** 0 requested, 1 confirmed, 2 canceled. */
    status: Type.Optional(labeled('transfer.status', Type.Integer({ minimum: 0, maximum: 2 }))),
    /** true: only those whose payer told that the transfer was made; false: only others. */
    notified: Type.Optional(Type.Boolean()),
    /** true: only those with a part of the amount. */
    partial: Type.Optional(Type.Boolean()),
    company_id: Type.Optional(IdOf('company')),
    application_id: Type.Optional(IdOf('application')),
    /** The whole reference, or a part of the name of the payer or the company. */
    keyword: Type.Optional(Line(100)),
    ...pageQuery,
  }),
  reply: listOf(AdminTransferRequest),
});

export const confirmTransferRequest = defineEndpoint({
  ...staff,
  name: 'adminTransferRequests.confirm',
  method: 'POST',
  path: `${path}/:transferRequestId/confirm`,
  summary: 'Confirm money that arrived: once it reaches the amount, the run is paid and has a receipt',
  description:
    'A part of the amount keeps the request open; what is above it is shown as overpaid. `amount` is what is missing unless given, `received_on` today.',
  params: Shape({ transferRequestId: IdOf('transfer-request') }),
  body: Shape({
    amount: Type.Optional(labeled('transfer.amount', Type.Integer({ minimum: 1, maximum: 999_999_999 }))),
    received_on: Type.Optional(Day),
    /** Name on the statement of the account. */
    payer_name: Type.Optional(Nullable(Line(60))),
    note: Type.Optional(Nullable(Line(500))),
    version: Version,
  }),
  reply: Shape({
    request: AdminTransferRequest,
    outcome: Type.Enum(['partial', 'exact', 'over']),
    receipt_number: Nullable(Type.String()),
  }),
  errors: ['done_already', 'conflict', 'payments_not_set_up'],
});

export const readTransferRequest = defineEndpoint({
  ...staff,
  name: 'adminTransferRequests.read',
  method: 'GET',
  path: `${path}/:transferRequestId`,
  summary: 'Show one request to pay by bank transfer, with the money that arrived',
  params: Shape({ transferRequestId: IdOf('transfer-request') }),
  reply: AdminTransferRequest,
});

export const cancelTransferRequest = defineEndpoint({
  ...staff,
  name: 'adminTransferRequests.cancel',
  method: 'POST',
  path: `${path}/:transferRequestId/cancel`,
  summary: 'Cancel a request to pay that is not paid yet, also one that is paid in part',
  description:
    'The company reads the reason and can make a new request. Money that has arrived stays in the list of arrivals; the staff send it back by hand. A request that is paid is canceled with its payment (`adminTransactions.setCancelStatus`).',
  params: Shape({ transferRequestId: IdOf('transfer-request') }),
  body: Shape({ reason: CancelReason, version: Version }),
  reply: AdminTransferRequest,
  errors: ['done_already', 'conflict'],
});

export const transferRequestEndpoints = [
  listTransferRequests,
  readTransferRequest,
  confirmTransferRequest,
  cancelTransferRequest,
] as const;
