import type { Words } from './validation.ts';

/** Words of the lists and exports of those who use an application, by language. */
export const appUserWords = {
  jp: {
    states: ['未回答', '回答中', '完了'],
    sheet: '申請',
    nameTaken: '同じ名前の絞り込みがあります。',
    headingOf: (heading: string, characters: string) => `見出し「${heading}」（${characters}）`,
    cellOfRun: (id: number, heading: string, characters: string) => `ID ${id}の「${heading}」（${characters}）`,
    between: '、',
  },
  en: {
    states: ['Not answered', 'Answering', 'Complete'],
    sheet: 'Applications',
    nameTaken: 'There is a filter with this name.',
    headingOf: (heading: string, characters: string) => `heading "${heading}" (${characters})`,
    cellOfRun: (id: number, heading: string, characters: string) => `"${heading}" of ID ${id} (${characters})`,
    between: ', ',
  },
} as const;

/** Headings of the first columns of the export, in their order. */
export const appUserHeadings = {
  id: { jp: 'ID', en: 'ID' },
  company: { jp: '会社名', en: 'Company' },
  user: { jp: '氏名', en: 'Name' },
  email: { jp: 'メールアドレス', en: 'Email' },
  state: { jp: '状態', en: 'State' },
  number: { jp: '版', en: 'Version' },
  created_at: { jp: '利用開始日時', en: 'Begun at' },
  updated_at: { jp: '更新日時', en: 'Updated at' },
  paid_at: { jp: '支払確認日時', en: 'Paid at' },
} as const satisfies Readonly<Record<string, Words>>;
