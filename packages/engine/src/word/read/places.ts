import type { Place } from '../../problems/index.ts';
import { closest, walk, type XmlElement, type XmlPart } from '../xml/xml-element.ts';
import { allBlocks } from './block-tree.ts';
import { formatPath, type Block } from './block.ts';

/** Every paragraph of a part in document order, those in tables and text boxes included. */
export function findParagraphs(part: XmlPart): XmlElement[] {
  const found: XmlElement[] = [];
  walk(part.root, (element) => {
    if (element.name === 'w:p') found.push(element);
  });
  return found;
}

/** Says where paragraphs stand: number, position in a table, block path. */
export class PlaceFinder {
  readonly #part: XmlPart;
  readonly #file: Place;
  readonly #tables: XmlElement[] = [];
  readonly #paths = new Map<XmlElement, string>();

  constructor(part: XmlPart, blocks: readonly Block[], file: Place) {
    this.#part = part;
    this.#file = file;
    walk(part.root, (element) => {
      if (element.name === 'w:tbl') this.#tables.push(element);
    });
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
    return { number: this.#tables.indexOf(table) + 1, row: position(row, table), column: position(cell, row) };
  }
}

/** Position of an element among those of its name inside `container`, from 1; wrappers in between do not count. */
function position(element: XmlElement, container: XmlElement): number {
  let count = 0;
  let found = 0;
  walk(container, (each) => {
    if (each === container) return true;
    if (each.name === element.name) {
      count++;
      if (each === element) found = count;
      return false;
    }
    return true;
  });
  return found;
}
