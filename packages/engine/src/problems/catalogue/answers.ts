import { defineCatalogue } from './entry.ts';

/** The engine's own checks of answers. `{field}` is the name of the field or question that the user sees. */
export const checkEntries = defineCatalogue({
  'answers.text-expected': {
    ja: { what: '{field}は文字で入力してください。', fix: '' },
    en: { what: 'Enter {field} as text.', fix: '' },
  },
  'answers.number-expected': {
    ja: { what: '{field}は数値で入力してください。', fix: '' },
    en: { what: 'Enter {field} as a number.', fix: '' },
  },
  'answers.date-serial': {
    ja: {
      what: '{field}の日付が、Excelで日付を表す番号になっています。セルの表示形式を日付にするか、2026-04-01 のように入力してください。',
      fix: '',
    },
    en: {
      what: '{field} is a date as Excel counts its days. Format the cell as a date, or enter a date such as 2026-04-01.',
      fix: '',
    },
  },
  'answers.name-expected': {
    ja: {
      what: '{field}は氏名で入力してください。',
      fix: '姓 last、名 first、カナ kana、または「山田 太郎」のように書きます。',
    },
    en: { what: 'Enter {field} as a name.', fix: 'Give last, first and kana, or one text such as 山田 太郎.' },
  },
  'answers.address-expected': {
    ja: {
      what: '{field}は住所で入力してください。',
      fix: 'postCode、province、district、street、building、fullAddress のどれか、または1つの文字列で書きます。',
    },
    en: {
      what: 'Enter {field} as an address.',
      fix: 'Give postCode, province, district, street, building or fullAddress, or one text.',
    },
  },
  'answers.tick-expected': {
    ja: { what: '{field}はチェックの有無で答えてください。', fix: 'true か false で入力します。' },
    en: { what: 'Answer {field} with a check mark or without one.', fix: 'Give true or false.' },
  },
  'answers.option-unknown': {
    ja: { what: '「{given}」は{field}の選択肢にありません。', fix: '選べるのは {options} です。' },
    en: { what: '"{given}" is not an option of {field}.', fix: 'Choose one of: {options}.' },
  },
  'answers.list-expected': {
    ja: { what: '{field}は繰り返しの一覧で答えてください。', fix: '1件ごとの回答を配列にします。' },
    en: {
      what: 'Answer {field} with a list of repetitions.',
      fix: 'Give an array with the answers of each repetition.',
    },
  },
  'answers.repetition-expected': {
    ja: { what: '{field}のこの件は回答のまとまりではありません。', fix: '名前と値の組で答えてください。' },
    en: { what: 'This repetition of {field} is not an object of answers.', fix: 'Give an object of names and values.' },
  },
  'answers.answers-expected': {
    ja: { what: '回答が名前と値の組になっていません。', fix: '{"会社名": "…"} のような形で渡してください。' },
    en: { what: 'The answers are not an object of names and values.', fix: 'Give them as {"会社名": "…"}.' },
  },
  'answers.unknown-name': {
    ja: { what: '「{name}」という質問や項目はありません。', fix: '名前を確かめてください。' },
    en: { what: 'There is no question or field "{name}".', fix: 'Check the name.' },
  },
  'answers.unknown-name-near': {
    ja: { what: '「{name}」という質問や項目はありません。', fix: '「{near}」の間違いではありませんか。' },
    en: { what: 'There is no question or field "{name}".', fix: 'Did you mean "{near}"?' },
  },
  'answers.not-asked': {
    ja: { what: '「{name}」は計算や転記で決まる項目で、回答できません。', fix: '回答から取り除いてください。' },
    en: {
      what: '"{name}" is computed or copied from another field and cannot be answered.',
      fix: 'Remove it from the answers.',
    },
  },
  'answers.missing-operand': {
    ja: {
      what: '「{operand}」が入力されていないため、{field}を計算できません。',
      fix: '入力してください。0 のときは 0 と入力します。',
    },
    en: {
      what: '{field} cannot be computed because "{operand}" has no answer.',
      fix: 'Answer it; enter 0 if there is none.',
    },
  },
  'answers.operand-not-a-number': {
    ja: {
      what: '「{operand}」が数値ではないため、{field}を計算できません。',
      fix: '「{operand}」を数値で入力してください。',
    },
    en: {
      what: '{field} cannot be computed because "{operand}" is not a number.',
      fix: 'Enter "{operand}" as a number.',
    },
  },
  'answers.failed-operand': {
    ja: {
      what: '「{operand}」が計算できないため、{field}も計算できません。',
      fix: '先に「{operand}」の誤りを直してください。',
    },
    en: { what: '{field} cannot be computed because "{operand}" cannot be computed.', fix: 'Fix "{operand}" first.' },
  },
  'answers.division-by-zero': {
    ja: { what: '0 で割ることになるため、{field}を計算できません。', fix: '割る側の値を確かめてください。' },
    en: { what: '{field} cannot be computed because it divides by 0.', fix: 'Check the value it divides by.' },
  },
  'answers.number-too-large': {
    ja: { what: '数が大きすぎるため、{field}を計算できません。', fix: '入力した数値を確かめてください。' },
    en: { what: '{field} cannot be computed because a number becomes too large.', fix: 'Check the numbers entered.' },
  },
  'answers.formula-unreadable': {
    ja: {
      what: '{field}の計算式「{formula}」を読み取れません（{at}文字目）。',
      fix: 'アプリケーションの計算式を直してください。',
    },
    en: {
      what: 'The formula "{formula}" of {field} cannot be read (character {at}).',
      fix: 'Correct it in the application.',
    },
  },
  'answers.formula-reference': {
    ja: {
      what: '{field}の計算式が参照する項目 @{id} がありません。',
      fix: 'アプリケーションの計算式を直してください。',
    },
    en: {
      what: 'The formula of {field} refers to @{id}, which is not a field.',
      fix: 'Correct it in the application.',
    },
  },
  'answers.circular': {
    ja: {
      what: '{field}の表示条件や計算式が循環参照になっています。',
      fix: 'アプリケーションの条件や計算式を直してください。',
    },
    en: {
      what: 'The conditions or the formula of {field} are circular.',
      fix: 'Correct them in the application.',
    },
  },
  'answers.repeats-itself': {
    ja: {
      what: '質問「{field}」は自分自身の中で繰り返されるため、表示できません。',
      fix: '繰り返しの設定を直してください。',
    },
    en: {
      what: 'The question "{field}" repeats itself and cannot be asked.',
      fix: 'Correct its repeat options.',
    },
  },
  'answers.unknown-id': {
    ja: { what: 'id {id} の質問や項目はありません。', fix: 'アプリケーションの id を確かめてください。' },
    en: { what: 'There is no question or field with the id {id}.', fix: 'Check the ids of the application.' },
  },
});

/** Form rules that cannot be used as they are written. */
const ruleEntries = defineCatalogue({
  'answers.unknown-rule': {
    ja: { what: '入力ルール「{name}」はありません。', fix: '「{near}」など、決められた名前に直してください。' },
    en: { what: 'There is no form rule "{name}".', fix: 'Use the name of a form rule, such as "{near}".' },
  },
  'answers.missing-rule-param': {
    ja: {
      what: '入力ルール「{name}」にパラメーター「{param}」がありません。',
      fix: 'params に「{param}」を加えてください（例：{example}）。',
    },
    en: {
      what: 'The form rule "{name}" lacks its parameter "{param}".',
      fix: 'Add "{param}" to params (for example {example}).',
    },
  },
  'answers.invalid-rule-param': {
    ja: {
      what: '入力ルール「{name}」のパラメーター「{param}」の値が正しくありません。',
      fix: '正しい値に直してください（例：{example}）。',
    },
    en: {
      what: 'The parameter "{param}" of the form rule "{name}" has an invalid value.',
      fix: 'Give it a valid value (for example {example}).',
    },
  },
  'answers.reversed-rule-range': {
    ja: { what: '入力ルール「{name}」の min が max より大きくなっています。', fix: 'min は max 以下にしてください。' },
    en: { what: 'In the form rule "{name}", min is above max.', fix: 'Set min to max or less.' },
  },
  'answers.unknown-rule-param': {
    ja: {
      what: '入力ルール「{name}」にパラメーター「{param}」はありません。',
      fix: '使えるのは {known} です。',
    },
    en: { what: 'The form rule "{name}" has no parameter "{param}".', fix: 'Its parameters are {known}.' },
  },
  'answers.unknown-rule-param-near': {
    ja: {
      what: '入力ルール「{name}」にパラメーター「{param}」はありません。',
      fix: '「{near}」の間違いではありませんか。',
    },
    en: { what: 'The form rule "{name}" has no parameter "{param}".', fix: 'Did you mean "{near}"?' },
  },
});

export const answersCatalogue = defineCatalogue({
  ...checkEntries,
  ...ruleEntries,
});
