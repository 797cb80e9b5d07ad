import type { SheetItem, SheetText } from '../sheet/index.ts';

/** Vermilion of a seal's ink. */
const sealColor = '#d3290f';

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

/** Words of more em than these are set in two lines. */
const [mostEms, mostLatinEms] = [5, 8];
/** Of two lines, as parts of the radius: their type, and how far the middle of each is from the center. */
const pairSize = 0.27;
const pairMiddles = [0.475, 0.745] as const;

/**
 * The lines of a name or a department. Long words are divided at the space next to their middle, or in the middle; a Latin word is kept
 * whole as long as it can be read on one line.
 */
function linesOf(words: string): readonly string[] {
  const characters = Array.from(words);
  const ems = emsOf(words);
  if (ems <= mostEms) return [words];
  const half = characters.length / 2;
  const spaces = characters.flatMap((character, at) => (/\s/.test(character) ? [at] : []));
  const [space] = spaces.toSorted((one, other) => Math.abs(one - half) - Math.abs(other - half));
  const isLatin = ems === characters.length / 2;
  if (space === undefined && isLatin && ems <= mostLatinEms) return [words];
  const at = space ?? Math.ceil(half);
  return [characters.slice(0, at).join(''), characters.slice(at).join('').trim()];
}

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
  /** Words above (-1) or below (1) the date. Their outer edge limits their width. */
  const words = (content: string, side: -1 | 1): readonly SheetText[] => {
    const lines = linesOf(content);
    const [size, middles] = lines.length === 1 ? [wordSize, [middle]] : [pairSize, pairMiddles];
    return lines.map((each, at) => {
      const off = (side < 0 ? middles.at(-1 - at) : middles[at]) ?? middle;
      const room = chord(radius, (off + size / 2) * radius) * filled;
      return centered(each, x, y + side * off * radius, room, size * radius);
    });
  };
  return [
    { kind: 'ellipse', x, y, radiusX: radius, stroke: sealColor, line },
    rule(y - band * radius),
    rule(y + band * radius),
    ...words(above, -1),
    centered(date, x, y, 2 * half * filled, dateSize * radius),
    ...words(name, 1),
  ];
}
