import { expect } from 'chai';
import fc from 'fast-check';
import { compileTemplate, inspectTemplate, renderTemplate, type TemplateData } from '@shorui/engine';
import { readZip, writeZip } from '@shorui/engine/word';
import { expectValid } from './support/check-package.ts';
import { fillBytes, problemsOf } from './support/fill.ts';
import { makeDocx, p, row, run, table } from './support/make-docx.ts';
import { partOf, textOf } from './support/read-docx.ts';

const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
  ]);

function replacePart(docx: Uint8Array, name: string, data: Uint8Array): Uint8Array {
  const archive = readZip(docx);
  return writeZip(
    archive.entries.map((entry) => ({ name: entry.name, data: entry.name === name ? data : archive.read(entry.name) })),
  );
}

/** Fills a file; the document must be valid. */
function fillFile(source: Uint8Array, data: TemplateData): Uint8Array {
  const { bytes } = renderTemplate(compileTemplate(source), data);
  expectValid(bytes, source);
  return bytes;
}

describe('a compiled template', () => {
  it('gives the same bytes for the same data, however often', () => {
    const source = makeDocx(p('{{a}}') + table(row('{{#each b}}{{this}}', '{{/each}}')));
    const template = compileTemplate(source);
    const first = renderTemplate(template, { a: 'x', b: [1, 2] }).bytes;
    expectValid(first, source);
    renderTemplate(template, { a: 'y', b: [] });
    expect(renderTemplate(template, { a: 'x', b: [1, 2] }).bytes).to.deep.equal(first);
  });

  it('keeps every part without tags byte for byte', () => {
    const docx = makeDocx(p('{{a}}'), { 'header1.xml': p('見出し'), 'footer1.xml': p('{{a}}') });
    const before = readZip(docx);
    const after = readZip(fillFile(docx, { a: 'x' }));
    for (const { name } of before.entries) {
      const changed = name === 'word/document.xml' || name === 'word/footer1.xml';
      expect(
        after.read(name).length === before.read(name).length &&
          after.read(name).every((byte, at) => byte === before.read(name)[at]),
        name,
      ).to.equal(!changed);
    }
    expect(after.entries.length).to.equal(before.entries.length);
  });

  it('keeps everything around its tags character for character', () => {
    const body = `<w:p w:rsidR="00AB"><w:pPr><w:jc w:val="center"/></w:pPr>${run('甲', '<w:b/>')}<!-- 覚え --><w:r><w:t>&#x4E59; &amp;</w:t></w:r></w:p>`;
    const xml = partOf(fillBytes(body + p('{{a}}'), { a: 'x' }));
    expect(xml).to.contain(body);
  });

  it('reports blanks with their place', () => {
    const source = makeDocx(p('{{a}}') + p('{{b}}'));
    const { bytes, blanks } = renderTemplate(compileTemplate(source), { a: null, b: '' });
    expectValid(bytes, source);
    expect(blanks.map(({ paragraph, snippet }) => [paragraph, snippet])).to.deep.equal([[1, '{{a}}']]);
  });

  it('stops endless loops and documents that grow without bound', () => {
    const body = p('{{#each a}}{{#each a}}{{#each a}}x{{/each}}{{/each}}{{/each}}');
    const data = { a: Array.from({ length: 200 }, (_, index) => index) };
    const small = compileTemplate(makeDocx(body), { limits: { iterations: 1000 } });
    expect(problemsOf(() => renderTemplate(small, data)).map(({ id }) => id)).to.deep.equal([
      'word.too-many-iterations',
    ]);
    const narrow = compileTemplate(makeDocx(p('{{a}}')), { limits: { outputBytes: 10_000 } });
    expect(problemsOf(() => renderTemplate(narrow, { a: 'あ'.repeat(1_000_000) })).map(({ id }) => id)).to.deep.equal([
      'word.output-too-large',
    ]);
  });

  it('fills 2,000 rows with every value in its place', () => {
    const source = makeDocx(table(row('{{#each 行}}{{@number}}', '{{値}}{{/each}}')));
    const rows = Array.from({ length: 2000 }, (_, index) => ({ 値: `値${index}` }));
    expect(textOf(fillFile(source, { 行: rows }))).to.equal(
      rows.map(({ 値 }, index) => `${index + 1} | ${値}`).join('\n'),
    );
  });
});

describe('files in other encodings and namespaces', () => {
  it('are read: UTF-16, a byte order mark, other prefixes, strict namespaces', () => {
    const plain = partOf(makeDocx(p('{{a}}')));
    const withoutDeclaration = plain.slice(plain.indexOf('?>') + 2);
    const variants = [
      utf16(`<?xml version="1.0" encoding="UTF-16"?>${withoutDeclaration}`),
      new TextEncoder().encode(`\uFEFF${plain}`),
      new TextEncoder().encode(plain.replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0=')),
      new TextEncoder().encode(plain.replaceAll('<w:', '<').replaceAll('</w:', '</').replace('xmlns:w=', 'xmlns=')),
      new TextEncoder().encode(
        plain.replace(
          'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
          'http://purl.oclc.org/ooxml/wordprocessingml/main',
        ),
      ),
    ];
    for (const data of variants) {
      const docx = replacePart(makeDocx(p('{{a}}')), 'word/document.xml', data);
      expect(partOf(fillFile(docx, { a: '値\n次' }))).to.match(/値<\/[a-z0-9]*:?t><([a-z0-9]+:)?br\/>/);
    }
  });

  it('are refused with a reason: broken XML, entities, depth, other kinds of file', () => {
    const withDocument = (xml: string): Uint8Array =>
      replacePart(makeDocx(''), 'word/document.xml', new TextEncoder().encode(xml));
    const ids = (docx: Uint8Array): string[] => problemsOf(() => compileTemplate(docx)).map(({ id }) => id);
    expect(ids(withDocument('<w:document xmlns:w="x"><w:body></w:document>'))).to.deep.equal(['word.xml-broken']);
    expect(ids(withDocument('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'))).to.deep.equal(['word.xml-doctype']);
    expect(ids(withDocument('<a>'.repeat(600) + '</a>'.repeat(600)))).to.deep.equal(['word.xml-depth']);
    expect(ids(replacePart(makeDocx(''), 'word/document.xml', Uint8Array.from([0x3c, 0xff, 0xfe])))).to.deep.equal([
      'word.xml-encoding',
    ]);
    expect(ids(writeZip([{ name: 'a.txt', data: new Uint8Array(1) }]))).to.deep.equal(['word.not-a-word-file']);
    const macro = new TextDecoder()
      .decode(readZip(makeDocx('')).read('[Content_Types].xml'))
      .replace(
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        'application/vnd.ms-word.document.macroEnabled.main+xml',
      );
    const [problem] = problemsOf(() =>
      compileTemplate(replacePart(makeDocx(''), '[Content_Types].xml', new TextEncoder().encode(macro))),
    );
    expect([problem?.id, problem?.params.kind]).to.deep.equal(['word.refused-kind', '.docm']);
  });
});

describe('any mixture of tags', () => {
  const piece = fc.constantFrom(
    '{{a}}',
    '{{#if b}}',
    '{{else}}',
    '{{/if}}',
    '{{#each c}}',
    '{{/each}}',
    '文',
    ' ',
    '{{',
    '}}',
    '{',
    '{{!x}}',
    '\\{{',
  );
  const paragraph = fc
    .array(
      fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join('')),
      { maxLength: 3 },
    )
    .map((texts) => p(...texts.map((text) => run(text))));
  const body = fc.array(
    fc.oneof(
      paragraph,
      fc
        .array(fc.array(paragraph, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
        .map((cells) => table(row(...cells.map((each) => `<w:tc>${each.join('')}</w:tc>`)))),
    ),
    { maxLength: 5 },
  );
  const data: fc.Arbitrary<TemplateData> = fc.record({
    a: fc.string(),
    b: fc.boolean(),
    c: fc.array(fc.integer(), { maxLength: 3 }),
  });

  it('gives a valid document or named problems', () => {
    let made = 0;
    fc.assert(
      fc.property(body, data, (blocks, values) => {
        const problems = problemsOf(() => {
          textOf(fillBytes(blocks.join(''), values));
          made++;
        });
        expect(problems.every(({ id }) => id.startsWith('word.'))).to.equal(true);
      }),
      { numRuns: 3000, seed: 20240401 },
    );
    expect(made).to.be.greaterThan(300);
  });
});

describe('inspecting a template', () => {
  it('shows blocks with stable paths, text, tags, lists, fields and features', () => {
    const list = (text: string): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr></w:pPr>${run(text)}</w:p>`;
    const field = '<w:p><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>';
    const report = inspectTemplate(
      makeDocx(p('題 {{a}}') + list('一') + list('二') + table(row('甲', '{{b}}')) + field, {
        'header1.xml': p('{{c}}'),
      }),
    );
    const [document, header] = report.parts;
    expect(document?.blocks[0]?.children?.map(({ type, path }) => `${type} ${path}`)).to.deep.equal([
      'paragraph 0.0',
      'list 0.1',
      'table 0.2',
      'paragraph 0.3',
    ]);
    expect(document?.blocks[0]?.children?.[1]?.children?.[1]).to.deep.equal({
      type: 'listItem',
      path: '0.1.1',
      text: '二',
      numbering: { list: '3', level: 0 },
    });
    expect(header?.blocks[0]).to.deep.include({ type: 'header', path: '0' });
    expect(report.tags).to.deep.equal(['{{a}}', '{{b}}', '{{c}}']);
    expect(report.fields).to.deep.equal([{ kind: 'PAGE', instruction: 'PAGE' }]);
    expect(report.features).to.deep.equal(['field', 'header', 'numbering']);
    expect(report.problems).to.deep.equal([]);
  });

  it('lists errors of tags instead of stopping', () => {
    expect(inspectTemplate(makeDocx(p('{{#each a}}'))).problems.map(({ id }) => id)).to.deep.equal([
      'word.block-unclosed',
    ]);
  });
});
