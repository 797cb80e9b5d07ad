import type { Block, Paragraph } from '../../model/block.ts';
import type { Floating } from '../../model/index.ts';
import type { FlowItem } from '../../model/flow-item.ts';
import type { LayoutContext } from '../../model/layout-context.ts';
import type { Mark } from '../../model/mark.ts';
import { placeMarks } from '../place-marks.ts';
import { FloatField } from './float-field.ts';
import { inOrder, storyFloat, type StoryFloat } from './story-float.ts';

interface Held extends StoryFloat {
  readonly floating: Floating;
  /** Top of the paragraph that it is anchored in. */
  readonly top: number;
}

/** What floats in a cell, note or text box. Places count from the top left of its text, pt. */
export class StoryFloats {
  readonly #width: number;
  readonly #letsOut: boolean;
  readonly #field = new FloatField();
  #held: Held[] = [];
  #end = 0;

  /** `letsOut` leaves what leaves its cell to the page. */
  constructor(width: number, letsOut = false) {
    this.#width = width;
    this.#letsOut = letsOut;
  }

  /** End of the lowest thing that text flows around. */
  get end(): number {
    return this.#end;
  }

  /** Places what is anchored in a paragraph; returns the context in which its lines flow around it, `top` pt down. */
  hold({ floats }: Paragraph, top: number, context: LayoutContext): LayoutContext {
    for (const floating of floats) {
      if (this.#leaves(floating)) continue;
      const set = storyFloat(floating, { x: 0, width: this.#width, paragraph: top }, context);
      this.#held.push({ ...set, floating, top });
      if (floating.wrap !== 'none') this.#keepAway(floating, set);
    }
    if (this.#field.isEmpty) return context;
    return { ...context, room: this.#field.roomFrom({ x: 0, width: this.#width }, top) };
  }

  /** An item of a block that would be at `y`, with the white above it after which it is free, next to floats or below. */
  makeWay(item: FlowItem, block: Block, y: number): FlowItem {
    const lower = this.#shift(block, y, item.height);
    if (lower <= 0) return item;
    const up = (marks: readonly Mark[] | undefined): readonly Mark[] =>
      placeMarks(marks ?? [], { x: 0, y: -lower }, 'horizontal');
    const { under, over } = item;
    // What floats in it stays where it is.
    const held = { ...(under && { under: up(under) }), ...(over && { over: up(over) }) };
    return { ...item, ...held, spaceBefore: item.spaceBefore + lower };
  }

  #shift(block: Block, y: number, height: number): number {
    if (this.#field.isEmpty || height === 0) return 0;
    const column = { x: 0, width: this.#width };
    if (block.kind === 'paragraph') return this.#field.find(column, y, height).y - y;
    const stored = block.grid.reduce((sum, each) => sum + each, 0);
    const width = stored > 0 ? Math.min(stored, this.#width) : this.#width;
    return this.#field.find({ x: 0, width }, y, height, width).y - y;
  }

  /** Gives what was placed since the last call to the first of the paragraph's items. */
  handTo(items: readonly FlowItem[]): readonly FlowItem[] {
    const held = this.#held;
    const [first, ...rest] = items;
    if (held.length === 0 || !first) return items;
    this.#held = [];
    const { under, over } = inOrder(
      held.map(({ floating, marks, top }) => ({ floating, marks: placeMarks(marks, { x: 0, y: -top }, 'horizontal') })),
    );
    const leaving = (item: FlowItem): readonly Floating[] => item.floats.filter((each) => this.#leaves(each));
    const bare = rest.map((item) => (item.floats.length > 0 ? { ...item, floats: leaving(item) } : item));
    return [{ ...first, floats: leaving(first), under, over }, ...bare];
  }

  #leaves({ leavesCell }: Floating): boolean {
    return this.#letsOut && leavesCell === true;
  }

  #keepAway({ wrap, distance, sides }: Floating, { box }: StoryFloat): void {
    if (wrap === 'none') return;
    const { left, right, top, bottom } = distance;
    this.#field.obstacles.push({
      x: box.x - left,
      y: box.y - top,
      width: box.width + left + right,
      height: box.height + top + bottom,
      wrap,
      ...(sides && { sides }),
    });
    this.#end = Math.max(this.#end, box.y + box.height + bottom);
  }
}

/** Whether anything floats in these blocks. */
export function haveFloats(blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.kind === 'paragraph' && block.floats.length > 0);
}
