import { expect } from 'chai';
import { deflateRawSync } from 'node:zlib';
import { compileTemplate } from '@shorui/engine';
import { readZip, writeZip, type ZipInput } from '@shorui/engine/word';
import { problemsOf } from './support/fill.ts';
import { fillHostile, inspectHostile, lintHostile, soon } from './support/hostile.ts';
import { makeDocx, p } from './support/make-docx.ts';
import { rawZip, type RawEntry } from './support/raw-zip.ts';

const MiB = 1024 * 1024;
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** The parts of a small Word file, some replaced; null leaves one out. */
function parts(changes: Readonly<Record<string, string | null>> = {}): ZipInput[] {
  const archive = readZip(makeDocx(p('{{名前}}')));
  const entries = new Map<string, Uint8Array>(archive.entries.map(({ name }) => [name, archive.read(name)]));
  for (const [name, xml] of Object.entries(changes)) {
    if (xml === null) entries.delete(name);
    else entries.set(name, text(xml));
  }
  return [...entries].map(([name, data]) => ({ name, data }));
}

const docx = (changes: Readonly<Record<string, string | null>>): Uint8Array => writeZip(parts(changes));
const zip = (...more: RawEntry[]): Uint8Array => rawZip([...parts(), ...more]);

function expectRefused(bytes: Uint8Array, ...ids: string[]): void {
  for (const outcome of [fillHostile(bytes), inspectHostile(bytes)]) {
    expect(outcome.ids).to.deep.equal(ids);
    expect(outcome.milliseconds).to.be.lessThan(soon);
    expect(outcome.memory).to.be.lessThan(200 * MiB);
  }
  const { ids: thrown, milliseconds } = lintHostile(bytes);
  expect([thrown, milliseconds < soon], 'lint').to.deep.equal([[], true]);
}

describe('hostile archives', () => {
  const zeros = deflateRawSync(new Uint8Array(100 * MiB), { level: 9 });

  it('that expand too much are refused before they are decompressed', () => {
    expectRefused(zip({ name: 'word/media/a.bin', compressed: zeros, size: 100 * MiB }), 'word.zip-bomb');
    // A hundred times what one entry may hold, each entry for itself within its bounds.
    const half = Array.from({ length: 1000 }, (_, index) => ({
      name: `word/${index}`,
      compressed: zeros.subarray(0, 4000),
      size: MiB,
    }));
    expectRefused(zip(...half), 'word.zip-bomb');
  });

  it('whose entries share bytes are refused: a bomb below every ratio', () => {
    const kernel = { compressed: zeros, size: 49 * MiB };
    const shared = Array.from({ length: 50 }, (_, index) => ({ name: `word/${index}`, ...kernel, at: 0 }));
    expectRefused(rawZip([{ name: '[Content_Types].xml', ...kernel }, ...shared]), 'word.zip-bomb');
    // Each entry begins inside the one before.
    const first = { name: 'a', data: new Uint8Array(300), method: 0 };
    expectRefused(rawZip([first, { name: 'b', at: 20 }]), 'word.zip-broken');
  });

  it('with a damaged part that no tag touches are refused, not copied into every document', () => {
    const image = { name: 'word/media/image1.png', data: text('picture'.repeat(500)) };
    for (const method of [0, 8]) {
      const problems = problemsOf(() => compileTemplate(zip({ ...image, method, crc: 1 })));
      expect(problems.map(({ id, place }) => [id, place.part])).to.deep.equal([['word.zip-data', image.name]]);
    }
    expect(fillHostile(zip(image)).ids).to.deep.equal([]);
  });

  it('that state wrong sizes are detected', () => {
    const xml = text('<a/>'.padEnd(5000, ' '));
    const document = { name: 'word/document.xml', data: xml };
    const others = parts().filter(({ name }) => name !== document.name);
    for (const lie of [{ size: 4 }, { size: 5001 }, { size: 0 }, { crc: 1 }, { compressedSize: 3 }])
      expectRefused(rawZip([{ ...document, ...lie }, ...others]), 'word.zip-data');
    expectRefused(rawZip([{ ...document, size: 0xfffffff0 }, ...others]), 'word.part-too-large');
    expectRefused(rawZip([{ ...document, size: 200 * MiB }, ...others]), 'word.part-too-large');
    expectRefused(rawZip([{ ...document, compressedSize: 0x7fffffff }, ...others]), 'word.zip-truncated');
    expectRefused(rawZip([{ ...document, size: 0xffffffff }, ...others]), 'word.zip-zip64');
  });

  it('inside archives are not opened', () => {
    const inner = writeZip(parts());
    const outer = fillHostile(
      zip(
        { name: 'word/embeddings/a.docx', data: inner },
        { name: '42.zip', data: rawZip([{ name: 'x', compressed: zeros, size: 100 * MiB }]) },
      ),
    );
    expect(outer.ids).to.deep.equal([]);
    // An archive that holds itself ends at the first level: it is no Word file.
    const quine = rawZip([{ name: 'r/r.zip', data: rawZip([{ name: 'r/r.zip', data: text('r') }]) }]);
    expectRefused(quine, 'word.not-a-word-file');
  });

  it('with names that are unsafe, duplicate or empty are refused', () => {
    for (const name of [
      '../../etc/passwd',
      '/etc/passwd',
      'C:\\Windows\\a',
      'c:a',
      'word/../../a',
      '..',
      'a\0.xml',
      '\\\\server\\a',
      '',
    ])
      expectRefused(zip({ name, data: text('x') }), 'word.zip-unsafe-name');
    expectRefused(zip({ name: 'word/document.xml', data: text('<a/>') }), 'word.zip-duplicate');
    expectRefused(zip({ name: 'WORD/Document.xml', data: text('<a/>') }), 'word.zip-duplicate');
    expectRefused(zip({ name: 'word\\document.xml', data: text('<a/>') }), 'word.zip-duplicate');
  });

  it('with unusual but valid names are read', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'word/__proto__.xml', 'a..b', '...', '名前.xml'])
      expect(fillHostile(zip({ name, data: text('<a/>') })).ids, name).to.deep.equal([]);
    expectRefused(docx({ 'word/document.xml': null, ['__proto__']: '<a/>' }), 'word.not-a-word-file');
  });

  it('that are encrypted, compound, in unknown methods, or too many are refused', () => {
    expectRefused(zip({ name: 'a', data: text('x'), flags: 0x0801 }), 'word.zip-encrypted');
    expectRefused(zip({ name: 'a', data: text('x'), method: 99 }), 'word.zip-method');
    expectRefused(
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]),
      'word.ole-file',
    );
    expectRefused(
      zip(...Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, data: text('x') }))),
      'word.zip-too-many',
    );
    expectRefused(rawZip(parts(), { count: 0xffff }), 'word.zip-zip64');
    expectRefused(rawZip(parts(), { count: 50 }), 'word.zip-broken');
    expectRefused(rawZip(parts(), { directoryAt: 3 }), 'word.zip-broken');
  });

  it('truncated at any length, or with other data before or after them, give a named problem or the document', () => {
    const whole = writeZip(parts());
    for (let length = 0; length < whole.length; length++)
      expect(fillHostile(whole.subarray(0, length)).ids, `${length} bytes`).to.have.length(1);
    const shifted = new Uint8Array([...text('junk'), ...whole]);
    expect(fillHostile(shifted).ids).to.deep.equal(['word.zip-broken']);
    expect(fillHostile(new Uint8Array([...whole, ...text('junk')])).ids).to.deep.equal([]);
    expect(fillHostile(whole).ids).to.deep.equal([]);
  });
});

describe('broken packages', () => {
  const types = '[Content_Types].xml';
  const document = 'word/document.xml';
  const namespace = 'xmlns="http://schemas.openxmlformats.org/package/2006/content-types"';
  const override = (part: string, kind: string): string =>
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`;

  it('without content types, or with wrong ones, are not Word files', () => {
    expectRefused(docx({ [types]: null }), 'word.not-a-word-file');
    expectRefused(docx({ [types]: `<Types ${namespace}/>` }), 'word.not-a-word-file');
    expectRefused(
      docx({ [types]: `<Types ${namespace}>${override('word/gone.xml', 'document.main')}</Types>` }),
      'word.not-a-word-file',
    );
    const twice = override(document, 'document.main') + override('_rels/.rels', 'document.main');
    expectRefused(docx({ [types]: `<Types ${namespace}>${twice}</Types>` }), 'word.not-a-word-file');
    expectRefused(docx({ [types]: '<Types' }), 'word.xml-broken');
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expectRefused(
        docx({ [types]: `<Types ${namespace}><Override PartName="/${document}" ContentType="${name}"/></Types>` }),
        'word.not-a-word-file',
      );
  });

  it('without a relationship to the document are not Word files', () => {
    const relationships = (inner: string): string =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
    const main = (target: string): string =>
      `<Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/>`;
    expectRefused(docx({ '_rels/.rels': null }), 'word.part-missing');
    expectRefused(docx({ '_rels/.rels': relationships('') }), 'word.not-a-word-file');
    expectRefused(docx({ '_rels/.rels': relationships(main('word/other.xml')) }), 'word.not-a-word-file');
    expectRefused(docx({ '_rels/.rels': relationships(main(document).repeat(20_001)) }), 'word.too-many-relationships');
    for (const target of [document, `/${document}`, `./${document}`, 'Word/document.xml'])
      expect(fillHostile(docx({ '_rels/.rels': relationships(main(target)) })).ids, target).to.deep.equal([]);
  });

  it('with entities from inside or outside are refused, in every part that is read', () => {
    const laughs = `<!DOCTYPE a [<!ENTITY l0 "ha">${Array.from({ length: 20 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('')}]>`;
    const outside =
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://127.0.0.1/"> %p;]>';
    for (const part of [types, '_rels/.rels', document, 'word/styles.xml'])
      for (const doctype of [laughs, outside, '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">'])
        expectRefused(docx({ [part]: `${doctype}<a>&x;&l20;</a>` }), 'word.xml-doctype');
    expectRefused(docx({ [document]: '<a>&x;</a>' }), 'word.xml-broken');
    expectRefused(docx({ [document]: '<a>&#x0;</a>' }), 'word.xml-broken');
    expectRefused(docx({ [document]: '<a>&#1114112;</a>' }), 'word.xml-broken');
  });

  it('with XML that is broken, empty or in the wrong encoding are refused', () => {
    for (const xml of [
      '',
      ' ',
      '<a>',
      '<a></b>',
      '<a b="1" b="2"/>',
      'x<a/>',
      '<a/><a/>',
      '<x:a/>',
      '<a>\u0001</a>',
      '<?xml',
      '<a><![CDATA[</a>',
      '<a><!-- -- --></a>',
    ])
      expectRefused(docx({ [document]: xml }), 'word.xml-broken');
    const latin = parts().map((part) =>
      part.name === document ? { ...part, data: Uint8Array.from([0x3c, 0x61, 0xff, 0x3e]) } : part,
    );
    expectRefused(writeZip(latin), 'word.xml-encoding');
  });
});
