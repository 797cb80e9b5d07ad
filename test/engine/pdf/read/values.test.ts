import { expect } from 'chai';
import fc from 'fast-check';
import { PdfDict, PdfName, PdfRef, PdfString, type PdfValue } from '../../../../packages/engine/src/pdf/read/index.ts';
import { numberSyntax } from '../../../../packages/engine/src/pdf/write/index.ts';
import { latin1 } from '../support/build-pdf.ts';
import { problemOf } from '../support/expect-problem.ts';
import { parseValue, printValue } from '../support/read-text.ts';

const bytesOf = (text: string): number[] => {
  const value = parseValue(text);
  expect(value).to.be.instanceOf(PdfString);
  return Array.from((value as PdfString).bytes);
};
const nameOf = (text: string): string => (parseValue(text) as PdfName).text;

/** Values as files have them: no streams, numbers of 8 places. */
const anyValue: fc.Arbitrary<PdfValue> = fc.letrec<{ value: PdfValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(true, false),
    fc.integer(),
    fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1e6),
    fc.string({ unit: 'binary-ascii' }).map((text) => PdfName.of(text)),
    fc.uint8Array().map((bytes) => new PdfString(bytes)),
    fc.tuple(fc.nat(9_999_999), fc.nat(65_535)).map(([number, generation]) => new PdfRef(number, generation)),
    fc.array(fc.oneof(fc.constant(null), tie('value')), { maxLength: 6 }),
    fc
      .dictionary(fc.string({ unit: 'binary-ascii', maxLength: 8 }), tie('value'), { maxKeys: 6 })
      .map((entries) => PdfDict.of(entries)),
  ),
})).value;

/** A form in which equal values are equal to chai. */
function plain(value: PdfValue): unknown {
  if (value instanceof PdfName) return { name: value.text };
  if (value instanceof PdfString) return { string: Array.from(value.bytes) };
  if (value instanceof PdfRef) return { ref: [value.number, value.generation] };
  if (value instanceof PdfDict) return { dict: Array.from(value.entries(), ([key, item]) => [key, plain(item)]) };
  if (Array.isArray(value)) return (value as readonly PdfValue[]).map(plain);
  return value;
}

describe('values of a PDF', () => {
  it('are written so that they read as the same', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(plain(parseValue(printValue(value)))).to.deep.equal(plain(value));
      }),
    );
  });

  it('are read from any bytes with named errors only', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void printValue(parseValue(bytes))));
    const syntax = fc.array(
      fc.constantFrom('<<', '>>', '[', ']', '(', ')', '<', '>', '/', ' ', '1', 'R', '0', '%', '\n', 'obj'),
    );
    fc.assert(fc.property(syntax, (parts) => void printValue(parseValue(parts.join('')))));
  });

  it('include numbers in the notation of people and broken writers', () => {
    const numbers = ['17', '-98', '+5', '34.5', '-.002', '4.', '--5', '5-3', '.', '-', '0.1', '123456789012'];
    expect(numbers.map(parseValue)).to.deep.equal([17, -98, 5, 34.5, -0.002, 4, -5, 5, 0, 0, 0.1, 123_456_789_012]);
  });

  it('write numbers short and without an exponent', () => {
    const numbers = [0.5, -0.25, 1e-7, 1e21, 0.1 + 0.2, -0, 1e-12, Number.NaN, 595.22];
    const texts = ['.5', '-.25', '.0000001', '1000000000000000000000', '.3', '0', '0', '0', '595.22'];
    expect(numbers.map(numberSyntax)).to.deep.equal(texts);
  });

  it('include strings with every escape and nested brackets', () => {
    expect(bytesOf('(a\\n\\r\\t\\b\\f\\(\\)\\\\\\q)')).to.deep.equal([97, 10, 13, 9, 8, 12, 40, 41, 92, 113]);
    expect(bytesOf('(\\1a\\53\\0533\\400)')).to.deep.equal([1, 97, 43, 43, 51, 0]);
    expect(bytesOf('(a(b)c)')).to.deep.equal(Array.from(latin1('a(b)c')));
    expect(bytesOf('(a\\\r\nb\r\nc\rd)')).to.deep.equal(Array.from(latin1('ab\nc\nd')));
    expect(bytesOf('(never closed')).to.deep.equal(Array.from(latin1('never closed')));
    expect(bytesOf('<48 65 6c6C 6F2>')).to.deep.equal([0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x20]);
  });

  it('include names with escapes, and keep a # without an escape', () => {
    expect([nameOf('/A#42'), nameOf('/paired#28#29'), nameOf('/1.2'), nameOf('/A#'), nameOf('/A#G1')]).to.deep.equal([
      'AB',
      'paired()',
      '1.2',
      'A#',
      'A#G1',
    ]);
    expect(nameOf('/')).to.equal('');
  });

  it('distinguish references from numbers', () => {
    expect(printValue(parseValue('[1 0 R 2 3 4 0 R 5 70000 R]'))).to.equal('[1 0 R 2 3 4 0 R 5 70000 null]');
    expect(printValue(parseValue('[1 0 Rx 1.0 0 R]'))).to.equal('[1 0 null 1 0 null]');
  });

  it('end where the object ends, with anything still open', () => {
    expect(printValue(parseValue('<</A[1 2 endobj'))).to.equal('<</A[1 2]>>');
    expect(printValue(parseValue('<</A 1 junk /B] 2 /C 3>>'))).to.equal('<</A 1/C 3>>');
  });

  it('are refused when they nest too deeply', () => {
    expect(problemOf(() => parseValue('['.repeat(100_000))).id).to.equal('pdf.too-deep');
    expect(problemOf(() => parseValue('<</A'.repeat(100_000))).id).to.equal('pdf.too-deep');
  });
});

describe('text strings of a PDF', () => {
  const textOf = (...bytes: number[]): string => new PdfString(Uint8Array.from(bytes)).text;

  it('are ASCII where possible, else UTF-16', () => {
    expect(Array.from(PdfString.fromText('A(1)').bytes)).to.deep.equal([65, 40, 49, 41]);
    expect(Array.from(PdfString.fromText('書').bytes)).to.deep.equal([0xfe, 0xff, 0x66, 0xf8]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(PdfString.fromText(text).text).to.equal(text);
      }),
    );
  });

  it('are read by their byte order mark, else as PDFDocEncoding', () => {
    expect(textOf(0xfe, 0xff, 0xd8, 0x42, 0xdf, 0xb7)).to.equal('𠮷');
    expect(textOf(0xff, 0xfe, 0xf8, 0x66)).to.equal('書');
    expect(textOf(0xef, 0xbb, 0xbf, 0xe6, 0x9b, 0xb8)).to.equal('書');
    expect(textOf(0x80, 0xa0, 0x41, 0xe9, 0x18)).to.equal('•€Aé˘');
  });

  it('are read without language escapes', () => {
    expect(textOf(0xfe, 0xff, 0, 0x1b, 0, 0x6a, 0, 0x61, 0, 0x1b, 0x66, 0xf8)).to.equal('書');
  });
});
