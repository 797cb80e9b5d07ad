import { arrowShapes } from './arrow-shapes.ts';
import { blockArrows } from './block-arrows.ts';
import { bracketShapes } from './bracket-shapes.ts';
import { calloutShapes } from './callout-shapes.ts';
import { connectorShapes } from './connector-shapes.ts';
import { figureShapes } from './figure-shapes.ts';
import { flowChartShapes } from './flow-chart-shapes.ts';
import { lineCallouts } from './line-callouts.ts';
import { polygonShapes } from './polygon-shapes.ts';
import { roundedShapes } from './rounded-shapes.ts';
import type { DrawShape } from './shape-frame.ts';
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
  }),
);

/** The formula of a preset shape; undefined for those that have none here. */
export function presetShape(name: string): DrawShape | undefined {
  return shapes.get(name);
}
