import { deflateSync, inflateSync } from 'node:zlib';
import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { jpegImage } from '../../../../packages/engine/src/pdf/images/jpeg-image.ts';
import { pngImage } from '../../../../packages/engine/src/pdf/images/png-image.ts';
import { PdfDict, PdfName } from '../../../../packages/engine/src/pdf/read/index.ts';

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(nodeCodec.crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface Png {
  width: number;
  height: number;
  bits: number;
  color: number;
  interlace?: 0 | 1;
  rows: readonly (readonly number[])[];
  palette?: readonly number[];
  clear?: readonly number[];
}

/** A PNG of rows that each begin with their filter byte. */
function makePng({ width, height, bits, color, interlace = 0, rows, palette, clear }: Png): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, color, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(clear ? [chunk('tRNS', Buffer.from(clear))] : []),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixels(data: Uint8Array | undefined): number[] {
  return data ? [...inflateSync(data)] : [];
}

describe('a PNG in a PDF', () => {
  it('keeps its packed data when it has no clear pixels', () => {
    const image = pngImage(
      makePng({ width: 2, height: 1, bits: 8, color: 2, rows: [[0, 1, 2, 3, 4, 5, 6]] }),
      nodeCodec,
    );
    expect(image?.dict.get('ColorSpace')).to.equal(PdfName.of('DeviceRGB'));
    expect(image?.dict.get('DecodeParms')).to.be.instanceOf(PdfDict);
    expect(pixels(image?.data)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(image?.mask).to.equal(undefined);
  });

  it('parts colour and alpha', () => {
    const rows = [
      [0, 10, 20, 30, 255, 40, 50, 60, 0],
      [2, 1, 1, 1, 0, 1, 1, 1, 128],
    ];
    const image = pngImage(makePng({ width: 2, height: 2, bits: 8, color: 6, rows }), nodeCodec);
    expect(pixels(image?.data)).to.deep.equal([10, 20, 30, 40, 50, 60, 11, 21, 31, 41, 51, 61]);
    expect(pixels(image?.mask?.data)).to.deep.equal([255, 0, 255, 128]);
  });

  it('reads every row filter', () => {
    const rows = [
      [1, 10, 5],
      [2, 1, 1],
      [3, 10, 10],
      [4, 1, 1],
    ];
    const clear = [0, 99];
    const image = pngImage(makePng({ width: 2, height: 4, bits: 8, color: 0, rows, clear }), nodeCodec);
    // Sub: 10, 15. Up: 11, 16. Average: 10+5, 10+(15+16)/2. Paeth: 1+15, 1+25.
    expect(pixels(image?.data)).to.deep.equal([10, 15, 11, 16, 15, 25, 16, 26]);
  });

  it('makes the clear entries of a palette and the clear colour a mask', () => {
    const palette = [255, 0, 0, 0, 255, 0];
    const indexed = pngImage(
      makePng({ width: 2, height: 1, bits: 1, color: 3, rows: [[0, 0b01000000]], palette, clear: [0] }),
      nodeCodec,
    );
    expect(pixels(indexed?.data)).to.deep.equal([255, 0, 0, 0, 255, 0]);
    expect(pixels(indexed?.mask?.data)).to.deep.equal([0, 255]);
    const gray = pngImage(
      makePng({ width: 2, height: 1, bits: 8, color: 0, rows: [[0, 7, 8]], clear: [0, 7] }),
      nodeCodec,
    );
    expect(pixels(gray?.mask?.data)).to.deep.equal([0, 255]);
  });

  it('puts the passes of an interlaced picture together', () => {
    // 2x2: pass 1 has (0,0), pass 6 (1,0), pass 7 the row below.
    const rows = [
      [0, 1],
      [0, 2],
      [0, 3, 4],
    ];
    const image = pngImage(makePng({ width: 2, height: 2, bits: 8, color: 0, interlace: 1, rows }), nodeCodec);
    expect(pixels(image?.data)).to.deep.equal([1, 2, 3, 4]);
  });

  it('is refused when it is broken', () => {
    const png = makePng({ width: 2, height: 1, bits: 8, color: 2, rows: [[0, 1, 2, 3, 4, 5, 6]] });
    expect(pngImage(png.subarray(0, 20), nodeCodec)).to.equal(null);
    expect(pngImage(makePng({ width: 2, height: 2, bits: 8, color: 2, rows: [[0, 1, 2]] }), nodeCodec)).to.equal(null);
    expect(pngImage(makePng({ width: 1, height: 1, bits: 3, color: 2, rows: [[0, 1, 2, 3]] }), nodeCodec)).to.equal(
      null,
    );
    expect(pngImage(makePng({ width: 1, height: 1, bits: 8, color: 6, rows: [[9, 1, 2, 3, 4]] }), nodeCodec)).to.equal(
      null,
    );
  });
});

describe('a JPEG in a PDF', () => {
  const frame = (parts: number, marker = 0xc0): number[] => [0xff, marker, 0, 11, 8, 0, 5, 0, 9, parts, 1, 0x11, 0];

  it('keeps its data and tells its size and colours', () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame(3), 0xff, 0xd9]);
    const image = jpegImage(bytes);
    expect([image?.width, image?.height]).to.deep.equal([9, 5]);
    expect(image?.dict.get('ColorSpace')).to.equal(PdfName.of('DeviceRGB'));
    expect(image?.data).to.equal(bytes);
  });

  it('turns the colours of a four-colour picture of Adobe programs round', () => {
    const adobe = [0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 2];
    const image = jpegImage(new Uint8Array([0xff, 0xd8, ...adobe, ...frame(4)]));
    expect(image?.dict.get('Decode')).to.deep.equal([1, 0, 1, 0, 1, 0, 1, 0]);
  });

  it('is refused without a frame that PDF can show', () => {
    expect(jpegImage(new Uint8Array([0xff, 0xd8, ...frame(3, 0xc3)]))).to.equal(null);
    expect(jpegImage(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]))).to.equal(null);
    expect(jpegImage(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]))).to.equal(null);
  });
});
