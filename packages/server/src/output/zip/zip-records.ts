/**
 * The records of a zip (PKWARE APPNOTE 6.3, sections 4.3.7 to 4.3.16 and 4.5.3). Local headers always contain the 64-bit sizes: an
 * entry is written before its size is known, and its header is completed in place afterwards.
 */
export const signatures = {
  local: 0x04034b50,
  directory: 0x02014b50,
  end: 0x06054b50,
  wideEnd: 0x06064b50,
  wideLocator: 0x07064b50,
} as const;

export const sizes = { local: 30, directory: 46, end: 22, wideEnd: 56, wideLocator: 20, wideExtra: 20 } as const;

/** Value of a 32-bit field whose number is in a 64-bit field. */
export const wide = 0xffffffff;
export const wideCount = 0xffff;
export const wideExtraId = 0x0001;

export const methods = { stored: 0, deflated: 8 } as const;

/** Names are UTF-8. */
const utf8Flag = 0x0800;
/** Version 4.5 of the format: 64-bit records. */
const version = 45;
/** 1 January 1980: the time of the archive is in its manifest, and equal content gives equal bytes. */
const fixedDate = 0x0021;

/** An entry as described by the directory. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  /** Size in the zip, in bytes. */
  readonly packed: number;
  /** Size of the content, in bytes. */
  readonly size: number;
  /** Offset of its local header in the zip, in bytes. */
  readonly offset: number;
}

function writeCommon(view: Buffer, at: number, { method, crc }: ZipEntry): void {
  view.writeUInt16LE(version, at);
  view.writeUInt16LE(utf8Flag, at + 2);
  view.writeUInt16LE(method, at + 4);
  view.writeUInt16LE(fixedDate, at + 8);
  view.writeUInt32LE(crc, at + 10);
}

/** The local header of an entry; its length does not depend on the numbers. */
export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(sizes.local + name.length + sizes.wideExtra);
  header.writeUInt32LE(signatures.local, 0);
  writeCommon(header, 4, entry);
  header.writeUInt32LE(wide, 18);
  header.writeUInt32LE(wide, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(sizes.wideExtra, 28);
  name.copy(header, sizes.local);
  const extra = sizes.local + name.length;
  header.writeUInt16LE(wideExtraId, extra);
  header.writeUInt16LE(16, extra + 2);
  header.writeBigUInt64LE(BigInt(entry.size), extra + 4);
  header.writeBigUInt64LE(BigInt(entry.packed), extra + 12);
  return header;
}

/** The record of an entry in the directory. */
export function directoryHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const values = [entry.size, entry.packed, entry.offset].filter((value) => value >= wide);
  const extraLength = values.length === 0 ? 0 : 4 + values.length * 8;
  const header = Buffer.alloc(sizes.directory + name.length + extraLength);
  header.writeUInt32LE(signatures.directory, 0);
  header.writeUInt16LE(version, 4);
  writeCommon(header, 6, entry);
  header.writeUInt32LE(Math.min(entry.packed, wide), 20);
  header.writeUInt32LE(Math.min(entry.size, wide), 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extraLength, 30);
  header.writeUInt32LE(Math.min(entry.offset, wide), 42);
  name.copy(header, sizes.directory);
  if (extraLength > 0) {
    const extra = sizes.directory + name.length;
    header.writeUInt16LE(wideExtraId, extra);
    header.writeUInt16LE(values.length * 8, extra + 2);
    values.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), extra + 4 + index * 8));
  }
  return header;
}

/** The end of a zip: `count` entries, whose directory of `size` bytes begins at `at`. The 64-bit records are always present. */
export function endRecords(count: number, at: number, size: number): Buffer {
  const record = Buffer.alloc(sizes.wideEnd);
  record.writeUInt32LE(signatures.wideEnd, 0);
  record.writeBigUInt64LE(BigInt(sizes.wideEnd - 12), 4);
  record.writeUInt16LE(version, 12);
  record.writeUInt16LE(version, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(sizes.wideLocator);
  locator.writeUInt32LE(signatures.wideLocator, 0);
  locator.writeBigUInt64LE(BigInt(at + size), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(sizes.end);
  end.writeUInt32LE(signatures.end, 0);
  end.writeUInt16LE(Math.min(count, wideCount), 8);
  end.writeUInt16LE(Math.min(count, wideCount), 10);
  end.writeUInt32LE(Math.min(size, wide), 12);
  end.writeUInt32LE(Math.min(at, wide), 16);
  return Buffer.concat([record, locator, end]);
}
