import type { Matrix } from '../read/index.ts';
import { colorOperator } from './color.ts';
import { numberText } from './number-text.ts';

/** How far a Bézier curve's handles reach for a quarter of a circle: 4/3·(√2−1). */
const quarter = 0.5523;

/**
 * Writes the operators of a content stream (ISO 32000-1, 8 and 9). Lengths in pt, y upwards. Colours and line widths are set
 * only when they change; `save` and `restore` keep track of that.
 */
export class Canvas {
  readonly #operators: string[] = [];
  #fill: string | null = null;
  #stroke: string | null = null;
  #width: number | null = null;
  readonly #saved: { fill: string | null; stroke: string | null; width: number | null }[] = [];

  get isEmpty(): boolean {
    return this.#operators.length === 0;
  }

  /** Operators as they stand. */
  write(...operators: readonly string[]): void {
    this.#operators.push(...operators);
  }

  save(): void {
    this.#saved.push({ fill: this.#fill, stroke: this.#stroke, width: this.#width });
    this.#operators.push('q');
  }

  restore(): void {
    const before = this.#saved.pop();
    if (!before) throw new RangeError('restore without save');
    this.#fill = before.fill;
    this.#stroke = before.stroke;
    this.#width = before.width;
    this.#operators.push('Q');
  }

  transform(matrix: Matrix): void {
    this.#operators.push(`${matrix.map((value) => numberText(value, 4)).join(' ')} cm`);
  }

  fillColor(color: string | undefined): void {
    const operator = colorOperator(color, 'fill');
    if (operator !== this.#fill) this.#operators.push(operator);
    this.#fill = operator;
  }

  strokeColor(color: string | undefined): void {
    const operator = colorOperator(color, 'stroke');
    if (operator !== this.#stroke) this.#operators.push(operator);
    this.#stroke = operator;
  }

  lineWidth(width: number): void {
    if (width !== this.#width) this.#operators.push(`${numberText(width)} w`);
    this.#width = width;
  }

  moveTo(x: number, y: number): void {
    this.#operators.push(`${numberText(x)} ${numberText(y)} m`);
  }

  lineTo(x: number, y: number): void {
    this.#operators.push(`${numberText(x)} ${numberText(y)} l`);
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#operators.push(`${[x1, y1, x2, y2, x, y].map((value) => numberText(value)).join(' ')} c`);
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.#operators.push(`${[x, y, width, height].map((value) => numberText(value)).join(' ')} re`);
  }

  /** A closed ellipse about its centre. */
  ellipse(x: number, y: number, radiusX: number, radiusY: number): void {
    const [dx, dy] = [radiusX * quarter, radiusY * quarter];
    this.moveTo(x + radiusX, y);
    this.curveTo(x + radiusX, y + dy, x + dx, y + radiusY, x, y + radiusY);
    this.curveTo(x - dx, y + radiusY, x - radiusX, y + dy, x - radiusX, y);
    this.curveTo(x - radiusX, y - dy, x - dx, y - radiusY, x, y - radiusY);
    this.curveTo(x + dx, y - radiusY, x + radiusX, y - dy, x + radiusX, y);
    this.#operators.push('h');
  }

  stroke(): void {
    this.#operators.push('S');
  }

  fill(): void {
    this.#operators.push('f');
  }

  /** What was drawn: ASCII. */
  toText(): string {
    if (this.#saved.length > 0) throw new RangeError('save without restore');
    return this.#operators.join('\n');
  }
}
