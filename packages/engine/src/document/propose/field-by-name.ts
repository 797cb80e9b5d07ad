import {
  addressParts,
  fieldType,
  nameParts,
  type FieldInstance,
  type FieldType,
} from '../../application/schema/index.ts';

/** Values of a proposed field, apart from its name. A formula reads other fields by their names: 合計(明細.金額). */
export type ProposedValues = Pick<
  FieldInstance,
  'type' | 'label' | 'unit' | 'decimals' | 'rules' | 'options' | 'date_format' | 'style' | 'formula'
>;

/** What a field is about: fields about the same thing are asked together. */
export type Theme = 'person' | 'date' | 'money' | 'sum' | 'other';

interface NameRule {
  readonly pattern: RegExp;
  readonly theme: Theme;
  readonly values: ProposedValues;
}

const ofType = (type: FieldType): ProposedValues => ({ type });

/**
 * Words at the end of Japanese names of fields, the first that fits decides: 契約書の提出日 is a date, 提出日数 a number.
 * Names of companies and of offices (会社名, 商号, 代表者) are texts, but belong to the person they are about.
 */
const nameRules: readonly NameRule[] = [
  { pattern: /郵便番号|^〒/u, theme: 'person', values: ofType(fieldType.post_code) },
  { pattern: /(?:住所|所在地|居所|本籍)$/u, theme: 'person', values: ofType(fieldType.address) },
  {
    pattern: /(?:電話|電話番号|携帯|携帯番号|FAX|ＦＡＸ|ファックス|ファクシミリ|TEL|ＴＥＬ)(?:番号)?$/iu,
    theme: 'person',
    values: ofType(fieldType.phone),
  },
  { pattern: /(?:メール|メールアドレス|e-?mail)$/iu, theme: 'person', values: ofType(fieldType.email) },
  {
    pattern: /(?:フリガナ|ふりがな|カナ|かな)$/u,
    theme: 'person',
    values: { type: fieldType.text, rules: [{ name: 'isKana' }] },
  },
  { pattern: /(?:氏名|姓名|^お?名前)$/u, theme: 'person', values: ofType(fieldType.name) },
  {
    pattern: /(?:会社名|法人名|団体名|事業所名|商号|名称|屋号|代表者|代表者名|担当者|担当者名|役職|肩書|部署)$/u,
    theme: 'person',
    values: ofType(fieldType.text),
  },
  { pattern: /(?:曜日|休日|祝日|平日)$/u, theme: 'other', values: ofType(fieldType.text) },
  {
    pattern: /(?:年月日|日付|期日|期限|納期|[^\d何毎]日)$/u,
    theme: 'date',
    values: { type: fieldType.date, date_format: 'YYYY年M月D日' },
  },
  {
    pattern:
      /(?:金額|価格|価額|単価|代金|報酬|料金|費用|月額|年額|賃金|基本給|給与|給料|合計|小計|消費税|手当|賞与|資本金|敷金|礼金|定期代|[^氏名]額|[^資]料|円)$/u,
    theme: 'money',
    values: { type: fieldType.number, unit: '円' },
  },
  { pattern: /(?:率|割合|パーセント|％|%)$/u, theme: 'other', values: { type: fieldType.decimal, unit: '%' } },
  { pattern: /(?:年齢|[^複]数|数量|時間数)$/u, theme: 'other', values: ofType(fieldType.number) },
  {
    pattern: /(?:備考|理由|内容|概要|目的|説明|事項|詳細|摘要|経緯)$/u,
    theme: 'other',
    values: ofType(fieldType.textarea),
  },
];

/** What the parts that a tag reads say about a value: `氏名.kana` is a name, `住所.postCode` an address. */
function byParts(parts: readonly string[]): FieldType | undefined {
  if (parts.some((part) => (nameParts as readonly string[]).includes(part))) return fieldType.name;
  if (parts.some((part) => (addressParts as readonly string[]).includes(part))) return fieldType.address;
  return undefined;
}

/** What the helpers that print a value need it to be. */
const helperFields: readonly (readonly [helper: string, theme: Theme, values: ProposedValues])[] = [
  ['yen', 'money', { type: fieldType.number, unit: '円' }],
  ['number', 'other', ofType(fieldType.number)],
  ['wareki', 'date', { type: fieldType.date, date_format: 'YYYY年M月D日' }],
  ['date', 'date', { type: fieldType.date, date_format: 'YYYY年M月D日' }],
  ['postcode', 'person', ofType(fieldType.post_code)],
  ['phone', 'person', ofType(fieldType.phone)],
];

/**
 * A field as its name suggests it: its values, and what it is about. `parts`: what is read of its value; `helpers`: what prints it.
 */
export function fieldByName(
  name: string,
  parts: readonly string[] = [],
  helpers: readonly string[] = [],
): { readonly theme: Theme; readonly values: ProposedValues } {
  const type = byParts(parts);
  if (type !== undefined) return { theme: 'person', values: { type } };
  // Numbers that make names unique (金額_2), or number the places of one thing (人数_イ, 人数_計), are no part of the word.
  const word = name.replace(/[_＿]?[0-9０-９]+$/u, '').replace(/[_＿][ァ-ヶA-Za-z計]$/u, '');
  const found = nameRules.find(({ pattern }) => pattern.test(word));
  if (found && found.values.type !== fieldType.text) return found;
  const printed = helperFields.find(([helper]) => helpers.includes(helper));
  if (printed) return { theme: printed[1], values: printed[2] };
  return found ?? { theme: 'other', values: { type: fieldType.text } };
}
