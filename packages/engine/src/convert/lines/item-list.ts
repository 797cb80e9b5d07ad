import type { InlineItem } from '../../pdf/layout/index.ts';
import type { Picture, TextFormat } from '../model/index.ts';

/** Adjacent items that share a link, or a background and border. */
export interface ItemStretch {
  readonly first: number;
  last: number;
}

export interface LinkStretch extends ItemStretch {
  readonly target: string;
}

export interface ShadedStretch extends ItemStretch {
  readonly format: TextFormat;
}

/** Something that belongs to a place in the source text of the paragraph. */
export interface Placed<Value> {
  readonly offset: number;
  readonly value: Value;
}

function isShaded({ background, border }: TextFormat): boolean {
  return background !== undefined || border !== undefined;
}

function looksAlike(a: TextFormat, b: TextFormat): boolean {
  return a === b || (a.background === b.background && a.border === b.border);
}

/** The items of a paragraph for the layouter, and what else is to be found again at their places. */
export class ItemList {
  readonly items: InlineItem[] = [];
  readonly links: LinkStretch[] = [];
  readonly shaded: ShadedStretch[] = [];
  readonly footnotes: Placed<string>[] = [];
  readonly bookmarks: Placed<string>[] = [];
  readonly pictures = new Map<number, Picture>();
  /** Length of the source text so far, in UTF-16 units. */
  length = 0;

  /** Appends an item that takes `length` units of the source text. */
  push(item: InlineItem, length: number, format: TextFormat, link: string | undefined): void {
    const index = this.items.length;
    this.items.push(item);
    this.length += length;
    if (isShaded(format)) this.#shade(index, format);
    if (link !== undefined) this.#link(index, link);
  }

  #shade(index: number, format: TextFormat): void {
    const open = this.shaded.at(-1);
    if (open !== undefined && open.last === index - 1 && looksAlike(open.format, format)) open.last = index;
    else this.shaded.push({ first: index, last: index, format });
  }

  #link(index: number, target: string): void {
    const open = this.links.at(-1);
    if (open !== undefined && open.last === index - 1 && open.target === target) open.last = index;
    else this.links.push({ first: index, last: index, target });
  }
}
