import { button, defineMailTemplate, facts, paragraph, quote } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To those who were asked, and to the applicant where another person withdrew it: the request is withdrawn. */
export const approvalWithdrawn = defineMailTemplate({
  name: 'approval-withdrawn',
  values: Shape({ name: Name, by: Name, document: Words, comment: Words, url: Url }),
  jp: {
    subject: '【Shorui】承認依頼が取り下げられました：{{document}}',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('書類の承認依頼が取り下げられました。承認は必要ありません。'),
      facts(['書類', '{{document}}'], ['取り下げた人', '{{by}}']),
      quote('{{comment}}'),
      button('書類を見る'),
    ],
  },
  en: {
    subject: '[Shorui] Withdrawn: {{document}}',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('The request to approve a document was withdrawn. There is nothing to approve.'),
      facts(['Document', '{{document}}'], ['Withdrawn by', '{{by}}']),
      quote('{{comment}}'),
      button('Look at the document'),
    ],
  },
});
