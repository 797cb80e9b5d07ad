import type { PathStep } from '../model/freeform.ts';

/** A quarter of a turn. */
export const quarter = Math.PI / 2;

/** A handle of the curve with two handles that goes as one with the handle `middle` does. */
const handle = (end: number, middle: number): number => end + (2 / 3) * (middle - end);

/** Builds an outline step by step. Lengths are pt, angles radians, clockwise from the right since y goes down. */
export class PathBuilder {
  readonly steps: PathStep[] = [];
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;

  get isEmpty(): boolean {
    return this.steps.length === 0;
  }

  move(x: number, y: number): this {
    [this.#startX, this.#startY] = [x, y];
    return this.#go('move', x, y);
  }

  line(x: number, y: number): this {
    return this.#go('line', x, y);
  }

  lines(...points: readonly (readonly [x: number, y: number])[]): this {
    for (const [x, y] of points) this.line(x, y);
    return this;
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.steps.push({ to: 'curve', x1, y1, x2, y2, x, y });
    [this.#x, this.#y] = [x, y];
    return this;
  }

  /** A curve with one handle. */
  quadratic(x1: number, y1: number, x: number, y: number): this {
    const [fromX, fromY] = [this.#x, this.#y];
    return this.curve(handle(fromX, x1), handle(fromY, y1), handle(x, x1), handle(y, y1), x, y);
  }

  /** A quarter of an ellipse, which sets out along x or along y. */
  quadrant(x: number, y: number, isAlongX: boolean): this {
    const reach = (4 / 3) * (Math.SQRT2 - 1);
    const [fromX, fromY] = [this.#x, this.#y];
    const [toX, toY] = [(x - fromX) * reach, (y - fromY) * reach];
    return isAlongX
      ? this.curve(fromX + toX, fromY, x, y - toY, x, y)
      : this.curve(fromX, fromY + toY, x - toX, y, x, y);
  }

  /** Goes on from here along an ellipse with these radii, on which here is at the angle `start`, by `sweep`. */
  arc(radiusX: number, radiusY: number, start: number, sweep: number): this {
    const centerX = this.#x - radiusX * Math.cos(start);
    const centerY = this.#y - radiusY * Math.sin(start);
    const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / quarter - 1e-9));
    const step = sweep / pieces;
    const reach = (4 / 3) * Math.tan(step / 4);
    for (let piece = 0; piece < pieces; piece++) {
      const [from, to] = [start + piece * step, start + (piece + 1) * step];
      const at = (angle: number, along: number): readonly [number, number] => [
        centerX + radiusX * (Math.cos(angle) - along * Math.sin(angle)),
        centerY + radiusY * (Math.sin(angle) + along * Math.cos(angle)),
      ];
      this.curve(...at(from, reach), ...at(to, -reach), ...at(to, 0));
    }
    return this;
  }

  /** A closed ellipse in a box, clockwise; counter-clockwise, to be a hole, where `isHole`. */
  ellipse(left: number, top: number, right: number, bottom: number, isHole = false): this {
    const [radiusX, radiusY] = [(right - left) / 2, (bottom - top) / 2];
    const turn = isHole ? -4 * quarter : 4 * quarter;
    return this.move(left, top + radiusY)
      .arc(radiusX, radiusY, 2 * quarter, turn)
      .close();
  }

  close(): this {
    this.steps.push({ to: 'close' });
    [this.#x, this.#y] = [this.#startX, this.#startY];
    return this;
  }

  #go(to: 'move' | 'line', x: number, y: number): this {
    this.steps.push({ to, x, y });
    [this.#x, this.#y] = [x, y];
    return this;
  }
}
