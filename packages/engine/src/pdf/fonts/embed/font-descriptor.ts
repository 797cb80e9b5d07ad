import type { SfntFace } from '../face/sfnt-face.ts';
import type { FontBox } from '../font-face.ts';
import { thousandths } from './widths.ts';

/** Numbers of a FontDescriptor (ISO 32000-1, 9.8), lengths in thousandths of an em. */
export interface FontDescriptor {
  readonly flags: number;
  readonly box: FontBox;
  /** Degrees, negative for a font that leans right. */
  readonly italicAngle: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly stemV: number;
}

/** ISO 32000-1, table 123. A font whose codes represent glyphs, not letters of the standard Latin set, is symbolic. */
const flag = { fixedPitch: 1, serif: 2, symbolic: 4, italic: 64 };

/**
 * Width of the main stems. No table of a font gives it; 50 + (weight / 65)^2 is a usual estimate (400: 88, 700: 166), and a
 * viewer reads it only when it must replace the font.
 */
function stemOf(weight: number): number {
  return Math.round(50 + (weight / 65) ** 2);
}

export function describeFont(face: SfntFace): FontDescriptor {
  const scaled = (units: number): number => Math.round(thousandths(units, face.unitsPerEm));
  const [left, bottom, right, top] = face.box;
  return {
    flags:
      flag.symbolic |
      (face.isFixedPitch ? flag.fixedPitch : 0) |
      (face.isSerif ? flag.serif : 0) |
      (face.italicAngle === 0 ? 0 : flag.italic),
    box: [scaled(left), scaled(bottom), scaled(right), scaled(top)],
    italicAngle: Math.round(face.italicAngle * 100) / 100,
    ascent: scaled(face.ascent),
    descent: scaled(face.descent),
    capHeight: scaled(face.capHeight),
    stemV: stemOf(face.weight),
  };
}
