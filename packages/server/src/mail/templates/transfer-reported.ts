import { button, defineMailTemplate, facts, paragraph } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To the staff: a company tells that it has made a bank transfer. */
export const transferReported = defineMailTemplate({
  name: 'transfer-reported',
  values: Shape({ company: Name, reference: Words, payer: Words, amount: Words, day: Words, url: Url }),
  jp: {
    subject: '【Shorui】振込完了の連絡（{{company}}）',
    blocks: [
      paragraph('「{{company}}」から、振込完了の連絡がありました。入金を確認してください。'),
      facts(
        ['照会番号', '{{reference}}'],
        ['振込依頼人名', '{{payer}}'],
        ['金額（税込）', '{{amount}}円'],
        ['振込日', '{{day}}'],
      ),
      button('振込申請を確認する'),
    ],
  },
  en: {
    subject: '[Shorui] {{company}} has made a bank transfer',
    blocks: [
      paragraph('"{{company}}" reports a bank transfer. Look for it on the statement and confirm it.'),
      facts(
        ['Reference', '{{reference}}'],
        ['Payer', '{{payer}}'],
        ['Amount with tax', '{{amount}} yen'],
        ['Day', '{{day}}'],
      ),
      button('Look at the request'),
    ],
  },
});
