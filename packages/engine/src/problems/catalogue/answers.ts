import { checkEntries } from './answers-checks.ts';
import { defineCatalogue } from './entry.ts';

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
