import type { StyleLists } from '../../read/block-tree.ts';
import { attribute } from '../../../xml/attributes.ts';
import { attributeRange } from '../../../xml/attribute-range.ts';
import { elementsNamed } from '../../../xml/named-elements.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { Edits, PlacedStructure } from '../edits.ts';
import { currentStep, LinkedIds } from './linked-ids.ts';
import type { Stretches } from './stretches.ts';

/** A paragraph that is an item of a list. */
interface ListItem {
  readonly paragraph: XmlElement;
  /** Where the paragraph itself names the list; null when its style does. */
  readonly numId: XmlElement | null;
}

class ListReader {
  readonly #part: XmlPart;
  readonly #styleLists: StyleLists;
  readonly paragraphs: readonly XmlElement[];
  readonly tables: readonly XmlElement[];
  readonly lists = new Map<string, ListItem[]>();

  constructor(part: XmlPart, styleLists: StyleLists) {
    this.#part = part;
    this.#styleLists = styleLists;
    this.paragraphs = elementsNamed(part, ['w:p']);
    this.tables = elementsNamed(part, ['w:tbl']);
    for (const paragraph of this.paragraphs) this.#read(paragraph);
  }

  #read(paragraph: XmlElement): void {
    const { xml } = this.#part;
    const properties = child(paragraph, 'w:pPr');
    const numId = properties && descend(properties, 'w:numPr', 'w:numId');
    const style = properties && child(properties, 'w:pStyle');
    const list = numId
      ? attribute(xml, numId, 'val')
      : style && this.#styleLists.get(attribute(xml, style, 'val') ?? '');
    if (list === undefined || list === '' || list === '0') return;
    const item = { paragraph, numId: numId ?? null };
    const others = this.lists.get(list);
    if (others) others.push(item);
    else this.lists.set(list, [item]);
  }
}

/** Does the loop repeat rows, and the element is in one of them? A list in rows that repeat numbers the rows. */
function isInRow(element: XmlElement, start: number, end: number): boolean {
  for (let current: XmlElement | null = element; current && current.start >= start; current = current.parent) {
    const table = current.name === 'w:tr' && current.end <= end ? current.parent : null;
    if (table && table.start < start) return true;
  }
  return false;
}

const holdsText = /<(?:[\w.-]+:)?(?:t|drawing|pict|object|sym|ptab|noBreakHyphen|oMath)[\s>/]/;

/** Does the loop print something before the first item in every pass? Then the list is a part of what is repeated. */
function isPreceded(part: XmlPart, reader: ListReader, first: XmlElement, start: number, edits: Edits): boolean {
  const seen = (element: XmlElement): boolean =>
    element.start >= start &&
    element.end <= first.start &&
    !edits.isRemoved(element.start) &&
    holdsText.test(part.xml.slice(element.start, element.end));
  return reader.paragraphs.some(seen) || reader.tables.some(seen);
}

function placedLoops(stretches: Stretches, { start, openEnd }: XmlElement): PlacedStructure[] {
  return stretches.around(start, openEnd).flatMap(({ stretch, section }) => {
    const { placed } = stretch;
    return placed?.structure.kind === 'repeat' && section === 0 ? [placed] : [];
  });
}

/** The innermost loop around all items that the list starts again in; null when the loops continue it. */
function restartLoop(
  part: XmlPart,
  reader: ListReader,
  items: readonly ListItem[],
  stretches: Stretches,
  edits: Edits,
): PlacedStructure | null {
  const [first] = items;
  if (!first) return null;
  const loops = placedLoops(stretches, first.paragraph);
  const shared = items.reduce((common, { paragraph }) => {
    const own = placedLoops(stretches, paragraph);
    return common.filter((loop, index) => own[index] === loop);
  }, loops);
  return (
    shared.findLast(({ start, end }) => {
      if (isInRow(first.paragraph, start.at, end.at)) return false;
      return isPreceded(part, reader, first.paragraph, start.at, edits);
    }) ?? null
  );
}

/**
 * Lets lists start again in each pass of the loop that they are in. A list continues over the passes when its items are what is
 * repeated: the loop begins with an item, or repeats rows; or when it has items outside, or by a style alone.
 */
export function restartLists(part: XmlPart, styleLists: StyleLists, stretches: Stretches, edits: Edits): void {
  const reader = new ListReader(part, styleLists);
  const linked = new LinkedIds();
  for (const [list, items] of reader.lists) {
    const loop = restartLoop(part, reader, items, stretches, edits);
    if (!loop || items.some(({ numId }) => numId === null)) continue;
    const renamed = linked.define(loop.structure, 'list', list);
    for (const { numId } of items) {
      const range = numId && attributeRange(part.xml, numId, 'w:val');
      if (!range) continue;
      edits.cut(range.start, range.end);
      edits.step(range.start, 0, currentStep(renamed));
    }
  }
}
