import { isInk, type SeenPage } from '../../engine/pdf/support/see-pdf.ts';

/** A box on a page, in mm from its top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Dark pixels in a box of a page that is 210 mm wide. */
export function inkIn(page: SeenPage, { x, y, width, height }: Place): number {
  const scale = page.width / 210;
  let ink = 0;
  for (let row = y * scale; row < (y + height) * scale; row++)
    for (let column = x * scale; column < (x + width) * scale; column++) if (isInk(page, column, row)) ink++;
  return ink;
}
