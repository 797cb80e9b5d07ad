import type { TextBox } from '../../model/index.ts';
import type { FlowItem } from '../../model/flow-item.ts';
import type { LayoutContext } from '../../model/layout-context.ts';
import type { Mark } from '../../model/mark.ts';
import { placeMarks } from '../place-marks.ts';
import { stretchedText } from '../../lines/index.ts';
import { widestContent } from '../../tables/content-width.ts';
import { textRoom } from '../../shapes/index.ts';
import { stackItems } from '../stack-items.ts';
import { shapeMarks } from './shape-marks.ts';

/** What a float shows, from its own top left, and the size that it came to. pt. */
export interface FloatLook {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** pt of text that did not fit in its box and is cut off. */
  readonly cut: number;
}

/** Text that is higher than its box by less than this is not reported as cut, pt. */
const slack = 0.5;

/** White between the edge of a box and its text: inside of a shape, text has the room that the shape leaves. */
function insetsOf(box: TextBox, width: number, height: number): TextBox['insets'] {
  const { insets } = box;
  const room = textRoom(box, width, height);
  if (!room) return insets;
  return {
    left: insets.left + room.left,
    top: insets.top + room.top,
    right: insets.right + width - room.right,
    bottom: insets.bottom + height - room.bottom,
  };
}

/** Draws what floats in text that is turned, behind it and before it, in a box that is `width` pt wide inside. */
export type DrawFloats = (
  items: readonly FlowItem[],
  inside: { readonly x: number; readonly y: number; readonly width: number },
  context: LayoutContext,
) => { readonly under: readonly Mark[]; readonly over: readonly Mark[] };

/** Lays out the text of a box, and draws it. `width` and `height` are those of the box, pt. */
export function textBoxMarks(
  box: TextBox,
  { width, height }: { readonly width: number; readonly height: number },
  context: LayoutContext,
  drawFloats: DrawFloats,
): FloatLook {
  const { text, ...look } = setText(box, { width, height }, context, drawFloats);
  const shape = shapeMarks(box, look.width, look.height);
  const { rotation: degrees = 0, keepsUpright = false } = box;
  if (degrees === 0) return { ...look, marks: [...shape, ...text] };
  const around = { kind: 'rotated', degrees, x: 0, y: 0, width: look.width, height: look.height } as const;
  if (keepsUpright) return { ...look, marks: [{ ...around, marks: shape }, ...text] };
  return { ...look, marks: [{ ...around, marks: [...shape, ...text] }] };
}

/** How much of what is too long is before the start of its box. */
const beforeParts = { start: 0, center: 0.5, end: 1 } as const;

function alignOf({ blocks: [first] }: TextBox): keyof typeof beforeParts {
  const align = first?.kind === 'paragraph' ? first.format.align : 'start';
  return align === 'center' || align === 'end' ? align : 'start';
}

interface BoxText {
  readonly width: number;
  readonly height: number;
  readonly text: readonly Mark[];
  readonly cut: number;
}

function setText(
  box: TextBox,
  { width, height }: { readonly width: number; readonly height: number },
  context: LayoutContext,
  drawFloats: DrawFloats,
): BoxText {
  if (box.blocks.length === 0) return { width, height, text: [], cut: 0 };
  const { direction } = box;
  const insets = insetsOf(box, width, height);
  if (box.stretchesText) {
    const area = {
      x: insets.left,
      y: insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom,
    };
    const text = stretchedText(box.blocks, area, context);
    const { textOpacity: opacity = 1 } = box;
    return { width, height, text: opacity < 1 ? [{ kind: 'faded', opacity, marks: text }] : text, cut: 0 };
  }
  const isVertical = direction === 'vertical';
  const measure = isVertical ? height - insets.top - insets.bottom : width - insets.left - insets.right;
  const natural = box.noWrap ? widestContent(box.blocks, { ...context, direction }) + 0.01 : measure;
  // A box that grows is as wide as its text; past the sides of others, text reaches from where its lines begin.
  const wider = box.growsWithText ? natural - measure : 0;
  const beyond = Math.max(0, natural - measure - wider);
  const items = context.layoutBlocks(box.blocks, Math.max(1, measure + wider + beyond), {
    ...context,
    direction,
    holdsFloats: !isVertical,
    letsFloatsOut: false,
  });
  const stack = stackItems(items);
  const room = isVertical ? width - insets.left - insets.right : height - insets.top - insets.bottom;
  const grown = box.growsWithText ? stack.height - room : 0;
  // Word makes a box as high as its text, also less high than it was stored.
  const size = { width: isVertical ? width + grown : width + wider, height: isVertical ? height : height + grown };
  const over = Math.max(0, stack.height - room - grown);
  const white = room + grown - stack.height;
  const before = white <= 0 || box.align === 'top' ? 0 : box.align === 'center' ? white / 2 : white;
  const at = isVertical
    ? { x: size.width - insets.right - before, y: insets.top }
    : { x: insets.left - beyond * beforeParts[alignOf(box)], y: insets.top + before };
  const inside = { x: insets.left, y: insets.top, width: size.width - insets.left - insets.right };
  // Of horizontal text they are among its marks.
  const floats = isVertical ? drawFloats(items, inside, context) : { under: [], over: [] };
  const text = [...floats.under, ...placeMarks(stack.marks, at, direction), ...floats.over];
  // What reaches into the white below the text is still seen.
  const isCut = over > (isVertical ? insets.left : insets.bottom) + slack;
  const shown: Mark[] = isCut ? [{ kind: 'clipped', x: 0, y: 0, ...size, marks: text }] : text;
  return { ...size, text: shown, cut: isCut ? over : 0 };
}
