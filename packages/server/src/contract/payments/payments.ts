import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { Email, Id, Instant, Line, Nullable, Shape, Version } from '../shapes.ts';
import { accountTypes } from './settings.ts';
import { Day, transferFacts } from './transfer-facts.ts';

const base = { area: 'user', access: 'workspace', plan: 'application_view' } as const;

/** Where a transfer goes. */
const BankAccount = Shape({
  bank_name: Type.String(),
  branch_name: Type.String(),
  account_type: Type.Enum(accountTypes),
  account_number: Type.String(),
  account_holder: Type.String(),
});

/** A request to pay by bank transfer. */
export const TransferRequest = Shape({
  id: Id,
  ...transferFacts,
  bank: BankAccount,
  version: Version,
  created_at: Instant,
});
export type TransferRequest = Static<typeof TransferRequest>;

/** What is to be paid for a run, and how far that is. */
export const PaymentCheck = Shape({
  app_user_id: Id,
  application_name: Type.String(),
  price: Type.Integer(),
  fee: Type.Integer(),
  amount: Type.Integer(),
  state: Type.Enum(['free', 'unpaid', 'requested', 'partial', 'paid']),
  paid_at: Nullable(Instant),
  /** Ways in which it can be paid at present. */
  methods: Type.Array(Type.Enum(['bank_transfer'])),
  transfer: Nullable(TransferRequest),
  receipt_id: Nullable(Id),
  /** The payment or the request that was canceled last, until there is a new request. */
  canceled: Nullable(
    Shape({
      what: Type.Enum(['payment', 'request']),
      amount: Type.Integer(),
      /** What had arrived. */
      received: Type.Integer(),
      canceled_at: Instant,
      reason: Nullable(Type.String()),
    }),
  ),
});
export type PaymentCheck = Static<typeof PaymentCheck>;

const errors = ['nothing_to_pay', 'paid_already', 'payments_not_set_up'] as const;
const TransferName = Type.Optional(Nullable(Line(60)));
const toPay = { app_id: Type.Optional(IdOf('application')), app_user_id: IdOf('application-user') };

export const checkPayment = defineEndpoint({
  ...base,
  name: 'payments.check',
  method: 'GET',
  path: '/v1/applications/check-payment/:id',
  summary: 'What is to be paid for an application in use, and whether it is paid',
  params: IdParamsOf('application-user'),
  reply: PaymentCheck,
});

export const pay = defineEndpoint({
  ...base,
  name: 'payments.create',
  method: 'POST',
  path: '/v1/applications/payment',
  summary: 'Pay for an application in use, by one of the ways of payments.check',
  notOnBehalf: true,
  body: Shape({
    ...toPay,
    payment_method: Type.Enum(['bank_transfer', 'card']),
    transfer_name: TransferName,
  }),
  reply: PaymentCheck,
  errors: [...errors, 'card_unavailable'],
});

export const requestTransfer = defineEndpoint({
  ...base,
  name: 'transferRequests.create',
  method: 'POST',
  path: '/v1/applications/bank-transfer',
  summary: 'Ask to pay by bank transfer: where to, how much, and what to write as the name of the payer',
  description:
    'Safe to repeat: a run has one request. `transfer_name` is the name of the account that pays, if it is not the company.',
  notOnBehalf: true,
  body: Shape({ ...toPay, transfer_name: TransferName }),
  reply: TransferRequest,
  errors: [...errors],
});

export const cancelTransfer = defineEndpoint({
  ...base,
  name: 'transferRequests.cancel',
  method: 'POST',
  path: '/v1/applications/bank-transfer/:id/cancel',
  summary: 'Cancel the own request for a bank transfer, as long as no money has arrived',
  notOnBehalf: true,
  params: IdParamsOf('transfer-request'),
  body: Shape({ version: Version }),
  reply: PaymentCheck,
  errors: ['done_already', 'transfer_received', 'conflict'],
});

export const notifyTransfer = defineEndpoint({
  ...base,
  name: 'transferRequests.notify',
  method: 'POST',
  path: '/v1/ping-admin-transfer',
  summary: 'Tell the staff that a bank transfer was made',
  notOnBehalf: true,
  body: Shape({
    app_user_id: IdOf('application-user'),
    /** Day of the transfer; today unless given. */
    transferred_on: Type.Optional(Day),
    transfer_name: TransferName,
  }),
  reply: TransferRequest,
  errors: ['paid_already', 'no_transfer_request'],
});

const profile = {
  /** Name on receipts; the company's unless given. */
  billing_name: Nullable(Line(100)),
  department: Nullable(Line(100)),
  person: Nullable(Line(100)),
  /** Gets a mail when a payment has arrived, besides the member who asked to pay. */
  email: Nullable(Email),
  /** Name of the account that transfers come from. */
  transfer_name: Nullable(Line(60)),
};

/** Who pays for the company. */
export const PaymentProfile = Shape({
  ...profile,
  payment_method: Type.Enum(['bank_transfer']),
  version: Version,
  updated_at: Nullable(Instant),
});
export type PaymentProfile = Static<typeof PaymentProfile>;

const own = { area: 'user', access: 'workspace', path: '/v1/payments', settings: true, reply: PaymentProfile } as const;

export const readPaymentProfile = defineEndpoint({
  ...own,
  name: 'paymentProfile.read',
  method: 'GET',
  summary: 'Payment data of the company',
});

export const updatePaymentProfile = defineEndpoint({
  ...own,
  name: 'paymentProfile.update',
  method: 'PUT',
  summary: 'Change the payment data of the company; what is left out stays',
  notOnBehalf: true,
  body: Shape({ ...Type.Partial(Type.Object(profile)).properties, version: Version }),
  errors: ['conflict'],
});

export const paymentEndpoints = [
  checkPayment,
  pay,
  requestTransfer,
  cancelTransfer,
  notifyTransfer,
  readPaymentProfile,
  updatePaymentProfile,
] as const;
