import { expect } from 'chai';
import { ShoruiError } from '@shorui/engine';
import { readDocument } from '../../../../packages/engine/src/convert/read/read-document.ts';
import type { Block } from '../../../../packages/engine/src/convert/model/index.ts';
import { fixtureFiles } from '../../word/support/word-files.ts';
import { makeWordFile, paragraph, readMade } from './support/word-file.ts';
import { realWordFiles } from '../../../support/real-files.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'table')
        return block.rows.flatMap(({ cells }) => cells.map((each) => textOf(each.blocks))).join('');
      return block.content.map((each) => (each.kind === 'text' || each.kind === 'fit' ? each.text : '')).join('');
    })
    .join('');
}

const problemsOf = (bytes: Uint8Array, options = {}): readonly string[] => {
  try {
    readDocument(bytes, options);
    return [];
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return error.problems.map(({ id }) => id);
  }
};

describe('reading whole Word files', () => {
  for (const { name, bytes } of [...fixtureFiles(), ...realWordFiles('reading whole Word files')]) {
    it(`reads ${name} with text in it`, () => {
      const { sections, problems } = readDocument(bytes, { file: name });
      expect(textOf(sections.flatMap(({ blocks }) => blocks)).length).to.be.greaterThan(30);
      expect(problems.filter(({ severity }) => severity === 'error')).to.deep.equal([]);
    });
  }

  it('gives every paragraph of the body a unique path', () => {
    const { sections } = readMade({ body: paragraph('一') + paragraph('二') + paragraph('三') });
    expect(sections[0]?.blocks.map(({ origin }) => origin.place().path)).to.deep.equal(['0.0', '0.1', '0.2']);
  });

  it('refuses a file that is not a Word file, with its name', () => {
    expect(problemsOf(new Uint8Array([1, 2, 3]))).to.deep.equal(['word.not-a-zip']);
    expect(() => readDocument(new Uint8Array(), { file: 'a.docx' })).to.throw(ShoruiError, /a\.docx/);
  });

  it('enforces the limits on depth, elements and time', () => {
    const deep = makeWordFile('<w:sdt><w:sdtContent>'.repeat(400) + '</w:sdtContent></w:sdt>'.repeat(400));
    expect(problemsOf(deep)).to.deep.equal(['word.xml-depth']);
    const many = makeWordFile('<w:p/>'.repeat(3_000));
    expect(problemsOf(many, { limits: { xmlElements: 2_000 } })).to.deep.equal(['word.xml-elements']);
    let time = 0;
    expect(problemsOf(many, { now: () => (time += 1_000) })).to.deep.equal(['word.too-slow']);
  });

  it('reads content controls as deep as XML may be', () => {
    const deep = '<w:sdt><w:sdtContent>'.repeat(200) + paragraph('底') + '</w:sdtContent></w:sdt>'.repeat(200);
    expect(textOf(readMade({ body: deep }).sections[0]?.blocks ?? [])).to.equal('底');
  });

  it('reads deeply nested fields and many paragraphs with hidden marks in linear time', () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const open = `${mark('begin')}<w:r><w:instrText>QUOTE</w:instrText></w:r>${mark('separate')}<w:r><w:t>文</w:t></w:r>`;
    const fields = `<w:p>${open.repeat(15_000)}${mark('end').repeat(15_000)}</w:p>`;
    const hidden = '<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>文</w:t></w:r></w:p>'.repeat(15_000);
    const quotes = `<w:p>${mark('begin')}<w:r><w:instrText>${'&quot;\\'.repeat(200_000)}</w:instrText></w:r>${mark('end')}</w:p>`;
    const file = makeWordFile(fields + hidden + paragraph('終') + quotes);
    const { sections } = expectProcessorTime(5_000, () => readDocument(file));
    expect(textOf(sections[0]?.blocks ?? [])).to.have.length(30_001);
  });

  it('reports no more problems than the limits allow', () => {
    const body = '<w:p><w:r><w:dayLong/></w:r></w:p>'.repeat(50);
    expect(readMade({ body, options: { limits: { problems: 10 } } }).problems).to.have.length(10);
  });

  it('reads invalid numbers and names without failing', () => {
    const body =
      '<w:p><w:pPr><w:pStyle w:val="toString"/><w:numPr><w:ilvl w:val="-9"/><w:numId w:val="constructor"/></w:numPr></w:pPr>' +
      '<w:hyperlink r:id="__proto__"><w:r><w:rPr><w:rFonts w:ascii="__proto__"/><w:sz w:val="NaN"/></w:rPr><w:t>文</w:t><w:sym w:font="constructor" w:char="zzzz"/><w:footnoteReference w:id="hasOwnProperty"/></w:r></w:hyperlink></w:p>' +
      '<w:tbl><w:tblGrid><w:gridCol w:w="-1"/><w:gridCol w:w="NaN"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:textDirection w:val="toString"/><w:vAlign w:val="constructor"/></w:tcPr></w:tc></w:tr></w:tbl>';
    const blocks = readMade({ body }).sections[0]?.blocks ?? [];
    expect(textOf(blocks)).to.equal('文');
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.rows[0]?.cells[0]).to.deep.include({ align: 'top' });
    expect(table?.rows[0]?.cells[0]).not.to.have.property('direction');
  });
});
