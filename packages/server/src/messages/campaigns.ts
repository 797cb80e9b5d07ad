/** Words of campaigns and of their mails, by language. */
export const campaignWords = {
  jp: {
    unknownCompanies: '存在しない会社が含まれています。',
    unknownNames: (names: string, known: string) => `${names}は使えません。使えるのは${known}です。`,
    usedOfOne: 'キャンペーンを指定してください。',
    subject: '{{アプリケーション名}}のご案内',
    body: '{{会社名}}\n{{氏名}} 様\n\n「{{アプリケーション名}}」をご利用いただけます。下のボタンからご確認ください。',
    period: (start: string, end: string) => (start === '' && end === '' ? '' : `${start}〜${end}`),
  },
  en: {
    unknownCompanies: 'Some of the companies do not exist.',
    unknownNames: (names: string, known: string) => `${names} cannot be used. These can: ${known}.`,
    usedOfOne: 'Name the campaign.',
    subject: '{{アプリケーション名}}',
    body: '{{会社名}}\nDear {{氏名}},\n\n"{{アプリケーション名}}" is ready for you to use. Open it with the button below.',
    period: (start: string, end: string) => (start === '' && end === '' ? '' : `${start} – ${end}`),
  },
} as const;
