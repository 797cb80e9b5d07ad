import { ellipseAngle, seenArc } from './shape-values.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { ellipseRoom, roomOf, whole, wholeRoom, type DrawShape, type Point } from './shape-frame.ts';

/** An ellipse with a tip at the top right. Its adjustment: how far that reaches. */
const teardrop: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const part = frame.part(1, 100_000, 2);
  const [x, y] = [middleX + middleX * part, middleY - middleY * part];
  const path = new PathBuilder()
    .move(0, middleY)
    .arc(middleX, middleY, 2 * quarter, quarter)
    .quadratic((middleX + x) / 2, 0, x, y)
    .quadratic(width, (middleY + y) / 2, width, middleY)
    .arc(middleX, middleY, 0, 2 * quarter)
    .close();
  return { paths: [whole(path)], text: ellipseRoom(width, height) };
};

/** A quarter of an ellipse. */
const pieWedge: DrawShape = ({ width, height }) => {
  const path = new PathBuilder()
    .move(0, height)
    .arc(width, height, 2 * quarter, quarter)
    .line(width, height)
    .close();
  const inset = 1 - Math.SQRT1_2;
  return { paths: [whole(path)], text: roomOf(width * inset, height * inset, width, height) };
};

/** A ring with a bar across it. Its adjustment: how thick they are. */
const noSmoking: DrawShape = (frame) => {
  const { width, height, middleX, middleY, short } = frame;
  const thick = short * frame.part(1, 18_750, 0.5);
  const [x, y] = [middleX - thick, middleY - thick];
  const path = new PathBuilder().ellipse(0, 0, width, height);
  const slope = Math.atan2(height, width);
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  const reach = Math.hypot(x * sin, y * cos);
  const half = thick / 2;
  if (half < reach) {
    // On the circle that the inner ellipse is made of: from the direction of the bar to where its side meets it.
    const along = Math.atan2(y === 0 ? 0 : x * sin, y * cos);
    const off = Math.asin(half / reach);
    for (const from of [along + off, along + off + 2 * quarter]) {
      const turn = 2 * quarter - 2 * off;
      const [end, start] = [from, from + turn];
      path
        .move(middleX + x * Math.cos(start), middleY + y * Math.sin(start))
        .arc(x, y, start, end - start)
        .close();
    }
  }
  return { paths: [whole(path)], text: ellipseRoom(width, height) };
};

/** A disk with eight rays. Its adjustment: how much of the box the rays take. */
const sun: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const radius = 0.5 - Math.max(0.125, frame.part(1, 25_000, 0.46875));
  const path = new PathBuilder();
  // A corner of the foot of the ray at an eighth of a turn; the others are as far from the middle, and from their ray.
  const [across, down] = [
    0.0884 + 0.75 * Math.cos(quarter / 4) * radius,
    0.0884 + 0.75 * Math.sin(quarter / 4) * radius,
  ];
  const far = Math.hypot(across, down);
  const spread = quarter / 2 - Math.atan2(down, across);
  const at = (out: number, angle: number): Point => [
    middleX + out * Math.cos(angle) * width,
    middleY + out * Math.sin(angle) * height,
  ];
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * quarter) / 2;
    path
      .move(...at(0.5, angle))
      .lines(at(far, angle + spread), at(far, angle - spread))
      .close();
  }
  const [x, y] = [radius * width, radius * height];
  path.ellipse(middleX - x, middleY - y, middleX + x, middleY + y);
  const inner = ellipseRoom(2 * x, 2 * y);
  const room = roomOf(
    middleX - x + inner.left,
    middleY - y + inner.top,
    middleX + x - inner.left,
    middleY + y - inner.top,
  );
  return { paths: [whole(path)], text: room };
};

/** A bowl with an opening at the top and a spout at the foot. */
const funnel: DrawShape = (frame) => {
  const { width, height, middleX, short } = frame;
  const rim = short / 20;
  const [x, y] = [middleX, height / 4];
  const [spoutX, spoutY] = [width / 8, height / 16];
  const tilt = (8 * Math.PI) / 180;
  const low = ellipseAngle(tilt, x, y);
  const spout = ellipseAngle(tilt, spoutX, spoutY);
  const path = new PathBuilder()
    .move(middleX - x * Math.cos(low), y + y * Math.sin(low))
    .arc(x, y, 2 * quarter - low, 2 * quarter + 2 * low)
    .line(middleX + spoutX * Math.cos(spout), height - spoutY + spoutY * Math.sin(spout))
    .arc(spoutX, spoutY, spout, 2 * quarter - 2 * spout)
    .close()
    .ellipse(rim, rim, width - rim, height / 2 - rim, true);
  return { paths: [whole(path)], text: wholeRoom(frame) };
};

/** A reel of tape: its end is at the foot. */
const magneticTape: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const end = middleY + middleY * Math.SQRT1_2;
  const path = new PathBuilder()
    .move(middleX, height)
    .arc(...seenArc(middleX, middleY, quarter, 3 * quarter + Math.atan2(height, width)))
    .lines([width, end], [width, height])
    .close();
  return { paths: [whole(path)], text: ellipseRoom(width, height) };
};

export const roundFigures: Readonly<Record<string, DrawShape>> = {
  teardrop,
  pieWedge,
  noSmoking,
  sun,
  funnel,
  flowChartMagneticTape: magneticTape,
};
