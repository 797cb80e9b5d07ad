import * as fontkit from 'fontkit';
import * as mupdf from 'mupdf';
import { fontSize } from './field-boxes.ts';
import { readMincho, readNotoSerif } from './font-files.ts';

/** The part of a font's format 14 table that lists the glyphs of variants, as fontkit reads it. */
interface VariantTable {
  readonly varSelectors: {
    toArray(): { varSelector: number; nonDefaultUVS?: { unicodeValue: number; glyphID: number }[] | null }[];
  };
}

interface ReferenceFont {
  readonly font: mupdf.Font;
  readonly variants: VariantTable | undefined;
}

function openFont(name: string, bytes: Uint8Array): ReferenceFont {
  const parsed = fontkit.create(Buffer.from(bytes)) as unknown as { _cmapProcessor: { uvs?: VariantTable } };
  return { font: new mupdf.Font(name, bytes), variants: parsed._cmapProcessor.uvs };
}

const fonts = [openFont('BIZUDMincho', readMincho()), openFont('NotoSerifJP', readNotoSerif())];

interface ReferenceGlyph {
  readonly font: mupdf.Font;
  readonly glyph: number;
}

function glyphOf(character: string, selector: number | undefined): ReferenceGlyph {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const { font, variants } of selector === undefined ? [] : fonts) {
    const entry = variants?.varSelectors.toArray().find(({ varSelector }) => varSelector === selector);
    const variant = entry?.nonDefaultUVS?.find(({ unicodeValue }) => unicodeValue === codePoint);
    if (variant) return { font, glyph: variant.glyphID };
  }
  for (const { font } of fonts) {
    const glyph = font.encodeCharacter(codePoint);
    if (glyph > 0) return { font, glyph };
  }
  throw new Error(`no font of the reference has ${character}`);
}

/**
 * A text drawn straight from the whole font files, no PDF between, where the first character begins. What BIZ UDMincho lacks
 * comes from Noto Serif JP, and variants from the fonts' own tables of them.
 */
export function drawReference(
  text: string,
  origin: readonly [number, number],
  device: mupdf.Device,
  scale: number,
): void {
  const drawn = new mupdf.Text();
  let [x] = origin;
  const characters = Array.from(text);
  for (const [index, character] of characters.entries()) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xe0100 && code <= 0xe01ef) continue;
    const next = characters[index + 1]?.codePointAt(0) ?? 0;
    const { font, glyph } = glyphOf(character, next >= 0xe0100 && next <= 0xe01ef ? next : undefined);
    drawn.showGlyph(font, [fontSize, 0, 0, -fontSize, x, origin[1]], glyph, code);
    x += font.advanceGlyph(glyph) * fontSize;
  }
  device.fillText(drawn, [scale, 0, 0, scale, 0, 0], mupdf.ColorSpace.DeviceGray, [0], 1);
}
