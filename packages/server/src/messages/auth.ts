import type { Words } from './validation.ts';

/** Success messages of the account calls. */
export const authWords = {
  mailSent: {
    jp: 'メールを送信しました。届いたメールのリンクから手続きを進めてください。',
    en: 'An email is on its way. Continue with the link in it.',
  },
  registered: { jp: '登録が完了しました。', en: 'The registration is complete.' },
  verified: { jp: 'メールアドレスを確認しました。', en: 'The email address is confirmed.' },
  passwordChanged: { jp: 'パスワードを変更しました。', en: 'The password was changed.' },
  emailChanged: { jp: 'メールアドレスを変更しました。', en: 'The email address was changed.' },
  loggedOut: { jp: 'ログアウトしました。', en: 'You are logged out.' },
  sessionEnded: { jp: 'ログインを終了しました。', en: 'The session was ended.' },
  resendMail: {
    jp: 'メールアドレスの確認が済んでいません。届いたメールのリンクを開いてください。',
    en: 'The email address is not confirmed yet. Open the link in the email.',
  },
  register: { jp: '会員情報の登録が済んでいません。', en: 'The registration is not complete yet.' },
} as const satisfies Record<string, Words>;

/** Field errors that are specific to accounts. */
export const authFieldWords = {
  wrongPassword: { jp: 'パスワードが正しくありません。', en: 'The password is not right.' },
  commonPassword: {
    jp: '推測されやすいパスワードです。別のパスワードを入力してください。',
    en: 'This password is easy to guess. Choose another one.',
  },
  passwordIsAccount: {
    jp: 'メールアドレスやログインIDと同じパスワードは使用できません。別のパスワードを入力してください。',
    en: 'The password must not be the email address or login name. Choose another one.',
  },
  passwordMismatch: {
    jp: 'パスワード（確認用）がパスワードと一致しません。',
    en: 'The confirmation is not the same as the password.',
  },
  samePassword: {
    jp: '現在と異なるパスワードを入力してください。',
    en: 'Choose a password that is not the current one.',
  },
  sameEmail: { jp: '現在と異なるメールアドレスを入力してください。', en: 'This is the current email address.' },
} as const satisfies Record<string, Words>;
