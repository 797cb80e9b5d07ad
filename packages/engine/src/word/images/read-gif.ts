import type { ImageSize } from '../../images/image-size.ts';

export function isGif(bytes: Uint8Array): boolean {
  return bytes[0] === 0x47 && bytes[1] === 0x49 && bytes[2] === 0x46 && bytes[3] === 0x38;
}

/** Bytes of a color table from the flags of a descriptor (GIF89a, 18 and 20). */
function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Offset after a chain of data blocks; -1 when it is cut off. */
function skipBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const length = bytes[at];
    if (length === undefined) return -1;
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Size of a GIF, which has no resolution. Walks over all blocks; null when it is cut off or broken. */
export function readGif(bytes: Uint8Array): ImageSize | null {
  if (bytes.length < 14) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint16(6, true);
  const height = view.getUint16(8, true);
  let at = 13 + tableBytes(view.getUint8(10));
  let hasData = false;
  while (at >= 0 && at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return hasData && width > 0 && height > 0 ? { width, height, dpi: null } : null;
    if (kind === 0x21) at = skipBlocks(bytes, at + 2);
    else if (kind === 0x2c) {
      hasData = true;
      // A descriptor of ten bytes, its color table, and the code size before the data.
      at = skipBlocks(bytes, at + 10 + tableBytes(bytes[at + 9] ?? 0) + 1);
    } else return null;
  }
  return null;
}
