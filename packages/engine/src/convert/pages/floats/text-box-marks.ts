import type { TextBox } from '../../model/index.ts';
import type { LayoutContext } from '../../model/layout-context.ts';
import type { Mark } from '../../model/mark.ts';
import { placeMarks } from '../place-marks.ts';
import { stackItems } from '../stack-items.ts';

/** What a float shows, from its own top left, and the size that it came to. pt. */
export interface FloatLook {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** pt of text that did not fit in its box and is cut off. */
  readonly cut: number;
}

/** Text that is higher than its box by less than this is not told as cut, pt. */
const slack = 0.5;

function shapeMarks({ shape, flipped, outline, fill }: TextBox, width: number, height: number): Mark[] {
  if (shape === 'line') {
    if (outline === undefined) return [];
    const [y1, y2] = flipped === true ? [height, 0] : [0, height];
    return [{ kind: 'rule', x1: 0, y1, x2: width, y2, edge: outline }];
  }
  if (outline === undefined && fill === undefined) return [];
  return [
    {
      kind: 'box',
      shape,
      x: 0,
      y: 0,
      width,
      height,
      ...(fill !== undefined && { fill }),
      ...(outline !== undefined && { outline }),
    },
  ];
}

/** Sets the text of a box. `width` and `height` are those of the box, pt. */
export function textBoxMarks(box: TextBox, width: number, height: number, context: LayoutContext): FloatLook {
  if (box.blocks.length === 0) return { width, height, marks: shapeMarks(box, width, height), cut: 0 };
  const { insets, direction } = box;
  const isVertical = direction === 'vertical';
  const measure = isVertical ? height - insets.top - insets.bottom : width - insets.left - insets.right;
  const items = context.layoutBlocks(box.blocks, Math.max(1, measure), {
    ...context,
    direction,
    holdsFloats: !isVertical,
  });
  const stack = stackItems(items);
  const room = isVertical ? width - insets.left - insets.right : height - insets.top - insets.bottom;
  const grown = box.growsWithText ? stack.height - room : 0;
  // Word makes a box as high as its text, also less high than it was stored.
  const size = { width: isVertical ? width + grown : width, height: isVertical ? height : height + grown };
  const over = Math.max(0, stack.height - room - grown);
  const white = room + grown - stack.height;
  const before = white <= 0 || box.align === 'top' ? 0 : box.align === 'center' ? white / 2 : white;
  const at = isVertical
    ? { x: size.width - insets.right - before, y: insets.top }
    : { x: insets.left, y: insets.top + before };
  const text = placeMarks(stack.marks, at, direction);
  // What reaches into the white below the text is still seen.
  const isCut = over > (isVertical ? insets.left : insets.bottom) + slack;
  const shown: Mark[] = isCut ? [{ kind: 'clipped', x: 0, y: 0, ...size, marks: text }] : text;
  return { ...size, marks: [...shapeMarks(box, size.width, size.height), ...shown], cut: isCut ? over : 0 };
}
