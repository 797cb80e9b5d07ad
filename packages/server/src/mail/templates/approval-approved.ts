import { button, defineMailTemplate, facts, paragraph, quote } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To the applicant: the document is approved. */
export const approvalApproved = defineMailTemplate({
  name: 'approval-approved',
  values: Shape({ name: Name, by: Name, document: Words, comment: Words, url: Url }),
  jp: {
    subject: '【Shorui】承認されました：{{document}}',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('承認を依頼した書類が承認されました。'),
      facts(['書類', '{{document}}'], ['最後の承認者', '{{by}}']),
      quote('{{comment}}'),
      button('書類を見る'),
    ],
  },
  en: {
    subject: '[Shorui] Approved: {{document}}',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('The document that you presented was approved.'),
      facts(['Document', '{{document}}'], ['Last approver', '{{by}}']),
      quote('{{comment}}'),
      button('Look at the document'),
    ],
  },
});
