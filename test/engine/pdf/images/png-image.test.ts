import { inflateSync } from 'node:zlib';
import { expect } from 'chai';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';
import { jpegImage, PdfImageReader } from '../../../../packages/engine/src/pdf/images/read-pdf-image.ts';
import { readPngHeader } from '../../../../packages/engine/src/pdf/images/png-header.ts';
import { pngImage as imageOf } from '../../../../packages/engine/src/pdf/images/png-image.ts';
import type { PdfImage } from '../../../../packages/engine/src/pdf/images/pdf-image.ts';
import { withLimits } from '../../../../packages/engine/src/platform/limits.ts';
import type { Codec } from '../../../../packages/engine/src/platform/codec.ts';
import { PdfDict, PdfName } from '../../../../packages/engine/src/pdf/read/index.ts';
import { makePng } from '../support/make-png.ts';

function pngImage(bytes: Uint8Array, codec: Codec): PdfImage | null {
  const header = readPngHeader(bytes);
  return header && imageOf(header, codec);
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

  it('separates color and alpha', () => {
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

  it('makes a mask of the transparent entries of a palette and the transparent color', () => {
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

  it('joins the passes of an interlaced picture', () => {
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

describe('the memory that a PNG may take', () => {
  const idOf = (bytes: Uint8Array, limits = {}): string => {
    const image = new PdfImageReader(nodeCodec, withLimits(limits)).read(bytes, {});
    return 'severity' in image ? image.id : 'read';
  };
  /** The head of a picture of 8 bits with no rows behind it. */
  const claim = (side: number, color: number): Uint8Array =>
    makePng({ width: side, height: side, bits: 8, color, rows: [[0]] });

  it('is limited before anything is decompressed, and lower with alpha, which is separated from the colors', () => {
    // 25 million pixels: 300 MB with alpha. Without it the rows are 75 MB, and it is only found to be cut off.
    expect(idOf(claim(5000, 6))).to.equal('pdf.image-memory');
    expect(idOf(claim(5000, 2))).to.equal('pdf.image-broken');
    expect(idOf(claim(20_000, 2))).to.equal('pdf.image-pixels');
    expect(idOf(claim(12_000, 2))).to.equal('pdf.image-memory');
  });

  it('counts palettes and interlaced pictures by their decoded size', () => {
    const palette = { width: 100, height: 100, bits: 1, color: 3, palette: [0, 0, 0, 255, 255, 255] };
    const rows = Array.from({ length: 100 }, () => Array<number>(14).fill(0));
    // 100 rows of 13 bytes and a filter; with clear colors also a sample, three colors and alpha a pixel.
    expect(idOf(makePng({ ...palette, rows }), { imageMemory: 1_400 })).to.equal('read');
    expect(idOf(makePng({ ...palette, rows }), { imageMemory: 1_399 })).to.equal('pdf.image-memory');
    const clear = { ...palette, clear: [0], rows };
    expect(idOf(makePng(clear), { imageMemory: 51_400 })).to.equal('read');
    expect(idOf(makePng(clear), { imageMemory: 51_399 })).to.equal('pdf.image-memory');
  });

  it('is enough for any seal: four million pixels with alpha', () => {
    expect(idOf(claim(2000, 6))).to.equal('pdf.image-broken');
  });
});

describe('a JPEG in a PDF', () => {
  const frame = (parts: number, marker = 0xc0): number[] => [0xff, marker, 0, 11, 8, 0, 5, 0, 9, parts, 1, 0x11, 0];

  it('keeps its data, size and colors', () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame(3), 0xff, 0xd9]);
    const image = jpegImage(bytes);
    expect([image?.width, image?.height]).to.deep.equal([9, 5]);
    expect(image?.dict.get('ColorSpace')).to.equal(PdfName.of('DeviceRGB'));
    expect(image?.data).to.equal(bytes);
  });

  it('inverts the colors of a four-color picture of Adobe programs', () => {
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
