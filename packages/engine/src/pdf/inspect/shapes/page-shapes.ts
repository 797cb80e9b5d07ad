import type { PageLine, PageCharacter, PageMarks } from '../content/page-marks.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { nestBoxes, overlaps, type Box, type NestedBox } from './box.ts';
import { findBoxes } from './find-boxes.ts';
import { textPieces, type TextPiece } from './text-lines.ts';

/** Lines this near to each other (pt, middle to middle) are one that was drawn twice. */
const together = 0.8;
/** Gaps this long are closed: between pieces of a line, and between dashes, which are short. */
const pieceGap = 0.8;
const dashGap = 3;
const dash = 5;

/** Joins pieces that are on one line. They are in order of their beginnings. */
function joinPieces(pieces: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  // Only the last piece determines whether dashes continue, not the line they have become.
  let lastLength = 0;
  for (const piece of pieces) {
    const line = joined.at(-1);
    const length = piece.to - piece.from;
    const gap = length < dash && lastLength < dash ? dashGap : pieceGap;
    lastLength = length;
    if (!line || piece.from > line.to + gap) joined.push(piece);
    else {
      joined[joined.length - 1] = {
        ...line,
        at: line.to - line.from >= length ? line.at : piece.at,
        to: Math.max(line.to, piece.to),
        thickness: Math.max(line.thickness, piece.thickness),
      };
    }
  }
  return joined;
}

/** Joins lines of one direction that are on each other or follow each other, and drops what is too short to be one. */
function mergeLines(lines: readonly PageLine[], direction: PageLine['direction']): PageLine[] {
  const sorted = lines.filter((line) => line.direction === direction).sort((one, two) => one.at - two.at);
  const merged: PageLine[] = [];
  for (let start = 0; start < sorted.length;) {
    const first = sorted[start]?.at ?? 0;
    let end = start + 1;
    while (end < sorted.length && (sorted[end]?.at ?? Infinity) - first <= together) end++;
    const group = sorted.slice(start, end).sort((one, two) => one.from - two.from);
    merged.push(...joinPieces(group));
    start = end;
  }
  return merged.filter(({ from, to }) => to - from >= 3);
}

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
