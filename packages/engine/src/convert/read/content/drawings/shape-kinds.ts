import type { TextBox } from '../../../model/index.ts';

/** How a shape of Word is drawn: as it is, as something like it, or not at all but for its text. */
export interface ShapeKind {
  readonly shape: TextBox['shape'];
  readonly likeness: 'same' | 'alike' | 'none';
}

const same = (shape: TextBox['shape']): ShapeKind => ({ shape, likeness: 'same' });
const alike = (shape: TextBox['shape']): ShapeKind => ({ shape, likeness: 'alike' });

/** Preset shapes (ECMA-376 part 1, 20.1.10.56). */
const kinds: ReadonlyMap<string, ShapeKind> = new Map(
  Object.entries({
    rect: same('rectangle'),
    flowChartProcess: same('rectangle'),
    roundRect: same('roundRectangle'),
    flowChartAlternateProcess: same('roundRectangle'),
    flowChartTerminator: same('roundRectangle'),
    ellipse: same('ellipse'),
    flowChartConnector: same('ellipse'),
    line: same('line'),
    straightConnector1: same('line'),
    flowChartPredefinedProcess: alike('rectangle'),
    flowChartInternalStorage: alike('rectangle'),
    foldedCorner: alike('rectangle'),
    bevel: alike('rectangle'),
    frame: alike('rectangle'),
    plaque: alike('rectangle'),
    snip2SameRect: alike('rectangle'),
    snip2DiagRect: alike('rectangle'),
    snipRoundRect: alike('rectangle'),
    round1Rect: alike('roundRectangle'),
    round2SameRect: alike('roundRectangle'),
    round2DiagRect: alike('roundRectangle'),
  }),
);

/** `kind` is the name of a preset shape. */
export function shapeKind(kind: string): ShapeKind {
  return kinds.get(kind) ?? { shape: 'rectangle', likeness: 'none' };
}
