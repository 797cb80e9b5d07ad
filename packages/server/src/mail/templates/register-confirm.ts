import { button, defineMailTemplate, note, paragraph } from '../mail-template.ts';
import { Count, Shape, Url } from '../template-values.ts';

/** To an address that requested registration: the link to the registration form. Nothing is known about the reader yet. */
export const registerConfirm = defineMailTemplate({
  name: 'register-confirm',
  values: Shape({ url: Url, hours: Count }),
  jp: {
    subject: '【Shorui】会員登録のご案内',
    blocks: [
      paragraph('Shorui（書類）へのお申し込みありがとうございます。'),
      paragraph('まだ登録は完了していません。下のリンクから登録画面を開き、必要事項を入力してください。'),
      button('登録を続ける'),
      note(
        'このリンクは{{hours}}時間有効です。期限が切れたときは、登録画面からもう一度メールアドレスを送信してください。',
      ),
      note('お心当たりがない場合は、このメールを破棄してください。登録されることはありません。'),
    ],
  },
  en: {
    subject: '[Shorui] Continue your registration',
    blocks: [
      paragraph('Thank you for your interest in Shorui.'),
      paragraph('You are not registered yet. Open the registration form with the link below and fill it in.'),
      button('Continue'),
      note('The link works for {{hours}} hours. After that, send your email address from the registration page again.'),
      note('If this was not you, ignore this email. Nothing will be registered.'),
    ],
  },
});
