import type { FieldStyle } from '../../application/schema/index.ts';
import type { FontChain, FontLibrary } from '../fonts/index.ts';
import {
  fitText,
  isSqueezed,
  splitTateChuYoko,
  type FitResult,
  type FitStep,
  type Line,
  type ParagraphStyle,
  type TextItem,
  type TextStyle,
  usualLegibility,
} from '../layout/index.ts';
import { fieldDefaults, type FormEntry } from './form-entry.ts';
import { createProblem } from '../../problems/index.ts';
import { drawLines, type LinesPlace } from '../draw/index.ts';
import type { DrawContext } from './draw-context.ts';
import { rightOf, toMm, topOf, type Box } from './field-box.ts';

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

/** Width of a line without an end, pt, for fields without a width. */
const endless = 100_000;

const steps: Readonly<Record<'condense' | 'shrink' | 'wrap', FitStep>> = {
  condense: 'condense',
  shrink: 'shrink',
  wrap: 'lines',
};

function stepsOf(style: FieldStyle): FitStep[] {
  const given: readonly string[] = style.overflow ?? fieldDefaults.overflow;
  const chosen = given.flatMap((each) =>
    each === 'condense' || each === 'shrink' || each === 'wrap' ? steps[each] : [],
  );
  return style.multiline ? ['lines', ...chosen.filter((step) => step !== 'lines')] : chosen;
}

function fit(text: string, style: FieldStyle, box: Box, context: DrawContext): FitResult {
  const item: TextItem = { kind: 'text', text, style: textStyle(style, context.fonts) };
  // Numbers of two digits are upright and side by side in vertical lines.
  const items = style.vertical ? splitTateChuYoko(item) : [item];
  const [along, across] = style.vertical ? [box.height, box.width] : [box.width, box.height];
  return fitText({
    items,
    style: paragraphStyle(style, along),
    height: across,
    steps: stepsOf(style),
    limits: {
      minScale: style.min_scale ?? fieldDefaults.minScale,
      minSize: Math.min(style.min_font_size ?? fieldDefaults.minFontSize, style.font_size ?? fieldDefaults.fontSize),
    },
  });
}

/** Where the ink of lines begins and ends across them, in pt from the start of the first line. */
function inkAcross(lines: readonly Line[]): { readonly from: number; readonly to: number } {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return { from: 0, to: 0 };
  return { from: first.baseline - first.ascent, to: last.baseline + last.descent };
}

/**
 * How far from the start of the box (its top; vertical: its right) the first line begins. A wide `line_height` puts half of its
 * white above the first line and half below the last: there the white may leave the box, the ink may not.
 */
function startAcross({ lines, height }: FitResult, style: FieldStyle, across: number, bounded: boolean): number {
  const up = style.vertical_align ?? (style.multiline ? 'top' : 'middle');
  const share = up === 'top' ? 0 : up === 'middle' ? 0.5 : 1;
  const free = (across - height) * share;
  if (!bounded) return free;
  const { from, to } = inkAcross(lines);
  // A single line may be a little taller than its box: it is then in the middle.
  if (to - from > across) return (across - from - to) / 2;
  return Math.min(Math.max(free, -from), across - to);
}

/** Reports where lines are drawn, whose first begins at `place`. */
function inkLines(lines: readonly Line[], place: LinesPlace, context: DrawContext): void {
  if (!context.ink) return;
  for (const { start, width, top, height } of lines) {
    context.ink(
      place.vertical
        ? { left: place.x - top - height, bottom: place.y - start - width, width: height, height: width }
        : { left: place.x + start, bottom: place.y - top - height, width, height },
    );
  }
}

/** Draws lines in a box, as high or low (vertical: as far right or left) as the style specifies. Not `bounded`: they may leave it. */
function drawFitted(fitted: FitResult, style: FieldStyle, box: Box, context: DrawContext, bounded = true): void {
  const free = startAcross(fitted, style, style.vertical ? box.width : box.height, bounded);
  const place = style.vertical
    ? { x: rightOf(box) - free, y: topOf(box), vertical: true }
    : { x: box.left, y: topOf(box) - free };
  inkLines(fitted.lines, place, context);
  drawLines(context.canvas, context.codes, fitted.lines, place);
}

/** What messages say about how a text was made to fit: its first 30 characters, its width in %, its size in pt. */
function fitParams({ style }: FormEntry, text: string, { scale, size }: FitResult): Record<string, string | number> {
  const shown = Array.from(text);
  return {
    text: shown.length > 30 ? `${shown.slice(0, 30).join('')}…` : text,
    scale: Math.round(scale * 100),
    size: Math.round((style.font_size ?? fieldDefaults.fontSize) * size * 10) / 10,
  };
}

function reportOverflow(entry: FormEntry, text: string, box: Box, tried: FitResult, context: DrawContext): void {
  context.report(
    createProblem('pdf.text-overflow', entry.place, {
      ...fitParams(entry, text, tried),
      width: toMm(box.width),
      height: toMm(box.height),
      rest: Array.from(tried.rest).length,
    }),
  );
}

/** Reports text that fits only because it was made so narrow or small that it may be hard to read. */
function reportSqueezed(entry: FormEntry, text: string, fitted: FitResult, context: DrawContext): void {
  const { warn_scale, warn_font_size, font_size } = entry.style;
  const { scale, size } = fitted;
  const points = (font_size ?? fieldDefaults.fontSize) * size;
  const limits = { scale: warn_scale ?? usualLegibility.scale, size: warn_font_size ?? usualLegibility.size };
  if (!isSqueezed({ scale, shrink: size, size: points }, limits)) return;
  context.report(createProblem('pdf.text-squeezed', entry.place, fitParams(entry, text, fitted)));
}

/**
 * Lays out a text in its box, by the steps that the style allows when it is too long; then on an addendum with a reference in the
 * box, or not at all, which is an error.
 */
export function drawText(entry: FormEntry, text: string, box: Box, context: DrawContext): void {
  const { style } = entry;
  if (text === '') return;
  const fitted = fit(text, style, box, context);
  if (fitted.fits) {
    reportSqueezed(entry, text, fitted, context);
    return drawFitted(fitted, style, box, context);
  }
  if (style.overflow?.includes('addendum') !== true) return reportOverflow(entry, text, box, fitted, context);
  const reference = context.addendum({ entry, text });
  // The reference may be made as small as it takes: the text itself is elsewhere.
  const short = fit(reference, { ...style, overflow: ['condense', 'shrink'], multiline: false }, box, context);
  if (short.fits) drawFitted(short, style, box, context);
  else reportOverflow(entry, reference, box, short, context);
}

/** Lays out a text that has a place but no width: it begins, ends or is centered there, by its alignment. */
export function drawFreeText(entry: FormEntry, text: string, box: Box, context: DrawContext): void {
  const { align } = entry.style;
  const shift = align === 'center' ? endless / 2 : align === 'right' ? endless : 0;
  const style: FieldStyle = { ...entry.style, ...(align === 'spread' && { align: 'left' }) };
  const wide = style.vertical
    ? { ...box, bottom: topOf(box) - endless + shift, height: endless }
    : { ...box, left: box.left - shift, width: endless };
  if (text !== '') drawFitted(fit(text, { ...style, multiline: true }, wide, context), style, wide, context, false);
}
