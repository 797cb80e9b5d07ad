import { button, defineMailTemplate, note, paragraph } from '../mail-template.ts';
import { Count, Name, Shape, Url } from '../template-values.ts';

/** The link to set a new password. */
export const forgotPassword = defineMailTemplate({
  name: 'forgot-password',
  values: Shape({ name: Name, url: Url, minutes: Count }),
  jp: {
    subject: '【Shorui】パスワードの再設定',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph('パスワード再設定のお申し込みを受け付けました。下のリンクから新しいパスワードを設定してください。'),
      button('パスワードを再設定する'),
      note('このリンクは{{minutes}}分間、1回だけ有効です。'),
      note('お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。'),
    ],
  },
  en: {
    subject: '[Shorui] Set a new password',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('You requested a new password. Set it with the link below.'),
      button('Set a new password'),
      note('The link works once, within {{minutes}} minutes.'),
      note('If you did not ask for this, ignore this email. Your password stays as it is.'),
    ],
  },
});
