import { flipped, transposed } from './mirrored.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { filled, stroked, wholeRoom, type DrawShape } from './shape-frame.ts';

/** What is turned away: black mixed in. */
const dark = -0.2;

/**
 * A band that comes from the right, bends round at the left and continues to the right as an arrow. Adjustments: width of the band
 * and of its head, and length of the head.
 */
const bentRight: DrawShape = (frame) => {
  const { width, height, short, middleY } = frame;
  const part = frame.part(2, 50_000, height / 2 / short);
  const [head, band] = [short * part, short * frame.part(1, 25_000, part)];
  // Both edges of the band are ellipses as wide as the box, one `band` pt below the other.
  const radius = Math.max(1e-6, middleY - (band + head) / 4);
  const crossing = Math.sqrt(Math.max(0, 4 * radius * radius - band * band)) / (2 * radius);
  const long = short * frame.part(3, 25_000, (crossing * width) / short);
  const start = width - long;
  const turn = Math.acos(Math.min(1, long / Math.max(1e-6, width)));
  const fall = radius * Math.sin(turn);
  const out = (head - band) / 2;
  const front = (): PathBuilder =>
    new PathBuilder()
      .move(0, radius)
      .arc(width, radius, 2 * quarter, -turn)
      .lines([start, radius + fall - out], [width, height - head / 2], [start, radius + band + fall + out])
      .line(start, radius + band + fall)
      .arc(width, radius, 2 * quarter - turn, turn);
  // Where the edges cross: so far below the middle of the upper ellipse, and above that of the lower one.
  const rise = Math.asin(Math.min(1, band / 2 / radius));
  const back = new PathBuilder()
    .move(width - width * Math.cos(rise), radius + band / 2)
    .arc(width, radius, 2 * quarter - rise, quarter + rise)
    .line(width, band)
    .arc(width, radius, 3 * quarter, rise - quarter)
    .close();
  const lines = front()
    .line(0, radius)
    .arc(width, radius, 2 * quarter, quarter)
    .line(width, band)
    .arc(width, radius, 3 * quarter, rise - quarter);
  return { paths: [filled(front().close()), filled(back, dark), stroked(lines)], text: wholeRoom(frame) };
};

/** Arrows as of a bent band (カーブ矢印). */
export const curvedArrows: Readonly<Record<string, DrawShape>> = {
  curvedRightArrow: bentRight,
  curvedLeftArrow: flipped(bentRight, 'across'),
  curvedDownArrow: transposed(bentRight),
  curvedUpArrow: flipped(transposed(bentRight), 'down'),
};
