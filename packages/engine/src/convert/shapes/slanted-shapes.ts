import { polygon, roomOf, type DrawShape } from './shape-frame.ts';

/** A trapezoid. Adjustments: how far the left and the right end of the top are inset from those of the foot. */
const leaning: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const most = width / short / 2;
  const [one, other] = [frame.part(1, 25_000, most), frame.part(2, 25_000, most)];
  const [left, right] = [short * one, width - short * other];
  const inset = (part: number): number => (width * part) / Math.max(1e-6, most) / 3;
  const top = (height * Math.max(one, other)) / Math.max(1e-6, most) / 3;
  return polygon(
    [
      [0, height],
      [left, 0],
      [right, 0],
      [width, height],
    ],
    roomOf(inset(one), top, width - inset(other), height),
  );
};

/** Half of a frame. Adjustments: how thick it is at the top and at the left. */
const halfFrame: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const left = short * frame.part(2, 33_333, width / short);
  const lean = height / Math.max(1e-6, width);
  const top = short * frame.part(1, 33_333, (height - left * lean) / short);
  const [right, foot] = [width - top / Math.max(1e-6, lean), height - left * lean];
  return polygon(
    [
      [0, 0],
      [width, 0],
      [right, top],
      [left, top],
      [left, foot],
      [0, height],
    ],
    roomOf(0, 0, (width + right) / 2, (height + foot) / 2),
  );
};

/** A stripe from the foot at the left to the top at the right. Its adjustment: where its inner side begins. */
const diagStripe: DrawShape = (frame) => {
  const { width, height } = frame;
  const part = frame.part(1, 50_000);
  const [x, y] = [width * part, height * part];
  return polygon(
    [
      [0, y],
      [x, 0],
      [width, 0],
      [0, height],
    ],
    roomOf(0, 0, (x + width) / 2, (y + height) / 2),
  );
};

/** Shapes with slanting sides. */
export const slantedShapes: Readonly<Record<string, DrawShape>> = {
  nonIsoscelesTrapezoid: leaning,
  halfFrame,
  diagStripe,
};
