import { expect } from 'chai';
import { compileTemplate, renderTemplate, ShoruiError } from '@shorui/engine';
import { authorDocument, isWholeDocument } from '@shorui/engine/editor';
import type { EditorBlock, TemplateDocument } from '@shorui/engine/model';
import { readZip } from '@shorui/engine/word';
import { checkPackage } from '../support/check-package.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { block, layer, loop, rule } from './support.ts';

/** Gives blocks the paths of their positions. */
function placed(blocks: readonly EditorBlock[], around: readonly number[] = []): EditorBlock[] {
  return blocks.map((each, index) => {
    const path = [...around, index];
    return { ...each, path, ...(each.children && { children: placed(each.children, path) }) };
  });
}

const at = (type: EditorBlock['type'], rest: Partial<EditorBlock> = {}): EditorBlock => block(type, [], rest);
const p = (text: string, rest: Partial<EditorBlock> = {}): EditorBlock => at('paragraph', { text, ...rest });
const row = (cells: readonly Partial<EditorBlock>[], rest: Partial<EditorBlock> = {}): EditorBlock =>
  at('row', { ...rest, children: cells.map((each) => at('cell', each)) });

async function author(
  children: EditorBlock[],
  rest: Partial<TemplateDocument> = {},
): ReturnType<typeof authorDocument> {
  const document = { ...rest, children: placed(children) };
  expect(isWholeDocument(document)).to.equal(true);
  const authored = await authorDocument(document);
  expect(checkPackage(authored.bytes, { manners: true })).to.deep.equal([]);
  return authored;
}

async function make(children: EditorBlock[], data = {}, holds = true, rest = {}): Promise<Uint8Array> {
  const { bytes, document } = await author(children, rest);
  const made = renderTemplate(compileTemplate(bytes, { layer: layer(document) }), data, {
    conditions: { holds: () => holds },
  }).bytes;
  expect(checkPackage(made, { manners: true })).to.deep.equal([]);
  return made;
}

async function failure(children: EditorBlock[]): Promise<string[]> {
  try {
    await authorDocument({ children: placed(children) });
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems.map(({ id, place }) => `${id} ${place.path}`);
    throw error;
  }
  return [];
}

const sections = (xml: string): string[] => xml.match(/<w:sectPr[\s>].*?<\/w:sectPr>/gs) ?? [];

describe('the pages of a document without an uploaded file', () => {
  it('are upright A4 with the margins of Word’s Japanese edition', async () => {
    const [only = ''] = sections(partOf(await make([at('section', { children: [p('甲')] })])));
    expect(only).to.contain('w:w="11906" w:h="16838"');
    expect(only).to.match(/w:top="1984" w:right="1701" w:bottom="1701" w:left="1701" w:header="850" w:footer="992"/);
  });

  it('follow the settings of the document, overridden by each section', async () => {
    const xml = partOf(
      await make(
        [
          at('section', { children: [p('甲')] }),
          at('section', {
            page: {
              orientation: 'landscape',
              top: 10,
              columns: 2,
              start: 'continuous',
              firstNumber: 5,
              numberFormat: 'kanji',
            },
            children: [p('乙')],
          }),
          at('section', { page: { width: 100, height: 148, direction: 'vertical' }, children: [p('丙')] }),
        ],
        {},
        true,
        { page: { size: 'B5', left: 20, right: 20 } },
      ),
    );
    const [first = '', second = '', third = ''] = sections(xml);
    expect(first).to.contain('w:w="10318" w:h="14570"').and.to.contain('w:left="1134"');
    expect(second).to.contain('w:w="14570" w:h="10318"').and.to.contain('w:top="567"').and.to.contain('w:num="2"');
    expect(second)
      .to.contain('<w:type w:val="continuous"/>')
      .and.to.contain('w:start="5"')
      .and.to.contain('japaneseCounting');
    expect(third).to.contain('w:w="5669" w:h="8391"').and.to.contain('<w:textDirection w:val="tbRl"/>');
  });

  it('have headers and footers with page numbers and tags, on all, first or even pages', async () => {
    const made = await make(
      [
        at('section', {
          children: [
            at('header', { children: [p('{{会社名}}'), p('秘', rule(1))] }),
            at('header', { pages: 'first', text: '表紙' }),
            at('footer', { text: '{{@page}} / {{@pages}}', style: { align: 'center' } }),
            at('footer', { pages: 'even', text: '偶数' }),
            p('本文'),
          ],
        }),
        at('section', { children: [at('header', { children: [p('{{氏名}}', loop(1))] }), p('別紙')] }),
      ],
      { 会社名: '青空商事', 従業員: [{ 氏名: '佐藤' }, { 氏名: '鈴木' }] },
      false,
    );
    const texts = readZip(made)
      .entries.map(({ name }) => name)
      .filter((name) => /^word\/(?:header|footer)\d/.test(name))
      .map((name) => textOf(made, name));
    // Numbers of pages are Word's to fill in.
    expect(texts.toSorted()).to.deep.equal([' / ', '偶数', '佐藤\n鈴木', '表紙', '青空商事'].toSorted());
    const [first = '', second = ''] = sections(partOf(made));
    expect(first.match(/<w:(?:header|footer)Reference/g)).to.have.length(4);
    expect(first).to.contain('<w:titlePg/>');
    expect(second.match(/<w:(?:header|footer)Reference/g)).to.have.length(1);
    expect(partOf(made, 'word/settings.xml')).to.match(/<w:evenAndOddHeaders(?:\/>| w:val="true"\/>)/);
    const footer = readZip(made)
      .entries.map(({ name }) => name)
      .filter((name) => name.startsWith('word/footer'))
      .map((name) => partOf(made, name));
    expect(footer.join(''))
      .to.match(/>\s?PAGE\s?</)
      .and.to.match(/>\s?NUMPAGES\s?</);
  });

  it('have one header of a kind, in sections only', async () => {
    const twice = [at('header', { text: '甲' }), at('header', { text: '乙' }), p('丙')];
    expect(await failure([at('section', { children: twice })])).to.deep.equal(['word.editor-header-twice 0.1']);
    const inside = [at('proposal', { children: [at('footer', { text: '甲' })] })];
    expect(await failure([at('section', { children: inside })])).to.deep.equal(['word.editor-child 0.0.0']);
  });

  it('are the same bytes each time', async () => {
    const children = [at('section', { children: [at('header', { text: '甲' }), p('乙')] })];
    expect((await author(children)).bytes).to.deep.equal((await author(children)).bytes);
  });
});

describe('a table in a document without an uploaded file', () => {
  const table = at('table', {
    table: { columns: [20, 0, 30], borders: 'outer', align: 'left' },
    children: [
      row([{ text: '番号' }, { text: '氏名' }, { text: '備考' }], { row: { header: true, height: 10 } }),
      row([{ text: '{{@number}}' }, { text: '{{氏名}}' }, { text: '有', ...rule(1) }], loop(1)),
      row([
        { text: '左', cell: { rows: 2 } },
        { text: '右', cell: { columns: 2 }, style: { align: 'right' } },
      ]),
      row([{ text: '下' }, { text: '隅', cell: { shade: '#ffeecc', vertical: 'bottom' } }], rule(1)),
    ],
  });
  const data = { 従業員: [{ 氏名: '佐藤' }, { 氏名: '鈴木' }] };

  it('has widths, borders, header rows and merged cells, and its options work in the written file', async () => {
    const made = await make([at('section', { children: [table] })], data);
    expect(textOf(made)).to.equal('番号 | 氏名 | 備考\n1 | 佐藤 | 有\n2 | 鈴木 | 有\n左 | 右\n | 下 | 隅\n');
    const xml = partOf(made);
    expect([...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => width)).to.deep.equal([
      '1133',
      '5669',
      '1700',
    ]);
    expect(xml).to.contain('<w:tblHeader/>').and.to.contain('w:val="567"').and.to.contain('w:fill="F2F2F2"');
    expect(xml).to.contain('w:fill="FFEECC"').and.to.contain('<w:vAlign w:val="bottom"/>');
    expect(xml)
      .to.match(/<w:insideH [^>]*w:val="none"/)
      .and.to.match(/<w:top [^>]*w:val="single"/);
    expect(xml.match(/<w:vMerge w:val="(?:restart|continue)"\/>/g)).to.have.length(2);
    expect(textOf(await make([at('section', { children: [table] })], data, false))).to.equal(
      '番号 | 氏名 | 備考\n1 | 佐藤 | \n2 | 鈴木 | \n左 | 右\n',
    );
  });

  it('is separated from others, may contain others, and must have cells', async () => {
    const small = at('table', { children: [row([{ text: '小' }])] });
    const outer = at('table', { children: [row([{ children: [small, small] }])] });
    const text = textOf(await make([at('section', { children: [small, outer, p('末')] })]));
    expect(text.match(/小/g)).to.have.length(3);
    expect(text.startsWith('小\n\n')).to.equal(true);
    expect(await failure([at('section', { children: [at('table')] })])).to.deep.equal(['word.editor-table 0.0']);
    const wrong = at('table', { children: [p('甲'), row([{ text: '乙' }])] });
    expect(await failure([at('section', { children: [wrong] })])).to.deep.equal(['word.editor-child 0.0.0']);
  });
});

describe('the text of a document without an uploaded file', () => {
  it('has the sizes of the specification, small type in tables, or the size of the document', async () => {
    const children = [
      at('section', {
        children: [
          p('段'),
          at('list', { children: [at('listItem', { text: '項' })] }),
          at('table', { children: [row([{ text: '表' }])] }),
          p('大', { style: { fontSize: 20, underline: true, indent: 400, firstLine: 200, keepNext: true } }),
        ],
      }),
    ];
    const sizes = (xml: string): string[] =>
      ['段', '項', '表', '大'].map(
        (text) => new RegExp(`<w:sz w:val="(\\d+)"/>(?:(?!<w:sz ).)*>${text}<`, 's').exec(xml)?.[1] ?? '',
      );
    const xml = partOf(await make(children));
    expect(sizes(xml)).to.deep.equal(['26', '21', '21', '40']);
    expect(xml).to.contain('<w:u w:val="single"/>').and.to.contain('<w:keepNext/>');
    expect(xml).to.match(/<w:ind (?=[^>]*w:left="400")(?=[^>]*w:firstLine="200")/);
    expect(sizes(partOf(await make(children, {}, true, { font_size: 11 })))).to.deep.equal(['22', '22', '22', '40']);
  });
});
