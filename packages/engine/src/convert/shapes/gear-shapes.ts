import { ellipseAngle, seenArc } from './ellipse-angle.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { ellipseRoom, roomOf, whole, type DrawShape, type Point } from './shape-frame.ts';

/** Adjustments: height of the teeth, and how much wider they are at their foot than at their tip. */
function gear(teeth: number, high: number, wider: number): DrawShape {
  return (frame) => {
    const { width, height, middleX, middleY, short } = frame;
    const tall = short * frame.part(1, high, 0.2);
    const slant = short * frame.part(2, wider, 0.05358);
    const [x, y] = [Math.max(1e-6, middleX - tall), Math.max(1e-6, middleY - tall)];
    const foot = (tall + slant) / 2;
    // As seen from the middle, on each side of the middle of a tooth.
    const spread = Math.atan2(foot, Math.min(x, y));
    const at = (angle: number): Point => {
      const own = ellipseAngle(angle, x, y);
      return [middleX + x * Math.cos(own), middleY + y * Math.sin(own)];
    };
    const apart = (4 * quarter) / teeth;
    const path = new PathBuilder();
    for (let tooth = 0; tooth < teeth; tooth++) {
      const angle = tooth * apart - quarter;
      const [first, last] = [at(angle - spread), at(angle + spread)];
      // Along the foot of the tooth, and out from it.
      const wide = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
      const [dx, dy] = [(last[0] - first[0]) / wide, (last[1] - first[1]) / wide];
      const tip = ([x1, y1]: Point, inset: number): Point => [x1 + dx * inset + dy * tall, y1 + dy * inset - dx * tall];
      if (path.isEmpty) path.move(...first);
      path.lines(tip(first, slant), tip(last, -slant), last);
      path.arc(...seenArc(x, y, angle + spread, apart - 2 * spread));
    }
    const inner = ellipseRoom(2 * x, 2 * y);
    const room = roomOf(inner.left + tall, inner.top + tall, width - inner.left - tall, height - inner.top - tall);
    return { paths: [whole(path.close())], text: room };
  };
}

/** Gears (歯車). */
export const gearShapes: Readonly<Record<string, DrawShape>> = {
  gear6: gear(6, 15_000, 3_526),
  gear9: gear(9, 10_000, 1_763),
};
