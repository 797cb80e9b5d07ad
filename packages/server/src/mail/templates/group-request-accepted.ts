import { button, defineMailTemplate, facts, paragraph } from '../mail-template.ts';
import { Name, Shape, Url } from '../template-values.ts';

/** To a user whose request to join a group was accepted. */
export const groupRequestAccepted = defineMailTemplate({
  name: 'group-request-accepted',
  values: Shape({ name: Name, group: Name, company: Name, url: Url }),
  jp: {
    subject: '【Shorui】グループへの参加が承認されました',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('グループへの参加が承認されました。すぐにご利用いただけます。'),
      facts(['会社', '{{company}}'], ['グループ', '{{group}}']),
      button('Shoruiを開く'),
    ],
  },
  en: {
    subject: '[Shorui] You have joined a group',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('Your request to join a group was accepted. You can start right away.'),
      facts(['Company', '{{company}}'], ['Group', '{{group}}']),
      button('Open Shorui'),
    ],
  },
});
