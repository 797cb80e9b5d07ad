import type { TextAtom } from '../read/paragraph-text.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import type { TemplateParagraph, TemplateTag } from './template-tag.ts';

/** Tags that print nothing themselves. */
export function isBoundary(tag: TemplateTag): boolean {
  return tag.parsed.kind !== 'value';
}

function inside(atom: TextAtom, element: XmlElement): boolean {
  return atom.element.start >= element.start && atom.element.end <= element.end;
}

/** Is the character at `index` part of a tag that prints nothing? */
function isSilent(paragraph: TemplateParagraph, index: number): boolean {
  return paragraph.tags.some((tag) => isBoundary(tag) && tag.source.start <= index && index < tag.source.end);
}

/** Does an object between characters `at - 1` and `at` stand in the middle of a tag that prints nothing? */
function isInsideTag(paragraph: TemplateParagraph, at: number): boolean {
  return paragraph.tags.some((tag) => isBoundary(tag) && tag.source.start < at && at < tag.source.end);
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
  return paragraph.text.atoms.some((atom) => {
    if (!inside(atom, within)) return false;
    if (atom.kind === 'object') return atom.start >= from && atom.start <= to && !isInsideTag(paragraph, atom.start);
    const start = Math.max(from, atom.start);
    const end = Math.min(to, atom.start + atom.text.length);
    for (let index = start; index < end; index++) {
      if (isSilent(paragraph, index)) continue;
      if (!ignoreSpace || atom.text.charAt(index - atom.start).trim() !== '') return true;
    }
    return false;
  });
}

/** Nothing in the paragraph but tags that print nothing, and white space. */
export function isTagsOnly(paragraph: TemplateParagraph): boolean {
  const { text, tags } = paragraph;
  return tags.length > 0 && tags.every(isBoundary) && !hasContent(paragraph, 0, text.text.length, text.element, true);
}

/** The atoms that hold the first and the last character of a tag. */
export function tagAtoms(tag: TemplateTag): { first: TextAtom; last: TextAtom } {
  const holding = (index: number): TextAtom => {
    const atom = tag.paragraph.text.atoms.find((each) => each.start <= index && index < each.start + each.text.length);
    if (!atom) throw new RangeError('a tag lies outside its paragraph');
    return atom;
  };
  return { first: holding(tag.source.start), last: holding(tag.source.end - 1) };
}
