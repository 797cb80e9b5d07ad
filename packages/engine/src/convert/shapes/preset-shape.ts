import type { ShapePath } from '../model/freeform.ts';
import { actionButtons } from './action-buttons.ts';
import { arrowCallouts } from './arrow-callouts.ts';
import { arrowShapes } from './arrow-shapes.ts';
import { blockArrows } from './block-arrows.ts';
import { bracketShapes } from './bracket-shapes.ts';
import { calloutShapes } from './callout-shapes.ts';
import { chartShapes } from './chart-shapes.ts';
import { cloudShapes } from './cloud-shapes.ts';
import { connectorShapes } from './connector-shapes.ts';
import { cornerShapes } from './corner-shapes.ts';
import { curvedArrows } from './curved-arrows.ts';
import { ellipseAngle, seenArc } from './shape-values.ts';
import { figureShapes } from './figure-shapes.ts';
import { flowChartShapes } from './flow-chart-shapes.ts';
import { mathShapes } from './math-shapes.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { polygonShapes } from './polygon-shapes.ts';
import { ribbonShapes } from './ribbon-shapes.ts';
import { roundArrows } from './round-arrows.ts';
import { roundFigures } from './round-figures.ts';
import { roundedShapes } from './rounded-shapes.ts';
import { scrollShapes } from './scroll-shapes.ts';
import {
  filled,
  stroked,
  whole,
  wholeRoom,
  type DrawShape,
  type Point,
  ellipseRoom,
  roomOf,
  polygon,
} from './shape-frame.ts';
import { slantedShapes } from './slanted-shapes.ts';
import { solidShapes } from './solid-shapes.ts';

interface Kind {
  readonly hasBorder: boolean;
  /** A line next to the box, where the line of the callout begins. */
  readonly hasAccent: boolean;
}

/** Places of a callout's line, down and across by turns, as files count them. */
const places: readonly (readonly number[])[] = [
  [18_750, -8_333, 112_500, -38_333],
  [18_750, -8_333, 18_750, -16_667, 112_500, -46_667],
  [18_750, -8_333, 18_750, -16_667, 100_000, -16_667, 112_963, -8_333],
];

/** A box and a line of some pieces that leads away from it. */
function callout(pieces: readonly number[], { hasBorder, hasAccent }: Kind): DrawShape {
  return (frame) => {
    const { width, height } = frame;
    const box = new PathBuilder().move(0, 0).lines([width, 0], [width, height], [0, height]).close();
    const points = Array.from({ length: pieces.length / 2 }, (_, index): Point => {
      const [down, across] = [2 * index, 2 * index + 1];
      return [
        width * frame.signed(across + 1, pieces[across] ?? 0),
        height * frame.signed(down + 1, pieces[down] ?? 0),
      ];
    });
    const [first = [0, 0], ...rest] = points;
    const paths: ShapePath[] = [hasBorder ? whole(box) : filled(box)];
    if (hasAccent) paths.push(stroked(new PathBuilder().move(first[0], 0).line(first[0], height)));
    paths.push(stroked(new PathBuilder().move(...first).lines(...rest)));
    return { paths, text: wholeRoom(frame) };
  };
}

/** Callouts with a line (線吹き出し), by their names with the number of its pieces. */
const lineCallouts: Readonly<Record<string, DrawShape>> = Object.fromEntries(
  places.flatMap((pieces, index) => [
    [`borderCallout${index + 1}`, callout(pieces, { hasBorder: true, hasAccent: false })],
    [`callout${index + 1}`, callout(pieces, { hasBorder: false, hasAccent: false })],
    [`accentCallout${index + 1}`, callout(pieces, { hasBorder: false, hasAccent: true })],
    [`accentBorderCallout${index + 1}`, callout(pieces, { hasBorder: true, hasAccent: true })],
  ]),
);

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
const gearShapes: Readonly<Record<string, DrawShape>> = {
  gear6: gear(6, 15_000, 3_526),
  gear9: gear(9, 10_000, 1_763),
};

interface Regular {
  readonly corners: number;
  /** Where its first corner is, in turns from the right, clockwise. */
  readonly from: number;
}

/** A regular polygon, as wide and high as its box. */
function regular({ corners, from }: Regular): DrawShape {
  const places = Array.from({ length: corners }, (_, index): Point => {
    const angle = 2 * Math.PI * (from + index / corners);
    return [Math.cos(angle), Math.sin(angle)];
  });
  const [across, down] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, wide] = [Math.min(...across), Math.max(...across) - Math.min(...across)];
  const [top, high] = [Math.min(...down), Math.max(...down) - Math.min(...down)];
  return ({ width, height }) => {
    const at = (x: number, y: number): Point => [((x - left) / wide) * width, ((y - top) / high) * height];
    const inside = Math.SQRT1_2 * Math.cos(Math.PI / corners);
    const [x1, y1] = at(-inside, -inside);
    const [x2, y2] = at(inside, inside);
    return polygon(
      places.map(([x, y]) => at(x, y)),
      roomOf(x1, y1, x2, y2),
    );
  };
}

const regularPolygons: Readonly<Record<string, DrawShape>> = {
  heptagon: regular({ corners: 7, from: -1 / 4 }),
  decagon: regular({ corners: 10, from: 0 }),
  dodecagon: regular({ corners: 12, from: 1 / 24 }),
};

/** Preset shapes (ECMA-376 part 1, 20.1.10.56) that are drawn by their formulas. */
const shapes: ReadonlyMap<string, DrawShape> = new Map(
  Object.entries({
    ...polygonShapes,
    ...roundedShapes,
    ...solidShapes,
    ...arrowShapes,
    ...blockArrows,
    ...calloutShapes,
    ...lineCallouts,
    ...bracketShapes,
    ...connectorShapes,
    ...flowChartShapes,
    ...figureShapes,
    ...actionButtons,
    ...arrowCallouts,
    ...chartShapes,
    ...cloudShapes,
    ...cornerShapes,
    ...curvedArrows,
    ...gearShapes,
    ...mathShapes,
    ...regularPolygons,
    ...ribbonShapes,
    ...roundArrows,
    ...roundFigures,
    ...scrollShapes,
    ...slantedShapes,
  }),
);

/** The formula of a preset shape; undefined for those that have none here. */
export function presetShape(name: string): DrawShape | undefined {
  return shapes.get(name);
}
