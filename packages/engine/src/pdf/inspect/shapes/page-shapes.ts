import type { PageCharacter, PageLine, PageMarks } from '../content/page-marks.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { BandIndex } from './band-index.ts';
import type { Box } from './box.ts';
import { findBoxes } from './find-boxes.ts';
import { mergeLines } from './merge-lines.ts';
import { nestBoxes, type NestedBox } from './nest-boxes.ts';
import { textPieces, type TextPiece } from './text-lines.ts';

/** What a page is made of, as a reader sees it. */
export interface PageShapes {
  readonly width: number;
  readonly height: number;
  readonly across: readonly PageLine[];
  readonly down: readonly PageLine[];
  /** Lines across that are no side of a box. */
  readonly free: readonly PageLine[];
  /** From the smallest to the largest. */
  readonly boxes: readonly NestedBox[];
  readonly ellipses: readonly Box[];
  readonly pieces: readonly TextPiece[];
  readonly characters: BandIndex<PageCharacter>;
  readonly ink: BandIndex<Box>;
  readonly text: BandIndex<TextPiece>;
}

/** Is a line the upper or lower side of a box, or part of it? */
function isSide({ at, from, to }: PageLine, boxes: readonly Box[]): boolean {
  return boxes.some(
    ({ left, right, top, bottom }) =>
      (Math.abs(at - top) < 1 || Math.abs(at - bottom) < 1) && from < right - 1 && to > left + 1,
  );
}

/** @throws InspectStop */
export function readShapes(marks: PageMarks, width: number, height: number, budget: InspectBudget): PageShapes {
  const across = mergeLines(marks.lines, 'across');
  const down = mergeLines(marks.lines, 'down');
  budget.countSteps(marks.characters.length * 4);
  const boxes = nestBoxes(findBoxes(across, down, budget), budget);
  budget.countSteps(across.length * boxes.length);
  const pieces = textPieces(marks.characters);
  return {
    width,
    height,
    across,
    down,
    free: across.filter((line) => !isSide(line, boxes)),
    boxes,
    ellipses: marks.ellipses,
    pieces,
    characters: new BandIndex(marks.characters),
    ink: new BandIndex([...marks.ink, ...marks.images]),
    text: new BandIndex(pieces),
  };
}
