import { expect } from 'chai';
import fc from 'fast-check';
import { portableCodec, readZip, writeZip } from '@shorui/engine/word';
import { nodeCodec } from '../../../packages/engine/src/node/node-codec.ts';
import { problemsOf } from '../word/support/fill.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const archive = (): Uint8Array =>
  writeZip([
    { name: 'a.txt', data: bytes('あ'.repeat(100)) },
    { name: 'b/c.txt', data: bytes('b') },
  ]);

/** Finds the central directory's header of the entry at `index`. */
function directoryAt(zip: Uint8Array, index: number): number {
  const view = new DataView(zip.buffer);
  let at = view.getUint32(zip.length - 22 + 16, true);
  for (let left = index; left > 0; left--) at += 46 + view.getUint16(at + 28, true);
  return at;
}

function patched(change: (view: DataView, zip: Uint8Array) => void): Uint8Array {
  const zip = archive();
  change(new DataView(zip.buffer), zip);
  return zip;
}

const idsOf = (zip: Uint8Array, limits = {}): string[] =>
  problemsOf(() => {
    const opened = readZip(zip, { limits });
    for (const { name } of opened.entries) opened.read(name);
  }).map(({ id }) => id);

describe('zip archives', () => {
  it('are read as they were written, with either codec, and the same input gives the same bytes', () => {
    const files = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[a-z][a-z0-9あ-ん]{0,10}$/),
        data: fc.uint8Array({ maxLength: 3000 }),
        store: fc.boolean(),
      }),
      { selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(files, (inputs) => {
        const zip = writeZip(inputs);
        expect(writeZip(inputs)).to.deep.equal(zip);
        for (const codec of [portableCodec, nodeCodec]) {
          const opened = readZip(writeZip(inputs, { codec }), {
            codec: codec === nodeCodec ? portableCodec : nodeCodec,
          });
          expect(opened.entries.map(({ name }) => name)).to.deep.equal(inputs.map(({ name }) => name));
          for (const { name, data } of inputs) expect([...opened.read(name)]).to.deep.equal([...data]);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('give the known check value of CRC-32', () => {
    expect(portableCodec.crc32(bytes('123456789'))).to.equal(0xcbf43926);
    expect(nodeCodec.crc32(bytes('123456789'))).to.equal(0xcbf43926);
  });

  it('read CP932 names, as Japanese Windows writes them', () => {
    const zip = writeZip([{ name: 'abcd', data: bytes('x') }]);
    const name = [0x8f, 0x91, 0x97, 0xde]; // 書類 in CP932
    zip.set(name, 30);
    zip.set(name, directoryAt(zip, 0) + 46);
    new DataView(zip.buffer).setUint16(directoryAt(zip, 0) + 8, 0, true);
    expect(readZip(zip).entries.map((entry) => entry.name)).to.deep.equal(['書類']);
  });
});

describe('hostile and broken archives', () => {
  it('that are not a zip, or an old or protected Word file, are distinguished', () => {
    expect(idsOf(bytes('これはWordファイルではありません。')), 'text').to.deep.equal(['word.not-a-zip']);
    expect(idsOf(new Uint8Array(0)), 'empty').to.deep.equal(['word.file-empty']);
    const whole = writeZip([{ name: 'a', data: bytes('あ'.repeat(100)) }]);
    expect(idsOf(whole.subarray(0, whole.length - 30)), 'cut off').to.deep.equal(['word.file-cut-off']);
    expect(idsOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(600)])), 'ole').to.deep.equal([
      'word.ole-file',
    ]);
  });

  it('with unsafe, duplicate or encrypted entries are refused', () => {
    const named = (name: string): string[] => idsOf(writeZip([{ name, data: bytes('x') }]));
    for (const name of ['../a', 'a/../../b', '/etc/passwd', 'C:\\a', '..\\a', 'a\0b'])
      expect(named(name), name).to.deep.equal(['word.zip-unsafe-name']);
    expect(
      idsOf(
        writeZip([
          { name: 'a', data: bytes('x') },
          { name: 'A', data: bytes('y') },
        ]),
      ),
    ).to.deep.equal(['word.zip-duplicate']);
    expect(idsOf(patched((view, zip) => view.setUint16(directoryAt(zip, 0) + 8, 1, true)))).to.deep.equal([
      'word.zip-encrypted',
    ]);
    expect(idsOf(patched((view, zip) => view.setUint16(directoryAt(zip, 0) + 10, 14, true)))).to.deep.equal([
      'word.zip-method',
    ]);
  });

  it('that state wrong sizes or checksums are detected', () => {
    expect(idsOf(patched((view, zip) => view.setUint32(directoryAt(zip, 0) + 24, 299, true)))).to.deep.equal([
      'word.zip-data',
    ]);
    expect(idsOf(patched((view, zip) => view.setUint32(directoryAt(zip, 0) + 24, 301, true)))).to.deep.equal([
      'word.zip-data',
    ]);
    expect(idsOf(patched((view, zip) => view.setUint32(directoryAt(zip, 0) + 16, 1, true)))).to.deep.equal([
      'word.zip-data',
    ]);
    expect(idsOf(patched((view, zip) => view.setUint32(directoryAt(zip, 0) + 20, 0xfffff, true)))).to.deep.equal([
      'word.zip-truncated',
    ]);
  });

  it('that overlap, multiply or expand too much are refused before they are decompressed', () => {
    expect(idsOf(patched((view, zip) => view.setUint32(directoryAt(zip, 1) + 42, 0, true)))).to.include(
      'word.zip-bomb',
    );
    expect(idsOf(archive(), { zipEntries: 1 })).to.deep.equal(['word.zip-too-many']);
    expect(idsOf(archive(), { inflatedBytes: 300 })).to.deep.equal(['word.zip-bomb']);
    expect(idsOf(archive(), { partBytes: 200 })).to.deep.equal(['word.part-too-large']);
    expect(idsOf(archive(), { fileBytes: 10 })).to.deep.equal(['word.file-too-large']);
    expect(idsOf(writeZip([{ name: 'a', data: new Uint8Array(3_000_000) }]))).to.deep.equal(['word.zip-bomb']);
  });

  it('give only named problems, whatever bytes are changed', () => {
    const original = archive();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
        fc.nat(original.length),
        (changes, cut) => {
          const zip = original.slice(0, cut % 5 === 0 ? cut : original.length);
          for (const [at, value] of changes) if (at < zip.length) zip[at] = value;
          idsOf(zip);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
