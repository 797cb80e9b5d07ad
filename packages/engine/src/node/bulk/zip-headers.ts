import {
  directoryHeaderSize,
  directorySignature,
  endRecordSize,
  endSignature,
  fixedDosDate,
  localHeaderSize,
  localSignature,
  stored,
  utf8Flag,
} from '../../zip/format.ts';

/** Sizes and offsets from here on are stored in the 64-bit records (PKWARE APPNOTE 6.3, 4.3.9 and 4.3.14 to 4.5.3), as do counts of files. */
const wide = 0xffffffff;
const wideCount = 0xffff;
const wideExtraId = 0x0001;
const wideEndSignature = 0x06064b50;
const wideLocatorSignature = 0x07064b50;

/** A file of a zip: its name, its bytes, and the offset of its header. */
export interface ZipStreamEntry {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}

function writeFields(view: Buffer, at: number, { name, crc, size }: ZipStreamEntry, version: number): void {
  view.writeUInt16LE(version, at);
  view.writeUInt16LE(utf8Flag, at + 2);
  view.writeUInt16LE(stored, at + 4);
  view.writeUInt16LE(0, at + 6);
  view.writeUInt16LE(fixedDosDate, at + 8);
  view.writeUInt32LE(crc, at + 10);
  view.writeUInt32LE(Math.min(size, wide), at + 14);
  view.writeUInt32LE(Math.min(size, wide), at + 18);
  view.writeUInt16LE(name.length, at + 22);
}

/** The extra field of an entry whose numbers need 64 bits; empty for others. */
function wideExtra(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0);
  const extra = Buffer.alloc(4 + values.length * 8);
  extra.writeUInt16LE(wideExtraId, 0);
  extra.writeUInt16LE(values.length * 8, 2);
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  return extra;
}

/** The local header before the bytes of a file. */
export function localHeader(entry: ZipStreamEntry): Buffer {
  const { name, size } = entry;
  const extra = wideExtra(size >= wide ? [size, size] : []);
  const header = Buffer.alloc(localHeaderSize);
  header.writeUInt32LE(localSignature, 0);
  writeFields(header, 4, entry, extra.length > 0 ? 45 : 20);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

/** The line of a file in the directory. */
export function directoryHeader(entry: ZipStreamEntry): Buffer {
  const { size, offset, name } = entry;
  const extra = wideExtra([...(size >= wide ? [size, size] : []), ...(offset >= wide ? [offset] : [])]);
  const header = Buffer.alloc(directoryHeaderSize);
  const version = extra.length > 0 ? 45 : 20;
  header.writeUInt32LE(directorySignature, 0);
  header.writeUInt16LE(version, 4);
  writeFields(header, 6, entry, version);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(Math.min(offset, wide), 42);
  return Buffer.concat([header, name, extra]);
}

/** What a zip ends with: so many files, whose directory of `size` bytes begins at `at`. */
export function endRecords(count: number, at: number, size: number): Buffer {
  const end = Buffer.alloc(endRecordSize);
  end.writeUInt32LE(endSignature, 0);
  end.writeUInt16LE(Math.min(count, wideCount), 8);
  end.writeUInt16LE(Math.min(count, wideCount), 10);
  end.writeUInt32LE(Math.min(size, wide), 12);
  end.writeUInt32LE(Math.min(at, wide), 16);
  if (count < wideCount && size < wide && at < wide) return end;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(wideEndSignature, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(wideLocatorSignature, 0);
  locator.writeBigUInt64LE(BigInt(at + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}
