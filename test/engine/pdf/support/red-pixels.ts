import type { SeenPage } from './see-pdf.ts';

/** Pixels a point of the pages that are looked at. */
export const scale = 4;
/** Pixels of a length in mm. */
export const px = (mm: number): number => ((mm * 72) / 25.4) * scale;
export const isRed = ({ pixels, width }: SeenPage, x: number, y: number): boolean => {
  const at = (Math.floor(y) * width + Math.floor(x)) * 4;
  const [one, green, other] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  // Whichever of the two is red in the picture's order of channels.
  return Math.abs(one - other) > 80 && green < 150;
};

/** Columns and rows of red pixels within a rectangle, mm: left, top, right, bottom. */
export function redBounds(page: SeenPage, left: number, top: number, right: number, bottom: number) {
  const found: [number, number][] = [];
  for (let y = px(top); y < px(bottom); y += 1)
    for (let x = px(left); x < px(right); x += 1) if (isRed(page, x, y)) found.push([x, y]);
  const xs = found.map(([x]) => x);
  const ys = found.map(([, y]) => y);
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity);
  return { count: found.length, left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
}
