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
