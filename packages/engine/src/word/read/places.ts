import type { Place } from '../../problems/index.ts';
import { elementsNamed } from '../../xml/named-elements.ts';
import { closest, walk, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import { allBlocks } from './block-tree.ts';
import { formatPath, type Block } from './block.ts';

/** Every paragraph of a part in document order, those in tables and text boxes included. */
export function findParagraphs(part: XmlPart): readonly XmlElement[] {
  return elementsNamed(part, ['w:p']);
}

/** A text of a part that may hold tags: a paragraph, or the ruby text (`w:rt`) over characters of one. */
export interface TextElement {
  readonly element: XmlElement;
  readonly paragraph: XmlElement;
  /** Position of the paragraph in the part, from 1. */
  readonly number: number;
}

/** `slot` of places in ruby texts: offsets count from the beginning of the ruby text, not of the paragraph. */
export const rubySlot = 'ruby';

/** Every text of a part in document order. A paragraph comes before the ruby texts in it. */
export function findTexts(part: XmlPart): TextElement[] {
  const found: TextElement[] = [];
  const numbers = new Map<XmlElement, number>();
  for (const element of elementsNamed(part, ['w:p', 'w:rt'])) {
    const paragraph = closest(element, 'w:p');
    if (!paragraph) continue;
    const number = numbers.get(paragraph) ?? numbers.size + 1;
    numbers.set(paragraph, number);
    found.push({ element, paragraph, number });
  }
  return found;
}

/** Finds the places of paragraphs: number, position in a table, block path. */
export class PlaceFinder {
  readonly #part: XmlPart;
  readonly #file: Place;
  readonly #tables = new Map<XmlElement, number>();
  readonly #positions = new Map<XmlElement, ReadonlyMap<XmlElement, number>>();
  readonly #paths = new Map<XmlElement, string>();

  constructor(part: XmlPart, blocks: readonly Block[], file: Place) {
    this.#part = part;
    this.#file = file;
    elementsNamed(part, ['w:tbl']).forEach((table, index) => this.#tables.set(table, index + 1));
    for (const block of allBlocks(blocks)) if (block.element) this.#paths.set(block.element, formatPath(block.path));
  }

  /** `number` counts the part's paragraphs from 1. */
  ofParagraph(paragraph: XmlElement, number: number): Place {
    const path = this.#paths.get(paragraph);
    const table = this.#tablePosition(paragraph);
    return {
      ...this.#file,
      part: this.#part.name,
      paragraph: number,
      ...(path !== undefined && { path }),
      ...(table && { table }),
    };
  }

  #tablePosition(paragraph: XmlElement): Place['table'] {
    const cell = closest(paragraph, 'w:tc');
    const row = cell && closest(cell, 'w:tr');
    const table = row && closest(row, 'w:tbl');
    if (!cell || !row || !table) return undefined;
    return {
      number: this.#tables.get(table) ?? 0,
      row: this.#position(row, table),
      column: this.#position(cell, row),
    };
  }

  /** Position of an element among those of its name inside `container`, from 1; wrappers in between do not count. */
  #position(element: XmlElement, container: XmlElement): number {
    let positions = this.#positions.get(container);
    if (!positions) {
      positions = numbered(container, element.name);
      this.#positions.set(container, positions);
    }
    return positions.get(element) ?? 0;
  }
}

function numbered(container: XmlElement, name: string): Map<XmlElement, number> {
  const positions = new Map<XmlElement, number>();
  walk(container, (each) => {
    if (each === container || each.name !== name) return true;
    positions.set(each, positions.size + 1);
    return false;
  });
  return positions;
}
