import type { XmlElement, XmlPart } from '../../../../../xml/xml-element.ts';
import type { Freeform, FreeformPath, FreeformStep } from '../../../../model/index.ts';
import { vmlLength } from '../../../../../xml/values.ts';
import { partAttribute } from '../../../../../xml/part-attribute.ts';
import type { GroupFrame, Member } from '../members.ts';
import { checkCount } from '../freeform-problem.ts';

type Point = readonly [x: number, y: number];
type Box = Omit<Member, 'content' | 'link'>;

/** Elements of VML that specify where they are by points (ECMA-376 part 4, 19.1.2.12, 19.1.2.15 and 19.1.2.3). */
const pointAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['v:line', ['from', 'to']],
  ['v:polyline', ['points']],
  ['v:curve', ['from', 'control1', 'control2', 'to']],
]);

export const hasPoints = (name: string): boolean => pointAttributes.has(name);

/** Points of a shape: pt by itself, in the coordinates of its group in one. */
export function vmlPoints(part: XmlPart, shape: XmlElement): Point[] {
  const numbers = (pointAttributes.get(shape.name) ?? []).flatMap((name) => {
    const stated = (partAttribute(part, shape, name) ?? '').trim();
    return stated === '' ? [0, 0] : stated.split(/[\s,]+/).map((each) => vmlLength(each) ?? 0);
  });
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => {
    return [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0];
  });
}

function boxOf(points: readonly Point[]): Box {
  const least = (side: 0 | 1): number => points.reduce((most, point) => Math.min(most, point[side]), Infinity);
  const most = (side: 0 | 1): number => points.reduce((found, point) => Math.max(found, point[side]), -Infinity);
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: least(0), y: least(1), width: most(0) - least(0), height: most(1) - least(1) };
}

/** Bare numbers were read as pixels, which those of groups are not. */
const perPixel = 0.75;

/** The box of points (pt) in the drawing, and whether the last is to the left of the first, and above it. */
export function pointBox(
  points: readonly Point[],
  frame: GroupFrame | undefined,
): { readonly place: Box; readonly isLeftward: boolean; readonly isUpward: boolean } {
  const placed = frame
    ? points.map(([x, y]): Point => [frame.x + (x / perPixel) * frame.scaleX, frame.y + (y / perPixel) * frame.scaleY])
    : points;
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [placed[0], placed.at(-1)];
  return { place: boxOf(placed), isLeftward: x2 < x1, isUpward: y2 < y1 };
}

/**
 * A line through points, or a curve, in the box of its points. A polyline that comes back to its start is closed.
 * @throws {FreeformProblem} where they are too many
 */
export function pointsFreeform(shape: XmlElement, points: readonly Point[]): Freeform | undefined {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return undefined;
  checkCount(points.length);
  const { x: left, y: top, width, height } = boxOf(points);
  const steps: FreeformStep[] = [{ to: 'move', numbers: first }];
  if (shape.name === 'v:curve') steps.push({ to: 'cubic', numbers: rest.flat() });
  else {
    steps.push(...rest.map((point): FreeformStep => ({ to: 'line', numbers: point })));
    const last = points.at(-1) ?? first;
    if (last[0] === first[0] && last[1] === first[1]) steps.push({ to: 'close', numbers: [] });
  }
  return { guides: [], paths: [{ left, top, width, height, isFilled: true, isStroked: true, steps }] };
}

/** `v:arc` (19.1.2.1): angles in degrees, clockwise from the top. Its line is open, its fill goes to the middle. */
export function arcFreeform(part: XmlPart, shape: XmlElement): Freeform {
  const at = (name: string, plain: number): readonly [number, number] => {
    const stated = Number.parseFloat(partAttribute(part, shape, name) ?? '');
    const angle = ((Number.isFinite(stated) ? stated : plain) * Math.PI) / 180;
    return [1 + Math.sin(angle), 1 - Math.cos(angle)];
  };
  const arc: FreeformStep = {
    to: 'boxArc',
    numbers: [0, 0, 2, 2, ...at('startangle', 0), ...at('endangle', 90), 1],
  };
  const box = { left: 0, top: 0, width: 2, height: 2 };
  const filled: FreeformPath = {
    ...box,
    isFilled: true,
    isStroked: false,
    steps: [arc, { to: 'line', numbers: [1, 1] }, { to: 'close', numbers: [] }],
  };
  return { guides: [], paths: [filled, { ...box, isFilled: false, isStroked: true, steps: [arc] }] };
}
