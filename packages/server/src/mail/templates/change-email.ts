import { button, defineMailTemplate, facts, note, paragraph } from '../mail-template.ts';
import { Count, Email, Name, Shape, Url } from '../template-values.ts';

/** To a new address: the link that makes it the address of the account. */
export const changeEmail = defineMailTemplate({
  name: 'change-email',
  values: Shape({ name: Name, new_email: Email, url: Url, hours: Count }),
  jp: {
    subject: '【Shorui】メールアドレス変更の確認',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('メールアドレスの変更を受け付けました。下のリンクを開くと、次のアドレスに変更されます。'),
      facts(['新しいメールアドレス', '{{new_email}}']),
      button('メールアドレスを変更する'),
      note('このリンクは{{hours}}時間有効です。それまでは、これまでのメールアドレスでログインしてください。'),
      note('お心当たりがない場合は、このメールを破棄してください。'),
    ],
  },
  en: {
    subject: '[Shorui] Confirm your new email address',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('You requested a change of your email address. The link below changes it to the following.'),
      facts(['New email address', '{{new_email}}']),
      button('Change email address'),
      note('The link works for {{hours}} hours. Until then, log in with the address you have.'),
      note('If you did not ask for this, ignore this email.'),
    ],
  },
});
