import { button, defineMailTemplate, facts, paragraph, quote } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To the applicant: the document was checked back, with the reason. */
export const approvalCheckedBack = defineMailTemplate({
  name: 'approval-checked-back',
  values: Shape({ name: Name, by: Name, document: Words, comment: Words, url: Url }),
  jp: {
    subject: '【Shorui】差し戻されました：{{document}}',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('承認を依頼した書類が差し戻されました。理由を確認し、修正してからもう一度依頼してください。'),
      facts(['書類', '{{document}}'], ['差し戻した人', '{{by}}']),
      quote('{{comment}}'),
      button('書類を見る'),
    ],
  },
  en: {
    subject: '[Shorui] Checked back: {{document}}',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('The document that you presented was checked back. Read the reason, correct it, and ask again.'),
      facts(['Document', '{{document}}'], ['Checked back by', '{{by}}']),
      quote('{{comment}}'),
      button('Look at the document'),
    ],
  },
});
