import { button, defineMailTemplate, facts, paragraph } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To a member who has not yet acted on a request whose due date is near or has passed. */
export const approvalDue = defineMailTemplate({
  name: 'approval-due',
  values: Shape({ name: Name, applicant: Name, document: Words, due: Words, url: Url }),
  jp: {
    subject: '【Shorui】承認の期限：{{document}}（{{due}}）',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('{{applicant}}さんから依頼された承認がまだ完了していません。期限を確認してください。'),
      facts(['書類', '{{document}}'], ['期限', '{{due}}']),
      button('書類を確認する'),
    ],
  },
  en: {
    subject: '[Shorui] Approval due {{due}}: {{document}}',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('{{applicant}} waits for your approval of a document.'),
      facts(['Document', '{{document}}'], ['Due', '{{due}}']),
      button('Look at the document'),
    ],
  },
});
