import { ringArrows } from './ring-arrows.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { roomOf, whole, type DrawShape, type Point } from './shape-frame.ts';

/** Up, around and down. Adjustments: width of the shaft, half that of the head, its length, the bend, and where the tip is. */
const uTurn: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const part = frame.part(2, 25_000, 0.25);
  const half = short * part;
  const shaft = short * frame.part(1, 25_000, 2 * part);
  const head = short * frame.part(3, 25_000, (height - shaft) / short);
  const tip = Math.max(Math.min(1, (shaft + head) / Math.max(1e-6, height)), frame.part(5, 75_000)) * height;
  const start = tip - head;
  const middle = width - half;
  const right = middle + shaft / 2;
  const bend = short * frame.part(4, 43_750, Math.min(right / 2, start) / short);
  const inner = Math.max(0, bend - shaft);
  const path = new PathBuilder()
    .move(0, height)
    .line(0, bend)
    .arc(bend, bend, 2 * quarter, quarter)
    .line(right - bend, 0)
    .arc(bend, bend, 3 * quarter, quarter)
    .lines([right, start], [width, start], [middle, tip], [width - 2 * half, start], [right - shaft, start])
    .line(right - shaft, shaft + inner)
    .arc(inner, inner, 0, -quarter)
    .line(shaft + inner, shaft)
    .arc(inner, inner, 3 * quarter, -quarter)
    .line(shaft, height)
    .close();
  return { paths: [whole(path)], text: roomOf(0, 0, width, height) };
};

/** Swings up to the right, and is wider toward its head. Adjustments: width of its end, and length of the head. */
const swoosh: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const end = height * Math.max(0.01, frame.part(1, 25_000, 0.75));
  const head = short * frame.part(2, 16_667, (0.7 * width) / short);
  const lean = Math.tan(quarter / 14);
  const out = short / 8;
  const [x, y] = [width - head, out];
  const [lowX, lowY] = [x + end * lean, y + end];
  const foot: Point = [lowX + out * lean, lowY + out];
  const path = new PathBuilder()
    .move(0, height)
    .quadratic(width / 6, height / 3, x, y)
    .lines([x - out * lean, 0], [width, foot[1] / 2 - height / 20], foot, [lowX, lowY])
    .quadratic(width / 4, lowY + height / 12, 0, height)
    .close();
  return { paths: [whole(path)], text: roomOf(0, 0, width, height) };
};

/** Arrows that go round (環状矢印). */
export const roundArrows: Readonly<Record<string, DrawShape>> = {
  uturnArrow: uTurn,
  ...ringArrows,
  swooshArrow: swoosh,
};
