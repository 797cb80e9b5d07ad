import type { Endpoint } from '../endpoint.ts';
import { paymentEndpoints } from './payments.ts';
import { receiptEndpoints } from './receipts.ts';
import { paymentSettingEndpoints } from './settings.ts';
import { transactionEndpoints } from './transactions.ts';
import { transferRequestEndpoints } from './transfers.ts';

export * from './payments.ts';
export * from './receipts.ts';
export * from './settings.ts';
export * from './transactions.ts';
export * from './transfers.ts';

/** Calls about payments of applications, of companies and of the staff. */
export const allPaymentEndpoints: readonly Endpoint[] = [
  ...paymentEndpoints,
  ...receiptEndpoints,
  ...transferRequestEndpoints,
  ...transactionEndpoints,
  ...paymentSettingEndpoints,
];
