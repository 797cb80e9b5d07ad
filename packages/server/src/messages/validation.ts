/** Words in both languages, with places like `{field}`. */
export interface Words {
  readonly jp: string;
  readonly en: string;
}

/**
 * What is wrong with a value, by the keyword of JSON Schema that it breaks. `type` and `format` are subdivided by their value: `type.integer`,
 * `format.email`. `words.phone` is for a schema that names its words (`x-words`). Minimum, maximum, phone and kana are the words of the
 * specification (V020, V021, V048, V009), letter by letter. `{field}` is the label of the field, the other places are the params of the keyword.
 */
export const validationWords = {
  required: { jp: '{field}は必須項目です', en: '{field} required' },
  additionalProperties: { jp: '{name}は使用できない項目です。', en: '{name} is not a known field.' },
  minLength: { jp: '{field}は{limit}文字以上で入力してください。', en: '{field}: enter at least {limit} characters.' },
  maxLength: { jp: '{field}は{limit}文字以内で入力してください。', en: '{field}: enter at most {limit} characters.' },
  pattern: { jp: '{field}の形式が正しくありません。', en: '{field} invalid' },
  minimum: { jp: '{limit}以上で入力してください。', en: '{field}: enter {limit} or more.' },
  maximum: { jp: '上限数を超えています。{limit}以下で入力してください。', en: '{field}: enter {limit} or less.' },
  exclusiveMinimum: { jp: '{field}は{limit}より大きい値を入力してください。', en: '{field}: enter more than {limit}.' },
  exclusiveMaximum: { jp: '{field}は{limit}より小さい値を入力してください。', en: '{field}: enter less than {limit}.' },
  multipleOf: {
    jp: '{field}は{multipleOf}の倍数で入力してください。',
    en: '{field}: enter a multiple of {multipleOf}.',
  },
  minItems: { jp: '{limit} つ以上選択してください', en: '{field}: choose at least {limit}.' },
  maxItems: { jp: '{limit} つの項目しか選択できない', en: '{field}: choose at most {limit}.' },
  uniqueItems: { jp: '{field}に同じ値が重複しています。', en: '{field} contains the same value twice.' },
  contains: { jp: '{field}に必要な値が含まれていません。', en: '{field}: a needed value is missing.' },
  minProperties: { jp: '{field}は{limit}項目以上入力してください。', en: '{field}: fill in at least {limit}.' },
  maxProperties: { jp: '{field}は{limit}項目以内で入力してください。', en: '{field}: fill in at most {limit}.' },
  propertyNames: { jp: '{field}に使用できない項目名があります。', en: '{field} has a name that is not allowed.' },
  dependentRequired: { jp: '{field}は必須項目です', en: '{field} required' },
  const: { jp: '{field}の値が正しくありません。', en: '{field}: the value is not allowed.' },
  enum: { jp: '{field}は選択肢の中から選んでください。', en: '{field}: choose one of the options.' },
  anyOf: { jp: '{field}の値が正しくありません。', en: '{field}: the value is not allowed.' },
  oneOf: { jp: '{field}の値が正しくありません。', en: '{field}: the value is not allowed.' },
  not: { jp: '{field}の値が正しくありません。', en: '{field}: the value is not allowed.' },
  'type.string': { jp: '{field}は文字で入力してください。', en: '{field}: enter text.' },
  'type.integer': { jp: '{field}は整数で入力してください。', en: '{field}: enter a whole number.' },
  'type.number': { jp: '{field}は数値で入力してください。', en: '{field}: enter a number.' },
  'type.boolean': { jp: '{field}は「はい」か「いいえ」で指定してください。', en: '{field}: give true or false.' },
  'type.array': { jp: '{field}はリスト形式で指定してください。', en: '{field}: give a list.' },
  'type.object': { jp: '{field}の構造が正しくありません。', en: '{field}: give an object.' },
  'type.null': { jp: '{field}は空にしてください。', en: '{field}: leave it empty.' },
  'format.email': { jp: 'メールアドレスの形式が正しくありません。', en: 'Email invalid' },
  'format.date': {
    jp: '{field}はYYYY-MM-DDの形式で入力してください。',
    en: 'Datetime is not valid. Valid format: YYYY-MM-DD',
  },
  'format.date-time': {
    jp: '{field}の日時の形式が正しくありません。',
    en: '{field}: give a date and time (ISO 8601).',
  },
  'format.time': { jp: '{field}の時刻の形式が正しくありません。', en: '{field}: give a time (ISO 8601).' },
  'format.uri': { jp: '{field}のURLの形式が正しくありません。', en: '{field}: give a URL.' },
  'format.uuid': { jp: '{field}の形式が正しくありません。', en: '{field} invalid' },
  'words.phone': {
    jp: 'ハイフンをを除く半角数字12桁以内で入力してください',
    en: '{field}: enter up to 12 digits without hyphens.',
  },
  'words.kana': { jp: 'カタカナで入力してください', en: '{field}: enter it in full-width katakana.' },
  'file.required': { jp: '{field}は必須項目です', en: '{field} required' },
  'file.tooLarge': {
    jp: '{field}は{limit}以下のファイルを選択してください。',
    en: '{field}: choose a file of at most {limit}.',
  },
  'file.tooMany': { jp: '{field}は{limit}件までです。', en: '{field}: at most {limit} files.' },
  'file.empty': {
    jp: '{field}が空です。内容のあるファイルを選択してください。',
    en: '{field}: the file is empty. Choose one that has content.',
  },
  'file.type': {
    jp: '{field}の形式には対応していません。',
    en: '{field}: this kind of file is not supported.',
  },
  'file.mismatch': {
    jp: '{field}の内容と拡張子が一致していません。',
    en: '{field}: the content of the file does not match its name.',
  },
  'file.damaged': {
    jp: '{field}の内容が拡張子と一致しないか、壊れています。作成したソフトで開けることを確かめ、保存し直してください。',
    en: '{field}: the content does not match the name of the file, or is damaged. Open it in the program that made it, and save it again.',
  },
  'file.locked': {
    jp: '{field}は読み取れません。パスワードを外し、.docxや.xlsxなどの今の形式で保存し直してください。',
    en: '{field}: it cannot be read. Remove its password and save it in a current format such as .docx or .xlsx.',
  },
  'file.unknown': { jp: '{name}にはファイルを添付できません。', en: '{name} takes no file.' },
} as const satisfies Readonly<Record<string, Words>>;

/** For fields that have no label of their own. */
export const unnamedField: Words = { jp: 'この項目', en: 'This field' };
