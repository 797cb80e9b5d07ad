import { describeRule } from './describe-rule.ts';

const letters = (count: number): string[] => 'abcdefghij'.slice(0, count).split('');

describeRule('maxTags', {
  withParams: true,
  params: { N: 3 },
  passes: [
    { value: letters(3) },
    { value: [] },
    { value: null },
    { value: 'a' },
    { value: letters(5), params: { N: 5 } },
  ],
  fails: [{ value: letters(4) }, { value: letters(2), params: { N: 1 } }, { value: letters(1), params: { N: 0 } }],
  message: '{N} つの項目しか選択できない',
});

describeRule('minTags', {
  withParams: true,
  params: { N: 2 },
  passes: [{ value: letters(2) }, { value: letters(5) }, { value: [], params: { N: 0 } }],
  fails: [
    { value: letters(1) },
    { value: [] },
    { value: null },
    { value: 'a' },
    { value: '' },
    { value: [], params: { N: 1 } },
  ],
  message: '{N} つ以上選択してください',
});

describeRule('multi_select_max', {
  withParams: true,
  params: { max: 2 },
  passes: [{ value: letters(2) }, { value: [] }, { value: letters(5), params: { max: 5 } }],
  fails: [{ value: letters(3) }, { value: letters(6), params: { max: 5 } }],
  message: 'maximum {max} options',
});

describeRule('repeat_question_count', {
  withParams: true,
  params: { min: 1, max: 3 },
  passes: [
    { value: 1 },
    { value: 3 },
    { value: [{}, {}] },
    { value: 2, params: { min: 2, max: 2 } },
    { value: [], params: { min: 0, max: 1 } },
  ],
  fails: [
    { value: 0 },
    { value: 4 },
    { value: [] },
    { value: null },
    { value: [{}, {}, {}, {}] },
    { value: 3, params: { min: 2, max: 2 } },
  ],
  message: '{min}件以上{max}件以下で入力してください。',
});

describeRule('campaign_companies', {
  withParams: true,
  params: { auto_choice: 'auto' },
  passes: [
    { value: [1] },
    { value: ['auto', 1] },
    { value: [-1, 7], params: { auto_choice: -1 } },
    { value: [0, 5], params: {} },
  ],
  fails: [
    { value: ['auto'] },
    { value: [] },
    { value: null },
    { value: ['auto', 'auto'] },
    { value: [-1], params: { auto_choice: -1 } },
    { value: [0], params: {} },
    { value: ['0'], params: {} },
  ],
  message: '対象会社は必須項目です',
});

describeRule('same_approver_twice', {
  withParams: true,
  params: { requested: [1, 2] },
  passes: [
    { value: 3 },
    { value: [3, 4] },
    { value: 1, params: { requested: [] } },
    { value: 'k1', params: { requested: ['k2'] } },
  ],
  fails: [
    { value: 1 },
    { value: '2' },
    { value: [3, 1] },
    { value: [3, 3] },
    { value: 'k1', params: { requested: ['k1'] } },
  ],
  message: '同じ承認者に重複して依頼することはできません。',
});
