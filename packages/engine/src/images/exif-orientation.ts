/** Tag of the orientation in the first directory of Exif data (Exif 2.32, 4.6.4). */
const orientationTag = 0x0112;

/**
 * How a camera was held, from an Exif segment of a JPEG: 1 for upright, 2 to 8 for turned or mirrored. Bounds are in bytes of
 * the segment's data; 1 when it has none that can be read.
 */
export function exifOrientation(view: DataView, start: number, end: number): number {
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
