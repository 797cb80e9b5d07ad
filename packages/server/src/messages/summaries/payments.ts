import type { paymentEndpoints } from '../../contract/payments/payments.ts';
import type { receiptEndpoints } from '../../contract/payments/receipts.ts';
import type { paymentSettingEndpoints } from '../../contract/payments/settings.ts';
import type { transactionEndpoints } from '../../contract/payments/transactions.ts';
import type { transferRequestEndpoints } from '../../contract/payments/transfers.ts';
import type { SummariesOf } from '../../contract/endpoint.ts';

/** Summaries of payments and receipts. */
export const paymentSummaries: SummariesOf<
  | typeof paymentEndpoints
  | typeof receiptEndpoints
  | typeof paymentSettingEndpoints
  | typeof transactionEndpoints
  | typeof transferRequestEndpoints
> = {
  'payments.check': 'お支払い状況の確認',
  'payments.create': 'アプリケーションのお支払い',
  'transferRequests.create': '銀行振込の申し込み',
  'transferRequests.cancel': '銀行振込の申し込みの取消',
  'transferRequests.notify': '振込完了の連絡',
  'paymentProfile.read': '会社のお支払い情報',
  'paymentProfile.update': '会社のお支払い情報の更新',
  'receipts.read': '申請の領収書',
  'receipts.list': '領収書の一覧',
  'receipts.download': '領収書のダウンロード（PDF）',
  'adminPaymentSettings.read': '振込口座・領収書発行者・手数料の設定',
  'adminPaymentSettings.update': '振込口座・領収書発行者・手数料の設定の更新',
  'adminReceipts.reissue': '領収書の再発行（PDF）',
  'adminTransactions.list': '取引の一覧',
  'adminTransactions.read': '取引の表示',
  'adminTransactions.amountInRange': '期間の売上',
  'adminTransactions.month': '月別の売上',
  'adminTransactions.setCancelStatus': '取引の取消と取消の解除',
  'adminTransferRequests.list': '振込申請の一覧',
  'adminTransferRequests.read': '振込申請の表示',
  'adminTransferRequests.cancel': '振込申請の取消',
  'adminTransferRequests.confirm': '振込の入金確認',
};
