import { expect } from 'chai';
import { join } from 'node:path';
import {
  applicationFormat,
  authorBundle,
  blockReasons,
  bundleEntries,
  compile,
  describeExplanation,
  explain,
  parseBundle,
  render,
  resolve,
  type Application,
  type Bundle,
  type EditorBlock,
  type RawAnswers,
} from '@shorui/engine';
import { readBundle, writeBundle } from '@shorui/engine/node';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { block, layerOf } from '../word/editor/support.ts';
import { problemsOf } from '../word/support/fill.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';
import { textOf } from '../word/support/read-docx.ts';

const application: Application = {
  format: applicationFormat,
  id: 1,
  name: '名簿',
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
      id: 7,
      name: '区分',
      title: '区分',
      type: 'single',
      options: [
        { id: 8, text: '正社員', value: '正社員' },
        { id: 9, text: '契約社員', value: '契約社員' },
      ],
    },
    { id: 10, name: '家族の項目', title: '家族', type: 'fields', field_groups: [{ id: 11, name: '家族' }] },
    {
      id: 12,
      name: '家族',
      title: '家族',
      type: 'repeat',
      repeat_options: [{ id: 13, questions: [10], min: 0, max: 9 }],
    },
    {
      id: 14,
      name: '社員',
      title: '社員',
      type: 'repeat',
      repeat_options: [{ id: 15, name: '社員一覧', questions: [5, 7, 12], min: 0, max: 9 }],
    },
  ],
  fields: [
    { id: 20, name: '氏名', type: 1, field_group_id: 6 },
    { id: 21, name: '続柄', type: 1, field_group_id: 11 },
  ],
  rules: [
    { id: 30, name: '正社員のとき', condition_options: [8] },
    { id: 31, name: '子がいるとき', conditions: [{ field_id: 21, operator: 'eq', value: '子' }] },
  ],
  files: [],
};

const answers: RawAnswers = {
  規定: ['甲'],
  社員一覧: [
    { 氏名: '佐藤', 区分: '正社員', 家族: [{ 続柄: '妻' }, { 続柄: '子' }] },
    { 氏名: '鈴木', 区分: '契約社員', 家族: [] },
    { 氏名: '高橋', 区分: '正社員', 家族: [{ 続柄: '夫' }] },
  ],
};

function bundleOf(template: Uint8Array, ...children: EditorBlock[]): Bundle {
  const file = { id: 60, type: 'word' as const, name: '名簿', path: 'files/a.docx', document: layerOf(...children) };
  return { application: { ...application, files: [file] }, files: new Map([['files/a.docx', template]]) };
}

function make(bundle: Bundle, given: RawAnswers = answers): string {
  const compiled = compile(bundle);
  const resolved = resolve(compiled, given);
  expect(resolved.errors).to.deep.equal([]);
  return render(compiled, resolved)
    .files.map(({ bytes }) => textOf(bytes))
    .join('---');
}

describe('the template editor’s document of an application', () => {
  it('shows a block when any of its conditions holds, or all of them if it requires all', () => {
    const both = (rest: object): string[] => {
      const options = {
        hasCondition: true,
        conditions: [{ question_id: 2, operator: 'chosen' as const, option_ids: [3] }],
        condition_options: [4],
        ...rest,
      };
      const bundle = bundleOf(makeDocx(p('有')), block('paragraph', [0, 0], { options }));
      return [[], ['甲'], ['乙'], ['甲', '乙']].map((chosen) => make(bundle, { 規定: chosen }));
    };
    expect(both({})).to.deep.equal(['', '有', '有', '有']);
    expect(both({ required_all: true })).to.deep.equal(['', '', '', '有']);
    // Conditions that are switched off do not count.
    expect(both({ hasCondition: false })).to.deep.equal(['有', '有', '有', '有']);
  });

  it('evaluates conditions in the repetition of the block, of blocks and of tags', () => {
    const template = makeDocx(
      p('{{氏名}}') + p('（正）') + p('{{#each 社員一覧}}') + p('{{氏名}}') + p('正') + p('{{/each}}'),
    );
    const document = [
      block('proposal', [0, 99], {
        options: { isLoop: true, questionId: 14 },
        children: [block('paragraph', [0, 0]), block('paragraph', [0, 1], { options: { ruleId: 30 } })],
      }),
      block('paragraph', [0, 4], { options: { ruleId: 30 } }),
    ];
    expect(
      make(bundleOf(template, ...document))
        .split('\n')
        .join(' '),
    ).to.equal('佐藤 （正） 鈴木 高橋 （正） 佐藤 正 鈴木 高橋 正');
  });

  it('repeats for a question in a list as for the list, in lists of lists too', () => {
    const template = makeDocx(p('{{氏名}}') + p('・{{続柄}}'));
    const passage = block('proposal', [0, 99], {
      options: { isLoop: true, questionId: 5 },
      children: [
        block('paragraph', [0, 0]),
        block('paragraph', [0, 1], { options: { isLoop: true, questionId: 10, ruleId: 31 } }),
      ],
    });
    expect(make(bundleOf(template, passage))).to.equal('佐藤\n・子\n鈴木\n高橋');
  });

  it('inherits the rule of an enclosing block, and evaluates it for each repetition', () => {
    const template = makeDocx(p('正社員') + p('{{氏名}}') + p('以上'));
    const passage = (inherited: object): EditorBlock =>
      block('proposal', [0, 99], {
        options: { ruleId: 30 },
        children: [
          block('paragraph', [0, 0]),
          block('paragraph', [0, 1], { options: { isLoop: true, questionId: 14, ...inherited } }),
        ],
      });
    expect(make(bundleOf(template, passage({})))).to.equal('正社員\n佐藤\n鈴木\n高橋\n以上');
    expect(make(bundleOf(template, passage({ inheritRuleId: 30 })))).to.equal('正社員\n佐藤\n高橋\n以上');
    expect(
      make(bundleOf(template, passage({ inheritRuleId: 30 })), { 社員一覧: [{ 氏名: '鈴木', 区分: '契約社員' }] }),
    ).to.equal('以上');
  });

  it('gives the names of its loops to the tags in them, and to no others', () => {
    const template = makeDocx(p('{{氏名}}{{続柄}}') + p('{{氏名}}'));
    const looped = block('paragraph', [0, 0], { options: { isLoop: true, questionId: 14 } });
    const problems = problemsOf(() => compile(bundleOf(template, looped)));
    expect(problems.map(({ id, params, place }) => [id, params.name, place.paragraph])).to.deep.equal([
      ['word.name-outside-loop', '続柄', 1],
      ['word.name-outside-loop', '氏名', 2],
    ]);
    const inner = block('paragraph', [0, 0], { options: { isLoop: true, questionId: 12 } });
    const [problem] = problemsOf(() => compile(bundleOf(makeDocx(p('x')), inner)));
    expect([problem?.params.name, problem?.place.pointer]).to.deep.equal([
      '家族',
      '/files/0/document/children/0/children/0',
    ]);
  });

  it('cannot loop over a question that does not repeat', () => {
    const looped = block('paragraph', [0, 0], { options: { isLoop: true, questionId: 2 } });
    expect(problemsOf(() => compile(bundleOf(makeDocx(p('x')), looped))).map(({ id }) => id)).to.deep.equal([
      'word.editor-loop',
    ]);
  });
});

describe('a file that is a document without an upload', () => {
  const folder = temporaryFolders();
  const document = {
    children: [
      block('section', [0], {
        children: [
          block('paragraph', [0, 0], { text: '名簿' }),
          block('list', [0, 1], {
            options: { ruleId: 30 },
            children: [block('listItem', [0, 1, 0], { text: '{{氏名}}', options: { isLoop: true, questionId: 14 } })],
          }),
        ],
      }),
    ],
  };
  const file = { id: 60, type: 'word' as const, name: '名簿.docx', path: 'files/none.docx', document };
  const written = { application: { ...application, files: [file] }, files: new Map<string, Uint8Array>() };

  it('is written before the application is compiled, and made like any other', async () => {
    const bundle = await authorBundle(parseBundle(bundleEntries(written)));
    expect(make(bundle)).to.equal('名簿\n佐藤\n鈴木\n高橋');
    expect(make(bundle, {})).to.equal('名簿');
    const again = await authorBundle(written);
    expect(again.authored?.get(60)?.bytes).to.deep.equal(bundle.authored?.get(60)?.bytes);
    expect(bundleEntries(bundle)).to.deep.equal(bundleEntries(written));
  });

  it('is written when its bundle is read from disk', async () => {
    const path = join(folder(), 'bundle');
    await writeBundle(path, written);
    expect(make(await readBundle(path))).to.equal('名簿\n佐藤\n鈴木\n高橋');
  });

  it('is required, and reported when the document is only a layer', () => {
    expect(problemsOf(() => compile(written)).map(({ id }) => id)).to.deep.equal(['document.not-authored']);
    const layer = { ...file, document: layerOf(block('paragraph', [0, 4])) };
    const lost = { application: { ...application, files: [layer] }, files: written.files };
    expect(problemsOf(() => compile(lost)).map(({ id }) => id)).to.deep.equal(['document.file-missing']);
    expect(problemsOf(() => parseBundle(bundleEntries(lost))).map(({ id }) => id)).to.deep.equal([
      'bundle.file-missing',
    ]);
  });

  it('reports its errors', async () => {
    const wrong = { children: [block('section', [0], { children: [block('listItem', [0, 0], { text: '一' })] })] };
    const bundle = { ...written, application: { ...application, files: [{ ...file, document: wrong }] } };
    const failure = await authorBundle(bundle).then(
      () => [],
      (error: unknown) =>
        problemsOf(() => {
          throw error;
        }),
    );
    expect(failure.map(({ id, place }) => [id, place.file, place.path])).to.deep.equal([
      ['word.editor-child', 'files/none.docx', '0.0'],
    ]);
  });
});

describe('explaining a block', () => {
  const template = makeDocx(
    p('{{#each 社員一覧}}') +
      p('{{#if (eq 区分 "正社員")}}') +
      p('{{氏名}}は正社員') +
      p('{{else}}') +
      p('{{氏名}}は契約社員') +
      p('{{/if}}') +
      p('{{#if 家族}}家族あり{{/if}}') +
      p('{{/each}}') +
      p('{{#unless 社員一覧}}なし{{/unless}}'),
  );
  const compiled = compile(bundleOf(template, block('paragraph', [0, 2], { options: { ruleId: 31 } })));
  const why = (path: number[], repeat: number[] = [], given: RawAnswers = answers): [boolean, string[]] => {
    const explanation = explain(compiled, given, { fileId: 60, block: { path } }, repeat);
    expect(describeExplanation(explanation, 'en').join('\n')).not.to.contain('undefined');
    return [
      explanation.holds,
      describeExplanation(explanation, 'ja')
        .slice(1)
        .map((line) => line.trim()),
    ];
  };

  it('lists the tags around it from the outside inwards, in the repetition that is meant', () => {
    const [holds, lines] = why([0, 4], [1]);
    expect(holds).to.equal(true);
    expect(lines).to.deep.equal([
      '○ 「{{#each 社員一覧}}」は3件です（2件目を見ています）',
      '○ 質問「社員」（いまの回答：3）',
      '○ 「{{else}}」の側が印字されます',
      '○ 質問「区分」（2件目）（いまの回答：契約社員）',
    ]);
    expect(why([0, 4])).to.deep.equal([
      false,
      [
        '○ 「{{#each 社員一覧}}」は3件です（1件目を見ています）',
        '○ 質問「社員」（いまの回答：3）',
        '× 「{{else}}」の側は印字されません',
        '○ 質問「区分」（1件目）（いまの回答：正社員）',
      ],
    ]);
  });

  it('lists the conditions of editor blocks in the same repetition', () => {
    const [first, lines] = why([0, 2], [0]);
    expect(first).to.equal(true);
    expect(lines.join('\n'))
      .to.contain('「{{#if (eq 区分 "正社員")}}」の側が印字されます')
      .and.to.contain('子がいるとき');
    expect(why([0, 2], [2])[0]).to.equal(false);
  });

  it('gives the reasons alone for many blocks of a file that is read once', () => {
    const reasons = blockReasons(compiled, 60);
    const resolved = resolve(compiled, answers);
    for (const [path, repeat] of [
      [[0, 4], [1]],
      [[0, 2], [0]],
      [[0, 2], [2]],
      [[0, 8], []],
    ] as const)
      expect(reasons(resolved, { path }, repeat)).to.deep.equal(
        explain(compiled, resolved, { fileId: 60, block: { path } }, repeat).children,
      );
    const plain = compile(bundleOf(makeDocx(p('前文'))));
    expect(blockReasons(plain, 60)(resolve(plain, answers), { path: [0, 0] })).to.deep.equal([]);
    expect(problemsOf(() => blockReasons(plain, 61)).map(({ id }) => id)).to.deep.equal(['document.only-unknown']);
  });

  it('reports a missing repetition', () => {
    expect(why([0, 4], [7])).to.deep.equal([
      false,
      ['× 「{{#each 社員一覧}}」は3件です（8件目を見ています）', '○ 質問「社員」（いまの回答：3）'],
    ]);
    expect(why([0, 4], [], {})).to.deep.equal([
      false,
      ['× 「{{#each 社員一覧}}」で繰り返すものがありません', '○ 質問「社員」（いまの回答：0）'],
    ]);
  });

  it('reports paragraphs that are nothing but tags, or all within them', () => {
    expect(why([0, 0])).to.deep.equal([false, ['× タグだけの段落なので、文書には残りません']]);
    expect(why([0, 6], [0])[1].slice(-2)).to.deep.equal([
      '○ 「{{#if 家族}}」の側が印字されます',
      '○ 質問「家族」（1件目）（いまの回答：2）',
    ]);
    expect(why([0, 8])).to.deep.equal([
      false,
      ['× 「{{#unless 社員一覧}}」の側は印字されません', '○ 質問「社員」（いまの回答：3）'],
    ]);
    expect(why([0, 8], [], {})[0]).to.equal(true);
    expect(problemsOf(() => why([0, 40])).map(({ id }) => id)).to.deep.equal(['word.block-path']);
  });
});
