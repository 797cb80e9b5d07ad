import { defineCatalogue } from './entry.ts';

/** JSON that cannot be read. The place names line and column; `found` and `expected` are characters of the text. */
export const jsonEntries = defineCatalogue({
  'bundle.not-utf8': {
    ja: { what: '文字コードが UTF-8 ではありません。', fix: 'UTF-8 で保存し直してください。' },
    en: { what: 'The text is not UTF-8.', fix: 'Save it as UTF-8.' },
  },
  'bundle.json-not-an-object': {
    ja: { what: '全体が { } で囲まれていません。', fix: '名前と値の組を { } の中に書いてください。' },
    en: { what: 'The file is not a JSON object.', fix: 'Write names and values inside { }.' },
  },
  'bundle.json-empty': {
    ja: { what: 'ファイルが空です。', fix: 'JSON を書いてください。' },
    en: { what: 'The file is empty.', fix: 'Write JSON into it.' },
  },
  'bundle.json-unexpected': {
    ja: { what: '{expected} があるはずのところに「{found}」があります。', fix: 'JSON の書き方を直してください。' },
    en: { what: 'Found "{found}" where {expected} should be.', fix: 'Correct the JSON.' },
  },
  'bundle.json-value-expected': {
    ja: {
      what: '値があるはずのところに「{found}」があります。',
      fix: '文字は " " で囲み、ほかは数字、true、false、null、[ ]、{ } で書いてください。',
    },
    en: {
      what: 'Found "{found}" where a value should be.',
      fix: 'Put text in " "; otherwise write a number, true, false, null, [ ] or { }.',
    },
  },
  'bundle.json-full-width': {
    ja: { what: '全角の「{found}」があります。', fix: '半角の「{expected}」に直してください。' },
    en: { what: 'Found the full-width "{found}".', fix: 'Use the half-width "{expected}".' },
  },
  'bundle.json-single-quote': {
    ja: { what: "文字が ' で囲まれています。", fix: '" で囲んでください。' },
    en: { what: 'Text is in single quotes.', fix: 'Use " " instead.' },
  },
  'bundle.json-trailing-comma': {
    ja: { what: '最後の値の後に「,」があります。', fix: '「,」を取り除いてください。' },
    en: { what: 'There is a trailing comma.', fix: 'Remove it.' },
  },
  'bundle.json-comment': {
    ja: { what: 'JSON にはコメントを書けません。', fix: 'コメントを取り除いてください。' },
    en: { what: 'JSON has no comments.', fix: 'Remove the comment.' },
  },
  'bundle.json-ends-early': {
    ja: { what: '途中で終わっています。', fix: '{expected} で閉じられているか確かめてください。' },
    en: { what: 'The text ends too early.', fix: 'Check that it is closed with {expected}.' },
  },
  'bundle.json-extra': {
    ja: { what: 'JSON の終わりの後に「{found}」があります。', fix: '余分な文字を取り除いてください。' },
    en: { what: 'Found "{found}" after the end of the JSON.', fix: 'Remove what follows the end.' },
  },
  'bundle.json-open-string': {
    ja: {
      what: 'この文字列は同じ行で閉じられていません。',
      fix: '" で閉じてください。改行は \\n と書きます。',
    },
    en: { what: 'This text is not closed on its line.', fix: 'Close it with "; write a line break as \\n.' },
  },
  'bundle.json-bad-escape': {
    ja: { what: '「{found}」という書き方はありません。', fix: '\\ そのものは \\\\ と書いてください。' },
    en: { what: '"{found}" is not a valid escape.', fix: 'Write a backslash itself as \\\\.' },
  },
  'bundle.json-control-character': {
    ja: {
      what: '文字列の中に制御文字 {found} があります。',
      fix: '取り除くか、タブは \\t と書いてください。',
    },
    en: { what: 'There is a control character {found} in the text.', fix: 'Remove it; write a tab as \\t.' },
  },
  'bundle.json-bad-number': {
    ja: { what: '数「{found}」の書き方が正しくありません。', fix: '0で始まる番号などは " " で囲んでください。' },
    en: { what: 'The number "{found}" is not a valid number.', fix: 'Write codes that begin with 0 as text in " ".' },
  },
  'bundle.json-duplicate-key': {
    ja: {
      what: '名前「{key}」が2回書かれています（1回目は{first}行目）。',
      fix: 'どちらか一方を取り除くか、名前を変えてください。',
    },
    en: {
      what: 'The name "{key}" is written twice (first on line {first}).',
      fix: 'Remove or rename one of them.',
    },
  },
  'bundle.json-too-deep': {
    ja: { what: '入れ子が{limit}段を超えています。', fix: '入れ子を浅くしてください。' },
    en: { what: 'It is nested more than {limit} levels deep.', fix: 'Nest less deeply.' },
  },
  'bundle.yaml-syntax': {
    ja: { what: 'YAML の書き方に誤りがあります（{detail}）。', fix: '字下げと記号を確かめてください。' },
    en: { what: 'The YAML cannot be read ({detail}).', fix: 'Check the indentation and the punctuation.' },
  },
  'bundle.yaml-tab': {
    ja: { what: 'YAML の字下げにタブが使われています。', fix: '半角スペースに直してください。' },
    en: { what: 'The YAML is indented with a tab.', fix: 'Use spaces.' },
  },
  'bundle.yaml-duplicate-key': {
    ja: { what: '同じ名前が2回書かれています。', fix: 'どちらか一方を取り除くか、名前を変えてください。' },
    en: { what: 'The same name is written twice.', fix: 'Remove or rename one of them.' },
  },
});
