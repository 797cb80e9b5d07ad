import { PathBuilder, quarter } from './path-builder.ts';
import { filled, roomOf, stroked, type DrawShape } from './shape-frame.ts';
import { transposed } from './mirrored.ts';

/** The inside of a roll: black mixed in. */
const dark = -0.2;

/** A sheet that is rolled up at its top, to the right, and at its foot, to the left. Its adjustment: how thick the rolls are. */
const upright: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const roll = short * frame.part(1, 12_500, 0.25);
  const [half, fourth] = [roll / 2, roll / 4];
  const [right, foot] = [width - roll, height - roll];
  const around = (): PathBuilder =>
    new PathBuilder()
      .move(roll, foot)
      .line(roll, half)
      .arc(half, half, 2 * quarter, quarter)
      .line(width - half, 0)
      .arc(half, half, 3 * quarter, 2 * quarter)
      .lines([right, roll], [right, height - half])
      .arc(half, half, 0, quarter)
      .line(half, height)
      .arc(half, half, quarter, 2 * quarter)
      .close();
  const upper = new PathBuilder()
    .move(2 * roll, half)
    .arc(half, half, 0, quarter)
    .arc(fourth, fourth, quarter, 2 * quarter)
    .close();
  const lower = new PathBuilder()
    .move(roll, height - half)
    .arc(half, half, 0, 3 * quarter)
    .arc(fourth, fourth, 3 * quarter, 2 * quarter)
    .close();
  const lines = around()
    .move(roll + half, 0)
    .arc(half, half, 3 * quarter, 2 * quarter)
    .arc(fourth, fourth, quarter, 2 * quarter)
    .line(2 * roll, half)
    .move(right, roll)
    .line(roll + half, roll)
    .move(half, foot)
    .arc(fourth, fourth, 3 * quarter, 2 * quarter)
    .line(roll, height - half)
    .move(half, height)
    .arc(half, half, quarter, -quarter)
    .line(roll, foot);
  return {
    paths: [filled(around()), filled(upper, dark), filled(lower, dark), stroked(lines)],
    text: roomOf(roll, roll, right, height - half),
  };
};

/** Scrolls (巻物). */
export const scrollShapes: Readonly<Record<string, DrawShape>> = {
  verticalScroll: upright,
  horizontalScroll: transposed(upright),
};
