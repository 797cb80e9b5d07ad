import { expect } from 'chai';
import { compile, explain, render, resolve, type Application, type RawAnswers } from '@shorui/engine';
import { describeExplanation } from '@shorui/engine/answers';
import { applicationFormat, type BlockOptions, type Condition, type EditorBlock } from '@shorui/engine/model';
import { problemsOf } from '../support/fill.ts';
import { makeDocx, p } from '../support/make-docx.ts';
import { textOf } from '../support/read-docx.ts';
import { block, layerOf } from './support.ts';

const application: Application = {
  format: applicationFormat,
  id: 1,
  name: '規程',
  version: 1,
  publish: 0,
  last_id: 60,
  questions: [
    {
      id: 2,
      name: '規定',
      title: '規定',
      type: 'multiple',
      options: [
        { id: 3, text: '甲', value: '甲' },
        { id: 4, text: '乙', value: '乙' },
      ],
    },
    { id: 5, name: '社員の項目', title: '社員', type: 'fields', field_groups: [{ id: 6, name: '社員' }] },
    {
      id: 14,
      name: '社員',
      title: '社員',
      type: 'repeat',
      repeat_options: [{ id: 15, name: '社員一覧', questions: [5], min: 0, max: 9 }],
    },
  ],
  fields: [
    { id: 20, name: '氏名', type: 1, field_group_id: 6 },
    { id: 21, name: '部署', type: 1, field_group_id: 6 },
  ],
  rules: [
    { id: 30, name: '甲のとき', condition_options: [3] },
    { id: 31, name: '営業のとき', conditions: [{ field_id: 21, operator: 'eq', value: '営業' }] },
  ],
  files: [],
};

function make(template: Uint8Array, children: EditorBlock[], answers: RawAnswers): string {
  const file = { id: 60, type: 'word' as const, name: '規程', path: 'files/a.docx', document: layerOf(...children) };
  const compiled = compile({
    application: { ...application, files: [file] },
    files: new Map([['files/a.docx', template]]),
  });
  const [made] = render(compiled, resolve(compiled, answers)).files;
  return textOf(made?.bytes ?? new Uint8Array());
}

const chosen = [[], ['甲'], ['乙'], ['甲', '乙']];

/** Is the block printed when nothing, 甲, 乙, or both are chosen? */
function truth(options: BlockOptions): string {
  const printed = chosen.map((規定) =>
    make(makeDocx(p('有')), [block('paragraph', [0, 0], { options })], { 規定 }) === '有' ? '1' : '0',
  );
  return printed.join('');
}

const first: Condition = { question_id: 2, operator: 'chosen', option_ids: [3] };
const second: Condition = { question_id: 2, operator: 'chosen', option_ids: [4] };

describe('the conditions of a block (spec B103 to B105)', () => {
  it('hold when any of them does, or all of them when all are required', () => {
    const table: [BlockOptions, any: string, all: string][] = [
      [{ conditions: [first, second] }, '0111', '0001'],
      [{ condition_options: [3, 4] }, '0111', '0001'],
      [{ conditions: [first], condition_options: [4] }, '0111', '0001'],
      [{ conditions: [first, second], condition_options: [3] }, '0111', '0001'],
      [{ conditions: [first] }, '0101', '0101'],
      [{ condition_options: [4] }, '0011', '0011'],
      [{ conditions: [{ question_id: 2, operator: 'not_answered' }, first] }, '1101', '0000'],
    ];
    for (const [options, any, all] of table) {
      const having = { hasCondition: true, ...options };
      expect(truth(having), JSON.stringify(options)).to.equal(any);
      expect(truth({ ...having, required_all: false }), JSON.stringify(options)).to.equal(any);
      expect(truth({ ...having, required_all: true }), JSON.stringify(options)).to.equal(all);
    }
  });

  it('count only when the block has conditions, and none hold always', () => {
    const both = { conditions: [first], condition_options: [4], required_all: true };
    expect(truth({ ...both, hasCondition: false })).to.equal('1111');
    expect(truth(both)).to.equal('1111');
    expect(truth({ hasCondition: true })).to.equal('1111');
    expect(truth({ hasCondition: true, conditions: [], condition_options: [], required_all: true })).to.equal('1111');
  });

  it('hold in addition to the rule, never instead of it', () => {
    expect(truth({ ruleId: 30 })).to.equal('0101');
    expect(truth({ ruleId: 30, hasCondition: true, conditions: [second] })).to.equal('0001');
    expect(truth({ ruleId: 30, hasCondition: false, conditions: [second] })).to.equal('0101');
  });

  it('read the repetition that the block is printed in, and any repetition outside of loops', () => {
    const template = makeDocx(p('営業あり') + p('{{氏名}}'));
    const sales: BlockOptions = {
      hasCondition: true,
      conditions: [{ field_id: 21, operator: 'eq', value: '営業' }],
    };
    const children = [
      block('paragraph', [0, 0], { options: sales }),
      block('paragraph', [0, 1], { options: { isLoop: true, questionId: 14, ...sales } }),
    ];
    const answers = {
      社員一覧: [
        { 氏名: '佐藤', 部署: '営業' },
        { 氏名: '鈴木', 部署: '総務' },
        { 氏名: '高橋', 部署: '営業' },
      ],
    };
    expect(make(template, children, answers)).to.equal('営業あり\n佐藤\n高橋');
    expect(make(template, children, { 社員一覧: answers.社員一覧.slice(1, 2) })).to.equal('');
  });

  it('print a looped block once for each repetition of its question', () => {
    const looped = [block('paragraph', [0, 0], { options: { isLoop: true, questionId: 14 } })];
    const people = ['一', '二', '三'].map((氏名) => ({ 氏名, 部署: '' }));
    for (const count of [0, 1, 2, 3]) {
      const text = make(makeDocx(p('{{氏名}}')), looped, { 社員一覧: people.slice(0, count) });
      expect(text).to.equal(['一', '二', '三'].slice(0, count).join('\n'));
    }
  });

  it('hide nested blocks too, and blocks that inherit the rule', () => {
    const template = makeDocx(p('甲') + p('乙') + p('丙'));
    const passage = block('proposal', [0, 9], {
      options: { ruleId: 30 },
      children: [block('paragraph', [0, 0]), block('paragraph', [0, 1], { options: { inheritRuleId: 30 } })],
    });
    expect(make(template, [passage], { 規定: ['甲'] })).to.equal('甲\n乙\n丙');
    expect(make(template, [passage], { 規定: ['乙'] })).to.equal('丙');
  });

  it('are explained in headers too', () => {
    const template = makeDocx(p('本文'), { 'header1.xml': p('甲') + p('{{氏名}}') });
    const document = {
      children: [
        block('header', [0], {
          children: [
            block('paragraph', [0, 0], { options: { ruleId: 30 } }),
            block('paragraph', [0, 1], { options: { isLoop: true, questionId: 14 } }),
          ],
        }),
      ],
    };
    const file = { id: 60, type: 'word' as const, name: '規程', path: 'files/a.docx', document };
    const bundle = { application: { ...application, files: [file] }, files: new Map([['files/a.docx', template]]) };
    const compiled = compile(bundle);
    const why = (path: number[], answers: RawAnswers): [boolean, string] => {
      const explanation = explain(compiled, answers, { fileId: 60, block: { path, part: 'word/header1.xml' } });
      return [explanation.holds, describeExplanation(explanation, 'ja').join('\n')];
    };
    const [shown, words] = why([0, 0], { 規定: ['甲'] });
    expect([shown, words.includes('甲のとき')]).to.deep.equal([true, true]);
    expect(why([0, 0], { 規定: [] })[0]).to.equal(false);
    expect(why([0, 1], {})[0]).to.equal(false);
    expect(why([0, 1], { 社員一覧: [{ 氏名: '佐藤', 部署: '' }] })[0]).to.equal(true);
  });

  it('name existing rules, and inherit only those of enclosing blocks', () => {
    const ids = (options: BlockOptions, around: BlockOptions = {}): unknown[] =>
      problemsOf(() =>
        make(
          makeDocx(p('甲')),
          [block('proposal', [0, 9], { options: around, children: [block('paragraph', [0, 0], { options })] })],
          {},
        ),
      ).map(({ id, place, params }) => [id, place.path, params.rule, params.known]);
    expect(ids({ ruleId: 39 })).to.deep.equal([['word.editor-rule', '0.0', 39, undefined]]);
    expect(ids({ inheritRuleId: 30 })).to.deep.equal([['word.editor-inherit', '0.0', 30, undefined]]);
    expect(ids({ inheritRuleId: 31 }, { ruleId: 30 })).to.deep.equal([['word.editor-inherit-other', '0.0', 31, '30']]);
    expect(ids({ inheritRuleId: 30 }, { ruleId: 30 })).to.deep.equal([]);
    expect(ids({ isLoop: true })).to.deep.equal([['word.editor-loop-question', '0.0', undefined, undefined]]);
  });
});
