import { firstAtLeast } from '../../platform/sorted.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Bound } from './edits.ts';
import type { TemplateTag } from './template-tag.ts';

function depthOf(element: XmlElement): number {
  let depth = 0;
  for (let current = element.parent; current; current = current.parent) depth++;
  return depth;
}

/**
 * Bounds at the given offsets of an element. Among marks at one offset they are outside those of every tag in the element
 * and inside those of the elements around it: tags have whole numbers as their order, elements are between, by their depth.
 */
function boundsAt(element: XmlElement, tags: readonly TemplateTag[], start: number, end: number): [Bound, Bound] {
  const before = firstAtLeast(tags, element.start, (tag) => tag.at);
  const inside = firstAtLeast(tags, element.end, (tag) => tag.at) - before;
  // Depth is at most the limit on XML depth, so the shift stays between 0.25 and 0.5 for 600 levels.
  const shift = 0.49 - depthOf(element) * 0.0004;
  return [
    { at: start, order: before - shift },
    { at: end, order: before + inside - 1 + shift },
  ];
}

/** Bounds that enclose an element with its own tags. `tags` are those of the part, in order. */
export function boundsAround(element: XmlElement, tags: readonly TemplateTag[]): [Bound, Bound] {
  return boundsAt(element, tags, element.start, element.end);
}

/** Bounds that enclose what is inside an element. */
export function boundsInside(element: XmlElement, tags: readonly TemplateTag[]): [Bound, Bound] {
  return boundsAt(element, tags, element.openEnd, element.closeStart);
}

/**
 * Bounds around a stretch that begins with an element and ends at an offset, or is inside the element. `outward` (from 0, below
 * 0.0004) puts them further out than those of the element itself, a negative one further in.
 */
export function boundsBetween(
  element: XmlElement,
  tags: readonly TemplateTag[],
  start: number,
  end: number,
  outward: number,
): [Bound, Bound] {
  const shift = 0.49 - depthOf(element) * 0.0004 + outward;
  return [
    { at: start, order: firstAtLeast(tags, start, (tag) => tag.at) - shift },
    { at: end, order: firstAtLeast(tags, end, (tag) => tag.at) - 1 + shift },
  ];
}
