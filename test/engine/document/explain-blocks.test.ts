import { expect } from 'chai';
import { compile, explain, resolve, type RawAnswers } from '@shorui/engine';
import { describeExplanation } from '@shorui/engine/answers';
import { blockReasons } from '@shorui/engine/document';
import { block } from '../word/editor/support.ts';
import { problemsOf } from '../word/support/fill.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';
import { answers, bundleOf } from './staff-list.ts';

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
