import { keepRuns } from '../../pdf/draw/index.ts';
import { type InlineItem, type Line, layoutParagraph } from '../../pdf/layout/index.ts';
import { equationText } from '../model/equation-parts.ts';
import type { Inline, Mark, Paragraph, FlowItem, ContentCache, LayoutContext } from '../model/index.ts';
import { alignTexts } from './align-texts.ts';
import { buildItems } from './build-items.ts';
import { joinSides } from './join-sides.ts';
import { LineMarks } from './line-marks.ts';
import { linesKeptWithNext } from './lines-kept-with-next.ts';
import { paragraphCache, paragraphKey } from './paragraph-cache.ts';
import { type FrameJoins, paragraphFrame } from './paragraph-frame.ts';
import { paragraphStyle } from './paragraph-style.ts';
import { stylesOf } from './text-styles.ts';

const whites = /\s+/gu;

function plainText(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'fit':
    case 'upright':
      return inline.text;
    case 'ruby':
      return inline.base;
    case 'tab':
    case 'break':
      return ' ';
    case 'equation':
      return equationText(inline.equation);
    case 'picture':
    case 'field':
    case 'note':
    case 'bookmark':
      return '';
  }
}

/** The entry of a heading in the outline, at the top of its first item; undefined for other paragraphs and empty ones. */
function headingTarget({ format, label, content }: Paragraph, x: number): Mark | undefined {
  if (format.outlineLevel === undefined) return undefined;
  const text = content.map((inline) => plainText(inline)).join('');
  if (text.trim() === '') return undefined;
  const whole = `${label?.text ?? ''} ${text}`.replace(whites, ' ').trim();
  return { kind: 'target', x, y: 0, heading: { text: whole, level: format.outlineLevel } };
}

const nothing: readonly never[] = [];

/** Whether the line exists only because the paragraph ends with a page break: its mark stays on the page before. */
function isLeftOver(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  if (line === undefined || line.from !== line.to || index !== lines.length - 1) return false;
  return before?.end === 'page' || before?.end === 'column';
}

/** The page or column break that a numbered paragraph begins with, and what is behind it. */
interface LeadingBreak {
  readonly to: 'page' | 'column' | undefined;
  readonly content: readonly Inline[];
}

/** Word prints the number of a paragraph that begins with a break behind the break, next to the text. */
function leadingBreak({ label, content }: Paragraph): LeadingBreak {
  const index = label === undefined ? -1 : content.findIndex(({ kind }) => kind !== 'bookmark');
  const first = content[index];
  if (first?.kind !== 'break' || first.to === 'line' || index === content.length - 1) return { to: undefined, content };
  return { to: first.to, content: [...content.slice(0, index), ...content.slice(index + 1)] };
}

function breakOf(paragraph: Paragraph, leading: LeadingBreak['to'], before: Line | undefined): FlowItem['breakBefore'] {
  if (before === undefined) return leading ?? (paragraph.format.pageBreakBefore ? 'page' : undefined);
  return before.end === 'page' || before.end === 'column' ? before.end : undefined;
}

/**
 * A paragraph as items of the flow, one a line, in a column of `width` pt. `block` is its number in the flow. Neighbors in one
 * frame with it are in `joins`.
 */
export function layoutParagraphBlock(
  paragraph: Paragraph,
  width: number,
  context: LayoutContext,
  block: number,
  joins: FrameJoins = {},
): readonly FlowItem[] {
  const { kept, content, isMetFirst } = paragraph;
  if (isMetFirst) return layoutAnew(paragraph, width, context, block, joins);
  if (kept?.content === content) return layoutKept(paragraph, kept, width, context, block, joins);
  const key = paragraphKey(paragraph, width, context, joins);
  if (key === undefined) return layoutAnew(paragraph, width, context, block, joins);
  const known = paragraphCache.find(key);
  if (known) return inBlock(known, block);
  const items = layoutAnew(paragraph, width, context, block, joins);
  paragraphCache.keep(key, items);
  return items;
}

function inBlock(items: readonly FlowItem[], block: number): readonly FlowItem[] {
  return items[0]?.block === block ? items : items.map((item) => ({ ...item, block }));
}

/** Lines of a content that documents share are cached with it. */
function layoutKept(
  paragraph: Paragraph,
  kept: ContentCache,
  width: number,
  context: LayoutContext,
  block: number,
  joins: FrameJoins,
): readonly FlowItem[] {
  if (context.room || paragraph.floats.length > 0) return layoutAnew(paragraph, width, context, block, joins);
  const { format, mark, label } = paragraph;
  const { chainOf, grid, direction, defaultTab, squeezesPunctuation, balancesSpaces } = context;
  const { joinsAbove = false, joinsBelow = false } = joins;
  const look = [label?.text, label?.format, label?.suffix, label?.align];
  const place = [
    chainOf,
    grid,
    direction,
    defaultTab,
    squeezesPunctuation,
    balancesSpaces,
    width,
    joinsAbove,
    joinsBelow,
  ];
  const given = [format, mark, ...look, ...place];
  // Only this function keeps anything with a content.
  const known = kept.find(given) as readonly FlowItem[] | undefined;
  if (known) return inBlock(known, block);
  const items = layoutAnew(paragraph, width, context, block, joins);
  kept.keep(given, items);
  for (const { marks } of items) for (const each of marks) if (each.kind === 'lines') each.lines.forEach(keepRuns);
  return items;
}

function layoutAnew(
  paragraph: Paragraph,
  width: number,
  context: LayoutContext,
  block: number,
  joins: FrameJoins,
): FlowItem[] {
  const { format } = paragraph;
  const styleOf = stylesOf(context);
  const frame = paragraphFrame(format, width, joins);
  const leading = leadingBreak(paragraph);
  const list = buildItems(paragraph.label, leading.content, context, styleOf);
  const style = paragraphStyle(paragraph, width, context, styleOf, frame?.above ?? 0);
  const empty: InlineItem = { kind: 'text', text: '', style: style.endMark };
  const set = layoutParagraph({ items: list.length === 0 ? [empty] : list.items, style }).lines;
  const { textAlignment } = format;
  const isAligned = textAlignment !== undefined && context.direction === 'horizontal';
  const lines = isAligned ? set.map((line) => alignTexts(line, textAlignment)) : set;
  const kept = linesKeptWithNext(lines, format);
  const marksOf = new LineMarks(list, context.direction, format.lineHeight.rule === 'exact');
  const hasGrid = style.gridPitch !== undefined;
  const last = lines.length - 1;
  const lastSet = isLeftOver(lines, last) ? last - 1 : last;
  const items = lines.map((line, index): FlowItem => {
    const isFirst = index === 0;
    const isLast = index === lastSet;
    const breakBefore = breakOf(paragraph, leading.to, lines[index - 1]);
    const isSet = index <= lastSet;
    const item = {
      height: 0,
      spaceBefore: isSet && isFirst && leading.to === undefined ? format.spaceBefore : 0,
      spaceAfter: isSet && isLast ? format.spaceAfter : 0,
      marks: nothing,
      whiteBelow: 0,
      footnotes: isSet ? marksOf.footnotesOf(line) : nothing,
      keepWithNext: kept[index] ?? false,
      floats: isFirst ? paragraph.floats : nothing,
      block,
    };
    if (!isSet) return breakBefore === undefined ? item : { ...item, breakBefore };
    const above = isFirst ? (frame?.above ?? 0) : 0;
    const height = line.height + above + (isLast ? (frame?.below ?? 0) : 0);
    const marks: Mark[] = marksOf.of(line, above);
    const heading = isFirst ? headingTarget(paragraph, line.start) : undefined;
    if (heading !== undefined) marks.push(heading);
    const framed = { height, isFirst, isLast };
    const whiteBelow = frame === undefined && hasGrid ? line.height - (line.baseline - line.top) - line.descent : 0;
    const all = frame === undefined ? marks : [...frame.under(framed), ...marks, ...frame.over(framed)];
    const whole = { ...item, height, marks: all, whiteBelow: Math.max(0, whiteBelow) };
    return breakBefore === undefined ? whole : { ...whole, breakBefore };
  });
  return joinSides(items, lines);
}
