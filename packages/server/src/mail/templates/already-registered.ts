import { button, defineMailTemplate, note, paragraph } from '../mail-template.ts';
import { Name, Shape, Url } from '../template-values.ts';

/** To an address that requested registration although it has an account: only its owner learns this. */
export const alreadyRegistered = defineMailTemplate({
  name: 'already-registered',
  values: Shape({ name: Name, login_url: Url, reset_url: Url }),
  jp: {
    subject: '【Shorui】すでにご登録いただいています',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph(
        'このメールアドレスで会員登録の申し込みがありましたが、すでに登録されています。下のリンクからログインしてください。',
      ),
      button('ログインする', '{{login_url}}'),
      paragraph('パスワードをお忘れのときは、次のページから再設定できます。'),
      button('パスワードを再設定する', '{{reset_url}}'),
      note('お心当たりがない場合は、このメールを破棄してください。登録内容は変わりません。'),
    ],
  },
  en: {
    subject: '[Shorui] You are registered already',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph(
        'A registration was requested for this email address, but it already has an account. Log in with the link below.',
      ),
      button('Log in', '{{login_url}}'),
      paragraph('If you do not remember your password, set a new one here.'),
      button('Set a new password', '{{reset_url}}'),
      note('If this was not you, ignore this email. Your account stays as it is.'),
    ],
  },
});
