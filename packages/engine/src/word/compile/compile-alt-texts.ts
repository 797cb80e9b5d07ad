import type { Place, Problem } from '../../problems/index.ts';
import type { PartNamespaces } from '../read/part-namespaces.ts';
import type { Budget } from '../../platform/limits.ts';
import { buildBlockTree, type StyleLists } from '../read/block-tree.ts';
import { findParagraphs, PlaceFinder } from '../read/places.ts';
import type { TextPartKind } from '../read/word-package.ts';
import type { Expression } from '../tags/expression.ts';
import { closest, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import type { Edits } from './edits.ts';
import { compilePlaceholder, findPlaceholders } from './picture-placeholders.ts';
import { compileSlot } from './slot-steps.ts';
import type { TemplateTag } from './template-tag.ts';
import { findAltSlots, type FoundSlots, type MayHoldTags } from './text-slots.ts';

/** Finds the tags in the alternative texts of a part. Each is at the paragraph that its picture is in. */
export function readAltTexts(
  part: XmlPart,
  kind: TextPartKind,
  styleLists: StyleLists,
  file: Place,
  limits: Budget,
  mayHoldTags?: MayHoldTags,
): FoundSlots {
  let numbers: ReadonlyMap<XmlElement, number> | undefined;
  let places: PlaceFinder | undefined;
  const placeOf = (element: XmlElement): Place => {
    numbers ??= new Map(findParagraphs(part).map((paragraph, index) => [paragraph, index + 1]));
    places ??= new PlaceFinder(part, buildBlockTree(part, kind, styleLists), file);
    const paragraph = closest(element, 'w:p');
    return paragraph ? places.ofParagraph(paragraph, numbers.get(paragraph) ?? 0) : { ...file, part: part.name };
  };
  return findAltSlots(part, placeOf, limits, mayHoldTags);
}

/** Puts images into the pictures that represent them, and values into the other alternative texts. */
export function compileAltTexts(
  part: XmlPart,
  words: PartNamespaces,
  found: FoundSlots,
  tags: readonly TemplateTag[],
  prepare: (expression: Expression) => Expression,
  edits: Edits,
): Problem[] {
  const { placeholders, others, problems } = findPlaceholders(part, found.slots);
  const all = [...found.problems, ...problems];
  for (const each of placeholders) compilePlaceholder(part, words, each, tags, edits, all);
  for (const slot of others) compileSlot(slot, prepare, edits, all);
  return all;
}
