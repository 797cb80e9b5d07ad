import { button, defineMailTemplate, facts, note, paragraph, quote } from '../mail-template.ts';
import { Moment, Name, Shape, Url, Words } from '../template-values.ts';

/** To an outside advisor who is asked to approve a document: the link works without an account. */
export const approvalAdvisor = defineMailTemplate({
  name: 'approval-advisor',
  values: Shape({
    name: Name,
    company: Name,
    applicant: Name,
    document: Words,
    message: Words,
    due: Words,
    expires: Moment,
    url: Url,
  }),
  jp: {
    subject: '【Shorui】書類のご確認のお願い（{{company}}）',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph(
        '「{{company}}」の{{applicant}}様から、書類のご確認を依頼されました。下のボタンから書類を確認し、承認または差し戻しをお願いします。',
      ),
      facts(['書類', '{{document}}'], ['期限', '{{due}}'], ['リンクの有効期限', '{{expires}}']),
      quote('{{message}}'),
      button('書類を確認する'),
      note('アカウントは必要ありません。リンクをほかの方に転送しないでください。'),
    ],
  },
  en: {
    subject: '[Shorui] {{company}} asks you to review a document',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph(
        '{{applicant}} of {{company}} asks you to review a document. Use the button to read it, and to approve it or check it back.',
      ),
      facts(['Document', '{{document}}'], ['Due', '{{due}}'], ['Link works until', '{{expires}}']),
      quote('{{message}}'),
      button('Look at the document'),
      note('You need no account. Please do not pass the link on.'),
    ],
  },
});
