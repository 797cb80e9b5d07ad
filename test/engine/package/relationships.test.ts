import { expect } from 'chai';
import { changePackage, relationship, relationships } from '../word/support/change-package.ts';
import { make, page, seal, sizes } from '../word/content/make-images.ts';
import { makeDocx, p, run } from '../word/support/make-docx.ts';
import { partOf } from '../word/support/read-docx.ts';
import { fillRich, richDocx, valuesOf } from '../word/support/rich-docx.ts';

describe('relationships', () => {
  it('that lead through `..` find their part: lists start again in what is repeated', () => {
    const item = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('甲')}</w:p>`;
    const source = richDocx({
      body: p('{{#each 人}}') + p('{{名}}の仕事') + item + item + p('{{/each}}'),
      numbering:
        '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    });
    const named = changePackage(source, {
      'word/_rels/document.xml.rels': relationships(relationship('rId1', 'numbering', '../word/numbering.xml')),
    });
    const { xml } = fillRich(named, { 人: [{ 名: '一' }, { 名: '二' }] });
    expect(valuesOf(xml, /<w:numId w:val="(\d+)"/g)).to.deep.equal(['1', '1', '2', '2']);
  });

  it('that lead through `..` find the main document', () => {
    const source = changePackage(makeDocx(p('{{a}}')), {
      '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'other/../word/document.xml')),
    });
    expect(make(source, { a: '値' }).xml).to.contain('値');
  });

  it('that lead through `..` find the section of a header, whose text area its pictures fit', () => {
    const reference =
      '<w:headerReference xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" w:type="default" r:id="rId7"/><w:pgSz';
    const body = p('一') + p(`<w:pPr>${page.replace('<w:pgSz', reference)}</w:pPr>`) + p('二');
    const source = changePackage(makeDocx(body, { 'header1.xml': p('{{image a width=300}}') }), {
      'word/_rels/document.xml.rels': relationships(relationship('rId7', 'header', '../word/header1.xml')),
    });
    const made = make(source, { a: seal });
    expect(sizes({ ...made, xml: partOf(made.bytes, 'word/header1.xml') })).to.deep.equal([[159.2, 79.6]]);
  });
});

describe('lengths with a unit, as strict documents write them', () => {
  it('count in the text area that pictures fit', () => {
    const section = '<w:sectPr><w:pgSz w:w="100mm" w:h="20cm"/><w:pgMar w:left="10mm" w:right="10mm"/></w:sectPr>';
    expect(sizes(make(makeDocx(p('{{image a width=300}}') + section), { a: seal }))).to.deep.equal([[80, 40]]);
  });
});
