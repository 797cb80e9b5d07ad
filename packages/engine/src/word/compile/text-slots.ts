import { createProblem, type Place, type Problem } from '../../problems/index.ts';
import type { Budget } from '../../platform/limits.ts';
import type { ParsedTag } from '../tags/expression.ts';
import { parseTag } from '../tags/parse-tag.ts';
import { findTagSources, type TagSource } from '../tags/tag-source.ts';
import { attributeRange } from '../../xml/attribute-range.ts';
import { decodeWithOffsets } from '../../xml/entities.ts';
import { elementsNamed } from '../../xml/named-elements.ts';
import { walk, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

/** A tag in a text outside paragraphs. */
export interface SlotTag {
  readonly source: TagSource;
  readonly parsed: ParsedTag;
  readonly place: Place;
  /** Offsets in the part of its first character and behind its last one. */
  readonly at: number;
  readonly end: number;
}

/** A text outside paragraphs that may hold tags: an attribute, or the text of a document property. */
export interface TextSlot {
  readonly kind: 'attribute' | 'element';
  readonly element: XmlElement;
  /** Local name of the attribute, or name of the element. */
  readonly name: string;
  /** Offsets of the raw text in the part. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly place: Place;
  readonly tags: readonly SlotTag[];
  /** Offsets of `\` that only keep braces from being a tag. */
  readonly escapes: readonly number[];
}

export interface FoundSlots {
  readonly slots: readonly TextSlot[];
  readonly problems: readonly Problem[];
}

/** Attributes of elements of a name that hold the alternative text of pictures, shapes and tables, with the standard's own prefixes. */
function altAttributes(name: string): readonly string[] {
  if (name.endsWith(':docPr') || name.endsWith(':cNvPr')) return ['descr', 'title'];
  if (name.startsWith('v:')) return ['alt', 'title', 'o:title'];
  return name === 'w:tblCaption' || name === 'w:tblDescription' ? ['w:val'] : [];
}

/** Is a text worth a look? Compiling looks for tags; lint also for what was meant as one. */
export type MayHoldTags = (text: string) => boolean;

const holdsBraces: MayHoldTags = (text) => text.includes('{{');

type Located = Pick<TextSlot, 'kind' | 'element' | 'name' | 'start' | 'end'>;

class SlotReader {
  readonly #part: XmlPart;
  readonly #placeOf: (element: XmlElement) => Place;
  readonly #limits: Budget;
  readonly #mayHoldTags: MayHoldTags;
  readonly slots: TextSlot[] = [];
  readonly problems: Problem[] = [];

  constructor(part: XmlPart, placeOf: (element: XmlElement) => Place, limits: Budget, mayHoldTags: MayHoldTags) {
    this.#part = part;
    this.#placeOf = placeOf;
    this.#limits = limits;
    this.#mayHoldTags = mayHoldTags;
  }

  read(located: Located): void {
    const { text, offsets } = decodeWithOffsets(this.#part.xml.slice(located.start, located.end));
    if (!this.#mayHoldTags(text)) return;
    const place = { ...this.#placeOf(located.element), slot: located.name };
    const found = findTagSources(text, place, this.#limits.tagCharacters, this.#limits.tags);
    this.problems.push(...found.problems);
    const offset = (index: number): number => located.start + (offsets ? (offsets[index] ?? 0) : index);
    const tags = found.tags.flatMap((source) => {
      const tagPlace = { ...place, snippet: source.raw, offset: source.start };
      const parsed = parseTag(source.body, tagPlace, this.#limits.expressionDepth);
      if ('severity' in parsed) this.problems.push(parsed);
      else if (parsed.kind !== 'value' && parsed.kind !== 'comment')
        this.problems.push(createProblem('word.slot-block', tagPlace));
      else return [{ source, parsed, place: tagPlace, at: offset(source.start), end: offset(source.end) }];
      return [];
    });
    this.slots.push({ ...located, text, place, tags, escapes: found.escapes.map(({ at }) => offset(at)) });
  }
}

/** Finds tags in alternative texts. `placeOf` gives the place of an element. */
export function findAltSlots(
  part: XmlPart,
  placeOf: (element: XmlElement) => Place,
  limits: Budget,
  mayHoldTags = holdsBraces,
): FoundSlots {
  const reader = new SlotReader(part, placeOf, limits, mayHoldTags);
  for (const element of elementsNamed(part, (name) => altAttributes(name).length > 0)) {
    for (const name of altAttributes(element.name)) {
      const range = attributeRange(part.xml, element, name);
      if (range) reader.read({ kind: 'attribute', element, name: name.replace(/^.*:/, ''), ...range });
    }
  }
  return reader;
}

/** Finds tags in the texts of a part of document properties. */
export function findPropertySlots(part: XmlPart, file: Place, limits: Budget, mayHoldTags = holdsBraces): FoundSlots {
  const reader = new SlotReader(part, () => ({ ...file, part: part.name }), limits, mayHoldTags);
  walk(part.root, (element) => {
    const { name, openEnd: start, closeStart: end, children } = element;
    // Comments and CDATA are left as they are.
    if (children.length === 0 && end > start && !part.xml.slice(start, end).includes('<'))
      reader.read({ kind: 'element', element, name, start, end });
    return true;
  });
  return reader;
}
