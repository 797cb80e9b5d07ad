import type { PageLine, PageCharacter, PageMarks } from '../content/page-marks.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { nestBoxes, overlaps, type Box, type NestedBox } from './box.ts';
import { findBoxes } from './find-boxes.ts';
import { pageLines } from './page-lines.ts';
import { textPieces, type TextPiece } from './text-lines.ts';

/** Height of a band, pt. */
const band = 24;

/** Things by their place, so that those in a box are found without comparing all. */
class BandIndex<Thing extends Box> {
  readonly #bands = new Map<number, Thing[]>();

  constructor(things: readonly Thing[]) {
    for (const thing of things) {
      for (const key of bandsOf(thing)) {
        const list = this.#bands.get(key);
        if (list) list.push(thing);
        else this.#bands.set(key, [thing]);
      }
    }
  }

  /** Things that touch a box. */
  touching(box: Box): Thing[] {
    const found = new Set<Thing>();
    for (const key of bandsOf(box)) {
      for (const thing of this.#bands.get(key) ?? []) if (overlaps(thing, box)) found.add(thing);
    }
    return [...found];
  }

  /** Things whose middle is in a box. */
  inside(box: Box): Thing[] {
    return this.touching(box).filter(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
  }
}

/** Bands a box is in; of one that is higher than any page only the first ones. */
function bandsOf({ top, bottom }: Box): number[] {
  const first = Math.floor(top / band);
  const last = Math.min(Math.floor(bottom / band), first + 2_000);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

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
  const across = pageLines(marks, 'across');
  const down = pageLines(marks, 'down');
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
