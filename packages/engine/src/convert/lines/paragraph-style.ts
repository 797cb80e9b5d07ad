import type { ParagraphStyle, TextStyle } from '../../pdf/layout/index.ts';
import type { DocumentGrid, LayoutContext, Paragraph, ParagraphFormat, TextFormat } from '../model/index.ts';
import { labelShift } from './list-label.ts';
import { endMarkStyle, type StylesOf } from './text-styles.ts';

/** Pitch of the line grid that a paragraph keeps to, pt; 0 for none. */
function gridPitch(format: ParagraphFormat, { grid }: LayoutContext): number {
  return grid !== undefined && format.snapToGrid && format.lineHeight.rule !== 'exact' ? grid.linePitch : 0;
}

/**
 * Where Word puts the white of a line: with a grid the text is in the middle of its rows; an exact height keeps a fifth below the
 * baseline (what does not fit is cut off above; vertical lines have theirs in the middle); `atLeast` adds above, and multiple spacing below.
 */
function leadingOf(
  { lineHeight }: ParagraphFormat,
  pitch: number,
  direction: LayoutContext['direction'],
): NonNullable<ParagraphStyle['leading']> {
  if (lineHeight.rule === 'exact') return direction === 'vertical' ? 'half' : 'fifth';
  if (pitch > 0) return 'half';
  if (lineHeight.rule === 'atLeast') return 'above';
  return lineHeight.factor < 1 ? 'above' : 'below';
}

/** Width lost because lines hold whole characters of the grid (`w:adjustRightInd`), pt. */
function ragOf(format: ParagraphFormat, width: number, grid: DocumentGrid | undefined): number {
  const pitch = grid?.characterPitch ?? 0;
  if (format.adjustsEndIndent !== true || grid === undefined || grid.kind === 'lines' || pitch <= 0) return 0;
  const room = width - format.startIndent - format.endIndent;
  return room > pitch ? room - Math.floor(room / pitch + GRID_SLACK) * pitch : 0;
}

/**
 * How far spaces of justified lines shrink to take in a word. In published exports of Word they lose up to 4.6 % for one; with 25 %
 * words would be taken in that Word leaves to the next line.
 */
const WORD_SPACE_SHRINK = 0.1;

/** Part of a character: page widths come in whole twips, so the last one may be short of them. */
const GRID_SLACK = 0.02;

function firstIndentOf({ format, label }: Paragraph, styleOf: StylesOf): number {
  return format.firstIndent + (label === undefined ? 0 : labelShift(label, styleOf(label.format)));
}

type MarkedStyle = ParagraphStyle & { readonly endMark: TextStyle };

/** A style that was made for a format, and what it depends on in addition to this and the text styles of its place. */
interface KeptStyle {
  readonly mark: TextFormat;
  readonly width: number;
  readonly context: Pick<LayoutContext, 'direction' | 'defaultTab' | 'squeezesPunctuation'>;
  readonly style: MarkedStyle;
}

/** By the text styles of a library and grid, and by format: cells of a table, and documents of a template, require the same. */
const kept = new WeakMap<StylesOf, WeakMap<ParagraphFormat, KeptStyle[]>>();
/** Styles of one format that are cached, by width and mark. */
const mostKept = 32;

/** The layout style of a paragraph in `width` pt, its first line `above` pt below its top. */
export function paragraphStyle(
  paragraph: Paragraph,
  width: number,
  context: LayoutContext,
  styleOf: StylesOf,
  above: number,
): MarkedStyle {
  const { format, mark, label } = paragraph;
  if (label !== undefined || context.room !== undefined) return makeStyle(paragraph, width, context, styleOf, above);
  const { direction, defaultTab, squeezesPunctuation } = context;
  let byFormat = kept.get(styleOf);
  if (!byFormat) kept.set(styleOf, (byFormat = new WeakMap()));
  let styles = byFormat.get(format);
  if (!styles) byFormat.set(format, (styles = []));
  for (const known of styles) {
    const { context: other } = known;
    const isAlike =
      known.width === width &&
      known.mark === mark &&
      other.direction === direction &&
      other.defaultTab === defaultTab &&
      other.squeezesPunctuation === squeezesPunctuation;
    if (isAlike) return known.style;
  }
  const style = makeStyle(paragraph, width, context, styleOf, above);
  if (styles.length >= mostKept) styles.length = 0;
  styles.push({ mark, width, context: { direction, defaultTab, squeezesPunctuation }, style });
  return style;
}

function makeStyle(
  paragraph: Paragraph,
  width: number,
  context: LayoutContext,
  styleOf: StylesOf,
  above: number,
): MarkedStyle {
  const { format, mark } = paragraph;
  const { room, squeezesPunctuation, direction, defaultTab } = context;
  const pitch = gridPitch(format, context);
  const isJustified = format.align === 'justify' || format.align === 'spread';
  return {
    width,
    direction,
    align: format.align,
    firstIndent: firstIndentOf(paragraph, styleOf),
    startIndent: format.startIndent,
    endIndent: format.endIndent + ragOf(format, width, context.grid),
    lineHeight: format.lineHeight,
    ...(pitch > 0 && { gridPitch: pitch }),
    leading: leadingOf(format, pitch, direction),
    endMark: endMarkStyle(mark, styleOf(mark)),
    kinsoku: format.kinsoku ? 'normal' : 'none',
    hanging: format.hanging && isJustified,
    latinSpace: format.latinSpace,
    squeeze: squeezesPunctuation,
    pushIn: squeezesPunctuation && isJustified ? 'japanese' : false,
    wordSpaceShrink: WORD_SPACE_SHRINK,
    lineStartTrim: format.lineStartTrim,
    keepsWideSpaces: true,
    latinBreak: format.latinBreak,
    tabs: format.tabs,
    movesTabs: true,
    defaultTab,
    ...(room !== undefined && { room: ({ top, height, part }) => room(top + above, height, part) }),
  };
}
