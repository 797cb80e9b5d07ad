import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { readZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { unzipSync } from 'fflate';
import {
  directoryHeader,
  endRecords,
  localHeader,
  ZipStream,
} from '../../../packages/engine/src/node/bulk/zip-stream.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';

const wide = 2 ** 32;
const name = Buffer.from('000001/注文書.docx');

/** The 64-bit numbers of the extra field that ends a header, told by its identifier and length. */
function extraNumbers(header: Buffer, count: number): number[] {
  const extra = header.subarray(header.length - 4 - count * 8);
  expect([extra.readUInt16LE(0), extra.readUInt16LE(2)]).to.deep.equal([1, count * 8]);
  return Array.from({ length: count }, (_, index) => Number(extra.readBigUInt64LE(4 + index * 8)));
}

describe('a zip written in chunks', () => {
  const folder = temporaryFolders();

  function pack(count: number, text: string): Buffer {
    const place = folder();
    writeFileSync(join(place, 'a'), text);
    const zip = new ZipStream(join(place, 'a.zip'));
    for (let number = 1; number <= count; number++) zip.add(`${number}.txt`, join(place, 'a'));
    zip.end();
    return readFileSync(join(place, 'a.zip'));
  }

  it('may contain more files than the 32-bit format can count', () => {
    const bytes = pack(65_536, 'x');
    // The old record gives its number up; the one that counts stands 20 + 56 bytes before it.
    expect(bytes.readUInt16LE(bytes.length - 22 + 10)).to.equal(0xffff);
    expect(bytes.readUInt32LE(bytes.length - 98)).to.equal(0x06064b50);
    const read = unzipSync(bytes);
    expect(Object.keys(read)).to.have.length(65_536);
    expect(Buffer.from(read['65536.txt'] ?? []).toString()).to.equal('x');
    expect(Buffer.from(read['1.txt'] ?? []).toString()).to.equal('x');
  });

  it('may contain files of any length, also those that are read in chunks', () => {
    const lengths = [0, 1, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 700_000];
    const place = folder();
    const zip = new ZipStream(join(place, 'a.zip'));
    const files = lengths.map((length, index) => Buffer.alloc(length, `${index}いろは`));
    for (const [index, bytes] of files.entries()) {
      writeFileSync(join(place, `${index}`), bytes);
      zip.add(`${index}.bin`, join(place, `${index}`));
    }
    zip.end();
    const { entries } = readZip(new Uint8Array(readFileSync(join(place, 'a.zip'))));
    expect(entries.map((entry) => entry.name)).to.deep.equal(lengths.map((_, index) => `${index}.bin`));
    for (const [index, { compressed, crc }] of entries.entries()) {
      expect(Buffer.from(compressed).equals(files[index] ?? Buffer.alloc(1)), `${lengths[index]}`).to.equal(true);
      expect(crc).to.equal(crc32(compressed));
    }
  });

  it('is in the 32-bit format as long as possible, up to the last file', () => {
    for (const [count, isWide] of [
      [65_534, false],
      [65_535, true],
    ] as const) {
      const end = endRecords(count, 10, 20);
      expect(end.length, String(count)).to.equal(isWide ? 98 : 22);
    }
    const bytes = pack(3, 'abc');
    expect(bytes.readUInt16LE(bytes.length - 22 + 10)).to.equal(3);
    expect(Object.keys(unzipSync(bytes))).to.deep.equal(['1.txt', '2.txt', '3.txt']);
  });

  it('writes in 64 bits the offset of a file that begins after 4 GiB', () => {
    for (const [offset, isWide] of [
      [wide - 2, false],
      [wide - 1, true],
      [wide + 12_345, true],
    ] as const) {
      const header = directoryHeader({ name, crc: 7, size: 5, offset });
      expect(header.readUInt32LE(42)).to.equal(Math.min(offset, wide - 1));
      expect([header.readUInt16LE(6), header.readUInt16LE(30)]).to.deep.equal(isWide ? [45, 12] : [20, 0]);
      expect([header.readUInt32LE(20), header.readUInt32LE(24)]).to.deep.equal([5, 5]);
      if (isWide) expect(extraNumbers(header, 1)).to.deep.equal([offset]);
    }
  });

  it('writes in 64 bits the length of a file of 4 GiB, in its header and in the directory', () => {
    const entry = { name, crc: 7, size: wide + 1, offset: wide + 2 };
    const local = localHeader(entry);
    expect([local.readUInt16LE(4), local.readUInt32LE(18), local.readUInt32LE(22)]).to.deep.equal([
      45,
      wide - 1,
      wide - 1,
    ]);
    expect(local.length).to.equal(30 + name.length + 20);
    expect(extraNumbers(local, 2)).to.deep.equal([wide + 1, wide + 1]);
    expect(extraNumbers(directoryHeader(entry), 3)).to.deep.equal([wide + 1, wide + 1, wide + 2]);
    const short = localHeader({ ...entry, size: 5 });
    expect([short.length, short.readUInt16LE(28)]).to.deep.equal([30 + name.length, 0]);
  });

  it('writes in 64 bits the offset of a directory that begins after 4 GiB, and its locator', () => {
    const end = endRecords(2, wide + 5, 300);
    expect(end.length).to.equal(98);
    expect([40, 48].map((at) => Number(end.readBigUInt64LE(at)))).to.deep.equal([300, wide + 5]);
    expect([24, 32].map((at) => Number(end.readBigUInt64LE(at)))).to.deep.equal([2, 2]);
    // The locator names the place of the 64-bit record, the old record gives only its offset up.
    expect([end.readUInt32LE(56), Number(end.readBigUInt64LE(64))]).to.deep.equal([0x07064b50, wide + 5 + 300]);
    expect([86, 92].map((at) => (at === 86 ? end.readUInt16LE(at) : end.readUInt32LE(at)))).to.deep.equal([
      2,
      wide - 1,
    ]);
  });
});
