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
import { figureShapes } from './figure-shapes.ts';
import { flowChartShapes } from './flow-chart-shapes.ts';
import { gearShapes } from './gear-shapes.ts';
import { lineCallouts } from './line-callouts.ts';
import { mathShapes } from './math-shapes.ts';
import { polygonShapes } from './polygon-shapes.ts';
import { regularPolygons } from './regular-polygons.ts';
import { ribbonShapes } from './ribbon-shapes.ts';
import { roundArrows } from './round-arrows.ts';
import { roundFigures } from './round-figures.ts';
import { roundedShapes } from './rounded-shapes.ts';
import { scrollShapes } from './scroll-shapes.ts';
import type { DrawShape } from './shape-frame.ts';
import { slantedShapes } from './slanted-shapes.ts';
import { solidShapes } from './solid-shapes.ts';

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
