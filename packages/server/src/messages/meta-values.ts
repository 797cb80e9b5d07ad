import type { Words } from './validation.ts';

/** What is wrong with the value of a meta. `{field}` is the name of the meta. */
export const metaValueWords = {
  required: { jp: '{field}は必須項目です', en: '{field} required' },
  text: {
    jp: '{field}に使用できない文字（改行・制御文字）があります。',
    en: '{field}: control characters and line breaks are not allowed.',
  },
  number: { jp: '{field}は数値で入力してください。', en: '{field}: enter a number.' },
  date: { jp: '{field}は日付（例：2025/01/31）で入力してください。', en: '{field}: enter a date, such as 2025/01/31.' },
  time: { jp: '{field}は時刻（例：09:30）で入力してください。', en: '{field}: enter a time, such as 09:30.' },
  datetime: {
    jp: '{field}は日時（例：2025/01/31 09:30）で入力してください。',
    en: '{field}: enter a date and time, such as 2025/01/31 09:30.',
  },
  option: { jp: '{field}は選択肢の中から選んでください。', en: '{field}: choose one of the options.' },
  options: { jp: '{field}は選択肢の中から選んでください。', en: '{field}: choose from the options.' },
  too_long: { jp: '{field}が長すぎます。短くしてください。', en: '{field} is too long. Shorten it.' },
  unknown: {
    jp: 'この種別にない項目です。画面を読み込み直してください。',
    en: 'The type has no such field. Reload the page.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Why the value of a meta is refused. */
export type MetaProblem = keyof typeof metaValueWords;
