import { defineCatalogue } from './entry.ts';

/** Inconsistent questions, fields, conditions and files. */
export const partEntries = defineCatalogue({
  'application.invalid-repeat-range': {
    ja: {
      what: '繰り返しの最小（{min}）が最大（{max}）より大きくなっています。',
      fix: 'min は max 以下にしてください。',
    },
    en: {
      what: 'The minimum number of repetitions ({min}) is greater than the maximum ({max}).',
      fix: 'Set min to max or less.',
    },
  },
  'application.invalid-no-options': {
    ja: { what: '選択式の質問に選択肢がありません。', fix: 'options に選択肢を一つ以上加えてください。' },
    en: { what: 'A choice question has no options.', fix: 'Add at least one to options.' },
  },
  'application.invalid-no-repeat-options': {
    ja: { what: '繰り返しの質問に、繰り返す質問の一覧がありません。', fix: 'repeat_options を加えてください。' },
    en: { what: 'A repeat question has no list of questions to repeat.', fix: 'Add repeat_options.' },
  },
  'application.empty-repeat': {
    ja: { what: '繰り返しに質問が一つもありません。', fix: 'questions に繰り返す質問の番号を加えてください。' },
    en: { what: 'A repetition has no questions.', fix: 'Add the ids of questions to questions.' },
  },
  'application.options-not-asked': {
    ja: {
      what: '種類が「{type}」の質問の選択肢は表示されません。',
      fix: '種類を single か multiple にするか、選択肢を除いてください。',
    },
    en: {
      what: 'Options of a question of the type "{type}" are not shown.',
      fix: 'Make it single or multiple, or remove them.',
    },
  },
  'application.repeat-not-asked': {
    ja: {
      what: '種類が「{type}」の質問の繰り返しは行われません。',
      fix: '種類を repeat にするか、repeat_options を除いてください。',
    },
    en: {
      what: 'A question of the type "{type}" does not repeat others.',
      fix: 'Make it repeat, or remove repeat_options.',
    },
  },
  'application.max-options-idle': {
    ja: {
      what: '選べる数の上限 {max} には効果がありません。',
      fix: '複数選択の質問で、選択肢の数より小さくしてください。',
    },
    en: {
      what: 'The limit of {max} options has no effect.',
      fix: 'Use it on a multiple question, below its number of options.',
    },
  },
  'application.invalid-duplicate-option': {
    ja: { what: '選択肢の値「{value}」が2回あります。', fix: 'どちらかの value を変えてください。' },
    en: { what: 'Two options have the value "{value}".', fix: 'Change one of the values.' },
  },
  'application.duplicate-option-text': {
    ja: { what: '選択肢の文字「{text}」が2回あり、見分けがつきません。', fix: 'どちらかの text を変えてください。' },
    en: { what: 'Two options have the same text "{text}".', fix: 'Change one of the texts.' },
  },
  'application.invalid-field-without-options': {
    ja: { what: '選んで答える項目に選択肢がありません。', fix: 'options に選択肢を一つ以上加えてください。' },
    en: { what: 'A choice field has no options.', fix: 'Add at least one to options.' },
  },
  'application.field-options-idle': {
    ja: { what: 'この種類の項目では選択肢は使われません。', fix: '種類を6～9にするか、options を除いてください。' },
    en: { what: 'A field of this type does not use options.', fix: 'Make its type 6 to 9, or remove options.' },
  },
  'application.invalid-no-formula': {
    ja: { what: '計算式の項目に計算式がありません。', fix: 'formula を加えてください（例：@数量*@単価）。' },
    en: { what: 'A formula field has no formula.', fix: 'Add formula, for example @数量*@単価.' },
  },
  'application.invalid-survey-formula': {
    ja: { what: '調査項目は計算式にできません。', fix: '種類を変えるか、項目として作ってください。' },
    en: { what: 'A survey field cannot be a formula.', fix: 'Change its type, or make it a field.' },
  },
  'application.invalid-formula': {
    ja: {
      what: '計算式「{formula}」は{at}文字目から読めません。',
      fix: '使えるのは + - * / ( )、数字、@と項目の名前か番号、合計(一覧.項目)、空白です。',
    },
    en: {
      what: 'The formula "{formula}" is invalid from character {at} on.',
      fix: 'Use + - * / ( ), digits, spaces, @ with the name or id of a field, and 合計(list.field).',
    },
  },
  'application.invalid-post-code-format': {
    ja: {
      what: '郵便番号の形式「{format}」は使えません。',
      fix: '{3}-{4} のように、桁数を { } で囲んで書いてください。',
    },
    en: {
      what: 'The postal code format "{format}" cannot be used.',
      fix: 'Write numbers of digits in braces, such as {3}-{4}.',
    },
  },
  'application.rule-without-answer': {
    ja: {
      what: '入力ルール「{name}」は回答を調べるものではないため、項目では働きません。',
      fix: '取り除くか、別のルールにしてください。',
    },
    en: {
      what: 'The form rule "{name}" does not check answers, so it has no effect on a field.',
      fix: 'Remove it, or use another.',
    },
  },
  'application.invalid-condition-options': {
    ja: {
      what: '条件「{operator}」に、比べる選択肢がありません。',
      fix: 'option_ids に選択肢の番号を加えてください。',
    },
    en: { what: 'The condition "{operator}" has no options.', fix: 'Add the ids of options to option_ids.' },
  },
  'application.invalid-condition-count': {
    ja: { what: '条件「{operator}」に、比べる数がありません。', fix: 'count を加えてください。' },
    en: { what: 'The condition "{operator}" has no number to compare with.', fix: 'Add count.' },
  },
  'application.invalid-condition-value': {
    ja: { what: '条件「{operator}」に、比べる値がありません。', fix: 'value か value_field_id を加えてください。' },
    en: { what: 'The condition "{operator}" has nothing to compare with.', fix: 'Add value or value_field_id.' },
  },
  'application.invalid-condition-values': {
    ja: { what: '条件に value と value_field_id の両方があります。', fix: 'どちらか一つにしてください。' },
    en: { what: 'The condition has both value and value_field_id.', fix: 'Keep one of them.' },
  },
  'application.loop-without-question': {
    ja: {
      what: '繰り返しのブロックに、どの質問を繰り返すかがありません。',
      fix: 'questionId を加えるか、isLoop を外してください。',
    },
    en: { what: 'A repeated block does not say which question repeats it.', fix: 'Add questionId, or remove isLoop.' },
  },
  'application.invalid-path': {
    ja: {
      what: 'ファイルの場所「{path}」は使えません。',
      fix: 'files/ で始まり、.. や \\ を含まない場所にしてください（例：files/契約書.docx）。',
    },
    en: {
      what: 'The path "{path}" cannot be used.',
      fix: 'Use a path that begins with files/ and has no .. or \\, such as files/契約書.docx.',
    },
  },
  'application.invalid-extension': {
    ja: {
      what: '種類「{type}」のファイルなのに「{path}」の拡張子が {extension} ではありません。',
      fix: 'path か type を直してください。',
    },
    en: {
      what: 'A file of the type "{type}" must end in {extension}, but "{path}" does not.',
      fix: 'Correct path or type.',
    },
  },
  'application.invalid-name-extension': {
    ja: {
      what: '種類「{type}」のファイルの名前「{name}」が別の種類の拡張子で終わっています。',
      fix: '{extension} で終わる名前にしてください。',
    },
    en: {
      what: 'The name "{name}" of a file of the type "{type}" has the extension of another type.',
      fix: 'Use a name that ends in {extension}.',
    },
  },
  'application.invalid-duplicate-output': {
    ja: {
      what: '同じフォルダーに同じ名前「{name}」のファイルが2つできます。',
      fix: 'どちらかの名前かフォルダーを変えてください。',
    },
    en: { what: 'Two files in the same folder have the name "{name}".', fix: 'Change the name or the folder of one.' },
  },
  'application.invalid-duplicate-plan': {
    ja: { what: 'プラン {id} の価格が2つあります。', fix: '一つだけ残してください。' },
    en: { what: 'The plan {id} has two prices.', fix: 'Keep one of them.' },
  },
  'application.invalid-published-without-file': {
    ja: {
      what: 'ファイルがアップロードされていないため公開できません。',
      fix: 'files にファイルを加えるか、publish を 0 にしてください。',
    },
    en: { what: 'The application is published but has no file.', fix: 'Add a file to files, or set publish to 0.' },
  },
});
