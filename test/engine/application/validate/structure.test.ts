import { describeProblem, validateApplication } from '@shorui/engine';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { problemsAfter, problemsAfterSetting, short } from './change-sample.ts';
import { sampleApplication } from './sample-application.ts';

describe('validateApplication on the shape of an application', () => {
  it('accepts an application and returns it unchanged', () => {
    const application = sampleApplication();
    const result = validateApplication(application);
    expect(result.problems).to.deep.equal([]);
    expect(result.ok && result.application).to.equal(application);
  });

  it('accepts the smallest application', () => {
    const smallest = {
      format: 1,
      id: 1,
      name: 'a',
      version: 1,
      publish: 0,
      last_id: 0,
      questions: [],
      fields: [],
      files: [],
    };
    expect(validateApplication(smallest)).to.deep.equal({ ok: true, application: smallest, problems: [] });
  });

  for (const value of [null, undefined, 5, 'text', [], true]) {
    it(`refuses ${JSON.stringify(value)}`, () => {
      const result = validateApplication(value);
      expect(result.ok).to.equal(false);
      expect(result.problems.map(short)).to.deep.equal([['invalid-not-object', '']]);
    });
  }

  it('reports all missing properties at once', () => {
    expect(validateApplication({}).problems.map(({ params }) => params['property'])).to.have.members([
      'format',
      'id',
      'name',
      'version',
      'publish',
      'last_id',
      'questions',
      'fields',
      'files',
    ]);
  });

  const table: readonly (readonly [pointer: string, value: unknown, id: string, at?: string])[] = [
    ['/questions', {}, 'invalid-not-list'],
    ['/questions/0', 'x', 'invalid-not-object'],
    ['/questions/0/title', 5, 'invalid-not-text'],
    ['/questions/0/title', '', 'invalid-empty'],
    ['/questions/0/title', undefined, 'invalid-missing', '/questions/0'],
    ['/questions/0/required', 'yes', 'invalid-not-boolean'],
    ['/questions/0/type', 'choice', 'invalid-choice'],
    ['/questions/0/type', 'singel', 'invalid-choice-near'],
    ['/questions/0/Title', 'x', 'invalid-unknown-near'],
    ['/questions/0/colour', 'x', 'invalid-unknown'],
    ['/questions/0/a~b', 'x', 'invalid-unknown', '/questions/0/a~0b'],
    ['/questions/2/repeat_options/0/max', 10_001, 'invalid-too-large'],
    ['/questions/2/repeat_options/0/min', -1, 'invalid-too-small'],
    ['/questions/2/repeat_options/0/min', 1.5, 'invalid-not-integer'],
    ['/questions/2/repeat_options/0/questions', [9, 9], 'invalid-repeated-item'],
    ['/fields/0/name', 'あ'.repeat(26), 'invalid-too-long'],
    ['/fields/0/type', 16, 'invalid-choice'],
    ['/fields/0/type', 'date', 'invalid-choice-near'],
    ['/fields/0/style', { color: 'red' }, 'invalid-color', '/fields/0/style/color'],
    ['/fields/1/position_x', '10', 'invalid-not-number'],
    ['/fields/8/conditions/0/value', ['a'], 'invalid-not-plain-value'],
    ['/files/0/document/font_size', 0, 'invalid-not-above'],
    ['/files/0/document/children/0/children/0/type', 'tabel', 'invalid-choice-near'],
    ['/format', 2, 'invalid-format-version'],
    ['/plan_prices/0/price', 99, 'invalid-too-small'],
  ];
  for (const [pointer, value, id, at = pointer] of table) {
    it(`reports ${id} for ${JSON.stringify(value)} at ${pointer}, once and in both languages`, () => {
      const problems = problemsAfterSetting(pointer, value);
      expect(problems.map(short)).to.deep.equal([[id, at]]);
      for (const locale of ['ja', 'en'] as const) {
        expect(describeProblem(problems[0]!, locale)).to.not.match(/\{[a-z]+\}|undefined/);
      }
    });
  }

  it('names the question and the field around, with their numbers', () => {
    const [inQuestion] = problemsAfterSetting('/questions/1/survey_question_fields/0/type', 0);
    expect(inQuestion?.place).to.deep.equal({
      pointer: '/questions/1/survey_question_fields/0/type',
      question: { id: 4, name: '会社' },
      field: { id: 6, name: '紹介元' },
    });
    const [inField] = problemsAfterSetting('/fields/0/required', 1);
    expect(inField?.place.field).to.deep.equal({ id: 20, name: '会社名' });
    const [nameless] = problemsAfterSetting('/fields/0/id', '20');
    expect(nameless?.place).to.deep.equal({ pointer: '/fields/0/id' });
  });

  it('guesses the intended property and choice', () => {
    expect(problemsAfterSetting('/questions/0/helpp', 'x')[0]?.params).to.include({ property: 'helpp', near: 'help' });
    expect(problemsAfterSetting('/fields/0/type', 'date')[0]?.params).to.include({ value: 'date', near: '5' });
  });

  it('describes it in plain Japanese and English', () => {
    const [problem] = problemsAfterSetting('/questions/0/titel', 'x');
    expect(describeProblem(problem!, 'ja')).to.equal(
      '/questions/0/titel 質問「雇用形態」：「titel」という項目はありません。「title」の間違いではありませんか。',
    );
    expect(describeProblem(problem!, 'en')).to.equal(
      '/questions/0/titel question "雇用形態": There is no property "titel". Did you mean "title"?',
    );
  });

  it('quotes only the beginning of a long value', () => {
    const [problem] = problemsAfterSetting('/questions/0/type', '𠮷'.repeat(1000));
    expect(problem?.params['value']).to.equal(`${'𠮷'.repeat(60)}…`);
  });

  it('refuses extreme nesting instead of overflowing the stack', () => {
    let block: object = { type: 'section', path: [0] };
    for (let depth = 0; depth < 100_000; depth += 1) block = { type: 'section', path: [0], children: [block] };
    const problems = validateApplication({ ...sampleApplication(), extra: block }).problems;
    expect(problems.map(short)).to.deep.equal([['invalid-too-deep', '']]);
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 5 }),
        fc.constantFrom('questions', 'fields', 'files', 'rules'),
        (json, list) => {
          expect(validateApplication(json).ok).to.equal(false);
          expect(validateApplication({ ...sampleApplication(), [list]: json }).ok).to.be.a('boolean');
        },
      ),
    );
  });
});

describe('validateApplication on the shape of a condition', () => {
  const at = '/fields/8/conditions/0';
  const table: readonly (readonly [what: string, condition: unknown, id: string, pointer?: string])[] = [
    ['that is no object', 'x', 'invalid-not-object'],
    ['without a subject', { operator: 'eq', value: 1 }, 'invalid-condition-subject'],
    ['with a misspelt subject', { questionId: 1, operator: 'answered' }, 'invalid-unknown-near', `${at}/questionId`],
    ['with two subjects', { question_id: 1, field_id: 20, operator: 'answered' }, 'invalid-condition-subjects'],
    [
      'on a question with an operator for fields',
      { question_id: 1, operator: 'eq' },
      'invalid-choice',
      `${at}/operator`,
    ],
    [
      'on a field with a misspelt operator',
      { field_id: 20, operator: 'equ', value: 1 },
      'invalid-choice-near',
      `${at}/operator`,
    ],
    ['on a field without an operator', { field_id: 20 }, 'invalid-missing'],
    ['on a rule with a value', { rule_id: 30, operator: 'holds', value: 1 }, 'invalid-unknown', `${at}/value`],
    [
      'on a question with no number',
      { question_id: 'Q1', operator: 'answered' },
      'invalid-not-integer',
      `${at}/question_id`,
    ],
    ['with a list for a value', { field_id: 20, operator: 'eq', value: [1] }, 'invalid-not-plain-value', `${at}/value`],
    [
      'with an option twice',
      { question_id: 1, operator: 'chosen', option_ids: [2, 2] },
      'invalid-repeated-item',
      `${at}/option_ids`,
    ],
  ];
  for (const [what, condition, id, pointer = at] of table) {
    it(`reports one problem for a condition ${what}`, () => {
      expect(problemsAfterSetting(at, condition).map(short)).to.deep.equal([[id, pointer]]);
    });
  }

  it('reports two faults of one condition separately', () => {
    const problems = problemsAfterSetting(at, { field_id: 20, operator: 'is', note: 'x' });
    expect(problems.map(({ id }) => id)).to.have.members(['application.invalid-unknown', 'application.invalid-choice']);
  });

  it('checks conditions in blocks as well, together with other faults', () => {
    const problems = problemsAfter((application) => {
      const block = application['files']![0]!['document']!['children']![0]!['children']![1]! as unknown as {
        options: Record<string, unknown>;
        text: unknown;
      };
      block.options['conditions'] = [{ operator: 'eq' }];
      block.text = 5;
    });
    expect(problems.map(({ id }) => id)).to.have.members([
      'application.invalid-condition-subject',
      'application.invalid-not-text',
    ]);
  });
});
