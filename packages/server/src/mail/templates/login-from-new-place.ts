import { button, defineMailTemplate, facts, paragraph } from '../mail-template.ts';
import { Moment, Name, Shape, Url } from '../template-values.ts';

/** After a login from an address or a program that the user has not used before. */
export const loginFromNewPlace = defineMailTemplate({
  name: 'login-from-new-place',
  values: Shape({ name: Name, at: Moment, address: Name, agent: Name, reset_url: Url }),
  jp: {
    subject: '【Shorui】新しい環境からのログイン',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('これまでと異なる環境からログインがありました。'),
      facts(['日時', '{{at}}'], ['IPアドレス', '{{address}}'], ['ブラウザーなど', '{{agent}}']),
      paragraph('ご本人の場合、手続きは不要です。お心当たりがない場合は、すぐにパスワードを再設定してください。'),
      button('パスワードを再設定する', '{{reset_url}}'),
    ],
  },
  en: {
    subject: '[Shorui] Login from a new place',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('There was a login to your account from a place that you have not used before.'),
      facts(['Time', '{{at}}'], ['IP address', '{{address}}'], ['Browser', '{{agent}}']),
      paragraph('If this was you, there is nothing to do. If not, set a new password at once.'),
      button('Set a new password', '{{reset_url}}'),
    ],
  },
});
