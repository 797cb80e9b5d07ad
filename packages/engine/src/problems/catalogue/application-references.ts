import { defineCatalogue } from './entry.ts';

/** Duplicate ids, and references to ids that do not exist. */
export const referenceEntries = defineCatalogue({
  'application.formula-name-in-list': {
    ja: {
      what: '項目「{name}」は繰り返しの中にあるため、この計算式からはそのまま使えません。',
      fix: '合計するときは「{sum}」と書いてください。',
    },
    en: {
      what: 'The field "{name}" is in a list that this formula is not in.',
      fix: 'To sum it over the list, write {sum}.',
    },
  },
  'application.formula-sum-without-list': {
    ja: {
      what: '項目「{name}」は、この計算式から合計できる繰り返しの中にありません。',
      fix: '「@{name}」と書くか、合計する繰り返しの項目を「合計(明細.金額)」の形で指定してください。',
    },
    en: {
      what: 'The field "{name}" is not in a list that this formula can sum over.',
      fix: 'Write @{name}, or name a field of a list, as in 合計(明細.金額).',
    },
  },
  'application.name-unknown': {
    ja: { what: '「{name}」という名前のものはありません。', fix: '名前を確かめるか、番号で書いてください。' },
    en: { what: 'Nothing is called "{name}".', fix: 'Check the name, or write an id.' },
  },
  'application.name-unknown-near': {
    ja: { what: '「{name}」という名前のものはありません。', fix: '「{near}」の間違いではありませんか。' },
    en: { what: 'Nothing is called "{name}".', fix: 'Did you mean "{near}"?' },
  },
  'application.name-ambiguous': {
    ja: { what: '「{name}」という名前のものが複数あります。', fix: '次のどれかで書いてください：{names}' },
    en: { what: 'Several things are called "{name}".', fix: 'Write one of these: {names}' },
  },
  'application.invalid-duplicate-id': {
    ja: { what: '番号 {id} が2回使われています。', fix: 'どちらかに、まだ使われていない番号を付けてください。' },
    en: { what: 'The id {id} is used twice.', fix: 'Give one of them an unused id.' },
  },
  'application.invalid-last-id': {
    ja: {
      what: '番号 {id} が last_id（{last}）より大きくなっています。',
      fix: 'last_id を {highest} 以上にしてください。',
    },
    en: { what: 'The id {id} is above last_id, which is {last}.', fix: 'Set last_id to {highest} or more.' },
  },
  'application.invalid-no-question': {
    ja: { what: '番号 {id} の質問はありません。', fix: '質問の番号を確かめてください。' },
    en: { what: 'There is no question with the id {id}.', fix: 'Check the id of the question.' },
  },
  'application.invalid-no-option': {
    ja: { what: '番号 {id} の選択肢はありません。', fix: '質問の選択肢の番号を確かめてください。' },
    en: { what: 'There is no option with the id {id}.', fix: 'Check the id of the option.' },
  },
  'application.invalid-other-question-option': {
    ja: {
      what: '選択肢 {id} は、この条件の質問ではなく質問「{owner}」のものです。',
      fix: '質問「{question}」の選択肢を選んでください。',
    },
    en: {
      what: 'The option {id} belongs to the question "{owner}", not to the question of this condition.',
      fix: 'Choose options of the question "{question}".',
    },
  },
  'application.invalid-no-field-group': {
    ja: { what: '番号 {id} の項目グループはありません。', fix: '質問の field_groups の番号を確かめてください。' },
    en: { what: 'There is no field group with the id {id}.', fix: 'Check the ids in field_groups.' },
  },
  'application.invalid-no-field': {
    ja: { what: '番号 {id} の項目はありません。', fix: '項目の番号を確かめてください。' },
    en: { what: 'There is no field with the id {id}.', fix: 'Check the id of the field.' },
  },
  'application.invalid-no-answer-field': {
    ja: { what: '番号 {id} の項目はありません。', fix: '項目か調査項目の番号を確かめてください。' },
    en: { what: 'There is no field or survey field with the id {id}.', fix: 'Check the id of the field.' },
  },
  'application.invalid-no-rule': {
    ja: { what: '番号 {id} のルールはありません。', fix: 'ルールの番号を確かめてください。' },
    en: { what: 'There is no rule with the id {id}.', fix: 'Check the id of the rule.' },
  },
  'application.invalid-no-file': {
    ja: { what: '番号 {id} のファイルはありません。', fix: 'ファイルの番号を確かめてください。' },
    en: { what: 'There is no file with the id {id}.', fix: 'Check the id of the file.' },
  },
  'application.invalid-no-folder': {
    ja: { what: '番号 {id} のフォルダーはありません。', fix: 'フォルダーの番号を確かめてください。' },
    en: { what: 'There is no folder with the id {id}.', fix: 'Check the id of the folder.' },
  },
  'application.invalid-no-category': {
    ja: { what: '番号 {id} のカテゴリはありません。', fix: 'カテゴリの番号を確かめてください。' },
    en: { what: 'There is no category with the id {id}.', fix: 'Check the id of the category.' },
  },
  'application.invalid-no-master-field': {
    ja: { what: '番号 {id} のマスター項目はありません。', fix: 'master_fields の番号を確かめてください。' },
    en: { what: 'There is no master field with the id {id}.', fix: 'Check the ids in master_fields.' },
  },
  'application.invalid-two-lists': {
    ja: {
      what: '質問「{question}」が2つの繰り返しに入っています。',
      fix: '質問を入れられる繰り返しは一つだけです。どちらかから外してください。',
    },
    en: {
      what: 'The question "{question}" is in two repeat lists.',
      fix: 'A question can be in one repeat list only. Remove it from one of them.',
    },
  },
  'application.invalid-repeat-cycle': {
    ja: {
      what: '繰り返しが自分自身を含んでいます（{chain}）。',
      fix: 'どこか一つの繰り返しから、外側の質問を外してください。',
    },
    en: { what: 'A repetition contains itself ({chain}).', fix: 'Remove the outer question from one of the lists.' },
  },
  'application.invalid-folder-cycle': {
    ja: { what: 'フォルダーが自分自身の中に入っています（{chain}）。', fix: 'parent_id を直してください。' },
    en: { what: 'A folder is inside itself ({chain}).', fix: 'Correct a parent_id.' },
  },
  'application.invalid-category-cycle': {
    ja: { what: 'カテゴリが自分自身の中に入っています（{chain}）。', fix: 'parent_id を直してください。' },
    en: { what: 'A category is inside itself ({chain}).', fix: 'Correct a parent_id.' },
  },
});
