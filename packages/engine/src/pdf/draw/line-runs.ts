import type { Glyph } from '../fonts/font-chain.ts';
import { thousandths } from '../fonts/embed/widths.ts';
import type { Line, PlacedGlyph } from '../layout/index.ts';
import { Canvas } from './canvas.ts';

/** A glyph as a content stream shows it. */
export interface GlyphCode {
  /** Name of the font among the page's resources. */
  readonly font: string;
  /** Two-byte character code in that font. */
  readonly code: number;
  /** Its advance as the font states it, in thousandths of an em. */
  readonly width: number;
}

export interface FixedCodes {
  codeOf(glyph: Glyph): number | undefined;
}

/** Gives glyphs of any font a code in the document at hand, and keeps what was given. */
export interface GlyphCodes {
  /** What gives some glyphs codes that are the same in many documents; what is made of them may be kept by it. */
  readonly base?: FixedCodes | undefined;
  codeOf(glyph: Glyph): GlyphCode;
}

/** Glyphs that follow each other in one line, font, size and color, upright. */
export class LineRun {
  readonly placed: readonly PlacedGlyph[];
  readonly glyphs: readonly Glyph[];
  /** Offset of the first glyph in its line, pt. */
  readonly x: number;
  readonly cross: number;
  readonly size: number;
  readonly scale: number;
  readonly bold: boolean;
  readonly color: string | undefined;
  /** How far the pen goes back before each glyph, as `TextWriter` counts it, thousandths of the size. */
  readonly shifts: readonly number[];
  /** What shows it in the codes of `#base`; undefined where one of its glyphs has none. */
  #operator: Uint8Array | undefined;
  #base: WeakRef<FixedCodes> | undefined;

  constructor(placed: readonly [PlacedGlyph, ...PlacedGlyph[]]) {
    const [first] = placed;
    this.placed = placed;
    this.shifts = shiftsOf(placed);
    this.glyphs = placed.map(({ glyph }) => glyph);
    this.x = first.along;
    this.cross = first.cross;
    this.size = first.size;
    this.scale = first.scale;
    this.bold = first.glyph.embolden ?? false;
    this.color = first.style.color;
  }

  /** What shows it in codes of `base`; undefined where a glyph has none. */
  operator(base: FixedCodes): Uint8Array | undefined {
    if (this.#base?.deref() !== base) {
      this.#base = new WeakRef(base);
      const codes = this.codes((glyph) => base.codeOf(glyph));
      this.#operator = codes && showing(codes, this.shifts);
    }
    return this.#operator;
  }

  /** The codes of its glyphs; undefined where one has none. */
  codes(codeOf: (glyph: Glyph) => number | undefined): readonly number[] | undefined {
    const codes: number[] = [];
    for (const glyph of this.glyphs) {
      const code = codeOf(glyph);
      if (code === undefined) return undefined;
      codes.push(code);
    }
    return codes;
  }
}

function showing(codes: readonly number[], shifts: readonly number[]): Uint8Array {
  const canvas = new Canvas();
  canvas.showCodes(codes, shifts);
  return canvas.toBytes().slice();
}

function shiftsOf(placed: readonly PlacedGlyph[]): readonly number[] {
  const shifts: number[] = [];
  let pen = placed[0]?.along ?? 0;
  for (const { glyph, along, size, scale } of placed) {
    const unit = (size * scale) / 1000;
    const shift = Math.round((pen - along) / unit) | 0;
    shifts.push(shift);
    pen -= shift * unit;
    pen += thousandths(glyph.face.advanceOf(glyph.id), glyph.face.unitsPerEm) * unit;
  }
  return shifts;
}

function isPlain({ glyph, sideways, heightScale }: PlacedGlyph): boolean {
  return !sideways && !glyph.slant && !glyph.over && heightScale === 1;
}

function goesOn(a: PlacedGlyph, b: PlacedGlyph): boolean {
  return (
    a.glyph.face === b.glyph.face &&
    a.glyph.embolden === b.glyph.embolden &&
    a.size === b.size &&
    a.scale === b.scale &&
    a.cross === b.cross &&
    a.style.color === b.style.color
  );
}

function runsOf({ glyphs }: Line): readonly LineRun[] | undefined {
  if (!glyphs.every(isPlain)) return undefined;
  const runs: LineRun[] = [];
  for (let start = 0; start < glyphs.length;) {
    let end = start + 1;
    for (; end < glyphs.length; end++) {
      const [before, after] = [glyphs[end - 1], glyphs[end]];
      if (!before || !after || !goesOn(before, after)) break;
    }
    const [first, ...rest] = glyphs.slice(start, end);
    if (first) runs.push(new LineRun([first, ...rest]));
    start = end;
  }
  return runs;
}

const kept = new WeakMap<Line, readonly LineRun[]>();

/** Keeps what the drawing of a horizontal line needs, for a line that occurs in many documents. */
export function keepRuns(line: Line): void {
  const runs = runsOf(line);
  if (runs) kept.set(line, runs);
}

/** Undefined for a line that is not kept. */
export function keptRuns(line: Line): readonly LineRun[] | undefined {
  return kept.get(line);
}
