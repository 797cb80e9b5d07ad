import { button, defineMailTemplate, facts, paragraph, quote } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To a member who is asked to approve a document. `due` is empty without a due date. */
export const approvalAsked = defineMailTemplate({
  name: 'approval-asked',
  values: Shape({ name: Name, applicant: Name, document: Words, message: Words, due: Words, url: Url }),
  jp: {
    subject: '【Shorui】承認のお願い：{{document}}',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('{{applicant}}さんから、書類の承認を依頼されました。内容を確認してください。'),
      facts(['書類', '{{document}}'], ['期限', '{{due}}']),
      quote('{{message}}'),
      button('書類を確認する'),
    ],
  },
  en: {
    subject: '[Shorui] Please approve: {{document}}',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('{{applicant}} asks you to approve a document.'),
      facts(['Document', '{{document}}'], ['Due', '{{due}}']),
      quote('{{message}}'),
      button('Look at the document'),
    ],
  },
});
