import { button, defineMailTemplate, facts, paragraph } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To the member who asked to pay for an application, and to the billing address: the payment has arrived. */
export const paymentConfirmed = defineMailTemplate({
  name: 'payment-confirmed',
  values: Shape({ name: Name, application: Words, amount: Words, receipt: Words, url: Url }),
  jp: {
    subject: '【Shorui】ご入金を確認しました',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('お支払いを確認しました。書類をダウンロードできます。領収書は、領収書の画面から発行できます。'),
      facts(['アプリケーション', '{{application}}'], ['金額（税込）', '{{amount}}円'], ['領収書番号', '{{receipt}}']),
      button('領収書を見る'),
    ],
  },
  en: {
    subject: '[Shorui] Your payment was confirmed',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('Your payment has arrived. The documents can be downloaded now, and the receipt is ready.'),
      facts(['Application', '{{application}}'], ['Amount with tax', '{{amount}} yen'], ['Receipt', '{{receipt}}']),
      button('Look at the receipt'),
    ],
  },
});
