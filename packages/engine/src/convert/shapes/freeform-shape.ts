import type { Guide, Freeform, FreeformNumber, FreeformPath, FreeformStep, ShapePath } from '../model/freeform.ts';
import { clockwiseTurn, seenArc, emusPerPoint, shapeValues } from './shape-values.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import { roomOf, type DrawnShape } from './shape-frame.ts';

/** Radians in 60,000ths of a degree. */
const guideAngle = Math.PI / 180 / 60_000;

/** Results beyond this are cut off there: what is drawn is smaller by far. */
const largest = 1e12;

function calculate(operator: Guide['operator'], x: number, y: number, z: number): number {
  switch (operator) {
    case '*/':
      return (x * y) / z;
    case '+-':
      return x + y - z;
    case '+/':
      return (x + y) / z;
    case '?:':
      return x > 0 ? y : z;
    case 'abs':
      return Math.abs(x);
    case 'at2':
      return Math.atan2(y, x) / guideAngle;
    case 'cat2':
      return x * Math.cos(Math.atan2(z, y));
    case 'cos':
      return x * Math.cos(y * guideAngle);
    case 'max':
      return Math.max(x, y);
    case 'min':
      return Math.min(x, y);
    case 'mod':
      return Math.hypot(x, y, z);
    case 'pin':
      return y < x ? x : y > z ? z : y;
    case 'sat2':
      return x * Math.sin(Math.atan2(z, y));
    case 'sin':
      return x * Math.sin(y * guideAngle);
    case 'sqrt':
      return Math.sqrt(x);
    case 'tan':
      return x * Math.tan(y * guideAngle);
    case 'val':
      return x;
  }
}

/** What a formula gives (ECMA-376 part 1, 20.1.9.11); 0 where it gives no number, as for a part of nothing. */
export function guideValue(operator: Guide['operator'], x: number, y: number, z: number): number {
  const value = calculate(operator, x, y, z);
  return Number.isFinite(value) ? Math.min(largest, Math.max(-largest, value)) : 0;
}

/** Farthest from its box that something of a shape is drawn, pt. */
const farthest = 20_000;

const bounded = (value: number): number => Math.min(farthest, Math.max(-farthest, value));

/** Draws the steps of one path at a size in pt. */
class FreeformPen {
  readonly #path = new PathBuilder();
  readonly #across: (x: number) => number;
  readonly #down: (y: number) => number;
  readonly #scaleX: number;
  readonly #scaleY: number;

  constructor(path: FreeformPath, width: number, height: number) {
    this.#scaleX = path.width > 0 ? width / path.width : 1 / emusPerPoint;
    this.#scaleY = path.height > 0 ? height / path.height : 1 / emusPerPoint;
    this.#across = (x) => bounded((x - path.left) * this.#scaleX);
    this.#down = (y) => bounded((y - path.top) * this.#scaleY);
  }

  get steps(): ShapePath['steps'] {
    return this.#path.steps;
  }

  draw(to: FreeformStep['to'], numbers: readonly number[]): void {
    const path = this.#path;
    if (to === 'close') {
      if (!path.isEmpty) path.close();
      return;
    }
    if (to === 'arc') {
      this.#arc(numbers);
      return;
    }
    if (to === 'boxArc') {
      this.#boxArc(numbers);
      return;
    }
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = this.#points(numbers);
    // A path without a start point begins at its first point.
    if (to === 'move' || path.isEmpty) path.move(x1, y1);
    if (to === 'line') path.line(x1, y1);
    else if (to === 'cubic') path.curve(x1, y1, x2, y2, x3, y3);
    else if (to === 'quadratic') path.quadratic(x1, y1, x2, y2);
    else if (to === 'quadrant') path.quadrant(x1, y1, numbers[2] === 1);
  }

  #points(numbers: readonly number[]): number[] {
    return numbers.map((each, index) => (index % 2 === 0 ? this.#across(each) : this.#down(each)));
  }

  #arc([acrossRadius = 0, downRadius = 0, first = 0, turned = 0]: readonly number[]): void {
    if (this.#path.isEmpty) this.#path.move(this.#across(0), this.#down(0));
    const whole = 4 * quarter;
    const sweep = Math.min(whole, Math.max(-whole, turned * guideAngle));
    const [radiusX, radiusY] = [bounded(acrossRadius * this.#scaleX), bounded(downRadius * this.#scaleY)];
    // Angles are those seen before the path is stretched to its shape.
    const [, , start, turn] = seenArc(acrossRadius, downRadius, (first * guideAngle) % whole, sweep);
    this.#path.arc(radiusX, radiusY, start, turn);
  }

  #boxArc(numbers: readonly number[]): void {
    const [left = 0, top = 0, right = 0, bottom = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = this.#points(numbers);
    const [radiusX, radiusY] = [(right - left) / 2, (bottom - top) / 2];
    const [middleX, middleY] = [left + radiusX, top + radiusY];
    const angle = (x: number, y: number): number => Math.atan2((y - middleY) * radiusX, (x - middleX) * radiusY);
    const start = angle(x1, y1);
    const isBack = numbers[8] === -1;
    const begin = [middleX + radiusX * Math.cos(start), middleY + radiusY * Math.sin(start)] as const;
    if (this.#path.isEmpty) this.#path.move(...begin);
    else this.#path.line(...begin);
    this.#path.arc(
      radiusX,
      radiusY,
      start,
      isBack ? -clockwiseTurn(angle(x2, y2), start) : clockwiseTurn(start, angle(x2, y2)),
    );
  }
}

/** A freeform at a size in pt. */
export function freeformShape({ guides, paths, text }: Freeform, width: number, height: number): DrawnShape {
  const values = shapeValues(width * emusPerPoint, height * emusPerPoint);
  const numberOf = (number: FreeformNumber): number =>
    typeof number === 'number' ? number : (values[number.value] ?? 0);
  for (const { operator, operands } of guides) {
    const [x, y, z] = operands;
    values.push(guideValue(operator, numberOf(x), numberOf(y), numberOf(z)));
  }
  const drawn = paths.map((path): ShapePath => {
    const pen = new FreeformPen(path, width, height);
    for (const { to, numbers } of path.steps) pen.draw(to, numbers.map(numberOf));
    const { isFilled, isStroked, tone } = path;
    return { steps: pen.steps, isFilled, isStroked, ...(tone !== undefined && { tone }) };
  });
  const [left, top, right, bottom] = (text ?? []).map((each) => bounded(numberOf(each) / emusPerPoint));
  return { paths: drawn, text: roomOf(left ?? 0, top ?? 0, right ?? width, bottom ?? height) };
}
