import type { FieldTypeName } from '@shorui/engine/model';
import type { Words } from './validation.ts';

/** Messages of the service settings. */
export const serverSettingWords = {
  saved: { jp: '設定を保存しました。', en: 'The settings were saved.' },
  overLimit: {
    jp: 'サーバーの設定による上限（{limit}）以下で入力してください。',
    en: 'The configuration of the server allows {limit} at most.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Names of the kinds of fields, by key. */
export const fieldTypeWords: Readonly<Record<FieldTypeName, string>> = {
  text: 'テキスト',
  textarea: '複数行テキスト',
  number: '数値',
  decimal: '小数',
  date: '日付',
  select_box: 'セレクトボックス',
  multi_select: '複数選択',
  radio: 'ラジオボタン',
  checkbox: 'チェックボックス',
  name: '氏名',
  address: '住所',
  post_code: '郵便番号',
  phone: '電話番号',
  email: 'メールアドレス',
  formula: '計算式',
};
