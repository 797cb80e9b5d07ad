import { arrowShapes } from './arrow-shapes.ts';
import { bracketShapes } from './bracket-shapes.ts';
import { calloutShapes } from './callout-shapes.ts';
import { polygonShapes } from './polygon-shapes.ts';
import type { DrawShape } from './shape-frame.ts';

/** Preset shapes (ECMA-376 part 1, 20.1.10.56) that are drawn by their formulas. */
const shapes: ReadonlyMap<string, DrawShape> = new Map(
  Object.entries({ ...polygonShapes, ...arrowShapes, ...calloutShapes, ...bracketShapes }),
);

/** The formula of a preset shape; undefined for those that have none here. */
export function presetShape(name: string): DrawShape | undefined {
  return shapes.get(name);
}
