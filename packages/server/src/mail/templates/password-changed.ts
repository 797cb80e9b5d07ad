import { button, defineMailTemplate, facts, paragraph } from '../mail-template.ts';
import { Moment, Name, Shape, Url } from '../template-values.ts';

/** After a password was changed: an owner who did not make the change must be notified. */
export const passwordChanged = defineMailTemplate({
  name: 'password-changed',
  values: Shape({ name: Name, changed_at: Moment, reset_url: Url }),
  jp: {
    subject: '【Shorui】パスワードが変更されました',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('お使いのアカウントのパスワードが変更されました。ほかの端末からはログアウトしています。'),
      facts(['変更日時', '{{changed_at}}']),
      paragraph('ご本人が変更していない場合は、すぐにパスワードを再設定してください。'),
      button('パスワードを再設定する', '{{reset_url}}'),
    ],
  },
  en: {
    subject: '[Shorui] Your password was changed',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('The password of your account was changed. All other devices have been logged out.'),
      facts(['Changed', '{{changed_at}}']),
      paragraph('If this was not you, set a new password at once.'),
      button('Set a new password', '{{reset_url}}'),
    ],
  },
});
