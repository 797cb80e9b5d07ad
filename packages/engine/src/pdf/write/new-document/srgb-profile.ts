import { joinBytes } from '../../read/encryption/join-bytes.ts';

/** Samples of the tone curve: so many that straight lines between them are off by less than 8 bits can show. */
const curveSamples = 1024;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

function bytes(size: number, fill: (view: DataView) => void): Uint8Array {
  const data = new Uint8Array(size);
  fill(new DataView(data.buffer));
  return data;
}

/** s15Fixed16Number: 16 bits before the point and 16 behind it. */
const fixed = (value: number): number => Math.round(value * 65_536);

const signature = (text: string): number => new DataView(ascii(text).buffer).getUint32(0);

function xyz(x: number, y: number, z: number): Uint8Array {
  return bytes(20, (view) => {
    view.setUint32(0, signature('XYZ '));
    [x, y, z].forEach((value, index) => view.setInt32(8 + index * 4, fixed(value)));
  });
}

/** The transfer function of sRGB (IEC 61966-2-1), from a coded value to light. */
function toLight(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curve(): Uint8Array {
  return bytes(12 + curveSamples * 2, (view) => {
    view.setUint32(0, signature('curv'));
    view.setUint32(8, curveSamples);
    for (let index = 0; index < curveSamples; index++) {
      view.setUint16(12 + index * 2, Math.round(toLight(index / (curveSamples - 1)) * 65_535));
    }
  });
}

function copyright(text: string): Uint8Array {
  return joinBytes(ascii('text'), new Uint8Array(4), ascii(`${text}\0`));
}

/** textDescriptionType: the name in ASCII; its Unicode and Macintosh forms are empty. */
function description(text: string): Uint8Array {
  const length = bytes(4, (view) => view.setUint32(0, text.length + 1));
  return joinBytes(ascii('desc'), new Uint8Array(4), length, ascii(`${text}\0`), new Uint8Array(4 + 4 + 2 + 1 + 67));
}

const padded = (data: Uint8Array): Uint8Array => joinBytes(data, new Uint8Array((4 - (data.length % 4)) % 4));

function header(size: number): Uint8Array {
  return bytes(128, (view) => {
    view.setUint32(0, size);
    view.setUint32(8, 0x0210_0000); // version 2.1
    view.setUint32(12, signature('mntr'));
    view.setUint32(16, signature('RGB '));
    view.setUint32(20, signature('XYZ '));
    [2000, 1, 1].forEach((part, index) => view.setUint16(24 + index * 2, part));
    view.setUint32(36, signature('acsp'));
    // Illuminant D50, as every profile has it.
    [0.9642, 1, 0.8249].forEach((value, index) => view.setInt32(68 + index * 4, fixed(value)));
  });
}

/**
 * An ICC profile of version 2 for sRGB (ICC.1:2001-04): white point D50, primaries of IEC 61966-2-1 adapted to it by Bradford's
 * matrix, and the tone curve. About 2.6 kB.
 */
export function srgbProfile(): Uint8Array {
  const tone = padded(curve());
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['desc', padded(description('sRGB IEC61966-2.1'))],
    ['cprt', padded(copyright('No copyright, use freely'))],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.436_07, 0.222_49, 0.013_92)],
    ['gXYZ', xyz(0.385_15, 0.716_87, 0.097_08)],
    ['bXYZ', xyz(0.143_07, 0.060_61, 0.714_1)],
    ['rTRC', tone],
    ['gTRC', tone],
    ['bTRC', tone],
  ];
  const table = new Uint8Array(4 + tags.length * 12);
  const view = new DataView(table.buffer);
  view.setUint32(0, tags.length);
  const data: Uint8Array[] = [];
  const places = new Map<Uint8Array, number>();
  let at = 128 + table.length;
  tags.forEach(([name, content], index) => {
    // Tags may share data: the three curves are one.
    const place = places.get(content) ?? at;
    if (!places.has(content)) {
      places.set(content, place);
      data.push(content);
      at += content.length;
    }
    view.setUint32(4 + index * 12, signature(name));
    view.setUint32(8 + index * 12, place);
    view.setUint32(12 + index * 12, content.length);
  });
  return joinBytes(header(at), table, ...data);
}
