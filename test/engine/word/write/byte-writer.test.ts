import { expect } from 'chai';
import fc from 'fast-check';
import { inflateSync } from 'fflate';
import { crc32, inflateRawSync } from 'node:zlib';
import { ByteWriter, OutputTooLarge } from '../../../../packages/engine/src/word/write/byte-writer.ts';
import { deflatePart } from '../../../../packages/engine/src/word/write/deflate-part.ts';
import { FixedText } from '../../../../packages/engine/src/word/write/fixed-text.ts';
import { portableCodec } from '../../../../packages/engine/src/zip/index.ts';

const encoder = new TextEncoder();
const breaks = { line: encoder.encode('<br/>'), tab: encoder.encode('<tab/>') };

/** What a program may do to a part: offsets are taken modulo what was written. */
type Action =
  | { readonly kind: 'fixed'; readonly stretch: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'truncate'; readonly at: number }
  | { readonly kind: 'splice'; readonly at: number; readonly length: number; readonly text: string };

/** Does the actions to a writer and to plain bytes. */
function act(stretches: readonly string[], actions: readonly Action[]): { writer: ByteWriter; plain: Buffer } {
  const fixed = new FixedText();
  const added = stretches.map((xml, index) => fixed.add(xml, index % 3 !== 1, index >> 1));
  const writer = new ByteWriter(1e9);
  let plain = Buffer.alloc(0);
  for (const action of actions) {
    const at = 'at' in action ? action.at % (plain.length + 1) : 0;
    if (action.kind === 'fixed') {
      const stretch = added[action.stretch % added.length];
      if (!stretch) continue;
      writer.writeFixed(stretch);
      plain = Buffer.concat([plain, stretch.bytes]);
    } else if (action.kind === 'text') {
      writer.writeText(action.text, breaks);
      plain = Buffer.concat([plain, encoder.encode(action.text)]);
    } else if (action.kind === 'truncate') {
      writer.truncate(at);
      plain = plain.subarray(0, at);
    } else {
      const to = Math.min(plain.length, at + action.length);
      const bytes = encoder.encode(action.text);
      writer.splice(at, to, bytes);
      plain = Buffer.concat([plain.subarray(0, at), bytes, plain.subarray(to)]);
    }
    expect(writer.length).to.equal(plain.length);
  }
  return { writer, plain };
}

function expectDeflated({ writer, plain }: ReturnType<typeof act>): void {
  const entry = deflatePart('a.xml', writer, portableCodec);
  expect(entry).to.include({ name: 'a.xml', method: 8, size: plain.length, crc: crc32(plain) });
  expect(Buffer.compare(inflateRawSync(entry.compressed), plain), 'inflated by zlib').to.equal(0);
  expect(Buffer.compare(inflateSync(entry.compressed), plain), 'inflated by fflate').to.equal(0);
}

/** Words that repeat within and between stretches and texts. */
const words = [
  '<w:r><w:t>',
  '</w:t></w:r>',
  '<w:p w:rsidR="00A77B3E">',
  '</w:p>',
  '甲及び乙は',
  '、',
  'あ',
  'ab',
  'x',
  '1',
  '2',
  '',
];
const phrase = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((found) => found.join(''));
const plainText = fc
  .array(fc.constantFrom('株式会社', '令和', '年度', '1', '12', '号', 'みなと精工', '東京都港区', 'ab', ''), {
    maxLength: 6,
  })
  .map((found) => found.join(''));

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('fixed' as const), stretch: fc.nat(20) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('text' as const), text: plainText }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('truncate' as const), at: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('splice' as const), at: fc.nat(), length: fc.nat(40), text: plainText }),
  },
);
const parts = [fc.array(phrase, { minLength: 1, maxLength: 12 }), fc.array(action, { maxLength: 60 })] as const;

describe('writing a part', () => {
  it('keeps the written bytes, whatever is undone or inserted in between', () => {
    fc.assert(
      fc.property(...parts, fc.nat(), fc.nat(), (stretches, actions, first, second) => {
        const { writer, plain } = act(stretches, actions);
        const [from, to] = [first % (plain.length + 1), second % (plain.length + 1)].toSorted((a, b) => a - b);
        expect(Buffer.compare(writer.slice(0, writer.length), plain)).to.equal(0);
        expect(Buffer.compare(writer.slice(from ?? 0, to ?? 0), plain.subarray(from, to))).to.equal(0);
      }),
      { numRuns: 500 },
    );
  });

  it('finds bytes anywhere, also across chunks', () => {
    fc.assert(
      fc.property(
        ...parts,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (stretches, actions, from, at, length) => {
          const { writer, plain } = act(stretches, actions);
          const looked = plain.subarray(at % (plain.length + 1), (at % (plain.length + 1)) + length);
          fc.pre(looked.length > 0);
          const start = from % (plain.length + 1);
          expect(writer.holds(looked, start)).to.equal(plain.subarray(start).includes(looked));
        },
      ),
    );
    const { writer } = act(
      ['x'.repeat(5000), '</w:', 'tr>', 'y'.repeat(9000)],
      [0, 1, 2, 3].map((stretch) => ({ kind: 'fixed', stretch })),
    );
    expect(writer.holds(encoder.encode('</w:tr>'), 0)).to.equal(true);
    expect(writer.holds(encoder.encode('</w:tr>'), 5001)).to.equal(false);
    expect(writer.holds(encoder.encode('</w:tc>'), 0)).to.equal(false);
  });

  it('omits characters that XML cannot contain and escapes reserved ones', () => {
    const { writer } = act(['<t>'], [{ kind: 'fixed', stretch: 0 }]);
    writer.writeText('a\u0000\u0007\ud842b\udfb7&<>\ufffe𠮷\r\nc\td', breaks);
    expect(new TextDecoder().decode(writer.slice(0, writer.length))).to.equal('<t>ab&amp;&lt;&gt;𠮷<br/>c<tab/>d');
  });

  it('stops at its limit', () => {
    const [stretch] = [new FixedText().add('x'.repeat(60), true, 0)];
    const writer = new ByteWriter(100);
    writer.writeFixed(stretch);
    expect(() => writer.writeFixed(stretch)).to.throw(OutputTooLarge);
    expect(() => new ByteWriter(100).writeText('あ'.repeat(40), breaks)).to.throw(OutputTooLarge);
  });
});

describe('deflating a part', () => {
  it('gives a stream that every inflater reads, with its CRC', () => {
    fc.assert(
      fc.property(...parts, (stretches, actions) => expectDeflated(act(stretches, actions))),
      { numRuns: 1_000 },
    );
  });

  it('does so where repetitions are further away than the window', () => {
    const long = (seed: number): string =>
      Array.from({ length: 2_000 }, (_, index) => `<w:t>${(index * seed) % 9973}</w:t>`).join('');
    const stretches = [long(7), long(11), '</w:p><w:p><w:r>', long(7).slice(500), '特約<w:t>1</w:t>'];
    fc.assert(
      fc.property(fc.array(action, { minLength: 5, maxLength: 40 }), (actions) =>
        expectDeflated(act(stretches, actions)),
      ),
      { numRuns: 100 },
    );
  });

  it('of many copies costs a few bytes for each of them', () => {
    const row = '<w:tr><w:tc><w:tcPr><w:tcW w:w="1700" w:type="dxa"/></w:tcPr><w:p><w:r><w:t xml:space="preserve">';
    const texts = (index: number): Action[] => [
      { kind: 'fixed', stretch: 0 },
      { kind: 'text', text: String(index) },
      { kind: 'fixed', stretch: 2 },
    ];
    const made = act(
      [row, 'unused', '</w:t></w:r></w:p></w:tc></w:tr>'],
      Array.from({ length: 300 }, (_, index) => texts(index)).flat(),
    );
    expectDeflated(made);
    expect(deflatePart('a.xml', made.writer, portableCodec).compressed.length).to.be.lessThan(300 * 7);
  });

  it('of nothing is an empty stream', () => {
    expectDeflated(act(['a'], []));
  });
});
