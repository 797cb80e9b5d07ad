import type { Words } from './validation.ts';

/** What is wrong with a field of a document. */
export const documentFieldWords = {
  noCategory: { jp: 'カテゴリは必須項目です', en: 'Category required' },
  unknownType: {
    jp: 'この種別はありません。画面を読み込み直してください。',
    en: 'There is no such type. Reload the page.',
  },
  otherCategory: {
    jp: 'この種別は選択したカテゴリでは使用できません。種別を選び直してください。',
    en: 'This type is of another category. Choose another type.',
  },
} as const satisfies Readonly<Record<string, Words>>;
