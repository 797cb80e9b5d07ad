import { defineCatalogue } from './entry.ts';

/** application.json that does not match the schema of an application. `property` is its name, with the position in a list: `questions[0]`. */
export const structureEntries = defineCatalogue({
  'application.invalid-not-object': {
    ja: {
      what: '「{property}」が { } で囲まれた項目の組ではありません。',
      fix: '{ "名前": 値 } の形で書いてください。',
    },
    en: { what: '"{property}" is not an object.', fix: 'Write it as { "name": value }.' },
  },
  'application.invalid-not-list': {
    ja: { what: '「{property}」が一覧ではありません。', fix: '[ ] の中に並べてください。' },
    en: { what: '"{property}" is not a list.', fix: 'Write it inside [ ].' },
  },
  'application.invalid-not-text': {
    ja: { what: '「{property}」が文字ではありません。', fix: '" " で囲んだ文字にしてください。' },
    en: { what: '"{property}" is not text.', fix: 'Write text in " ".' },
  },
  'application.invalid-not-number': {
    ja: { what: '「{property}」が数ではありません。', fix: '" " で囲まずに半角の数を書いてください。' },
    en: { what: '"{property}" is not a number.', fix: 'Write a number without " ".' },
  },
  'application.invalid-not-integer': {
    ja: { what: '「{property}」が整数ではありません。', fix: '" " で囲まずに、小数点のない半角の数を書いてください。' },
    en: { what: '"{property}" is not a whole number.', fix: 'Write a whole number without " ".' },
  },
  'application.invalid-not-boolean': {
    ja: {
      what: '「{property}」が true でも false でもありません。',
      fix: '" " で囲まずに true か false を書いてください。',
    },
    en: { what: '"{property}" is neither true nor false.', fix: 'Write true or false without " ".' },
  },
  'application.invalid-not-plain-value': {
    ja: { what: '「{property}」に使えない種類の値です。', fix: '文字、数、true、false のいずれかにしてください。' },
    en: { what: '"{property}" has a value of the wrong type.', fix: 'Write text, a number, true or false.' },
  },
  'application.invalid-missing': {
    ja: { what: '「{property}」がありません。', fix: '「{property}」を加えてください。' },
    en: { what: '"{property}" is missing.', fix: 'Add "{property}".' },
  },
  'application.invalid-unknown': {
    ja: { what: '「{property}」という項目はありません。', fix: '使えるのは {known} です。' },
    en: { what: 'There is no property "{property}".', fix: 'Use one of {known}, or remove it.' },
  },
  'application.invalid-unknown-near': {
    ja: { what: '「{property}」という項目はありません。', fix: '「{near}」の間違いではありませんか。' },
    en: { what: 'There is no property "{property}".', fix: 'Did you mean "{near}"?' },
  },
  'application.invalid-choice': {
    ja: { what: '「{property}」に「{value}」は使えません。', fix: '{allowed} のいずれかにしてください。' },
    en: { what: '"{property}" cannot be "{value}".', fix: 'Use one of {allowed}.' },
  },
  'application.invalid-choice-near': {
    ja: {
      what: '「{property}」に「{value}」は使えません。',
      fix: '「{near}」の間違いではありませんか（使えるのは {allowed}）。',
    },
    en: { what: '"{property}" cannot be "{value}".', fix: 'Did you mean "{near}"? It may be one of {allowed}.' },
  },
  'application.invalid-format-version': {
    ja: {
      what: 'この形式（format {value}）のアプリケーションは読めません。',
      fix: 'format {expected} で書き出し直すか、新しいバージョンのプログラムをお使いください。',
    },
    en: {
      what: 'Applications of format {value} cannot be read.',
      fix: 'Export it again as format {expected}, or use a newer release.',
    },
  },
  'application.invalid-empty': {
    ja: { what: '「{property}」が空です。', fix: '1文字以上で書いてください。' },
    en: { what: '"{property}" is empty.', fix: 'Write at least one character.' },
  },
  'application.invalid-too-long': {
    ja: { what: '「{property}」が{length}文字あります。', fix: '{limit}文字以内にしてください。' },
    en: { what: '"{property}" has {length} characters.', fix: 'Use at most {limit}.' },
  },
  'application.invalid-too-small': {
    ja: { what: '「{property}」の {value} は小さすぎます。', fix: '{limit} 以上にしてください。' },
    en: { what: '"{property}" is too small: {value}.', fix: 'Use {limit} or more.' },
  },
  'application.invalid-not-above': {
    ja: { what: '「{property}」の {value} は小さすぎます。', fix: '{limit} より大きくしてください。' },
    en: { what: '"{property}" is too small: {value}.', fix: 'Use more than {limit}.' },
  },
  'application.invalid-too-large': {
    ja: { what: '「{property}」の {value} は大きすぎます。', fix: '{limit} 以下にしてください。' },
    en: { what: '"{property}" is too large: {value}.', fix: 'Use {limit} or less.' },
  },
  'application.invalid-repeated-item': {
    ja: { what: '「{property}」に「{value}」が2回あります。', fix: '片方を取り除いてください。' },
    en: { what: '"{property}" has "{value}" twice.', fix: 'Remove one of them.' },
  },
  'application.invalid-color': {
    ja: { what: '「{value}」は色ではありません。', fix: '#1a2b3c のように、# と6桁で書いてください。' },
    en: { what: '"{value}" is not a color.', fix: 'Write # and six digits, such as #1a2b3c.' },
  },
  'application.invalid-value': {
    ja: { what: '「{property}」の値が正しくありません（{reason}）。', fix: '値を見直してください。' },
    en: { what: 'The value of "{property}" is invalid ({reason}).', fix: 'Correct it.' },
  },
  'application.invalid-condition-subject': {
    ja: {
      what: 'この条件には、何について比べるかがありません。',
      fix: 'question_id（質問）、field_id（項目）、rule_id（ルール）のどれか一つを加えてください。',
    },
    en: {
      what: 'This condition has no subject.',
      fix: 'Add one of question_id, field_id and rule_id.',
    },
  },
  'application.invalid-condition-subjects': {
    ja: {
      what: 'この条件には、比べる相手が2つ以上あります（{subjects}）。',
      fix: 'question_id、field_id、rule_id のどれか一つだけにしてください。',
    },
    en: {
      what: 'This condition has more than one subject ({subjects}).',
      fix: 'Keep only one of question_id, field_id and rule_id.',
    },
  },
  'application.invalid-too-deep': {
    ja: { what: '入れ子が{limit}段を超えています。', fix: '入れ子を浅くしてください。' },
    en: { what: 'It is nested more than {limit} levels deep.', fix: 'Nest less deeply.' },
  },
});
