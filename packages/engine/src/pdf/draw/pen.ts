import type { Shading } from './shading.ts';
import type { Matrix } from '../read/index.ts';

/**
 * What pages are drawn with: the operations of a content stream that this library uses (ISO 32000-1, 8 and 9). `Canvas` writes them into a
 * PDF, `CanvasPen` carries them out on a canvas. Lengths in pt, y upwards.
 */
export interface Pen {
  save(): void;
  /** @throws RangeError without a `save` before it */
  restore(): void;
  transform(matrix: Matrix): void;
  /** @param color `#rrggbb` or `rrggbb`; black when absent */
  fillColor(color: string | undefined): void;
  strokeColor(color: string | undefined): void;
  lineWidth(width: number): void;
  /** Lengths of dashes and gaps of the lines that follow, until `restore`. */
  dash(lengths: readonly number[]): void;
  /** Lines that follow end round, until `restore`. */
  roundCaps(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  rectangle(x: number, y: number, width: number, height: number): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number): void;
  closePath(): void;
  /** Fills, or draws the outline of, the path since the last of these calls. */
  fill(): void;
  stroke(): void;
  /** Fills by the even-odd rule: what is inside of two outlines is white again. */
  fillEvenOdd(): void;
  /** Fills what `clip` left of an area with colors that change. */
  shade(shading: Shading): void;
  /** Only what is inside of the path is drawn from now on, until `restore`. */
  clip(): void;
  /** Draws a picture, one of the names that the sheet gave, in the square from (0, 0) to (1, 1). */
  picture(name: string): void;
  /**
   * What is drawn from now on is multiplied with what is below, so that white is clear, until `restore`.
   * @param name the graphics state that the sheet gave
   */
  multiply(name: string): void;
  /**
   * What is below shows through what is drawn from now on, until `restore`.
   * @param share 0 is clear, 1 hides all that is below
   */
  opacity(share: number): void;

  beginText(): void;
  endText(): void;
  /** @param name one that `GlyphCodes` gave */
  font(name: string, size: number): void;
  /** Glyphs are `scale` times as wide; 1 at the start of a page. */
  widen(scale: number): void;
  /** Glyphs are drawn with a line around them, in the color and width of lines: bold type that the font has not. */
  outlineText(isOutlined: boolean): void;
  /** Moves to the start of the next line of text, from the start of the last. */
  nextLine(dx: number, dy: number): void;
  /** @param decimals how exact numbers are in a file */
  textMatrix(matrix: Matrix, decimals?: 2 | 3): void;
  /** Shows glyphs, the pen going back by as much before each as `shifts` states, in thousandths of the size. */
  showCodes(codes: readonly number[], shifts: readonly number[]): void;
  /** Shows what was made of codes and shifts before. Absent where glyphs are not written. */
  showPacked?(operator: Uint8Array): void;
}
