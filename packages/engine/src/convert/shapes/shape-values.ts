/** EMU in a pt. */
export const emusPerPoint = 12_700;

type FromSize = (width: number, height: number) => number;

const part =
  (side: 'width' | 'height' | 'short', parts: number): FromSize =>
  (width, height) =>
    (side === 'width' ? width : side === 'height' ? height : Math.min(width, height)) / parts;

/** 60,000ths of a degree. */
const turn = 21_600_000;

/** Values that formulas know by name without a guide (ECMA-376 part 1, 20.1.9.11). */
const values: readonly (readonly [name: string, value: FromSize])[] = [
  ['w', (width) => width],
  ['h', (_, height) => height],
  ['l', () => 0],
  ['t', () => 0],
  ['r', (width) => width],
  ['b', (_, height) => height],
  ['hc', part('width', 2)],
  ['vc', part('height', 2)],
  ['ss', part('short', 1)],
  ['ls', (width, height) => Math.max(width, height)],
  ...[2, 3, 4, 5, 6, 8, 10, 12, 16, 32].map((parts) => [`wd${parts}`, part('width', parts)] as const),
  ...[2, 3, 4, 5, 6, 8, 10, 12, 16, 32].map((parts) => [`hd${parts}`, part('height', parts)] as const),
  ...[2, 4, 6, 8, 16, 32].map((parts) => [`ssd${parts}`, part('short', parts)] as const),
  ['cd2', () => turn / 2],
  ['cd4', () => turn / 4],
  ['cd8', () => turn / 8],
  ['3cd4', () => (turn * 3) / 4],
  ['3cd8', () => (turn * 3) / 8],
  ['5cd8', () => (turn * 5) / 8],
  ['7cd8', () => (turn * 7) / 8],
];

/** Places of the values that every shape has, by their names. */
export const shapeValuePlaces: ReadonlyMap<string, number> = new Map(values.map(([name], index) => [name, index]));

/** The values of a shape of this size, EMU. */
export function shapeValues(width: number, height: number): number[] {
  return values.map(([, value]) => value(width, height));
}

/** The angle that a point of an ellipse has on the circle it is made of, for the angle that is seen (radians). */
export function ellipseAngle(angle: number, radiusX: number, radiusY: number): number {
  const off = Math.atan2(radiusX * Math.sin(angle), radiusY * Math.cos(angle)) - angle;
  return angle + off - 2 * Math.PI * Math.round(off / (2 * Math.PI));
}

/** How far to turn clockwise from one angle to another (radians): at most once around, and not by nothing. */
export function clockwiseTurn(from: number, to: number): number {
  const once = 2 * Math.PI;
  return (((to - from) % once) + once) % once || once;
}

/** Radii, first angle and sweep of an ellipse's arc from a seen angle on, by a seen turn: as `PathBuilder.arc` takes them. */
export function seenArc(
  radiusX: number,
  radiusY: number,
  start: number,
  turn: number,
): readonly [radiusX: number, radiusY: number, start: number, sweep: number] {
  const first = ellipseAngle(start, radiusX, radiusY);
  return [radiusX, radiusY, first, ellipseAngle(start + turn, radiusX, radiusY) - first];
}
