export { Canvas } from './canvas.ts';
export { drawLines, drawParagraphs, type LinesPlace, type PlacedLines } from './draw-lines.ts';
export type { FixedCodes, GlyphCode, GlyphCodes } from './glyph-codes.ts';
export { keepRuns } from './line-runs.ts';
export { numberText } from './number-text.ts';
