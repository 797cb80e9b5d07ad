import { ShoruiError, type Problem } from '@shorui/engine';
import { checkRule, compileRule, formRuleNames, formRules, ruleMessages } from '@shorui/engine/answers';
import { expect } from 'chai';

/** Parameters that make each rule usable. */
const usable: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  maxTags: { N: 1 },
  minTags: { N: 1 },
  date_between: { min: '2024-01-01', max: '2024-12-31' },
  max_character: { max: 1 },
  date_after: { min: '2024-01-01' },
  less_than: { max: 1 },
  exact_value: { length: 7 },
  min_value: { min: 1 },
  max_value: { max: 1 },
  file_duplicate: { existing: [] },
  multi_select_max: { max: 1 },
  repeat_question_count: { min: 1, max: 2 },
  same_approver_twice: { requested: [] },
  modal_list_filter: { now: '2024-05-01' },
};

/** Rules about presence: these alone look at an empty value. */
const presenceRules = [
  'phoneSplit',
  'required_date',
  'minTags',
  'campaign_companies',
  'email_required',
  'file_required',
  'question_required',
  'repeat_question_count',
  'calendar_item_needs_start_and_end',
  'modal_list_filter',
  'empty_category_empty_types',
];

function problemsOf(run: () => unknown): readonly Problem[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems;
    throw error;
  }
  return [];
}

describe('form rules', () => {
  for (const name of formRuleNames) {
    const presence = presenceRules.includes(name);
    it(`${name} ${presence ? 'refuses' : 'accepts'} an empty value`, () => {
      const check = compileRule(name, usable[name]);
      for (const empty of [undefined, null, '', []]) expect(check(empty) === null).to.equal(!presence);
    });

    it(`${name} has its texts in both languages, with every placeholder filled in`, () => {
      expect(formRules[name].name).to.equal(name);
      const { ja, en } = ruleMessages[name];
      expect(ja).to.match(/[\u3041-\u30ff\u4e00-\u9fff]/u);
      expect(en).to.not.match(/[\u3041-\u30ff\u4e00-\u9fff]/u);
      for (const locale of ['ja', 'en']) {
        const check = compileRule(name, { ...usable[name], locale });
        const message = [Symbol('no value'), null, 'A 1', -5, [1, 1, 1], {}, { publish: 1 }]
          .map((value) => (typeof value === 'symbol' ? null : check(value)))
          .find((text) => text !== null);
        if (message !== undefined) expect(message).to.not.match(/[{}]/);
      }
    });
  }

  it('never throw, whatever the value', () => {
    const values = [
      Number.NaN,
      true,
      Symbol.iterator,
      () => 1,
      new Date(0),
      new Map(),
      [null],
      { length: 3 },
      10n,
      '\u0000',
    ];
    for (const name of formRuleNames) {
      const check = compileRule(name, usable[name]);
      for (const value of values) expect(check(value)).to.satisfy((m: unknown) => m === null || typeof m === 'string');
    }
  });
});

function messageOf(name: string, value: unknown, params: Readonly<Record<string, unknown>>): string | undefined {
  const result = checkRule(name, value, params);
  return result.ok ? undefined : result.message;
}

describe('messages of form rules', () => {
  it('are those of the specification without a locale: English for email, Japanese otherwise', () => {
    expect(messageOf('email', 'x', {})).to.equal('Email invalid');
    expect(messageOf('isKana', 'x', {})).to.equal('カタカナで入力してください');
  });

  it('are in the requested language with a locale', () => {
    expect(messageOf('email', 'x', { locale: 'ja' })).to.equal('メールアドレスの形式が正しくありません');
    expect(messageOf('email', 'x', { locale: 'en' })).to.equal('Email invalid');
    expect(messageOf('date_format', 'x', { field: '取引日', locale: 'ja' })).to.equal(
      '取引日の日付が正しい形式ではありません',
    );
    expect(messageOf('date_format', 'x', { locale: 'ja' })).to.equal('この項目の日付が正しい形式ではありません');
    expect(messageOf('maxTags', [1, 2], { N: 1, locale: 'en' })).to.equal('At most 1 can be selected');
  });

  it('name the first character that is no kana when a locale is requested', () => {
    expect(messageOf('isKana', 'アオバ・フーズ!', { locale: 'ja' })).to.equal(
      'カタカナで入力してください（「・」は使えません）',
    );
    expect(messageOf('isKana', 'ヤマダ ', { locale: 'en' })).to.equal(
      'Enter it in full-width katakana (" " is not allowed)',
    );
    expect(messageOf('bank_kana', 'カ）アオバ・フーズ', { locale: 'ja' })).to.include('「・」は口座名義に使えません');
  });

  it('name the existing file when a locale is requested', () => {
    expect(messageOf('file_duplicate', 'a.pdf', { existing: ['a.pdf'], locale: 'en' })).to.equal(
      'a.pdf already exists',
    );
    expect(messageOf('file_duplicate', 'a.pdf', { existing: ['a.pdf'], locale: 'ja' })).to.equal(
      'a.pdfは既に存在します',
    );
  });

  it('name the field, or この項目 if no field is named', () => {
    expect(messageOf('phoneSplit', '', { field: '電話番号' })).to.equal('電話番号は必須項目です');
    expect(messageOf('phoneSplit', '', {})).to.equal('この項目は必須項目です');
    expect(messageOf('phoneSplit', '', { locale: 'en' })).to.equal('This field is required');
    expect(messageOf('date_format', 'x', {})).to.equal('日付が正しい形式ではありません');
  });

  it('keep a field name as it is, also one that looks like a placeholder', () => {
    expect(messageOf('phoneSplit', '', { field: '$& {min}' })).to.equal('$& {min}は必須項目です');
  });

  it('print a default parameter', () => {
    expect(messageOf('price_minimum', 1, {})).to.equal('100以上で入力してください。');
  });
});

describe('compileRule', () => {
  it('refuses an unknown rule name and suggests the nearest one', () => {
    expect(problemsOf(() => compileRule('maxCharacter'))).to.deep.equal([
      {
        id: 'answers.unknown-rule',
        severity: 'error',
        place: {},
        params: { name: 'maxCharacter', near: 'max_character' },
      },
    ]);
    expect(() => checkRule('フリガナ', 'x')).to.throw(ShoruiError, 'There is no form rule "フリガナ"');
    expect(problemsOf(() => compileRule('constructor')).map(({ id }) => id)).to.deep.equal(['answers.unknown-rule']);
  });

  it('refuses a missing, a wrong and an unknown parameter, all at once', () => {
    const problems = problemsOf(() => compileRule('date_between', { min: '2024-02-30', maxx: '2024-12-31' }));
    expect(problems.map(({ id, params }) => [id, params['param']])).to.deep.equal([
      ['answers.invalid-rule-param', 'min'],
      ['answers.missing-rule-param', 'max'],
      ['answers.unknown-rule-param-near', 'maxx'],
    ]);
  });

  const wrong: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['maxTags', { N: '3' }],
    ['maxTags', { N: -1 }],
    ['maxTags', { N: 1.5 }],
    ['min_value', { min: 'abc' }],
    ['min_value', { min: Number.NaN }],
    ['min_value', { min: null }],
    ['date_format', { format: 'YYYY-MM' }],
    ['date_format', { format: 'YYYY-MM-DD DD' }],
    ['date_after', { min: 'today' }],
    ['exact_value', { length: '{3}/{4}' }],
    ['exact_value', { length: 0 }],
    ['file_format', { accepted: [] }],
    ['file_format', { accepted: 'pdf' }],
    ['file_max_size', { size: 0 }],
    ['same_approver_twice', { requested: [{}] }],
    ['decimal', { locale: 'jp' }],
    ['decimal', { field: 3 }],
  ];
  for (const [name, params] of wrong) {
    it(`refuses ${JSON.stringify(params)} for ${name}`, () => {
      expect(problemsOf(() => compileRule(name, params)).map(({ id }) => id)).to.deep.equal([
        'answers.invalid-rule-param',
      ]);
    });
  }

  it('refuses an empty range', () => {
    const problems = problemsOf(() => compileRule('date_between', { min: '2024-12-31', max: '2024-01-01' }));
    expect(problems.map(({ id }) => id)).to.deep.equal(['answers.reversed-rule-range']);
  });

  it('refuses a parameter that the rule does not take', () => {
    const problems = problemsOf(() => compileRule('isKana', { strict: true }));
    expect(problems.map(({ id }) => id)).to.deep.equal(['answers.unknown-rule-param']);
  });

  it('gives a function for many values', () => {
    const check = compileRule('max_value', { max: 10, locale: 'en' });
    expect([9, 10, 11].map(check)).to.deep.equal([null, null, 'Over the limit. Enter 10 or less.']);
  });
});
