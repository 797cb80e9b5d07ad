import type { ReplyOf, readSeller } from '@shorui/server/contract';
import { defineText } from '../locale.ts';
import type { LegalSection } from './legal-text.ts';

type Seller = ReplyOf<typeof readSeller>;

interface TradeText {
  readonly title: string;
  readonly lead: string;
  readonly notReady: string;
  /** The items of 特定商取引に関する法律第11条 in the usual order. */
  readonly sections: (seller: Seller) => readonly LegalSection[];
}

const yen = (amount: number): string => amount.toLocaleString('ja-JP');

/** The page about the seller of paid documents. */
export const tradeText = defineText<TradeText>({
  jp: {
    title: '書類作成サービス 特定商取引法に基づく表記',
    lead: '有料の書類の販売について、特定商取引に関する法律第11条に基づいて表示します。',
    notReady: '販売業者の情報がまだ登録されていません。登録が終わるまで、有料の書類は購入できません。',
    sections: (seller) => {
      const later = '請求があれば、遅滞なく開示します。';
      return [
        ['販売業者', seller.name ?? '未登録'],
        ...(seller.invoice_number === null ? [] : [['適格請求書発行事業者の登録番号', seller.invoice_number] as const]),
        ['所在地', seller.address ?? later],
        ['電話番号', seller.phone ?? later],
        ['メールアドレス', seller.email ?? later],
        ['販売価格', '各アプリケーションのページに、消費税を含む金額を表示します。'],
        [
          '販売価格以外に必要な料金',
          seller.platform_fee === 0
            ? 'システム利用料はかかりません。'
            : `システム利用料 ${yen(seller.platform_fee)}円（税込）を、書類の料金に加えて支払います。`,
          '銀行振込の手数料と、インターネットの接続料金は、利用者の負担です。',
        ],
        ['支払方法', '銀行振込'],
        ['支払時期', `申込みの日から${seller.transfer_days}日以内に振り込んでください。`],
        ['引渡時期', '入金の確認の後、すぐにダウンロードできます。'],
        [
          '返品・キャンセル',
          '入金の前は、いつでも申込みを取りやめることができます。',
          '書類の性質上、ダウンロードした後の返品と返金はできません。書類に不備がある場合は、連絡を受けて、修正または返金します。',
        ],
        [
          '動作環境',
          'Google Chrome、Microsoft Edge、Safari、Firefoxの最新版。Word形式の書類を開くには、対応するソフトウェアが必要です。',
        ],
      ];
    },
  },
  en: {
    title: 'Legal notice of document creation',
    lead: 'Facts about the sale of paid documents by article 11 of the Japanese Act on Specified Commercial Transactions.',
    notReady: 'The seller is not registered yet. Until then paid documents cannot be bought.',
    sections: (seller) => {
      const later = 'Disclosed without delay on request.';
      return [
        ['Seller', seller.name ?? 'Not registered'],
        ...(seller.invoice_number === null
          ? []
          : [['Registration number of the qualified invoice issuer', seller.invoice_number] as const]),
        ['Address', seller.address ?? later],
        ['Phone', seller.phone ?? later],
        ['Email', seller.email ?? later],
        ['Price', 'The page of each application shows its price with tax.'],
        [
          'Further charges',
          seller.platform_fee === 0
            ? 'There is no platform fee.'
            : `A platform fee of ¥${yen(seller.platform_fee)} with tax is added to the price.`,
          'Fees of bank transfers and of the connection to the internet are paid by the user.',
        ],
        ['Way of payment', 'Bank transfer'],
        ['Time of payment', `Within ${seller.transfer_days} days of the order.`],
        ['Delivery', 'Documents can be downloaded as soon as the payment is confirmed.'],
        [
          'Returns and cancellation',
          'An order may be cancelled at any time before the payment.',
          'By their nature documents cannot be returned or refunded after the download. Faulty ones are corrected or refunded.',
        ],
        [
          'Requirements',
          'The latest version of Google Chrome, Microsoft Edge, Safari or Firefox. Word documents need software that opens them.',
        ],
      ];
    },
  },
});
