import { catchProblems } from '../../problems/index.ts';
import type { PageMarks } from '../inspect/content/page-marks.ts';
import { readPageMarks } from '../inspect/content/read-page-marks.ts';
import { InspectBudget } from '../inspect/inspect-limits.ts';
import type { Box } from '../inspect/shapes/box.ts';
import { FontCache } from '../inspect/text/font-cache.ts';
import {
  arrayOf,
  dictOf,
  identityMatrix,
  invert,
  readBox,
  transform,
  type PdfFile,
  type PdfPage,
} from '../read/index.ts';

/** What a page shows, in pt from its top left as seen: its content and its annotations. Undefined where not all of it can be read. */
export function takenBoxes(file: PdfFile, page: PdfPage): readonly Box[] | undefined {
  const shared = { file, budget: new InspectBudget(), fonts: new FontCache(file) };
  return catchProblems(
    () => {
      const { marks, stopped } = readPageMarks(shared, page);
      return stopped === undefined ? [...boxesOf(marks), ...annotationBoxes(file, page)] : undefined;
    },
    () => undefined,
  );
}

const boxesOf = ({ lines, characters, ellipses, ink, images }: PageMarks): readonly Box[] => [
  ...characters,
  ...ellipses,
  ...ink,
  ...images,
  ...lines.map(({ direction, at, from, to, thickness }): Box => {
    const [least, most] = [at - thickness / 2, at + thickness / 2];
    return direction === 'across'
      ? { left: from, right: to, top: least, bottom: most }
      : { left: least, right: most, top: from, bottom: to };
  }),
];

function annotationBoxes(file: PdfFile, page: PdfPage): readonly Box[] {
  const toSeen = invert(page.seenToUser) ?? identityMatrix;
  return (arrayOf(file, page.dict.get('Annots')) ?? []).flatMap((item) => {
    const box = readBox(file, dictOf(file, item)?.get('Rect'));
    if (box === undefined) return [];
    const [x, y] = transform(toSeen, box.left, box.bottom);
    const [toX, toY] = transform(toSeen, box.right, box.top);
    return [{ left: Math.min(x, toX), right: Math.max(x, toX), top: Math.min(y, toY), bottom: Math.max(y, toY) }];
  });
}

/** A box in another unit. */
export const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

/** Largest page that is looked at, mm²: A0 has a million. */
export const mostSquares = 4_000_000;

/** Squares of 1 mm that are taken, as sums over all squares above and to the left, so that any rectangle is looked at in one step. */
export class PageSpace {
  readonly #columns: number;
  readonly #rows: number;
  readonly #sums: Uint32Array;

  /** Lengths in mm. */
  constructor({ width, height }: { readonly width: number; readonly height: number }, taken: readonly Box[]) {
    this.#columns = Math.ceil(width);
    this.#rows = Math.ceil(height);
    const isTaken = new Uint8Array(this.#columns * this.#rows);
    for (const { left, right, top, bottom } of taken)
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.#rows, Math.ceil(bottom)); y += 1)
        isTaken.fill(
          1,
          y * this.#columns + Math.min(this.#columns, Math.max(0, Math.floor(left))),
          y * this.#columns + Math.min(this.#columns, Math.max(0, Math.ceil(right))),
        );
    const wide = this.#columns + 1;
    this.#sums = new Uint32Array(wide * (this.#rows + 1));
    for (let y = 1; y <= this.#rows; y += 1)
      for (let x = 1; x <= this.#columns; x += 1)
        this.#sums[y * wide + x] =
          (isTaken[(y - 1) * this.#columns + x - 1] ?? 0) +
          this.#at(x - 1, y) +
          this.#at(x, y - 1) -
          this.#at(x - 1, y - 1);
  }

  #at(x: number, y: number): number {
    return this.#sums[y * (this.#columns + 1) + x] ?? 0;
  }

  /** Is there nothing in a rectangle, mm? */
  isFree({ left, top, right, bottom }: Box): boolean {
    const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
    const [toX, toY] = [Math.min(this.#columns, Math.ceil(right)), Math.min(this.#rows, Math.ceil(bottom))];
    return this.#at(toX, toY) - this.#at(x, toY) - this.#at(toX, y) + this.#at(x, y) === 0;
  }
}
