import { defineCatalogue } from './entry.ts';

/** Problems with the helpers that a tag calls and with the values it reads. */
export const wordValueCatalogue = defineCatalogue({
  'word.helper-unknown': {
    ja: {
      what: '「{name}」という関数はありません。',
      fix: '名前に空白が入っていないか、関数の名前が正しいか確かめてください。',
    },
    en: {
      what: 'There is no function "{name}".',
      fix: "Check the function's name, or look for a space in the name.",
    },
  },
  'word.helper-unknown-nearest': {
    ja: {
      what: '「{name}」という関数はありません。「{nearest}」ではありませんか。',
      fix: '関数の名前を直してください。項目の名前なら、中に空白が入っていないか確かめてください。',
    },
    en: {
      what: 'There is no function "{name}". Did you mean "{nearest}"?',
      fix: "Correct the function's name. If it is the name of a field, look for a space in it.",
    },
  },
  'word.helper-arguments': {
    ja: { what: '「{name}」に渡す値の数が違います（必要{wanted}、実際{count}）。', fix: '書き方を確かめてください。' },
    en: { what: '"{name}" takes {wanted} values (here {count}).', fix: 'Check how it is written.' },
  },
  'word.helper-option': {
    ja: { what: '「{name}」に「{option}」という指定はありません。', fix: '書き方を確かめてください。' },
    en: { what: '"{name}" has no option "{option}".', fix: 'Check how it is written.' },
  },
  'word.helper-number': {
    ja: { what: '「{name}」に渡された「{value}」は数値ではありません。', fix: '数値の項目を使ってください。' },
    en: { what: '"{value}", given to "{name}", is not a number.', fix: 'Use a field that holds a number.' },
  },
  'word.helper-sum-list': {
    ja: {
      what: '「{name}」に渡された「{value}」は一覧ではありません。',
      fix: '{{sum 明細 "金額"}} のように、一覧の名前と、合計する項目の名前を書いてください。',
    },
    en: {
      what: '"{value}", given to "{name}", is not a list.',
      fix: 'Write the name of a list and that of the field to sum, as in {{sum 明細 "金額"}}.',
    },
  },
  'word.helper-sum-name': {
    ja: {
      what: '「{name}」で合計する「{value}」が、一覧の行にありません。',
      fix: '項目の名前を確かめ、引用符で囲んで書いてください。',
    },
    en: {
      what: 'A line of the list has no "{value}" for "{name}" to sum.',
      fix: 'Check the name of the field, and write it in quotation marks.',
    },
  },
  'word.helper-zero': {
    ja: { what: '「{name}」で0による割り算をしています。', fix: '割る値が0にならないようにしてください。' },
    en: { what: '"{name}" divides by zero.', fix: 'Make sure that the divisor is not zero.' },
  },
  'word.helper-date': {
    ja: {
      what: '「{name}」に渡された「{value}」は日付ではありません。',
      fix: '2024-04-01や令和6年4月1日のような日付を使ってください。',
    },
    en: {
      what: '"{value}", given to "{name}", is not a date.',
      fix: 'Use a date such as 2024-04-01 or 令和6年4月1日.',
    },
  },
  'word.helper-choice': {
    ja: { what: '「{name}」に「{value}」という指定はありません。', fix: '使えるのは{known}です。' },
    en: { what: '"{name}" does not support "{value}".', fix: 'Supported: {known}.' },
  },
  'word.reference-missing': {
    ja: {
      what: '番号の参照先「{label}」が文書の中にありません。',
      fix: '参照先の条項が省かれていないか、名前が同じか確かめてください。',
    },
    en: {
      what: 'The number "{label}" is referenced but is not in the document.',
      fix: 'Check whether that article was omitted and whether the labels match.',
    },
  },
  'word.lookup-missing': {
    ja: { what: '「{key}」が見つかりません。', fix: '値の名前を確かめてください。' },
    en: { what: '"{key}" was not found.', fix: 'Check the name.' },
  },
  'word.value-not-text': {
    ja: {
      what: '「{name}」はまとまった値（{what}）なので、そのまま印字できません。',
      fix: '「{{#each …}}」で繰り返すか、中の項目を「名前.項目」のように指定してください。',
    },
    en: {
      what: '"{name}" is a group of values ({what}) and cannot be printed as it is.',
      fix: 'Repeat it with "{{#each …}}" or name one of its values.',
    },
  },
  'word.each-not-list': {
    ja: {
      what: '「{name}」は一覧ではないので繰り返せません。',
      fix: '繰り返しの質問の名前を指定するか、「{{#with …}}」を使ってください。',
    },
    en: {
      what: '"{name}" is not a list and cannot be repeated.',
      fix: 'Name a repeated question, or use "{{#with …}}".',
    },
  },
  'word.name-outside-loop': {
    ja: {
      what: '「{name}」は繰り返し「{list}」の中の項目ですが、繰り返しの外で使われています。',
      fix: '「{{#each {list}}}」と「{{/each}}」の間に移してください。',
    },
    en: {
      what: '"{name}" belongs to the repetition "{list}" but is used outside it.',
      fix: 'Move it between "{{#each {list}}}" and "{{/each}}".',
    },
  },
  'word.name-invisible': {
    ja: {
      what: '「{name}」というタグの名前の中に、目に見えない文字（{codes}）が入っているため、データの名前と一致しません。',
      fix: 'タグを打ち直してください。',
    },
    en: {
      what: 'The name "{name}" in the tag contains invisible characters ({codes}), so it is not found in the data.',
      fix: 'Type the tag again.',
    },
  },
  'word.name-missing': {
    ja: { what: '「{name}」がデータにありません。', fix: '名前の書き間違いを直すか、データに加えてください。' },
    en: { what: '"{name}" is not in the data.', fix: 'Correct the name or add it to the data.' },
  },
  'word.name-missing-nearest': {
    ja: {
      what: '「{name}」がデータにありません。「{nearest}」ではありませんか。',
      fix: '名前を直すか、データに加えてください。',
    },
    en: {
      what: '"{name}" is not in the data. Did you mean "{nearest}"?',
      fix: 'Correct the name or add it to the data.',
    },
  },
});
