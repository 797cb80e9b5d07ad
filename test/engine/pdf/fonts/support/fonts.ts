import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { nodeCodec } from '../../../../../packages/engine/src/node/node-codec.ts';
import {
  DocumentFont,
  SfntFace,
  type EmbeddedFont,
  type FontFace,
  type Glyph,
  type Packing,
} from '../../../../../packages/engine/src/pdf/fonts/index.ts';
import type { PdfFont } from './glyph-pdf.ts';

const require = createRequire(import.meta.url);
const paths = {
  mincho: 'biz-udmincho/400Regular/BIZUDMincho_400Regular.ttf',
  minchoBold: 'biz-udmincho/700Bold/BIZUDMincho_700Bold.ttf',
  gothic: 'biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
  proportional: 'biz-udpmincho/400Regular/BIZUDPMincho_400Regular.ttf',
  serif: 'noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf',
  sans: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
};
export type FontName = keyof typeof paths;

const files = new Map<FontName, Uint8Array>();
const faces = new Map<FontName, SfntFace>();

/** A font that comes with the product, whole. */
export function fontFile(name: FontName): Uint8Array {
  let file = files.get(name);
  if (!file) {
    file = new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${paths[name]}`)));
    files.set(name, file);
  }
  return file;
}

export function fontFace(name: FontName): SfntFace {
  let face = faces.get(name);
  if (!face) {
    face = new SfntFace(fontFile(name), `${name}.ttf`);
    faces.set(name, face);
  }
  return face;
}

/** A glyph of a text. */
export function glyphOf(face: FontFace, id: number, text = 'x'): Glyph {
  return { face, id, text, advance: face.advanceOf(id) / face.unitsPerEm };
}

/** The subset font of some glyphs, and the code of each. */
export function subsetOf(
  face: FontFace,
  glyphs: readonly Glyph[],
  packing: Packing = 'blocks',
): { font: EmbeddedFont; codes: number[] } {
  const document = new DocumentFont(face);
  const codes = glyphs.map((glyph) => document.codeOf(glyph));
  return { font: document.build({ packing, codec: nodeCodec }), codes };
}

const list = (widths: EmbeddedFont['widths']): string =>
  `[${widths.map((width) => (typeof width === 'number' ? width : `[${width.join(' ')}]`)).join(' ')}]`;

export function subsetPdfFont({ kind, program, widths, toUnicode }: EmbeddedFont): PdfFont {
  return { kind, packed: program.packed, length: program.length, widths: list(widths), toUnicode };
}

const packedFiles = new WeakMap<Uint8Array, Uint8Array>();

/** The font as it came, with all its glyphs and instructions; codes are glyph numbers. */
export function wholePdfFont(bytes: Uint8Array, kind: 'truetype' | 'cff' = 'truetype'): PdfFont {
  const packed = packedFiles.get(bytes) ?? new Uint8Array(deflateSync(bytes, { level: 1 }));
  packedFiles.set(bytes, packed);
  return { kind, packed, length: bytes.length, widths: '[]' };
}
