import { firstAtLeast } from '../../platform/sorted.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Bound } from './edits.ts';
import { hasContent, isBoundary, isTagsOnly } from './tag-content.ts';
import type { TemplateParagraph, TemplateTag } from './template-tag.ts';

/** Questions about table rows that need all paragraphs with tags and all text of the part. */
export interface RowContext {
  /** Paragraphs with tags, in document order. */
  readonly paragraphs: readonly TemplateParagraph[];
  /** Does the row hold any text or object outside the paragraphs with tags? */
  hasOtherContent(row: XmlElement, from: number, to: number): boolean;
}

const start = (paragraph: TemplateParagraph): number => paragraph.text.element.start;

/** Paragraphs with tags that are completely between two offsets. */
function paragraphsIn({ paragraphs }: RowContext, from: number, to: number): TemplateParagraph[] {
  return paragraphs
    .slice(firstAtLeast(paragraphs, from, start), firstAtLeast(paragraphs, to, start))
    .filter((paragraph) => paragraph.text.element.end <= to);
}

/** Nothing in the row but tags that print nothing. Such a row vanishes. */
export function isTagsOnlyRow(row: XmlElement, context: RowContext): boolean {
  const tagged = paragraphsIn(context, row.start, row.end);
  return tagged.length > 0 && tagged.every(isTagsOnly) && !context.hasOtherContent(row, row.start, row.end);
}

/** Does a reader see anything of the row before (or after) the tag? */
function rowContent(tag: TemplateTag, row: XmlElement, side: 'before' | 'after', context: RowContext): boolean {
  const { element, text } = tag.paragraph.text;
  const before = side === 'before';
  const own = before
    ? hasContent(tag.paragraph, 0, tag.source.start, element, true)
    : hasContent(tag.paragraph, tag.source.end, text.length, element, true);
  if (own) return true;
  const from = before ? row.start : element.end;
  const to = before ? element.start : row.end;
  const inRange = paragraphsIn(context, from, to);
  return (
    inRange.some(
      (each) =>
        each.tags.some((other) => !isBoundary(other)) ||
        hasContent(each, 0, each.text.text.length, each.text.element, true),
    ) || context.hasOtherContent(row, from, to)
  );
}

/** Where a block over rows begins or ends. `row` is the table's child that holds the tag. */
export function rowBound(
  tag: TemplateTag,
  row: XmlElement,
  side: 'open' | 'split' | 'close',
  single: boolean,
  context: RowContext,
): Bound | null {
  const { order } = tag;
  // Within one row there is no other row for an else to print.
  if (single) return side === 'split' ? null : { at: side === 'open' ? row.start : row.end, order };
  if (isTagsOnlyRow(row, context)) return { at: side === 'open' ? row.end : row.start, order };
  if (side === 'open') return { at: row.start, order };
  if (side === 'close') return { at: row.end, order };
  if (!rowContent(tag, row, 'before', context)) return { at: row.start, order };
  return rowContent(tag, row, 'after', context) ? null : { at: row.end, order };
}
