import type { TextBox } from '../../../model/index.ts';

/** Preset shapes (ECMA-376 part 1, 20.1.10.56) that need no formula. */
const kinds: ReadonlyMap<string, TextBox['shape']> = new Map(
  Object.entries({
    rect: 'rectangle',
    flowChartProcess: 'rectangle',
    ellipse: 'ellipse',
    flowChartConnector: 'ellipse',
    line: 'line',
    straightConnector1: 'line',
  }),
);

/** How a preset shape is drawn; undefined where only its text is. */
export function shapeKind(name: string): TextBox['shape'] | undefined {
  return kinds.get(name);
}
