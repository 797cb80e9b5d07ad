import { button, defineMailTemplate, note, paragraph } from '../mail-template.ts';
import { Count, Name, Shape, Url } from '../template-values.ts';

/** After the registration form: the link that confirms the address. */
export const verifyEmail = defineMailTemplate({
  name: 'verify-email',
  values: Shape({ name: Name, url: Url, hours: Count }),
  jp: {
    subject: '【Shorui】メールアドレスの確認',
    blocks: [
      paragraph('{{name}} 様'),
      paragraph(
        'Shorui（書類）にご登録いただきありがとうございます。下のリンクを開いて、メールアドレスの確認を完了してください。',
      ),
      button('メールアドレスを確認する'),
      note('このリンクは{{hours}}時間有効です。期限が切れたときは、ログイン画面から確認メールを再送できます。'),
      note('お心当たりがない場合は、このメールを破棄してください。'),
    ],
  },
  en: {
    subject: '[Shorui] Confirm your email address',
    blocks: [
      paragraph('Dear {{name}},'),
      paragraph('Thank you for registering with Shorui. Confirm your email address with the link below.'),
      button('Confirm email address'),
      note('The link works for {{hours}} hours. After that, you can have it sent again from the login page.'),
      note('If you did not register, ignore this email.'),
    ],
  },
});
