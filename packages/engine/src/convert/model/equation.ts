import type { TextFormat } from './formats.ts';

/** Letters, digits and signs of an equation in one look. */
export interface EquationText {
  readonly kind: 'text';
  readonly text: string;
  readonly format: TextFormat;
  /** Words: spaces count, and no space is put around signs. */
  readonly isWords?: true;
}

export interface EquationRow {
  readonly kind: 'row';
  readonly parts: readonly Equation[];
}

export interface EquationFraction {
  readonly kind: 'fraction';
  readonly look: 'bar' | 'skewed' | 'linear' | 'noBar';
  readonly over: Equation;
  readonly under: Equation;
  readonly format: TextFormat;
}

export interface EquationRoot {
  readonly kind: 'root';
  readonly body: Equation;
  readonly degree?: Equation;
  readonly format: TextFormat;
}

export interface EquationScripts {
  readonly kind: 'scripts';
  readonly base: Equation;
  readonly sub?: Equation;
  readonly sup?: Equation;
  /** They are before the base. */
  readonly isBefore?: true;
}

/** Something in small type above or below, in the middle: `lim`, notes of groups. */
export interface EquationLimits {
  readonly kind: 'limits';
  readonly base: Equation;
  readonly above?: Equation;
  readonly below?: Equation;
}

/** A large sign with its limits: a sum, a product, an integral. */
export interface EquationSum {
  readonly kind: 'sum';
  readonly sign: string;
  readonly sub?: Equation;
  readonly sup?: Equation;
  readonly body: Equation;
  /** Beside the sign, above and below it, or above and below in display equations only. */
  readonly limits: 'beside' | 'around' | 'display';
  readonly format: TextFormat;
}

/** Brackets around parts; '' is no bracket. */
export interface EquationFence {
  readonly kind: 'fence';
  readonly open: string;
  readonly close: string;
  readonly separator: string;
  readonly parts: readonly Equation[];
  readonly grows: boolean;
  readonly format: TextFormat;
}

/** A mark over letters, by its combining character, or a sign drawn as wide as the body above or below it. */
export interface EquationAccent {
  readonly kind: 'accent' | 'brace';
  readonly sign: string;
  readonly at: 'above' | 'below';
  readonly body: Equation;
  readonly format: TextFormat;
}

export interface EquationGrid {
  readonly kind: 'grid';
  readonly rows: readonly (readonly Equation[])[];
  /** Of each column; the last one is for those behind it too. */
  readonly align: readonly ('start' | 'center' | 'end')[];
  /** Between columns and between rows, em. */
  readonly columnGap: number;
  readonly rowGap: number;
  readonly format: TextFormat;
}

/** Strokes at some sides, and through the body. */
export interface EquationFrame {
  readonly kind: 'frame';
  readonly strokes: ReadonlySet<'top' | 'bottom' | 'left' | 'right' | 'across' | 'upright' | 'falling' | 'rising'>;
  readonly body: Equation;
  readonly format: TextFormat;
}

/** Takes the room of its body, of which some may not count or not be seen. */
export interface EquationPhantom {
  readonly kind: 'phantom';
  readonly isShown: boolean;
  readonly hasWidth: boolean;
  readonly hasAscent: boolean;
  readonly hasDescent: boolean;
  readonly body: Equation;
}

/** Off the baseline, pt upwards. */
export interface EquationShift {
  readonly kind: 'shift';
  readonly by: number;
  readonly body: Equation;
}

/** Parts one over the other; with `spread` the letters of each are spread over the width of the widest. */
export interface EquationOverlay {
  readonly kind: 'overlay';
  readonly align: 'start' | 'center' | 'end' | 'spread';
  readonly parts: readonly Equation[];
}

/** pt; may be negative. */
export interface EquationSpace {
  readonly kind: 'space';
  readonly width: number;
  /** Drawn as a line on the baseline. */
  readonly isLine?: true;
  readonly format: TextFormat;
}

export type Equation =
  | EquationText
  | EquationRow
  | EquationFraction
  | EquationRoot
  | EquationScripts
  | EquationLimits
  | EquationSum
  | EquationFence
  | EquationAccent
  | EquationGrid
  | EquationFrame
  | EquationPhantom
  | EquationShift
  | EquationOverlay
  | EquationSpace;
