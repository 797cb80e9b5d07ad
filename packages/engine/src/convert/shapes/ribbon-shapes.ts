import { flipped } from './mirrored.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { filled, roomOf, stroked, type DrawShape } from './shape-frame.ts';

/** What is behind something else: black mixed in. */
const dark = -0.2;

/** A ribbon whose middle is higher than its ends. Adjustments: by how much, and how wide the middle is. */
const raised: DrawShape = (frame) => {
  const { width, height, middleX } = frame;
  const lower = height * frame.part(1, 16_667, 1 / 3);
  const half = (width * Math.max(0.25, frame.part(2, 50_000, 0.75))) / 2;
  const [bend, rise] = [width / 32, lower / 4];
  const [left, right] = [middleX - half, middleX + half];
  const [foot, step, notch] = [height - lower, width / 8, width / 8];
  const around = (): PathBuilder =>
    new PathBuilder()
      .move(0, height)
      .lines([notch, (lower + height) / 2], [0, lower], [left, lower], [left, rise])
      .arc(bend, rise, 2 * quarter, quarter)
      .line(right - bend, 0)
      .arc(bend, rise, 3 * quarter, quarter)
      .lines([right, lower], [width, lower], [width - notch, (lower + height) / 2], [width, height])
      .line(right - step + bend, height)
      .arc(bend, rise, quarter, 2 * quarter)
      .line(right - bend, height - 2 * rise)
      .arc(bend, rise, quarter, -2 * quarter)
      .line(left + bend, foot)
      .arc(bend, rise, 3 * quarter, -2 * quarter)
      .line(left + step - bend, height - 2 * rise)
      .arc(bend, rise, 3 * quarter, 2 * quarter)
      .close();
  // Where the ribbon is behind its middle: from the foot of the middle to where its end comes out.
  const fold = (start: number, way: 1 | -1): PathBuilder =>
    new PathBuilder()
      .move(start + way * step, height - rise)
      .lines([start + way * step, foot], [start + way * bend, foot])
      .arc(bend, rise, 3 * quarter, -way * 2 * quarter)
      .line(start + way * (step - bend), height - 2 * rise)
      .arc(bend, rise, 3 * quarter, way * quarter)
      .close();
  const lines = around();
  for (const [start, way] of [
    [left, 1],
    [right, -1],
  ] as const) {
    lines.move(start + way * step, foot).line(start + way * step, height - rise);
    lines.move(start, lower).line(start, foot + rise);
  }
  return {
    paths: [filled(around()), filled(fold(left, 1), dark), filled(fold(right, -1), dark), stroked(lines)],
    text: roomOf(left, 0, right, foot),
  };
};

/** A ribbon that hangs down, its middle lower than its ends. Adjustments: height, width of the middle, and how far it hangs. */
const hanging: DrawShape = (frame) => {
  const { width, height, middleX } = frame;
  const part = frame.part(1, 25_000);
  const half = (width * Math.max(0.25, frame.part(2, 50_000, 0.75))) / 2;
  const sag = height * Math.max(part - (1 - part) / 2, frame.part(3, 12_500, part));
  const drop = height * part - sag;
  const thick = height * (1 - part);
  const [left, right, step] = [middleX - half, middleX + half, width / 8];
  /** How far the ribbon hangs down at a place across. */
  const at = (x: number): number => (4 * sag * x * (width - x)) / (width * width || 1);
  // A parabola from one place to another, `lower` pt down: its handle is where the lines along its ends meet.
  const along = (path: PathBuilder, from: number, to: number, lower: number): PathBuilder => {
    const slope = (4 * sag * (width - 2 * from)) / (width * width || 1);
    return path.quadratic((from + to) / 2, at(from) + (slope * (to - from)) / 2 + lower, to, at(to) + lower);
  };
  const [inLeft, inRight] = [left + step, right - step];
  const notch = ((sag * 7) / 8 + thick) / 2;
  const around = (): PathBuilder => {
    const path = along(new PathBuilder().move(0, 0), 0, inLeft, 0).line(left, at(left) + drop);
    along(path, left, right, drop).line(inRight, at(inRight));
    along(path, inRight, width, 0).lines([width - step, notch], [width, thick]);
    along(path, width, right, thick).line(right, at(right) + drop + thick);
    along(path, right, left, drop + thick).line(left, at(left) + thick);
    return along(path, left, 0, thick).line(step, notch).close();
  };
  const back = along(new PathBuilder().move(inLeft, at(inLeft)).line(left, at(left) + drop), left, right, drop);
  back.lines([inRight, at(inRight)], [inRight, at(inRight) + drop]);
  along(back, inRight, inLeft, drop).close();
  const lines = around();
  for (const x of [left, right]) lines.move(x, at(x) + thick).line(x, at(x) + drop);
  for (const x of [inLeft, inRight]) lines.move(x, at(x)).line(x, at(x) + drop);
  return {
    paths: [filled(around()), filled(back, dark), stroked(lines)],
    text: roomOf(left, sag + drop, right, at(left) + drop + thick),
  };
};

/** A ribbon between heads of arrows. Adjustments: its width, length of the heads, and how far it steps down in the middle. */
const betweenHeads: DrawShape = (frame) => {
  const { width, height, short, middleX, middleY } = frame;
  const stepPart = frame.part(3, 16_667, 1 / 3);
  const half = (height * frame.part(1, 50_000, 1 - stepPart)) / 2;
  const bend = width / 32;
  const head = short * frame.part(2, 50_000, (width / 2 - bend) / short);
  const [lower, rise] = [(height * stepPart) / 2, (height * stepPart) / 4];
  // The left half is as much above the middle of the box as the right one below.
  const [up, down] = [middleY - lower, middleY + lower];
  const around = (): PathBuilder =>
    new PathBuilder()
      .move(0, up)
      .lines([head, 0], [head, up - half], [middleX, up - half])
      .arc(bend, rise, 3 * quarter, 2 * quarter)
      .arc(bend, rise, 3 * quarter, -2 * quarter)
      .lines([width - head, down - half], [width - head, 2 * down - height], [width, down])
      .lines([width - head, height], [width - head, down + half], [middleX, down + half])
      .arc(bend, rise, quarter, quarter)
      .lines([middleX - bend, up + half], [head, up + half], [head, 2 * up])
      .close();
  const fold = new PathBuilder()
    .move(middleX + bend, up - half + rise)
    .arc(bend, rise, 0, quarter)
    .arc(bend, rise, 3 * quarter, -2 * quarter)
    .line(middleX + bend, down - half)
    .close();
  const lines = around();
  lines.move(middleX + bend, up - half + rise).line(middleX + bend, down - half);
  lines.move(middleX - bend, down - half - rise).line(middleX - bend, up + half);
  const into = (head * half) / Math.max(1e-6, up);
  return {
    paths: [filled(around()), filled(fold, dark), stroked(lines)],
    text: roomOf(head - into, up - half, width - head + into, down + half),
  };
};

/** Ribbons (リボン). */
export const ribbonShapes: Readonly<Record<string, DrawShape>> = {
  ribbon2: raised,
  ribbon: flipped(raised, 'down'),
  ellipseRibbon: hanging,
  ellipseRibbon2: flipped(hanging, 'down'),
  leftRightRibbon: betweenHeads,
};
