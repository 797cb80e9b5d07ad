import type { PageSpace } from './page-space.ts';

/** A frame whose cells have a certain width; mm. */
export interface FrameSize {
  /** Cells in a row. */
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

/** Where the frame is on a page as seen, mm. */
export interface FramePlace {
  readonly right: number;
  readonly top: number;
  /** Width of a cell. */
  readonly cell: number;
  /** Cells in a row. */
  readonly columns: number;
  /** Height of a margin that the page needs above its content; `top` is from the top of the margin. 0: none. */
  readonly margin: number;
}

/** Clearance around the frame, the least distance to the edges of the page, and from one place that is tried to the next. */
const [clearance, edge, step] = [1, 5, 1];
/** Parts of the width of a cell that are tried one after the other. */
const shrinking = [1, 0.85, 0.7] as const;

function* placesFrom(first: number, last: number): Generator<number> {
  for (let at = first; at <= last; at += step) yield at;
}

/**
 * Chooses where on a page a frame hides nothing: where seals belong, at the top right; else below along the right edge; else further to
 * the left; and then with smaller cells. On a page without such a place it is in a margin above the content.
 */
export function placeFrame(
  page: { readonly width: number; readonly height: number },
  /** Undefined: what the page shows is unknown. */
  space: PageSpace | undefined,
  usual: { readonly right: number; readonly top: number; readonly cell: number },
  sizeOf: (cell: number) => FrameSize,
): FramePlace {
  const usualSize = sizeOf(usual.cell);
  const inMargin = { ...usual, columns: usualSize.columns, top: edge, margin: Math.ceil(usualSize.height + 2 * edge) };
  if (space === undefined) return inMargin;
  for (const part of shrinking) {
    const cell = usual.cell * part;
    const { columns, width, height } = sizeOf(cell);
    const isFree = (right: number, top: number): boolean =>
      space.isFree({
        left: page.width - right - width - clearance,
        top: top - clearance,
        right: page.width - right + clearance,
        bottom: top + height + clearance,
      });
    if (isFree(usual.right, usual.top)) return { ...usual, cell, columns, margin: 0 };
    const [lowest, leftmost] = [page.height - edge - height, page.width - edge - width];
    for (const right of placesFrom(usual.right, leftmost))
      for (const top of placesFrom(edge, lowest))
        if (isFree(right, top)) return { right, top, cell, columns, margin: 0 };
  }
  return inMargin;
}
