import type { Matrix } from '../read/index.ts';
import { ByteBuffer } from '../write/byte-buffer.ts';
import { colorOperator, numberText } from './color.ts';
import type { Pen } from './pen.ts';
import type { Shading } from './shading.ts';

/** How far a Bézier curve's handles reach for a quarter of a circle: 4/3·(√2−1). */
const quarter = 0.5523;

const [newLine, open, close, less, greater] = [0x0a, 0x5b, 0x5d, 0x3c, 0x3e];

/**
 * Writes the operators of a content stream (ISO 32000-1, 8 and 9). Lengths in pt, y upwards. Colors and line widths are set
 * only when they change; `save` and `restore` keep track of that.
 */
export class Canvas implements Pen {
  readonly #out: ByteBuffer;
  /** Those of the stream: `S1` is the first of the page's resources. */
  readonly shadings: Shading[] = [];
  /** Those of the stream: `G1` is the first of the page's resources. */
  readonly opacities: number[] = [];
  #fill: string | null = null;
  #stroke: string | null = null;
  #width: number | null = null;
  readonly #saved: { fill: string | null; stroke: string | null; width: number | null }[] = [];

  /** @param capacity bytes to begin with */
  constructor(capacity?: number) {
    this.#out = new ByteBuffer(capacity);
  }

  get isEmpty(): boolean {
    return this.#out.length === 0;
  }

  /** An operator as given, after its operands: ASCII, or its bytes. */
  write(operator: string | Uint8Array): void {
    this.#begin();
    if (typeof operator === 'string') this.#out.writeText(operator);
    else this.#out.write(operator);
  }

  /** Shows codes of two bytes, the pen going back by as much before each as `shifts` states, in thousandths of the size: Tj or TJ. */
  showCodes(codes: readonly number[], shifts: readonly number[]): void {
    this.#begin();
    const out = this.#out;
    const isAdjusted = shifts.some((shift) => shift !== 0);
    if (isAdjusted) out.writeByte(open);
    out.writeByte(less);
    for (let index = 0; index < codes.length; index++) {
      const shift = shifts[index] as number;
      if (shift !== 0) {
        out.writeByte(greater);
        out.writeInteger(shift);
        out.writeByte(less);
      }
      out.writeHex4(codes[index] as number);
    }
    out.writeByte(greater);
    if (isAdjusted) out.writeByte(close);
    out.writeText(isAdjusted ? ' TJ' : ' Tj');
  }

  save(): void {
    this.#saved.push({ fill: this.#fill, stroke: this.#stroke, width: this.#width });
    this.write('q');
  }

  restore(): void {
    const before = this.#saved.pop();
    if (!before) throw new RangeError('restore without save');
    this.#fill = before.fill;
    this.#stroke = before.stroke;
    this.#width = before.width;
    this.write('Q');
  }

  transform(matrix: Matrix): void {
    this.write(`${matrix.map((value) => numberText(value, 4)).join(' ')} cm`);
  }

  fillColor(color: string | undefined): void {
    const operator = colorOperator(color, 'fill');
    if (operator !== this.#fill) this.write(operator);
    this.#fill = operator;
  }

  strokeColor(color: string | undefined): void {
    const operator = colorOperator(color, 'stroke');
    if (operator !== this.#stroke) this.write(operator);
    this.#stroke = operator;
  }

  lineWidth(width: number): void {
    if (width !== this.#width) this.write(`${numberText(width)} w`);
    this.#width = width;
  }

  dash(lengths: readonly number[]): void {
    this.write(`[${lengths.map((length) => numberText(length, 3)).join(' ')}] 0 d`);
  }

  roundCaps(): void {
    this.write('1 J');
  }

  moveTo(x: number, y: number): void {
    this.write(`${numberText(x)} ${numberText(y)} m`);
  }

  lineTo(x: number, y: number): void {
    this.write(`${numberText(x)} ${numberText(y)} l`);
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.write(`${[x1, y1, x2, y2, x, y].map((value) => numberText(value)).join(' ')} c`);
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.write(`${[x, y, width, height].map((value) => numberText(value)).join(' ')} re`);
  }

  /** A closed ellipse about its center. */
  ellipse(x: number, y: number, radiusX: number, radiusY: number): void {
    const [dx, dy] = [radiusX * quarter, radiusY * quarter];
    this.moveTo(x + radiusX, y);
    this.curveTo(x + radiusX, y + dy, x + dx, y + radiusY, x, y + radiusY);
    this.curveTo(x - dx, y + radiusY, x - radiusX, y + dy, x - radiusX, y);
    this.curveTo(x - radiusX, y - dy, x - dx, y - radiusY, x, y - radiusY);
    this.curveTo(x + dx, y - radiusY, x + radiusX, y - dy, x + radiusX, y);
    this.closePath();
  }

  closePath(): void {
    this.write('h');
  }

  shade(shading: Shading): void {
    this.shadings.push(shading);
    this.write(`/S${this.shadings.length} sh`);
  }

  clip(): void {
    this.write('W n');
  }

  stroke(): void {
    this.write('S');
  }

  fill(): void {
    this.write('f');
  }

  fillEvenOdd(): void {
    this.write('f*');
  }

  picture(name: string): void {
    this.write(`/${name} Do`);
  }

  multiply(name: string): void {
    this.write(`/${name} gs`);
  }

  opacity(share: number): void {
    let index = this.opacities.indexOf(share);
    if (index < 0) index = this.opacities.push(share) - 1;
    this.write(`/G${index + 1} gs`);
  }

  beginText(): void {
    this.write('BT');
  }

  endText(): void {
    this.write('ET');
  }

  font(name: string, size: number): void {
    this.write(`/${name} ${numberText(size, 3)} Tf`);
  }

  widen(scale: number): void {
    this.write(`${numberText(scale * 100)} Tz`);
  }

  outlineText(isOutlined: boolean): void {
    this.write(isOutlined ? '2 Tr' : '0 Tr');
  }

  nextLine(dx: number, dy: number): void {
    this.write(`${numberText(dx)} ${numberText(dy)} Td`);
  }

  textMatrix(matrix: Matrix, decimals: 2 | 3 = 3): void {
    this.write(`${matrix.map((value) => numberText(value, decimals)).join(' ')} Tm`);
  }

  showPacked(operator: Uint8Array): void {
    this.write(operator);
  }

  /** What was drawn: ASCII, valid until something more is drawn. */
  toBytes(): Uint8Array<ArrayBuffer> {
    if (this.#saved.length > 0) throw new RangeError('save without restore');
    return this.#out.written;
  }

  #begin(): void {
    if (this.#out.length > 0) this.#out.writeByte(newLine);
  }
}
