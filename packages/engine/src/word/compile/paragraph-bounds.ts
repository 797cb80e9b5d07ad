import { child, type XmlElement } from '../../xml/xml-element.ts';
import type { Bound } from './edits.ts';
import { hasContent, isBoundary, isTagsOnly } from './tag-content.ts';
import type { TemplateParagraph, TemplateTag } from './template-tag.ts';

/** Where a tag is in its paragraph, seen by a block that spans paragraphs. */
export type TagPosition = 'alone' | 'first' | 'last' | 'middle';

/** A paragraph that ends a section cannot vanish: its properties hold the section's page. */
export function endsSection(paragraph: XmlElement): boolean {
  const properties = child(paragraph, 'w:pPr');
  return properties !== undefined && child(properties, 'w:sectPr') !== undefined;
}

/** May the element be left out? A ruby text may not: the characters below it need one, if only an empty one. */
export function mayVanish({ text: { element } }: TemplateParagraph): boolean {
  return element.name === 'w:p' && !endsSection(element);
}

/** Does the whole paragraph vanish because there is nothing in it but tags? */
export function vanishes(paragraph: TemplateParagraph): boolean {
  return isTagsOnly(paragraph) && mayVanish(paragraph);
}

export function tagPosition(tag: TemplateTag): TagPosition {
  const { paragraph, source } = tag;
  const { text, element } = paragraph.text;
  if (isTagsOnly(paragraph)) return 'alone';
  const others = paragraph.tags.filter((each) => each !== tag && !isBoundary(each));
  const before = hasContent(paragraph, 0, source.start, element, true) || others.some((each) => each.order < tag.order);
  if (!before) return 'first';
  const after =
    hasContent(paragraph, source.end, text.length, element, true) || others.some((each) => each.order > tag.order);
  return after ? 'middle' : 'last';
}

/**
 * Where a block begins, changes branch or ends between paragraphs. Null when the tag is in the middle of text. `isOpenHere`:
 * the block begins in the same paragraph.
 */
export function paragraphBound(tag: TemplateTag, side: 'open' | 'split' | 'close', isOpenHere: boolean): Bound | null {
  const { start, end } = tag.paragraph.text.element;
  const { order } = tag;
  switch (tagPosition(tag)) {
    case 'alone':
      return { at: side === 'open' || isOpenHere ? end : start, order };
    case 'first':
      return { at: start, order };
    case 'last':
      return { at: end, order };
    case 'middle':
      return null;
  }
}
