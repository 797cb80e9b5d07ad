import { expect } from 'chai';
import { problemsOf } from '../support/fill.ts';
import { cell, makeDocx, p, row, run, table } from '../support/make-docx.ts';
import { block, fillLaid, layerOf, loop, rule } from './support.ts';

const staff = {
  会社名: '青空商事',
  従業員: [
    { 氏名: '佐藤', 役員: true, 家族: [{ 続柄: '妻' }, { 続柄: '子' }] },
    { 氏名: '鈴木', 役員: false, 家族: [] },
  ],
};

describe('tags and the editor’s document in one file', () => {
  it('loop blocks of the editor around blocks of tags', () => {
    const template = makeDocx(
      p('{{氏名}}') + p('{{#each 家族}}') + p('・{{続柄}}（{{../氏名}}）') + p('{{else}}') + p('独身') + p('{{/each}}'),
    );
    const document = layerOf(
      block('proposal', [0, 99], { ...loop(1), children: [0, 1, 2, 3, 4, 5].map((at) => block('paragraph', [0, at])) }),
    );
    expect(fillLaid(template, document, staff)).to.equal('佐藤\n・妻（佐藤）\n・子（佐藤）\n鈴木\n独身');
  });

  it('evaluate conditions of the editor inside loops of tags for each repetition', () => {
    const template = makeDocx(
      p('{{#each 従業員}}') + p('{{氏名}}') + p('{{#if 役員}}役員{{/if}}です') + p('{{/each}}'),
    );
    const document = layerOf(block('paragraph', [0, 2], rule(1)));
    expect(fillLaid(template, document, staff, (_id, loops) => loops[0]?.index === 0)).to.equal('佐藤\n役員です\n鈴木');
    expect(fillLaid(template, document, staff)).to.equal('佐藤\n役員です\n鈴木\nです');
  });

  it('fill tags in a block that is shown on conditions, and none in one that is not', () => {
    const template = makeDocx(p('前') + p('{{会社名}}御中{{#each 従業員}}、{{氏名}}{{/each}}'));
    const document = layerOf(block('paragraph', [0, 1], rule(1)));
    expect(fillLaid(template, document, staff)).to.equal('前\n青空商事御中、佐藤、鈴木');
    expect(fillLaid(template, document, staff, () => false)).to.equal('前');
    // What is not printed is not missed either.
    expect(fillLaid(template, document, {}, () => false)).to.equal('前');
  });

  it('evaluate conditions on a row inside a loop of tags over rows', () => {
    const template = makeDocx(
      table(
        row('氏名', '続柄'),
        row('{{#each 従業員}}{{氏名}}', ''),
        row('控除', '{{#each 家族}}{{続柄}}{{/each}}'),
        row('', '小計{{/each}}'),
        row('計', ''),
      ),
    );
    const document = layerOf(block('table', [0, 0], { children: [block('row', [0, 0, 2], rule(1))] }));
    const text = fillLaid(template, document, staff, (_id, [outer]) => outer?.index === 0);
    expect(text).to.equal('氏名 | 続柄\n佐藤 | \n控除 | 妻子\n | 小計\n鈴木 | \n | 小計\n計 | ');
  });

  it('loop a row of the editor whose cells hold loops and conditions of tags', () => {
    const template = makeDocx(
      table(row('{{氏名}}', cell('{{#each 家族}}', '{{続柄}}', '{{/each}}'), '{{#if 役員}}○{{else}}×{{/if}}')),
    );
    const document = layerOf(block('table', [0, 0], { children: [block('row', [0, 0, 0], loop(1))] }));
    expect(fillLaid(template, document, staff)).to.equal('佐藤 | 妻／子 | ○\n鈴木 |  | ×');
  });

  it('insert blocks with tags next to paragraphs of tags, inside their loop', () => {
    const template = makeDocx(p('{{#each 従業員}}') + p('{{氏名}}') + p('{{/each}}') + p('以上'));
    const inside = layerOf(block('paragraph', [0, 1]), block('newParagraph', [0, 9], { text: '様（{{会社名}}）' }));
    expect(fillLaid(template, inside, staff)).to.equal('佐藤\n様（青空商事）\n鈴木\n様（青空商事）\n以上');
    const spanning = layerOf(
      block('newParagraph', [0, 8], { text: '{{#if 会社名}}' }),
      block('paragraph', [0, 3]),
      block('newParagraph', [0, 9], { text: '{{/if}}' }),
    );
    expect(fillLaid(template, spanning, staff)).to.equal('佐藤\n鈴木\n以上');
    expect(fillLaid(template, spanning, { ...staff, 会社名: '' })).to.equal('佐藤\n鈴木');
  });

  it('nest a loop of the editor in one of tags in one of the editor', () => {
    const template = makeDocx(p('{{会社名}}') + p('{{#each 従業員}}') + p('{{氏名}}：{{続柄}}') + p('{{/each}}'));
    const document = layerOf(
      block('proposal', [0, 99], {
        ...rule(1),
        children: [
          block('paragraph', [0, 0]),
          block('paragraph', [0, 1]),
          block('paragraph', [0, 2], loop(2, { ruleId: 2 })),
          block('paragraph', [0, 3]),
        ],
      }),
    );
    const seen: string[] = [];
    const text = fillLaid(template, document, staff, (id, loops) => {
      seen.push(`${id}:${loops.map(({ index }) => index).join('.')}`);
      return true;
    });
    expect(text).to.equal('青空商事\n佐藤：妻\n佐藤：子');
    expect(seen).to.deep.equal(['1:', '2:0.0', '2:0.1']);
    expect(fillLaid(template, document, staff, (id) => id !== 1)).to.equal('');
  });

  it('may loop a paragraph that contains a whole block of tags, and blank ones are removed', () => {
    const template = makeDocx(p('{{#if 役員}}{{氏名}}{{/if}}') + p(run('末')));
    expect(fillLaid(template, layerOf(block('paragraph', [0, 0], loop(1))), staff)).to.equal('佐藤\n末');
  });

  it('nest where a row contains a tag that begins or ends a block over several rows', () => {
    const template = makeDocx(table(row('{{#each 従業員}}{{氏名}}'), row('乙'), row('丙{{/each}}'), row('丁')));
    const rowAt = (at: number): ReturnType<typeof layerOf> =>
      layerOf(block('table', [0, 0], { children: [block('row', [0, 0, at], rule(1))] }));
    const first = (_id: number, [outer]: readonly { index: number }[]): boolean => outer?.index === 0;
    expect(fillLaid(template, rowAt(0), staff, first)).to.equal('佐藤\n乙\n丙\n乙\n丙\n丁');
    expect(fillLaid(template, rowAt(2), staff, first)).to.equal('佐藤\n乙\n丙\n鈴木\n乙\n丁');
    const branches = makeDocx(p('{{#if 有}}甲') + p('{{else}}乙') + p('丙{{/if}}'));
    const paragraph = (at: number): string[] =>
      [true, false].map((有) => fillLaid(branches, layerOf(block('paragraph', [0, at], rule(1))), { 有 }, () => false));
    expect(paragraph(0)).to.deep.equal(['', '乙\n丙']);
    expect(paragraph(1)).to.deep.equal(['甲', '丙']);
    expect(paragraph(2)).to.deep.equal(['甲', '乙']);
  });

  it('cannot cross each other, and both places are reported', () => {
    const paragraphs = makeDocx(p('{{#if 会社名}}') + p('甲') + p('{{/if}}') + p('乙'));
    const across = layerOf(
      block('proposal', [0, 99], { ...rule(1), children: [block('paragraph', [0, 1]), block('paragraph', [0, 2])] }),
    );
    const [problem] = problemsOf(() => fillLaid(paragraphs, across, staff));
    expect([problem?.id, problem?.place.path, problem?.related?.pointer]).to.deep.equal([
      'word.blocks-overlap',
      '0.2',
      '/files/0/document/children/0/children/0',
    ]);
  });
});
