/** Raw deflate and CRC-32 as the platform gives them. All calls are synchronous. */
export interface Codec {
  /**
   * Inflates raw deflate data to exactly `size` bytes.
   * @throws any error when the data is broken or yields more than `size` bytes.
   */
  inflateRaw(data: Uint8Array, size: number): Uint8Array;
  /** Deflates to raw deflate data. `level` is zlib's 0-9. */
  deflateRaw(data: Uint8Array, level: number): Uint8Array;
  /** CRC-32 as in zip (ISO 3309), unsigned. */
  crc32(data: Uint8Array): number;
}
