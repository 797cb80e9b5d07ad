import type { Floating } from '../../model/index.ts';
import type { LayoutContext } from '../../model/layout-context.ts';
import type { Mark } from '../../model/mark.ts';
import type { PageSetup } from '../../model/section.ts';
import type { PlacedFloat } from '../page-draft.ts';
import { placeMarks } from '../place-marks.ts';
import type { Box, TextArea } from '../text-area.ts';
import { floatBox, type Anchor } from './float-box.ts';
import type { Obstacle } from './float-field.ts';
import { floatLook } from './story-float.ts';

function obstacleOf(
  { wrap, distance, sides }: Floating,
  { x, y, width, height }: Box,
  area: TextArea,
): Obstacle | undefined {
  if (wrap === 'none') return undefined;
  const around = {
    x: x - distance.left,
    y: y - distance.top,
    width: width + distance.left + distance.right,
    height: height + distance.top + distance.bottom,
  };
  return { ...area.boxToFlow(around), wrap, ...(sides && { sides }) };
}

/** The box that something takes when it is turned about its middle. */
function turnedBox({ x, y, width, height }: Box, degrees: number): Box {
  if (degrees === 0) return { x, y, width, height };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

function rotationOf({ content }: Floating): number {
  return (content.kind === 'picture' ? content.picture.rotation : content.rotation) ?? 0;
}

/** A float at its place, and how much of its text is cut off, pt. */
export interface FloatPlacement {
  readonly placed: PlacedFloat;
  readonly cut: number;
}

/** Lays out a float and finds where it is on the page. `context` is that of its page. */
export function placeFloat(
  floating: Floating,
  anchor: Anchor,
  { setup, area, context }: { readonly setup: PageSetup; readonly area: TextArea; readonly context: LayoutContext },
): FloatPlacement {
  const { room: _, ...around } = context;
  const look = floatLook(floating, around);
  const box = floatBox(floating, look.width, look.height, setup, anchor);
  const marks: Mark[] = placeMarks(look.marks, box, 'horizontal');
  if (floating.link !== undefined) marks.push({ kind: 'link', ...box, target: floating.link });
  const obstacle = obstacleOf(floating, turnedBox(box, rotationOf(floating)), area);
  return { placed: { floating, marks, ...(obstacle && { obstacle }) }, cut: look.cut };
}
