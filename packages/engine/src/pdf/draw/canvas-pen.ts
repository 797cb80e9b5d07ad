import { identityMatrix, multiply, type Matrix } from '../read/index.ts';
import { cssColor } from './color.ts';
import type { Pen } from './pen.ts';
import type { Shading } from './shading.ts';

/** Colors that a context fills with: a `CanvasGradient`. */
export interface CanvasColors {
  addColorStop(at: number, color: string): void;
}

/** The part of a canvas' 2D context that pages are drawn with: that of a page, of a worker, or of a test. */
export interface DrawingContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: unknown;
  globalCompositeOperation: unknown;
  globalAlpha: number;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setLineDash(lengths: number[]): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation: number, from: number, to: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  closePath(): void;
  fill(path?: never): void;
  stroke(path?: never): void;
  clip(): void;
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): CanvasColors;
  createRadialGradient(x1: number, y1: number, radius1: number, x2: number, y2: number, radius2: number): CanvasColors;
  drawImage(image: never, x: number, y: number, width: number, height: number): void;
}

/** An outline in the form that the context draws: a `Path2D`. */
export type DrawnPath = object;

/** Outlines of one font. */
export interface GlyphSource {
  readonly unitsPerEm: number;
  /** Advance in thousandths of an em. */
  widthOf(glyph: number): number;
  /** The outline in font units, y upwards; undefined for a glyph without ink, or one whose outline is not there yet. */
  pathOf(glyph: number): DrawnPath | undefined;
}

export interface CanvasPenOptions {
  /** From pt, y upwards, to pixels of the canvas. */
  readonly matrix: Matrix;
  /** The font of a name that was given with a glyph. */
  readonly font: (name: string) => GlyphSource;
  /** A picture that the context can draw; undefined for one that is not there. */
  readonly picture: (name: string) => object | undefined;
}

/** Text of a stream: which font, and where its lines and its next glyph begin. */
interface TextState {
  font: GlyphSource | undefined;
  size: number;
  scale: number;
  isOutlined: boolean;
  line: Matrix;
  next: Matrix;
}

/**
 * Draws pages on a canvas. It carries out what `Canvas` writes, glyph by glyph from the outlines of the fonts, so that both show the
 * same. Lines thinner than a pixel are one pixel wide, as PDF viewers draw them.
 */
export class CanvasPen implements Pen {
  readonly #context: DrawingContext;
  readonly #options: CanvasPenOptions;
  #matrix: Matrix;
  #width = 1;
  readonly #saved: { readonly matrix: Matrix; readonly width: number }[] = [];
  /** The path since the last one was drawn has begun. */
  #isOpen = false;
  readonly #text: TextState = {
    font: undefined,
    size: 0,
    scale: 1,
    isOutlined: false,
    line: identityMatrix,
    next: identityMatrix,
  };

  constructor(context: DrawingContext, options: CanvasPenOptions) {
    this.#context = context;
    this.#options = options;
    this.#matrix = options.matrix;
    this.#apply(this.#matrix);
  }

  save(): void {
    this.#saved.push({ matrix: this.#matrix, width: this.#width });
    this.#context.save();
  }

  restore(): void {
    const before = this.#saved.pop();
    if (!before) throw new RangeError('restore without save');
    this.#matrix = before.matrix;
    this.#width = before.width;
    this.#context.restore();
  }

  transform(matrix: Matrix): void {
    this.#matrix = multiply(matrix, this.#matrix);
    this.#apply(this.#matrix);
  }

  fillColor(color: string | undefined): void {
    this.#context.fillStyle = cssColor(color);
  }

  strokeColor(color: string | undefined): void {
    this.#context.strokeStyle = cssColor(color);
  }

  lineWidth(width: number): void {
    this.#width = width;
  }

  dash(lengths: readonly number[]): void {
    this.#context.setLineDash([...lengths]);
  }

  roundCaps(): void {
    this.#context.lineCap = 'round';
  }

  moveTo(x: number, y: number): void {
    this.#begin();
    this.#context.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#context.lineTo(x, y);
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#context.bezierCurveTo(x1, y1, x2, y2, x, y);
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.#begin();
    this.#context.rect(x, y, width, height);
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number): void {
    this.#begin();
    this.#context.moveTo(x + radiusX, y);
    this.#context.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
    this.#context.closePath();
  }

  closePath(): void {
    this.#context.closePath();
  }

  fill(): void {
    this.#isOpen = false;
    this.#context.fill();
  }

  stroke(): void {
    this.#isOpen = false;
    this.#context.lineWidth = Math.max(this.#width, 1 / scaleOf(this.#matrix));
    this.#context.stroke();
  }

  fillEvenOdd(): void {
    this.#isOpen = false;
    // A context takes the rule where it takes a path.
    this.#context.fill('evenodd' as never);
  }

  shade({ from, to, radii, stops, area }: Shading): void {
    const context = this.#context;
    const gradient = radii
      ? context.createRadialGradient(...from, radii[0], ...to, radii[1])
      : context.createLinearGradient(...from, ...to);
    for (const { at, color } of stops) gradient.addColorStop(at, cssColor(color));
    context.save();
    context.fillStyle = gradient;
    context.beginPath();
    context.rect(...area);
    context.fill();
    context.restore();
    this.#isOpen = false;
  }

  clip(): void {
    this.#isOpen = false;
    this.#context.clip();
  }

  picture(name: string): void {
    const image = this.#options.picture(name);
    if (!image) return;
    this.#apply(multiply([1, 0, 0, -1, 0, 1], this.#matrix));
    // The caller's context and pictures belong together: both are of the browser.
    this.#context.drawImage(image as never, 0, 0, 1, 1);
    this.#apply(this.#matrix);
  }

  multiply(): void {
    this.#context.globalCompositeOperation = 'multiply';
  }

  opacity(share: number): void {
    this.#context.globalAlpha = share;
  }

  beginText(): void {
    this.#text.line = identityMatrix;
    this.#text.next = identityMatrix;
  }

  endText(): void {
    this.#apply(this.#matrix);
  }

  font(name: string, size: number): void {
    this.#text.font = this.#options.font(name);
    this.#text.size = size;
  }

  widen(scale: number): void {
    this.#text.scale = scale;
  }

  outlineText(isOutlined: boolean): void {
    this.#text.isOutlined = isOutlined;
  }

  nextLine(dx: number, dy: number): void {
    this.textMatrix(multiply([1, 0, 0, 1, dx, dy], this.#text.line));
  }

  textMatrix(matrix: Matrix): void {
    this.#text.line = matrix;
    this.#text.next = matrix;
  }

  showCodes(codes: readonly number[], shifts: readonly number[]): void {
    const { font, size, scale, next } = this.#text;
    if (!font) throw new RangeError('glyphs before a font');
    const unit = (size * scale) / 1000;
    const em = 1 / font.unitsPerEm;
    // From font units at the pen's place to pixels; along the line only the last two numbers change.
    const [a, b, c, d, e, f] = multiply([size * scale * em, 0, 0, size * em, 0, 0], multiply(next, this.#matrix));
    const [right, down] = [a / (scale * size * em), b / (scale * size * em)];
    let along = 0;
    for (let index = 0; index < codes.length; index++) {
      const glyph = codes[index] ?? 0;
      along -= (shifts[index] ?? 0) * unit;
      const path = font.pathOf(glyph);
      if (path) {
        this.#context.setTransform(a, b, c, d, e + along * right, f + along * down);
        this.#show(path, size * em);
      }
      along += font.widthOf(glyph) * unit;
    }
    this.#text.next = multiply([1, 0, 0, 1, along, 0], next);
  }

  #show(path: DrawnPath, unit: number): void {
    this.#context.fill(path as never);
    if (!this.#text.isOutlined) return;
    this.#context.lineWidth = this.#width / unit;
    this.#context.stroke(path as never);
  }

  #begin(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#apply(this.#matrix);
    this.#context.beginPath();
  }

  #apply([a, b, c, d, e, f]: Matrix): void {
    this.#context.setTransform(a, b, c, d, e, f);
  }
}

/** How many pixels a pt is, where the matrix does not say the same for both axes their mean. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
