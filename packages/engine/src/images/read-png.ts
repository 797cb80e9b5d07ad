import type { ImageSize } from './pixels.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const inchesPerMetre = 1 / 0.0254;

/** Chunk names as numbers: IHDR, IDAT, pHYs, IEND (PNG specification, 11.2 and 11.3). */
const ihdr = 0x49484452;
const idat = 0x49444154;
const phys = 0x70485973;
const iend = 0x49454e44;

/** Size and resolution of a PNG. Walks over all chunks without looking into them; null when it is cut off or broken. */
export function readPng(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let width = 0;
  let height = 0;
  let dpi: ImageSize['dpi'] = null;
  let hasData = false;
  let at = signature.length;
  // A chunk is its length, name, data and checksum.
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const name = view.getUint32(at + 4);
    const data = at + 8;
    if (length > bytes.length - at - 12) return null;
    if (at === signature.length) {
      if (name !== ihdr || length !== 13) return null;
      width = view.getUint32(data);
      height = view.getUint32(data + 4);
    } else if (name === phys && length === 9 && view.getUint8(data + 8) === 1) {
      dpi = { x: view.getUint32(data) / inchesPerMetre, y: view.getUint32(data + 4) / inchesPerMetre };
    } else if (name === idat) hasData = true;
    else if (name === iend) return hasData && width > 0 && height > 0 ? { width, height, dpi } : null;
    at = data + length + 4;
  }
  return null;
}
