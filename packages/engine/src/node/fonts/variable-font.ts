import type * as fontkit from 'fontkit';
import { fontFault, joinFont, SfntTables } from '../../pdf/fonts/index.ts';
import { joinGlyphs } from './woff2-glyphs.ts';
import { writeGlyph, type OutlinePoint } from './write-glyph.ts';

/** What reads variable fonts: the package fontkit. */
export type Fontkit = Pick<typeof fontkit, 'create'>;

/** What fontkit gives of a variable font and its types leave out: axes, and weights with names. */
interface VariableParts {
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number } | undefined>>;
  readonly namedVariations: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
}

/** One weight of a variable font. */
export interface FontInstance {
  readonly weight: number;
  /** What the font calls it: `Light`, `ExtraBold`; none for one that the family and its bold have. */
  readonly style?: string;
}

/** Tables that a static font has no use for, or that are written again. */
const leftOut = new Set([
  'fvar',
  'gvar',
  'avar',
  'cvar',
  'HVAR',
  'VVAR',
  'MVAR',
  'STAT',
  'fpgm',
  'prep',
  'cvt ',
  'gasp',
  'DSIG',
]);

/** Weights that a family has by its name alone: regular and bold. */
const plainWeights = [400, 700];

/** Runs what reads by fontkit, which throws plain errors for tables that it cannot read. @throws {ShoruiError} `pdf.font-broken` */
function withFontkit<Value>(name: string, part: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw fontFault(name, part, error);
  }
}

function openFont({ create }: Fontkit, file: Uint8Array): Omit<fontkit.Font, keyof VariableParts> & VariableParts {
  const font = create(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  if (!('getGlyph' in font)) throw new RangeError('a collection');
  return font as unknown as Omit<fontkit.Font, keyof VariableParts> & VariableParts;
}

/** The weights of a variable font: regular and bold as far as it has them, and those that it names. One without weights has one. */
export function instancesOf(reader: Fontkit, file: Uint8Array, name: string): FontInstance[] {
  const weight = new SfntTables(file, name).needed('OS/2').getUint16(4) || 400;
  const { axes, styles } = withFontkit(name, 'fvar', () => {
    const font = openFont(reader, file);
    return { axes: font.variationAxes, styles: Object.entries(font.namedVariations) };
  });
  const wght = axes['wght'];
  if (!wght) return [{ weight }];
  const within = (value: number): number => Math.min(wght.max, Math.max(wght.min, value));
  const named = styles.flatMap(([style, coordinates]): FontInstance[] => {
    const value = coordinates?.['wght'];
    return value === undefined ? [] : [{ weight: Math.round(value), style }];
  });
  return [...[...new Set(plainWeights.map(within))].map((each) => ({ weight: each })), ...named];
}

/** The contours of a glyph, as points on the curve and between them. */
function contoursOf({ path }: fontkit.Glyph): OutlinePoint[][] {
  const contours: OutlinePoint[][] = [];
  const add = (x = 0, y = 0, onCurve = true): void => {
    contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), onCurve });
  };
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    if (command === 'quadraticCurveTo') add(args[0], args[1], false);
    if (command === 'moveTo' || command === 'lineTo') add(args[0], args[1]);
    if (command === 'quadraticCurveTo') add(args[2], args[3]);
  }
  // The last point of a closed contour is often the first one again.
  return contours.map((points) => {
    const [first, last] = [points[0], points.at(-1)];
    return points.length > 1 && first?.x === last?.x && first?.y === last?.y ? points.slice(0, -1) : points;
  });
}

/**
 * A font of one weight, of a variable font with TrueType outlines: outlines and advances are those of the weight, everything else is that of
 * the file. Takes some 50 ms for 300 glyphs.
 * @throws {ShoruiError} `pdf.font-broken`; its part is `CFF2` for a variable font of the other kind
 */
export function staticFont(reader: Fontkit, file: Uint8Array, name: string, weight: number): Uint8Array {
  const tables = new SfntTables(file, name);
  if (!tables.has('glyf')) throw fontFault(name, 'CFF2');
  return withFontkit(name, 'gvar', () => {
    const variable = openFont(reader, file);
    const font = variable.variationAxes['wght'] ? variable.getVariation({ wght: weight }) : variable;
    const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id));
    const written = glyphs.map((glyph) => writeGlyph(contoursOf(glyph)));
    const { glyf, loca } = joinGlyphs(written.map(({ bytes }) => bytes));
    const hmtx = new Uint8Array(glyphs.length * 4);
    const metrics = new DataView(hmtx.buffer);
    for (const [id, glyph] of glyphs.entries()) {
      metrics.setUint16(id * 4, Math.round(glyph.advanceWidth));
      metrics.setInt16(id * 4 + 2, written[id]?.left ?? 0);
    }
    const copy = (tag: string): DataView => {
      const view = tables.needed(tag);
      return new DataView(new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice().buffer);
    };
    const [head, hhea, style, maxp] = [copy('head'), copy('hhea'), copy('OS/2'), copy('maxp')];
    head.setInt16(50, 1);
    hhea.setUint16(34, glyphs.length);
    style.setUint16(4, weight);
    const changed = new Map<string, Uint8Array>([
      ...(
        [
          ['head', head],
          ['hhea', hhea],
          ['OS/2', style],
          ['maxp', maxp],
        ] as const
      ).map(([tag, view]) => [tag, new Uint8Array(view.buffer)] as const),
      ['hmtx', hmtx],
      ['glyf', glyf],
      ['loca', loca],
    ]);
    const kept = tables.tags.filter((tag) => !leftOut.has(tag)).sort();
    return joinFont(kept.map((tag) => [tag, changed.get(tag) ?? tables.bytes(tag) ?? new Uint8Array()]));
  });
}
