import type { InlineItem, TextItem } from '../inline-item.ts';
import type { Paragraph } from '../paragraph.ts';
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
export function scaledParagraph({ items, style }: Paragraph, factors: Factors): Paragraph {
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
