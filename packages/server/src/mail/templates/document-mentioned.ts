import { button, defineMailTemplate, facts, paragraph, quote } from '../mail-template.ts';
import { Name, Shape, Url, Words } from '../template-values.ts';

/** To a member who is mentioned in a comment on a document. */
export const documentMentioned = defineMailTemplate({
  name: 'document-mentioned',
  values: Shape({ name: Name, by: Name, document: Words, content: Words, url: Url }),
  jp: {
    subject: '【Shorui】コメントでメンションされました：{{document}}',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('{{by}}さんが、書類のコメントであなたをメンションしました。'),
      facts(['書類', '{{document}}']),
      quote('{{content}}'),
      button('書類を見る'),
    ],
  },
  en: {
    subject: '[Shorui] You were mentioned: {{document}}',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('{{by}} has mentioned you in a comment on a document.'),
      facts(['Document', '{{document}}']),
      quote('{{content}}'),
      button('Look at the document'),
    ],
  },
});
