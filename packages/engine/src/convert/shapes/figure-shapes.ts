import { clockwiseTurn, ellipseAngle, seenArc } from './shape-values.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { ellipseRoom, filled, roomOf, stroked, whole, type DrawShape, type Point } from './shape-frame.ts';

/** Units that the parts of a face are stated in. */
const unit = 21_600;

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

/** A flag in the wind, of some waves. Adjustments: height of the waves, and how far it leans. */
function wavy(waves: number, plain: number, most: number): DrawShape {
  return (frame) => {
    const { width, height } = frame;
    const high = height * frame.part(1, plain, most);
    const lean = 2 * width * Math.min(0.1, Math.max(-0.1, frame.signed(2, 0)));
    const [leftTop, rightTop] = [Math.max(0, -lean), width - Math.max(0, lean)];
    const [leftFoot, rightFoot] = [Math.max(0, lean), width + Math.min(0, lean)];
    const [third, swing] = [(rightTop - leftTop) / (3 * waves), (high * 10) / 3];
    const foot = height - high;
    const path = new PathBuilder().move(leftTop, high);
    for (let x = leftTop, wave = 0; wave < waves; wave++, x += 3 * third) {
      path.curve(x + third, high - swing, x + 2 * third, high + swing, x + 3 * third, high);
    }
    path.line(rightFoot, foot);
    for (let x = rightFoot, wave = 0; wave < waves; wave++, x -= 3 * third) {
      path.curve(x - third, foot + swing, x - 2 * third, foot - swing, x - 3 * third, foot);
    }
    const [left, right] = [Math.max(leftTop, leftFoot), Math.min(rightTop, rightFoot)];
    return { paths: [whole(path.close())], text: roomOf(left, 2 * high, right, height - 2 * high) };
  };
}

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

export const figureShapes: Readonly<Record<string, DrawShape>> = {
  smileyFace,
  wave: wavy(1, 12_500, 0.2),
  doubleWave: wavy(2, 6_250, 0.125),
  moon,
  blockArc,
};
