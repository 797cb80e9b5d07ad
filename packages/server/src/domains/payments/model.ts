import type { CreationOptional, Sequelize } from 'sequelize';
import { count, day, flag, line, moment, reference, text, when } from '../../database/columns.ts';
import { moneyColumns, StoredRow, storedColumns, VersionedRow, versionedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** Who pays for a workspace: one row, made by the first change. */
export class PaymentProfile extends VersionedRow<PaymentProfile> {
  declare workspace_id: number;
  declare billing_name: CreationOptional<string | null>;
  declare department: CreationOptional<string | null>;
  declare person: CreationOptional<string | null>;
  declare email: CreationOptional<string | null>;
  /** Name of the account that transfers come from. */
  declare transfer_name: CreationOptional<string | null>;
}

/** A request to pay one run by bank transfer. Amounts are yen, tax included. */
export class TransferRequest extends VersionedRow<TransferRequest> {
  declare workspace_id: number;
  declare user_id: number | null;
  declare application_user_id: number;
  declare application_id: number;
  /** What the payer writes before the name; set right after the row has its id. */
  declare reference: CreationOptional<string | null>;
  declare transfer_name: CreationOptional<string | null>;
  declare price: number;
  declare fee: number;
  declare amount: number;
  declare received: CreationOptional<number>;
  /** 0 requested, 1 confirmed, 2 canceled (enumeration transfer_request_status). */
  declare status: CreationOptional<number>;
  declare due_on: string;
  declare notified_at: CreationOptional<Date | null>;
  declare transferred_on: CreationOptional<string | null>;
  declare confirmed_at: CreationOptional<Date | null>;
  declare canceled_at: CreationOptional<Date | null>;
  declare cancel_reason: CreationOptional<string | null>;
  /** Name of who canceled it. */
  declare canceled_by: CreationOptional<string | null>;
}

/** Money that arrived for a transfer request, as a member of the staff confirmed it. */
export class TransferArrival extends StoredRow<TransferArrival> {
  declare workspace_id: number;
  declare transfer_request_id: number;
  declare amount: number;
  declare received_on: string;
  declare payer_name: CreationOptional<string | null>;
  declare note: CreationOptional<string | null>;
  declare confirmed_by: string;
}

/** A payment that is complete. A run has one at most that is not canceled. */
export class Transaction extends VersionedRow<Transaction> {
  declare workspace_id: number;
  declare user_id: number | null;
  declare application_user_id: number | null;
  declare kind: 'application' | 'plan';
  declare method: 'bank_transfer' | 'card';
  declare amount: number;
  declare paid_at: Date;
  /** The transfer request that was paid. */
  declare transfer_request_id: CreationOptional<number | null>;
  declare is_cancel: CreationOptional<boolean>;
  declare canceled_at: CreationOptional<Date | null>;
  declare cancel_reason: CreationOptional<string | null>;
  declare canceled_by: CreationOptional<string | null>;
}

export interface PaymentModels {
  readonly PaymentProfile: typeof PaymentProfile;
  readonly TransferRequest: typeof TransferRequest;
  readonly TransferArrival: typeof TransferArrival;
  readonly Transaction: typeof Transaction;
}

const canceledColumns = () => ({ canceled_at: moment(), cancel_reason: text(500), canceled_by: text(255) });

export function definePaymentModels(sequelize: Sequelize): PaymentModels {
  class BoundProfile extends PaymentProfile {}
  BoundProfile.init(
    {
      ...versionedColumns(),
      workspace_id: reference('companies', 'CASCADE', true),
      billing_name: text(100),
      department: text(100),
      person: text(100),
      email: text(254),
      transfer_name: text(60),
    },
    tableOptions(sequelize, 'PaymentProfile', 'payment_profiles'),
  );
  class BoundRequest extends TransferRequest {}
  BoundRequest.init(
    {
      ...moneyColumns(),
      application_user_id: reference('application_users', 'RESTRICT', true),
      application_id: reference('applications', 'RESTRICT', true),
      reference: text(11),
      transfer_name: text(60),
      price: count(0),
      fee: count(0),
      amount: count(0),
      received: count(0),
      status: count(0),
      due_on: { ...day(), allowNull: false },
      notified_at: moment(),
      transferred_on: day(),
      confirmed_at: moment(),
      ...canceledColumns(),
    },
    tableOptions(sequelize, 'TransferRequest', 'transfer_requests'),
  );
  class BoundArrival extends TransferArrival {}
  BoundArrival.init(
    {
      ...storedColumns(),
      workspace_id: reference('companies', 'RESTRICT', true),
      transfer_request_id: reference('transfer_requests', 'RESTRICT', true),
      amount: count(0),
      received_on: { ...day(), allowNull: false },
      payer_name: text(60),
      note: text(500),
      confirmed_by: line(255),
    },
    tableOptions(sequelize, 'TransferArrival', 'transfer_arrivals'),
  );
  class BoundTransaction extends Transaction {}
  BoundTransaction.init(
    {
      ...moneyColumns(),
      application_user_id: reference('application_users', 'RESTRICT', false),
      kind: line(20),
      method: line(20),
      amount: count(0),
      paid_at: when(),
      transfer_request_id: reference('transfer_requests', 'RESTRICT', false),
      is_cancel: flag(),
      ...canceledColumns(),
    },
    tableOptions(sequelize, 'Transaction', 'transactions'),
  );
  return {
    PaymentProfile: BoundProfile,
    TransferRequest: BoundRequest,
    TransferArrival: BoundArrival,
    Transaction: BoundTransaction,
  };
}

declare module '../../database/models.ts' {
  interface Models extends PaymentModels {}
}
