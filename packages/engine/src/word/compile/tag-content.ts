import { atomAt, type TextAtom } from '../read/paragraph-text.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { ContentIndex } from './content-index.ts';
import type { TemplateParagraph, TemplateTag } from './template-tag.ts';

/** Tags that print nothing themselves. */
export function isBoundary(tag: TemplateTag): boolean {
  return tag.parsed.kind !== 'value';
}

const indexes = new WeakMap<TemplateParagraph, ContentIndex>();

function contentIndex(paragraph: TemplateParagraph): ContentIndex {
  let index = indexes.get(paragraph);
  if (!index) {
    index = new ContentIndex(paragraph, isBoundary);
    indexes.set(paragraph, index);
  }
  return index;
}

/**
 * Does a reader see anything of the paragraph between two offsets of its text, within an element? Tags that print nothing do
 * not count; with `ignoreSpace`, neither does white space.
 */
export function hasContent(
  paragraph: TemplateParagraph,
  from: number,
  to: number,
  within: XmlElement = paragraph.text.element,
  ignoreSpace = false,
): boolean {
  return contentIndex(paragraph).has(from, to, within, ignoreSpace);
}

/** Nothing in the paragraph but tags that print nothing, and white space. */
export function isTagsOnly(paragraph: TemplateParagraph): boolean {
  const { text, tags } = paragraph;
  return tags.length > 0 && tags.every(isBoundary) && !hasContent(paragraph, 0, text.text.length, text.element, true);
}

/** The atoms that hold the first and the last character of a tag. */
export function tagAtoms(tag: TemplateTag): { first: TextAtom; last: TextAtom } {
  const holding = (index: number): TextAtom => {
    const atom = atomAt(tag.paragraph.text, index);
    if (!atom) throw new RangeError('a tag lies outside its paragraph');
    return atom;
  };
  return { first: holding(tag.source.start), last: holding(tag.source.end - 1) };
}
