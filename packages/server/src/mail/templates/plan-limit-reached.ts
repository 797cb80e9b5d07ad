import { button, defineMailTemplate, facts, paragraph } from '../mail-template.ts';
import { Name, Shape, Url } from '../template-values.ts';

/** To the root user: the seats or the storage of the plan are used up. `used` and `limit` are texts with their unit. */
export const planLimitReached = defineMailTemplate({
  name: 'plan-limit-reached',
  values: Shape({ name: Name, company: Name, what: Name, used: Name, limit: Name, url: Url }),
  jp: {
    subject: '【Shorui】プランの上限に達しました',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('「{{company}}」で、ご契約中のプランの上限に達しました。'),
      facts(['項目', '{{what}}'], ['現在', '{{used}}'], ['上限', '{{limit}}']),
      paragraph('引き続き追加するには、不要なものを整理するか、プランを変更してください。'),
      button('プランを確認する'),
    ],
  },
  en: {
    subject: '[Shorui] Your plan has reached its limit',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('"{{company}}" has reached a limit of its plan.'),
      facts(['What', '{{what}}'], ['Used', '{{used}}'], ['Limit', '{{limit}}']),
      paragraph('To add more, remove what is no longer needed or change the plan.'),
      button('Look at the plan'),
    ],
  },
});
