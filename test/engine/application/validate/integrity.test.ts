import { validateApplication } from '@shorui/engine';
import { expect } from 'chai';
import { problemsAfter, problemsAfterSetting, setAt, short } from './change-sample.ts';
import { sampleApplication } from './sample-application.ts';
import { expectWords, testTable } from './test-table.ts';

describe('validateApplication on ids', () => {
  testTable([
    [
      'refuses an id that is given twice, in whatever lists',
      '/folders/0/id',
      20,
      ['invalid-duplicate-id', '/folders/0/id'],
      ['invalid-no-folder', '/folders/1/parent_id'],
    ],
    ['refuses an id above last_id', '/tags/0/id', 61, ['invalid-last-id', '/tags/0/id']],
    ['refuses a last_id that is too small', '/last_id', 53, ['invalid-last-id', '/categories/1/id']],
    ['lets plans be numbered as they are: they are not of the application', '/plan_prices/0/plan_id', 20],
  ]);

  it('names the place of the first of two', () => {
    const [problem] = problemsAfterSetting('/tags/0/id', 20);
    expect(problem?.related).to.deep.equal({ pointer: '/fields/0/id', field: { id: 20, name: '会社名' } });
  });
});

describe('validateApplication on references', () => {
  const nowhere = 59;
  const option = ['/questions/0/options/1/field_id', 'invalid-no-field'] as const;
  const references: readonly (readonly [string, string])[] = [
    option,
    ['/questions/0/options/1/condition_options/0', 'invalid-no-option'],
    ['/questions/2/conditions/0/question_id', 'invalid-no-question'],
    ['/questions/2/conditions/0/option_ids/0', 'invalid-no-option'],
    ['/questions/2/repeat_options/0/questions/0', 'invalid-no-question'],
    ['/questions/4/options/1/rule_id', 'invalid-no-rule'],
    ['/fields/0/field_group_id', 'invalid-no-field-group'],
    ['/fields/1/file_id', 'invalid-no-file'],
    ['/fields/2/mst_field_id', 'invalid-no-master-field'],
    ['/fields/3/source_field_id', 'invalid-no-field'],
    ['/fields/1/question', 'invalid-no-question'],
    ['/fields/8/conditions/0/field_id', 'invalid-no-answer-field'],
    ['/fields/8/conditions/2/value_field_id', 'invalid-no-answer-field'],
    ['/fields/8/conditions/3/rule_id', 'invalid-no-rule'],
    ['/rules/0/condition_options/0', 'invalid-no-option'],
    ['/files/0/folder_id', 'invalid-no-folder'],
    ['/files/1/rule_id', 'invalid-no-rule'],
    ['/files/0/document/children/0/children/0/options/questionId', 'invalid-no-question'],
    ['/files/0/document/children/0/children/0/options/ruleId', 'invalid-no-rule'],
    ['/files/0/document/children/0/children/1/options/inheritRuleId', 'invalid-no-rule'],
    ['/files/0/document/children/0/children/1/options/condition_options/0', 'invalid-no-option'],
    ['/files/0/document/children/0/children/1/options/conditions/0/question_id', 'invalid-no-question'],
    ['/folders/1/parent_id', 'invalid-no-folder'],
    ['/categories/1/parent_id', 'invalid-no-category'],
    ['/question_notification/0/question_id', 'invalid-no-question'],
  ];
  for (const [pointer, id] of references) {
    it(`refuses an unknown id at ${pointer}`, () => {
      const problems = problemsAfterSetting(pointer, nowhere);
      expect(problems.map(short)).to.deep.include([id, pointer]);
      expectWords(problems);
    });

    it(`refuses the id of another kind of thing at ${pointer}`, () => {
      expect(problemsAfterSetting(pointer, 52).map(short)).to.deep.include([id, pointer]);
    });
  }

  testTable([
    [
      'refuses a formula with a field that is not there',
      '/fields/6/formula',
      '@59*12',
      ['invalid-no-answer-field', '/fields/6/formula'],
    ],
    ['lets a formula read a survey field', '/fields/6/formula', '@6*12'],
    [
      'refuses an option of another question',
      '/questions/2/conditions/0/option_ids',
      [12],
      ['invalid-other-question-option', '/questions/2/conditions/0/option_ids/0'],
    ],
    ['lets a condition read a survey field', '/fields/8/conditions/0/field_id', 6],
    [
      'refuses a survey field as the source of a field',
      '/fields/3/source_field_id',
      6,
      ['invalid-no-field', '/fields/3/source_field_id'],
      ['invalid-duplicate-name', '/fields/3/name'],
    ],
  ]);
});

describe('validateApplication on repetitions and folders', () => {
  testTable([
    [
      'refuses more repetitions at least than at most',
      '/questions/2/repeat_options/0/min',
      6,
      ['invalid-repeat-range', '/questions/2/repeat_options/0/min'],
    ],
    [
      'warns of a list without questions',
      '/questions/2/repeat_options/0/questions',
      [],
      ['empty-repeat', '/questions/2/repeat_options/0/questions'],
    ],
    [
      'refuses a question in two lists',
      '/questions/2/repeat_options/-',
      { id: 55, name: '元従業員', questions: [10], min: 0, max: 1 },
      ['invalid-two-lists', '/questions/2/repeat_options/1/questions/0'],
    ],
    [
      'refuses a list that asks its own question',
      '/questions/2/repeat_options/0/questions/-',
      7,
      ['invalid-repeat-cycle', '/questions/2'],
    ],
    ['refuses a folder inside itself', '/folders/0/parent_id', 42, ['invalid-folder-cycle', '/folders/0/parent_id']],
    [
      'refuses folders inside each other, once',
      '/folders/0/parent_id',
      43,
      ['invalid-folder-cycle', '/folders/0/parent_id'],
    ],
    [
      'refuses categories inside each other',
      '/categories/0/parent_id',
      54,
      ['invalid-category-cycle', '/categories/0/parent_id'],
    ],
  ]);

  it('refuses two repetitions inside each other and shows the cycle', () => {
    const problems = problemsAfter((application) => {
      setAt(application, '/questions/2/repeat_options/0/questions/-', 55);
      const inner = { id: 56, questions: [7], min: 0, max: 1 };
      setAt(application, '/questions/-', {
        id: 55,
        name: '家族',
        title: '家族',
        type: 'repeat',
        repeat_options: [inner],
      });
    });
    expect(problems.map(short)).to.deep.equal([['invalid-repeat-cycle', '/questions/2']]);
    expect(problems[0]?.params['chain']).to.equal('従業員 → 家族 → 従業員');
  });

  it('accepts a repetition inside a repetition', () => {
    const problems = problemsAfter((application) => {
      setAt(application, '/questions/2/repeat_options/0/questions/-', 55);
      const inner = { id: 56, questions: [57], min: 0, max: 1 };
      setAt(application, '/questions/-', {
        id: 55,
        name: '家族',
        title: '家族',
        type: 'repeat',
        repeat_options: [inner],
      });
      const group = { id: 58, name: '一人' };
      setAt(application, '/questions/-', {
        id: 57,
        name: '家族',
        title: '家族',
        type: 'fields',
        field_groups: [group],
      });
      setAt(application, '/fields/-', { id: 59, name: '氏名', type: 10, field_group_id: 58 });
    });
    expect(problems).to.deep.equal([]);
  });
});

describe('the result of validateApplication', () => {
  it('is valid when there are only warnings, and contains them', () => {
    const application = sampleApplication();
    application.questions[0]!.max_options = 1;
    const result = validateApplication(application);
    expect(result.ok).to.equal(true);
    expect(result.problems.map(({ severity }) => severity)).to.deep.equal(['warning']);
  });

  it('reports warnings together with errors', () => {
    const problems = problemsAfter((application) => {
      setAt(application, '/questions/0/max_options', 1);
      setAt(application, '/files/0/path', 'x');
    });
    expect(problems.map(({ severity }) => severity)).to.have.members(['warning', 'error']);
  });
});
