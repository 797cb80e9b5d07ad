import { defineText } from '../locale.ts';

/** Words around the texts of terms and policies. */
export const legalFrameText = defineText({
  jp: {
    contents: '目次',
    draft:
      'この文面は標準の案です。サービスの運営者は、事業者名、所在地、連絡先を加え、法令と実際の運用に合わせて確認してから使用してください。',
    contact: 'お問い合わせ',
    contactBy: (email: string) => `この文面についてのお問い合わせは、${email} までメールで連絡してください。`,
    noContact:
      'お問い合わせ先は、サービスの運営者がこのページに記載します。利用中の会社のデータについては、会社の管理者に連絡してください。',
  },
  en: {
    contents: 'Contents',
    draft:
      'This text is a standard draft. The operator of the service adds name, address and contact, and reviews it against the law and the actual operation before use.',
    contact: 'Contact',
    contactBy: (email: string) => `For questions about this text, write to ${email}.`,
    noContact:
      'The operator of the service states the contact on this page. For the data of your company, ask its administrator.',
  },
});
