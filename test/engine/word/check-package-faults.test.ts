import { expect } from 'chai';
import { readZip, writeZip } from '@shorui/engine/word';
import { checkPackage, ruleOf } from './support/check-package.ts';
import { cell, makeDocx, p, row, run, table } from './support/make-docx.ts';

const rulesOf = (bytes: Uint8Array, manners = false): string[] => [
  ...new Set(checkPackage(bytes, { manners }).map(ruleOf)),
];

/** A package with some parts replaced, added or (null) left out. */
function changed(bytes: Uint8Array, changes: Readonly<Record<string, string | null>>): Uint8Array {
  const archive = readZip(bytes);
  const names = new Set([...archive.entries.map(({ name }) => name), ...Object.keys(changes)]);
  return writeZip(
    [...names].flatMap((name) => {
      const change = changes[name];
      if (change === null) return [];
      return [{ name, data: change === undefined ? archive.read(name) : new TextEncoder().encode(change) }];
    }),
  );
}

const partText = (bytes: Uint8Array, name: string): string => new TextDecoder().decode(readZip(bytes).read(name));

/** Rules that a body breaks. */
const inBody = (body: string, extra = {}): string[] => rulesOf(makeDocx(body, extra));

describe('planted faults in a package', () => {
  const docx = makeDocx(p('a'), { 'header1.xml': p('h') });
  const types = '[Content_Types].xml';
  const rels = 'word/_rels/document.xml.rels';
  const relationships = (inner: string): string =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
  const relationship = (id: string, kind: string, target: string, mode = ''): string =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"${mode}/>`;

  it('are found: broken parts, missing or doubled content types', () => {
    expect(checkPackage(docx)).to.deep.equal([]);
    expect(rulesOf(docx.subarray(0, 300))).to.deep.equal(['not-a-package']);
    expect(rulesOf(changed(docx, { 'word/header1.xml': '<w:hdr>' }))).to.deep.equal(['not-well-formed']);
    expect(rulesOf(changed(docx, { 'word/header1.xml': '<!DOCTYPE a><a/>' }))).to.deep.equal(['not-well-formed']);
    expect(rulesOf(changed(docx, { 'word/a.bin': 'x' }))).to.deep.equal(['content-type']);
    expect(rulesOf(changed(docx, { 'word/header1.xml': null }))).to.deep.equal(['content-type']);
    expect(
      rulesOf(changed(docx, { [types]: partText(docx, types).replace(/<Default[^>]*rels[^>]*>/, '$&$&') })),
    ).to.deep.equal(['content-type']);
    expect(rulesOf(changed(docx, { [types]: partText(docx, types).replace('document.main', 'header') }))).to.include(
      'main-part',
    );
  });

  it('are found: relationships that are dangling, doubled, or of another kind', () => {
    const withRels = (inner: string, body = p('a')): string[] =>
      rulesOf(changed(makeDocx(body, { 'header1.xml': p('h') }), { [rels]: relationships(inner) }));
    expect(withRels(relationship('a', 'header', 'header1.xml'))).to.deep.equal([]);
    expect(
      withRels(
        relationship('a', 'header', '/word/header1.xml') +
          relationship('b', 'hyperlink', 'http://a/ b', ' TargetMode="External"'),
      ),
    ).to.deep.equal([]);
    expect(withRels(relationship('a', 'header', 'header2.xml'))).to.deep.equal(['relationship-target']);
    expect(withRels(relationship('a', 'header', 'header1.xml').repeat(2))).to.deep.equal(['relationship-id']);
    const link = `<w:p><w:hyperlink xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="a">${run('x')}</w:hyperlink></w:p>`;
    expect(withRels(relationship('a', 'hyperlink', 'http://a', ' TargetMode="External"'), link)).to.deep.equal([]);
    expect(withRels('', link)).to.deep.equal(['reference-unresolved']);
    expect(withRels(relationship('a', 'header', 'header1.xml'), link)).to.deep.equal(['reference-kind']);
    expect(rulesOf(changed(docx, { 'word/_rels/gone.xml.rels': relationships('') }))).to.deep.equal([
      'relationship-owner',
    ]);
    expect(rulesOf(changed(docx, { '_rels/.rels': relationships('') }))).to.deep.equal(['main-part']);
  });
});

describe('planted faults in a part', () => {
  const inline = (properties: string): string => p(`<w:r>${properties}<w:t>x</w:t></w:r>`);
  const paragraph = (properties: string, content = ''): string => `<w:p>${properties}${content}</w:p>`;

  it('are found: elements in the wrong place, order or number', () => {
    const faults = [
      '<w:p><w:p/></w:p>',
      '<w:p><w:t>x</w:t></w:p>',
      '<w:r><w:t>x</w:t></w:r>',
      inline('<w:t>x</w:t><w:rPr/>'),
      inline('<w:rPr/><w:rPr/>'),
      inline('<w:rPr><w:jc w:val="left"/></w:rPr>'),
      paragraph('<w:pPr><w:jc w:val="left"/><w:pStyle w:val="a"/></w:pPr>'),
      paragraph('', `${run('x')}<w:pPr/>`),
      paragraph('<w:pPr><w:numPr><w:numId w:val="0"/><w:ilvl w:val="0"/></w:numPr></w:pPr>'),
      '<w:sectPr/><w:p/>',
      paragraph('<w:pPr><w:sectPr><w:pgMar/><w:pgSz/></w:sectPr></w:pPr>'),
      paragraph('', '<w:r><w:ruby><w:rt/><w:rubyPr/><w:rubyBase/></w:ruby></w:r>'),
      paragraph('', `<w:ins w:id="1"><w:p/></w:ins>`),
      paragraph('', `<w:hyperlink><w:t>x</w:t></w:hyperlink>`),
      paragraph('', `<w:sdt><w:sdtContent>${p('x')}</w:sdtContent></w:sdt>`),
      `<w:sdt><w:sdtContent>${run('x')}</w:sdtContent></w:sdt>`,
      `<w:sdt><w:sdtContent>${p('x')}</w:sdtContent><w:sdtPr/></w:sdt>`,
      '<w:tbl><w:tblGrid/><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
      table(`<w:tr><w:tc><w:p/><w:tcPr/></w:tc></w:tr>`),
      table(`<w:tr><w:tc><w:tcPr><w:gridSpan w:val="1"/><w:tcW w:w="1" w:type="dxa"/></w:tcPr><w:p/></w:tc></w:tr>`),
      table(`<w:tr><w:tc><w:p/></w:tc><w:trPr/></w:tr>`),
      table(`<w:tr><w:p/></w:tr>`),
      `<w:tbl><w:tblPr><w:tblW/><w:tblStyle w:val="a"/></w:tblPr><w:tblGrid/><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>`,
      paragraph('', '<w:r><w:drawing><w:p/></w:drawing></w:r>'),
    ];
    for (const body of faults) expect(inBody(body), body).to.include('content');
  });

  it('are found in either branch of an alternative, and not in ignorable content', () => {
    const alternative = (choice: string, fallback: string): string =>
      `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="w">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(inBody(alternative('<w:t>x</w:t>', '<w:t>x</w:t>'))).to.deep.equal([]);
    expect(inBody(alternative('<w:p/>', '<w:t>x</w:t>'))).to.deep.equal(['content']);
    expect(inBody(alternative('<w:t>x</w:t>', '<w:p/>'))).to.deep.equal(['content']);
    expect(inBody(alternative('', '').replace('Requires="w"', 'Requires="wps"'))).to.deep.equal(['prefix-undeclared']);
    expect(
      inBody(inline('<w:rPr><w14:glow xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"/></w:rPr>')),
    ).to.deep.equal([]);
  });

  it('are found: text and attributes where they may not be', () => {
    expect(inBody('<w:p>x</w:p>')).to.deep.equal(['text']);
    expect(inBody(inline('<w:rPr>x</w:rPr>'))).to.deep.equal(['text']);
    expect(inBody(inline('<w:rPr><w:color w:val="red"/></w:rPr>'))).to.deep.equal(['attribute']);
    expect(inBody(inline('<w:rPr><w:sz/></w:rPr>'))).to.deep.equal(['attribute']);
    expect(inBody(inline('<w:rPr><w:b w:val="maybe"/></w:rPr>'))).to.deep.equal(['attribute']);
  });

  it('are found: markers without their partners, duplicate ids', () => {
    const mark = (kind: string, id: number, name = ''): string =>
      `<w:${kind} w:id="${id}"${name && ` w:name="${name}"`}/>`;
    const bookmark = (id: number, name: string): string => mark('bookmarkStart', id, name) + mark('bookmarkEnd', id);
    expect(inBody(paragraph('', bookmark(1, 'a') + bookmark(2, 'b')))).to.deep.equal([]);
    expect(inBody(paragraph('', bookmark(1, 'a') + bookmark(1, 'b')))).to.include('bookmark-id');
    expect(inBody(paragraph('', bookmark(1, 'a') + bookmark(2, 'a')))).to.deep.equal(['bookmark-name']);
    expect(inBody(paragraph('', mark('bookmarkStart', 1, 'a')))).to.deep.equal(['bookmark-pair']);
    expect(inBody(paragraph('', mark('bookmarkEnd', 1)))).to.deep.equal(['bookmark-pair']);
    expect(inBody(paragraph('', '<w:r><w:commentReference w:id="1"/></w:r>'))).to.deep.equal(['comment-missing']);
    expect(inBody(paragraph('', '<w:r><w:footnoteReference w:id="2"/></w:r>'))).to.deep.equal(['footnote-missing']);
    const note = `<w:footnote w:id="2">${p('n')}</w:footnote>`;
    const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    expect(inBody(paragraph('', reference), { 'footnotes.xml': note })).to.deep.equal([]);
    expect(inBody(paragraph('', reference + reference), { 'footnotes.xml': note })).to.deep.equal([
      'footnote-reference',
    ]);
    expect(inBody(paragraph('', reference), { 'footnotes.xml': note + note })).to.deep.equal(['footnote-id']);
    const control = (id: number): string =>
      `<w:sdt><w:sdtPr><w:id w:val="${id}"/></w:sdtPr><w:sdtContent>${p('x')}</w:sdtContent></w:sdt>`;
    expect(inBody(control(1) + control(2))).to.deep.equal([]);
    expect(inBody(control(1) + control(1))).to.deep.equal(['content-control-id']);
    const named = (id: string): string =>
      `<w:p xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" w14:paraId="${id}"/>`;
    expect(inBody(named('00000001') + named('00000002'))).to.deep.equal([]);
    expect(inBody(named('00000001').repeat(2))).to.deep.equal(['paragraph-id']);
    expect(inBody(named('80000000'))).to.deep.equal(['paragraph-id']);
    expect(inBody(paragraph('', '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'))).to.deep.equal(['field-pair']);
    expect(inBody(paragraph('', '<w:r><w:fldChar w:fldCharType="end"/></w:r>'))).to.deep.equal(['field-pair']);
  });

  it('are found: VML shapes with the same id, and their pictures without a relationship', () => {
    const names =
      'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
    const shape = (id: string, spid: string, inner = ''): string =>
      `<w:r><w:pict ${names}><v:shape id="${id}" o:spid="${spid}">${inner}</v:shape></w:pict></w:r>`;
    expect(inBody(p(shape('a', '1'), shape('b', '2')))).to.deep.equal([]);
    expect(inBody(p(shape('a', '1'), shape('a', '2')))).to.deep.equal(['shape-id']);
    expect(inBody(p(shape('a', '1'), shape('b', '1')))).to.deep.equal(['shape-number']);
    expect(inBody(p(shape('a', '1', '<v:imagedata r:id="gone"/>')))).to.deep.equal(['reference-unresolved']);
  });

  it('are found: drawings with the same id in one part, and in two parts by the strict check', () => {
    const drawing = (id: number): string =>
      `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><wp:extent cx="1" cy="1"/><wp:docPr id="${id}" name=""/><a:graphic><a:graphicData/></a:graphic></wp:inline></w:drawing></w:r>`;
    expect(inBody(p(drawing(1), drawing(2)))).to.deep.equal([]);
    expect(inBody(p(drawing(1), drawing(1)))).to.deep.equal(['drawing-id']);
    const two = makeDocx(p(drawing(1)), { 'header1.xml': p(drawing(1)) });
    expect([rulesOf(two), rulesOf(two, true)]).to.deep.equal([[], ['drawing-id-shared']]);
    expect(inBody(p(drawing(1).replace('<wp:docPr id="1" name=""/>', '')))).to.deep.equal(['content']);
    const disordered = makeDocx(inline('<w:rPr><w:i/><w:b/></w:rPr>'));
    expect([rulesOf(disordered), rulesOf(disordered, true)]).to.deep.equal([[], ['run-order']]);
  });

  it('are found: lists that do not exist', () => {
    const numbered = paragraph('<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr></w:pPr>');
    expect(inBody(numbered)).to.deep.equal(['numbering-missing']);
    const part = (inner: string): string =>
      `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</w:numbering>`;
    const withLists = (inner: string): string[] =>
      rulesOf(changed(makeDocx(numbered), { 'word/numbering.xml': part(inner) }));
    const description = '<w:abstractNum w:abstractNumId="3"/>';
    const list = '<w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num>';
    expect(withLists(description + list)).to.deep.equal([]);
    expect(withLists(list)).to.deep.equal(['numbering-missing']);
    expect(withLists(description + list + list)).to.deep.equal(['numbering-id']);
    expect(withLists(list + description)).to.deep.equal(['content']);
  });

  it('are found: tables with inconsistent columns, cells without a final paragraph', () => {
    expect(inBody('<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid></w:tbl><w:p/>')).to.deep.equal(['table-rows']);
    expect(inBody(`${table('<w:tr/>')}<w:p/>`)).to.deep.equal(['table-cells']);
    expect(inBody(table('<w:tr><w:tc/></w:tr>'))).to.include('last-paragraph');
    expect(inBody(table(row(cell(table(row('x'))))))).to.deep.equal(['last-paragraph']);
    expect(inBody(table(row(cell(table(row('x')), p('')))))).to.deep.equal([]);
    const wide = row('a', 'b').replace('<w:tcPr>', '<w:tcPr>').replace('</w:tcPr>', '<w:gridSpan w:val="2"/></w:tcPr>');
    expect(inBody(table(row('a', 'b', 'c'), wide))).to.deep.equal([]);
    expect(inBody(table(row('a', 'b'), wide))).to.deep.equal(['table-grid']);
    const merged = row('a').replace('</w:tcPr>', '<w:vMerge/></w:tcPr>');
    const start = row('a').replace('</w:tcPr>', '<w:vMerge w:val="restart"/></w:tcPr>');
    expect(inBody(table(start, merged))).to.deep.equal([]);
    expect(inBody(table(merged, start))).to.deep.equal(['table-merge']);
    expect(inBody(p('x'), { 'header1.xml': '' })).to.include('last-paragraph');
  });
});
