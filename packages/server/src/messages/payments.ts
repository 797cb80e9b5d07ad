/** Words of payments. Those of the paper itself are in domains/receipts. */
export const paymentWords = {
  jp: {
    settingsSaved: '設定を保存しました。',
    profileSaved: 'お支払い情報を保存しました。',
    requested: '銀行振込を受け付けました。',
    notified: '振込完了の連絡を受け付けました。',
    confirmed: '入金を確認しました。',
    partly: '一部の入金を記録しました。',
    otherApplication: '申請のアプリケーションと一致しません。',
    laterThanToday: '今日以前の日付を入力してください。',
    invoiceNumber: '登録番号は「T」と13桁の数字で入力してください（例: T1234567890123）。',
    accountHolder: '口座名義はカタカナ・英数字で入力してください。',
    transferName: '振込名義はカタカナ・英数字で入力してください。',
  },
  en: {
    settingsSaved: 'The settings were saved.',
    profileSaved: 'The payment data were saved.',
    requested: 'The bank transfer was requested.',
    notified: 'The transfer was reported.',
    confirmed: 'The payment was confirmed.',
    partly: 'A part of the payment was recorded.',
    otherApplication: 'This is not the application that is in use.',
    laterThanToday: 'Enter a day that is not after today.',
    invoiceNumber: 'Enter the registration number as T and 13 digits, such as T1234567890123.',
    accountHolder: 'Enter the account holder in katakana, Latin letters and digits.',
    transferName: 'Enter the name of the paying account in katakana, Latin letters and digits.',
  },
} as const;
