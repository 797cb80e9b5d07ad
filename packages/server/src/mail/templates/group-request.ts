import { button, defineMailTemplate, facts, paragraph, quote } from '../mail-template.ts';
import { Email, Name, Shape, Url, Words } from '../template-values.ts';

/** To users who manage members: a user without a group requests to join one. */
export const groupRequest = defineMailTemplate({
  name: 'group-request',
  values: Shape({ name: Name, requester: Name, requester_email: Email, company: Name, message: Words, url: Url }),
  jp: {
    subject: '【Shorui】{{requester}}さんからグループ参加の申請',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('「{{company}}」で、グループへの参加が申請されました。内容を確認して、グループを設定してください。'),
      facts(['申請者', '{{requester}}'], ['メールアドレス', '{{requester_email}}']),
      quote('{{message}}'),
      button('申請を確認する'),
    ],
  },
  en: {
    subject: '[Shorui] {{requester}} asks to join a group',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('A user has requested to join a group of "{{company}}". Open the request and choose a group.'),
      facts(['From', '{{requester}}'], ['Email address', '{{requester_email}}']),
      quote('{{message}}'),
      button('Look at the request'),
    ],
  },
});
