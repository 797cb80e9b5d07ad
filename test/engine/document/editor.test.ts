import { expect } from 'chai';
import { join } from 'node:path';
import { compile, parseBundle, render, resolve, type Bundle, type RawAnswers } from '@shorui/engine';
import { bundleEntries } from '@shorui/engine/bundle';
import { authorBundle } from '@shorui/engine/document';
import type { EditorBlock } from '@shorui/engine/model';
import { readBundle, writeBundle } from '@shorui/engine/node';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { block, layerOf } from '../word/editor/support.ts';
import { problemsOf } from '../word/support/fill.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';
import { textOf } from '../word/support/read-docx.ts';
import { answers, application, bundleOf } from './staff-list.ts';

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
