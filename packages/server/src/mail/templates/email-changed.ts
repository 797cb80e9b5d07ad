import { defineMailTemplate, facts, note, paragraph } from '../mail-template.ts';
import { Moment, Name, Shape } from '../template-values.ts';

/** To the former address after a change: an owner who did not make the change must be notified. */
export const emailChanged = defineMailTemplate({
  name: 'email-changed',
  values: Shape({ name: Name, changed_at: Moment }),
  jp: {
    subject: '【Shorui】メールアドレスが変更されました',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('お使いのアカウントのメールアドレスが変更されました。今後、このアドレスではログインできません。'),
      facts(['変更日時', '{{changed_at}}']),
      note('ご本人が変更していない場合は、すぐに会社の管理者へご連絡ください。'),
    ],
  },
  en: {
    subject: '[Shorui] Your email address was changed',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('The email address of your account was changed. You can no longer log in with this one.'),
      facts(['Changed', '{{changed_at}}']),
      note('If this was not you, tell the administrator of your company at once.'),
    ],
  },
});
