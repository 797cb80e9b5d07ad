import { polygon, roomOf, type DrawShape, type Point } from './shape-frame.ts';

interface Regular {
  readonly corners: number;
  /** Where its first corner is, in turns from the right, clockwise. */
  readonly from: number;
}

/** A regular polygon, as wide and high as its box. */
function regular({ corners, from }: Regular): DrawShape {
  const places = Array.from({ length: corners }, (_, index): Point => {
    const angle = 2 * Math.PI * (from + index / corners);
    return [Math.cos(angle), Math.sin(angle)];
  });
  const [across, down] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, wide] = [Math.min(...across), Math.max(...across) - Math.min(...across)];
  const [top, high] = [Math.min(...down), Math.max(...down) - Math.min(...down)];
  return ({ width, height }) => {
    const at = (x: number, y: number): Point => [((x - left) / wide) * width, ((y - top) / high) * height];
    const inside = Math.SQRT1_2 * Math.cos(Math.PI / corners);
    const [x1, y1] = at(-inside, -inside);
    const [x2, y2] = at(inside, inside);
    return polygon(
      places.map(([x, y]) => at(x, y)),
      roomOf(x1, y1, x2, y2),
    );
  };
}

export const regularPolygons: Readonly<Record<string, DrawShape>> = {
  heptagon: regular({ corners: 7, from: -1 / 4 }),
  decagon: regular({ corners: 10, from: 0 }),
  dodecagon: regular({ corners: 12, from: 1 / 24 }),
};
