import type { Line, PlacedGlyph } from '../layout/index.ts';
import type { Pen } from './pen.ts';
import { keptRuns, type GlyphCodes, type LineRun } from './line-runs.ts';

/** Sine of the slant that replaces a missing italic: 12 degrees, as most italics lean. */
const slant = 0.2126;
/** Width of the stroke around glyphs that replaces a missing bold, in type sizes. */
const bolder = 0.03;

/** Where the text of a line begins on the page, in pt: x of `along` 0 and y of `cross` 0 (vertical: of the axis and its top). */
export interface TextOrigin {
  readonly x: number;
  readonly y: number;
  readonly vertical: boolean;
}

/**
 * Shows placed glyphs inside one BT … ET. Glyphs that follow each other in one font, size and line go into one TJ, with
 * adjustments where their places differ from their advances; so a reader gets whole lines out of the text.
 */
export class TextWriter {
  readonly #pen: Pen;
  readonly #codes: GlyphCodes;
  #color: string | undefined | null = null;
  #font = '';
  #size = 0;
  #scale = 1;
  #bold = false;
  /** The start of the present line of text, as the reader of the stream has it. */
  #lineX = 0;
  #lineY = 0;
  #turned = false;
  /** The open TJ: its codes, how far the pen goes back before each, and where it is along the line. */
  readonly #open: number[] = [];
  readonly #shifts: number[] = [];
  #along = 0;
  #cross = 0;

  constructor(pen: Pen, codes: GlyphCodes) {
    this.#pen = pen;
    this.#codes = codes;
  }

  begin(): void {
    this.#pen.beginText();
    this.#lineX = 0;
    this.#lineY = 0;
    this.#turned = false;
  }

  end(): void {
    this.#flush();
    if (this.#scale !== 1) this.#pen.widen(1);
    if (this.#bold) this.#pen.outlineText(false);
    this.#scale = 1;
    this.#bold = false;
    this.#font = '';
    this.#color = null;
    this.#pen.endText();
  }

  /** Shows the glyphs of a line. */
  showLine(line: Line, origin: TextOrigin): void {
    // Each line sets its whole state, so that its operators do not depend on its place.
    this.#flush();
    const runs = origin.vertical ? undefined : keptRuns(line);
    if (!runs) for (const placed of line.glyphs) this.show(placed, origin, placed.style.color);
    else for (const run of runs) this.#showRun(run, origin);
  }

  #showRun(run: LineRun, origin: TextOrigin): void {
    const { base } = this.#codes;
    const operator = base && run.operator(base);
    const [first] = run.glyphs;
    if ((base && !operator) || !first) {
      for (const placed of run.placed) this.show(placed, origin, placed.style.color);
      return;
    }
    this.#flush();
    const { font } = this.#codes.codeOf(first);
    if (run.color !== this.#color) {
      this.#pen.fillColor(run.color);
      this.#color = run.color;
    }
    this.#setState(font, run.size, run.scale, run.bold, run.color);
    this.#moveTo(origin.x + run.x, origin.y + run.cross);
    if (operator && this.#pen.showPacked) this.#pen.showPacked(operator);
    else this.#pen.showCodes(run.codes((glyph) => this.#codes.codeOf(glyph).code) ?? [], run.shifts);
  }

  show(placed: PlacedGlyph, origin: TextOrigin, color: string | undefined): void {
    const { glyph, size, scale } = placed;
    const { font, code, width } = this.#codes.codeOf(glyph);
    const bold = glyph.embolden ?? false;
    if (color !== this.#color) {
      this.#flush();
      this.#pen.fillColor(color);
      this.#color = color;
    }
    if (font !== this.#font || size !== this.#size || scale !== this.#scale || bold !== this.#bold) {
      this.#flush();
      this.#setState(font, size, scale, bold, color);
    }
    const plain = !placed.sideways && !glyph.slant && placed.heightScale === 1 && !origin.vertical;
    if (plain) this.#showInLine(placed, origin, code, width);
    else this.#showAlone(placed, origin, code);
  }

  #setState(font: string, size: number, scale: number, bold: boolean, color: string | undefined): void {
    if (font !== this.#font || size !== this.#size) this.#pen.font(font, size);
    if (scale !== this.#scale) this.#pen.widen(scale);
    if (bold) {
      this.#pen.strokeColor(color);
      this.#pen.lineWidth(Math.round(size * bolder * 100) / 100);
    }
    if (bold !== this.#bold) this.#pen.outlineText(bold);
    this.#font = font;
    this.#size = size;
    this.#scale = scale;
    this.#bold = bold;
  }

  #showInLine(placed: PlacedGlyph, origin: TextOrigin, code: number, width: number): void {
    const { size, scale, along } = placed;
    const cross = origin.y + placed.cross;
    const unit = (size * scale) / 1000;
    if (this.#open.length === 0 || cross !== this.#cross) {
      this.#flush();
      this.#moveTo(origin.x + along, cross);
      this.#along = along;
      this.#cross = cross;
    }
    // As an integer: a negative zero would make V8 compile this again.
    const shift = Math.round((this.#along - along) / unit) | 0;
    this.#open.push(code);
    this.#shifts.push(shift);
    this.#along -= shift * unit;
    this.#along += width * unit;
  }

  /** A glyph that is turned, slanted or stretched: with a matrix of its own. */
  #showAlone(placed: PlacedGlyph, origin: TextOrigin, code: number): void {
    this.#flush();
    const { along, cross, heightScale, sideways, glyph } = placed;
    const x = origin.vertical ? origin.x + cross : origin.x + along;
    const y = origin.vertical ? origin.y - along : origin.y + cross;
    const lean = glyph.slant ? slant : 0;
    this.#pen.textMatrix(sideways ? [0, -1, heightScale, -lean, x, y] : [1, 0, lean, heightScale, x, y]);
    this.#pen.showCodes([code], [0]);
    this.#turned = true;
  }

  #moveTo(x: number, y: number): void {
    const [toX, toY] = [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
    if (this.#turned) this.#pen.textMatrix([1, 0, 0, 1, toX, toY], 2);
    else this.#pen.nextLine(toX - this.#lineX, toY - this.#lineY);
    this.#turned = false;
    this.#lineX = toX;
    this.#lineY = toY;
  }

  #flush(): void {
    if (this.#open.length === 0) return;
    this.#pen.showCodes(this.#open, this.#shifts);
    this.#open.length = 0;
    this.#shifts.length = 0;
  }
}
