/** Signatures and fixed sizes of the zip format (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12, 4.3.16). */
export const localSignature = 0x04034b50;
export const localHeaderSize = 30;
export const directorySignature = 0x02014b50;
export const directoryHeaderSize = 46;
export const endSignature = 0x06054b50;
export const endRecordSize = 22;
/** The comment after the end record is at most this long, so the record is looked for no further back. */
export const longestComment = 0xffff;

/** General purpose flags (4.4.4): bit 0 encrypted, bit 11 names in UTF-8. */
export const encryptedFlag = 0x0001;
export const utf8Flag = 0x0800;
/** Bit 2: deflated with the option "fast" or "super fast" (4.4.4). */
export const fastFlag = 0x0004;

/** DOS date of 1980-01-01, the earliest in the format: every archive we write carries it, so equal input gives equal bytes. */
export const fixedDosDate = 0x0021;

export const stored = 0;
export const deflated = 8;

/** One file in a zip archive, still compressed. */
export interface ZipEntry {
  /** Path with forward slashes, no leading slash, no `..`. */
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  /** Inflated size in bytes. */
  readonly size: number;
  /** Compressed bytes, a view into the archive. */
  readonly compressed: Uint8Array;
  /** Its archive states that it was deflated in a hurry. */
  readonly isFast?: boolean;
}

/** An opened archive. Entries are in the order of its directory. */
export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  has(name: string): boolean;
  /** The text of an entry where it is known without decoding what `read` gives. */
  text?(name: string): string | undefined;
  /**
   * Inflates one entry and checks its CRC.
   * @throws ShoruiError when there is no such entry, its data is broken or it is larger than the limits allow.
   */
  read(name: string): Uint8Array;
}
