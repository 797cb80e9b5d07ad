import { seenArc } from './shape-values.ts';
import { PathBuilder } from './path-builder.ts';
import { roomOf, stroked, whole, type DrawShape, type DrawnShape, type ShapeFrame } from './shape-frame.ts';

/** Units that the bulges of clouds are stated in, and those of their angles: 60,000ths of a degree. */
const unit = 43_200;
const angle = Math.PI / 180 / 60_000;

/** An arc of an ellipse: radii across and down, the angle that it begins at, as it is seen, and its turn. */
type Bulge = readonly [number, number, number, number];

const bulges: readonly Bulge[] = [
  [6_753, 9_190, -11_429_249, 7_426_832],
  [5_333, 7_267, -8_646_143, 5_396_714],
  [4_365, 5_945, -8_748_475, 5_983_381],
  [4_857, 6_595, -7_859_164, 7_034_504],
  [5_333, 7_273, -4_722_533, 6_541_615],
  [6_775, 9_220, -2_776_035, 7_816_140],
  [5_785, 7_867, 37_501, 6_842_000],
  [6_752, 9_215, 1_347_096, 6_910_353],
  [7_720, 10_543, 3_974_558, 4_542_661],
  [4_360, 5_918, -16_496_525, 8_804_134],
  [4_345, 5_945, -14_809_710, 9_151_131],
];

/** Where bulges continue inside of the cloud: a place, and the arc from there. */
const inside: readonly (readonly [x: number, y: number, bulge: Bulge])[] = [
  [4_693, 26_177, [4_345, 5_945, 5_204_520, 1_585_770]],
  [6_928, 34_899, [4_360, 5_918, 4_416_628, 686_848]],
  [16_478, 39_090, [6_752, 9_215, 8_257_449, 844_866]],
  [28_827, 34_751, [6_752, 9_215, 387_196, 959_901]],
  [34_129, 22_954, [5_785, 7_867, -4_217_541, 4_255_042]],
  [41_798, 15_354, [5_333, 7_273, 1_819_082, 1_665_090]],
  [38_324, 5_426, [4_857, 6_595, -824_660, 891_534]],
  [29_078, 3_952, [4_857, 6_595, -8_950_887, 1_091_722]],
  [22_141, 4_720, [4_365, 5_945, -9_809_656, 1_061_181]],
  [14_000, 5_192, [6_753, 9_190, -4_002_417, 739_161]],
  [4_127, 15_789, [6_753, 9_190, 9_459_261, 711_490]],
];

function drawCloud({ width, height }: ShapeFrame): DrawnShape {
  const [x, y] = [width / unit, height / unit];
  const bulge = (path: PathBuilder, [across, down, start, turn]: Bulge): PathBuilder => {
    const [radiusX, radiusY, from, sweep] = seenArc(across, down, start * angle, turn * angle);
    return path.arc(radiusX * x, radiusY * y, from, sweep);
  };
  const outline = new PathBuilder().move(3_900 * x, 14_370 * y);
  for (const each of bulges) bulge(outline, each);
  const lines = new PathBuilder();
  for (const [left, top, each] of inside) bulge(lines.move(left * x, top * y), each);
  return {
    paths: [whole(outline.close()), stroked(lines)],
    text: roomOf(5_954 * x, 6_524 * y, 34_174 * x, 34_674 * y),
  };
}

/** A cloud and bubbles from there to a place. Adjustments: that place, from the middle. */
const thought: DrawShape = (frame) => {
  const { width, height, short, middleX, middleY } = frame;
  const cloud = drawCloud(frame);
  const [offX, offY] = [width * frame.signed(1, -20_833), height * frame.signed(2, 62_500)];
  const toward = Math.atan2(offY * width, offX * height);
  // From the place to the ellipse that the cloud fills.
  const [wayX, wayY] = [middleX * Math.cos(toward) - offX, middleY * Math.sin(toward) - offY];
  const way = Math.hypot(wayX, wayY);
  const third = (way - (short * 11) / 36) / 3;
  const bubbles = [
    [short / 36, 0],
    [short / 18, third + short / 12],
    [short / 12, 2 * third + (short * 2) / 9],
  ] as const;
  const paths = bubbles.map(([radius, far]) => {
    const part = way > 0 ? far / way : 0;
    const [x, y] = [middleX + offX + wayX * part, middleY + offY + wayY * part];
    return whole(new PathBuilder().ellipse(x - radius, y - radius, x + radius, y + radius));
  });
  return { ...cloud, paths: [...cloud.paths, ...paths] };
};

export const cloudShapes: Readonly<Record<string, DrawShape>> = { cloud: drawCloud, cloudCallout: thought };
