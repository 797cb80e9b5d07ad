import { identityMatrix, type Matrix, type PdfFile } from '../../read/index.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import type { FontCache } from '../text/font-cache.ts';
import type { Box } from '../shapes/box.ts';
import type { FontDecoder } from '../text/read-decoder.ts';

/** What the pages of a file share while they are looked at. */
export interface InterpreterShared {
  readonly file: PdfFile;
  readonly budget: InspectBudget;
  readonly fonts: FontCache;
}

/** The part of the graphics state (8.4, 9.3) that decides the places of lines and characters. */
export interface GraphicsState {
  /** From the space of the content to the page as seen. */
  matrix: Matrix;
  clip: Box;
  lineWidth: number;
  /** Lightness of the colors: 0 black, 1 white. */
  fill: number;
  stroke: number;
  /** Number of parts that colors of the fill and stroke spaces have, where those are gray, RGB or CMYK. */
  fillParts: number | undefined;
  strokeParts: number | undefined;
  font: FontDecoder | undefined;
  fontSize: number;
  characterSpace: number;
  wordSpace: number;
  /** Horizontal scale, 1 for 100 %. */
  scale: number;
  leading: number;
  rise: number;
}

export function startState(matrix: Matrix, clip: Box): GraphicsState {
  return {
    matrix,
    clip,
    lineWidth: 1,
    fill: 0,
    stroke: 0,
    fillParts: 1,
    strokeParts: 1,
    font: undefined,
    fontSize: 0,
    characterSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
}

/** The matrices of a text object (9.4.1). */
export interface TextPosition {
  matrix: Matrix;
  line: Matrix;
}

export const startText = (): TextPosition => ({ matrix: identityMatrix, line: identityMatrix });

/** Lightness of a color by its number of parts; black where it cannot be known. */
export function lightnessOf(parts: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  if (parts.length === 1) return a;
  if (parts.length === 3) return 0.3 * a + 0.59 * b + 0.11 * c;
  return parts.length === 4 ? (1 - d) * (1 - (0.3 * a + 0.59 * b + 0.11 * c)) : 0;
}
