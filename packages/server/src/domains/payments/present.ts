import type { TransferRequest as TransferRequestShape } from '../../contract/payments/index.ts';
import type { TransferRequest } from './model.ts';
import type { BankAccount } from '../payment-settings/payment-settings.ts';
import { payerNameOf } from './payer-name.ts';

/** What members and staff alike see of a transfer request. */
export function presentTransfer(request: TransferRequest): Omit<TransferRequestShape, 'bank'> {
  const { id, application_user_id, price, fee, amount, received, status, due_on, transferred_on, version } = request;
  const reference = request.reference ?? '';
  return {
    id,
    app_user_id: application_user_id,
    reference,
    payer_name: payerNameOf(reference, request.transfer_name ?? ''),
    price,
    fee,
    amount,
    received,
    remaining: status === 2 ? 0 : Math.max(0, amount - received),
    overpaid: Math.max(0, received - amount),
    status,
    due_on,
    notified_at: request.notified_at?.toISOString() ?? null,
    transferred_on,
    confirmed_at: request.confirmed_at?.toISOString() ?? null,
    canceled_at: request.canceled_at?.toISOString() ?? null,
    cancel_reason: request.cancel_reason,
    version,
    created_at: request.created_at.toISOString(),
  };
}

/** A transfer request with the account that it goes to. */
export const presentOwnTransfer = (request: TransferRequest, bank: BankAccount): TransferRequestShape => ({
  ...presentTransfer(request),
  bank,
});
