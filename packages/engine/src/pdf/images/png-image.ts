import type { Codec } from '../../platform/codec.ts';
import { PdfDict, PdfName, PdfString, type PdfValue } from '../read/index.ts';
import { zlibStream } from '../write/index.ts';
import type { PdfImage } from './pdf-image.ts';
import { channelsOf, pngColor, type PngHeader } from './png-header.ts';
import { inflatePng, pngSamples, rawSize } from './png-samples.ts';

const level = 6;

function imageDict(
  width: number,
  height: number,
  space: PdfValue,
  bits: number,
  extra: Record<string, PdfValue>,
): PdfDict {
  return PdfDict.of({
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Image'),
    Width: width,
    Height: height,
    ColorSpace: space,
    BitsPerComponent: bits,
    Filter: PdfName.of('FlateDecode'),
    ...extra,
  });
}

function colorSpace({ color, palette }: PngHeader): PdfValue {
  if (color === pngColor.palette && palette) {
    const last = Math.max(0, Math.floor(palette.length / 3) - 1);
    return [PdfName.of('Indexed'), PdfName.of('DeviceRGB'), last, new PdfString(palette.subarray(0, (last + 1) * 3))];
  }
  return PdfName.of(channelsOf(color) >= 3 ? 'DeviceRGB' : 'DeviceGray');
}

/** A PNG whose packed data PDF can take as it is: its row filters are PDF's predictors (ISO 32000-1, 7.4.4.4). */
function asItIs(header: PngHeader, codec: Codec): PdfImage | null {
  if (!inflatePng(header, codec)) return null;
  const { width, height, bits, color, data } = header;
  const parameters = PdfDict.of({
    Predictor: 15,
    Colors: channelsOf(color),
    BitsPerComponent: bits,
    Columns: width,
  });
  return { width, height, dict: imageDict(width, height, colorSpace(header), bits, { DecodeParms: parameters }), data };
}

/** Color and alpha of one pixel into the two planes. */
type Split = (samples: Uint8Array, pixel: number, colors: Uint8Array, alpha: Uint8Array) => void;

function stretch(sample: number, bits: number): number {
  return bits >= 8 ? sample : Math.round((sample * 255) / ((1 << bits) - 1));
}

function splitter({ color, bits, palette, clear }: PngHeader): Split {
  if (color === pngColor.palette) {
    return (samples, pixel, colors, alpha) => {
      const index = samples[pixel] ?? 0;
      for (let part = 0; part < 3; part += 1) colors[pixel * 3 + part] = palette?.[index * 3 + part] ?? 0;
      alpha[pixel] = clear?.[index] ?? 255;
    };
  }
  const channels = channelsOf(color);
  const parts = channels >= 3 ? 3 : 1;
  const hasAlpha = color === pngColor.grayAlpha || color === pngColor.rgba;
  return (samples, pixel, colors, alpha) => {
    let isClear = clear !== null && !hasAlpha;
    for (let part = 0; part < parts; part += 1) {
      const sample = samples[pixel * channels + part] ?? 0;
      colors[pixel * parts + part] = stretch(sample, bits);
      // tRNS has two bytes a sample; of 16-bit samples only the upper byte was kept.
      const wanted = bits === 16 ? clear?.[part * 2] : clear?.[part * 2 + 1];
      if (sample !== wanted) isClear = false;
    }
    alpha[pixel] = hasAlpha ? (samples[pixel * channels + parts] ?? 0) : isClear ? 0 : 255;
  };
}

function asPlanes(header: PngHeader, codec: Codec): PdfImage | null {
  const samples = pngSamples(header, codec);
  if (!samples) return null;
  const { width, height, color } = header;
  const parts = color === pngColor.palette || channelsOf(color) >= 3 ? 3 : 1;
  const colors = new Uint8Array(width * height * parts);
  const alpha = new Uint8Array(width * height);
  const split = splitter(header);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) split(samples, pixel, colors, alpha);
  const space = PdfName.of(parts === 3 ? 'DeviceRGB' : 'DeviceGray');
  const image = { width, height, dict: imageDict(width, height, space, 8, {}), data: zlibStream(colors, codec, level) };
  if (alpha.every((each) => each === 255)) return image;
  const maskDict = imageDict(width, height, PdfName.of('DeviceGray'), 8, {});
  return { ...image, mask: { width, height, dict: maskDict, data: zlibStream(alpha, codec, level) } };
}

/** Can PDF take the packed data as it is, without looking at single pixels? */
function isPlain({ color, interlaced, clear }: PngHeader): boolean {
  return !interlaced && !clear && color !== pngColor.grayAlpha && color !== pngColor.rgba;
}

/** Bytes that making a picture of a PNG holds at once: its unpacked rows, and samples, colors and alpha where these part. */
export function pngMemory(header: PngHeader): number {
  const rows = rawSize(header);
  if (isPlain(header)) return rows;
  const channels = channelsOf(header.color);
  const colors = header.color === pngColor.palette || channels >= 3 ? 3 : 1;
  return rows + header.width * header.height * (channels + colors + 1);
}

/** A PNG for a PDF; null when it is broken. Clear pixels become a soft mask; 16-bit pictures with one keep 8 bits. */
export function pngImage(header: PngHeader, codec: Codec): PdfImage | null {
  return isPlain(header) ? asItIs(header, codec) : asPlanes(header, codec);
}
