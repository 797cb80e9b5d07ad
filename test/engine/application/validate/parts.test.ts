import { expect } from 'chai';
import { problemsAfterSetting, short } from './change-sample.ts';
import { expectWords, testTable } from './test-table.ts';

describe('validateApplication on questions and fields', () => {
  testTable([
    [
      'refuses a choice without options',
      '/questions/0/options',
      [],
      ['invalid-no-option', '/questions/2/conditions/0/option_ids/0'],
      ['invalid-no-option', '/rules/0/condition_options/0'],
      ['invalid-no-options', '/questions/0'],
    ],
    [
      'refuses a repetition without a list',
      '/questions/2/repeat_options',
      undefined,
      ['invalid-no-repeat-options', '/questions/2'],
    ],
    [
      'warns of options that nobody sees',
      '/questions/1/options',
      [{ id: 55, text: 'a', value: 'a' }],
      ['options-not-asked', '/questions/1/options'],
    ],
    [
      'warns of a list that is not repeated',
      '/questions/1/repeat_options',
      [{ id: 55, name: '表', questions: [], min: 0, max: 1 }],
      ['empty-repeat', '/questions/1/repeat_options/0/questions'],
      ['repeat-not-asked', '/questions/1/repeat_options'],
    ],
    [
      'warns of a limit that limits nothing',
      '/questions/4/max_options',
      2,
      ['max-options-idle', '/questions/4/max_options'],
    ],
    [
      'warns of a limit of a single choice',
      '/questions/0/max_options',
      1,
      ['max-options-idle', '/questions/0/max_options'],
    ],
    [
      'refuses two options of one value',
      '/questions/0/options/1/value',
      'full',
      ['invalid-duplicate-option', '/questions/0/options/1/value'],
    ],
    [
      'warns of two options of one text',
      '/questions/0/options/1/text',
      '正社員',
      ['duplicate-option-text', '/questions/0/options/1/text'],
    ],
    [
      'refuses a field to choose from without options',
      '/fields/0/type',
      6,
      ['invalid-field-without-options', '/fields/0'],
    ],
    ['lets a checkbox stand without options', '/fields/0/type', 9],
    ['lets a field outside every group show the choice of another', '/fields/3/type', 8],
    [
      'refuses a survey field to choose from without options',
      '/questions/1/survey_question_fields/0/options',
      [],
      ['invalid-field-without-options', '/questions/1/survey_question_fields/0'],
    ],
    [
      'warns of options of a text',
      '/fields/0/options',
      [{ text: 'a', value: 'a' }],
      ['field-options-idle', '/fields/0/options'],
    ],
    ['refuses a formula field without a formula', '/fields/6/formula', undefined, ['invalid-no-formula', '/fields/6']],
    ['refuses a formula that cannot be read', '/fields/6/formula', '(@25*12', ['invalid-formula', '/fields/6/formula']],
    [
      'refuses a sign that formulas do not have',
      '/fields/6/formula',
      '@25×12',
      ['invalid-formula', '/fields/6/formula'],
    ],
    [
      'refuses a survey field as a formula',
      '/questions/1/survey_question_fields/0',
      { id: 6, name: '計', type: 15 },
      ['invalid-survey-formula', '/questions/1/survey_question_fields/0/type'],
    ],
    [
      'refuses a postal code format that is none',
      '/fields/7/post_code_format',
      '3-4',
      ['invalid-post-code-format', '/fields/7/post_code_format'],
    ],
    [
      'refuses a published application without files',
      '/files',
      [],
      ['invalid-no-file', '/fields/1/file_id'],
      ['invalid-no-file', '/fields/3/file_id'],
      ['invalid-published-without-file', '/publish'],
    ],
    [
      'refuses two prices of one plan',
      '/plan_prices/-',
      { plan_id: 1, price: 600 },
      ['invalid-duplicate-plan', '/plan_prices/1/plan_id'],
    ],
  ]);

  it('refuses unknown form rules and rules without their parameters', () => {
    const rules = [
      { name: 'maxCharacter' },
      { name: 'max_character' },
      { name: 'max_character', params: { max: '40' } },
      { name: 'max_character', params: { max: 40, min: 1 } },
      { name: 'publish_needs_file' },
    ];
    const problems = problemsAfterSetting('/fields/0/rules', rules);
    expect(problems.map(short)).to.deep.equal([
      ['answers.unknown-rule', '/fields/0/rules/0'],
      ['answers.missing-rule-param', '/fields/0/rules/1'],
      ['answers.invalid-rule-param', '/fields/0/rules/2'],
      ['answers.unknown-rule-param', '/fields/0/rules/3'],
      ['rule-without-answer', '/fields/0/rules/4'],
    ]);
    expect(problems[0]?.place.field?.name).to.equal('会社名');
    expectWords(problems);
  });
});

describe('validateApplication on operands of conditions', () => {
  const at = '/fields/8/conditions/0';
  testTable([
    ['refuses chosen without options', at, { question_id: 1, operator: 'chosen' }, ['invalid-condition-options', at]],
    ['refuses a count without a number', at, { question_id: 7, operator: 'count_gt' }, ['invalid-condition-count', at]],
    ['refuses a comparison with nothing', at, { field_id: 20, operator: 'eq' }, ['invalid-condition-value', at]],
    [
      'refuses a comparison with two things',
      at,
      { field_id: 20, operator: 'eq', value: 1, value_field_id: 25 },
      ['invalid-condition-values', at],
    ],
    ['accepts a comparison with an empty text and with false', at, { field_id: 20, operator: 'ne', value: '' }],
    ['accepts answered without anything', at, { question_id: 1, operator: 'not_answered' }],
    [
      'warns of a repeated block without a question',
      '/files/0/document/children/0/options',
      { isLoop: true },
      ['loop-without-question', '/files/0/document/children/0/options'],
    ],
  ]);
});

/** Another PDF file of the same name as the sample's, but for letter case. */
const twin = (folder?: number): object => ({
  id: 55,
  type: 'pdf',
  name: '届出.PDF',
  path: 'files/a.pdf',
  ...(folder && { folder_id: folder }),
});

describe('validateApplication on files', () => {
  for (const path of [
    '/files/a.docx',
    'files/../a.docx',
    '../files/a.docx',
    'a.docx',
    'files\\a.docx',
    'C:/files/a.docx',
    'files//a.docx',
    'files/',
    'files/./a.docx',
    'files/a\u0000.docx',
    'files',
    'Files/a.docx',
  ]) {
    it(`refuses the path ${JSON.stringify(path)}`, () => {
      expect(problemsAfterSetting('/files/0/path', path).map(short)).to.deep.equal([['invalid-path', '/files/0/path']]);
    });
  }

  testTable([
    ['accepts a path in a folder and any letter case of the extension', '/files/0/path', 'files/契約/a b.DOCX'],
    ['refuses a Word file that is none', '/files/0/path', 'files/a.pdf', ['invalid-extension', '/files/0/path']],
    ['refuses a PDF file that is none', '/files/1/path', 'files/a', ['invalid-extension', '/files/1/path']],
    [
      'refuses a name of a PDF file that ends like a Word file',
      '/files/1/name',
      '届出書.DOCX',
      ['invalid-name-extension', '/files/1/name'],
    ],
    ['accepts a name of a Word file that is to come out as PDF', '/files/0/name', '契約書.PDF'],
    ['accepts a name without an extension', '/files/0/name', '契約書'],
  ]);

  it('refuses two files of one name in one folder, but not in two', () => {
    expect(problemsAfterSetting('/files/-', twin()).map(short)).to.deep.equal([
      ['invalid-duplicate-output', '/files/2/name'],
    ]);
    expect(problemsAfterSetting('/files/-', twin(42))).to.deep.equal([]);
  });
});
