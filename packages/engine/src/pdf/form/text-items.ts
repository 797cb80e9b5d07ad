import type { FieldStyle } from '../../application/schema/index.ts';
import type { FontChain, FontLibrary } from '../fonts/index.ts';
import type { ParagraphStyle, TextStyle } from '../layout/index.ts';
import { fieldDefaults } from './field-defaults.ts';

/** The fonts of a field. */
export function fontOf(style: FieldStyle, fonts: FontLibrary): FontChain {
  return fonts.chain({ name: style.font ?? fieldDefaults.font, ...(style.bold && { bold: true }) });
}

/** The text style of a field. */
export function textStyle(style: FieldStyle, fonts: FontLibrary): TextStyle {
  return {
    chain: fontOf(style, fonts),
    size: style.font_size ?? fieldDefaults.fontSize,
    ...(style.character_spacing && { spacing: style.character_spacing }),
    ...(style.color && { color: style.color }),
  };
}

const alignments = { left: 'start', center: 'center', right: 'end', spread: 'spread' } as const;

/** The paragraph style of a field whose lines have this much room, in pt. */
export function paragraphStyle(style: FieldStyle, width: number): ParagraphStyle {
  return {
    width,
    direction: style.vertical ? 'vertical' : 'horizontal',
    align: alignments[style.align ?? 'left'],
    lineHeight: { rule: 'multiple', factor: style.line_height ?? fieldDefaults.lineHeight },
    kinsoku: style.kinsoku ?? 'strict',
    hanging: style.hanging ?? false,
    // Text extraction would report the gap as a space, so fields have it only on request.
    latinSpace: style.latin_space ?? false,
  };
}
