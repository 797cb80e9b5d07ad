import { expect } from 'chai';
import fc from 'fast-check';
import { inflateSync } from 'node:zlib';
import { readBmp } from '../../../../packages/engine/src/convert/read/content/pictures/read-bmp.ts';
import { unpackGif } from '../../../../packages/engine/src/images/read-gif.ts';
import type { Pixels, TooLarge } from '../../../../packages/engine/src/images/pixels.ts';
import { writePng } from '../../../../packages/engine/src/convert/read/content/pictures/write-png.ts';
import { readPng } from '../../../../packages/engine/src/images/read-png.ts';
import { nodeCodec } from '../../../../packages/engine/src/node/node-codec.ts';

/** 40 by 30 pixels, red above and blue below in 30 steps. */
const gradient = Buffer.from(
  'R0lGODlhKAAeAPQAAP8AAPYACe0AEuUAGtwAI9MALMoANcEAPrkARrAAT6cAWJ4AYZUAao0AcoQAe3sAhHIAjWoAlWEAnlgAp08AsEYAuT4AwTUAyiwA0yMA3BoA5RIA7QkA9gAA/wAAAAAAACH5BAAAAAAALAAAAAAoAB4AAAX+ICCOZGmeKBmsbOu+cNwKdG3feK7bQ+//wKBw+CMYj8ikcslEFp7QqHRKrUYN2Kx2y+16tYeweEwum89jhHrNbrvfcHZiTq/b7/h8XcHv+/+AgYJ+C4WGh4iJiouHDI6PkJGSk5SQDZeYmZqbnJ2ZDqChoqOkpaaiD6mqq6ytrq+rELKztLW2t7i0Ebu8vb6/wMG9EsTFxsfIycrGE83Oz9DR0tPPFNbX2Nna29zYFd/g4eLj5OXhFujp6uvs7e7qF/Hy8/T19vfzGPr7/P3+/wD5ZRhIsKDBgwgTFtTAsKHDhxAjSnS4oaLFixgzatx4kYPHjyBDihxJEmSHkygIU6pcybJlyhAAOw==',
  'base64',
);

const little = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** index) & 0xff);

/** A BMP with rows as they are in the file. */
function bmp(
  width: number,
  height: number,
  bits: number,
  colors: readonly number[],
  rows: readonly number[],
): Uint8Array {
  const start = 54 + colors.length;
  const file = [0x42, 0x4d, ...little(start + rows.length, 4), 0, 0, 0, 0, ...little(start, 4)];
  const info = [...little(40, 4), ...little(width, 4), ...little(height, 4), 1, 0, ...little(bits, 2), ...little(0, 4)];
  const rest = [...little(0, 12), ...little(colors.length / 4, 4), ...little(0, 4)];
  return Uint8Array.from([...file, ...info, ...rest, ...colors, ...rows]);
}

function colorsOf(pixels: Pixels | TooLarge | undefined): string[] {
  const { data, palette } = (pixels?.data ? pixels : {}) as Partial<Pixels>;
  const at = (from: Uint8Array, index: number): string =>
    Buffer.from(from.subarray(index * 3, index * 3 + 3)).toString('hex');
  if (!data) return [];
  if (palette) return [...data].map((number) => at(palette, number));
  return Array.from({ length: data.length / 3 }, (_, index) => at(data, index));
}

describe('picture formats that PDF does not support', () => {
  it('are read from GIF', () => {
    const pixels = unpackGif(gradient);
    const colors = colorsOf(pixels);
    expect([pixels?.width, pixels?.height, colors.length]).to.deep.equal([40, 30, 1200]);
    expect([colors[0], colors[39], colors.at(-1)]).to.deep.equal(['ff0000', 'ff0000', '0000ff']);
    expect(new Set(colors).size).to.equal(30);
  });

  it('are read from BMP of all depths, whichever row comes first', () => {
    const row = [0, 0, 255, 0, 255, 0, 0, 0];
    const lower = [255, 0, 0, 9, 9, 9, 0, 0];
    expect(colorsOf(readBmp(bmp(2, 2, 24, [], [...lower, ...row])))).to.deep.equal([
      'ff0000',
      '00ff00',
      '0000ff',
      '090909',
    ]);
    expect(colorsOf(readBmp(bmp(2, -2, 24, [], [...row, ...lower])))).to.deep.equal([
      'ff0000',
      '00ff00',
      '0000ff',
      '090909',
    ]);
    expect(colorsOf(readBmp(bmp(1, 1, 32, [], [1, 2, 3, 0])))).to.deep.equal(['030201']);
    const colors = [0, 0, 0, 0, 255, 255, 255, 0];
    expect(colorsOf(readBmp(bmp(3, 1, 1, colors, [0b10100000, 0, 0, 0])))).to.deep.equal([
      'ffffff',
      '000000',
      'ffffff',
    ]);
    expect(colorsOf(readBmp(bmp(3, 1, 4, colors, [0x10, 0x10, 0, 0])))).to.deep.equal(['ffffff', '000000', 'ffffff']);
    expect(colorsOf(readBmp(bmp(2, 1, 8, colors, [1, 7, 0, 0])))).to.deep.equal(['ffffff', '000000']);
  });

  it('are not decoded when their stated size is enormous or their data is truncated', () => {
    expect(readBmp(bmp(60_000, 60_000, 24, [], []))).to.deep.equal({ width: 60_000, height: 60_000 });
    expect(readBmp(bmp(2, 2, 24, [], [1, 2, 3]))).to.equal(undefined);
    expect(readBmp(bmp(-5, 2, 24, [], [1, 2, 3]))).to.deep.equal({ width: -5, height: 2 });
  });

  it('become PNG with the same pixels', () => {
    const pixels = unpackGif(gradient);
    const png = pixels?.data ? writePng({ ...pixels, transparent: 1 }, nodeCodec) : new Uint8Array();
    expect(readPng(png)).to.deep.include({ width: 40, height: 30 });
    const bytes = Buffer.from(png);
    const data = bytes.indexOf('IDAT');
    const rows = inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)));
    expect(rows).to.have.length(41 * 30);
    expect([...rows.subarray(1, 41)]).to.deep.equal([...(pixels?.data?.subarray(0, 40) ?? [])]);
    expect(bytes.includes('tRNS')).to.equal(true);
  });

  it('never crash the reader, whatever their bytes', () => {
    const damage = fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 12 });
    fc.assert(
      fc.property(damage, fc.nat(400), (changes, length) => {
        const bytes = Uint8Array.from(gradient.subarray(0, length));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const pixels = unpackGif(bytes);
        if (pixels?.data) expect(colorsOf(pixels)).to.have.length(pixels.width * pixels.height);
        const file = bmp(3, 2, 8, [1, 2, 3, 0], [1, 2, 3, 0, 1, 2, 3, 0]);
        for (const [at, value] of changes) if (at < file.length) file[at] = value;
        const read = readBmp(file);
        if (read?.data) expect(colorsOf(read)).to.have.length(read.width * read.height);
      }),
      { numRuns: 150 },
    );
  });
});
