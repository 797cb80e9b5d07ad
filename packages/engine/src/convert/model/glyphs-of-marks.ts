import type { PlacedGlyph } from '../../pdf/layout/index.ts';
import type { Mark } from './mark.ts';

/** The glyphs of marks in the order in which they are drawn. */
export function* glyphsOfMarks(marks: readonly Mark[]): Generator<PlacedGlyph> {
  for (const mark of marks) {
    if ('marks' in mark) yield* glyphsOfMarks(mark.marks);
    else if (mark.kind === 'lines') for (const line of mark.lines) yield* line.glyphs;
  }
}
