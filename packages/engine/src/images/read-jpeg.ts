import type { ImageSize } from './pixels.ts';

/** Tag of the orientation in the first directory of Exif data (Exif 2.32, 4.6.4). */
const orientationTag = 0x0112;

/**
 * How a camera was held, from an Exif segment of a JPEG: 1 for upright, 2 to 8 for turned or mirrored. Bounds are in bytes of
 * the segment's data; 1 when it has none that can be read.
 */
function exifOrientation(view: DataView, start: number, end: number): number {
  // `Exif` and two zeros, then the data's own header: byte order, 42, offset of the first directory.
  const tiff = start + 6;
  if (tiff + 8 > end || view.getUint32(start) !== 0x45786966) return 1;
  const littleEndian = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, littleEndian);
  if (directory + 2 > end) return 1;
  const count = view.getUint16(directory, littleEndian);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > end) return 1;
    if (view.getUint16(entry, littleEndian) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, littleEndian);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** Start-of-frame markers hold the size: C0-CF but for C4 (tables), C8 (reserved) and CC (tables) (ITU-T T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

const startOfScan = 0xda;
const jfif = 0xe0;
const exif = 0xe1;

/** Resolution of a JFIF segment: unit 1 is inches, 2 centimetres. */
function readDensity(view: DataView, at: number, length: number): ImageSize['dpi'] {
  if (length < 14 || view.getUint32(at) !== 0x4a464946) return null;
  const unit = view.getUint8(at + 7);
  const scale = unit === 1 ? 1 : unit === 2 ? 2.54 : 0;
  return scale === 0 ? null : { x: view.getUint16(at + 8) * scale, y: view.getUint16(at + 10) * scale };
}

/** Does the picture data from `at` on end with the end-of-image marker? Cameras write more behind it. */
function hasEnd(bytes: Uint8Array, at: number): boolean {
  for (let index = bytes.length - 2; index >= at; index--) {
    if (bytes[index] === 0xff && bytes[index + 1] === 0xd9) return true;
  }
  return false;
}

/** Size and resolution of a JPEG. Walks over the segments up to the picture data; null when it is cut off or broken. */
export function readJpeg(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | null = null;
  let dpi: ImageSize['dpi'] = null;
  let turned = false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = view.getUint16(at + 2);
    const data = at + 4;
    if (length < 2 || at + 2 + length > bytes.length) return null;
    if (isFrame(marker) && length >= 8) {
      size = { height: view.getUint16(data + 1), width: view.getUint16(data + 3) };
    } else if (marker === jfif) dpi ??= readDensity(view, data, length - 2);
    else if (marker === exif) turned ||= exifOrientation(view, data, at + 2 + length) !== 1;
    else if (marker === startOfScan) {
      if (!size || size.width === 0 || size.height === 0 || !hasEnd(bytes, data)) return null;
      return { ...size, dpi, turned };
    }
    at += 2 + length;
  }
  return null;
}
