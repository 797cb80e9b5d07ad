import type { FloatAxis, Floating } from '../../model/index.ts';
import type { LayoutContext } from '../../model/layout-context.ts';
import type { Mark } from '../../model/mark.ts';
import { placeMarks } from '../place-marks.ts';
import type { Box } from '../text-area.ts';
import { textBoxMarks, type DrawFloats, type FloatLook } from './text-box-marks.ts';

/** Where a paragraph is that something is anchored in: in the coordinates of its cell, note or text box, pt. */
export interface StoryAnchor {
  readonly x: number;
  readonly width: number;
  readonly paragraph: number;
}

/** A float of a story at its place. */
export interface StoryFloat {
  readonly box: Box;
  readonly marks: readonly Mark[];
}

function across({ offset, align }: FloatAxis<string>, { x, width }: StoryAnchor, size: number): number {
  if (align === undefined) return x + (offset ?? 0);
  if (align === 'center') return x + (width - size) / 2;
  return align === 'start' || align === 'inside' ? x : x + width - size;
}

function down({ vertical }: Floating, { paragraph }: StoryAnchor): number {
  const isOfText = vertical.from === 'paragraph' || vertical.from === 'line';
  return Math.max(0, (isOfText ? paragraph : 0) + (vertical.offset ?? 0));
}

/** What floats in turned text of a cell or text box: it is upright, and counts from the inside of that (pt). */
export const uprightFloats: DrawFloats = (items, { x, y, width }, context) => {
  const floats = items.flatMap((item) => item.floats);
  const upright: LayoutContext = { ...context, direction: 'horizontal', holdsFloats: true };
  const anchor = { x, width, paragraph: y };
  return inOrder(floats.map((floating) => ({ floating, marks: storyFloat(floating, anchor, upright).marks })));
};

/** What a float shows. */
export function floatLook(floating: Floating, context: LayoutContext): FloatLook {
  const { content, width, height } = floating;
  if (content.kind === 'textBox') return textBoxMarks(content, floating, context, uprightFloats);
  return { width, height, marks: [{ kind: 'picture', x: 0, y: 0, picture: content.picture }], cut: 0 };
}

/**
 * Lays out a float where its story is: in a cell Word counts from the cell whatever the float is positioned from (`layoutInCell`,
 * ECMA-376 part 1, 20.4.2.3). Of alignments down the page only the start is known before the cell has its height.
 */
export function storyFloat(floating: Floating, anchor: StoryAnchor, context: LayoutContext): StoryFloat {
  const { content } = floating;
  const { room: _, ...around } = context;
  const look = floatLook(floating, around);
  const { width, height } = look;
  const box = { x: across(floating.horizontal, anchor, width), y: down(floating, anchor), width, height };
  const marks: Mark[] = placeMarks(look.marks, box, 'horizontal');
  if (floating.link !== undefined) marks.push({ kind: 'link', ...box, target: floating.link });
  const first = content.kind === 'textBox' ? content.blocks[0] : undefined;
  if (look.cut > 0 && first) context.reportCut?.(first);
  return { box, marks };
}

/** Marks of floats in the order in which they overlap. */
export function inOrder(floats: readonly { readonly floating: Floating; readonly marks: readonly Mark[] }[]): {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
} {
  const sorted = floats.toSorted((one, other) => one.floating.order - other.floating.order);
  const of = (isBehind: boolean): Mark[] =>
    sorted.filter(({ floating }) => floating.behindText === isBehind).flatMap(({ marks }) => marks);
  return { under: of(true), over: of(false) };
}
