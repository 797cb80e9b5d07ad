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
  /**
   * Inflates one entry and checks its CRC.
   * @throws ShoruiError when there is no such entry, its data is broken or it is larger than the limits allow.
   */
  read(name: string): Uint8Array;
}
