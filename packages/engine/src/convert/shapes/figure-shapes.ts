import { clockwiseTurn, ellipseAngle, seenArc } from './ellipse-angle.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { ellipseRoom, filled, polygon, roomOf, stroked, whole, type DrawShape, type Point } from './shape-frame.ts';

/** Units that the corners of some figures are stated in. */
const unit = 21_600;

/** A polygon through places in 21,600ths of the box, with the room that it leaves to text. */
function cornersOf(room: readonly [number, number, number, number], ...places: readonly Point[]): DrawShape {
  return ({ width, height }) => {
    const [left, top, right, bottom] = room;
    const [x, y] = [width / unit, height / unit];
    return polygon(
      places.map(([across, down]): Point => [across * x, down * y]),
      roomOf(left * x, top * y, right * x, bottom * y),
    );
  };
}

const lightningBolt = cornersOf(
  [8_757, 7_437, 13_917, 14_277],
  [8_472, 0],
  [12_860, 6_080],
  [11_050, 6_797],
  [16_577, 12_007],
  [14_767, 12_877],
  [21_600, 21_600],
  [10_012, 14_915],
  [12_222, 13_987],
  [5_022, 9_705],
  [7_602, 8_382],
  [0, 3_890],
);

/** An explosion with short spikes. */
const irregularSeal1 = cornersOf(
  [4_627, 6_320, 16_702, 13_937],
  [10_800, 5_800],
  [14_522, 0],
  [14_155, 5_325],
  [18_380, 4_457],
  [16_702, 7_315],
  [21_097, 8_137],
  [17_607, 10_475],
  [21_600, 13_290],
  [16_837, 12_942],
  [18_145, 18_095],
  [14_020, 14_457],
  [13_247, 19_737],
  [10_532, 14_935],
  [8_485, 21_600],
  [7_715, 15_627],
  [4_762, 17_617],
  [5_667, 13_937],
  [135, 14_587],
  [3_722, 11_775],
  [0, 8_615],
  [4_627, 7_617],
  [370, 2_295],
  [7_312, 6_320],
  [8_352, 2_295],
);

/** A face; its adjustment is how far its mouth is bent, downwards where it is less than 0. */
const smileyFace: DrawShape = (frame) => {
  const { width, height, middleX } = frame;
  const bend = height * Math.min(0.04653, Math.max(-0.04653, frame.signed(1, 4_653)));
  const mouth = (height * 16_515) / unit;
  const [radiusX, radiusY] = [(width * 1_125) / unit, (height * 1_125) / unit];
  const eyes = new PathBuilder();
  for (const x of [6_215, 13_135]) {
    const [left, top] = [(width * x) / unit, (height * 7_570) / unit - radiusY];
    eyes.ellipse(left, top, left + 2 * radiusX, top + 2 * radiusY);
  }
  const smile = new PathBuilder()
    .move((width * 4_969) / 21_699, mouth - bend)
    .quadratic(middleX, mouth + 3 * bend, (width * 16_640) / unit, mouth - bend);
  const face = (): PathBuilder => new PathBuilder().ellipse(0, 0, width, height);
  return {
    paths: [filled(face()), filled(eyes, -0.2), stroked(eyes), stroked(smile), stroked(face())],
    text: ellipseRoom(width, height),
  };
};

/** A flag in the wind. Adjustments: height of the waves, and how far it leans. */
const wave: DrawShape = (frame) => {
  const { width, height } = frame;
  const high = height * frame.part(1, 12_500, 0.2);
  const lean = 2 * width * Math.min(0.1, Math.max(-0.1, frame.signed(2, 0)));
  const [leftTop, rightTop] = [Math.max(0, -lean), width - Math.max(0, lean)];
  const [leftFoot, rightFoot] = [Math.max(0, lean), width + Math.min(0, lean)];
  const [third, swing] = [(rightTop - leftTop) / 3, (high * 10) / 3];
  const [one, two] = [leftTop + third, (leftTop + third + rightTop) / 2];
  const foot = height - high;
  const [three, four] = [leftFoot + third, (leftFoot + third + rightFoot) / 2];
  const path = new PathBuilder()
    .move(leftTop, high)
    .curve(one, high - swing, two, high + swing, rightTop, high)
    .line(rightFoot, foot)
    .curve(four, foot + swing, three, foot - swing, leftFoot, foot)
    .close();
  const [left, right] = [Math.max(leftTop, leftFoot), Math.min(rightTop, rightFoot)];
  return { paths: [whole(path)], text: roomOf(left, 2 * high, right, height - 2 * high) };
};

/** A crescent open to the right. Its adjustment: how thick it is. */
const moon: DrawShape = (frame) => {
  const { width, height, middleY } = frame;
  const thick = frame.part(1, 50_000, 0.875);
  // The inner side is an ellipse through both tips, in parts of the box.
  const reach = (2 - thick * thick) / (1 - thick);
  const [radiusX, radiusY] = [reach / 2 - thick, (reach / 2 - thick) / 2];
  const start = Math.atan2(0.5 / radiusY, (1 - thick - radiusX) / radiusX);
  const path = new PathBuilder()
    .move(width, height)
    .arc(width, middleY, quarter, 2 * quarter)
    .arc(radiusX * width, radiusY * height, -start, -(4 * quarter - 2 * start))
    .close();
  const inset = thick * 0.2929;
  const half = Math.sqrt(Math.max(0, 1 - (1 - inset) ** 2)) * middleY;
  return { paths: [whole(path)], text: roomOf(inset * width, middleY - half, thick * width, middleY + half) };
};

/** Part of a ring. Adjustments: where it begins and ends, and how thick it is. */
const blockArc: DrawShape = (frame) => {
  const { width, height, middleX, middleY, short } = frame;
  const size = short * frame.part(3, 25_000, 0.5);
  const [innerX, innerY] = [middleX - size, middleY - size];
  const [from, to] = [frame.angle(1, 10_800_000), frame.angle(2, 0)];
  const turn = clockwiseTurn(from, to);
  const at = (angle: number, x: number, y: number): Point => {
    const own = ellipseAngle(angle, x, y);
    return [middleX + x * Math.cos(own), middleY + y * Math.sin(own)];
  };
  const path = new PathBuilder()
    .move(...at(from, middleX, middleY))
    .arc(...seenArc(middleX, middleY, from, turn))
    .line(...at(from + turn, innerX, innerY))
    .arc(...seenArc(innerX, innerY, from + turn, -turn))
    .close();
  return { paths: [whole(path)], text: roomOf(0, 0, width, height) };
};

/** How far signs of arithmetic reach from the middle, as a part of the box. */
const reach = 0.7349 / 2;

const box = (left: number, top: number, right: number, bottom: number): PathBuilder =>
  new PathBuilder().move(left, top).lines([right, top], [right, bottom], [left, bottom]).close();

export const figureShapes: Readonly<Record<string, DrawShape>> = {
  lightningBolt,
  irregularSeal1,
  smileyFace,
  wave,
  moon,
  blockArc,
  mathPlus: (frame) => {
    const { width, height, middleX, middleY, short } = frame;
    const half = (short * frame.part(1, 23_520, 0.7349)) / 2;
    const [x, y] = [width * reach, height * reach];
    return polygon(
      [
        [middleX - x, middleY - half],
        [middleX - half, middleY - half],
        [middleX - half, middleY - y],
        [middleX + half, middleY - y],
        [middleX + half, middleY - half],
        [middleX + x, middleY - half],
        [middleX + x, middleY + half],
        [middleX + half, middleY + half],
        [middleX + half, middleY + y],
        [middleX - half, middleY + y],
        [middleX - half, middleY + half],
        [middleX - x, middleY + half],
      ],
      roomOf(middleX - x, middleY - half, middleX + x, middleY + half),
    );
  },
  mathMinus: (frame) => {
    const { width, height, middleX, middleY } = frame;
    const [x, half] = [width * reach, (height * frame.part(1, 23_520)) / 2];
    const room = roomOf(middleX - x, middleY - half, middleX + x, middleY + half);
    return { paths: [whole(box(room.left, room.top, room.right, room.bottom))], text: room };
  },
  mathEqual: (frame) => {
    const { width, height, middleX, middleY } = frame;
    const thick = height * frame.part(1, 23_520, 0.36745);
    const half = (height * frame.part(2, 11_760, 1 - (2 * thick) / Math.max(1e-6, height))) / 2;
    const [left, right] = [middleX - width * reach, middleX + width * reach];
    const path = box(left, middleY - half - thick, right, middleY - half);
    path.move(left, middleY + half).lines([right, middleY + half]);
    path.lines([right, middleY + half + thick], [left, middleY + half + thick]).close();
    return { paths: [whole(path)], text: roomOf(left, middleY - half - thick, right, middleY + half + thick) };
  },
  mathMultiply: (frame) => {
    const { width, height, middleX, middleY, short } = frame;
    const half = (short * frame.part(1, 23_520, 0.51965)) / 2;
    const angle = Math.atan2(height, Math.max(1e-6, width));
    const [cos, sin] = [Math.cos(angle), Math.max(1e-6, Math.sin(angle))];
    const from = (Math.hypot(width, height) * (1 - 0.51965)) / 2;
    const [ax, ay] = [cos * from - sin * half, sin * from + cos * half];
    const [bx, by] = [cos * from + sin * half, sin * from - cos * half];
    const notchY = by + ((middleX - bx) * sin) / cos;
    const notchX = ax + ((middleY - ay) * cos) / sin;
    const points: readonly Point[] = [
      [ax, ay],
      [bx, by],
      [middleX, notchY],
      [width - bx, by],
      [width - ax, ay],
      [width - notchX, middleY],
      [width - ax, height - ay],
      [width - bx, height - by],
      [middleX, height - notchY],
      [bx, height - by],
      [ax, height - ay],
      [notchX, middleY],
    ];
    return polygon(points, roomOf(ax, by, width - ax, height - by));
  },
};
