import type { TextStyle } from '../../pdf/layout/index.ts';
import type { DocumentGrid, LayoutContext, TextFormat } from '../model/index.ts';
import { extentOfFont, lineExtent } from './font-extents.ts';

/** Brightness (0 to 255) below which automatic text on a shading is white. */
const DARK = 60;

/** Color of automatic text on a background `rrggbb`: white where that is dark, undefined (black) otherwise. */
function automaticColor(background: string | undefined): string | undefined {
  if (background === undefined) return undefined;
  const value = Number.parseInt(background, 16);
  const brightness = (((value >> 16) & 255) * 299 + ((value >> 8) & 255) * 587 + (value & 255) * 114) / 1000;
  return brightness < DARK ? 'ffffff' : undefined;
}

/**
 * Size of superscript and subscript, and how far they are off the baseline, as parts of the size of the run. Word prints 8 pt
 * for 12 pt, and 7 pt for 10.5 pt.
 */
const SCRIPT_SIZE = 0.66;
const SUPER_RISE = 0.35;
const SUB_RISE = -0.14;
/** Lower-case letters of small caps. Word sets 12 pt ones at 9.5 to 10 pt. */
const SMALL_CAPS = 0.8;

const HALF_EM = 0.5;

/** Looks of one format: for Latin and for East Asian characters, and for small capitals. */
export interface TextStyles {
  readonly latin: TextStyle;
  readonly eastAsian: TextStyle;
  readonly smallCaps: TextStyle;
  /** Latin, its spaces half an em wide whatever the font. */
  readonly halfEmSpaces: TextStyle;
}

/** Finds the styles of formats; the same objects for the same format. */
export type StylesOf = (format: TextFormat) => TextStyles;

/** What of a context styles depend on. */
type Setting = Pick<LayoutContext, 'chainOf' | 'grid'>;

function riseOf({ script, rise = 0, size }: TextFormat): number {
  if (script === 'super') return rise + SUPER_RISE * size;
  return script === 'sub' ? rise + SUB_RISE * size : rise;
}

/** Part of a cell: sizes come in half points, so that a character may be a little wider than the cell that it fills. */
const CELL_SLACK = 0.02;

/**
 * What the character grid adds to each character, pt. With `snapToCharacters` a full-width one takes whole cells; else Latin ones
 * take half, so that two of them keep step with a full-width one.
 */
function gridSpace(
  { snapToGrid, size, scale = 1 }: TextFormat,
  grid: DocumentGrid | undefined,
  isEastAsian: boolean,
): number {
  if (grid === undefined || grid.kind === 'lines' || !snapToGrid) return 0;
  const { kind, characterSpace, characterPitch = 0 } = grid;
  if (kind === 'linesAndCharacters' || characterPitch <= 0) return isEastAsian ? characterSpace : characterSpace / 2;
  const width = size * scale;
  return isEastAsian ? Math.ceil(width / characterPitch - CELL_SLACK) * characterPitch - width : 0;
}

function makeStyle(format: TextFormat, context: Setting, isEastAsian: boolean, part: number): TextStyle {
  const { color = automaticColor(format.background), underline, strike, emphasis, scale, fonts } = format;
  const size = format.size * part * (format.script === undefined ? 1 : SCRIPT_SIZE);
  const rise = riseOf(format);
  const spacing = (format.spacing ?? 0) + gridSpace(format, context.grid, isEastAsian);
  return {
    chain: context.chainOf(format, isEastAsian),
    size,
    ...lineExtent(isEastAsian ? fonts.eastAsia : fonts.ascii, isEastAsian),
    ...(!isEastAsian && { looseGrid: true }),
    ...(scale !== undefined && scale !== 1 && { scale }),
    ...(spacing !== 0 && { spacing }),
    ...(rise !== 0 && { rise }),
    ...(color !== undefined && { color }),
    ...(underline !== undefined && { underline }),
    ...(strike !== undefined && { strike }),
    ...(emphasis !== undefined && { emphasis }),
  };
}

/** The style with as much space after each space as makes that half an em wide. */
function withHalfEmSpaces(style: TextStyle): TextStyle {
  const { chain, size, scale = 1, spacing = 0 } = style;
  const advance = chain.shape(' ')[0]?.advance ?? HALF_EM;
  return { ...style, spacing: spacing + (HALF_EM - advance) * size * scale };
}

class LazyStyles implements TextStyles {
  readonly #format: TextFormat;
  readonly #context: Setting;
  #latin: TextStyle | undefined;
  #eastAsian: TextStyle | undefined;
  #smallCaps: TextStyle | undefined;
  #halfEmSpaces: TextStyle | undefined;

  constructor(format: TextFormat, context: Setting) {
    this.#format = format;
    this.#context = context;
  }

  get latin(): TextStyle {
    return (this.#latin ??= makeStyle(this.#format, this.#context, false, 1));
  }

  get eastAsian(): TextStyle {
    return (this.#eastAsian ??= makeStyle(this.#format, this.#context, true, 1));
  }

  get smallCaps(): TextStyle {
    return (this.#smallCaps ??= makeStyle(this.#format, this.#context, false, SMALL_CAPS));
  }

  get halfEmSpaces(): TextStyle {
    return (this.#halfEmSpaces ??= withHalfEmSpaces(this.latin));
  }
}

/** By chains (one for a library) and grid: the same document set again finds its styles again. */
const known = new WeakMap<LayoutContext['chainOf'], WeakMap<object, StylesOf>>();
const noGrid = {};

function createStylesOf(context: Setting): StylesOf {
  const made = new WeakMap<TextFormat, TextStyles>();
  return (format) => {
    let styles = made.get(format);
    if (styles === undefined) {
      styles = new LazyStyles(format, context);
      made.set(format, styles);
    }
    return styles;
  };
}

/** The styles of formats in this context. */
export function stylesOf({ chainOf, grid }: LayoutContext): StylesOf {
  let byGrid = known.get(chainOf);
  if (byGrid === undefined) {
    byGrid = new WeakMap();
    known.set(chainOf, byGrid);
  }
  const key = grid ?? noGrid;
  let found = byGrid.get(key);
  if (found === undefined) {
    found = createStylesOf(grid === undefined ? { chainOf } : { chainOf, grid });
    byGrid.set(key, found);
  }
  return found;
}

/** Style of a paragraph's end: its mark is East Asian where the run requires it, or where both fonts are one. */
export function endMarkStyle(mark: TextFormat, styles: TextStyles): TextStyle {
  return mark.fonts.hint === 'eastAsia' && extentOfFont(mark.fonts.eastAsia).isEastAsian
    ? styles.eastAsian
    : styles.latin;
}
