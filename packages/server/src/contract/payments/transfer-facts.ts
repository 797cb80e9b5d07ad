import { Type } from 'typebox';
import { labeled } from '../label.ts';
import { Id, Instant, Line, Nullable } from '../shapes.ts';

/** A day of Japan, `2026-04-01`. */
export const Day = Type.String({ format: 'date' });

/** Why something is canceled, in words that the company reads. */
export const CancelReason = Type.Optional(Nullable(labeled('payment.reason', Line(500))));

/** When a payment or a request was canceled and why; payer and staff read the reason. */
export const cancelFacts = { canceled_at: Nullable(Instant), cancel_reason: Nullable(Type.String()) } as const;

/** What the payer and the staff see of a request to pay by bank transfer. Amounts are yen, tax included. */
export const transferFacts = {
  app_user_id: Id,
  /** What the payer writes before the name: digits, unique. */
  reference: Type.String(),
  /** 振込依頼人名 as it is to be written: the reference and the name, in the characters that banks accept. */
  payer_name: Type.String(),
  price: Type.Integer(),
  fee: Type.Integer(),
  amount: Type.Integer(),
  received: Type.Integer(),
  /** What is still missing; 0 once it is paid. */
  remaining: Type.Integer(),
  /** What arrived too much. */
  overpaid: Type.Integer(),
  /** 0 requested, 1 confirmed, 2 canceled. */
  status: Type.Integer(),
  due_on: Day,
  /** When the payer told that the transfer was made, and of which day it is. */
  notified_at: Nullable(Instant),
  transferred_on: Nullable(Day),
  confirmed_at: Nullable(Instant),
  ...cancelFacts,
} as const;
