import type { Matrix } from './matrix.ts';
import type { PageBox } from './page-box.ts';

export type Rotation = 0 | 90 | 180 | 270;

/** From pt right and down from the top left of the page as seen, to user space. `unit` is the page's UserUnit. */
export function seenMatrix({ left, bottom, right, top }: PageBox, rotation: Rotation, unit: number): Matrix {
  const scale = 1 / unit;
  switch (rotation) {
    case 0:
      return [scale, 0, 0, -scale, left, top];
    case 90:
      // Turned clockwise, the left side is on top and the bottom left corner in the top left one.
      return [0, scale, scale, 0, left, bottom];
    case 180:
      return [-scale, 0, 0, scale, right, bottom];
    case 270:
      return [0, -scale, -scale, 0, right, top];
  }
}

/** From pt right and up from the bottom left of the page as seen, to user space. */
export function uprightMatrix({ left, bottom, right, top }: PageBox, rotation: Rotation, unit: number): Matrix {
  const scale = 1 / unit;
  switch (rotation) {
    case 0:
      return [scale, 0, 0, scale, left, bottom];
    case 90:
      return [0, scale, -scale, 0, right, bottom];
    case 180:
      return [-scale, 0, 0, -scale, right, top];
    case 270:
      return [0, -scale, scale, 0, left, top];
  }
}
