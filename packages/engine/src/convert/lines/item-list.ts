import type { InlineItem } from '../../pdf/layout/index.ts';
import type { PlaceSign } from '../../word/write/place-signs.ts';
import type { Picture, TextFormat } from '../model/index.ts';
import type { EquationBox } from './equations/equation-box.ts';

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

/** The value of a tag. */
export interface ValueStretch {
  readonly id: number;
  /** Its items: from `first` to before `end`, none where it is empty. */
  readonly first: number;
  end: number;
  readonly offset: number;
}

/** The items of a paragraph for the layouter, and what else is to be found again at their places. */
export class ItemList {
  readonly items: InlineItem[] = [];
  readonly links: LinkStretch[] = [];
  readonly shaded: ShadedStretch[] = [];
  readonly footnotes: Placed<string>[] = [];
  readonly bookmarks: Placed<string>[] = [];
  /** Blocks of the template that begin in the paragraph, and values of tags in it; none unless these are asked for. */
  readonly blocks: Placed<number>[] = [];
  readonly values: ValueStretch[] = [];
  readonly pictures = new Map<number, Picture>();
  readonly equations = new Map<number, EquationBox>();
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

  sign({ edge, id }: PlaceSign): void {
    if (edge === 'block') this.blocks.push({ offset: this.length, value: id });
    else if (edge === 'from') {
      this.values.push({ id, first: this.items.length, end: this.items.length, offset: this.length });
    } else {
      const value = this.values.findLast((each) => each.id === id);
      if (value) value.end = this.items.length;
    }
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
