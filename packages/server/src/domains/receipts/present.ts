import type { Receipt as ReceiptShape, ReceiptContent } from '../../contract/payments/index.ts';
import type { Receipt } from './model.ts';
import { receiptNumber } from './receipt-content.ts';

export const presentReceipt = (receipt: Receipt): ReceiptShape => ({
  id: receipt.id,
  number: receiptNumber(receipt.number),
  app_user_id: receipt.application_user_id,
  recipient: receipt.recipient,
  issued_at: receipt.issued_at.toISOString(),
  copies: receipt.copies,
  canceled_at: receipt.canceled_at?.toISOString() ?? null,
  content: JSON.parse(receipt.content) as ReceiptContent,
});
