import type { PaymentCheck } from '@shorui/server/contract';
import { dayOf } from '../../messages/dates.ts';
import { downloadsText } from '../../messages/downloads.ts';
import { useText } from '../../messages/locale.ts';
import { Notice } from '../../ui/surfaces.tsx';

/** The payment or the transfer request that was canceled last, with the reason, as long as there is no new one. */
export function CanceledNotice({ canceled }: Pick<PaymentCheck, 'canceled'>) {
  const text = useText(downloadsText);
  if (canceled === null) return null;
  const { what, canceled_at, reason, received } = canceled;
  return (
    <Notice kind="warning">
      <p>{text.canceled[what](dayOf(canceled_at))}</p>
      {reason === null ? null : <p>{text.cancelReason(reason)}</p>}
      {received === 0 ? null : <p>{text.refundWhy(text.yen(received))}</p>}
    </Notice>
  );
}
