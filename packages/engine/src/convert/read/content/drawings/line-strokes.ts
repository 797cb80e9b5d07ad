import type { Edge, EdgePattern, Stroke } from '../../../model/index.ts';
import { nameTable } from '../../name-table.ts';

/** Strokes of a line from its left (of what goes round clockwise its outside): where they begin and end, in parts of its width. */
function strokesOf(...ends: readonly (readonly [from: number, to: number])[]): readonly Stroke[] {
  return ends.map(([from, to]) => ({ at: (from + to - 1) / 2, width: to - from }));
}

const double = strokesOf([0, 1 / 3], [2 / 3, 1]);
const thickThin = strokesOf([0, 3 / 5], [4 / 5, 1]);
const thinThick = strokesOf([0, 1 / 5], [2 / 5, 1]);
const triple = strokesOf([0, 1 / 6], [1 / 3, 2 / 3], [5 / 6, 1]);

/** Compound lines (ECMA-376 part 1, 20.1.10.15): of the width of the whole, as Office parts it. */
export const compoundStrokes = nameTable<readonly Stroke[]>({ dbl: double, thickThin, thinThick, tri: triple });

/** Those of VML (part 4, 19.1.2.21: `linestyle`), in lower case. */
export const vmlStrokes = nameTable<readonly Stroke[]>({
  thinthin: double,
  thickthin: thickThin,
  thinthick: thinThick,
  thickbetweenthin: triple,
});

/** Of a line as it is written in a file; the thinnest that is drawn is a quarter of a point. */
export function lineOfShape(
  pattern: EdgePattern,
  width: number,
  strokes: readonly Stroke[] | undefined,
  color: string | undefined,
): Edge {
  return {
    pattern,
    width: Math.max(0.25, width),
    ...(strokes && { strokes }),
    ...(color !== undefined && { color }),
    space: 0,
  };
}
