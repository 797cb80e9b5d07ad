import type { SheetItem, SheetText } from '../sheet/index.ts';

/** Vermilion of a seal's ink. */
export const sealColor = '#d3290f';

/** The words of a date seal (日付印): above, in the middle and below. */
export interface DateSealWords {
  /** `承認`, or a department. */
  readonly above: string;
  /** `R8.11.23`. */
  readonly date: string;
  /** Family name. */
  readonly name: string;
}

const ptPerMm = 72 / 25.4;
/** Parts of the radius: the lines above and below the date, the middle of the words, their type. */
const [band, middle, wordSize, dateSize] = [0.3, 0.6, 0.42, 0.4];
/** Part of a chord that words may fill. */
const filled = 0.94;

const chord = (radius: number, off: number): number => 2 * Math.sqrt(Math.max(0, radius ** 2 - off ** 2));

/** Narrowest characters of words on one line, as a part of their width (see `SheetText.oneLine`). */
const narrowest = 0.6;

/** Width of words in em: a full-width character is one em, an ASCII character half of it. */
const emsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character < '\u0080' ? 0.5 : 1), 0);

/** Words on one line about (x, y), as wide as `width` at most, mm. Long words are smaller, and still in the middle. */
function centered(text: string, x: number, y: number, width: number, height: number): SheetText {
  const size = Math.min(height, width / (narrowest * Math.max(1, emsOf(text))));
  return {
    kind: 'text',
    text,
    x: x - width / 2,
    y: y - size / 2,
    width,
    size: size * ptPerMm,
    color: sealColor,
    bold: true,
    align: 'center',
    oneLine: true,
  };
}

/** A round seal in three parts about (x, y). Lengths in mm; the line is thick enough to be seen on a screen, as a seal of rubber prints it. */
export function dateSeal(
  { above, date, name }: DateSealWords,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): readonly SheetItem[] {
  const line = Math.max(0.6, radius * 0.13);
  const half = chord(radius, band * radius) / 2;
  const rule = (at: number): SheetItem => ({
    kind: 'rule',
    x: x - half,
    y: at,
    toX: x + half,
    toY: at,
    width: line * 0.7,
    color: sealColor,
  });
  // The outer edge of the words limits their width.
  const room = chord(radius, (middle + wordSize / 2) * radius) * filled;
  return [
    { kind: 'ellipse', x, y, radiusX: radius, stroke: sealColor, line },
    rule(y - band * radius),
    rule(y + band * radius),
    centered(above, x, y - middle * radius, room, wordSize * radius),
    centered(date, x, y, 2 * half * filled, dateSize * radius),
    centered(name, x, y + middle * radius, room, wordSize * radius),
  ];
}
