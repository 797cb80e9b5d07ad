import type { InlineItem, Paragraph, TextItem } from '../inline-item.ts';
import { layoutParagraph } from '../layout-paragraph.ts';
import type { Line } from '../line.ts';
import { setLines } from '../lines/set-lines.ts';
import type { LineHeight, ParagraphStyle } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';

/** Factors on the width of characters and on the size of the type. */
export interface Factors {
  readonly scale: number;
  readonly size: number;
}

function scaleStyle(style: TextStyle, { scale, size }: Factors): TextStyle {
  return {
    ...style,
    size: style.size * size,
    scale: (style.scale ?? 1) * scale,
    ...(style.spacing !== undefined && { spacing: style.spacing * size * scale }),
    ...(style.rise !== undefined && { rise: style.rise * size }),
  };
}

function scaleLineHeight(rule: LineHeight, size: number): LineHeight {
  return rule.rule === 'multiple' ? rule : { ...rule, height: rule.height * size };
}

function scaleParagraph(style: ParagraphStyle, size: number): ParagraphStyle {
  return {
    ...style,
    ...(style.lineHeight !== undefined && { lineHeight: scaleLineHeight(style.lineHeight, size) }),
    ...(style.gridPitch !== undefined && { gridPitch: style.gridPitch * size }),
  };
}

/** The paragraph with narrower or smaller type. Items of one style keep sharing one. Boxes and indents stay as they are. */
function scaledParagraph({ items, style }: Paragraph, factors: Factors): Paragraph {
  if (factors.scale === 1 && factors.size === 1) return { items, style };
  const styles = new Map<TextStyle, TextStyle>();
  const scaled = (given: TextStyle): TextStyle => {
    const made = styles.get(given) ?? scaleStyle(given, factors);
    styles.set(given, made);
    return made;
  };
  const scaledItem = (item: InlineItem): InlineItem => {
    if (item.kind === 'fit') {
      const content = item.content.map((text): TextItem => ({ ...text, style: scaled(text.style) }));
      return { ...item, width: item.width * factors.scale * factors.size, content };
    }
    if (item.kind !== 'ruby') return { ...item, style: scaled(item.style) };
    return { ...item, style: scaled(item.style), ...(item.rubyStyle && { rubyStyle: scaled(item.rubyStyle) }) };
  };
  return { items: items.map(scaledItem), style: scaleParagraph(style, factors.size) };
}

const SLACK = 0.01;
/** A single line may be this much of its height taller than the box: type leaves more than that free above and below its ink. */
const SINGLE_LINE_SLACK = 0.15;

/** What the text must fit into. */
export interface FitBox {
  readonly height: number;
  readonly maxLines: number;
  /** Whether a line may end where the text does not say so. */
  readonly mayWrap: boolean;
}

/** How much of a text set with certain factors is inside the box. */
export interface FitAttempt {
  readonly lines: readonly Line[];
  /** How many of the lines are inside. */
  readonly inside: number;
  readonly fits: boolean;
  /** Every line is as narrow as the box, whatever their height together; of lines that wrap themselves always so. */
  readonly narrow: boolean;
}

/** Height of the ink of the first `count` lines: what is above and below the type of the outer ones may leave the box. */
function inkHeight(lines: readonly Line[], count: number): number {
  const first = lines[0];
  const last = lines[count - 1];
  if (first === undefined || last === undefined) return 0;
  return last.baseline + last.descent - (first.baseline - first.ascent);
}

function countInside(lines: readonly Line[], box: FitBox): number {
  let inside = 0;
  while (inside < lines.length && inside < box.maxLines) {
    const slack = inside === 0 ? SINGLE_LINE_SLACK * (lines[0]?.height ?? 0) : SLACK;
    if (inkHeight(lines, inside + 1) > box.height + slack) break;
    if (inside > 0 && !box.mayWrap && lines[inside - 1]?.end === 'wrap') break;
    inside++;
  }
  return inside;
}

/** Sets the text with the factors and looks how much of it is inside. */
export function attemptFit(paragraph: Paragraph, factors: Factors, box: FitBox): FitAttempt {
  const scaled = scaledParagraph(paragraph, factors);
  const limit = box.mayWrap ? box.maxLines + 1 : Number.POSITIVE_INFINITY;
  let lines: readonly Line[] = setLines(scaled, limit);
  if (lines.length === 0) ({ lines } = layoutParagraph(scaled));
  const inside = countInside(lines, box);
  const isComplete = inside === lines.length && lines.at(-1)?.end !== 'wrap';
  const isNarrow = lines.every((line) => line.width <= line.room + SLACK);
  const isUnbroken = box.mayWrap || lines.every((line) => line.end !== 'wrap');
  return { lines, inside, fits: (lines.length === 0 || isComplete) && isNarrow, narrow: isNarrow && isUnbroken };
}
