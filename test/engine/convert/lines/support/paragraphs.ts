import { layoutParagraphBlock } from '../../../../../packages/engine/src/convert/lines/index.ts';
import type {
  FlowItem,
  Inline,
  LayoutContext,
  LinesMark,
  Mark,
  Paragraph,
  ParagraphFormat,
  TextFormat,
  TextRun,
} from '../../../../../packages/engine/src/convert/model/index.ts';
import type { Line } from '../../../../../packages/engine/src/pdf/layout/index.ts';
import { fakeChain } from '../../../pdf/layout/support/fake-chain.ts';

/** 10 pt, kana and kanji an em and Latin letters half an em wide. */
export const plainText: TextFormat = {
  fonts: { ascii: 'Times New Roman', highAnsi: 'Times New Roman', eastAsia: 'ＭＳ 明朝' },
  size: 10,
  bold: false,
  italic: false,
  snapToGrid: true,
};

export const plainFormat: ParagraphFormat = {
  align: 'start',
  startIndent: 0,
  endIndent: 0,
  firstIndent: 0,
  spaceBefore: 0,
  spaceAfter: 0,
  contextualSpacing: false,
  styleId: 'Normal',
  lineHeight: { rule: 'multiple', factor: 1 },
  snapToGrid: true,
  keepWithNext: false,
  keepLines: false,
  widowControl: false,
  pageBreakBefore: false,
  tabs: [],
  kinsoku: true,
  hanging: true,
  lineStartTrim: false,
  latinSpace: true,
  latinBreak: 'word',
};

export const plainContext: LayoutContext = {
  chainOf: () => fakeChain,
  direction: 'horizontal',
  defaultTab: 42,
  squeezesPunctuation: false,
  balancesSpaces: false,
  numbers: { page: '7', pages: '12', sectionPages: '3', inFormat: (field, format) => `${field} ${format}` },
  layoutBlocks: () => [],
};

export function textRun(text: string, more: Partial<TextFormat> = {}, link?: string): TextRun {
  const format = Object.keys(more).length === 0 ? plainText : { ...plainText, ...more };
  return { kind: 'text', text, format, ...(link !== undefined && { link }) };
}

export function paragraphOf(
  content: string | readonly Inline[],
  format: Partial<ParagraphFormat> = {},
  more: Partial<Paragraph> = {},
): Paragraph {
  return {
    kind: 'paragraph',
    format: { ...plainFormat, ...format },
    mark: plainText,
    content: typeof content === 'string' ? [textRun(content)] : content,
    floats: [],
    origin: { place: () => ({ path: '0' }) },
    ...more,
  };
}

/** Items of a paragraph in a column of `ems` characters of 10 pt. */
export function itemsOf(paragraph: Paragraph, ems = 10, context: Partial<LayoutContext> = {}): readonly FlowItem[] {
  return layoutParagraphBlock(paragraph, ems * 10, { ...plainContext, ...context }, 0);
}

export function marksOfKind<Kind extends Mark['kind']>(
  item: FlowItem | undefined,
  kind: Kind,
): Extract<Mark, { kind: Kind }>[] {
  return (item?.marks ?? []).filter((mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind);
}

export function linesMarkOf(item: FlowItem | undefined): LinesMark | undefined {
  return marksOfKind(item, 'lines')[0];
}

export function lineOf(item: FlowItem | undefined): Line | undefined {
  return linesMarkOf(item)?.lines[0];
}

/** The text that an item shows, readings left out. */
export function textOf(item: FlowItem | undefined): string {
  const glyphs = lineOf(item)?.glyphs ?? [];
  return glyphs
    .filter(({ added }) => !added)
    .map(({ glyph }) => glyph.text)
    .join('');
}

export function textsOf(items: readonly FlowItem[]): string[] {
  return items.map((item) => textOf(item));
}

/** Heights of items, pt, to a hundredth. */
export function heightsOf(items: readonly FlowItem[]): number[] {
  return items.map(({ height }) => Math.round(height * 100) / 100);
}
