import type { Edge, Mark, ParagraphFormat } from '../model/index.ts';

/** Whether the neighbors of a paragraph are in one frame with it: they have the same borders, background and indents. */
export interface FrameJoins {
  readonly joinsAbove?: boolean;
  readonly joinsBelow?: boolean;
}

/** Background and borders around the lines of a paragraph. Lengths are pt. */
export interface ParagraphFrame {
  /** Room that the upper border and its white take, and the lower one. */
  readonly above: number;
  readonly below: number;
  /** Marks that are under those of an item of this height, and over them. */
  under(item: FramedItem): readonly Mark[];
  over(item: FramedItem): readonly Mark[];
}

export interface FramedItem {
  readonly height: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function roomOf(edge: Edge | undefined): number {
  return edge === undefined ? 0 : edge.space + edge.width;
}

class Frame implements ParagraphFrame {
  readonly above: number;
  readonly below: number;
  readonly #format: ParagraphFormat;
  readonly #left: number;
  readonly #right: number;
  readonly #top: Edge | undefined;
  readonly #bottom: Edge | undefined;
  readonly #overAbove: number;
  readonly #overBelow: number;

  constructor(format: ParagraphFormat, width: number, { joinsAbove = false, joinsBelow = false }: FrameJoins) {
    const { borders = {}, startIndent, endIndent, firstIndent } = format;
    this.#format = format;
    this.#left = startIndent + Math.min(0, firstIndent) - (borders.left?.space ?? 0);
    this.#right = width - endIndent + (borders.right?.space ?? 0);
    this.#top = joinsAbove ? borders.between : borders.top;
    this.#bottom = joinsBelow ? undefined : borders.bottom;
    this.above = roomOf(this.#top);
    this.below = roomOf(this.#bottom);
    // A frame continues through the white between the paragraphs in it.
    this.#overAbove = joinsAbove ? format.spaceBefore : 0;
    this.#overBelow = joinsBelow ? format.spaceAfter : 0;
  }

  under(item: FramedItem): readonly Mark[] {
    const { background } = this.#format;
    if (background === undefined) return [];
    const { top, bottom } = this.#reach(item);
    const place = { x: this.#left, y: top, width: this.#right - this.#left, height: bottom - top };
    return [{ kind: 'box', shape: 'rectangle', ...place, fill: background }];
  }

  over(item: FramedItem): readonly Mark[] {
    const { left, right } = this.#format.borders ?? {};
    const { top, bottom } = this.#reach(item);
    const marks: Mark[] = [];
    if (left !== undefined) marks.push(upright(this.#left - left.width / 2, top, bottom, left));
    if (right !== undefined) marks.push(upright(this.#right + right.width / 2, top, bottom, right));
    const from = this.#left - (left?.width ?? 0);
    const to = this.#right + (right?.width ?? 0);
    if (item.isFirst && this.#top !== undefined) marks.push(level(from, to, this.#top.width / 2, this.#top));
    if (item.isLast && this.#bottom !== undefined) {
      marks.push(level(from, to, item.height - this.#bottom.width / 2, this.#bottom));
    }
    return marks;
  }

  #reach({ height, isFirst, isLast }: FramedItem): { top: number; bottom: number } {
    return { top: isFirst ? -this.#overAbove : 0, bottom: height + (isLast ? this.#overBelow : 0) };
  }
}

function upright(x: number, y1: number, y2: number, edge: Edge): Mark {
  return { kind: 'rule', x1: x, y1, x2: x, y2, edge };
}

function level(x1: number, x2: number, y: number, edge: Edge): Mark {
  return { kind: 'rule', x1, y1: y, x2, y2: y, edge };
}

/** The frame of a paragraph in `width` pt; undefined when it has none. */
export function paragraphFrame(format: ParagraphFormat, width: number, joins: FrameJoins): ParagraphFrame | undefined {
  if (format.background === undefined && format.borders === undefined) return undefined;
  return new Frame(format, width, joins);
}
