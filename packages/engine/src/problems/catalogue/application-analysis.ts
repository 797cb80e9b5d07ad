import { defineCatalogue } from './entry.ts';

/** What the analysis of an application finds. */
export const applicationAnalysisCatalogue = defineCatalogue({
  'application.analysis-question-unreachable': {
    ja: {
      what: '質問「{name}」は、どのように回答しても表示されません。',
      fix: '表示条件と、条件に使っている質問の表示条件を見直してください。',
    },
    en: {
      what: 'The question "{name}" is never shown, whatever is answered.',
      fix: 'Check its conditions and those of the questions that they refer to.',
    },
  },
  'application.analysis-option-unavailable': {
    ja: {
      what: '選択肢「{option}」は、どのように回答しても選べません。',
      fix: '選択肢の表示条件を見直すか、選択肢を削除してください。',
    },
    en: {
      what: 'The option "{option}" is never available, whatever is answered.',
      fix: 'Check its conditions, or delete it.',
    },
  },
  'application.analysis-group-unreachable': {
    ja: {
      what: '項目グループ「{name}」は、どのように回答しても表示されません。',
      fix: 'グループの表示条件を質問の表示条件と合わせて見直してください。',
    },
    en: {
      what: 'The field group "{name}" is never shown, whatever is answered.',
      fix: 'Check its conditions and those of its question.',
    },
  },
  'application.analysis-condition-never': {
    ja: { what: '「{name}」の条件（{condition}）は決して成り立ちません。', fix: '条件を直すか、削除してください。' },
    en: { what: 'A condition of "{name}" never holds: {condition}.', fix: 'Correct the condition, or delete it.' },
  },
  'application.analysis-conditions-contradict': {
    ja: {
      what: '「{name}」の条件は互いに矛盾しているため、決して成り立ちません（{conditions}）。',
      fix: '「すべて満たす」を外すか、いずれかの条件を削除してください。',
    },
    en: {
      what: 'The conditions of "{name}" contradict one another and never hold: {conditions}.',
      fix: 'Require any of them instead of all, or delete one.',
    },
  },
  'application.analysis-condition-always': {
    ja: {
      what: '「{name}」の条件は、必須の回答がそろえば必ず成り立ちます。',
      fix: '条件が必要か確認してください。不要なら削除できます。',
    },
    en: {
      what: 'The conditions of "{name}" always hold once the required questions are answered.',
      fix: 'Check whether they are needed; otherwise they can be deleted.',
    },
  },
  'application.analysis-rule-unused': {
    ja: { what: 'ルール「{name}」はどこからも使われていません。', fix: '不要なら削除してください。' },
    en: { what: 'The rule "{name}" is not used anywhere.', fix: 'Delete it if it is not needed.' },
  },
  'application.analysis-field-empty': {
    ja: {
      what: '項目「{name}」は質問されず、表示元もないため、値が入りません。',
      fix: '項目グループに入れるか、表示元の項目や質問を選んでください。',
    },
    en: {
      what: 'The field "{name}" is never asked and copies no other value, so it is always empty.',
      fix: 'Put it into a field group, or choose the field or question it shows.',
    },
  },
  'application.analysis-field-not-printed': {
    ja: {
      what: '項目「{name}」は質問されますが、どのファイルにも使われていません。',
      fix: 'ファイルに配置するか、ひな形にタグを書いてください。記録だけならアンケート項目にできます。',
    },
    en: {
      what: 'The field "{name}" is asked but used in no file.',
      fix: 'Place it on a file or write its tag into a template. If it is only for your records, make it a survey field.',
    },
  },
  'application.analysis-loop-not-repeated': {
    ja: {
      what: '「{name}」は繰り返しの質問ではないのに、繰り返しに使われています。',
      fix: '繰り返しの質問を選ぶか、繰り返しを外してください。',
    },
    en: {
      what: '"{name}" is used for a loop but is not a repeat question.',
      fix: 'Choose a repeat question, or remove the loop.',
    },
  },
  'application.analysis-formula-circle': {
    ja: { what: '計算式が循環しています：{names}。', fix: 'いずれかの計算式を直してください。' },
    en: { what: 'These formulas are circular: {names}.', fix: 'Correct one of the formulas.' },
  },
  'application.analysis-rule-circle': {
    ja: { what: 'ルールが循環しています：{names}。', fix: 'いずれかのルールの条件を直してください。' },
    en: { what: 'These rules are circular: {names}.', fix: 'Correct the conditions of one of them.' },
  },
  'application.analysis-condition-circle': {
    ja: { what: '表示条件が循環しています：{names}。', fix: 'いずれかの条件を直してください。' },
    en: { what: 'These conditions are circular: {names}.', fix: 'Correct one of the conditions.' },
  },
  'application.analysis-later-question': {
    ja: {
      what: '質問「{name}」の条件に、後で聞かれる質問「{later}」が使われています。',
      fix: '「{later}」を前に移すか、条件を見直してください。',
    },
    en: {
      what: 'The question "{name}" depends on "{later}", which is asked later.',
      fix: 'Move "{later}" before it, or change the condition.',
    },
  },
  'application.analysis-group-empty': {
    ja: { what: '項目グループ「{name}」に項目がありません。', fix: '項目を加えるか、グループを削除してください。' },
    en: { what: 'The field group "{name}" has no fields.', fix: 'Add fields, or delete the group.' },
  },
  'application.analysis-question-empty': {
    ja: {
      what: '質問「{name}」には回答するものがありません。',
      fix: '選択肢か項目を加えるか、質問を削除してください。',
    },
    en: {
      what: 'The question "{name}" has nothing to answer.',
      fix: 'Add options or fields, or delete the question.',
    },
  },
});
