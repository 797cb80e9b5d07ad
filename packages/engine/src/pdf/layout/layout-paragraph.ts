import type { InlineItem, Paragraph } from './inline-item.ts';
import type { Line, ParagraphLayout } from './line.ts';
import { plainMetrics } from './lines/line-metrics.ts';
import { setLines } from './lines/set-lines.ts';
import type { ParagraphStyle } from './paragraph-style.ts';
import type { TextStyle } from './text-style.ts';

function styleOf(item: InlineItem): TextStyle | undefined {
  return item.kind === 'fit' ? item.content[0]?.style : item.style;
}

/** The line of a paragraph that has a style but no text: as high as one with text. */
function emptyLine(items: readonly InlineItem[], style: ParagraphStyle): Line[] {
  const [first] = items;
  const text = first === undefined ? undefined : styleOf(first);
  if (text === undefined) return [];
  const metrics = plainMetrics(text, style);
  const start = (style.startIndent ?? 0) + (style.firstIndent ?? 0);
  const room = Math.max(0, style.width - start - (style.endIndent ?? 0));
  return [
    {
      glyphs: [],
      boxes: [],
      decorations: [],
      start,
      width: 0,
      room,
      roomStart: start,
      hung: 0,
      ascent: metrics.ascent,
      descent: metrics.descent,
      top: 0,
      baseline: metrics.baseline,
      height: metrics.height,
      from: 0,
      to: 0,
      end: 'end',
      isClean: true,
    },
  ];
}

/**
 * Lays out a paragraph: breaks it into lines by JLReq and UAX #14, adjusts and aligns them, and places each glyph.
 * A paragraph without items has no lines; one whose items have no text has one empty line. The same paragraph always gives the
 * same lines.
 */
export function layoutParagraph(paragraph: Paragraph): ParagraphLayout {
  const made = setLines(paragraph);
  const lines = made.length > 0 ? made : emptyLine(paragraph.items, paragraph.style);
  const last = lines.at(-1);
  return {
    lines,
    width: lines.reduce((widest, line) => Math.max(widest, line.start + line.width), 0),
    height: last === undefined ? 0 : last.top + last.height,
  };
}
