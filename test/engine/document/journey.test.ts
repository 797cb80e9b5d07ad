import { expect } from 'chai';
import { compile, explain, render, resolve, type Application, type Bundle, type RawAnswers } from '@shorui/engine';
import { describeExplanation } from '@shorui/engine/answers';
import { applicationFormat } from '@shorui/engine/model';
import { problemsOf } from '../word/support/fill.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';
import { textOf } from '../word/support/read-docx.ts';

const application: Application = {
  format: applicationFormat,
  id: 1,
  name: '契約',
  version: 1,
  publish: 0,
  last_id: 40,
  questions: [
    {
      id: 2,
      name: '契約種別',
      title: '契約の種類は何ですか',
      type: 'single',
      required: true,
      options: [
        { id: 3, text: '有期', value: 'fixed' },
        { id: 4, text: '無期', value: 'open' },
      ],
    },
    {
      id: 5,
      name: '期間',
      title: '契約の期間',
      type: 'fields',
      field_groups: [{ id: 6, name: '期間' }],
      condition_options: [3],
    },
    {
      id: 8,
      name: '手当',
      title: '手当',
      type: 'repeat',
      repeat_options: [{ id: 9, questions: [10], min: 0, max: 5 }],
    },
    { id: 10, name: '手当の内容', title: '手当の内容', type: 'fields', field_groups: [{ id: 11, name: '内容' }] },
  ],
  fields: [
    { id: 7, name: '終了日', type: 5, required: true, field_group_id: 6 },
    { id: 12, name: '手当名', type: 1, field_group_id: 11 },
  ],
  rules: [{ id: 13, name: '有期のとき', condition_options: [3] }],
  folders: [{ id: 20, name: '{{契約種別}}' }],
  files: [
    { id: 21, type: 'word', name: '契約書_{{契約種別}}', path: 'files/a.docx', folder_id: 20 },
    {
      id: 22,
      type: 'word',
      name: '更新の案内',
      path: 'files/b.docx',
      rule_id: 13,
      options: { guide: true },
      document: {
        children: [
          { type: 'section', path: [0], children: [{ type: 'paragraph', path: [0, 0], options: { ruleId: 13 } }] },
        ],
      },
    },
  ],
};

const main = makeDocx(p('{{契約種別}}：{{終了日}}') + p('{{#each 手当}}') + p('{{手当名}}') + p('{{/each}}'));

function bundleOf(first = main, changes: Partial<Application> = {}): Bundle {
  const files = new Map([
    ['files/a.docx', first],
    ['files/b.docx', makeDocx(p('ご案内'))],
  ]);
  return { application: { ...application, ...changes }, files };
}

const fixed: RawAnswers = { 契約種別: '有期', 終了日: '令和7年3月31日', 手当: [{ 手当名: '通勤' }, {}] };

function make(answers: RawAnswers, options: Parameters<typeof render>[2] = {}): [path: string, text: string][] {
  const compiled = compile(bundleOf());
  return render(compiled, resolve(compiled, answers), options).files.map(({ path, bytes }) => [path, textOf(bytes)]);
}

describe('the journey of one document', () => {
  it('makes the files whose conditions hold, in their folders, under names with answers in them', () => {
    expect(make(fixed)).to.deep.equal([
      ['有期/契約書_有期.docx', '有期：2025年03月31日\n通勤\n'],
      ['更新の案内.docx', 'ご案内'],
    ]);
    expect(make({ 契約種別: 'open' })).to.deep.equal([['無期/契約書_無期.docx', '無期：']]);
  });

  it('reports which files are guides, what stayed blank, and how far it is', () => {
    const compiled = compile(bundleOf());
    const seen: string[] = [];
    const onFile: NonNullable<Parameters<typeof render>[2]>['onFile'] = (file, index, total) =>
      seen.push(`${file.name} ${index + 1}/${total}`);
    const { files, problems } = render(compiled, resolve(compiled, fixed), { onFile });
    expect(files.map(({ guide }) => guide)).to.deep.equal([false, true]);
    expect(problems.map(({ id, place }) => [id, place.file, place.paragraph])).to.deep.equal([
      ['document.blank', 'files/a.docx', 3],
    ]);
    expect(seen).to.deep.equal(['契約書_{{契約種別}} 1/2', '更新の案内 2/2']);
  });

  it('reports all missing and invalid answers and stops, unless the option continues', () => {
    const wrong: RawAnswers = { 契約種別: '有期', 終了日: '令和99年13月1日', 手当: [{ 手当名: ['a'] }] };
    const problems = problemsOf(() => make(wrong));
    expect(problems.map(({ id, place }) => [id, place.field?.name, place.repeat])).to.deep.include([
      'document.answer',
      '終了日',
      undefined,
    ]);
    expect(problems.map(({ place }) => place.field?.name)).to.include('手当名');
    expect(make({ 契約種別: '有期' }, { missing: 'blank' })[0]).to.deep.equal(['有期/契約書_有期.docx', '有期：']);
    expect(make({ 契約種別: '有期' }, { missing: 'keep' })[0]).to.deep.equal([
      '有期/契約書_有期.docx',
      '有期：{{終了日}}',
    ]);
  });

  it('makes only the requested files', () => {
    expect(make(fixed, { only: ['files/b.docx'] }).map(([path]) => path)).to.deep.equal(['更新の案内.docx']);
    expect(make(fixed, { only: ['更新の案内', '21'] })).to.have.length(2);
    expect(problemsOf(() => make(fixed, { only: ['なし'] })).map(({ id }) => id)).to.deep.equal([
      'document.only-unknown',
    ]);
  });

  it('numbers files that would have the same name', () => {
    const files = application.files.map((file) => ({ id: file.id, type: file.type, path: file.path, name: '書類' }));
    const compiled = compile(bundleOf(main, { files }));
    const { files: made } = render(compiled, resolve(compiled, fixed));
    expect(made.map(({ path }) => path)).to.deep.equal(['書類.docx', '書類 (2).docx']);
  });
});

describe('compiling an application', () => {
  it('finds tags that no question answers, in every branch, with the nearest name', () => {
    const template = makeDocx(
      p('{{#if 契約種別}}{{修了日}}{{/if}}') +
        p('{{#each 手当}}{{手当名}}{{終了日}}{{/each}}{{手当名}}') +
        p('{{#each 手当 as |一つ|}}{{一つ.手当名}}{{/each}}'),
    );
    const problems = problemsOf(() => compile(bundleOf(template)));
    expect(
      problems.map(({ id, params, place }) => [id, params.name, params.nearest, place.file, place.paragraph]),
    ).to.deep.equal([
      ['document.name-unknown-nearest', '修了日', '終了日', 'files/a.docx', 1],
      ['word.name-outside-loop', '手当名', undefined, 'files/a.docx', 2],
    ]);
    expect(problems[1]?.params['list']).to.equal('手当');
  });

  it('finds names with invisible characters, and counts tags that count up as names', () => {
    const problems = problemsOf(() => compile(bundleOf(makeDocx(p('{{終了\u200b日}}{{連番1}}{{連番１}}')))));
    expect(problems.map(({ id, params }) => [id, params['name'], params['codes']])).to.deep.equal([
      ['word.name-invisible', '終了日', 'U+200B'],
    ]);
  });

  it('reports every file at once: a broken one, a missing one, a wrong name', () => {
    const files = [
      ...application.files.slice(0, 1),
      { id: 30, type: 'word' as const, name: '{{', path: 'files/none.docx' },
      { id: 31, type: 'word' as const, name: '{{#if a}}', path: 'files/b.docx' },
    ];
    const problems = problemsOf(() => compile(bundleOf(new Uint8Array(5), { files })));
    expect(problems.map(({ id }) => id)).to.deep.equal(['word.not-a-zip', 'document.file-missing', 'word.text-block']);
  });
});

describe('explaining', () => {
  it('refuses an application whose form rules cannot check anything, unless faults are allowed', () => {
    const [end, allowance] = application.fields;
    if (!end || !allowance) throw new Error('the sample has two fields');
    const fields = [
      { ...end, rules: [{ name: 'no_such_rule' }] },
      { ...allowance, rules: [{ name: 'max_character' }] },
    ];
    const bundle = bundleOf(main, { fields });
    const problems = problemsOf(() => compile(bundle));
    expect(problems.map(({ place }) => place.field?.name)).to.deep.equal(['終了日', '手当名']);
    expect(problems.every(({ severity }) => severity === 'error')).to.equal(true);
    expect(compile(bundle, { allowFaults: true }).files).to.have.length(2);
  });

  it('explains why a question, a file and a block are shown or not', () => {
    const compiled = compile(bundleOf());
    const answers = { 契約種別: '無期' };
    for (const target of [{ questionId: 5 }, { fileId: 22 }, { fileId: 22, block: { path: [0, 0] } }]) {
      const explanation = explain(compiled, answers, target);
      expect(explanation.holds).to.equal(false);
      expect(describeExplanation(explanation, 'ja').join('\n')).to.contain('有期').and.to.contain('無期');
      expect(explain(compiled, fixed, target).holds).to.equal(true);
    }
  });

  it('refuses what the application does not have', () => {
    const compiled = compile(bundleOf());
    expect(problemsOf(() => explain(compiled, fixed, { fileId: 99 }))).to.have.length(1);
    expect(
      problemsOf(() => explain(compiled, fixed, { fileId: 22, block: { path: [9] } })).map(({ id }) => id),
    ).to.deep.equal(['word.block-path']);
  });
});
