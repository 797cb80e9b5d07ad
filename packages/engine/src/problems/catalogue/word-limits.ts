import { defineCatalogue } from './entry.ts';

/** Problems of templates and data that would cost too much, and of data that is not plain data. */
export const wordLimitsCatalogue = defineCatalogue({
  'word.xml-elements': {
    ja: { what: '文書の要素が多すぎます（上限{limit}個）。', fix: '文書を分けてください。' },
    en: { what: 'It has too many elements (at most {limit}).', fix: 'Split the document.' },
  },
  'word.xml-attributes': {
    ja: { what: '一つの要素の属性が多すぎます（上限{limit}個）。', fix: 'Wordで開いて保存し直してください。' },
    en: { what: 'An element has too many attributes (at most {limit}).', fix: 'Open it in Word and save it again.' },
  },
  'word.too-many-relationships': {
    ja: {
      what: 'リンクや画像などの参照が多すぎます（上限{limit}個）。',
      fix: '文書を分けるか、リンクを減らしてください。',
    },
    en: {
      what: 'It refers to too many links, pictures and other parts (at most {limit}).',
      fix: 'Split the document or use fewer links.',
    },
  },
  'word.too-many-tags': {
    ja: {
      what: 'タグが多すぎます（上限{limit}個）。',
      fix: 'テンプレートを分けるか、繰り返しのブロックを使ってください。',
    },
    en: { what: 'There are too many tags (at most {limit}).', fix: 'Split the template, or repeat with a block.' },
  },
  'word.blocks-too-deep': {
    ja: { what: 'ブロックの入れ子が深すぎます（上限{limit}段）。', fix: '条件や繰り返しの入れ子を減らしてください。' },
    en: {
      what: 'Blocks are nested too deeply (at most {limit} levels).',
      fix: 'Reduce the nesting of conditions and loops.',
    },
  },
  'word.expression-too-deep': {
    ja: { what: 'かっこの入れ子が深すぎます（上限{limit}段）。', fix: '式を分けるか、短くしてください。' },
    en: { what: 'Brackets are nested too deeply (at most {limit} levels).', fix: 'Split or shorten the expression.' },
  },
  'word.text-too-long': {
    ja: { what: '「{name}」が作る文が長すぎます（上限{limit}文字）。', fix: '値を短くしてください。' },
    en: { what: 'The text produced by "{name}" is too long (at most {limit} characters).', fix: 'Shorten the value.' },
  },
  'word.too-slow': {
    ja: {
      what: '時間がかかりすぎるため中止しました（上限{limit}ミリ秒）。',
      fix: '文書や繰り返しを小さくするか、上限を延ばしてください。',
    },
    en: {
      what: 'Stopped because it took too long (at most {limit} milliseconds).',
      fix: 'Make the document smaller, reduce the repetitions, or allow more time.',
    },
  },
  'word.value-date': {
    ja: {
      what: '「{name}」は日時オブジェクト（Date）です。時差で日付が変わるため印字できません。',
      fix: '「2024-04-01」のような文字列で渡してください。',
    },
    en: {
      what: '"{name}" is a Date object. It is not printed, because its date depends on the time zone.',
      fix: 'Give a text such as "2024-04-01".',
    },
  },
  'word.value-too-deep': {
    ja: {
      what: '「{name}」は一覧の中の一覧が深すぎるか、自分自身を含んでいるため印字できません。',
      fix: '一覧の入れ子をなくしてください。',
    },
    en: {
      what: '"{name}" contains lists nested too deeply, or contains itself, and cannot be printed.',
      fix: 'Give a plain list.',
    },
  },
  'word.data-unreadable': {
    ja: {
      what: 'データを読み取れません（{reason}）。',
      fix: 'ゲッターやプロキシのない、ただの値だけのデータを渡してください。',
    },
    en: { what: 'The data cannot be read ({reason}).', fix: 'Give plain data without getters or proxies.' },
  },
});
