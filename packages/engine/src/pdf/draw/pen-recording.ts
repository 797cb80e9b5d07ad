import type { Matrix } from '../read/index.ts';
import type { Pen } from './pen.ts';
import type { Shading } from './shading.ts';

/** Operations of a pen but those that only files know. */
type Operation = Exclude<keyof Pen, 'showPacked'>;

/** One call of a pen: the operation, and what it was called with. */
export type PenCall = { readonly [Name in Operation]: readonly [Name, ...Parameters<Pen[Name]>] }[Operation];

/** Keeps what is drawn, to draw it with other pens later: at another zoom, for instance. */
export class PenRecording implements Pen {
  readonly calls: PenCall[] = [];

  save(): void {
    this.calls.push(['save']);
  }

  restore(): void {
    this.calls.push(['restore']);
  }

  transform(matrix: Matrix): void {
    this.calls.push(['transform', matrix]);
  }

  fillColor(color: string | undefined): void {
    this.calls.push(['fillColor', color]);
  }

  strokeColor(color: string | undefined): void {
    this.calls.push(['strokeColor', color]);
  }

  lineWidth(width: number): void {
    this.calls.push(['lineWidth', width]);
  }

  dash(lengths: readonly number[]): void {
    this.calls.push(['dash', lengths]);
  }

  roundCaps(): void {
    this.calls.push(['roundCaps']);
  }

  moveTo(x: number, y: number): void {
    this.calls.push(['moveTo', x, y]);
  }

  lineTo(x: number, y: number): void {
    this.calls.push(['lineTo', x, y]);
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.calls.push(['curveTo', x1, y1, x2, y2, x, y]);
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.calls.push(['rectangle', x, y, width, height]);
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number): void {
    this.calls.push(['ellipse', x, y, radiusX, radiusY]);
  }

  closePath(): void {
    this.calls.push(['closePath']);
  }

  fill(): void {
    this.calls.push(['fill']);
  }

  fillEvenOdd(): void {
    this.calls.push(['fillEvenOdd']);
  }

  stroke(): void {
    this.calls.push(['stroke']);
  }

  shade(shading: Shading): void {
    this.calls.push(['shade', shading]);
  }

  clip(): void {
    this.calls.push(['clip']);
  }

  picture(name: string): void {
    this.calls.push(['picture', name]);
  }

  multiply(name: string): void {
    this.calls.push(['multiply', name]);
  }

  opacity(share: number): void {
    this.calls.push(['opacity', share]);
  }

  beginText(): void {
    this.calls.push(['beginText']);
  }

  endText(): void {
    this.calls.push(['endText']);
  }

  font(name: string, size: number): void {
    this.calls.push(['font', name, size]);
  }

  widen(scale: number): void {
    this.calls.push(['widen', scale]);
  }

  outlineText(isOutlined: boolean): void {
    this.calls.push(['outlineText', isOutlined]);
  }

  nextLine(dx: number, dy: number): void {
    this.calls.push(['nextLine', dx, dy]);
  }

  textMatrix(matrix: Matrix, decimals?: 2 | 3): void {
    this.calls.push(['textMatrix', matrix, decimals]);
  }

  showCodes(codes: readonly number[], shifts: readonly number[]): void {
    this.calls.push(['showCodes', [...codes], [...shifts]]);
  }
}

/** Draws with a pen what was recorded. */
export function replay(calls: readonly PenCall[], pen: Pen): void {
  for (const [name, ...given] of calls) {
    // A call holds what its operation takes, which TypeScript does not see through the union.
    (pen[name] as (...each: readonly unknown[]) => void).apply(pen, given);
  }
}
