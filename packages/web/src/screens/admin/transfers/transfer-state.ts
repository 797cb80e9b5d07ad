import type { AdminTransferRequest } from '@shorui/server/contract';
import type { adminTransfersText } from '../../../messages/admin-transfers.ts';
import type { Meaning } from '../../../ui/surfaces.tsx';

type State = keyof typeof adminTransfersText.jp.states;

/** How far a payment is. */
export function stateOf({ status, overpaid, received, notified_at }: AdminTransferRequest): State {
  if (status === 2) return 'canceled';
  if (status === 1) return overpaid > 0 ? 'over' : 'paid';
  if (received > 0) return 'partial';
  return notified_at === null ? 'requested' : 'notified';
}

export const meaningOf: Readonly<Record<State, Meaning>> = {
  requested: 'neutral',
  notified: 'info',
  partial: 'warning',
  paid: 'success',
  over: 'warning',
  canceled: 'danger',
};
