import { expect } from 'chai';
import { fill, fillBytes, problemsOf } from './support/fill.ts';
import { cell, p, row, run, table } from './support/make-docx.ts';
import { partOf, textOf } from './support/read-docx.ts';

const lines = (...texts: string[]): string => texts.join('\n');

const link = (inner: string): string => `<w:hyperlink w:anchor="a">${inner}</w:hyperlink>`;
const ids = (body: string): string[] => problemsOf(() => fill(body, {}, { missing: 'blank' })).map(({ id }) => id);

describe('blocks over whole paragraphs', () => {
  it('repeat the paragraphs between tags alone in their paragraphs, and the tags leave no trace', () => {
    const body = p('前') + p('{{#each 役員}}') + p('{{@number}} {{氏名}}') + p('{{役職}}') + p('{{/each}}') + p('後');
    const data = {
      役員: [
        { 氏名: '山田', 役職: '社長' },
        { 氏名: '佐藤', 役職: '監査役' },
      ],
    };
    expect(fill(body, data)).to.equal(lines('前', '1 山田', '社長', '2 佐藤', '監査役', '後'));
    expect(fill(body, { 役員: [] })).to.equal(lines('前', '後'));
  });

  it('choose between if, else if and else', () => {
    const body =
      p('{{#if (eq 期間 "有期")}}') +
      p('有期雇用') +
      p('{{else if (eq 期間 "無期")}}') +
      p('無期雇用') +
      p('{{else}}') +
      p('未定') +
      p('{{/if}}');
    expect(fill(body, { 期間: '有期' })).to.equal('有期雇用');
    expect(fill(body, { 期間: '無期' })).to.equal('無期雇用');
    expect(fill(body, { 期間: null })).to.equal('未定');
  });

  it('may begin and end in paragraphs with text: at the start, at the end, and in the middle', () => {
    const data = (x: boolean): { x: boolean } => ({ x });
    const atEdges = p('{{#if x}}甲') + p('乙{{/if}}') + p('丙');
    expect(fill(atEdges, data(true))).to.equal(lines('甲', '乙', '丙'));
    expect(fill(atEdges, data(false))).to.equal('丙');
    const openAtEnd = p('以下のとおり{{#if x}}') + p('内容') + p('{{/if}}以上');
    expect(fill(openAtEnd, data(true))).to.equal(lines('以下のとおり', '内容', '以上'));
    expect(fill(openAtEnd, data(false))).to.equal(lines('以下のとおり', '以上'));
    const inMiddle = p('甲{{#if x}}乙') + p('丙') + p('丁{{/if}}戊');
    expect(fill(inMiddle, data(true))).to.equal(lines('甲乙', '丙', '丁戊'));
    expect(fill(inMiddle, data(false))).to.equal('甲戊');
  });

  it('nest, and several tags may share a paragraph', () => {
    const body =
      p('{{#each 章}}{{#if 節}}') +
      p('{{題}}') +
      p('{{#each 節}}') +
      p('・{{this}}（{{題}}）') +
      p('{{/each}}{{/if}}{{/each}}');
    expect(
      fill(body, {
        章: [
          { 題: 'A', 節: ['い', 'ろ'] },
          { 題: 'B', 節: [] },
        ],
      }),
    ).to.equal(lines('A', '・い（A）', '・ろ（A）'));
  });

  it('enclose whole tables', () => {
    const body = p('{{#each 表}}') + table(row('{{名}}')) + p('{{/each}}') + p('末');
    // Word would make one table of two that touch.
    expect(fill(body, { 表: [{ 名: 'a' }, { 名: 'b' }] })).to.equal(lines('a', '', 'b', '末'));
    expect(fill(body, { 表: [] })).to.equal('末');
  });

  it('keep the paragraph that ends a section', () => {
    const body = `${p('{{#if x}}')}${p('本文')}<w:p><w:pPr><w:sectPr/></w:pPr>${run('{{/if}}')}</w:p>${p('次')}`;
    expect(partOf(fillBytes(body, { x: false }))).to.contain('<w:sectPr/>');
  });
});

describe('blocks inside a paragraph', () => {
  it('do not change the formatting of the text around them', () => {
    const body = p(run('甲{{#if x}}乙', '<w:b/>'), run('丙{{/if}}丁', '<w:i/>'));
    expect(fill(body, { x: true })).to.equal('甲乙丙丁');
    const xml = partOf(fillBytes(body, { x: false }));
    expect(xml).to.contain(
      '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">甲</w:t></w:r><w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve">丁</w:t></w:r></w:p>',
    );
  });

  it('leave no empty runs behind when tags follow each other', () => {
    const xml = partOf(fillBytes(p('{{#if a}}あ{{/if}}{{#if b}}い{{else}}う{{/if}}え'), { a: true, b: false }));
    expect(xml).to.not.match(/<w:t[^>]*><\/w:t>/);
    expect(xml).to.contain('あ').and.to.contain('う').and.to.contain('え').and.to.not.contain('い');
  });

  it('repeat inline, provide their position in the loop, and nest', () => {
    const body = p('{{#each 氏名}}{{this}}{{#unless @last}}、{{/unless}}{{/each}}の{{length 氏名}}名');
    expect(fill(body, { 氏名: ['山田', '佐藤', '鈴木'] })).to.equal('山田、佐藤、鈴木の3名');
    expect(
      fill(p('{{#each a}}[{{#each b}}{{@../index}}{{@index}} {{/each}}]{{/each}}'), { a: [{ b: [1, 2] }, { b: [3] }] }),
    ).to.equal('[00 01 ][10 ]');
  });

  it('remove a paragraph that contains nothing else when they print nothing', () => {
    const body = p('前') + p('{{#if x}}あれば{{/if}}') + p('{{#each 一覧}}{{this}} {{/each}}') + p('後');
    expect(fill(body, { x: false, 一覧: [] })).to.equal(lines('前', '後'));
    expect(fill(body, { x: true, 一覧: ['a'] })).to.equal(lines('前', 'あれば', 'a ', '後'));
  });

  it('may begin inside a link and end outside when no text is between, and are reported otherwise', () => {
    const fine = `<w:p>${link(run('{{#if x}}乙'))}${run('丙{{/if}}丁')}</w:p>`;
    expect(fill(fine, { x: true })).to.equal('乙丙丁');
    expect(fill(fine, { x: false })).to.equal('丁');
    const crossing = `<w:p>${link(run('甲{{#if x}}乙'))}${run('丙{{/if}}丁')}</w:p>`;
    expect(problemsOf(() => fill(crossing, { x: true })).map(({ id }) => id)).to.deep.equal([
      'word.block-crosses-element',
    ]);
  });
});

describe('blocks over table rows', () => {
  const head = row('品名', '金額');
  const items = [
    { 品: '紙', 額: 100 },
    { 品: '筆', 額: 200 },
  ];

  it('repeat the row whose cells hold the two tags', () => {
    const body = table(head, row('{{#each 明細}}{{品}}', '{{額}}{{/each}}'), row('計', '300'));
    expect(fill(body, { 明細: items })).to.equal(lines('品名 | 金額', '紙 | 100', '筆 | 200', '計 | 300'));
    expect(fill(body, { 明細: [] })).to.equal(lines('品名 | 金額', '計 | 300'));
  });

  it('repeat several rows, and remove rows of tags alone', () => {
    const body = table(
      row('{{#each 明細}}', ''),
      row('{{品}}', '{{額}}'),
      row('備考', '{{@number}}'),
      row('', '{{/each}}'),
    );
    expect(fill(body, { 明細: items })).to.equal(lines('紙 | 100', '備考 | 1', '筆 | 200', '備考 | 2'));
  });

  it('choose rows with if and else, and nest in one row', () => {
    const chosen = table(row('{{#if x}}甲', '乙'), row('{{else}}', ''), row('丙', '丁{{/if}}'), row('末', ''));
    expect(fill(chosen, { x: true })).to.equal(lines('甲 | 乙', '末 | '));
    expect(fill(chosen, { x: false })).to.equal(lines('丙 | 丁', '末 | '));
    const nested = table(head, row('{{#each 明細}}{{#if (gt 額 150)}}{{品}}', '{{額}}{{/if}}{{/each}}'));
    expect(fill(nested, { 明細: items })).to.equal(lines('品名 | 金額', '筆 | 200'));
  });

  it('keep blocks inside one cell in that cell, and a paragraph in an emptied cell', () => {
    const body = table(row(cell('{{#each 明細}}', '{{品}}', '{{/each}}'), cell('{{#if x}}あり{{/if}}')));
    expect(fill(body, { 明細: items, x: true })).to.equal('紙／筆 | あり');
    expect(fill(body, { 明細: [], x: false })).to.equal(' | ');
  });

  it('remove the table when no row is left', () => {
    const body =
      p('前') +
      table(row('{{#each 明細}}{{品}}{{/each}}', 'x{{#each 明細}}{{/each}}')) +
      p('中') +
      table(row('{{#each 明細}}{{品}}', '{{/each}}')) +
      p('後');
    expect(fill(body, { 明細: [] })).to.equal(lines('前', ' | x', '中', '後'));
  });

  it('reach into nested tables', () => {
    const inner = table(row('{{#each 行}}{{this}}', '{{/each}}'));
    const body = table(row(cell(p('{{#each 表}}{{名}}'), inner, p('')), cell('{{/each}}')));
    expect(
      fill(body, {
        表: [
          { 名: 'A', 行: [1, 2] },
          { 名: 'B', 行: [] },
        ],
      }),
    ).to.equal(lines('A／1 | ／2 | ／ | ', 'B／ | '));
  });

  it('keep the contents of a block that begins and ends in one cell with an else', () => {
    expect(fill(table(row('{{#if x}}甲{{else}}乙{{/if}}', '丙')), { x: false })).to.equal('乙 | 丙');
  });
});

describe('blocks that cannot be balanced', () => {
  it('are errors that name both places', () => {
    const [crossed] = problemsOf(() => fill(p('{{#each a}}') + p('{{#if b}}') + p('{{/each}}'), {}));
    expect(crossed?.id).to.equal('word.block-crossed');
    expect([crossed?.place.paragraph, crossed?.related?.paragraph]).to.deep.equal([3, 2]);
  });

  it('are found in any place', () => {
    expect(ids(p('{{#each a}}'))).to.deep.equal(['word.block-unclosed']);
    expect(ids(p('{{/each}}'))).to.deep.equal(['word.close-without-open']);
    expect(ids(p('{{else}}'))).to.deep.equal(['word.else-outside']);
    expect(ids(p('{{#if a}}{{else}}{{else}}{{/if}}'))).to.deep.equal(['word.else-twice']);
    expect(ids(p('{{#each a}}{{else if b}}{{/each}}'))).to.deep.equal(['word.else-chained']);
    expect(ids(p('{{#if a}}') + table(row('{{/if}}', '')))).to.deep.equal(['word.block-places']);
    expect(ids(table(row('{{#if a}}', '{{else}}', '{{/if}}')))).to.deep.equal(['word.block-places']);
    expect(ids(p('{{#foreach a}}{{/foreach}}'))).to.include('word.block-unknown');
  });
});

describe('with and scopes', () => {
  it('enter a value, search outer scopes for other names, and access the parent and the root', () => {
    const data = { 会社名: '青空', 代表: { 姓: '山田' }, 一覧: [{ 会社名: '支店' }] };
    expect(fill(p('{{#with 代表}}{{会社名}} {{姓}}{{/with}}'), data)).to.equal('青空 山田');
    expect(fill(p('{{#each 一覧}}{{会社名}} {{../会社名}} {{@root.会社名}} {{代表.姓}}{{/each}}'), data)).to.equal(
      '支店 青空 青空 山田',
    );
    expect(fill(p('{{#with 無}}あり{{else}}なし{{/with}}'), { 無: null })).to.equal('なし');
    expect(fill(p('{{#each 一覧 as |店 番|}}{{番}}{{店.会社名}}{{/each}}'), data)).to.equal('0支店');
    expect(problemsOf(() => fill(p('{{#each 一覧}}{{this.姓}}{{/each}}'), data))).to.have.length(1);
  });

  it('refuse to repeat a value that is not a list', () => {
    expect(problemsOf(() => fill(p('{{#each a}}x{{/each}}'), { a: 'text' })).map(({ id }) => id)).to.deep.equal([
      'word.each-not-list',
    ]);
  });
});

describe('other parts of the file', () => {
  it('are filled too: headers, footers and footnotes', () => {
    const bytes = fillBytes(
      p('本文'),
      { 会社名: '青空' },
      {
        extra: {
          'header1.xml': p('{{会社名}}'),
          'footer1.xml': p('{{#if 会社名}}') + p('©{{会社名}}') + p('{{/if}}'),
          'footnotes.xml': `<w:footnote w:id="1">${p('注 {{会社名}}')}</w:footnote>`,
        },
      },
    );
    expect(textOf(bytes, 'word/header1.xml')).to.equal('青空');
    expect(textOf(bytes, 'word/footer1.xml')).to.equal('©青空');
    expect(textOf(bytes, 'word/footnotes.xml')).to.equal('注 青空');
  });

  it('never lose their last paragraph', () => {
    const bytes = fillBytes(
      p('本文'),
      { x: false },
      { extra: { 'header1.xml': p('{{#if x}}') + p('秘') + p('{{/if}}') } },
    );
    expect(textOf(bytes, 'word/header1.xml')).to.equal('');
  });
});
