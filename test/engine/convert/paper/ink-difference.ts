import type { SeenPage } from '../../pdf/support/see-pdf.ts';

/** Shades of 255 by which pixels may differ where nothing else is required: as much as the edges of letters do. */
const usualShades = 96;
/** Pixels darker than this are ink. */
const paperShade = 200;

function shadeOf({ pixels, width }: SeenPage, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
}

/** Whether a pixel of one picture has one of a like shade at its place in the other, or next to it. */
function isNear(one: SeenPage, other: SeenPage, x: number, y: number, shades: number): boolean {
  const shade = shadeOf(one, x, y);
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      const [toX, toY] = [x + right, y + down];
      if (toX < 0 || toY < 0 || toX >= other.width || toY >= other.height) continue;
      if (Math.abs(shadeOf(other, toX, toY) - shade) <= shades) return true;
    }
  }
  return false;
}

/**
 * The part of the ink of two pictures that the other one has not, as a share of 1.
 * @param below what is under both: where both are as it is, nothing is compared
 * @param shades by which pixels may differ, of 255
 */
export function inkDifference(one: SeenPage, other: SeenPage, below?: SeenPage, shades = usualShades): number {
  const isBelow = (picture: SeenPage, x: number, y: number): boolean =>
    below !== undefined && shadeOf(picture, x, y) === shadeOf(below, x, y);
  let [ink, far] = [0, 0];
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      if (shadeOf(one, x, y) > paperShade && shadeOf(other, x, y) > paperShade) continue;
      if (isBelow(one, x, y) && isBelow(other, x, y)) continue;
      ink++;
      if (!isNear(one, other, x, y, shades) || !isNear(other, one, x, y, shades)) far++;
    }
  }
  return ink === 0 ? 0 : far / ink;
}

/** A clear picture over another one, or multiplied with it, as the browser composes layers. */
export function laidOver(below: SeenPage, above: SeenPage, multiplies: boolean): SeenPage {
  const pixels = new Uint8Array(below.pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (above.pixels[at + 3] ?? 0) / 255;
    for (let channel = at; channel < at + 3; channel++) {
      const [under, over] = [pixels[channel] ?? 0, above.pixels[channel] ?? 0];
      pixels[channel] = under * (1 - alpha) + (multiplies ? (under * over) / 255 : over) * alpha;
    }
  }
  return { ...below, pixels };
}
